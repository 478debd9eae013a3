//! The slow twin of the language: plain recursion over the tree, with integers of any size.
//!
//! Roots are not handled by algebra but enclosed between two fractions that are 2⁻¹²⁸ apart, so the two ways have nothing
//! in common. Where an enclosure is narrow and still holds an integer, the number is that integer: the numbers of a short
//! rule cannot come so close to one otherwise.

use std::cell::Cell;
use std::cmp::Ordering;

use super::big::{Big, Fraction};
use super::expression::{Binary, Condition, Number, Set, Unary};

/// Why there is no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    DivisionByZero,
    Root,
    Log,
    Exponent,
    Gcd,
    NotWhole,
    /// The reference gives up: the numbers are huge, or an enclosure is too wide.
    Unknown,
}

/// A number between two fractions; one that is known exactly has the same at both ends.
#[derive(Clone, Debug)]
pub(super) struct Real {
    low: Fraction,
    high: Fraction,
}

/// The reference for given values of the variables.
pub(super) struct Reference<'a> {
    values: &'a [u64],
    /// The most bits of a number on the way.
    largest: Cell<usize>,
}

/// How many bits of a root are known behind the point.
const BITS: usize = 128;

/// Numbers with more bits than this are not followed.
const HUGE: usize = 1_000;

impl<'a> Reference<'a> {
    pub(super) fn new(values: &'a [u64]) -> Self {
        Reference { values, largest: Cell::new(0) }
    }

    pub(super) fn largest(&self) -> usize {
        self.largest.get()
    }

    /// The value of a number without a root.
    pub(super) fn fraction(&self, number: &Number) -> Result<Fraction, Trouble> {
        self.number(number)?.exact()
    }

    pub(super) fn holds(&self, condition: &Condition) -> Result<bool, Trouble> {
        match condition {
            Condition::Compare(sign, a, b) => Ok(compares(sign, self.number(a)?.compare(&self.number(b)?)?)),
            Condition::Chain(first, second, a, b, c) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                Ok(compares(first, a.compare(&b)?) && compares(second, b.compare(&self.number(c)?)?))
            }
            Condition::Not(a) => Ok(!self.holds(a)?),
            Condition::And(a, b) => Ok(self.holds(a)? && self.holds(b)?),
            Condition::Or(a, b) => Ok(self.holds(a)? || self.holds(b)?),
        }
    }

    /// Whether `sought` is in the set. All of the set is evaluated, as the language does.
    pub(super) fn contains(&self, set: &Set, sought: u64) -> Result<bool, Trouble> {
        let place = Big::new(sought.into());
        let whole = |number: Fraction| number.integer().ok_or(Trouble::NotWhole);
        match set {
            Set::Member(number) => Ok(whole(self.fraction(number)?)? == place),
            Set::Range(first, last) => {
                let (first, last) = (self.fraction(first)?, self.fraction(last)?);
                let (first, last) = (whole(first)?, whole(last)?);
                Ok(first.compare(&place).is_le() && place.compare(&last).is_le())
            }
            Set::Union(sets) => sets.iter().try_fold(false, |found, set| Ok(self.contains(set, sought)? || found)),
            Set::If(c, a, b) => self.contains(if self.holds(c)? { a } else { b }, sought),
        }
    }

    fn number(&self, number: &Number) -> Result<Real, Trouble> {
        let value = match number {
            Number::Constant(value) => Real::exactly(Fraction::whole((*value).into())),
            Number::Half(value) => Real::exactly(Fraction::new(Big::new(2 * i128::from(*value) + 1), Big::new(2))),
            Number::Variable(index) => Real::exactly(Fraction::whole(self.values[*index].into())),
            Number::Unary(function, a) => self.number(a)?.unary(*function)?,
            Number::Binary(function, a, b) => self.number(a)?.binary(*function, &self.number(b)?)?,
            Number::If(c, a, b) => self.number(if self.holds(c)? { a } else { b })?,
        };
        if value.low == value.high {
            self.largest.set(self.largest.get().max(value.low.bits()));
        }
        if value.low.bits().max(value.high.bits()) > HUGE { Err(Trouble::Unknown) } else { Ok(value) }
    }
}

impl Real {
    fn exactly(value: Fraction) -> Real {
        Real { low: value.clone(), high: value }
    }

    fn exact(self) -> Result<Fraction, Trouble> {
        if self.low == self.high { Ok(self.low) } else { Err(Trouble::Unknown) }
    }

    /// Whether the enclosure is so narrow that it can be taken for a number.
    fn narrow(&self) -> Result<(), Trouble> {
        let width = self.high.add(&self.low.negate()).multiply(&Fraction::new(Big::bit(40), Big::new(1)));
        if width.compare(&Fraction::whole(1)).is_le() { Ok(()) } else { Err(Trouble::Unknown) }
    }

    fn compare(&self, other: &Real) -> Result<Ordering, Trouble> {
        if self.high.compare(&other.low).is_lt() {
            return Ok(Ordering::Less);
        }
        if self.low.compare(&other.high).is_gt() {
            return Ok(Ordering::Greater);
        }
        self.narrow()?;
        other.narrow()?;
        Ok(Ordering::Equal)
    }

    fn unary(self, function: Unary) -> Result<Real, Trouble> {
        let zero = Real::exactly(Fraction::whole(0));
        match function {
            Unary::Negate => Ok(Real { low: self.high.negate(), high: self.low.negate() }),
            Unary::Abs if self.compare(&zero)?.is_lt() => self.unary(Unary::Negate),
            Unary::Abs => Ok(self),
            Unary::Floor => {
                let (low, high) = (self.low.floor(), self.high.floor());
                if low != high {
                    self.narrow()?;
                }
                Ok(Real::exactly(high))
            }
            Unary::Ceil => self.unary(Unary::Negate)?.unary(Unary::Floor)?.unary(Unary::Negate),
            Unary::Sqrt => root(&self.exact()?),
            Unary::FloorLog2 => Ok(Real::exactly(log2(&self.exact()?)?)),
            Unary::CeilLog2 => match self.exact()? {
                number if number.above.is_zero() => Err(Trouble::Log),
                number => Ok(Real::exactly(log2(&number.inverse())?.negate())),
            },
        }
    }

    fn binary(&self, function: Binary, other: &Real) -> Result<Real, Trouble> {
        match function {
            Binary::Add => Ok(Real { low: self.low.add(&other.low), high: self.high.add(&other.high) }),
            Binary::Subtract => self.binary(Binary::Add, &other.clone().unary(Unary::Negate)?),
            Binary::Multiply => {
                let (a, b) = (self, other);
                let pairs = [(&a.low, &b.low), (&a.low, &b.high), (&a.high, &b.low), (&a.high, &b.high)];
                let mut ends = pairs.map(|(a, b)| a.multiply(b));
                ends.sort_by(Fraction::compare);
                let [low, .., high] = ends;
                Ok(Real { low, high })
            }
            Binary::Divide => {
                if other.compare(&Real::exactly(Fraction::whole(0)))?.is_eq() {
                    return Err(Trouble::DivisionByZero);
                }
                self.binary(Binary::Multiply, &Real { low: other.high.inverse(), high: other.low.inverse() })
            }
            Binary::Mod => {
                let quotient = self.binary(Binary::Divide, other)?.unary(Unary::Floor)?;
                self.binary(Binary::Subtract, &other.binary(Binary::Multiply, &quotient)?)
            }
            Binary::Power => power(self.clone().exact()?, &other.clone().exact()?),
            Binary::Min => Ok(if self.compare(other)?.is_gt() { other.clone() } else { self.clone() }),
            Binary::Max => Ok(if self.compare(other)?.is_lt() { other.clone() } else { self.clone() }),
            Binary::Gcd => {
                let (a, b) = (self.clone().exact()?, other.clone().exact()?);
                let (a, b) = (a.integer().ok_or(Trouble::Gcd)?, b.integer().ok_or(Trouble::Gcd)?);
                Ok(Real::exactly(Fraction::new(a.gcd(&b), Big::new(1))))
            }
        }
    }
}

fn power(base: Fraction, exponent: &Fraction) -> Result<Real, Trouble> {
    let exponent = exponent.integer().ok_or(Trouble::Exponent)?;
    let (base, exponent) = if exponent.compare(&Big::new(0)).is_ge() {
        (base, exponent.clone())
    } else if base.above.is_zero() {
        return Err(Trouble::DivisionByZero);
    } else {
        (base.inverse(), exponent.negate())
    };
    let mut exponent = exponent.small().ok_or(Trouble::Unknown)? as usize;
    if base.bits() <= 1 {
        // The powers of 0, 1 and −1 repeat.
        exponent = exponent.min(2 + exponent % 2);
    }
    if base.bits() * exponent.min(HUGE) > HUGE {
        return Err(Trouble::Unknown);
    }
    Ok(Real::exactly(Fraction::new(base.above.power(exponent), base.below.power(exponent))))
}

fn root(number: &Fraction) -> Result<Real, Trouble> {
    if number.above.compare(&Big::new(0)).is_lt() {
        return Err(Trouble::Root);
    }
    let (above, below) = (number.above.root(), number.below.root());
    if above.multiply(&above) == number.above && below.multiply(&below) == number.below {
        return Ok(Real::exactly(Fraction::new(above, below)));
    }
    let low = number.above.shifted(2 * BITS).divide(&number.below).0.root();
    let high = low.add(&Big::new(1));
    Ok(Real { low: Fraction::new(low, Big::bit(BITS)), high: Fraction::new(high, Big::bit(BITS)) })
}

/// The largest whole e with 2^e at most the number: one of the two that the numbers of bits leave open.
fn log2(number: &Fraction) -> Result<Fraction, Trouble> {
    if number.above.compare(&Big::new(0)).is_le() {
        return Err(Trouble::Log);
    }
    let (above, below) = (number.above.bits(), number.below.bits());
    let fits = number.above.shifted(below).compare(&number.below.shifted(above)).is_ge();
    Ok(Fraction::whole(above as i128 - below as i128 - i128::from(!fits)))
}

fn compares(sign: &str, order: Ordering) -> bool {
    match sign {
        "=" => order.is_eq(),
        "!=" => order.is_ne(),
        "<" => order.is_lt(),
        "<=" => order.is_le(),
        ">" => order.is_gt(),
        _ => order.is_ge(),
    }
}
