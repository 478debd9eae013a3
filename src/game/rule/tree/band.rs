//! The line along which a rule in one variable grows, and how far it leaves it, as far as its form tells.

use std::cmp::Ordering;

use super::{Binary, Expression, Id, Tree, Unary};
use crate::game::rule::exact::{Exact, Fault};

/// f(n) is near `slope`·n for every n ≥ 1.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct NearLine {
    /// What f(n)/n tends to.
    slope: Exact,
    /// Bounds for f(n) − slope·n, if the form has some.
    within: Option<(Exact, Exact)>,
}

impl Tree {
    /// The band of a part, if its form has one.
    pub(in super::super) fn band(&self, id: Id) -> Option<NearLine> {
        self.banded(id).ok().flatten()
    }

    /// Whether the part is 2^⌊log₂ n⌋ − 1.
    pub(in super::super) fn is_power_less_one(&self, id: Id) -> bool {
        let id = self.beyond_zero(id).unwrap_or(id);
        let Expression::Binary(Binary::Subtract, power, one) = self.node(id).expression else { return false };
        let Expression::Binary(Binary::Power, two, exponent) = self.node(power).expression else { return false };
        let Expression::Unary(Unary::Floor, log) = self.node(exponent).expression else { return false };
        let Expression::Unary(Unary::Log2, inner) = self.node(log).expression else { return false };
        let is = |id: Id, value: i64| self.fixed(id) == Ok(Some(Exact::small(value)));
        is(two, 2) && is(one, 1) && matches!(self.node(inner).expression, Expression::Variable(_))
    }

    /// What a choice comes to for all n ≥ 1, such as b of `if(n = 0, a, b)`, if its condition tells; other parts are themselves.
    fn beyond_zero(&self, id: Id) -> Result<Id, Fault> {
        let Expression::If(condition, yes, no) = self.node(id).expression else { return Ok(id) };
        Ok(match self.settled(condition)? {
            Some((0..=1, answer)) => self.beyond_zero(if answer { yes } else { no })?,
            _ => id,
        })
    }

    fn banded(&self, id: Id) -> Result<Option<NearLine>, Fault> {
        let id = self.beyond_zero(id)?;
        if let Some(value) = self.fixed(id)? {
            return Ok(Some(NearLine { slope: Exact::ZERO, within: Some((value, value)) }));
        }
        match self.node(id).expression {
            Expression::Variable(_) => {
                Ok(Some(NearLine { slope: Exact::ONE, within: Some((Exact::ZERO, Exact::ZERO)) }))
            }
            Expression::Unary(function, inner) => {
                let Some(band) = self.banded(inner)? else { return Ok(None) };
                band.after(function)
            }
            Expression::Binary(Binary::Multiply | Binary::Divide, ..) => {
                let Some((part, factor)) = self.multiple(id)? else { return Ok(None) };
                let Some(band) = self.banded(part)? else { return Ok(None) };
                band.times(factor).map(Some)
            }
            Expression::Binary(function, a, b) => {
                let (Some(a), Some(b)) = (self.banded(a)?, self.banded(b)?) else { return Ok(None) };
                a.beside(b, function)
            }
            _ => Ok(None),
        }
    }
}

impl NearLine {
    /// The value, if it is the same for all n ≥ 1.
    pub(in super::super) fn constant(self) -> Option<u64> {
        let (low, high) = self.within.filter(|_| self.slope == Exact::ZERO)?;
        (low == high).then(|| low.whole().and_then(|value| u64::try_from(value).ok())).flatten()
    }

    /// Whether n − f′(n) grows without end, where f′ ≤ f is at least n + min(0, f(m) − m) for some m.
    pub(in super::super) fn falls_behind(self) -> Option<bool> {
        match self.slope.compare(Exact::ONE).ok()? {
            Ordering::Less => Some(true),
            Ordering::Greater => Some(false),
            Ordering::Equal => self.within.map(|_| false),
        }
    }

    /// The least L such that f(n − i) + i > f(n) for all i > L: with f(n) between slope·n + low and slope·n + high that is so
    /// if (1 − slope)·i > high − low.
    pub(in super::super) fn window(self) -> Option<u64> {
        let (low, high) = self.within.filter(|_| self.falls_behind() == Some(true))?;
        let length = high.subtract(low).ok()?.divide(Exact::ONE.subtract(self.slope).ok()?).ok()?;
        u64::try_from(length.floor().ok()?.whole()?).ok()
    }

    fn times(self, factor: Exact) -> Result<NearLine, Fault> {
        let within = match self.within {
            None => None,
            Some((low, high)) => {
                let (low, high) = (low.multiply(factor)?, high.multiply(factor)?);
                Some(if factor.sign()? == Ordering::Less { (high, low) } else { (low, high) })
            }
        };
        Ok(NearLine { slope: self.slope.multiply(factor)?, within })
    }

    fn after(self, function: Unary) -> Result<Option<NearLine>, Fault> {
        let rounded = |below: i64, above: i64| -> Result<Option<NearLine>, Fault> {
            let within = match self.within {
                None => None,
                Some((low, high)) => Some((low.add(Exact::small(below))?, high.add(Exact::small(above))?)),
            };
            Ok(Some(NearLine { within, ..self }))
        };
        match function {
            Unary::Negate => self.times(Exact::small(-1)).map(Some),
            Unary::Floor => rounded(-1, 0),
            Unary::Ceil => rounded(0, 1),
            // Both grow more slowly than any line.
            Unary::Sqrt | Unary::Log2 if self.slope.sign()? != Ordering::Less => {
                Ok(Some(NearLine { slope: Exact::ZERO, within: None }))
            }
            Unary::Sqrt | Unary::Log2 | Unary::Abs => Ok(None),
        }
    }

    fn beside(self, other: NearLine, function: Binary) -> Result<Option<NearLine>, Fault> {
        match function {
            Binary::Add => {
                let within = match (self.within, other.within) {
                    (Some(a), Some(b)) => Some((a.0.add(b.0)?, a.1.add(b.1)?)),
                    _ => None,
                };
                Ok(Some(NearLine { slope: self.slope.add(other.slope)?, within }))
            }
            Binary::Subtract => self.beside(other.times(Exact::small(-1))?, Binary::Add),
            Binary::Max => self.larger(other).map(Some),
            Binary::Min => {
                let negated = |band: NearLine| band.times(Exact::small(-1));
                negated(negated(self)?.larger(negated(other)?)?).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// The larger of two parts grows along the steeper line, and is above it by as much as either is at most.
    fn larger(self, other: NearLine) -> Result<NearLine, Fault> {
        let order = self.slope.compare(other.slope)?;
        let steeper = if order == Ordering::Less { other } else { self };
        let within = match (self.within, other.within) {
            (Some(a), Some(b)) => {
                let low = match order {
                    Ordering::Less => b.0,
                    Ordering::Equal => a.0.max(b.0)?,
                    Ordering::Greater => a.0,
                };
                Some((low, a.1.max(b.1)?))
            }
            _ => None,
        };
        Ok(NearLine { within, ..steeper })
    }
}
