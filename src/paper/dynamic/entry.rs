//! The game of "Dynamic one-pile Nim".

use std::sync::Arc;

use super::presets;
use super::rules::Dynamic;
use crate::game::catalogue::view::PLANE;
use crate::game::catalogue::{
    Example, Form, Home, Kind, Layout, MarkEntry, NO_YES, Paper, Parameter, SheetEntry, later,
};
use crate::paper::Entry;

static PAPER: Paper = Paper {
    id: "dynamic",
    title: "Dynamic one-pile Nim",
    authors: "Arthur Holshouser, Harold Reiter, James Rudzinski",
};

/// The games in the order of the menu.
pub(in crate::paper) fn entries() -> Vec<Entry> {
    vec![Entry {
        name: "dynamic",
        title: "Dynamic Nim",
        paper: &PAPER,
        rule: "Of N tokens at most x may be taken; whoever takes n lets the other take at most f(n).",
        forms: &[Form {
            title: "",
            parameters: &[
                Parameter {
                    name: "f",
                    label: "f(n)",
                    hint: "The most tokens after n were taken.",
                    default: "2n",
                    kind: Kind::Rule {
                        variables: &["n"],
                        examples: &[
                            Example { text: "2n", title: "Fibonacci Nim" },
                            Example { text: "n", title: "powers of two" },
                            Example { text: "3n", title: "three times" },
                            Example { text: "ceil(3n/2)", title: "half as much again" },
                            Example { text: "if(n <= 7, 8 - n, n)", title: "the appendix" },
                        ],
                    },
                },
                Parameter {
                    name: "misere",
                    label: "misère",
                    hint: "Whether whoever moves last loses. The map then shows outcomes: 1 where the player to move wins, 0 where not.",
                    default: "0",
                    kind: NO_YES,
                },
            ],
        }],
        read: |reader| Arc::new(Dynamic { rule: reader.number_rule("f", "n"), misere: reader.flag("misere") }),
        layout: Layout::Plane,
        views: &[PLANE],
        marks: &[
            MarkEntry {
                name: "boundary",
                title: "x = g(N)",
                hint: later!(
                    "Where f satisfies the Main Theorem's condition, the mover loses exactly to the left of this line."
                ),
                usual: true,
            },
            MarkEntry {
                name: "base",
                title: "g-base",
                hint: later!("The rows of the elements of the g-base."),
                usual: true,
            },
        ],
        row_label: "pile N",
        column_label: "bound x",
        limit: 100_000,
        column_limit: 100_001,
        far: false,
        frontier: false,
        certainty: later!("Computed exactly from the rules."),
        home: Home { n: (0.0, 120.0), k: (0.0, 120.0) },
        sheets: &[SheetEntry {
            name: "base",
            title: "The g-base",
            hint: later!("The elements of the base, and the first piles as sums of them."),
            ignores: &[],
        }],
        presets: presets::DYNAMIC,
    }]
}
