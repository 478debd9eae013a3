//! What there is to read about the games of "Some i-Mark games", and how it is cited.

use crate::game::catalogue::{GamePage, Reference};

/// Where it is to be found.
pub(in crate::paper) const REFERENCE: Reference = Reference {
    key: "imark",
    place: "Theoretical Computer Science",
    volume: "",
    pages: "",
    year: Some(2021),
    doi: "10.1016/j.tcs.2021.06.032",
    arxiv: "2007.00721",
    further: &[
        "G. Nivasch, O. Rubinstein, A convergence technique for the game i-Mark (2025), arXiv:2503.23196, computes far values of every ({1}, {d, d′}).",
    ],
};

/// A page for each game.
pub(in crate::paper) const PAGES: &[GamePage] = &[
    GamePage {
        game: "imark",
        formula: "n → n − s for s ∈ S, s ≤ n; n → n/d for d ∈ D where d divides n",
        at: (12, 0),
        proved: &["imark/thm-1", "imark/thm-2", "imark/thm-5"],
        new: &["imark/conj-4", "imark/sec-4-c3"],
        found: &[
            "Proved: if S = {1}, the value of n can be computed in a time that is polynomial in the number of its digits, for every finite D; the paper asks for that with D = {2, 3}.",
        ],
        open: &[
            "Which games with several divisors forget their past, so that far values can be had? ({1}, {2, 3}) does.",
        ],
    },
    GamePage {
        game: "mark",
        formula: "n → n − s for s ∈ S, s ≤ n; n → ⌊n/d⌋ or ⌈n/d⌉ for d ∈ D",
        at: (12, 0),
        proved: &[],
        new: &[],
        found: &[],
        open: &["What are the values, and not only the outcomes, for general S and D?"],
    },
];
