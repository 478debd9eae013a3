//! What the Main Theorem asks of a rule: g(b_k − x) ≤ f(b_θ(k) + x) for all k and x ≥ 0, where b_θ(k) = b_(k+1) − b_k.
//!
//! It is necessary and sufficient for Theorem 1: the mover wins (N, x) exactly if x ≥ g(N). The paper's proof goes pile by
//! pile: if the condition holds for the elements up to b_(k+1), Theorem 1 holds for all piles below the next element, and at
//! its first violation Theorem 1 fails, for the pile b_(k+1). Nor does the proof need an infinite base: a finite one has
//! finitely many conditions, and f(b) is less than its largest element for all of them. Nor does it need f ≥ 1, if whoever
//! cannot move loses.
//!
//! A rule that falls by at most 1 satisfies it: f(b_θ(k) + x) ≥ f(b_θ(k)) − x ≥ b_k − x. If it does so from some n on, the
//! same holds where b_θ(k) ≥ n, and elsewhere b_k ≤ f(b_θ(k)) for one of the elements below n: finitely many k are left.

use super::Base;
use crate::paper::dynamic::Dynamic;

/// How far a condition is checked: as far as the table of the game goes.
pub const TABLE: u64 = 5_000;

/// How far Theorem 1 holds for a rule, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// For every pile.
    Always(Why),
    /// For the piles below one, because the condition was checked for k ≤ `k`.
    Checked {
        /// The last k.
        k: usize,
        /// The first pile of which nothing is said.
        below: u64,
    },
    /// For the piles below an element of the base at which the condition is violated.
    Violated(Violation),
}

/// Why Theorem 1 holds for every pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The form of f shows that it never falls by more than 1.
    Form,
    /// The form of f shows so from some n on, and for the elements below the condition was checked.
    FormAndCheck,
    /// The base is finite, and the condition was checked for all of it.
    Finite,
}

/// The first violation of the condition: g(b_k − x) > f(b_θ(k) + x), with the least k and then the least x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The place of the element.
    pub k: usize,
    /// What is taken from it.
    pub x: u64,
    /// b_k.
    pub before: u64,
    /// b_(k+1): whoever faces so many wins by taking b_θ(k) + x, though that is less than g(b_(k+1)) = b_(k+1).
    pub element: u64,
    /// g(b_k − x).
    pub summand: u64,
    /// f(b_θ(k) + x).
    pub bound: u64,
}

impl Violation {
    /// b_θ(k) + x, the move that the theorem does not expect.
    pub fn take(&self) -> u64 {
        self.element - self.before + self.x
    }
}

/// How far Theorem 1 holds for a rule. What its form does not prove is checked for the elements up to `largest`.
///
/// # Errors
/// A sentence, if f(1) cannot be evaluated.
pub fn condition(game: &Dynamic, largest: u64) -> Result<Condition, String> {
    game.next(1)?;
    let form = game.rule.slope().map(|slope| slope.from.max(1));
    if form == Some(1) {
        return Ok(Condition::Always(Why::Form));
    }
    // Where f has no value, what is checked ends.
    let f: Vec<u64> = (0..=largest).map_while(|n| if n == 0 { Some(0) } else { game.next(n).ok() }).collect();
    let largest = f.len() as u64 - 1;
    let value = |n: &u64| Ok::<u64, String>(f.get(*n as usize).copied().unwrap_or(0));
    let base = Base::new(value, &largest)?;
    if let Some(violation) = violation(&f, &base) {
        return Ok(Condition::Violated(violation));
    }
    if base.finite {
        return Ok(Condition::Always(Why::Finite));
    }
    let early = |from: u64| base.elements.iter().take_while(move |&&element| element < from);
    let checked = |from: u64| early(from).all(|&element| f[element as usize] <= largest / 2);
    if form.is_some_and(|from| from <= largest && checked(from)) {
        return Ok(Condition::Always(Why::FormAndCheck));
    }
    // The last element lies beyond what was checked, and all others do not.
    let last = base.elements.len() - 1;
    Ok(Condition::Checked { k: last.saturating_sub(2), below: base.elements[last] })
}

/// The first violation, for elements all of whose f(x) are listed.
fn violation(f: &[u64], base: &Base) -> Option<Violation> {
    // g(n) for n = 0, 1, …: the element itself, and beyond it g of what is left.
    let mut g = vec![0];
    for (k, pair) in base.elements.windows(2).enumerate() {
        let [before, element] = [pair[0], pair[1]];
        if element as usize > f.len() {
            break;
        }
        g.push(before);
        let first = element - before;
        let wrong = (0..before).find(|x| g[(before - x) as usize] > f[(first + x) as usize]);
        if let Some(x) = wrong {
            let [summand, bound] = [g[(before - x) as usize], f[(first + x) as usize]];
            return Some(Violation { k, x, before, element, summand, bound });
        }
        (before + 1..element).for_each(|n| g.push(g[(n - before) as usize]));
    }
    None
}
