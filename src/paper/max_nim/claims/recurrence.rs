//! Sections 1 and 2: the rule, Lemma 1, and h_d, the next heap with the value of n.

use super::ratio;
use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::max_nim::theorems::{next_as_printed, next_with_same_value};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "max-nim/rule",
            "Section 2, heading",
            "With the rule f(m) = ⌈m/d⌉ and d = 7/4, the values are those of the first row of Table 1.",
            "f(m) = ⌈m/d⌉",
            || vec![Case::new("maximum?f=ceil(4n/7)", |n, book| book.equal(n, 0, WITHOUT[n as usize]))],
        )
        .about(&["maxnim?d=7/4", "maximum?f=floor(4n/7)"])
        .whole(20)
        .wording(
            "The definitions print f(m) = ⌊m/d⌋ with d ∈ Z_{≥0}; the abstract, the proofs and Table 1 round up, and d may be any number larger than 1. \
             So it is meant throughout: rounded down, a heap of 1 would have no move.",
        ),
        Claim::new(
            "max-nim/thm-1",
            "Theorem 1",
            "A heap is a P-position exactly if its value is 0.",
            "G(x) = 0 ⇔ x ∈ P",
            || DIVISORS.map(|d| Case::new(&spec(d), outcomes(d))).into(),
        )
        .about(&["maxnim?d=7/4"])
        .over(NAMES)
        .to(500),
        Claim::new(
            "max-nim/lemma-1",
            "Lemma 1",
            "The value of n is f(n) = ⌈n/d⌉ if f rises at n, and otherwise that of n − f(n) − 1.",
            "G(x) = f(x) 'if' f(x) > f(x−1), 'else' G(x − f(x) − 1)",
            || DIVISORS.map(|d| Case::new(&spec(d), lemma(d))).into(),
        )
        .about(&["maxnim?d=7/4", "maxnim?d=3"])
        .over(NAMES)
        .to(2000),
        Claim::new(
            "max-nim/thm-2",
            "Theorem 2 (a), (b)",
            "For d > 2, h_d(n) = dn/(d − 1) − g(n, d − 1)/(d − 1) + 2 equals ⌈h_d(n)/d⌉ + n + 1 and has the value of n.",
            "h_d(n) = ⌈h_d(n)/d⌉ + n + 1, G(h_d(n)) = G(n)",
            || LARGE.map(|d| Case::new(&spec(d), same_value(d))).into(),
        )
        .about(&["maxnim?d=5/2", "maxnim?d=3"])
        .over("d = 9/4, 5/2, 3, 22/7, 7")
        .wording(
            "Definition 4 asks for y > 2; it is used with y = d − 1, so y > 1 is meant. Both definitions of h_d come to \
             h_d(n) = n + 1 + ⌈(n + 1)/(d − 1)⌉, which is checked here too.",
        ),
        Claim::new(
            "max-nim/thm-2-c",
            "Theorem 2 (c)",
            "For d > 2 the heaps with a value are exactly t, h_d(t), h_d(h_d(t)), … for the first of them, t.",
            "\\{n : G(n) = m\\} = \\{h_d^p(t) : p ≥ 0\\}",
            || LARGE.map(|d| Case::new(&spec(d), orbits(d))).into(),
        )
        .about(&["maxnim?d=5/2", "maxnim?d=3"])
        .over("d = 9/4, 5/2, 3, 22/7, 7"),
        Claim::new(
            "max-nim/thm-3",
            "Theorem 3 (i), (ii)",
            "For 1 < d ≤ 2, h_d(n), the least dp + m + 2 with n = (d − 1)p + m and −2 < m ≤ d − 2, equals ⌈h_d(n)/d⌉ + n + 1 and has the value of n.",
            "h_d(n) = ⌈h_d(n)/d⌉ + n + 1, G(h_d(n)) = G(n)",
            || SMALL.map(|d| Case::new(&spec(d), same_value(d))).into(),
        )
        .about(&["maxnim?d=7/4", "maxnim?d=2"])
        .over("d = 101/100, 4/3, 3/2, 7/4, 2"),
        Claim::new(
            "max-nim/thm-3-c",
            "Theorem 3 (iii)",
            "For 1 < d ≤ 2 the heaps with a value are exactly t, h_d(t), h_d(h_d(t)), … for the first of them, t.",
            "\\{n : G(n) = m\\} = \\{h_d^p(t) : p ≥ 0\\}",
            || SMALL.map(|d| Case::new(&spec(d), orbits(d))).into(),
        )
        .about(&["maxnim?d=7/4", "maxnim?d=2"])
        .over("d = 101/100, 4/3, 3/2, 7/4, 2"),
    ]
}

/// The first row of Table 1.
pub(super) const WITHOUT: [u64; 21] = [0, 1, 2, 0, 3, 1, 4, 2, 5, 6, 0, 7, 3, 8, 1, 9, 10, 4, 11, 2, 12];

const DIVISORS: [&str; 8] = ["101/100", "4/3", "3/2", "7/4", "2", "5/2", "3", "7"];
const NAMES: &str = "d = 101/100, 4/3, 3/2, 7/4, 2, 5/2, 3, 7";
const SMALL: [&str; 5] = ["101/100", "4/3", "3/2", "7/4", "2"];
const LARGE: [&str; 5] = ["9/4", "5/2", "3", "22/7", "7"];

fn spec(d: &str) -> String {
    format!("maxnim?d={d}")
}

/// Who wins, straight from the moves.
fn outcomes(d: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let d = ratio(d);
    let mut lost: Vec<bool> = Vec::new();
    move |n, book| {
        let wins = (1..=d.divide_up(n)).any(|take| lost[(n - take) as usize]);
        lost.push(!wins);
        let found = book.value(n, 0);
        ensure((found == 0) != wins, (n, 0), found, if wins { "not 0" } else { "0" })
    }
}

fn lemma(d: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let d = ratio(d);
    move |n, book| {
        let Some(before) = n.checked_sub(1) else { return Ok(()) };
        let bound = d.divide_up(n);
        let claimed = if bound > d.divide_up(before) { bound } else { book.value(n - bound - 1, 0) };
        book.equal(n, 0, claimed)
    }
}

fn same_value(d: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let d = ratio(d);
    move |n, book| {
        let next = next_as_printed(d, n);
        let formula = d.divide_up(next) + n + 1;
        ensure(next == formula, (n, 0), format_args!("h_d = {next}"), formula)?;
        ensure(next == next_with_same_value(d, n), (n, 0), format_args!("h_d = {next}"), next_with_same_value(d, n))?;
        let claimed = book.value(n, 0);
        book.equal(next, 0, claimed)
    }
}

/// Where a value returns, that is h_d of the last heap that had it; a heap that is no h_d has a new value.
fn orbits(d: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let d = ratio(d);
    let mut last: Vec<Option<u64>> = Vec::new();
    move |n, book| {
        let found = book.value(n, 0);
        last.resize(last.len().max(found as usize + 1), None);
        let claimed = last[found as usize].replace(n).map(|before| next_as_printed(d, before));
        let words = format_args!("the next {found} at {}", claimed.unwrap_or(n));
        ensure(claimed.is_none_or(|next| next == n), (n, 0), format_args!("a {found} at {n}"), words)
    }
}
