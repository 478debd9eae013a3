//! Which sequences of Maximum and Minimum Nim repeat, which never do, and what has to be seen so that a period is proved.
//!
//! In Maximum Nim with a bounded rule a value depends on the few before it, as in every subtraction game.

use crate::paper::Theory;
use crate::paper::restricted::{Restricted, Side};

/// What is proved about the values.
pub(in crate::paper::restricted) fn of_values(game: &Restricted) -> Theory {
    match game.side {
        _ if thins_out(game) => Theory::WITHOUT_BOUND,
        Side::Maximum if game.pass => Theory::Open,
        Side::Maximum => window(game).unwrap_or(Theory::Open),
        // Of f(n) = c, the options of n are the heaps below n − c, whose values are those below ⌊n/(c + 1)⌋.
        Side::Minimum => constant(game).map_or(Theory::Open, |c| Theory::Repeats {
            from: 0,
            period: c + 1,
            saltus: 1,
            why: "for constant f the value is ⌊n/(f + 1)⌋, by induction",
        }),
    }
}

/// What is proved about the outcomes.
pub(in crate::paper::restricted) fn of_outcomes(game: &Restricted) -> Theory {
    match game.side {
        // The P-position after a is the first n with n − f(n) > a.
        _ if thins_out(game) => {
            Theory::Never("the P-position after a is b = a + f(b) + 1, so that they lie ever farther apart")
        }
        Side::Maximum => Theory::Open,
        Side::Minimum => constant(game).map_or(Theory::Open, |c| Theory::Repeats {
            from: c + 1,
            period: 1,
            saltus: 0,
            why: "of constant f, every heap that is larger can be taken whole",
        }),
    }
}

/// Whether the form of the rule of Maximum Nim proves that f(n) and n − f(n) both grow beyond every bound, f by 0 or 1 a heap.
/// Then the P-positions go on for ever, ever farther apart; and of the last f(n)/2 heaps each can be reached from all after
/// it, so that their values differ and have no bound.
fn thins_out(Restricted { rule, side, pass }: &Restricted) -> bool {
    *side == Side::Maximum
        && !pass
        && rule.slope().is_some_and(|slope| slope.slow)
        && rule.form().falls_behind == Some(true)
        && rule.reaches_in_the_end(u64::MAX) == Some(true)
}

/// The window of Maximum Nim whose rule repeats, and so is bounded.
fn window(game: &Restricted) -> Option<Theory> {
    let modulus = game.rule.period().filter(|&period| period <= LONGEST)?;
    let bounds = (1..=modulus).map(|n| game.rule.eval(n));
    let heaps = bounds.collect::<Result<Vec<u64>, _>>().ok()?.into_iter().max()?;
    Some(Theory::Window { heaps, modulus })
}

/// The rule, if it is a number.
fn constant(game: &Restricted) -> Option<u64> {
    game.rule.form().constant
}

/// The longest period of a rule that is tried heap by heap.
const LONGEST: u64 = 10_000;
