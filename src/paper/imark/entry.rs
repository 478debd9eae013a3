//! The games of "Some i-Mark games".

use std::sync::Arc;

use super::presets;
use super::rules::{Division, Rounding};
use crate::game::Reader;
use crate::game::catalogue::view::{GRAPH, STRIP, sweep};
use crate::game::catalogue::{
    Choice, Form, Home, Kind, Layout, MarkEntry, Paper, Parameter, SheetEntry, ViewEntry, later,
};
use crate::game::numbers::IntegerSet;
use crate::paper::Entry;

static PAPER: Paper = Paper { id: "imark", title: "Some i-Mark games", authors: "Oren Friman, Gabriel Nivasch" };

const HOME: Home = Home { n: (0.0, 63.0), k: (0.0, 63.0) };

const SUBTRACT: Parameter = Parameter {
    name: "S",
    label: "S",
    hint: "What to subtract, such as 1-4 or 7.",
    default: "1",
    kind: Kind::Set { min: 1, max: 1_000 },
};

const DIVIDE: Parameter = Parameter {
    name: "D",
    label: "D",
    hint: "What to divide by, such as 2 or 3.",
    default: "2,3",
    kind: Kind::Set { min: 2, max: 1_000 },
};

const REACHABLE: SheetEntry = SheetEntry {
    name: "reachable",
    title: "Reachable positions",
    hint: later!("A diagram of the positions that can be reached from the pinned heap, and the moves between them."),
    ignores: &[],
};

const SWEEP_D: ViewEntry = sweep("Sweep over d", "One row for every d from 2 on; t stays as it is.", "sweep:d:2-120");

const SWEEP_T: ViewEntry = sweep("Sweep over t", "One row for every t from 2 on; d stays as it is.", "sweep:t:2-60");

/// The games in the order of the menu.
pub(in crate::paper) fn entries() -> Vec<Entry> {
    vec![
        Entry {
            name: "imark",
            title: "i-Mark",
            paper: &PAPER,
            rule: "Subtract a member of S, or divide by a member of D that divides it exactly.",
            forms: &[
                Form { title: "S and D", parameters: &[SUBTRACT, DIVIDE] },
                Form {
                    title: "t and d",
                    parameters: &[
                        Parameter {
                            name: "t",
                            label: "t",
                            hint: "Up to t − 1 tokens may be subtracted.",
                            default: "3",
                            kind: Kind::Integer { min: 2, max: 100, step: 1, slider: 20 },
                        },
                        Parameter {
                            name: "d",
                            label: "d",
                            hint: "The heap may be divided by d.",
                            default: "4",
                            kind: Kind::Integer { min: 2, max: 1_000, step: 1, slider: 60 },
                        },
                    ],
                },
            ],
            read: |reader| Arc::new(imark(reader)),
            layout: Layout::Strip,
            views: &[STRIP, GRAPH, SWEEP_D, SWEEP_T],
            marks: &[
                MarkEntry {
                    name: "intervals",
                    title: "Intervals",
                    hint: later!("The intervals of Theorems 1, 2 and 3, in which values repeat a pattern."),
                    usual: false,
                },
                MarkEntry {
                    name: "sequences",
                    title: "Sequences",
                    hint: later!("The geometric sequences between the intervals, whose heaps have the value t or 2."),
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 10_000_000,
            column_limit: 1_000_000,
            far: true,
            frontier: false,
            certainty: later!("Computed exactly from the rules."),
            home: HOME,
            sheets: &[
                SheetEntry {
                    name: "gaps",
                    title: "Gaps",
                    hint: later!("How long each value stays away, at most, as far as the scan has come."),
                    ignores: &[],
                },
                SheetEntry {
                    name: "theorem",
                    title: "What the theorems say",
                    hint: later!(
                        "The stretches that the paper's theorems give, against what is computed; for one divisor."
                    ),
                    ignores: &[],
                },
                SheetEntry {
                    name: "options",
                    title: "Options by remainder",
                    hint: later!("The options of a heap, and how many values they leave."),
                    ignores: &[],
                },
                REACHABLE,
            ],
            presets: presets::IMARK,
        },
        Entry {
            name: "mark",
            title: "Mark",
            paper: &PAPER,
            rule: "Subtract a member of S, or divide by a member of D and round.",
            forms: &[Form {
                title: "",
                parameters: &[
                    SUBTRACT,
                    Parameter { default: "2", ..DIVIDE },
                    Parameter {
                        name: "round",
                        label: "rounding",
                        hint: "What becomes of a remainder: Mark rounds down, UpMark up.",
                        default: "floor",
                        kind: Kind::Choice {
                            choices: &[Choice { name: "floor", title: "down" }, Choice { name: "ceil", title: "up" }],
                            quiet: false,
                        },
                    },
                    Parameter {
                        name: "end",
                        label: "ends at",
                        hint: "The heap at which the game ends: 0, or 1 in Kupin’s variant.",
                        default: "0",
                        kind: Kind::Choice {
                            choices: &[Choice { name: "0", title: "0" }, Choice { name: "1", title: "1" }],
                            quiet: false,
                        },
                    },
                ],
            }],
            read: |reader| Arc::new(mark(reader)),
            layout: Layout::Strip,
            views: &[STRIP, GRAPH],
            marks: &[],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 10_000_000,
            column_limit: 1_000_000,
            far: true,
            frontier: false,
            certainty: later!("Computed exactly from the rules."),
            home: HOME,
            sheets: &[REACHABLE],
            presets: presets::MARK,
        },
    ]
}

fn imark(reader: &mut Reader<'_>) -> Division {
    let (subtract, divide) = if reader.knows("t") {
        let (t, d) = (reader.integer("t"), reader.integer("d"));
        (IntegerSet::range(1, t - 1), IntegerSet::range(d, d))
    } else {
        (reader.set("S"), reader.set("D"))
    };
    Division { subtract, divide, rounding: Rounding::Exact, end: 0 }
}

fn mark(reader: &mut Reader<'_>) -> Division {
    let (subtract, divide) = (reader.set("S"), reader.set("D"));
    let rounding = if reader.word("round") == "ceil" { Rounding::Up } else { Rounding::Down };
    Division { subtract, divide, rounding, end: u64::from(reader.flag("end")) }
}
