//! What a rule may ask of exact numbers beyond + − · / and rounding.

use std::cmp::Ordering;

use super::{Exact, Fault, exact_root, gcd, over_one_denominator, times};

/// The type check keeps roots away from all arguments but the base of a power, `abs`, `min` and `max`.
impl Exact {
    pub(in super::super) fn abs(self) -> Result<Exact, Fault> {
        Ok(if self.sign()? == Ordering::Less { self.negate() } else { self })
    }

    pub(in super::super) fn min(self, other: Exact) -> Result<Exact, Fault> {
        Ok(if self.compare(other)? == Ordering::Greater { other } else { self })
    }

    pub(in super::super) fn max(self, other: Exact) -> Result<Exact, Fault> {
        Ok(if self.compare(other)? == Ordering::Less { other } else { self })
    }

    /// a − b·⌊a/b⌋, which has the sign of b.
    pub(in super::super) fn modulo(self, other: Exact) -> Result<Exact, Fault> {
        if other.p == 0 {
            return Err(Fault::DivisionByZero);
        }
        let (of_a, of_b, d) = over_one_denominator(self.d, other.d)?;
        let (a, b) = (times(self.p, of_a)?, times(other.p, of_b)?);
        let rest = a % b;
        Exact::fraction(if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }, d)
    }

    pub(in super::super) fn gcd(self, other: Exact) -> Result<Exact, Fault> {
        let whole = |number: Exact| number.whole().ok_or(Fault::GcdOf(number));
        Exact::fraction(gcd(whole(self)?, whole(other)?), 1)
    }

    /// Repeated squaring. Only 0, 1 and −1 have powers that do not grow, so a large exponent soon ends the loop.
    pub(in super::super) fn power(self, exponent: Exact) -> Result<Exact, Fault> {
        let exponent = exponent.whole().ok_or(Fault::Exponent(exponent))?;
        let mut square = if exponent < 0 { self.inverse()? } else { self };
        let mut left = exponent.unsigned_abs();
        let mut power = Exact::ONE;
        while left > 0 {
            if left % 2 == 1 {
                power = power.multiply(square)?;
            }
            left /= 2;
            if left > 0 {
                square = square.multiply(square)?;
            }
        }
        Ok(power)
    }

    /// √(p/d) = √(p·d)/d.
    pub(in super::super) fn sqrt(self) -> Result<Exact, Fault> {
        self.has_root()?;
        match (exact_root(self.p), exact_root(self.d)) {
            (Some(p), Some(d)) => Exact::fraction(p, d),
            _ => Exact::new(0, 1, times(self.p, self.d)?, self.d),
        }
    }

    /// ⌊√x⌋ = ⌊√⌊x⌋⌋.
    pub(in super::super) fn floor_sqrt(self) -> Result<Exact, Fault> {
        self.has_root()?;
        Exact::fraction((self.p / self.d).isqrt(), 1)
    }

    /// ⌈√x⌉ = ⌈√⌈x⌉⌉.
    pub(in super::super) fn ceil_sqrt(self) -> Result<Exact, Fault> {
        self.has_root()?;
        let above = round_up(self.p, self.d);
        let root = above.isqrt();
        Exact::fraction(if root * root == above { root } else { root + 1 }, 1)
    }

    /// The largest whole e with 2^e ≤ x.
    pub(in super::super) fn floor_log2(self) -> Result<Exact, Fault> {
        match self.above_one()? {
            true => Ok(Exact::small(bits_below(self.p, self.d))),
            false => Ok(Exact::small(-bits_above(self.d, self.p))),
        }
    }

    /// The smallest whole e with 2^e ≥ x.
    pub(in super::super) fn ceil_log2(self) -> Result<Exact, Fault> {
        match self.above_one()? {
            true => Ok(Exact::small(bits_above(self.p, self.d))),
            false => Ok(Exact::small(-bits_below(self.d, self.p))),
        }
    }

    fn has_root(self) -> Result<(), Fault> {
        if self.p < 0 { Err(Fault::RootOf(self)) } else { Ok(()) }
    }

    /// Whether the logarithm is at least 0, if there is one.
    fn above_one(self) -> Result<bool, Fault> {
        if self.p <= 0 { Err(Fault::Log2Of(self)) } else { Ok(self.p >= self.d) }
    }
}

/// ⌊log₂(p/d)⌋ for p ≥ d ≥ 1.
fn bits_below(p: i128, d: i128) -> i64 {
    i64::from((p / d).ilog2())
}

/// ⌈log₂(p/d)⌉ for p ≥ d ≥ 1.
fn bits_above(p: i128, d: i128) -> i64 {
    match round_up(p, d) {
        1 => 0,
        above => i64::from((above - 1).ilog2()) + 1,
    }
}

/// ⌈p/d⌉ for p ≥ 0.
fn round_up(p: i128, d: i128) -> i128 {
    p / d + i128::from(p % d != 0)
}
