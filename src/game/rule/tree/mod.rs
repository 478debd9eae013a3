//! A rule as a tree. Every node is checked when it is made, so that a finished tree can only fail in its arithmetic.
//!
//! Nodes live in one list and name each other by their place in it: the middle of a chain such as `1 <= j <= 2k`
//! belongs to two comparisons, and a long rule is dropped without recursion.

mod band;
mod end;
mod kind;
mod period;
mod region;
mod slope;

use super::error::RuleError;
use super::exact::Exact;
use super::source::Span;
use super::token::Comparison;
pub(super) use end::{End, Others};
pub(super) use kind::Sense;
pub use slope::Slope;

/// A node's place in the list.
pub(super) type Id = usize;

/// One part of a rule.
#[derive(Clone, Debug)]
pub(super) struct RulePart {
    pub(super) expression: Expression,
    pub(super) kind: Sense,
    pub(super) span: Span,
    /// Bit i says that the part depends on variable i.
    pub(super) uses: u8,
}

/// What a part is made of.
#[derive(Clone, Debug)]
pub(super) enum Expression {
    Constant(Exact),
    Variable(u8),
    Unary(Unary, Id),
    Binary(Binary, Id, Id),
    Compare(Comparison, Id, Id),
    Not(Id),
    And(Id, Id),
    Or(Id, Id),
    If(Id, Id, Id),
    Range(Id, Id),
    Members(Vec<Id>),
}

/// Functions of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unary {
    Negate,
    Abs,
    Floor,
    Ceil,
    Sqrt,
    Log2,
}

/// Functions of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Mod,
    Power,
    Min,
    Max,
    Gcd,
}

/// All parts of a rule.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<RulePart>,
}

impl Tree {
    pub(super) fn node(&self, id: Id) -> &RulePart {
        &self.nodes[id]
    }

    /// Gives a node the place of the brackets around it, so that messages quote whole brackets.
    pub(super) fn widen(&mut self, id: Id, span: Span) {
        self.nodes[id].span = span;
    }

    pub(super) fn constant(&mut self, value: Exact, span: Span) -> Id {
        self.add(Expression::Constant(value), Sense::Number, span, &[])
    }

    pub(super) fn variable(&mut self, index: u8, span: Span) -> Id {
        let id = self.add(Expression::Variable(index), Sense::Number, span, &[]);
        self.nodes[id].uses = 1 << index;
        id
    }

    pub(super) fn unary(&mut self, function: Unary, inner: Id, span: Span) -> Result<Id, RuleError> {
        let kind = self.unary_kind(function, inner)?;
        Ok(self.add(Expression::Unary(function, inner), kind, span, &[inner]))
    }

    pub(super) fn binary(&mut self, function: Binary, a: Id, b: Id, span: Span) -> Result<Id, RuleError> {
        let kind = self.binary_kind(function, a, b)?;
        Ok(self.add(Expression::Binary(function, a, b), kind, span, &[a, b]))
    }

    pub(super) fn compare(&mut self, comparison: Comparison, a: Id, b: Id) -> Result<Id, RuleError> {
        self.compared(a)?;
        self.compared(b)?;
        let span = self.across(a, b);
        Ok(self.add(Expression::Compare(comparison, a, b), Sense::Condition, span, &[a, b]))
    }

    pub(super) fn not(&mut self, inner: Id, span: Span) -> Result<Id, RuleError> {
        self.condition(inner, "“not” needs")?;
        Ok(self.add(Expression::Not(inner), Sense::Condition, span, &[inner]))
    }

    pub(super) fn and(&mut self, a: Id, b: Id) -> Result<Id, RuleError> {
        self.condition(a, "“and” needs")?;
        self.condition(b, "“and” needs")?;
        let span = self.across(a, b);
        Ok(self.add(Expression::And(a, b), Sense::Condition, span, &[a, b]))
    }

    pub(super) fn or(&mut self, a: Id, b: Id) -> Result<Id, RuleError> {
        self.condition(a, "“or” needs")?;
        self.condition(b, "“or” needs")?;
        let span = self.across(a, b);
        Ok(self.add(Expression::Or(a, b), Sense::Condition, span, &[a, b]))
    }

    pub(super) fn choice(&mut self, condition: Id, yes: Id, no: Id, span: Span) -> Result<Id, RuleError> {
        self.condition(condition, "“if” starts with")?;
        let kind = self.choice_kind(yes, no)?;
        Ok(self.add(Expression::If(condition, yes, no), kind, span, &[condition, yes, no]))
    }

    pub(super) fn range(&mut self, first: Id, last: Id) -> Result<Id, RuleError> {
        self.end_of_range(first)?;
        self.end_of_range(last)?;
        let span = self.across(first, last);
        Ok(self.add(Expression::Range(first, last), Sense::Set, span, &[first, last]))
    }

    pub(super) fn members(&mut self, members: Vec<Id>, span: Span) -> Result<Id, RuleError> {
        for member in &members {
            self.member(*member)?;
        }
        let id = self.add(Expression::Members(Vec::new()), Sense::Set, span, &members);
        self.nodes[id].expression = Expression::Members(members);
        Ok(id)
    }

    /// The first place where the rule names a variable. Nodes are made in the order of the text.
    pub(super) fn first_use(&self, variable: u8) -> Option<Span> {
        self.nodes
            .iter()
            .find(|node| matches!(node.expression, Expression::Variable(name) if name == variable))
            .map(|it| it.span)
    }

    /// The largest numbers and conditions in a part that depend on this variable alone.
    pub(super) fn parts_of(&self, id: Id, variable: u8) -> Vec<Id> {
        let RulePart { expression, kind, uses, .. } = self.node(id);
        if uses >> variable & 1 == 0 {
            return Vec::new();
        }
        // A logarithm is no value by itself.
        let fit = matches!(kind, Sense::Number | Sense::Root | Sense::Condition);
        if *uses == 1 << variable && fit {
            return vec![id];
        }
        let parts = match expression {
            Expression::Constant(_) | Expression::Variable(_) => Vec::new(),
            Expression::Unary(_, inner) | Expression::Not(inner) => vec![*inner],
            Expression::Binary(_, a, b)
            | Expression::Compare(_, a, b)
            | Expression::And(a, b)
            | Expression::Or(a, b)
            | Expression::Range(a, b) => vec![*a, *b],
            Expression::If(condition, yes, no) => vec![*condition, *yes, *no],
            Expression::Members(members) => members.clone(),
        };
        parts.into_iter().flat_map(|part| self.parts_of(part, variable)).collect()
    }

    /// The text from one part to another.
    fn across(&self, first: Id, last: Id) -> Span {
        self.node(first).span.to(self.node(last).span)
    }

    fn add(&mut self, expression: Expression, kind: Sense, span: Span, parts: &[Id]) -> Id {
        let uses = parts.iter().fold(0, |uses, part| uses | self.node(*part).uses);
        self.nodes.push(RulePart { expression, kind, span, uses });
        self.nodes.len() - 1
    }
}
