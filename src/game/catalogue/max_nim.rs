//! The game of "Some formulas for Max Nim".

use super::parameter::NO_YES;
use super::view::{GRAPH, STRIP, sweep};
use super::{Entry, Form, Home, Kind, Layout, MarkEntry, Paper, Parameter, Preset, SheetEntry, ViewEntry};

static PAPER: Paper = Paper {
    id: "max-nim",
    title: "Some formulas for Max Nim",
    authors: "Ryohei Miyadera, Sohta Kannan, Kai Hirokawa, Masanori Fukui",
};

const SWEEP: ViewEntry = sweep("Sweep over d", "One row for every d between two bounds.", "sweep:d:13/12-4:12");

/// The games in the order of the menu.
pub(super) fn entries() -> Vec<Entry> {
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
        layout: Layout::Strip,
        views: &[STRIP, GRAPH, SWEEP],
        marks: &[MarkEntry {
            name: "orbits",
            title: "Orbits",
            hint: "Arcs from n to h_d(n), the next heap with the same value, for the values 0 to 3.",
            usual: false,
        }],
        row_label: "heap n",
        column_label: "n mod w",
        limit: 2_000_000,
        column_limit: 1_000_000,
        far: true,
        far_rows: 0,
        frontier: false,
        certainty: "Computed exactly from the rules.",
        home: Home { n: (0.0, 63.0), k: (0.0, 63.0) },
        sheets: &[SheetEntry {
            name: "pass",
            title: "With and without a pass",
            hint: "The values side by side, why they are what they are, and how the pass changes them.",
        }],
        presets: &[
            Preset {
                source: "Table 1",
                title: "d = 7/4, side by side",
                caption: "Both rows of the table, and why each value is what it is.",
                link: "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63&show=tables",
            },
            Preset {
                source: "Table 2",
                title: "d ≥ 3",
                caption: "The pass turns v into v xor 1; the table forgets the heaps of 0 and 1.",
                link: "maxnim?d=3&pass=0&v=1&n=0-63&k=0-63&show=tables",
            },
            Preset {
                source: "Table 3",
                title: "3 > d ≥ 2",
                caption: "0 → 1 → 2 → 0, and the others in pairs.",
                link: "maxnim?d=2&pass=0&v=1&n=0-63&k=0-63&show=tables",
            },
            Preset {
                source: "Table 4",
                title: "2 > d > 1 and a odd",
                caption: "d = 4/3, a = 3: 0 → 3 → 4 → 0, and the others in pairs; the theorem is silent about some.",
                link: "maxnim?d=4/3&pass=0&v=1&n=0-63&k=0-63&show=tables",
            },
            Preset {
                source: "Table 5",
                title: "2 > d > 1 and a even",
                caption: "d = 3/2, a = 2: above a the pairs begin with even values; the table begins too late.",
                link: "maxnim?d=3/2&pass=0&v=1&n=0-63&k=0-63&show=tables",
            },
            Preset {
                source: "Table 6",
                title: "2 > d > 1 and a even, small values",
                caption: "d = 5/4, a = 4: up to a the pairs begin with odd values; the table goes on too long.",
                link: "maxnim?d=5/4&pass=0&v=1&n=0-63&k=0-63&show=tables",
            },
            Preset {
                source: "Table 1",
                title: "d = 7/4 with a pass",
                caption: "The second row of the table; without the pass it is the first.",
                link: "maxnim?d=7/4&pass=1&v=1&n=0-0&k=0-20&show=numbers&w=21",
            },
            Preset {
                source: "Table 1",
                title: "d = 7/4 without a pass",
                caption: "The first row of the table.",
                link: "maxnim?d=7/4&pass=0&v=1&n=0-0&k=0-20&show=numbers&w=21",
            },
            Preset {
                source: "Section 2",
                title: "d = 7/4",
                caption: "Every value returns at n + 1 + ⌈(n + 1)/(d − 1)⌉.",
                link: "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63",
            },
        ],
    }]
}
