//! What there is to read about the games of "Memgames", and how it is cited.

use crate::game::catalogue::{GamePage, Reference};

/// Where it is to be found.
pub(in crate::paper) const REFERENCE: Reference =
    Reference { key: "memgames", year: Some(2019), arxiv: "1912.10517", ..Reference::NOTHING };

/// A page for each game.
pub(in crate::paper) const PAGES: &[GamePage] = &[
    GamePage {
        game: "mem",
        formula: "n_k → (n − j)_j, max(k, 1) ≤ j ≤ n",
        at: (7, 2),
        proved: &["memgames/thm-3.1"],
        new: &["memgames/here-2.1", "memgames/here-2.3", "memgames/here-6"],
        found: &[],
        open: &["Is there a closed form for the first columns, k ≤ 2·n^(1/4) + 3? They are known by a recursion."],
    },
    GamePage {
        game: "memplus",
        formula: "n_k → (n − j)_j, k < j ≤ n",
        at: (7, 2),
        proved: &["memgames/thm-2.1", "memgames/sec-2-sectors"],
        new: &[],
        found: &[],
        open: &[],
    },
    GamePage {
        game: "mem0",
        formula: "n_k → (n − j)_j, 1 ≤ j ≤ n, j ≠ k",
        at: (5, 2),
        proved: &["memgames/thm-4.2", "memgames/thm-5.2", "memgames/thm-5.8", "memgames/thm-5.9-diagonal"],
        new: &[],
        found: &[
            "Computed: 0, 12, 1270 and 105161 are the only immortal values whose row is below 5·10⁸, so that a fifth, if there is one, comes later.",
            "Computed: the first value five times on the frontier is 4661393, at n = 10259571, 10259575, 10259582, 10259590 and 10259630.",
        ],
        open: &[
            "Are there infinitely many immortal values? Four are known: 0, 12, 1270 and 105161.",
            "What is special about 12?",
        ],
    },
    GamePage {
        game: "perturbed",
        formula: "n_k → (n − j)_j, 1 ≤ j ≤ n, where j ≠ k unless n is free",
        at: (5, 2),
        proved: &[],
        new: &["memgames/perturbed-first", "memgames/perturbed-prefix", "memgames/perturbed-often"],
        found: &[],
        open: &["Which values are immortal for other sets of free heaps? They are computed, row by row."],
    },
    GamePage {
        game: "mnem",
        formula: "n_k → (n − j)_j, k ≤ j ≤ n, and (n + j)_j, 1 ≤ j < k",
        at: (2, 2),
        proved: &["memgames/sec-6-grow"],
        new: &["memgames/sec-6-envelope", "memgames/mnem-rows", "memgames/mnem-bounds"],
        found: &[],
        open: &["Is every value finite? It is so up to n = 4,000,000.", "Is there a formula below the parabola?"],
    },
    GamePage {
        game: "dudeney",
        formula: "n_k → (n − j)_j, 1 ≤ j ≤ min(n, Y), j ≠ k",
        at: (5, 2),
        proved: &["memgames/sec-1-dudeney", "memgames/sec-1-schuh"],
        new: &[],
        found: &[],
        open: &["Which heaps are lost for every odd Y?"],
    },
    GamePage {
        game: "takeaway",
        formula: "n_k → (n − j)_j, 1 ≤ j ≤ min(n, f(k)), and n_0 → (n − j)_j, 1 ≤ j < n",
        at: (5, 1),
        proved: &["memgames/sec-1-fibonacci"],
        new: &[],
        found: &[],
        open: &["Who wins is known for many f, but is there a formula for the values above 0?"],
    },
    GamePage {
        game: "memgame",
        formula: "n_k → (n − j)_j, 1 ≤ j ≤ n, j ∈ F(k)",
        at: (5, 2),
        proved: &[],
        new: &[
            "memgames/left-out-multiple",
            "memgames/left-out-half",
            "memgames/left-out-two",
            "memgames/left-out-three",
            "memgames/left-out-mortal",
            "memgames/left-out-diagonal",
        ],
        found: &[
            "Observed: up to row 12,000, where only c times the last removal is left out, c is 2 or 3, the rows t″ < t of two immortal values differ by c times a number that c + 1 divides an odd number of times, or by no multiple of c. For c = 4 two pairs break that law.",
            "Computed: where only ⌊k/2⌋ is left out, the rows settle on 0, 1, 2, 1, then 2, 3, 4, 3, then 4, 5, 6, 5 and so on up to row 292, and leave that order for good in row 293.",
        ],
        open: &["For which F can the values be told at all? Try one."],
    },
    GamePage {
        game: "global",
        formula: "(a, b; k) → (a − j, b; j), (a, b − j; j), j ∈ F(k)",
        at: (5, 4),
        proved: &[],
        new: &["memgames/global-lost", "memgames/global-one"],
        found: &[],
        open: &["Who wins is known for j ≠ k. Do the values above 0 have an order, or those of other F?"],
    },
    GamePage {
        game: "mimic",
        formula: "n_{k,c} → (n − j)_{j,1}, 1 ≤ j ≤ n, j ≠ k, and (n − k)_{k,c+1} if c < r",
        at: (5, 2),
        proved: &[],
        new: &["memgames/mimic-lost", "memgames/mimic-cone", "memgames/mimic-mortal", "memgames/mimic-solid"],
        found: &[
            "Computed: for r = 2 the first immortal values are 0, 1, 3, 4, 9, 11, 12, 16, 26 and 31, and 103 of them have a row up to 4096; for r = 3 there are 375.",
            "Computed: the rows of the 676 that 300,000 rows prove for r = 2 differ as random rows do. 2 divides half of the differences not at all, a quarter of them once, and so on; in MEM⁰ it divides all six an odd number of times.",
        ],
        open: &[
            "Are there infinitely many immortal values? Up to row x some x^(1 − 1/r) are seen, and a heuristic says so.",
            "Is F(n)/n → 1/2? It is seen to fall towards that.",
        ],
    },
    GamePage {
        game: "recent",
        formula: "(n; k, l) → (n − j; j, k), 1 ≤ j ≤ n, j ≠ k, j ≠ l",
        at: (5, 2),
        proved: &[],
        new: &["memgames/recent-lost", "memgames/recent-chain"],
        found: &[
            "Computed: F(n)/n, with F(n) the frontier value of heap n, is 0.34, 0.31 and 0.27 at n = 300, 1000 and 2900.",
        ],
        open: &[
            "Does F(n)/n go on falling, and to what?",
            "Which values are immortal? 3 is on the frontier once up to row 2999, in row 6.",
        ],
    },
];
