//! Sections 1 and 2: Maximum Nim with regular and with increasing rules.

use super::{HALF, INCREASING, POWER, REGULAR, REGULAR_NAMES, function, is_new, maximum, read};
use crate::claim::{Case, Claim, ensure};
use crate::game::big::Big;
use crate::paper::restricted::theorems::{less_than_half, less_than_power, regular};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = example();
    claims.extend([
        Claim::new(
            "restricted/lemma-2.1",
            "Lemma 2.1",
            "For a regular f the value of n is f(n) if f rises at n, and otherwise that of n − f(n) − 1.",
            "g_n = f(n) 'if' f(n) > f(n−1), 'else' g_{n−f(n)−1}",
            || REGULAR.map(lemma).into(),
        )
        .about(&["maximum?f=floor(n/2)", "maximum?f=floor(sqrt(n))"])
        .over(REGULAR_NAMES)
        .to(2000),
        Claim::new(
            "restricted/thm-2.2",
            "Theorem 2.2",
            "For a regular f the sequence of values is left unchanged if the first term equal to i is deleted for every i.",
            "Λ(g) = g",
            || REGULAR.map(fractal).into(),
        )
        .about(&["maximum?f=floor(n/2)", "maximum?f=n"])
        .over(REGULAR_NAMES)
        .to(2000)
        .wording(
            "It is meant for rules for which n − f(n) grows without bound, as the paper asks from section 4 on: with f(n) = n, which is regular too, all \
             values are different, and nothing is left.",
        ),
        Claim::new(
            "restricted/chart-sqrt",
            "Section 2, chart",
            "The chart for f(n) = ⌊√n⌋, 0 ≤ n ≤ 16, is as printed.",
            "f(n) = ⌊√n⌋",
            || {
                const PRINTED: [u64; 17] = [0, 1, 0, 1, 2, 0, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 4];
                vec![Case::new("maximum?f=floor(sqrt(n))", |n, book| book.equal(n, 0, PRINTED[n as usize]))]
            },
        )
        .about(&["maximum?f=floor(sqrt(n))"])
        .whole(16),
        Claim::new(
            "restricted/prop-2.3",
            "Proposition 2.3",
            "A weakly increasing f has the values of the regular f′(n) = min(f(n), 1 + f′(n − 1)).",
            "f′(n) = 'min' \\{f(n), 1 + f′(n−1)\\}",
            || [&REGULAR[..], &INCREASING].concat().into_iter().map(regularised).collect(),
        )
        .about(&["maximum?f=2*floor(n/4)"])
        .over("the regular rules, the greatest power of two less one, 2⌊n/4⌋, 3⌊n/7⌋")
        .to(500),
        Claim::new(
            "restricted/chart-power",
            "Section 2, chart",
            "The chart for the greatest power of two, less one, with f′ and g for 0 ≤ n ≤ 16, is as printed.",
            "f(n) = 'max' \\{2^k ≤ n\\} − 1",
            || {
                const F: [u64; 17] = [0, 0, 1, 1, 2, 3, 3, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8];
                const G: [u64; 17] = [0, 0, 1, 0, 2, 3, 1, 0, 4, 5, 6, 7, 2, 3, 1, 0, 8];
                let f = function(POWER);
                vec![Case::new(&maximum(POWER), move |n, book| {
                    let bounds: Vec<u64> = (0..=n).map(&f).collect();
                    ensure(regular(&bounds) == F[..=n as usize], (n, 0), "another f′", "f′ as printed")?;
                    book.equal(n, 0, G[n as usize])
                })]
            },
        )
        .about(&["maximum?f=2^floor(log2(n)) - 1"])
        .whole(16),
        Claim::new(
            "restricted/sec-2-power",
            "Section 2",
            "For that rule the value of n is n without the ones behind its first binary digit and the zero after them, or 0 if there is no zero.",
            "(11^k 0 b_1 … b_j)_2 ↦ (1 b_1 … b_j)_2",
            || vec![Case::new(&maximum(POWER), |n, book| {
                    let claimed = u64::try_from(less_than_power(&Big::from(n))).expect("it is less than n");
                    book.equal(n, 0, claimed)
                })],
        )
        .about(&["maximum?f=2^floor(log2(n)) - 1"])
        .to(5000),
    ]);
    claims
}

/// Section 1: taking less than half.
fn example() -> Vec<Claim> {
    let claims = vec![
        Claim::new(
            "restricted/sec-1-zeros",
            "Section 1",
            "If less than half may be taken, the lost heaps are the powers of two.",
            "g_n = 0 ⇔ n = 2^i",
            || {
                vec![Case::new(&maximum(HALF), |n, book| {
                    let (found, lost) = (book.value(n, 0), n == 0 || n.is_power_of_two());
                    ensure((found == 0) == lost, (n, 0), found, if lost { "0" } else { "not 0" })
                })]
            },
        ),
        Claim::new(
            "restricted/seq-2",
            "Sequence (2)",
            "The values for f(n) = ⌊(n − 1)/2⌋, 1 ≤ n ≤ 21, are as printed.",
            "f(n) = ⌊{n−1}//{2}⌋",
            || {
                const PRINTED: [u64; 21] = [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10];
                let step = |n: u64, book: &mut crate::claim::Book| match n {
                    0 => Ok(()),
                    _ => book.equal(n, 0, PRINTED[n as usize - 1]),
                };
                vec![Case::new(&maximum(HALF), step)]
            },
        )
        .whole(21),
        Claim::new(
            "restricted/eq-3",
            "Formula (3)",
            "The value of n is what stands before its last binary one.",
            "n = 2^a + … + 2^y + 2^z ⇒ g_n = 2^{a−z−1} + … + 2^{y−z−1}",
            || {
                vec![Case::new(
                    &maximum(HALF),
                    |n, book| if n == 0 { Ok(()) } else { book.equal(n, 0, less_than_half(n)) },
                )]
            },
        ),
    ];
    let about = |claim: Claim| Claim { games: &["maximum?f=floor((n-1)/2)"], to: claim.most.min(5000), ..claim };
    claims.into_iter().map(about).collect()
}

fn lemma(rule: &'static str) -> Case {
    let f = function(rule);
    Case::new(&maximum(rule), move |n, book| {
        if n == 0 {
            return Ok(());
        }
        let claimed = if f(n) > f(n - 1) { f(n) } else { book.value(n - f(n) - 1, 0) };
        book.equal(n, 0, claimed)
    })
}

/// What is left when first terms are deleted is the sequence again; of the terms 0 to n, n − f(n) are left.
fn fractal(rule: &'static str) -> Case {
    let f = function(rule);
    let (mut g, mut next, mut left) = (Vec::new(), 0, 0);
    Case::new(&maximum(rule), move |n, book| {
        let value = read(n, &mut g, book);
        if !is_new(value, &mut next) {
            left += 1;
            ensure(value == g[left - 1], (n, 0), value, g[left - 1])?;
        }
        let claimed = n - f(n);
        ensure(left as u64 == claimed, (n, 0), format_args!("{left} terms left"), format_args!("{claimed} terms left"))
    })
}

/// The values that Lemma 2.1 gives to f′.
fn regularised(rule: &'static str) -> Case {
    let f = function(rule);
    let (mut values, mut before): (Vec<u64>, u64) = (vec![0], 0);
    Case::new(&maximum(rule), move |n, book| {
        if n > 0 {
            let bound = f(n).min(before + 1);
            values.push(if bound > before { bound } else { values[(n - bound - 1) as usize] });
            before = bound;
        }
        book.equal(n, 0, values[n as usize])
    })
}
