//! Rules that repeat, as far as their form tells.
//!
//! If the variable stands only inside `… mod m` with a fixed m, and there only in sums and products of whole numbers, then
//! the rule gives the same number m heaps later: `n mod 7`, `if(n mod 2 = 0, 3, 1)`, and every rule without a variable.

use super::{Binary, Expression, Id, Tree, Unary};
use crate::game::numbers::gcd;

impl Tree {
    /// A period of the part, if its form proves one: p with f(n + p) = f(n) for every n, not always the least.
    pub(in super::super) fn period(&self, id: Id) -> Option<u64> {
        if self.node(id).uses == 0 {
            return Some(1);
        }
        match &self.node(id).expression {
            Expression::Binary(Binary::Mod, a, b) if self.is_polynomial(*a) => {
                let modulus = self.fixed(*b).ok()??.whole()?;
                u64::try_from(modulus.unsigned_abs()).ok().filter(|&modulus| modulus > 0)
            }
            Expression::Constant(_) | Expression::Variable(_) => None,
            Expression::Unary(_, inner) | Expression::Not(inner) => self.period(*inner),
            Expression::Binary(_, a, b)
            | Expression::Compare(_, a, b)
            | Expression::And(a, b)
            | Expression::Or(a, b)
            | Expression::Range(a, b) => self.common_period(&[*a, *b]),
            Expression::If(condition, yes, no) => self.common_period(&[*condition, *yes, *no]),
            Expression::Members(members) => self.common_period(members),
        }
    }

    fn common_period(&self, parts: &[Id]) -> Option<u64> {
        parts.iter().try_fold(1_u64, |common, &part| {
            let own = self.period(part)?;
            (common / gcd(common, own)).checked_mul(own)
        })
    }

    /// Whether the part is a polynomial with whole coefficients.
    fn is_polynomial(&self, id: Id) -> bool {
        match self.node(id).expression {
            Expression::Variable(_) => true,
            Expression::Constant(value) => value.whole().is_some(),
            Expression::Unary(Unary::Negate, inner) => self.is_polynomial(inner),
            Expression::Binary(Binary::Add | Binary::Subtract | Binary::Multiply, a, b) => {
                self.is_polynomial(a) && self.is_polynomial(b)
            }
            _ => false,
        }
    }
}
