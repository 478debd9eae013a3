//! What the catalogue says of two heaps with one memory.

use std::sync::Arc;

use super::{Global, presets};
use crate::game::catalogue::view::PLANE;
use crate::game::catalogue::{Example, Form, Home, Kind, Layout, Parameter, later};
use crate::paper::Entry;
use crate::paper::memgames::entry::PAPER;

/// How many heaps the table has either way; no memory that is larger than those is needed.
const HEAPS: u64 = 256;

/// The game in the menu.
pub(in crate::paper::memgames) fn entry() -> Entry {
    Entry {
        name: "global",
        title: "Global MEM(F)",
        paper: &PAPER,
        rule: "Two heaps with one memory: remove a number that belongs to F(k) from either heap, after k were removed from either.",
        forms: &[Form {
            title: "",
            parameters: &[
                Parameter {
                    name: "F",
                    label: "F(k)",
                    hint: "A set such as 1..2k, or a condition on j and k such as j > k.",
                    default: "j != k",
                    kind: Kind::Rule {
                        variables: &["k", "j"],
                        examples: &[
                            Example { text: "j != k", title: "Global MEM⁰" },
                            Example { text: "j >= k", title: "Global MEM" },
                            Example { text: "j <= 2k or k = 0", title: "Global Fibonacci Nim" },
                        ],
                    },
                },
                Parameter {
                    name: "last",
                    label: "k",
                    hint: "What was last removed in the positions of the map; 0 if nothing was.",
                    default: "0",
                    kind: Kind::Integer { min: 0, max: HEAPS - 1, step: 1, slider: 40 },
                },
            ],
        }],
        read: |reader| {
            let rule = reader.set_rule("F");
            Arc::new(Global { rule, last: reader.integer("last") })
        },
        layout: Layout::Plane,
        views: &[PLANE],
        marks: &[],
        row_label: "heap a",
        column_label: "heap b",
        limit: HEAPS,
        column_limit: HEAPS,
        far: false,
        frontier: false,
        certainty: later!("Computed exactly from the rules."),
        home: Home { n: (0.0, 63.0), k: (0.0, 63.0) },
        sheets: &[],
        presets: presets::GLOBAL,
    }
}
