//! "Dynamic one-pile Nim": g-bases, stable representations, the two theorems and what they need of f, and the appendix.

mod appendix;
mod converse;
mod lemmas;

use crate::claim::{Book, Claim};
use crate::game::rule::NumberRule;
use crate::paper::dynamic::theorems::Base;

/// The claims in the order of the paper.
pub(in crate::paper) fn claims() -> Vec<Claim> {
    [lemmas::claims(), converse::claims(), appendix::claims()].into_iter().flatten().collect()
}

/// Rules with f(n + 1) − f(n) ≥ −1 whose base is infinite, and such whose base is finite.
const INFINITE: [&str; 5] = ["n", "2n", "3n", "ceil(3n/2)", "if(n <= 7, 8 - n, n)"];
const FINITE: [&str; 3] = ["5", "if(n <= 3, 2, n)", "min(n, 6)"];

/// f as a function.
fn function(text: &str) -> impl Fn(u64) -> u64 + use<> {
    let rule = NumberRule::parse(text, "n").expect("the rules of claims can be read");
    move |n| rule.eval(n).expect("the rules of claims can be evaluated")
}

/// The base that f generates, far beyond every table.
fn generated(text: &str) -> Base {
    let f = function(text);
    Base::new(|&n| Ok::<u64, String>(f(n)), &(1 << 20)).expect("the rules of claims can be evaluated")
}

/// Whether a pile can only be won by taking all of it. By Theorem 1 these piles are the base, and so the lemmas about
/// bases are checked on what the game itself shows.
fn is_element(n: u64, book: &mut Book) -> bool {
    n == 1 || book.value(n, n - 1) == 0
}

/// L(n): the least winning move from n ≥ 1; taking everything wins.
fn least_winning(n: u64, book: &mut Book) -> u64 {
    (1..n).find(|&x| book.value(n, x) > 0).unwrap_or(n)
}

/// The spec of a rule.
fn spec(rule: &str) -> String {
    format!("dynamic?f={rule}")
}
