//! Section 3, first half: fractal sequences and interspersions.

use super::{INCREASING, REGULAR, is_new, maximum, read};
use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    let claims = vec![
        Claim::new(
            "restricted/lemma-3.1",
            "Lemma 3.1",
            "A fractal sequence is determined by the first places of its values: between those of k and k + 1 it repeats its term k + 1 places before.",
            "ĝ(k) < n < ĝ(k+1) ⇒ g_n = g_{n−k−1}",
            || all(determined),
        ),
        Claim::new(
            "restricted/prop-3.2",
            "Proposition 3.2",
            "The sequence of a weakly increasing rule is also that of the regular rule f(n) = max{g_0, …, g_n}.",
            "g_n = 'mex' \\{g_{n−i} : 1 ≤ i ≤ f(n)\\}, f(n) = 'max' \\{g_m : m ≤ n\\}",
            || all(own_rule),
        ),
        Claim::new(
            "restricted/thm-3.3",
            "Theorem 3.3",
            "The places of the values form an interspersion: after the first j, every i < j and j take turns.",
            "a_{ij} < a_{kl} < a_{i,j+1} ⇒ a_{i,j+1} < a_{k,l+1} < a_{i,j+2}",
            || all(|| interspersed(Some)),
        ),
        Claim::new(
            "restricted/prop-3.4-i",
            "Proposition 3.4 (i)",
            "The terms in a finite set M are periodic with period #M, at the latest from the first place of the last member to appear.",
            "(g|M)_r = (g|M)_{r−#M}",
            || [&[0, 1, 2][..], &[1, 3], &[0, 2, 5]].into_iter().flat_map(|m| all(|| periodic(m))).collect(),
        ),
        Claim::new(
            "restricted/prop-3.4-ii",
            "Proposition 3.4 (ii)",
            "The terms in an infinite set M, relabelled, form an interspersion again.",
            "M = \\{m_0 < m_1 < …\\}, m_i ↦ i",
            || {
                let positive = |value: u64| value.checked_sub(1);
                let odd = |value: u64| (value % 2 == 1).then_some(value / 2);
                [all(|| interspersed(positive)), all(|| interspersed(odd))].into_iter().flatten().collect()
            },
        ),
    ];
    let about = |claim: Claim| Claim { games: &["maximum?f=floor(n/2)", "maximum?f=floor(sqrt(n))"], to: 500, ..claim };
    let over = "f = ⌊(n − 1)/2⌋, ⌊n/2⌋, ⌊n/3⌋, ⌊√n⌋, ⌈2n/5⌉, the greatest power of two less one, 2⌊n/4⌋, 3⌊n/7⌋";
    let claims = claims.into_iter().map(|claim| about(claim).over(over));
    claims.chain(converses().into_iter().map(about)).collect()
}

/// From sequences and arrays that are made without a game, back to games.
fn converses() -> Vec<Claim> {
    vec![
        Claim::new(
            "restricted/prop-3.2-i-iii",
            "Proposition 3.2, (i) ⇒ (iii)",
            "Every fractal sequence is that of a regular rule, f(n) = max{g_0, …, g_n}: the sequence is written down from the first places of its values \
             alone, and f(n) counts how many of these come up to n.",
            "g_n = 'mex' \\{g_{n−i} : 1 ≤ i ≤ f(n)\\}, f(n) = #\\{k ≥ 1 : ĝ(k) ≤ n\\}",
            || FIRSTS.map(|(rule, first)| Case::new(&maximum(rule), written_down(first))).into(),
        )
        .over("ĝ(k) = k², 2k + 1, 2^k, k(k + 1)/2, ⌊5k/2⌋"),
        Claim::new(
            "restricted/thm-3.3-converse",
            "Theorem 3.3, conversely",
            "If A(g) is an interspersion, g is a fractal sequence: an array whose rows begin with the least number left and go on by an increasing \
             function q is one, and it tells the values of Maximum Nim.",
            "A = (a, q(a), q(q(a)), …) ⇒ Λ(g) = g",
            || SUCCESSORS.map(|(rule, q)| Case::new(&maximum(rule), dispersion(q))).into(),
        )
        .over("q(k) = 2k (q(0) = 1), 2k + 2, ⌊3k/2⌋ + 2, 3k + 3"),
    ]
}

/// A regular rule, and a function that belongs to it.
type With = (&'static str, fn(u64) -> u64);

/// Regular rules, and where their values come first.
const FIRSTS: [With; 5] = [
    ("floor(sqrt(n))", |k| k * k),
    ("floor((n-1)/2)", |k| if k == 0 { 0 } else { 2 * k + 1 }),
    ("floor(log2(n))", |k| if k == 0 { 0 } else { 1 << k }),
    ("floor((sqrt(8n+1)-1)/2)", |k| k * (k + 1) / 2),
    ("ceil((2n-3)/5)", |k| 5 * k / 2),
];

/// Regular rules, and q(k) = min{j : j − f(j) > k}.
const SUCCESSORS: [With; 4] = [
    ("floor((n-1)/2)", |k| (2 * k).max(1)),
    ("ceil(n/2)", |k| 2 * k + 2),
    ("ceil(n/3)", |k| 3 * k / 2 + 2),
    ("ceil(2n/3)", |k| 3 * k + 3),
];

/// The fractal sequence with these first places, by (F2) and (F3) alone.
fn written_down(first: fn(u64) -> u64) -> impl FnMut(u64, &mut Book) -> Checked {
    let (mut g, mut next): (Vec<u64>, u64) = (Vec::new(), 0);
    move |n, book| {
        if first(next) == n {
            g.push(next);
            next += 1;
        } else {
            g.push(g[(n - next) as usize]);
        }
        book.equal(n, 0, g[n as usize])
    }
}

/// The rows in which the numbers stand, if each goes on by q and the least number left begins the next.
fn dispersion(q: fn(u64) -> u64) -> impl FnMut(u64, &mut Book) -> Checked {
    // q increases, so that the k with q(k) = n come in order.
    let (mut rows, mut next, mut k): (Vec<u64>, u64, usize) = (Vec::new(), 0, 0);
    let mut alternates = alternation();
    move |n, book| {
        if rows.get(k).is_some() && q(k as u64) == n {
            rows.push(rows[k]);
            k += 1;
        } else {
            rows.push(next);
            next += 1;
        }
        alternates(n, rows[n as usize])?;
        book.equal(n, 0, rows[n as usize])
    }
}

/// A case for every rule.
fn all<S: FnMut(u64, &mut Book) -> Checked + 'static>(step: impl Fn() -> S) -> Vec<Case> {
    let rules = REGULAR.iter().chain(&INCREASING);
    rules.map(|rule| Case::new(&maximum(rule), step())).collect()
}

fn determined() -> impl FnMut(u64, &mut Book) -> Checked {
    let (mut g, mut next) = (Vec::new(), 0);
    move |n, book| {
        let value = read(n, &mut g, book);
        if is_new(value, &mut next) {
            return ensure(value + 1 == next, (n, 0), value, format_args!("at most {value}"));
        }
        let claimed = n.checked_sub(next).map_or(value, |place| g[place as usize]);
        ensure(value == claimed, (n, 0), value, claimed)
    }
}

fn own_rule() -> impl FnMut(u64, &mut Book) -> Checked {
    let (mut g, mut most) = (Vec::new(), 0);
    move |n, book| {
        let value = read(n, &mut g, book);
        most = value.max(most);
        let window = &g[n.saturating_sub(most) as usize..n as usize];
        let mex = (0..).find(|candidate| !window.contains(candidate)).unwrap_or(0);
        ensure(value == mex && most <= n, (n, 0), value, mex)
    }
}

fn interspersed(relabel: fn(u64) -> Option<u64>) -> impl FnMut(u64, &mut Book) -> Checked {
    let mut alternates = alternation();
    move |n, book| relabel(book.value(n, 0)).map_or(Ok(()), |value| alternates(n, value))
}

/// Between two equal terms all that came before the first of them come exactly once, and so may new ones.
fn alternation() -> impl FnMut(u64, u64) -> Checked {
    // The terms so far, and the last place of each value among them.
    let (mut terms, mut last): (Vec<u64>, Vec<Option<usize>>) = (Vec::new(), Vec::new());
    move |n, value| {
        let place = terms.len();
        terms.push(value);
        last.resize(last.len().max(value as usize + 1), None);
        let Some(before) = last[value as usize].replace(place) else { return Ok(()) };
        let between = &terms[before + 1..place];
        let twice = between.iter().find(|&i| between.iter().filter(|&j| i == j).count() > 1);
        ensure(
            twice.is_none(),
            (n, 0),
            format_args!("{} twice between two {value}s", twice.unwrap_or(&0)),
            "once at most",
        )?;
        let missing = terms[..before].iter().find(|&i| *i != value && !between.contains(i));
        ensure(
            missing.is_none(),
            (n, 0),
            format_args!("no {} between two {value}s", missing.unwrap_or(&0)),
            "exactly one",
        )
    }
}

fn periodic(members: &'static [u64]) -> impl FnMut(u64, &mut Book) -> Checked {
    let (mut kept, mut from) = (Vec::new(), None);
    move |n, book| {
        let value = book.value(n, 0);
        if !members.contains(&value) {
            return Ok(());
        }
        kept.push(value);
        if from.is_none() && members.iter().all(|member| kept.contains(member)) {
            from = Some(kept.len() - 1);
        }
        let before =
            (kept.len() - 1).checked_sub(members.len()).filter(|&before| from.is_some_and(|from| before >= from));
        before.map_or(Ok(()), |before| ensure(kept[before] == value, (n, 0), value, kept[before]))
    }
}
