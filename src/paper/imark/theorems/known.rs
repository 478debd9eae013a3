//! Which games of i-Mark have a formula for heaps of any size, and what is known of the others.

use super::first::{AlmostPeriodic, FirstTheorem};
use super::single::Single;
use crate::engine::ClosedForm;
use crate::game::big::{Big, MOST_DIGITS};
use crate::game::numbers::gcd;
use crate::grow::Refusal;
use crate::paper::Proved;
use crate::paper::imark::{Division, Rounding};

/// The closed form of a game, if one is proved: S = {s} with d coprime to it, and S = [1, t − 1] with d ≡ 1 (mod t), d = 2 or d = t.
///
/// # Errors
/// Why there is none.
pub(in super::super) fn closed_form(game: &Division) -> Result<Box<dyn ClosedForm>, Refusal> {
    let (subtract, Some(d)) = (game.subtract.members(), only_divisor(game)) else { return Err(none()) };
    match (subtract, first_integers(game)) {
        (&[s], _) if gcd(s, d) == 1 => Ok(Box::new(Single::new(s, d))),
        (_, Some(t)) if d % t == 1 => Ok(Box::new(FirstTheorem::new(t, d))),
        (_, Some(t)) if d == 2 || d == t => Ok(Box::new(AlmostPeriodic { t, d })),
        _ => Err(none()),
    }
}

/// What is known of one heap: by the closed form, or that a P-position has the value 0.
pub(in super::super) fn known(game: &Division, n: &Big) -> Option<Proved> {
    if let Ok(form) = closed_form(game) {
        return Some(Proved { value: form.value(n).ok()?, by: form.by() });
    }
    let (t, d) = with_periodic_outcomes(game)?;
    is_far_p_position(t, d, n).then_some(Proved { value: Big::ZERO, by: SOPENA })
}

/// Whether a heap is a P-position, in a sentence, where that is proved though no formula for the values is.
pub fn outcome(game: &Division, n: &Big) -> Option<String> {
    let (t, d) = with_periodic_outcomes(game).filter(|_| closed_form(game).is_err())?;
    let outcome = if is_far_p_position(t, d, n) { "a P-position" } else { "an N-position" };
    let late = t * d;
    Some(format!("All the same n = {n} is {outcome}: {SOPENA} are the heaps n ≡ 1 (mod {t}) from n = {late} on"))
}

/// Sopena's P-positions of i-Mark(\[1, t − 1\], {d}) for d ≢ 1 (mod t): the multiples qt with q < d, and qt + 1 with q ≥ d.
pub fn is_p_position(t: u64, d: u64, n: u64) -> bool {
    n % t == u64::from(n / t >= d)
}

/// [`is_p_position`] for heaps of any size.
fn is_far_p_position(t: u64, d: u64, n: &Big) -> bool {
    let is_late = *n >= Big::from(t * d);
    remainder(n, t) == u64::from(is_late)
}

/// t and d, if the game is one of Sopena's.
fn with_periodic_outcomes(game: &Division) -> Option<(u64, u64)> {
    let (t, d) = first_integers(game).zip(only_divisor(game))?;
    (d % t != 1).then_some((t, d))
}

/// t, if S = [1, t − 1].
fn first_integers(game: &Division) -> Option<u64> {
    let t = game.subtract.members().len() as u64 + 1;
    game.subtract.members().iter().copied().eq(1..t).then_some(t)
}

/// The only divisor, where divisions must be exact and the game ends at 0.
fn only_divisor(game: &Division) -> Option<u64> {
    match game.divide.members() {
        &[d] if game.rounding == Rounding::Exact && game.end == 0 => Some(d),
        _ => None,
    }
}

/// Heaps below this have formulas: those that can be written, and tables that begin with one of them.
pub(super) fn end_of_reach() -> Big {
    Big::from(10_u32).pow(MOST_DIGITS + 1)
}

/// Whether a heap is within reach of a formula.
pub(super) fn within_reach(n: &Big) -> Result<(), Refusal> {
    match *n < end_of_reach() {
        true => Ok(()),
        false => Err(Refusal::TooLarge(format!("a heap has at most {MOST_DIGITS} digits"))),
    }
}

/// What remains of a heap.
pub(super) fn remainder(n: &Big, by: u64) -> u64 {
    u64::try_from(n % by).expect("a remainder is less than its divisor")
}

fn none() -> Refusal {
    Refusal::NotProved("no theorem has its values so far out".to_owned())
}

const SOPENA: &str = "Sopena’s P-positions (section 1.4 of Some i-Mark games)";
