//! Section 4: Minimum Nim, and how it and Maximum Nim determine each other.

use super::{HALF, REGULAR, REGULAR_NAMES, function, is_new, maximum, minimum};
use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = general();
    claims.extend([
        Claim::new(
            "restricted/sec-4-q",
            "Section 4, example",
            "For f(n) = ⌊(n − 1)/2⌋ the function q of Proposition 4.1 is q(k) = 2k, so that each new value of h stands at twice the place of the one \
             before.",
            "q(k) = 2k",
            || vec![Case::new(&minimum(HALF), doubled(|k| 2 * k))],
        )
        .to(5000)
        .note("q(0) is the least j with j − f(j) > 0, which is 1; otherwise h would never leave 0.")
        .corrected("q(0) = 1, and q(k) = 2k for k ≥ 1.", "q(0) = 1, q(k) = 2k", || {
            vec![Case::new(&minimum(HALF), doubled(|k| (2 * k).max(1)))]
        }),
        Claim::new(
            "restricted/sec-4-h",
            "Section 4, sequence",
            "The sequence h for f(n) = ⌊(n − 1)/2⌋ begins as printed, with seven fours before the first 5.",
            "0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, …",
            || listed(&[0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5]),
        )
        .whole(16)
        .note("One 4 was dropped: by the paper's own formula h_15 = ⌊log_2 15⌋ + 1 = 4.")
        .corrected("It begins so with eight fours.", "h_{15} = 4, h_{16} = 5", || {
            listed(&[0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5])
        }),
        Claim::new(
            "restricted/sec-4-log",
            "Section 4",
            "For f(n) = ⌊(n − 1)/2⌋, n ≥ 1, the value in Minimum Nim is ⌊log₂ n⌋ + 1, the number of binary digits of n.",
            "h_n = ⌊log_2 n⌋ + 1",
            || vec![Case::new(&minimum(HALF), |n, book| if n == 0 { Ok(()) } else { book.equal(n, 0, u64::from(n.ilog2()) + 1) })],
        )
        .to(5000),
        Claim::new(
            "restricted/array",
            "Section 4, array A′",
            "The array A′ for f(n) = ⌊(n − 1)/2⌋, whose entry (i, j) is the n with g_n = i and h_n = j, is as printed.",
            "a′_{ij} = n ⇔ (g_n, h_n) = (i, j)",
            || vec![Case::on(&[maximum(HALF), minimum(HALF)], array)],
        )
        .whole(60),
    ]);
    for claim in &mut claims[5..] {
        claim.games = &["minimum?f=floor((n-1)/2)", "maximum?f=floor((n-1)/2)"];
    }
    claims
}

/// The propositions about all regular rules.
fn general() -> Vec<Claim> {
    let claims = vec![
        Claim::new(
            "restricted/prop-4.1",
            "Proposition 4.1",
            "The values of Minimum Nim rise by one at a time, each first at q of the place before: the least j with j − f(j) beyond it.",
            "ĥ(0) = 0, ĥ(n) = q(ĥ(n−1)), q(k) = 'min' \\{j : j − f(j) > k\\}",
            || REGULAR.map(|rule| Case::new(&minimum(rule), rising(rule))).into(),
        ),
        Claim::new(
            "restricted/lemma-4.2",
            "Lemma 4.2",
            "In Maximum Nim q(n) has the value of n.",
            "g_{q(n)} = g_n",
            || REGULAR.map(|rule| Case::new(&maximum(rule), successors(rule))).into(),
        ),
        Claim::new(
            "restricted/prop-4.3",
            "Proposition 4.3",
            "The value of n in Minimum Nim is the number of lost heaps 0 < k ≤ n of Maximum Nim.",
            "h_n = #\\{0 < k ≤ n : g_k = 0\\}",
            || {
                pairs(|| {
                    let mut zeros = 0;
                    move |n, book| {
                        zeros += u64::from(n > 0 && book.value(n, 0) == 0);
                        let found = book.of(1, n, 0);
                        ensure(found == zeros, (n, 0), format_args!("h = {found}"), zeros)
                    }
                })
            },
        ),
        Claim::new(
            "restricted/thm-4.4",
            "Theorem 4.4",
            "n ↦ (g_n, h_n) meets every pair (i, j) with j ≥ s_0i exactly once: where i returns, h has risen by one.",
            "n ↔ (g_n, h_n), j ≥ s_{0i}",
            || pairs(bijection),
        ),
        Claim::new(
            "restricted/cor-4.5",
            "Corollary 4.5",
            "Entry j of row i of the interspersion, the j-th place of i, is the n with g_n = i and h_n − s_0i = j.",
            "a_{ij} = n ⇔ i = g_n, j = h_n − s_{0i}",
            || pairs(instances),
        ),
    ];
    let about = |claim: Claim| Claim {
        games: &["maximum?f=floor(n/2)", "minimum?f=floor(n/2)"],
        over: REGULAR_NAMES,
        to: 1500,
        ..claim
    };
    claims.into_iter().map(about).collect()
}

/// A case for every rule, on Maximum Nim and Minimum Nim.
fn pairs<S: FnMut(u64, &mut Book) -> Checked + 'static>(step: impl Fn() -> S) -> Vec<Case> {
    REGULAR.iter().map(|rule| Case::on(&[maximum(rule), minimum(rule)], step())).collect()
}

fn rising(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let f = function(rule);
    let (mut value, mut first) = (0, 0);
    move |n, book| {
        let rises = n > 0 && n - f(n) > first;
        (value, first) = (value + u64::from(rises), if rises { n } else { first });
        book.equal(n, 0, value)
    }
}

fn successors(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let f = function(rule);
    let mut k = 0;
    move |n, book| {
        // Every k whose q(k) is n: at most one, since n − f(n) rises by at most one.
        if n <= f(n) + k {
            return Ok(());
        }
        let claimed = book.value(k, 0);
        k += 1;
        book.equal(n, 0, claimed)
    }
}

fn bijection() -> impl FnMut(u64, &mut Book) -> Checked {
    let (mut zeros, mut last): (u64, Vec<Option<u64>>) = (0, Vec::new());
    move |n, book| {
        let (i, j) = (book.value(n, 0), book.of(1, n, 0));
        last.resize(last.len().max(i as usize + 1), None);
        let claimed = last[i as usize].replace(j).map_or(zeros, |before| before + 1);
        zeros += u64::from(n > 0 && i == 0);
        ensure(j == claimed, (n, 0), format_args!("({i}, {j})"), format_args!("({i}, {claimed})"))
    }
}

fn instances() -> impl FnMut(u64, &mut Book) -> Checked {
    // For every value: the zeros before its first place, and how often it has come. The heap 0 counts as no zero.
    let (mut zeros, mut next, mut rows): (u64, u64, Vec<(u64, u64)>) = (0, 0, Vec::new());
    move |n, book| {
        let (i, h) = (book.value(n, 0), book.of(1, n, 0));
        while is_new(i, &mut next) {
            rows.resize(next as usize, (zeros, 0));
        }
        zeros += u64::from(n > 0 && i == 0);
        let (before, count) = &mut rows[i as usize];
        *count += 1;
        ensure(h == *before + *count - 1, (n, 0), format_args!("h = {h}"), *before + *count - 1)
    }
}

/// Where h takes a new value, that is the next place by q.
fn doubled(q: fn(u64) -> u64) -> impl FnMut(u64, &mut Book) -> Checked {
    let (mut value, mut place) = (0, 0);
    move |n, book| {
        let found = book.value(n, 0);
        if found == value {
            return Ok(());
        }
        let claimed = q(place);
        (value, place) = (found, n);
        ensure(n == claimed, (n, 0), format_args!("the first {found} at {n}"), format_args!("at {claimed}"))
    }
}

fn listed(printed: &'static [u64]) -> Vec<Case> {
    let step = move |n: u64, book: &mut Book| match printed.get(n as usize) {
        Some(&claimed) => book.equal(n, 0, claimed),
        None => Ok(()),
    };
    vec![Case::new(&minimum(HALF), step)]
}

/// Row i of A′ ends in column 6; it is printed up to row 9.
const ARRAY: [&[u64]; 10] = [
    &[0, 1, 2, 4, 8, 16, 32],
    &[3, 6, 12, 24, 48],
    &[5, 10, 20, 40],
    &[7, 14, 28, 56],
    &[9, 18, 36],
    &[11, 22, 44],
    &[13, 26, 52],
    &[15, 30, 60],
    &[17, 34],
    &[19, 38],
];

fn array(n: u64, book: &mut Book) -> Checked {
    let places = ARRAY.iter().enumerate().map(|(i, row)| (i, row, row.iter().position(|&entry| entry == n)));
    places.filter_map(|(i, row, place)| place.map(|place| (i, 7 - row.len() + place))).try_for_each(|(i, j)| {
        let found = (book.value(n, 0) as usize, book.of(1, n, 0) as usize);
        ensure(found == (i, j), (n, 0), format_args!("{found:?}"), format_args!("{:?}", (i, j)))
    })
}
