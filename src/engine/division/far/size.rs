//! The few things that planning does with heaps: in two machine words while they fit, else with all digits.

use std::fmt::Display;

use crate::game::big::Big;

/// A heap or a product of divisors.
pub(super) trait Size: Clone + Ord + Display {
    fn small(number: u64) -> Self;
    fn times(&self, factor: u64) -> Self;
    fn less(&self, difference: u64) -> Self;
    /// Quotient and remainder.
    fn divided(&self, d: u64) -> (Self, u64);
    /// How far this is behind another heap that lies close to it.
    fn behind(&self, other: &Self) -> u64;
}

impl Size for u128 {
    fn small(number: u64) -> u128 {
        u128::from(number)
    }

    fn times(&self, factor: u64) -> u128 {
        self * u128::from(factor)
    }

    fn less(&self, difference: u64) -> u128 {
        self - u128::from(difference)
    }

    fn divided(&self, d: u64) -> (u128, u64) {
        // Most quotients fit into one word, and a division of two words is slow.
        if let Ok(short) = u64::try_from(*self) {
            return (u128::from(short / d), short % d);
        }
        let quotient = self / u128::from(d);
        (quotient, (self - quotient * u128::from(d)) as u64)
    }

    fn behind(&self, other: &u128) -> u64 {
        (self - other) as u64
    }
}

impl Size for Big {
    fn small(number: u64) -> Big {
        Big::from(number)
    }

    fn times(&self, factor: u64) -> Big {
        self * factor
    }

    fn less(&self, difference: u64) -> Big {
        self - difference
    }

    fn divided(&self, d: u64) -> (Big, u64) {
        let quotient = self / d;
        let remainder = self.behind(&(&quotient * d));
        (quotient, remainder)
    }

    fn behind(&self, other: &Big) -> u64 {
        u64::try_from(self - other).expect("heaps that lie close together")
    }
}
