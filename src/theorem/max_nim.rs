//! R. Miyadera, S. Kannan, K. Hirokawa, M. Fukui, "Some formulas for Max Nim", with the rule ⌈n/d⌉.

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

/// h_d(n) = n + 1 + ⌈(n + 1)/(d − 1)⌉, the next heap with the value of n (Theorems 2 and 3).
pub fn next_with_same_value(d: Ratio, n: u64) -> u64 {
    let (p, q) = (u128::from(d.numerator()), u128::from(d.denominator()));
    let step = (u128::from(n + 1) * q).div_ceil(p - q) as u64;
    n + 1 + step
}

/// The least heap with the value v: 0 for v = 0, else the least n with ⌈n/d⌉ = v (Lemma 1).
pub fn first_with_value(d: Ratio, v: u64) -> u64 {
    let (p, q) = (u128::from(d.numerator()), u128::from(d.denominator()));
    // ⌈n/d⌉ ≥ v exactly if n > (v − 1)·d.
    v.checked_sub(1).map_or(0, |below| (u128::from(below) * p / q) as u64 + 1)
}
