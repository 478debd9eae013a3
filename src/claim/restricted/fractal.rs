//! Section 3, first half: fractal sequences and interspersions.

use super::{INCREASING, REGULAR, is_new, maximum, read};
use crate::claim::{Book, Case, Claim, Outcome, ensure};

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
    claims.into_iter().map(|claim| about(claim).over(over)).collect()
}

/// A case for every rule.
fn all<S: FnMut(u64, &mut Book) -> Outcome + 'static>(step: impl Fn() -> S) -> Vec<Case> {
    let rules = REGULAR.iter().chain(&INCREASING);
    rules.map(|rule| Case::new(&maximum(rule), step())).collect()
}

fn determined() -> impl FnMut(u64, &mut Book) -> Outcome {
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

fn own_rule() -> impl FnMut(u64, &mut Book) -> Outcome {
    let (mut g, mut most) = (Vec::new(), 0);
    move |n, book| {
        let value = read(n, &mut g, book);
        most = value.max(most);
        let window = &g[n.saturating_sub(most) as usize..n as usize];
        let mex = (0..).find(|candidate| !window.contains(candidate)).unwrap_or(0);
        ensure(value == mex && most <= n, (n, 0), value, mex)
    }
}

/// Between two equal terms all that came before the first of them come exactly once, and so may new ones.
fn interspersed(relabel: fn(u64) -> Option<u64>) -> impl FnMut(u64, &mut Book) -> Outcome {
    // The last place of each value in the sequence of those that are kept, and that sequence.
    let (mut kept, mut last): (Vec<u64>, Vec<Option<usize>>) = (Vec::new(), Vec::new());
    move |n, book| {
        let Some(value) = relabel(book.value(n, 0)) else { return Ok(()) };
        let place = kept.len();
        kept.push(value);
        last.resize(last.len().max(value as usize + 1), None);
        let Some(before) = last[value as usize].replace(place) else { return Ok(()) };
        let between = &kept[before + 1..place];
        let twice = between.iter().find(|&i| between.iter().filter(|&j| i == j).count() > 1);
        ensure(
            twice.is_none(),
            (n, 0),
            format_args!("{} twice between two {value}s", twice.unwrap_or(&0)),
            "once at most",
        )?;
        let missing = kept[..before].iter().find(|&i| *i != value && !between.contains(i));
        ensure(
            missing.is_none(),
            (n, 0),
            format_args!("no {} between two {value}s", missing.unwrap_or(&0)),
            "exactly one",
        )
    }
}

fn periodic(members: &'static [u64]) -> impl FnMut(u64, &mut Book) -> Outcome {
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
