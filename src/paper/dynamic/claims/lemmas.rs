//! Lemmas 1–4 and Theorem 1 for infinite bases, and their primed twins for finite ones.

use super::{FINITE, INFINITE, function, generated, is_element, spec};
use crate::claim::{Book, Case, Check, Checked, Claim, ensure};
use crate::paper::dynamic::theorems::Base;

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::new(
            "dynamic/base",
            "Generating g-bases",
            "The base of f, b_0 = 1 and b_(k+1) = b_k + b_i for the least b_i with f(b_i) ≥ b_k, consists of the piles that are won only by taking \
             all.",
            "b_0 = 1, b_{k+1} = b_k + 'min' \\{b_i : f(b_i) ≥ b_k\\}",
            || [&INFINITE[..], &FINITE].concat().into_iter().map(base).collect(),
        )
        .mark("boundary")
        .about(&["dynamic?f=2n", "dynamic?f=5"])
        .over("f = n, 2n, 3n, ⌈3n/2⌉, the appendix's, 5, 2 up to 3 and n beyond, min(n, 6)")
        .mark("base"),
        infinite("dynamic/lemma-1", "Lemma 1", "Every pile is a sum of distinct elements of an infinite base.", "N = b_{i_1} + … + b_{i_k}, b_{i_1} < … < b_{i_k}", || {
            INFINITE.map(|rule| Case::new(&spec(rule), distinct())).into()
        }),
        infinite(
            "dynamic/lemma-2",
            "Lemma 2",
            "Every pile has exactly one stable representation: one in which all summands up to any of them add up to less than the next element of \
             the base.",
            "∑_{θ≤t} b_{i_θ} < b_{i_t + 1}",
            || INFINITE.map(|rule| Case::new(&spec(rule), representations())).into(),
        )
        .wording(
            "The formula in the definition has the next summand, by which 3 = 2 + 1 would be stable beside 3 = 3; the sentence after it and \
             the proofs say what is meant, the next element of the base.",
        ),
        infinite(
            "dynamic/lemma-3",
            "Lemma 3",
            "The two least summands b < b′ of a stable representation satisfy f(b) < b′.",
            "f(b_{i_1}) < b_{i_2}",
            || INFINITE.map(lemma_3).into(),
        ),
        infinite(
            "dynamic/lemma-4",
            "Lemma 4",
            "If b is the least summand of N and 1 ≤ x < b, the representation of N − x is that of b − x with the other summands of N, and its \
             least summand is at most f(x).",
            "g(b_{i_1} − x) ≤ f(x) 'for' 1 ≤ x < b_{i_1}",
            || INFINITE.map(lemma_4).into(),
        ),
        infinite(
            "dynamic/thm-1",
            "Theorem 1",
            "If f(n + 1) − f(n) ≥ −1 and the base is infinite, the player to move wins (N, x) exactly if x is at least the least summand of N.",
            "(N,x) 'is won' ⇔ x ≥ g(N)",
            || INFINITE.map(theorem).into(),
        )
        .mark("base"),
    ];
    claims.extend(primed());
    for claim in &mut claims {
        (claim.symbol, claim.to) = ("N", 150);
    }
    claims
}

/// The same for finite bases, whose largest element may be repeated.
fn primed() -> [Claim; 7] {
    [
        finite(
            "dynamic/bounded",
            "Before Lemma 1′",
            "If f is bounded, its base is finite: if f ≤ M, no element is larger than 2M.",
            "f ≤ M ⇒ b_k ≤ 2M",
            || [("5", 5), ("min(n, 6)", 6), ("2 - n mod 2", 2)].map(|(rule, most)| bounded(rule, most)).into(),
        )
        .over("f = 5, min(n, 6) and 2 for even n, 1 for odd n"),
        finite(
            "dynamic/finite-unbounded",
            "Before Lemma 1′",
            "The base may be finite though f is not bounded: with f(n) = 2 up to 3 and n beyond it is 1, 2, 3.",
            "B_f = \\{1, 2, 3\\}",
            || {
                let one_to_three = |n, book: &mut Book| {
                    let found = n > 0 && is_element(n, book);
                    let words = |is: bool| if is { "an element" } else { "no element" };
                    ensure(found == (1..=3).contains(&n), (n, n.saturating_sub(1)), words(found), words(!found))
                };
                vec![Case::new("dynamic?f=if(n <= 3, 2, n)", one_to_three)]
            },
        )
        .about(&["dynamic?f=if(n <= 3, 2, n)"])
        .over("f = 2 up to 3 and n beyond"),
        finite("dynamic/lemma-1-finite", "Lemma 1′", "Every pile is a sum of elements of a finite base of which only the largest is repeated.", "N = b_{i_1} + … + b_{i_k} + θ b_t", || {
            FINITE.map(|rule| Case::new(&spec(rule), repeated(rule))).into()
        }),
        finite(
            "dynamic/lemma-2-finite",
            "Lemma 2′",
            "Every pile has exactly one such representation that is stable in the smaller elements.",
            "∑_{φ≤h} b_{i_φ} < b_{i_h + 1}",
            || FINITE.map(|rule| Case::new(&spec(rule), only_one(rule))).into(),
        ),
        finite("dynamic/lemma-3-finite", "Lemma 3′", "The two least different summands b < b′ satisfy f(b) < b′.", "f(b_{i_1}) < b_{i_2}", || {
            FINITE.map(lemma_3).into()
        }),
        finite("dynamic/lemma-4-finite", "Lemma 4′", "Lemma 4 holds for finite bases.", "g(b_{i_1} − x) ≤ f(x) 'for' 1 ≤ x < b_{i_1}", || {
            FINITE.map(lemma_4).into()
        }),
        finite(
            "dynamic/thm-1-finite",
            "Theorem 1′",
            "If f(n + 1) − f(n) ≥ −1 and the base is finite, the player to move wins (N, x) exactly if x is at least the least summand of N.",
            "(N,x) 'is won' ⇔ x ≥ g(N)",
            || FINITE.map(theorem).into(),
        )
        .mark("base"),
    ]
}

fn infinite(id: &'static str, number: &'static str, statement: &'static str, formula: &str, check: Check) -> Claim {
    Claim::new(id, number, statement, formula, check)
        .about(&["dynamic?f=2n", "dynamic?f=n"])
        .over("f = n, 2n, 3n, ⌈3n/2⌉ and the appendix's 8 − n up to 7, n beyond")
}

fn finite(id: &'static str, number: &'static str, statement: &'static str, formula: &str, check: Check) -> Claim {
    Claim::new(id, number, statement, formula, check)
        .about(&["dynamic?f=5", "dynamic?f=min(n, 6)"])
        .over("f = 5, 2 up to 3 and n beyond, min(n, 6)")
}

/// The piles won only by taking all are the generated base.
fn base(rule: &'static str) -> Case {
    let base = generated(rule);
    Case::new(&spec(rule), move |n, book| {
        let claimed = n == 0 || base.elements.binary_search(&n).is_ok();
        let found = n == 0 || is_element(n, book);
        let words = |is: bool| if is { "won only by taking all" } else { "won with less" };
        ensure(found == claimed, (n, n.saturating_sub(1)), words(found), words(claimed))
    })
}

/// The elements that the game has shown so far, kept up to date.
fn shown(n: u64, elements: &mut Vec<u64>, book: &mut Book) {
    if n > 0 && is_element(n, book) {
        elements.push(n);
    }
}

fn distinct() -> impl FnMut(u64, &mut Book) -> Checked {
    let mut elements = Vec::new();
    move |n, book| {
        shown(n, &mut elements, book);
        let left = elements.iter().rev().fold(n, |left, &element| if element <= left { left - element } else { left });
        ensure(left == 0, (n, n.saturating_sub(1)), format_args!("{left} is left over"), "a sum of distinct elements")
    }
}

fn representations() -> impl FnMut(u64, &mut Book) -> Checked {
    let mut elements = Vec::new();
    move |n, book| {
        shown(n, &mut elements, book);
        let found = if n == 0 { 1 } else { count(&elements, elements.len(), n) };
        ensure(found == 1, (n, n.saturating_sub(1)), format_args!("{found} stable representations"), "exactly one")
    }
}

/// How many stable sums of distinct elements among the first `among` there are: the whole sum stays below the element after
/// its largest summand, and so do its parts.
fn count(elements: &[u64], among: usize, n: u64) -> u64 {
    let ways = (0..among).filter(|&place| elements[place] <= n).map(|place| {
        let rest = n - elements[place];
        let stable = elements.get(place + 1).is_none_or(|&next| n < next);
        match (stable, rest) {
            (false, _) => 0,
            (true, 0) => 1,
            (true, _) => count(elements, place, rest),
        }
    });
    ways.sum()
}

fn lemma_3(rule: &'static str) -> Case {
    let f = function(rule);
    let mut base = Base { elements: Vec::new(), finite: false };
    Case::new(&spec(rule), move |n, book| {
        shown(n, &mut base.elements, book);
        let [.., (second, _), (least, _)] = base.stable(&n)[..] else { return Ok(()) };
        ensure(
            f(least) < second,
            (n, n - 1),
            format_args!("f({least}) = {}", f(least)),
            format_args!("less than {second}"),
        )
    })
}

fn lemma_4(rule: &'static str) -> Case {
    let f = function(rule);
    let mut base = Base { elements: Vec::new(), finite: false };
    Case::new(&spec(rule), move |n, book| {
        shown(n, &mut base.elements, book);
        let summands = stable(&base, n);
        let Some((&least, others)) = summands.split_last() else { return Ok(()) };
        (1..least).try_for_each(|x| {
            let (joined, left) = ([others, &stable(&base, least - x)[..]].concat(), stable(&base, n - x));
            ensure(joined == left, (n, x), format_args!("{joined:?}"), format_args!("{left:?}"))?;
            let summand = base.smallest_summand(&(least - x));
            ensure(summand <= f(x), (n, x), summand, format_args!("at most f({x}) = {}", f(x)))
        })
    })
}

/// The summands of the stable representation, repeated ones one by one.
fn stable(base: &Base, n: u64) -> Vec<u64> {
    base.stable(&n).into_iter().flat_map(|(element, times)| std::iter::repeat_n(element, times as usize)).collect()
}

/// The mover wins exactly from the least summand on.
fn theorem(rule: &'static str) -> Case {
    let base = generated(rule);
    Case::new(&spec(rule), move |n, book| {
        (1..=n + 1).take_while(|_| n > 0).try_for_each(|x| {
            let (found, won) = (book.value(n, x), x >= base.smallest_summand(&n));
            ensure((found > 0) == won, (n, x), found, if won { "not 0" } else { "0" })
        })
    })
}

/// No pile beyond twice the bound is won only by taking all.
fn bounded(rule: &'static str, most: u64) -> Case {
    Case::new(&spec(rule), move |n, book| {
        let found = n > 2 * most && is_element(n, book);
        ensure(!found, (n, n.saturating_sub(1)), "an element", format_args!("none beyond {}", 2 * most))
    })
}

/// The greedy sum, repeating only the largest element of the whole base.
fn repeated(rule: &'static str) -> impl FnMut(u64, &mut Book) -> Checked {
    let largest = generated(rule).elements.last().copied().unwrap_or(1);
    let mut elements = Vec::new();
    move |n, book| {
        shown(n, &mut elements, book);
        let take = |left: u64, &element: &u64| match element == largest {
            true => left % element,
            false => {
                if element <= left {
                    left - element
                } else {
                    left
                }
            }
        };
        let left = elements.iter().rev().fold(n, take);
        ensure(left == 0, (n, n.saturating_sub(1)), format_args!("{left} is left over"), "a sum of elements")
    }
}

/// Counts what is stable below the largest element, for every number of copies of the largest.
fn only_one(rule: &'static str) -> impl FnMut(u64, &mut Book) -> Checked {
    let largest = generated(rule).elements.last().copied().unwrap_or(1);
    let mut elements = Vec::new();
    move |n, book| {
        shown(n, &mut elements, book);
        let smaller = elements.iter().position(|&element| element == largest).unwrap_or(elements.len());
        let rests = (0..=n / largest).map(|copies| n - copies * largest);
        let found: u64 = rests.map(|rest| if rest == 0 { 1 } else { count(&elements, smaller, rest) }).sum();
        ensure(found == 1, (n, n.saturating_sub(1)), format_args!("{found} stable representations"), "exactly one")
    }
}
