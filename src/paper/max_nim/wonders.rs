//! What "Some formulas for Max Nim" does not print and is worth a visit.

use crate::game::catalogue::Wonder;

/// Each with what to look for.
pub(in crate::paper) const WONDERS: &[Wonder] = &[Wonder {
    title: "All divisors at once",
    look: "Every row is a game of its own, from d = 5/4 at the top to d = 4 at the bottom. The black curves join the zeros of all of them: the first zeros, the second, the third, and no two curves meet.",
    link: "maxnim?d=2&pass=0&v=1&n=0-165&k=0-331&axis=sweep:d:5/4-4:60",
}];
