//! Integers and fractions of any size, for the reference: schoolbook arithmetic on 32-bit digits, nothing clever.

use std::cmp::Ordering;

/// An integer: a sign, and digits with the lowest first and no zero at the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Big {
    negative: bool,
    digits: Vec<u32>,
}

impl Big {
    pub(super) fn new(value: i128) -> Big {
        let size = value.unsigned_abs();
        Big { negative: value < 0, digits: (0..4).map(|place| (size >> (32 * place)) as u32).collect() }.trimmed()
    }

    pub(super) fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    pub(super) fn bits(&self) -> usize {
        self.digits.last().map_or(0, |top| 32 * self.digits.len() - top.leading_zeros() as usize)
    }

    /// The value, if it has 64 bits at most and is not negative.
    pub(super) fn small(&self) -> Option<u64> {
        let small = self.digits.iter().rev().fold(0, |sum, digit| sum << 32 | u64::from(*digit));
        (!self.negative && self.bits() <= 64).then_some(small)
    }

    pub(super) fn negate(&self) -> Big {
        Big { negative: !self.negative && !self.is_zero(), digits: self.digits.clone() }
    }

    pub(super) fn add(&self, other: &Big) -> Big {
        if self.negative != other.negative {
            let (large, small) = if self.size(other).is_ge() { (self, other) } else { (other, self) };
            let mut digits = large.digits.clone();
            let mut borrow = 0;
            for (place, digit) in digits.iter_mut().enumerate() {
                let taken = i64::from(small.digits.get(place).copied().unwrap_or(0)) + borrow;
                borrow = i64::from(i64::from(*digit) < taken);
                *digit = (i64::from(*digit) - taken + (borrow << 32)) as u32;
            }
            return Big { negative: large.negative, digits }.trimmed();
        }
        let mut digits = Vec::with_capacity(self.digits.len().max(other.digits.len()) + 1);
        let mut carry = 0;
        for place in 0..=self.digits.len().max(other.digits.len()) {
            let digit = |number: &Big| u64::from(number.digits.get(place).copied().unwrap_or(0));
            carry += digit(self) + digit(other);
            digits.push(carry as u32);
            carry >>= 32;
        }
        Big { negative: self.negative, digits }.trimmed()
    }

    pub(super) fn multiply(&self, other: &Big) -> Big {
        let mut digits = vec![0_u32; self.digits.len() + other.digits.len() + 1];
        for (place, a) in self.digits.iter().enumerate() {
            let mut carry = 0;
            for (offset, digit) in digits[place..].iter_mut().enumerate() {
                let b = other.digits.get(offset).copied().unwrap_or(0);
                carry += u64::from(*a) * u64::from(b) + u64::from(*digit);
                *digit = carry as u32;
                carry >>= 32;
            }
        }
        Big { negative: self.negative != other.negative, digits }.trimmed()
    }

    /// 2 to the power of `bit`.
    pub(super) fn bit(bit: usize) -> Big {
        Big::new(1).shifted(bit)
    }

    /// Times 2 to the power of `bits`.
    pub(super) fn shifted(&self, bits: usize) -> Big {
        let mut digits = Vec::with_capacity(bits / 32 + self.digits.len() + 1);
        digits.resize(bits / 32, 0);
        let mut carry = 0;
        for digit in self.digits.iter().chain(&[0]) {
            carry |= u64::from(*digit) << (bits % 32);
            digits.push(carry as u32);
            carry >>= 32;
        }
        Big { negative: self.negative, digits }.trimmed()
    }

    /// Quotient and remainder, rounded down; the divisor is positive. One bit of the quotient at a time.
    pub(super) fn divide(&self, divisor: &Big) -> (Big, Big) {
        let (mut quotient, mut rest) = (Big::new(0), self.absolute());
        for bit in (0..=self.bits().saturating_sub(divisor.bits())).rev() {
            let multiple = divisor.shifted(bit);
            if rest.size(&multiple).is_ge() {
                rest = rest.add(&multiple.negate());
                quotient = quotient.add(&Big::bit(bit));
            }
        }
        if !self.negative {
            (quotient, rest)
        } else if rest.is_zero() {
            (quotient.negate(), rest)
        } else {
            (quotient.add(&Big::new(1)).negate(), divisor.add(&rest.negate()))
        }
    }

    /// The largest integer whose square is at most this one, by Newton's method from above.
    pub(super) fn root(&self) -> Big {
        let mut root = Big::bit(self.bits() / 2 + 1);
        while !self.is_zero() {
            let next = root.add(&self.divide(&root).0).divide(&Big::new(2)).0;
            if next.size(&root).is_ge() {
                return root;
            }
            root = next;
        }
        Big::new(0)
    }

    pub(super) fn power(&self, exponent: usize) -> Big {
        (0..exponent).fold(Big::new(1), |power, _| power.multiply(self))
    }

    pub(super) fn gcd(&self, other: &Big) -> Big {
        let (mut a, mut b) = (self.absolute(), other.absolute());
        while !b.is_zero() {
            // Most numbers are small, and most of the time goes into making fractions of them.
            if let (Some(mut small), Some(mut smaller)) = (a.small(), b.small()) {
                while smaller != 0 {
                    (small, smaller) = (smaller, small % smaller);
                }
                return Big::new(small.into());
            }
            (a, b) = (b.clone(), a.divide(&b).1);
        }
        a
    }

    pub(super) fn compare(&self, other: &Big) -> Ordering {
        match (self.negative, other.negative) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => self.size(other),
            (true, true) => other.size(self),
        }
    }

    fn absolute(&self) -> Big {
        Big { negative: false, digits: self.digits.clone() }
    }

    fn size(&self, other: &Big) -> Ordering {
        let by_digits = || self.digits.iter().rev().cmp(other.digits.iter().rev());
        self.digits.len().cmp(&other.digits.len()).then_with(by_digits)
    }

    fn trimmed(mut self) -> Big {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        self.negative &= !self.is_zero();
        self
    }
}

/// A fraction with a positive denominator; in lowest terms if it is small, since reducing others takes most of the time.
#[derive(Clone, Debug)]
pub(super) struct Fraction {
    pub(super) above: Big,
    pub(super) below: Big,
}

impl Fraction {
    pub(super) fn whole(value: i128) -> Fraction {
        Fraction { above: Big::new(value), below: Big::new(1) }
    }

    pub(super) fn new(above: Big, below: Big) -> Fraction {
        let (above, below) = if below.negative { (above.negate(), below.negate()) } else { (above, below) };
        if above.bits().max(below.bits()) > 128 {
            return Fraction { above, below };
        }
        let common = above.gcd(&below);
        Fraction { above: above.divide(&common).0, below: below.divide(&common).0 }
    }

    pub(super) fn bits(&self) -> usize {
        self.above.bits().max(self.below.bits())
    }

    pub(super) fn negate(&self) -> Fraction {
        Fraction { above: self.above.negate(), below: self.below.clone() }
    }

    pub(super) fn add(&self, other: &Fraction) -> Fraction {
        let above = self.above.multiply(&other.below).add(&other.above.multiply(&self.below));
        Fraction::new(above, self.below.multiply(&other.below))
    }

    pub(super) fn multiply(&self, other: &Fraction) -> Fraction {
        Fraction::new(self.above.multiply(&other.above), self.below.multiply(&other.below))
    }

    /// One over this number, which is not 0.
    pub(super) fn inverse(&self) -> Fraction {
        Fraction::new(self.below.clone(), self.above.clone())
    }

    pub(super) fn compare(&self, other: &Fraction) -> Ordering {
        self.above.multiply(&other.below).compare(&other.above.multiply(&self.below))
    }

    pub(super) fn floor(&self) -> Fraction {
        Fraction { above: self.above.divide(&self.below).0, below: Big::new(1) }
    }

    /// The number as an integer, if it is one.
    pub(super) fn integer(&self) -> Option<Big> {
        let (quotient, rest) = self.above.divide(&self.below);
        rest.is_zero().then_some(quotient)
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.compare(other).is_eq()
    }
}
