//! Section 5: Serial Nim. Its engine is the closed form itself, so that everything here is read from the rules.

use std::collections::BTreeMap;

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::restricted::theorems::serial_pair;

pub(super) fn claims() -> Vec<Claim> {
    let claims = vec![
        Claim::new(
            "restricted/sec-5-pair",
            "Section 5",
            "Two heaps a > 0 and b have the value a − 1 if a ≤ b, and a if a > b; an empty first heap leaves b.",
            "[a,b] = a − 1 'if' a ≤ b, [a,b] = a 'if' a > b",
            || {
                vec![Case::new("serial?heaps=1,1", |n, book| (0..=n + 3).try_for_each(|k| book.equal(n, k, serial_pair(n, k)))).by_rules()]
            },
        ),
        Claim::new(
            "restricted/sec-5-bracket",
            "Section 5",
            "The bracket is right-associative: the heaps behind the first count as one heap of their value.",
            "[a_1, …, a_k] = [a_1, [a_2, …, a_k]]",
            || TAILS.map(|tail| Case::on(&[&format!("serial?heaps=1,1{tail}"), "serial?heaps=1,1"], bracket).by_rules()).into(),
        ),
        Claim::new(
            "restricted/sec-5-left",
            "Section 5",
            "The bracket is not left-associative: [[a, b], c] is not [a, b, c] for the heaps 1, 1, 2 and 1, 2, 1, and no others with a + b + c ≤ 4.",
            "[[1, 1], 2] = 2, [1, 1, 2] = 1",
            || (1..=2).map(|c| Case::on(&[&format!("serial?heaps=1,1,{c}"), "serial?heaps=1,1"], left(c)).by_rules()).collect(),
        )
        .over("all heaps a, b, c ≥ 1 with a + b + c ≤ 4")
        .whole(2),
        Claim::new(
            "restricted/sec-5-maximum",
            "Section 5",
            "Maximum Nim with the rule 1, …, a_1, 1, …, a_2, … is Serial Nim with the heaps n − a_1 − … − a_k, a_k, …, a_1.",
            "f = 1, …, a_1, 1, …, a_2, …",
            || {
                let rule = "maximum?f=if(n <= 3, n, if(n <= 8, n - 3, n - 8))";
                vec![Case::on(&[rule, "serial?heaps=1,1", "serial?heaps=1,1,3"], |n, book| {
                    let claimed = match n {
                        0..=3 => book.of(1, n, 0),
                        4..=8 => book.of(1, n - 3, 3),
                        _ => book.of(2, n - 8, 5),
                    };
                    book.equal(n, 0, claimed)
                })
                .by_rules()]
            },
        )
        .over("the heaps 3, 5, 4")
        .whole(12),
        Claim::new(
            "restricted/prop-5.1",
            "Proposition 5.1",
            "With m the first place whose heap differs from a_1 (an empty one behind the last counts), the value is a_1 − 1 if m is odd and a_m < a_1 or m \
             is even and a_m > a_1, and a_1 otherwise.",
            "[a_1, …, a_k] ∈ \\{a_1, a_1 − 1\\}, m = 'min' \\{j : a_j ≠ a_1\\}",
            || TAILS.map(|tail| Case::new(&format!("serial?heaps=1,1{tail}"), proposition(tail)).by_rules()).into(),
        ),
        Claim::new(
            "restricted/sec-5-smallest",
            "Section 5",
            "Smallest Nim, in which tokens are taken from one of the smallest heaps, is Serial Nim with the heaps in increasing order.",
            "a_1 ≤ a_2 ≤ … ≤ a_k",
            || SORTED.map(|tail| Case::new(&format!("serial?heaps=1,1{tail}"), smallest(tail)).by_rules()).into(),
        )
        .over("any first two heaps in increasing order, and behind them nothing; 7; 3, 3; 5, 6"),
    ];
    let about = |claim: Claim| Claim { games: &["serial?heaps=3,5,4"], to: claim.most.min(12), ..claim };
    let by_rules = claims.into_iter().map(about);
    by_rules
        .map(|claim| {
            if claim.over.is_empty() {
                claim.over("any first two heaps, and behind them nothing; 2; 5; 1, 3; 2, 2; 3, 3, 2; 4, 4, 4, 5")
            } else {
                claim
            }
        })
        .collect()
}

/// What stands behind the first two heaps.
const TAILS: [&str; 7] = ["", ",2", ",5", ",1,3", ",2,2", ",3,3,2", ",4,4,4,5"];

fn bracket(n: u64, book: &mut Book) -> Checked {
    (0..=n + 3).try_for_each(|k| {
        let rest = book.value(0, k);
        let claimed = book.of(1, n, rest);
        book.equal(n, k, claimed)
    })
}

fn proposition(tail: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let behind = numbers(tail);
    move |n, book| {
        (1..=n + 3).take_while(|_| n > 0).try_for_each(|k| {
            let heaps = [&[n, k][..], &behind, &[0]].concat();
            let (place, other) = (1..).zip(&heaps).find(|&(_, &heap)| heap != n).unwrap_or((1, &n));
            let less = if place % 2 == 1 { *other < n } else { *other > n };
            let (found, claimed) = (book.value(n, k), n - u64::from(less));
            ensure(found == claimed, (n, k), found, claimed)
        })
    }
}

/// Whether [[a, b], c] differs from [a, b, c], for a = n and this c.
fn left(c: u64) -> impl FnMut(u64, &mut Book) -> Checked {
    move |n, book| {
        (1..=4_u64.saturating_sub(n + c)).take_while(|_| n > 0).try_for_each(|b| {
            // [a, b] and c are two heaps.
            let pair = book.of(1, n, b);
            let (left, right) = (book.of(1, pair, c), book.value(n, b));
            let differs = [(1, 1, 2), (1, 2, 1)].contains(&(n, b, c));
            ensure(
                (left != right) == differs,
                (n, b),
                format_args!("{left} and {right}"),
                if differs { "different" } else { "equal" },
            )
        })
    }
}

/// What stands behind the first two heaps in increasing order.
const SORTED: [&str; 4] = ["", ",7", ",3,3", ",5,6"];

/// Smallest Nim by its own rules.
fn smallest(tail: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let behind = numbers(tail);
    let mut known = BTreeMap::new();
    move |n, book| {
        let most = behind.first().copied().unwrap_or(n + 3);
        (n..=most).try_for_each(|k| {
            let claimed = smallest_value([&[n, k][..], &behind].concat(), &mut known);
            book.equal(n, k, claimed)
        })
    }
}

fn smallest_value(mut heaps: Vec<u64>, known: &mut BTreeMap<Vec<u64>, u64>) -> u64 {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    let Some(&least) = heaps.first() else { return 0 };
    if let Some(&value) = known.get(&heaps) {
        return value;
    }
    let options: Vec<u64> = (0..least).map(|left| smallest_value([&[left], &heaps[1..]].concat(), known)).collect();
    let value = (0..).find(|value| !options.contains(value)).unwrap_or(0);
    known.insert(heaps, value);
    value
}

fn numbers(tail: &str) -> Vec<u64> {
    tail.split(',').filter_map(|heap| heap.parse().ok()).collect()
}
