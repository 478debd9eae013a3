//! R. Miyadera, S. Kannan, K. Hirokawa, M. Fukui, "Some formulas for Max Nim", with the rule ⌈n/d⌉.

use crate::engine::ClosedForm;
use crate::game::big::Big;
use crate::game::numbers::Ratio;
use crate::grow::Refusal;
use crate::paper::max_nim::MaxNim;

/// The closed form of the game.
pub(super) fn closed_form(game: MaxNim) -> Box<dyn ClosedForm> {
    match game.pass {
        true => Box::new(WithPass(game.divisor)),
        false => Box::new(WithoutPass(game.divisor)),
    }
}

/// Lemma 1 for heaps of any size.
struct WithoutPass(Ratio);

impl ClosedForm for WithoutPass {
    fn by(&self) -> &'static str {
        "Lemma 1 of Some formulas for Max Nim"
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        Ok(match u64::try_from(n) {
            Ok(n) => Big::from(value(self.0, n)),
            Err(_) => far_value(self.0, n),
        })
    }

    /// A heap has no larger value than it has options.
    fn largest(&self, end: &Big) -> Big {
        far_bound(self.0, end)
    }
}

/// Theorem 4 corrected, for heaps of any size.
struct WithPass(Ratio);

impl ClosedForm for WithPass {
    fn by(&self) -> &'static str {
        "Theorem 4 of Some formulas for Max Nim, corrected in docs/proofs/max-nim-pass.md"
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        let without = WithoutPass(self.0).value(n)?;
        Ok(far_passed(self.0, n, &without))
    }

    /// A heap has no larger value than it has options, and the pass is one more.
    fn largest(&self, end: &Big) -> Big {
        far_bound(self.0, end) + 1_u32
    }
}

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

/// ⌈n/d⌉ for a heap of any size.
pub fn far_bound(d: Ratio, n: &Big) -> Big {
    (n * d.denominator() + (d.numerator() - 1)) / d.numerator()
}

/// The value of a heap of any size.
pub fn far_value(d: Ratio, heap: &Big) -> Big {
    let mut n = heap.clone();
    while n != Big::ZERO {
        let bound = far_bound(d, &n);
        if bound > far_bound(d, &(&n - 1_u32)) {
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

/// The least heap with the value v: 0 for v = 0, else the least n with ⌈n/d⌉ = v (Lemma 1).
pub fn first_with_value(d: Ratio, v: u64) -> u64 {
    let (p, q) = (u128::from(d.numerator()), u128::from(d.denominator()));
    // ⌈n/d⌉ ≥ v exactly if n > (v − 1)·d.
    v.checked_sub(1).map_or(0, |below| (u128::from(below) * p / q) as u64 + 1)
}

/// The whole number a of Theorem 4: a/(a − 1) > d ≥ (a + 1)/a for d < 2. For 2 ≤ d it is 1, with which Table 3 is Table 4.
pub fn pass_index(d: Ratio) -> u64 {
    d.denominator().div_ceil(d.numerator() - d.denominator())
}

/// Theorem 4 corrected (Theorem A of docs/proofs/max-nim-pass.md): the value with the pass of a heap n whose value without
/// it is v. An empty heap has no pass and the value 0, and for d ≥ 3 a heap of 1 has the value 2.
pub fn passed(d: Ratio, n: u64, v: u64) -> u64 {
    match n {
        _ if is_permuted(d, n) => permuted(d, v),
        0 => 0,
        _ => 2,
    }
}

/// Whether the pass turns the value of heap n into the permuted one, as it does but for the heap 0, and 1 if d ≥ 3.
pub fn is_permuted(d: Ratio, n: u64) -> bool {
    n > u64::from(is_large(d))
}

/// The same for a heap of any size.
pub fn far_passed(d: Ratio, n: &Big, v: &Big) -> Big {
    // Large heaps are all alike, and from a + 2 on the permutation moves a value by one, which way its parity says.
    let n = u64::try_from(n).unwrap_or(u64::MAX);
    let from = pass_index(d) + 2;
    match u64::try_from(v) {
        Ok(v) if v < from => Big::from(passed(d, n, v)),
        _ => {
            let alike = from + u64::from((v - from).bit(0));
            v + passed(d, n, alike) - alike
        }
    }
}

/// What the pass makes of the value v where [`is_permuted`] holds.
///
/// For d ≥ 3 it is v xor 1. Below 3, with a as in [`pass_index`], odd a sends 0 → a → a + 1 → 0 and swaps 2m + 1 with
/// 2m + 2 elsewhere; even a swaps 0 with a + 1, then 2m + 1 with 2m + 2 up to a and 2m with 2m + 1 from a + 2 on.
pub fn permuted(d: Ratio, v: u64) -> u64 {
    let a = pass_index(d);
    match v {
        _ if is_large(d) => v ^ 1,
        _ if a % 2 == 1 => cycled(a, v).unwrap_or_else(|| swapped(v)),
        _ => exchanged(a, v).unwrap_or_else(|| if v <= a { swapped(v) } else { v ^ 1 }),
    }
}

/// Whether d ≥ 3, where the theorem has a case of its own.
fn is_large(d: Ratio) -> bool {
    d.numerator() >= 3 * d.denominator()
}

/// Theorem 4 as printed: what the pass makes of the value v, or `None` where no line speaks of it.
///
/// Ranges are read as they stand, and the lines (a), which settle single values, before the general ones. For odd a the
/// general line leaves out m = a and m = a + 1, where the values a and a + 1 must be meant. For even a there are two, for
/// m > a + 1 and for m < a, which gives 2m + 1 and 2m + 2 the wrong partners from 2m ≥ a on.
pub fn passed_printed(d: Ratio, v: u64) -> Option<u64> {
    let (a, m) = (pass_index(d), v.saturating_sub(1) / 2);
    if is_large(d) {
        Some(v ^ 1)
    } else if d.numerator() >= 2 * d.denominator() {
        Some(cycled(a, v).unwrap_or_else(|| swapped(v)))
    } else if a % 2 == 1 {
        cycled(a, v).or_else(|| (m != a && m != a + 1).then(|| swapped(v)))
    } else if let Some(settled) = exchanged(a, v) {
        Some(settled)
    } else if m < a {
        Some(swapped(v))
    } else {
        (v / 2 > a + 1).then_some(v ^ 1)
    }
}

/// 0 → a → a + 1 → 0.
fn cycled(a: u64, v: u64) -> Option<u64> {
    match v {
        0 => Some(a),
        _ if v == a => Some(a + 1),
        _ if v == a + 1 => Some(0),
        _ => None,
    }
}

/// 0 ↔ a + 1.
fn exchanged(a: u64, v: u64) -> Option<u64> {
    match v {
        0 => Some(a + 1),
        _ if v == a + 1 => Some(0),
        _ => None,
    }
}

/// 2m + 1 ↔ 2m + 2.
fn swapped(v: u64) -> u64 {
    if v % 2 == 1 { v + 1 } else { v - 1 }
}

/// h_d as Definitions 5 and 7 print it; [`next_with_same_value`] says the same in one formula.
///
/// For d > 2 it is n + p + 2 with p = ⌊n/(d − 1)⌋, or one more if n − p(d − 1) > d − 2. For d ≤ 2 it is n + p + 2 with the
/// least p for which n − (d − 1)p ≤ d − 2.
pub fn next_as_printed(d: Ratio, n: u64) -> u64 {
    let (p, q) = (u128::from(d.numerator()), u128::from(d.denominator()));
    let (scaled, step) = (u128::from(n) * q, p - q);
    let turns = match p > 2 * q {
        true => {
            let whole = scaled / step;
            if scaled - whole * step + q > step { whole + 1 } else { whole }
        }
        false => (scaled + 2 * q - p).div_ceil(step),
    };
    n + turns as u64 + 2
}
