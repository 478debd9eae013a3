//! Where a rule ends up as its first variable grows, as far as its form tells.
//!
//! Nobody can try every k. But a sum of parts that grow beyond every bound grows so too, a minimum of such a part and a
//! number is that number in the end, and a comparison of the two is decided for good: many rules tell by their form alone
//! what they come to once k is large enough. Where the form does not tell, neither does this.

use std::cmp::Ordering;

use super::{Binary, Expression, Id, Tree, Unary};
use crate::game::rule::exact::{Exact, Fault};
use crate::game::rule::slow::holds;

/// What a part comes to: less than every number, one number for good, or more than every number.
#[derive(Clone, Copy, Debug)]
pub(in super::super) enum End {
    Below,
    At(Exact),
    Above,
}

use End::{Above, At, Below};

/// The second variable and the third.
pub(in super::super) type Others = [Exact; 2];

impl Tree {
    /// Where a number ends up as the first variable grows and the second and the third stay as they are.
    pub(in super::super) fn end(&self, id: Id, others: Others) -> Option<End> {
        match self.node(id).expression {
            Expression::Constant(value) => Some(At(value)),
            Expression::Variable(0) => Some(Above),
            Expression::Variable(other) => Some(At(others[usize::from(other) - 1])),
            Expression::Unary(function, inner) => {
                self.rounded_log(function, inner, others).or_else(|| after(function, self.end(inner, others)?))
            }
            Expression::Binary(function, a, b) => beside(function, self.end(a, others)?, self.end(b, others)?),
            Expression::If(condition, yes, no) => match self.settles(condition, others) {
                Some(true) => self.end(yes, others),
                Some(false) => self.end(no, others),
                None => self.end(yes, others).filter(|&yes| self.end(no, others).is_some_and(|no| same(yes, no))),
            },
            _ => None,
        }
    }

    /// Whether a condition holds, or a set has the second variable as a member, for every large first one; none if the form
    /// does not tell.
    pub(in super::super) fn settles(&self, id: Id, others: Others) -> Option<bool> {
        match &self.node(id).expression {
            Expression::Compare(comparison, a, b) => {
                Some(holds(*comparison, order(self.end(*a, others)?, self.end(*b, others)?)?))
            }
            Expression::Not(inner) => Some(!self.settles(*inner, others)?),
            Expression::And(a, b) => all([self.settles(*a, others), self.settles(*b, others)]),
            Expression::Or(a, b) => any([self.settles(*a, others), self.settles(*b, others)]),
            Expression::If(condition, yes, no) => {
                let (yes, no) = (self.settles(*yes, others), self.settles(*no, others));
                match self.settles(*condition, others) {
                    Some(chosen) => {
                        if chosen {
                            yes
                        } else {
                            no
                        }
                    }
                    None => yes.filter(|_| yes == no),
                }
            }
            Expression::Range(first, last) => {
                let within = |end: &Id, outside| Some(order(At(others[0]), self.end(*end, others)?)? != outside);
                all([within(first, Ordering::Less), within(last, Ordering::Greater)])
            }
            Expression::Members(members) => any(members.iter().map(|member| self.settles(*member, others))),
            // A member that is a number.
            _ => Some(order(self.end(id, others)?, At(others[0]))? == Ordering::Equal),
        }
    }

    /// Logarithms are only there rounded.
    fn rounded_log(&self, function: Unary, inner: Id, others: Others) -> Option<End> {
        let Expression::Unary(Unary::Log2, of) = self.node(inner).expression else { return None };
        match (function, self.end(of, others)?) {
            (_, Above) => Some(Above),
            (Unary::Floor, At(value)) => value.floor_log2().ok().map(At),
            (Unary::Ceil, At(value)) => value.ceil_log2().ok().map(At),
            _ => None,
        }
    }
}

fn after(function: Unary, of: End) -> Option<End> {
    let exact = |value: Result<Exact, Fault>| value.ok().map(At);
    match (function, of) {
        (Unary::Negate | Unary::Abs, Below) => Some(Above),
        (Unary::Negate, Above) => Some(Below),
        (Unary::Floor | Unary::Ceil, Below) => Some(Below),
        (_, Above) => Some(Above),
        (Unary::Negate, At(value)) => Some(At(value.negate())),
        (Unary::Abs, At(value)) => exact(value.abs()),
        (Unary::Floor, At(value)) => exact(value.floor()),
        (Unary::Ceil, At(value)) => exact(value.ceil()),
        (Unary::Sqrt, At(value)) => exact(value.sqrt()),
        (Unary::Sqrt | Unary::Log2, _) => None,
    }
}

fn beside(function: Binary, a: End, b: End) -> Option<End> {
    match function {
        Binary::Add => match (a, b) {
            (At(a), At(b)) => a.add(b).ok().map(At),
            (At(_), end) | (end, At(_)) => Some(end),
            _ => Some(a).filter(|_| same(a, b)),
        },
        Binary::Subtract => beside(Binary::Add, a, after(Unary::Negate, b)?),
        Binary::Multiply => match (a, b) {
            (At(a), At(b)) => a.multiply(b).ok().map(At),
            _ => scaled(sign(a)?, sign(b)?),
        },
        Binary::Divide => match (a, b) {
            (At(a), At(b)) => a.divide(b).ok().map(At),
            // Nothing divided by more and more stays nothing; everything else comes near to it and never there.
            (At(a), _) => Some(At(a)).filter(|_| a == Exact::ZERO),
            (_, At(b)) if b != Exact::ZERO => scaled(sign(a)?, sign(At(b))?),
            _ => None,
        },
        Binary::Power => match (a, b) {
            (At(a), At(b)) => a.power(b).ok().map(At),
            (Above, At(b)) if b.whole()? > 0 => Some(Above),
            (Above, Above) => Some(Above),
            (At(a), Above) if a.compare(Exact::ONE).ok()? == Ordering::Greater => Some(Above),
            _ => None,
        },
        Binary::Min | Binary::Max if same(a, b) => Some(a),
        Binary::Min => Some(if order(a, b)? == Ordering::Less { a } else { b }),
        Binary::Max => Some(if order(a, b)? == Ordering::Less { b } else { a }),
        Binary::Mod | Binary::Gcd => match (function, a, b) {
            (Binary::Mod, At(a), At(b)) => a.modulo(b).ok().map(At),
            (_, At(a), At(b)) => a.gcd(b).ok().map(At),
            _ => None,
        },
    }
}

/// A product of which at least one factor has no bound.
fn scaled(a: Ordering, b: Ordering) -> Option<End> {
    Some(match (a, b) {
        (Ordering::Equal, _) | (_, Ordering::Equal) => At(Exact::ZERO),
        _ if a == b => Above,
        _ => Below,
    })
}

fn sign(end: End) -> Option<Ordering> {
    match end {
        Below => Some(Ordering::Less),
        At(value) => value.sign().ok(),
        Above => Some(Ordering::Greater),
    }
}

/// How two ends compare; two that both leave every bound behind do not tell.
fn order(a: End, b: End) -> Option<Ordering> {
    match (a, b) {
        (At(a), At(b)) => a.compare(b).ok(),
        (Below, Below) | (Above, Above) => None,
        (Below, _) | (_, Above) => Some(Ordering::Less),
        (Above, _) | (_, Below) => Some(Ordering::Greater),
    }
}

fn same(a: End, b: End) -> bool {
    matches!((a, b), (Below, Below) | (Above, Above)) || order(a, b) == Some(Ordering::Equal)
}

fn any(parts: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    parts
        .into_iter()
        .try_fold(Some(false), |found, part| match part {
            Some(true) => Err(Some(true)),
            Some(false) => Ok(found),
            None => Ok(None),
        })
        .unwrap_or_else(|decided| decided)
}

fn all(parts: [Option<bool>; 2]) -> Option<bool> {
    any(parts.map(|part| part.map(|part| !part))).map(|any| !any)
}
