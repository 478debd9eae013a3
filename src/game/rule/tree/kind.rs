//! The kinds of things that a rule speaks about, and which kind may stand where.

use super::{Binary, Expression, Id, Tree, Unary};
use crate::game::rule::error::RuleError;
use crate::game::rule::source::Span;

/// What a part of a rule stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Sense {
    /// A fraction.
    Number,
    /// A number that may hold a square root; rounding or comparing makes use of it.
    Root,
    /// A logarithm, which is good for rounding alone.
    Log,
    /// Yes or no.
    Condition,
    /// A set of whole numbers.
    Set,
}

impl Sense {
    /// The kind as messages name it.
    pub(in super::super) fn name(self) -> &'static str {
        match self {
            Sense::Number | Sense::Root | Sense::Log => "a number",
            Sense::Condition => "a condition",
            Sense::Set => "a set",
        }
    }
}

/// Each check answers for one place where a part may stand; its error points at that part, or at the root inside it.
impl Tree {
    /// A finished rule, or a part of one, that must be a fraction.
    pub(in super::super) fn rounded(&self, id: Id) -> Result<(), RuleError> {
        match self.node(id).kind {
            Sense::Root => {
                Err(self.root_in(id).error("sqrt must stand inside floor(…) or ceil(…), or in a comparison"))
            }
            Sense::Log => Err(self.bare_log(id)),
            _ => Ok(()),
        }
    }

    pub(super) fn unary_kind(&self, function: Unary, inner: Id) -> Result<Sense, RuleError> {
        let node = self.node(inner);
        match (function, node.kind) {
            (_, Sense::Condition | Sense::Set) => {
                let name = node.kind.name();
                Err(node.span.error(match function {
                    Unary::Negate => format!("{name} has no negative"),
                    Unary::Abs => format!("abs works on numbers, not on {name}"),
                    Unary::Floor => format!("floor works on numbers, not on {name}"),
                    Unary::Ceil => format!("ceil works on numbers, not on {name}"),
                    Unary::Sqrt => format!("sqrt works on numbers, not on {name}"),
                    Unary::Log2 => format!("log2 works on numbers, not on {name}"),
                }))
            }
            (Unary::Floor | Unary::Ceil, _) => Ok(Sense::Number),
            (_, Sense::Log) => Err(self.bare_log(inner)),
            (Unary::Sqrt, Sense::Root) => Err(self.unrounded(inner, "sqrt")),
            (Unary::Log2, Sense::Root) => Err(self.unrounded(inner, "log2")),
            (Unary::Sqrt, _) => Ok(Sense::Root),
            (Unary::Log2, _) => Ok(Sense::Log),
            (Unary::Negate | Unary::Abs, kind) => Ok(kind),
        }
    }

    pub(super) fn binary_kind(&self, function: Binary, a: Id, b: Id) -> Result<Sense, RuleError> {
        for part in [a, b] {
            let node = self.node(part);
            let name = node.kind.name();
            match node.kind {
                Sense::Condition | Sense::Set => {
                    return Err(node.span.error(match function {
                        Binary::Add => format!("{name} cannot be added"),
                        Binary::Subtract => format!("{name} cannot be subtracted"),
                        Binary::Multiply => format!("{name} cannot be multiplied"),
                        Binary::Divide => format!("{name} cannot be divided"),
                        Binary::Mod => format!("mod works on numbers, not on {name}"),
                        Binary::Power => format!("“^” works on numbers, not on {name}"),
                        Binary::Min => format!("min works on numbers, not on {name}"),
                        Binary::Max => format!("max works on numbers, not on {name}"),
                        Binary::Gcd => format!("gcd works on numbers, not on {name}"),
                    }));
                }
                Sense::Log => return Err(self.bare_log(part)),
                Sense::Root if function == Binary::Mod => return Err(self.unrounded(part, "mod")),
                Sense::Root if function == Binary::Gcd => return Err(self.unrounded(part, "gcd")),
                Sense::Root if function == Binary::Power && part == b => {
                    return Err(self.unrounded(part, "an exponent"));
                }
                Sense::Root | Sense::Number => {}
            }
        }
        Ok(self.wider(a, b))
    }

    pub(super) fn choice_kind(&self, yes: Id, no: Id) -> Result<Sense, RuleError> {
        for part in [yes, no] {
            if self.node(part).kind == Sense::Log {
                return Err(self.bare_log(part));
            }
        }
        let (first, second) = (self.node(yes).kind.name(), self.node(no).kind.name());
        if first == second {
            return Ok(self.wider(yes, no));
        }
        Err(self.node(no).span.error(format!("“if” chooses between {first} and {second}; both must be of one kind")))
    }

    pub(super) fn compared(&self, id: Id) -> Result<(), RuleError> {
        let node = self.node(id);
        match node.kind {
            Sense::Number | Sense::Root => Ok(()),
            Sense::Log => Err(self.bare_log(id)),
            Sense::Condition | Sense::Set => Err(node.span.error(format!("{} cannot be compared", node.kind.name()))),
        }
    }

    pub(super) fn condition(&self, id: Id, who: &str) -> Result<(), RuleError> {
        let node = self.node(id);
        match node.kind {
            Sense::Condition => Ok(()),
            other => Err(node.span.error(format!("{who} a condition such as a < b, not {}", other.name()))),
        }
    }

    pub(super) fn end_of_range(&self, id: Id) -> Result<(), RuleError> {
        let node = self.node(id);
        match node.kind {
            Sense::Condition | Sense::Set => {
                Err(node.span.error(format!("a range ends at numbers, not at {}", node.kind.name())))
            }
            _ => self.rounded(id),
        }
    }

    pub(super) fn member(&self, id: Id) -> Result<(), RuleError> {
        match self.node(id).kind {
            Sense::Condition => Err(self.node(id).span.error("a condition cannot be a member of a set")),
            _ => self.rounded(id),
        }
    }

    /// The kind of a result that may come from either part.
    fn wider(&self, a: Id, b: Id) -> Sense {
        if self.node(b).kind == Sense::Root { Sense::Root } else { self.node(a).kind }
    }

    fn unrounded(&self, id: Id, place: &str) -> RuleError {
        self.root_in(id).error(format!("sqrt inside {place} must first be rounded by floor(…) or ceil(…)"))
    }

    fn bare_log(&self, id: Id) -> RuleError {
        self.node(id).span.error("log2 must stand directly inside floor(…) or ceil(…)")
    }

    /// The place of a square root inside a part of kind [`Kind::Root`].
    fn root_in(&self, mut id: Id) -> Span {
        let rooted = |id: Id| self.node(id).kind == Sense::Root;
        loop {
            id = match self.node(id).expression {
                Expression::Unary(Unary::Negate | Unary::Abs, inner) => inner,
                Expression::Binary(_, a, b) | Expression::If(_, a, b) => {
                    if rooted(a) {
                        a
                    } else {
                        b
                    }
                }
                _ => return self.node(id).span,
            }
        }
    }
}
