//! What the catalogue says of mimic.

use std::sync::Arc;

use super::{Mimic, presets};
use crate::game::catalogue::view::PLANE;
use crate::game::catalogue::{Form, Home, Kind, Layout, MarkEntry, Parameter, SheetEntry, later};
use crate::paper::Entry;
use crate::paper::memgames::entry::{FRONTIER, PAPER};

/// The most that r can be.
const MOST: u64 = 12;

/// The game in the menu.
pub(in crate::paper::memgames) fn entry() -> Entry {
    Entry {
        name: "mimic",
        title: "Mimic",
        paper: &PAPER,
        rule: "As MEM⁰, but the same number may be removed up to r times in a row, by both players in turn.",
        forms: &[Form {
            title: "",
            parameters: &[
                Parameter {
                    name: "r",
                    label: "r",
                    hint: "How often in a row the same number may be removed; 1 is MEM⁰.",
                    default: "2",
                    kind: Kind::Integer { min: 1, max: MOST, step: 1, slider: 6 },
                },
                Parameter {
                    name: "c",
                    label: "c",
                    hint: "How often in a row k has been removed in the positions of the map, at most r times.",
                    default: "1",
                    kind: Kind::Integer { min: 1, max: MOST, step: 1, slider: 6 },
                },
            ],
        }],
        read: |reader| {
            let most = reader.integer("r");
            Arc::new(Mimic { most, times: reader.integer_up_to("c", most) })
        },
        layout: Layout::Plane,
        views: &[PLANE],
        marks: &[
            FRONTIER,
            MarkEntry {
                name: "cone",
                title: "Light cone",
                hint: later!("The line n = (r − c + 1)k: to the right of it every cell has its row’s frontier value."),
                usual: false,
            },
            MarkEntry {
                name: "diagonals",
                title: "Immortal diagonals",
                hint: later!(
                    "The lines n = t + k of the values that are on the frontier in row t and, as the rows so far prove, never again."
                ),
                usual: false,
            },
        ],
        row_label: "heap n",
        column_label: "last removal k",
        limit: 500_000,
        column_limit: 1_000_000_000,
        far: false,
        frontier: true,
        certainty: later!("Computed exactly from the rules."),
        home: Home { n: (0.0, 250.0), k: (0.0, 250.0) },
        sheets: &[SheetEntry {
            name: "immortals",
            title: "Immortal values",
            hint: later!(
                "The values that are on the frontier once and never again, how many there are, and what parts their rows."
            ),
            ignores: &["c"],
        }],
        presets: presets::MIMIC,
    }
}
