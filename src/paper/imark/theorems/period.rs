//! Which sequences of i-Mark repeat, and which never do.
//!
//! A heap of a subtraction-division game moves from dx to x, so that the two differ: were p a period, they would agree for
//! every large multiple x of p. This is why no values of such a game become periodic; outcomes may, since two N-positions
//! need not differ.

use crate::paper::Theory;
use crate::paper::imark::{Division, Rounding};

/// What is proved about the values of any of these games.
pub(in crate::paper::imark) const VALUES_NEVER_REPEAT: Theory = Theory::Never(
    "were p a period, a large multiple x of p and dx would have the same value for d in D, but dx moves to x",
);

/// Section 1.4 of the paper, and what its Theorems 1, 2 and 3 make of outcomes.
pub(in crate::paper::imark) fn of_outcomes(game: &Division) -> Theory {
    if game.rounding != Rounding::Exact {
        return Theory::Open;
    }
    let (subtract, &[d]) = (game.subtract.members(), game.divide.members()) else { return Theory::Open };
    let t = subtract.len() as u64 + 1;
    match subtract {
        [2] if d % 2 == 1 => Theory::Never("by Theorems 2 and 3 of Some i-Mark games"),
        _ if subtract.last() != Some(&(t - 1)) => Theory::Open,
        [1] if d % 2 == 1 => Theory::Never("by Theorem 1 of Some i-Mark games, corrected for t = 2"),
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
