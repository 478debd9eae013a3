//! The game of "Some formulas for Max Nim".

use std::sync::Arc;

use super::presets;
use super::rules::MaxNim;
use crate::game::catalogue::view::{GRAPH, STRIP, sweep};
use crate::game::catalogue::{
    Form, Home, Kind, Layout, MarkEntry, NO_YES, Paper, Parameter, SheetEntry, ViewEntry, later,
};
use crate::paper::Entry;

static PAPER: Paper = Paper {
    id: "max-nim",
    title: "Some formulas for Max Nim",
    authors: "Ryohei Miyadera, Sohta Kannan, Kai Hirokawa, Masanori Fukui",
};

const SWEEP: ViewEntry = sweep("Sweep over d", "One row for every d between two bounds.", "sweep:d:13/12-4:12");

/// The games in the order of the menu.
pub(in crate::paper) fn entries() -> Vec<Entry> {
    vec![Entry {
        name: "maxnim",
        title: "Max Nim",
        paper: &PAPER,
        rule: "Remove at least one and at most ⌈n/d⌉ of n tokens; with a pass, either player may pass once in the game.",
        forms: &[Form {
            title: "",
            parameters: &[
                Parameter {
                    name: "d",
                    label: "d",
                    hint: "The divisor, an exact number larger than 1 such as 7/4 or 1.75.",
                    default: "7/4",
                    kind: Kind::Ratio {
                        above: 1,
                        max: 100,
                        slider: 4,
                        denominator: 12,
                        denominators: &[4, 8, 12, 24, 60],
                        marks: &["5/4", "4/3", "3/2", "2", "3"],
                    },
                },
                Parameter {
                    name: "pass",
                    label: "pass",
                    hint: "Whether a pass may be used once, by either player.",
                    default: "0",
                    kind: NO_YES,
                },
            ],
        }],
        read: |reader| Arc::new(MaxNim { divisor: reader.ratio("d"), pass: reader.flag("pass") }),
        layout: Layout::Strip,
        views: &[STRIP, GRAPH, SWEEP],
        marks: &[MarkEntry {
            name: "orbits",
            title: "Orbits",
            hint: later!("Arcs from n to h_d(n), the next heap with the same value, for the values 0 to 3."),
            usual: false,
        }],
        row_label: "heap n",
        column_label: "n mod w",
        limit: 2_000_000,
        column_limit: 1_000_000,
        far: true,
        frontier: false,
        certainty: later!("Computed exactly from the rules."),
        home: Home { n: (0.0, 63.0), k: (0.0, 63.0) },
        sheets: &[SheetEntry {
            name: "pass",
            title: "With and without a pass",
            hint: later!("The values side by side, why they are what they are, and how the pass changes them."),
            ignores: &["pass"],
        }],
        presets: presets::MAXNIM,
    }]
}
