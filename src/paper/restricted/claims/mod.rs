//! "Fractal sequences and restricted Nim": Maximum Nim, fractal sequences and triangles, Minimum Nim, Serial Nim.

mod fractal;
mod maximum;
mod minimum;
mod serial;
mod triangle;

use crate::claim::{Book, Claim};
use crate::game::rule::NumberRule;

/// The claims in the order of the paper.
pub(in crate::paper) fn claims() -> Vec<Claim> {
    [maximum::claims(), fractal::claims(), triangle::claims(), minimum::claims(), serial::claims()]
        .into_iter()
        .flatten()
        .collect()
}

/// Less than half, the paper's own example.
const HALF: &str = "floor((n-1)/2)";

/// The greatest power of two that is not larger than n, less one.
const POWER: &str = "2^floor(log2(n)) - 1";

/// Regular rules with n − f(n) → ∞, and their names.
const REGULAR: [&str; 5] = [HALF, "floor(n/2)", "floor(n/3)", "floor(sqrt(n))", "ceil(2n/5)"];
const REGULAR_NAMES: &str = "f = ⌊(n − 1)/2⌋, ⌊n/2⌋, ⌊n/3⌋, ⌊√n⌋, ⌈2n/5⌉";

/// Weakly increasing rules that are not regular.
const INCREASING: [&str; 3] = [POWER, "2*floor(n/4)", "3*floor(n/7)"];

/// f as a function, which is not asked about an empty heap.
fn function(text: &str) -> impl Fn(u64) -> u64 + use<> {
    let rule = NumberRule::parse(text, "n").expect("the rules of claims can be read");
    move |n| if n == 0 { 0 } else { rule.eval(n).expect("the rules of claims can be evaluated") }
}

fn maximum(rule: &str) -> String {
    format!("maximum?f={rule}")
}

fn minimum(rule: &str) -> String {
    format!("minimum?f={rule}")
}

/// Whether a value is new to a sequence, whose largest value so far is one less than `next`; values come in order (F2).
fn is_new(value: u64, next: &mut u64) -> bool {
    let new = value >= *next;
    *next = (*next).max(value + 1);
    new
}

/// Reads heap n of the first game and appends it to the sequence so far.
fn read(n: u64, g: &mut Vec<u64>, book: &mut Book) -> u64 {
    let value = book.value(n, 0);
    g.push(value);
    value
}
