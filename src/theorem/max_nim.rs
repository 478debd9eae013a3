//! R. Miyadera, S. Kannan, K. Hirokawa, M. Fukui, "Some formulas for Max Nim", with the rule ⌈n/d⌉.

use crate::game::big::Big;
use crate::game::numbers::Ratio;

/// Lemma 1: G(n) = f(n) if f(n) > f(n − 1), else G(n − f(n) − 1), with f(n) = ⌈n/d⌉.
///
/// Each step divides what is left by at least d/(d − 1), so a value costs O(d·log n) steps and no table.
pub fn value(d: Ratio, mut n: u64) -> u64 {
    loop {
        if n == 0 {
            return 0;
        }
        let bound = d.divide_up(n);
        if bound > d.divide_up(n - 1) {
            return bound;
        }
        n -= bound + 1;
    }
}

/// The same for a heap of any size.
pub fn far_value(d: Ratio, heap: &Big) -> Big {
    let divide_up = |n: &Big| (n * d.denominator() + (d.numerator() - 1)) / d.numerator();
    let mut n = heap.clone();
    while n != Big::ZERO {
        let bound = divide_up(&n);
        if bound > divide_up(&(&n - 1_u32)) {
            return bound;
        }
        n -= bound + 1_u32;
    }
    n
}

/// h_d(n) = n + 1 + ⌈(n + 1)/(d − 1)⌉, the next heap with the value of n (Theorems 2 and 3).
pub fn next_with_same_value(d: Ratio, n: u64) -> u64 {
    let (p, q) = (u128::from(d.numerator()), u128::from(d.denominator()));
    let step = (u128::from(n + 1) * q).div_ceil(p - q) as u64;
    n + 1 + step
}
