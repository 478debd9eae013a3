//! What there is to read about the games of "Dynamic one-pile Nim", and how it is cited.

use crate::game::catalogue::{GamePage, Reference};

/// Where it is to be found.
pub(in crate::paper) const REFERENCE: Reference = Reference {
    key: "dynamic",
    place: "The Fibonacci Quarterly",
    volume: "41:3",
    pages: "253–262",
    year: Some(2003),
    doi: "",
    arxiv: "",
    further: &[],
};

/// A page for each game.
pub(in crate::paper) const PAGES: &[GamePage] = &[GamePage {
    game: "dynamic",
    formula: "(N, x) → (N − k, f(k)), 1 ≤ k ≤ min(N, x)",
    at: (8, 3),
    proved: &["dynamic/base", "dynamic/thm-1", "dynamic/main", "dynamic/misere"],
    new: &[],
    found: &[],
    open: &["The theorem tells who wins. Is there a formula for the nim values?"],
}];
