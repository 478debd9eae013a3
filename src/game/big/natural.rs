//! Whole numbers of any size, by the school's methods on digits to the base 2³².
//!
//! Heaps have a few hundred decimal digits at most, for which nothing is faster. A library brings methods for millions of
//! digits along, and tables for printing to every base, which a first visit would have to load. `tests/it/natural.rs` compares
//! every operation with such a library's.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use super::digits::{divide, divide_by_digit, join, order};

/// A whole number, at least 0: its digits to the base 2³², the lowest first and no 0 at the end.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Big(pub(super) Vec<u32>);

impl Big {
    /// Nothing.
    pub const ZERO: Big = Big(Vec::new());

    /// How many binary digits it has; 0 has none.
    pub fn bits(&self) -> u64 {
        self.0.last().map_or(0, |top| 32 * self.0.len() as u64 - u64::from(top.leading_zeros()))
    }

    /// Its binary digit at a place.
    pub fn bit(&self, place: u64) -> bool {
        self.0.get((place / 32) as usize).is_some_and(|digit| digit >> (place % 32) & 1 == 1)
    }

    /// How often 2 divides it; none for 0.
    pub fn trailing_zeros(&self) -> Option<u64> {
        let place = self.0.iter().position(|&digit| digit != 0)?;
        Some(32 * place as u64 + u64::from(self.0[place].trailing_zeros()))
    }

    /// Its digits to the base 2³², the lowest first.
    pub fn digits(&self) -> &[u32] {
        &self.0
    }

    /// Its digits to the base 2⁶⁴, the lowest first.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        self.0.chunks(2).map(|pair| join(pair[0], pair.get(1).copied().unwrap_or(0)))
    }

    /// Its power.
    #[must_use]
    pub fn pow(&self, exponent: u32) -> Big {
        let (mut power, mut square, mut left) = (Big::from(1_u32), self.clone(), exponent);
        while left > 0 {
            if left & 1 == 1 {
                power = &power * &square;
            }
            left >>= 1;
            if left > 0 {
                square = &square * &square;
            }
        }
        power
    }

    /// Its square root, rounded down: from above, each step of Newton's comes closer until it would turn.
    #[must_use]
    pub fn sqrt(&self) -> Big {
        if self.0.is_empty() {
            return Big::ZERO;
        }
        let mut root = Big::from(1_u32) << (self.bits() / 2 + 1);
        loop {
            let next = (&root + self / &root) >> 1_u64;
            if next >= root {
                return root;
            }
            root = next;
        }
    }

    /// How often another number is contained, and what is left.
    ///
    /// # Panics
    /// If that is 0.
    pub fn div_rem(&self, by: &Big) -> (Big, Big) {
        let (quotient, rest) = divide(&self.0, &by.0);
        (trimmed(quotient), trimmed(rest))
    }
}

/// The number with these digits.
pub(super) fn trimmed(mut digits: Vec<u32>) -> Big {
    while digits.last() == Some(&0) {
        digits.pop();
    }
    Big(digits)
}

impl Ord for Big {
    fn cmp(&self, other: &Big) -> Ordering {
        order(&self.0, &other.0)
    }
}

impl PartialOrd for Big {
    fn partial_cmp(&self, other: &Big) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// So many decimal digits are cut off at a time: as many as a digit to the base 2³² has room for.
const CUT: usize = 9;
const CUT_UNIT: u32 = 1_000_000_000;

/// Decimal digits.
impl fmt::Display for Big {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut left, mut parts) = (self.clone(), Vec::new());
        while !left.0.is_empty() {
            parts.push(divide_by_digit(&mut left.0, CUT_UNIT));
            left = trimmed(left.0);
        }
        let mut text = parts.pop().unwrap_or(0).to_string();
        for part in parts.iter().rev() {
            text.push_str(&format!("{part:0CUT$}"));
        }
        out.pad_integral(true, "", &text)
    }
}

impl fmt::Debug for Big {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// Decimal digits alone.
impl FromStr for Big {
    type Err = NoDigits;

    fn from_str(text: &str) -> Result<Big, NoDigits> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NoDigits);
        }
        let digits = text.bytes().map(|byte| u32::from(byte - b'0'));
        Ok(digits.fold(Big::ZERO, |number, digit| number * 10_u32 + digit))
    }
}

/// A text that has something else than decimal digits, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDigits;

/// A number that is too large for a machine's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the number is too large")
    }
}

impl std::error::Error for TooLarge {}
