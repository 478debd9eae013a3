//! Periods: which sequences of values or outcomes repeat, which never do, and what has to be seen so that one is proved.
//!
//! A heap of a subtraction-division game moves from dx to x, so that the two differ: were p a period, they would agree for
//! every large multiple x of p. This is why no values of such a game become periodic; outcomes may, since two N-positions
//! need not differ. In Maximum Nim with a bounded rule a value depends on the few before it, as in every subtraction game.

use crate::game::division::{Division, Rounding};
use crate::game::restricted::{Restricted, Side};
use crate::game::{Game, Spec};

/// What is proved about the period of a sequence. The reasons are clauses without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Theory {
    /// Nothing.
    Open,
    /// It never becomes periodic, for this reason.
    Never(&'static str),
    /// From the heap `from` on, `period` heaps later there is `saltus` more; both numbers are the least possible.
    Repeats {
        /// The first heap from which on it holds.
        from: u64,
        /// The least period.
        period: u64,
        /// By how much the sequence grows in a period.
        saltus: u64,
        /// The reason.
        why: &'static str,
    },
    /// A value follows from so many values before it and from the heap modulo `modulus`. If all of these recur, then so does
    /// everything after them.
    Window {
        /// How many values.
        heaps: u64,
        /// What the heap is taken modulo.
        modulus: u64,
    },
}

/// What is proved about the values of a game on one heap.
pub fn of_values(spec: &Spec) -> Theory {
    match spec.game() {
        Game::Division(_) => Theory::Never(
            "were p a period, a large multiple x of p and dx would have the same value for d in D, but dx moves to x",
        ),
        Game::MaxNim(game) if !game.pass => Theory::Never(WITHOUT_BOUND),
        Game::Restricted(game) if thins_out(game) => Theory::Never(WITHOUT_BOUND),
        Game::Restricted(game @ Restricted { side: Side::Maximum, .. }) => window(game).unwrap_or(Theory::Open),
        // Of f(n) = c, the options of n are the heaps below n − c, whose values are those below ⌊n/(c + 1)⌋.
        Game::Restricted(game) => constant(game).map_or(Theory::Open, |c| Theory::Repeats {
            from: 0,
            period: c + 1,
            saltus: 1,
            why: "for constant f the value is ⌊n/(f + 1)⌋, by induction",
        }),
        _ => Theory::Open,
    }
}

/// What is proved about the outcomes of a game on one heap.
pub fn of_outcomes(spec: &Spec) -> Theory {
    match spec.game() {
        Game::Division(game) if game.rounding == Rounding::Exact => of_imark(game),
        // The P-position after a is the first n with n − f(n) > a.
        Game::MaxNim(game) if !game.pass => {
            Theory::Never("the P-position after a is b = a + ⌈b/d⌉ + 1, so that they lie ever farther apart")
        }
        Game::Restricted(game) if thins_out(game) => {
            Theory::Never("the P-position after a is b = a + f(b) + 1, so that they lie ever farther apart")
        }
        Game::Restricted(game @ Restricted { side: Side::Minimum, .. }) => {
            constant(game).map_or(Theory::Open, |c| Theory::Repeats {
                from: c + 1,
                period: 1,
                saltus: 0,
                why: "of constant f, every heap that is larger can be taken whole",
            })
        }
        _ => Theory::Open,
    }
}

/// Section 1.4 of the paper, and what its Theorems 1, 2 and 3 make of outcomes.
fn of_imark(game: &Division) -> Theory {
    let (subtract, &[d]) = (game.subtract.members(), game.divide.members()) else { return Theory::Open };
    let t = subtract.len() as u64 + 1;
    match subtract {
        [2] if d % 2 == 1 => Theory::Never("by Theorems 2 and 3 of Some i-Mark games"),
        _ if subtract.last() != Some(&(t - 1)) => Theory::Open,
        [1] if d % 2 == 1 => Theory::Never("by Theorem 1 of Some i-Mark games, put right for t = 2"),
        _ if d % t == 1 => Theory::Never("by Theorem 1 of Some i-Mark games"),
        // The P-positions are the multiples of t below dt, and from there on their successors.
        _ => Theory::Repeats {
            from: t * (d - 1) + 2,
            period: t,
            saltus: 0,
            why: "by Sopena’s theorem in section 1.4 of Some i-Mark games",
        },
    }
}

/// Whether the form of the rule of Maximum Nim proves that f(n) and n − f(n) both grow beyond every bound, f by 0 or 1 a heap.
/// Then the P-positions go on for ever, ever farther apart; and of the last f(n)/2 heaps each can be reached from all after
/// it, so that their values differ and have no bound.
fn thins_out(Restricted { rule, side }: &Restricted) -> bool {
    *side == Side::Maximum
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

/// Why values that grow, and fall back, cannot be periodic.
const WITHOUT_BOUND: &str = "the values have no bound, and yet 0 comes back for ever";

/// The longest period of a rule that is tried heap by heap.
const LONGEST: u64 = 10_000;
