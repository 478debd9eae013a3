//! What there is to read about the games of "Some formulas for Max Nim", and how it is cited.

use crate::game::catalogue::{GamePage, Reference};

/// Where it is to be found.
pub(in crate::paper) const REFERENCE: Reference = Reference { key: "maxnim", ..Reference::NOTHING };

/// A page for each game.
pub(in crate::paper) const PAGES: &[GamePage] = &[GamePage {
    game: "maxnim",
    formula: "n → n − u, 1 ≤ u ≤ ⌈n/d⌉",
    at: (7, 0),
    proved: &["max-nim/lemma-1", "max-nim/thm-2", "max-nim/thm-3"],
    new: &["max-nim/thm-4-ii", "max-nim/thm-4-iii-1", "max-nim/thm-4-iii-2"],
    found: &[],
    open: &["What do two passes do?"],
}];
