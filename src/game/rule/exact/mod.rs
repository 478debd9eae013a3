//! Exact numbers: fractions, and sums of a fraction and a fraction of one square root.
//!
//! Everything is checked 128-bit integer arithmetic. Rounding a + b√c needs ⌊q√c⌋ alone, which is an integer square
//! root: for integers p and d > 0, ⌊(p + x)/d⌋ = ⌊(p + ⌊x⌋)/d⌋. So no number is ever approximated.

mod functions;

use std::cmp::Ordering;
use std::fmt;

use crate::game::numbers;

/// (p + q·√c) / d.
///
/// Always: d ≥ 1; p, q and d have no common divisor; c = 0 if q = 0; else c > 0 is no square, so that a number with a
/// root is irrational and two equal numbers with the same c have equal parts. No part is `i128::MIN`, so each can be
/// negated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exact {
    p: i128,
    q: i128,
    c: i128,
    d: i128,
}

/// Why an operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    TooLarge,
    DivisionByZero,
    /// The square root of this negative number.
    RootOf(Exact),
    /// Two square roots, neither a fraction of the other, in one number.
    TwoRoots(i128, i128),
    /// The logarithm of this number, which is not positive.
    Log2Of(Exact),
    /// An exponent that is not whole.
    Exponent(Exact),
    /// The greatest common divisor of a number that is not whole.
    GcdOf(Exact),
    /// A member of a set that is not whole.
    Member(Exact),
    /// The end of a range that is not whole.
    End(Exact),
}

impl Exact {
    pub(super) const ZERO: Exact = Exact::small(0);
    pub(super) const ONE: Exact = Exact::small(1);

    pub(super) const fn small(value: i64) -> Exact {
        Exact { p: value as i128, q: 0, c: 0, d: 1 }
    }

    pub(super) fn fraction(p: i128, d: i128) -> Result<Exact, Fault> {
        Exact::new(p, 0, 0, d)
    }

    /// The number as an integer, if it is one.
    pub(super) fn whole(self) -> Option<i128> {
        (self.d == 1 && self.q == 0).then_some(self.p)
    }

    /// Numerator and denominator, if the number has no root.
    pub(super) fn parts(self) -> Option<(i128, i128)> {
        (self.q == 0).then_some((self.p, self.d))
    }

    /// Whether a sum of two such numbers, one of them times a number of 32 bits, can be had and compared.
    pub(super) fn is_small(self) -> bool {
        let bits = match self {
            Exact { q: 0, d: 1, .. } => 50,
            Exact { q: 0, .. } => 40,
            _ => 20,
        };
        [self.p, self.q, self.c, self.d].into_iter().all(|part| part.unsigned_abs() < 1 << bits)
    }

    pub(super) fn negate(self) -> Exact {
        Exact { p: -self.p, q: -self.q, ..self }
    }

    pub(super) fn add(self, other: Exact) -> Result<Exact, Fault> {
        if let (Some(a), Some(b)) = (self.whole(), other.whole()) {
            return Ok(Exact { p: plus(a, b)?, ..Exact::ONE });
        }
        let (a, b, c) = over_one_root(self, other)?;
        let (of_a, of_b, d) = over_one_denominator(a.d, b.d)?;
        let sum = |x, y| plus(times(x, of_a)?, times(y, of_b)?);
        Exact::new(sum(a.p, b.p)?, sum(a.q, b.q)?, c, d)
    }

    pub(super) fn subtract(self, other: Exact) -> Result<Exact, Fault> {
        self.add(other.negate())
    }

    pub(super) fn multiply(self, other: Exact) -> Result<Exact, Fault> {
        if self.p == 0 && other.p == 0 && self.c != other.c {
            return self.multiply_roots(other);
        }
        let (mut a, mut b, c) = over_one_root(self, other)?;
        // Cancelling first keeps products small, so that fewer of them are too large.
        cancel(&mut a, &mut b);
        cancel(&mut b, &mut a);
        let d = times(a.d, b.d)?;
        if c == 0 {
            return Ok(Exact { p: times(a.p, b.p)?, q: 0, c, d });
        }
        let p = plus(times(a.p, b.p)?, times(times(a.q, b.q)?, c)?)?;
        let q = plus(times(a.p, b.q)?, times(a.q, b.p)?)?;
        Exact::new(p, q, c, d)
    }

    pub(super) fn divide(self, other: Exact) -> Result<Exact, Fault> {
        self.multiply(other.inverse()?)
    }

    /// Numbers with different roots are not compared; that would need their squares.
    pub(super) fn compare(self, other: Exact) -> Result<Ordering, Fault> {
        if self.q == 0 && other.q == 0 && self.d == other.d {
            return Ok(self.p.cmp(&other.p));
        }
        self.subtract(other)?.sign()
    }

    /// How the number compares with 0. A number with a root is irrational, so never 0.
    pub(super) fn sign(self) -> Result<Ordering, Fault> {
        match self.q {
            0 => Ok(self.p.cmp(&0)),
            _ if plus(self.p, self.root_part()?)? >= 0 => Ok(Ordering::Greater),
            _ => Ok(Ordering::Less),
        }
    }

    pub(super) fn floor(self) -> Result<Exact, Fault> {
        let above = if self.q == 0 { self.p } else { plus(self.p, self.root_part()?)? };
        Exact::new(above.div_euclid(self.d), 0, 0, 1)
    }

    pub(super) fn ceil(self) -> Result<Exact, Fault> {
        Ok(self.negate().floor()?.negate())
    }

    /// In lowest terms; `c` must be no square unless `q` is 0, and `d` is not 0.
    fn new(p: i128, q: i128, c: i128, d: i128) -> Result<Exact, Fault> {
        if [p, q, d].contains(&i128::MIN) {
            return Err(Fault::TooLarge);
        }
        let c = if q == 0 { 0 } else { c };
        if d == 1 {
            return Ok(Exact { p, q, c, d });
        }
        match gcd(gcd(p, q), d) * d.signum() {
            1 => Ok(Exact { p, q, c, d }),
            common => Ok(Exact { p: p / common, q: q / common, c, d: d / common }),
        }
    }

    /// d / (p + q√c) = d·(p − q√c) / (p² − q²c).
    fn inverse(self) -> Result<Exact, Fault> {
        if self.p == 0 && self.q == 0 {
            return Err(Fault::DivisionByZero);
        }
        if self.q == 0 {
            return Ok(Exact { p: self.d * self.p.signum(), d: self.p.abs(), ..self });
        }
        let below = plus(times(self.p, self.p)?, -times(times(self.q, self.q)?, self.c)?)?;
        Exact::new(times(self.d, self.p)?, times(self.d, -self.q)?, self.c, below)
    }

    /// The product of q√c/d and q'√c'/d', whose roots differ: √c·√c' = g·√(c/g · c'/g).
    fn multiply_roots(self, other: Exact) -> Result<Exact, Fault> {
        if self.q == 0 || other.q == 0 {
            return Ok(Exact::ZERO);
        }
        let g = gcd(self.c, other.c);
        let root = Exact::new(times(self.c / g, other.c / g)?, 0, 0, 1)?.sqrt()?;
        let factor = Exact::new(times(times(self.q, other.q)?, g)?, 0, 0, times(self.d, other.d)?)?;
        factor.multiply(root)
    }

    /// ⌊q√c⌋ = ⌊±√(q²c)⌋, where q²c is no square.
    fn root_part(self) -> Result<i128, Fault> {
        let size = self.q.unsigned_abs();
        let square = size.checked_mul(size).and_then(|square| square.checked_mul(self.c.unsigned_abs()));
        // The root of a 128-bit number has 64 bits, so the cast keeps it.
        let root = square.ok_or(Fault::TooLarge)?.isqrt() as i128;
        Ok(if self.q > 0 { root } else { -root - 1 })
    }
}

impl From<u64> for Exact {
    fn from(value: u64) -> Exact {
        Exact { p: value.into(), ..Exact::ONE }
    }
}

/// Fractions alone: a number with a root is never shown.
impl fmt::Display for Exact {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.p < 0 { "−" } else { "" };
        write!(out, "{sign}{}", self.p.unsigned_abs())?;
        if self.d == 1 { Ok(()) } else { write!(out, "/{}", self.d) }
    }
}

/// Both numbers written with the same root, and that root.
///
/// With g = gcd(c, c'), √c' is a fraction of √c exactly if c/g and c'/g are both squares.
fn over_one_root(a: Exact, b: Exact) -> Result<(Exact, Exact, i128), Fault> {
    if a.c == b.c || b.q == 0 {
        return Ok((a, b, a.c));
    }
    if a.q == 0 {
        return Ok((a, b, b.c));
    }
    let g = gcd(a.c, b.c);
    let (Some(of_a), Some(of_b)) = (exact_root(a.c / g), exact_root(b.c / g)) else {
        return Err(Fault::TwoRoots(a.c, b.c));
    };
    let b = Exact::new(times(b.p, of_a)?, times(b.q, of_b)?, a.c, times(b.d, of_a)?)?;
    Ok((a, b, a.c))
}

/// What to multiply two fractions by, and their least common denominator.
fn over_one_denominator(a: i128, b: i128) -> Result<(i128, i128, i128), Fault> {
    if a == b {
        return Ok((1, 1, a));
    }
    let g = gcd(a, b);
    Ok((b / g, a / g, times(a, b / g)?))
}

/// Divides the parts of `a` and the denominator of `b` by what they have in common.
fn cancel(a: &mut Exact, b: &mut Exact) {
    if b.d == 1 {
        return;
    }
    let common = gcd(gcd(a.p, a.q), b.d);
    if common != 1 {
        (a.p, a.q, b.d) = (a.p / common, a.q / common, b.d / common);
    }
}

/// The square root of a square.
fn exact_root(square: i128) -> Option<i128> {
    let root = square.isqrt();
    (root * root == square).then_some(root)
}

fn plus(a: i128, b: i128) -> Result<i128, Fault> {
    a.checked_add(b).filter(|sum| *sum != i128::MIN).ok_or(Fault::TooLarge)
}

fn times(a: i128, b: i128) -> Result<i128, Fault> {
    a.checked_mul(b).filter(|product| *product != i128::MIN).ok_or(Fault::TooLarge)
}

/// The greatest common divisor; gcd(0, 0) = 0. Neither argument is `i128::MIN`.
fn gcd(a: i128, b: i128) -> i128 {
    if a == 1 || b == 1 {
        return 1;
    }
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        // Division of 64-bit numbers is several times faster, and most numbers are small.
        if let (Ok(a), Ok(b)) = (u64::try_from(a), u64::try_from(b)) {
            return i128::from(numbers::gcd(a, b));
        }
        (a, b) = (b, a % b);
    }
    a as i128
}
