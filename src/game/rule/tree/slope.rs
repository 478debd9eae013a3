//! How fast a rule in one variable rises, as far as its form tells.
//!
//! A typed rule cannot be tried at every heap. But sums, multiples, roundings, minima, maxima and square roots of parts
//! whose steps are bounded have bounded steps themselves, so many rules prove by their form alone how they rise. A choice
//! that compares the variable with numbers is made for good once the variable is larger than all of them.

use std::cmp::Ordering;

use super::{Binary, Expression, Id, Tree, Unary};
use crate::game::rule::exact::{Exact, Fault};
use crate::game::rule::slow::holds;

/// What the form of a rule proves: from some n on f(n) is whole, if it has a value at the first such n, and f(n + 1) ≥
/// f(n) − 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slope {
    /// The n from which on it is so.
    pub from: u64,
    /// Whether even f(n + 1) ≥ f(n).
    pub never_falls: bool,
    /// Whether even f(n + 1) is f(n) or f(n) + 1.
    pub slow: bool,
    /// Whether even f(n + 1) > f(n).
    pub climbs: bool,
}

/// Bounds for f(n + 1) − f(n) that hold for every n from `from` on.
#[derive(Clone, Copy, Debug)]
struct Steps {
    from: u64,
    least: Exact,
    most: Exact,
    /// Whether f(n) is always a whole number.
    whole: bool,
}

impl Tree {
    /// What the part's form proves about it.
    pub(in super::super) fn slope(&self, id: Id) -> Option<Slope> {
        let Steps { from, least, most, whole } = self.steps(id).ok()??;
        let never_falls = least.sign().ok()? != Ordering::Less;
        let slow = never_falls && most.compare(Exact::ONE).ok()? != Ordering::Greater;
        let falls_by_one = least.compare(Exact::ONE.negate()).ok()? != Ordering::Less;
        let climbs = least.compare(Exact::ONE).ok()? != Ordering::Less;
        (whole && falls_by_one).then_some(Slope { from, never_falls, slow, climbs })
    }

    /// The bounds of a part, if its form has some.
    fn steps(&self, id: Id) -> Result<Option<Steps>, Fault> {
        if let Some(value) = self.fixed(id)? {
            let whole = value.whole().is_some();
            return Ok(Some(Steps { from: 0, least: Exact::ZERO, most: Exact::ZERO, whole }));
        }
        match self.node(id).expression {
            Expression::Variable(_) => Ok(Some(Steps { from: 0, least: Exact::ONE, most: Exact::ONE, whole: true })),
            Expression::If(condition, yes, no) => {
                let Some((from, answer)) = self.settled(condition)? else { return Ok(None) };
                let steps = self.steps(if answer { yes } else { no })?;
                Ok(steps.map(|steps| Steps { from: steps.from.max(from), ..steps }))
            }
            // log₂(n + 1) − log₂ n ≤ 1 for n ≥ 1.
            Expression::Unary(Unary::Log2, inner) if matches!(self.node(inner).expression, Expression::Variable(_)) => {
                Ok(Some(Steps { from: 1, least: Exact::ZERO, most: Exact::ONE, whole: false }))
            }
            Expression::Unary(function, inner) => {
                let Some(steps) = self.steps(inner)? else { return Ok(None) };
                steps.after(function)
            }
            Expression::Binary(Binary::Multiply | Binary::Divide, ..) => {
                let Some((part, factor)) = self.multiple(id)? else { return Ok(None) };
                let Some(steps) = self.steps(part)? else { return Ok(None) };
                steps.times(factor).map(Some)
            }
            Expression::Binary(function, a, b) => {
                let (Some(a), Some(b)) = (self.steps(a)?, self.steps(b)?) else { return Ok(None) };
                a.beside(b, function)
            }
            _ => Ok(None),
        }
    }

    /// A product as the part that varies and the number that it is multiplied by.
    pub(super) fn multiple(&self, id: Id) -> Result<Option<(Id, Exact)>, Fault> {
        let Expression::Binary(function, a, b) = self.node(id).expression else { return Ok(None) };
        Ok(match (function, self.fixed(a)?, self.fixed(b)?) {
            (Binary::Multiply, Some(factor), None) => Some((b, factor)),
            (Binary::Multiply, None, Some(factor)) => Some((a, factor)),
            (Binary::Divide, None, Some(divisor)) => Some((a, Exact::ONE.divide(divisor)?)),
            _ => None,
        })
    }

    /// From which n on the answer of a condition is always the same, and that answer, if its form tells.
    pub(super) fn settled(&self, id: Id) -> Result<Option<(u64, bool)>, Fault> {
        let both = |a: Id, b: Id| Ok::<_, Fault>(self.settled(a)?.zip(self.settled(b)?));
        Ok(match self.node(id).expression {
            Expression::Compare(comparison, a, b) => {
                let is_variable = |id: Id| matches!(self.node(id).expression, Expression::Variable(_));
                let (number, order) = match (self.fixed(a)?, self.fixed(b)?) {
                    (None, Some(number)) if is_variable(a) => (number, Ordering::Greater),
                    (Some(number), None) if is_variable(b) => (number, Ordering::Less),
                    _ => return Ok(None),
                };
                let beyond = number.floor()?.whole().map_or(0, |floor| floor + 1).max(0);
                u64::try_from(beyond).ok().map(|from| (from, holds(comparison, order)))
            }
            Expression::Not(inner) => self.settled(inner)?.map(|(from, answer)| (from, !answer)),
            Expression::And(a, b) => both(a, b)?.map(|((from, a), (other, b))| (from.max(other), a && b)),
            Expression::Or(a, b) => both(a, b)?.map(|((from, a), (other, b))| (from.max(other), a || b)),
            _ => None,
        })
    }

    /// The value of a part that is made of numbers alone.
    pub(super) fn fixed(&self, id: Id) -> Result<Option<Exact>, Fault> {
        let value = match self.node(id).expression {
            Expression::Constant(value) => value,
            Expression::Unary(Unary::Negate, inner) => match self.fixed(inner)? {
                Some(value) => value.negate(),
                None => return Ok(None),
            },
            Expression::Binary(function, a, b) => match (self.fixed(a)?, self.fixed(b)?, function) {
                (Some(a), Some(b), Binary::Add) => a.add(b)?,
                (Some(a), Some(b), Binary::Subtract) => a.subtract(b)?,
                (Some(a), Some(b), Binary::Multiply) => a.multiply(b)?,
                (Some(a), Some(b), Binary::Divide) => a.divide(b)?,
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        Ok(Some(value))
    }
}

impl Steps {
    fn times(self, factor: Exact) -> Result<Steps, Fault> {
        let (a, b) = (self.least.multiply(factor)?, self.most.multiply(factor)?);
        let (least, most) = if factor.sign()? == Ordering::Less { (b, a) } else { (a, b) };
        Ok(Steps { least, most, whole: self.whole && factor.whole().is_some(), ..self })
    }

    fn after(self, function: Unary) -> Result<Option<Steps>, Fault> {
        let Steps { from, least, most, whole } = self;
        Ok(match function {
            Unary::Negate => Some(Steps { from, least: most.negate(), most: least.negate(), whole }),
            // Where a number moves on by s, its rounding moves on by ⌊s⌋ or ⌈s⌉.
            Unary::Floor | Unary::Ceil => Some(Steps { from, least: least.floor()?, most: most.ceil()?, whole: true }),
            // √(x + s) − √x ≤ √s ≤ max(s, 1).
            Unary::Sqrt if least.sign()? != Ordering::Less => {
                Some(Steps { from, least: Exact::ZERO, most: most.max(Exact::ONE)?, whole: false })
            }
            Unary::Sqrt | Unary::Abs | Unary::Log2 => None,
        })
    }

    fn beside(self, other: Steps, function: Binary) -> Result<Option<Steps>, Fault> {
        let (least, most) = match function {
            Binary::Add => (self.least.add(other.least)?, self.most.add(other.most)?),
            Binary::Subtract => (self.least.subtract(other.most)?, self.most.subtract(other.least)?),
            Binary::Min | Binary::Max => (self.least.min(other.least)?, self.most.max(other.most)?),
            _ => return Ok(None),
        };
        Ok(Some(Steps { from: self.from.max(other.from), least, most, whole: self.whole && other.whole }))
    }
}
