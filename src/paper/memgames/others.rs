//! MEM⁰ perturbed, MNEM, D.U.D.E.N.E.Y., take-away games and MEM(F).

use std::sync::Arc;

use super::entry::{DOUBLE, FRONTIER, IMMORTALS, PAPER, PARABOLA};
use super::rules::Memgame;
use super::{presets, rule_presets};
use crate::game::catalogue::view::{PLANE, STRAIGHT};
use crate::game::catalogue::{Example, Form, Home, Kind, Layout, MarkEntry, Parameter, later};
use crate::paper::Entry;

/// The games in the order of the menu.
pub(super) fn entries() -> Vec<Entry> {
    vec![
        Entry {
            name: "perturbed",
            title: "MEM⁰, perturbed",
            paper: &PAPER,
            rule: "As MEM⁰, but a heap of one of the sizes in free may repeat the number last removed.",
            forms: &[Form {
                title: "",
                parameters: &[Parameter {
                    name: "free",
                    label: "free",
                    hint: "The heaps that may repeat the last removal, such as 5,20-26.",
                    default: "5",
                    kind: Kind::Set { min: 1, max: 2_000 },
                }],
            }],
            read: |reader| Arc::new(Memgame::Perturbed(reader.set("free"))),
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[
                FRONTIER,
                DOUBLE,
                MarkEntry {
                    name: "diagonals",
                    title: "Immortal diagonals",
                    hint: later!(
                        "The diagonals of the immortal values that the rows so far prove, up to row 65,536; frames where the rule of the two-adic valuation of k fails."
                    ),
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 1_000_000,
            column_limit: 1_000_000_000,
            far: false,
            frontier: true,
            certainty: later!("Computed exactly from the rules."),
            home: Home { n: (0.0, 250.0), k: (0.0, 250.0) },
            sheets: IMMORTALS,
            presets: presets::PERTURBED,
        },
        Entry {
            name: "mnem",
            title: "MNEM",
            paper: &PAPER,
            rule: "Remove at least as many tokens as were last moved, or add fewer; Conway’s game, in which a play may go on for ever.",
            forms: Form::NONE,
            read: |_| Arc::new(Memgame::Mnem),
            layout: Layout::Plane,
            views: &[PLANE, STRAIGHT],
            marks: &[
                PARABOLA,
                MarkEntry {
                    name: "grow",
                    title: "Must grow",
                    hint: later!(
                        "Cells from which some smaller value is reached by adding tokens alone: sometimes one must grow a heap to win."
                    ),
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "last move k",
            limit: 1_000_000,
            column_limit: 1_000_000_000,
            far: false,
            frontier: false,
            certainty: later!("Every value is proved: by a theorem where k² ≥ n, and below by a search that ends."),
            home: Home { n: (0.0, 120.0), k: (0.0, 120.0) },
            sheets: &[],
            presets: presets::MNEM,
        },
        Entry {
            name: "dudeney",
            title: "D.U.D.E.N.E.Y.",
            paper: &PAPER,
            rule: "Remove at most Y tokens, but not the number last removed from the heap.",
            forms: &[Form {
                title: "",
                parameters: &[Parameter {
                    name: "Y",
                    label: "Y",
                    hint: "The most tokens that a move may remove.",
                    default: "5",
                    kind: Kind::Integer { min: 1, max: 1000, step: 1, slider: 60 },
                }],
            }],
            read: |reader| Arc::new(Memgame::Dudeney(reader.integer("Y"))),
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 20_000,
            column_limit: 1_002,
            far: false,
            frontier: false,
            certainty: later!("Computed exactly from the rules."),
            home: Home { n: (0.0, 60.0), k: (0.0, 60.0) },
            sheets: &[],
            presets: presets::DUDENEY,
        },
        Entry {
            name: "takeaway",
            title: "Take-away",
            paper: &PAPER,
            rule: "Remove at most f(k) tokens after k were removed; the first move may not take everything.",
            forms: &[Form {
                title: "",
                parameters: &[Parameter {
                    name: "f",
                    label: "f(k)",
                    hint: "The most tokens after k were removed; a fraction is rounded down.",
                    default: "2k",
                    kind: Kind::Rule {
                        variables: &["k"],
                        examples: &[
                            Example { text: "2k", title: "Fibonacci Nim" },
                            Example { text: "3k", title: "three times" },
                            Example { text: "3k/2", title: "half as much again" },
                            Example { text: "floor(k*(1+sqrt(5))/2)", title: "the golden ratio" },
                        ],
                    },
                }],
            }],
            read: |reader| Arc::new(Memgame::TakeAway(reader.number_rule("f", "k"))),
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 100_000,
            column_limit: 100_000,
            far: false,
            frontier: false,
            certainty: later!("Computed exactly from the rules."),
            home: Home { n: (0.0, 200.0), k: (0.0, 200.0) },
            sheets: &[],
            presets: presets::TAKEAWAY,
        },
        Entry {
            name: "memgame",
            title: "MEM(F)",
            paper: &PAPER,
            rule: "Remove a number j that belongs to F(k) after k were removed; you say what F is.",
            forms: &[Form {
                title: "",
                parameters: &[Parameter {
                    name: "F",
                    label: "F(k)",
                    hint: "A set such as 1..2k or {1, 2, 4}, or a condition on j and k such as j > k. Either may speak of the heap n.",
                    default: "j != k and j != 2k",
                    kind: Kind::Rule {
                        variables: &["k", "j", "n"],
                        examples: &[
                            Example { text: "j >= k", title: "MEM" },
                            Example { text: "j > k", title: "MEM⁺" },
                            Example { text: "j != k", title: "MEM⁰" },
                            Example { text: "j != k and j != 2k", title: "neither the same nor twice" },
                            Example { text: "j != k or n < 5", title: "MEM⁰, small heaps free" },
                            Example { text: "{k + 1, k + 2, 2k}", title: "a few steps up" },
                            Example { text: "gcd(j, k) = 1", title: "coprime" },
                        ],
                    },
                }],
            }],
            read: |reader| Arc::new(Memgame::Typed(reader.set_rule("F"))),
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 100_000,
            column_limit: 100_001,
            far: false,
            frontier: false,
            certainty: later!("Computed exactly from the rules."),
            home: Home { n: (0.0, 200.0), k: (0.0, 200.0) },
            sheets: &[],
            presets: rule_presets::MEMGAME,
        },
    ]
}
