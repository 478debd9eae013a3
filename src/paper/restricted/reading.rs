//! What there is to read about the games of "Fractal sequences and restricted Nim", and how it is cited.

use crate::game::catalogue::{GamePage, Reference};

/// Where it is to be found.
pub(in crate::paper) const REFERENCE: Reference = Reference {
    key: "restricted",
    place: "Ars Combinatoria",
    volume: "80",
    pages: "",
    year: Some(2006),
    doi: "",
    arxiv: "math/0409408",
    further: &[],
};

/// A page for each game.
pub(in crate::paper) const PAGES: &[GamePage] = &[
    GamePage {
        game: "maximum",
        formula: "n → n − i, 1 ≤ i ≤ f(n)",
        at: (9, 0),
        proved: &["restricted/lemma-2.1", "restricted/thm-2.2", "restricted/thm-3.3"],
        new: &[],
        found: &[
            "Proved: what one pass in the game does to the values is known for every rule that rises by 0 or 1 from heap to heap, and values with a pass can be had at heaps of any size.",
        ],
        open: &["What becomes of the fractal if the rule falls again and again?"],
    },
    GamePage {
        game: "minimum",
        formula: "n → n − i, f(n) < i ≤ n",
        at: (9, 0),
        proved: &["restricted/prop-4.1", "restricted/prop-4.3", "restricted/thm-4.4"],
        new: &[],
        found: &[],
        open: &["What do rules give that fall?"],
    },
    GamePage {
        game: "serial",
        formula: "(0, …, 0, a, b, …) → (0, …, 0, a − i, b, …), 1 ≤ i ≤ a",
        at: (3, 5),
        proved: &["restricted/sec-5-bracket", "restricted/prop-5.1"],
        new: &[],
        found: &[],
        open: &[],
    },
];
