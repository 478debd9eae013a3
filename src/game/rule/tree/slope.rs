//! How fast a rule in one variable rises, as far as its form tells.
//!
//! A typed rule cannot be tried at every heap. But sums, multiples, roundings, minima, maxima and square roots of parts
//! whose steps are bounded have bounded steps themselves, so many rules prove by their form alone how they rise.

use std::cmp::Ordering;

use super::{Binary, Id, Shape, Tree, Unary};
use crate::game::rule::exact::{Exact, Fault};

/// Bounds for f(n + 1) − f(n) that hold for every n.
#[derive(Clone, Copy, Debug)]
struct Steps {
    least: Exact,
    most: Exact,
    /// Whether f(n) is always a whole number.
    whole: bool,
}

impl Tree {
    /// Whether the part's form proves that it is a whole number that rises by 0 or 1 whenever its variable rises by 1.
    pub(in super::super) fn rises_slowly(&self, id: Id) -> bool {
        let slow = |steps: Steps| {
            let rises = steps.least.sign()? != Ordering::Less;
            Ok::<bool, Fault>(rises && steps.most.compare(Exact::ONE)? != Ordering::Greater && steps.whole)
        };
        self.steps(id).is_ok_and(|steps| steps.is_some_and(|steps| slow(steps).unwrap_or(false)))
    }

    /// The bounds of a part, if its form has some.
    fn steps(&self, id: Id) -> Result<Option<Steps>, Fault> {
        if let Some(value) = self.fixed(id)? {
            return Ok(Some(Steps { least: Exact::ZERO, most: Exact::ZERO, whole: value.whole().is_some() }));
        }
        match self.node(id).shape {
            Shape::Variable(_) => Ok(Some(Steps { least: Exact::ONE, most: Exact::ONE, whole: true })),
            Shape::Unary(function, inner) => {
                let Some(steps) = self.steps(inner)? else { return Ok(None) };
                steps.after(function)
            }
            Shape::Binary(Binary::Multiply, a, b) => match (self.fixed(a)?, self.fixed(b)?) {
                (Some(factor), None) => self.multiple(b, factor),
                (None, Some(factor)) => self.multiple(a, factor),
                _ => Ok(None),
            },
            Shape::Binary(Binary::Divide, a, b) => match self.fixed(b)? {
                Some(divisor) => self.multiple(a, Exact::ONE.divide(divisor)?),
                None => Ok(None),
            },
            Shape::Binary(function, a, b) => {
                let (Some(a), Some(b)) = (self.steps(a)?, self.steps(b)?) else { return Ok(None) };
                a.beside(b, function)
            }
            _ => Ok(None),
        }
    }

    fn multiple(&self, id: Id, factor: Exact) -> Result<Option<Steps>, Fault> {
        let Some(steps) = self.steps(id)? else { return Ok(None) };
        let (a, b) = (steps.least.multiply(factor)?, steps.most.multiply(factor)?);
        let (least, most) = if factor.sign()? == Ordering::Less { (b, a) } else { (a, b) };
        Ok(Some(Steps { least, most, whole: steps.whole && factor.whole().is_some() }))
    }

    /// The value of a part that is made of numbers alone.
    pub(super) fn fixed(&self, id: Id) -> Result<Option<Exact>, Fault> {
        let value = match self.node(id).shape {
            Shape::Constant(value) => value,
            Shape::Unary(Unary::Negate, inner) => match self.fixed(inner)? {
                Some(value) => value.negate(),
                None => return Ok(None),
            },
            Shape::Binary(function, a, b) => match (self.fixed(a)?, self.fixed(b)?, function) {
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
    fn after(self, function: Unary) -> Result<Option<Steps>, Fault> {
        let Steps { least, most, whole } = self;
        Ok(match function {
            Unary::Negate => Some(Steps { least: most.negate(), most: least.negate(), whole }),
            // Where a number moves on by s, its rounding moves on by ⌊s⌋ or ⌈s⌉.
            Unary::Floor | Unary::Ceil => Some(Steps { least: least.floor()?, most: most.ceil()?, whole: true }),
            // √(x + s) − √x ≤ √s ≤ max(s, 1).
            Unary::Sqrt if least.sign()? != Ordering::Less => {
                Some(Steps { least: Exact::ZERO, most: most.max(Exact::ONE)?, whole: false })
            }
            Unary::Sqrt | Unary::Abs | Unary::Log2 => None,
        })
    }

    fn beside(self, other: Steps, function: Binary) -> Result<Option<Steps>, Fault> {
        let whole = self.whole && other.whole;
        Ok(match function {
            Binary::Add => Some(Steps { least: self.least.add(other.least)?, most: self.most.add(other.most)?, whole }),
            Binary::Subtract => {
                Some(Steps { least: self.least.subtract(other.most)?, most: self.most.subtract(other.least)?, whole })
            }
            Binary::Min | Binary::Max => {
                Some(Steps { least: self.least.min(other.least)?, most: self.most.max(other.most)?, whole })
            }
            _ => None,
        })
    }
}
