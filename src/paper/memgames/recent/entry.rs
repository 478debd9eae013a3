//! What the catalogue says of recent.

use std::sync::Arc;

use super::{Recent, presets};
use crate::game::catalogue::view::{Array, ArrayHolds, PLANE, array};
use crate::game::catalogue::{Form, Home, Kind, Layout, Parameter, ViewEntry, later};
use crate::paper::Entry;
use crate::paper::memgames::entry::{FRONTIER, PAPER};

const ROWS: u64 = 3_000;

/// The plane in which the last removal but one is the heap itself.
const AFTER_ITSELF: ViewEntry = array(
    "After the heap itself",
    "The positions in which the last removal but one was n, the size of the heap: wedges.",
    &Array {
        name: "before-last",
        row_label: "heap n",
        column_label: "last removal k",
        holds: ArrayHolds::Values,
        rows: ROWS,
        columns: ROWS + 1,
        home: (250, 250),
    },
);

/// The game in the menu.
pub(in crate::paper::memgames) fn entry() -> Entry {
    Entry {
        name: "recent",
        title: "Recent",
        paper: &PAPER,
        rule: "Remove any number of tokens but those last removed: none of the last r removals may be repeated.",
        forms: &[Form {
            title: "",
            parameters: &[
                Parameter {
                    name: "r",
                    label: "r",
                    hint: "How many removals are remembered, one or two; with one it is MEM⁰.",
                    default: "2",
                    kind: Kind::Integer { min: 1, max: 2, step: 1, slider: 2 },
                },
                Parameter {
                    name: "b",
                    label: "b",
                    hint: "The last removal but one in the positions of the map; 0 if there was none, as it must be where r is 1.",
                    default: "0",
                    kind: Kind::Integer { min: 0, max: ROWS, step: 1, slider: 200 },
                },
            ],
        }],
        read: |reader| {
            let remembered = reader.integer("r");
            let most = if remembered == 1 { 0 } else { u64::MAX };
            Arc::new(Recent { remembered, before: reader.integer_up_to("b", most) })
        },
        layout: Layout::Plane,
        views: &[PLANE, AFTER_ITSELF],
        marks: &[FRONTIER],
        row_label: "heap n",
        column_label: "last removal k",
        limit: ROWS,
        column_limit: 1_000_000_000,
        far: false,
        frontier: true,
        certainty: later!("Computed exactly from the rules."),
        home: Home { n: (0.0, 200.0), k: (0.0, 200.0) },
        sheets: &[],
        presets: presets::RECENT,
    }
}
