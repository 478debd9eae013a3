//! The games of "Some i-Mark games".

use super::view::{GRAPH, STRIP, sweep};
use super::{Choice, Entry, Form, Home, Kind, Layout, MarkEntry, Paper, Parameter, Preset, SheetEntry, ViewEntry};

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
    hint: "A diagram of the positions that can be reached from the pinned heap, and the moves between them.",
};

const SWEEP_D: ViewEntry = sweep("Sweep over d", "One row for every d from 2 on; t stays as it is.", "sweep:d:2-120");

const SWEEP_T: ViewEntry = sweep("Sweep over t", "One row for every t from 2 on; d stays as it is.", "sweep:t:2-60");

/// The games in the order of the menu.
pub(super) fn entries() -> Vec<Entry> {
    vec![
        Entry {
            name: "imark",
            title: "i-Mark",
            paper: &PAPER,
            rule: "Subtract a member of S, or divide by a member of D if nothing remains.",
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
            layout: Layout::Strip,
            views: &[STRIP, GRAPH, SWEEP_D, SWEEP_T],
            marks: &[
                MarkEntry {
                    name: "intervals",
                    title: "Intervals",
                    hint: "The intervals of Theorems 1, 2 and 3, in which values repeat a pattern.",
                    usual: false,
                },
                MarkEntry {
                    name: "sequences",
                    title: "Sequences",
                    hint: "The geometric sequences between the intervals, whose heaps have the value t or 2.",
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 10_000_000,
            column_limit: 1_000_000,
            far: true,
            far_rows: 0,
            frontier: false,
            certainty: "Computed exactly from the rules.",
            home: HOME,
            sheets: &[
                SheetEntry {
                    name: "gaps",
                    title: "Gaps",
                    hint: "How long each value stays away, at most, as far as the scan has come.",
                },
                SheetEntry {
                    name: "theorem",
                    title: "What the theorems say",
                    hint: "The stretches that the paper's theorems give, against what is computed; for one divisor.",
                },
                SheetEntry {
                    name: "options",
                    title: "Options by remainder",
                    hint: "The options of a heap, and how many values they leave.",
                },
                REACHABLE,
            ],
            presets: &[
                Preset {
                    source: "Table 1",
                    title: "The largest gaps",
                    caption: "How long each value stays away; the scan grows while you look.",
                    link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables",
                },
                Preset {
                    source: "Table 2",
                    title: "Options by remainder",
                    caption: "Which options a heap has, and how large its value can be.",
                    link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables&sheet=options",
                },
                Preset {
                    source: "Theorem 1",
                    title: "t = 5, d = 6, stretch by stretch",
                    caption: "The sequences α and β, and what lies between them.",
                    link: "imark?t=5&d=6&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
                },
                Preset {
                    source: "Theorem 1",
                    title: "t = 2, where it fails",
                    caption: "The value 2 stays away from all but the first α.",
                    link: "imark?t=2&d=3&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
                },
                Preset {
                    source: "Theorem 2",
                    title: "({2}, {7}), stretch by stretch",
                    caption: "The sequence c, and what lies between.",
                    link: "imark?S=2&D=7&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
                },
                Preset {
                    source: "Theorem 3",
                    title: "({2}, {5}), stretch by stretch",
                    caption: "The sequences a and c; the interval Y is printed with a 0 too many.",
                    link: "imark?S=2&D=5&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
                },
                Preset {
                    source: "Section 4",
                    title: "The erratic game",
                    caption: "Subtract 1, or divide by 2 or 3: no pattern is known.",
                    link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63",
                },
                Preset {
                    source: "Figure 1 (i)",
                    title: "t = 5, d = 6",
                    caption: "The value 5 appears at two geometric sequences; between them the values repeat.",
                    link: "imark?t=5&d=6&v=1&n=0-59&k=0-59&w=60",
                },
                Preset {
                    source: "Figure 1 (ii)",
                    title: "({2}, {7}), k ≡ 3 (mod 4)",
                    caption: "The value 2 appears at 14 and along one geometric sequence from 28 on.",
                    link: "imark?S=2&D=7&v=1&n=0-55&k=0-27&w=28",
                },
                Preset {
                    source: "Figure 1 (iii)",
                    title: "({2}, {5}), k ≡ 1 (mod 4)",
                    caption: "The value 2 appears at 10 and along two geometric sequences from 5 and 20 on.",
                    link: "imark?S=2&D=5&v=1&n=0-55&k=0-19&w=20",
                },
                Preset {
                    source: "Figure 2",
                    title: "Positions reachable from n − r",
                    caption: "From a multiple of 6, as n − r is for n ≡ r (mod 6): divisions lead down, subtractions on.",
                    link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables&sheet=reachable&cell=36,0",
                },
            ],
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
                        },
                    },
                    Parameter {
                        name: "end",
                        label: "ends at",
                        hint: "The heap at which the game ends: 0, or 1 in Kupin’s variant.",
                        default: "0",
                        kind: Kind::Choice {
                            choices: &[Choice { name: "0", title: "0" }, Choice { name: "1", title: "1" }],
                        },
                    },
                ],
            }],
            layout: Layout::Strip,
            views: &[STRIP, GRAPH],
            marks: &[],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 10_000_000,
            column_limit: 1_000_000,
            far: true,
            far_rows: 0,
            frontier: false,
            certainty: "Computed exactly from the rules.",
            home: HOME,
            sheets: &[REACHABLE],
            presets: &[
                Preset {
                    source: "Section 1.1",
                    title: "Mark",
                    caption: "Subtract 1, or halve and round down.",
                    link: "mark?S=1&D=2&round=floor&end=0&v=1&n=0-63&k=0-63",
                },
                Preset {
                    source: "Section 1.1",
                    title: "UpMark",
                    caption: "Subtract 1, or halve and round up.",
                    link: "mark?S=1&D=2&round=ceil&end=0&v=1&n=0-63&k=0-63",
                },
                Preset {
                    source: "Section 1.1",
                    title: "Mark-3",
                    caption: "Subtract 1 or 2, or divide by 3 and round down.",
                    link: "mark?S=1,2&D=3&round=floor&end=0&v=1&n=0-63&k=0-63",
                },
                Preset {
                    source: "Section 1.1",
                    title: "Kupin’s",
                    caption: "Rounded up, and the game ends at a heap of 1.",
                    link: "mark?S=1&D=2&round=ceil&end=1&v=1&n=0-63&k=0-63",
                },
            ],
        },
    ]
}
