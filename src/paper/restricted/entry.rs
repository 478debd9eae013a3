//! The games of "Fractal sequences and restricted Nim".

use std::sync::Arc;

use super::presets;
use super::rules::{Restricted, Side};
use super::serial::Serial;
use super::views::{BOTH, INTERSPERSION, TRIANGLE};
use crate::game::catalogue::view::{self, GRAPH, PLANE};
use crate::game::catalogue::{
    Example, Form, Home, IF_YES, Kind, Layout, MarkEntry, Paper, Parameter, SheetEntry, later,
};
use crate::paper::Entry;

static PAPER: Paper =
    Paper { id: "restricted", title: "Fractal sequences and restricted Nim", authors: "Lionel Levine" };

const STRIP: Home = Home { n: (0.0, 63.0), k: (0.0, 63.0) };

const RULE: Parameter = Parameter {
    name: "f",
    label: "f(n)",
    hint: "The bound for a heap of n.",
    default: "floor(n/2)",
    kind: Kind::Rule {
        variables: &["n"],
        examples: &[
            Example { text: "floor(n/2)", title: "half" },
            Example { text: "floor((n-1)/2)", title: "less than half" },
            Example { text: "floor(sqrt(n))", title: "the square root" },
            Example { text: "2^floor(log2(n)) - 1", title: "less than the greatest power of two" },
            Example { text: "ceil(n/3)", title: "a third, rounded up" },
        ],
    },
};

const PASS: Parameter = Parameter {
    name: "pass",
    label: "pass",
    hint: "Whether a pass may be used once, by either player, as long as tokens may be taken.",
    default: "0",
    kind: IF_YES,
};

const NEW: MarkEntry = MarkEntry {
    name: "new",
    title: "New values",
    hint: later!("The heaps that bring a value that no smaller heap has."),
    usual: false,
};
/// Both games have a rule f, and the sheets are about that.
const SHEETS: &[SheetEntry] = &[
    SheetEntry {
        name: "fill",
        title: "Filled in by two cases",
        hint: later!("The values of Maximum Nim, new where the rule rises and copied elsewhere."),
        ignores: &["pass"],
    },
    SheetEntry {
        name: "lambda",
        title: "Struck out, and the same again",
        hint: later!("What is left of the values when the first of each is struck out."),
        ignores: &["pass"],
    },
    SheetEntry {
        name: "triangle",
        title: "The subadditive triangle",
        hint: later!("How many heaps with value i come before the first with value j."),
        ignores: &["pass"],
    },
    SheetEntry {
        name: "interspersion",
        title: "The interspersion",
        hint: later!("The heaps with each value, row by row."),
        ignores: &["pass"],
    },
    SheetEntry {
        name: "array",
        title: "Pairs of values",
        hint: later!("The heap with value i in Maximum Nim and value j in Minimum Nim, and both sequences."),
        ignores: &["pass"],
    },
];

/// The games in the order of the menu.
pub(in crate::paper) fn entries() -> Vec<Entry> {
    vec![
        Entry {
            name: "maximum",
            title: "Maximum Nim",
            paper: &PAPER,
            rule: "Remove at most f(n) tokens from a heap of n; with a pass, either player may pass once in the game.",
            forms: &[Form { title: "", parameters: &[RULE, PASS] }],
            read: |reader| {
                let (rule, pass) = (reader.number_rule("f", "n"), reader.flag("pass"));
                Arc::new(Restricted { rule, side: Side::Maximum, pass })
            },
            layout: Layout::Strip,
            views: &[view::STRIP, GRAPH, TRIANGLE, INTERSPERSION, BOTH],
            marks: &[NEW],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 2_000_000,
            column_limit: 1_000_000,
            far: true,
            frontier: false,
            certainty: later!("Computed exactly from the rules."),
            home: STRIP,
            sheets: SHEETS,
            presets: presets::MAXIMUM,
        },
        Entry {
            name: "minimum",
            title: "Minimum Nim",
            paper: &PAPER,
            rule: "Remove more than f(n) tokens from a heap of n.",
            forms: &[Form { title: "", parameters: &[RULE] }],
            read: |reader| {
                Arc::new(Restricted { rule: reader.number_rule("f", "n"), side: Side::Minimum, pass: false })
            },
            layout: Layout::Strip,
            views: &[view::STRIP, GRAPH, BOTH],
            marks: &[NEW],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 2_000_000,
            column_limit: 1_000_000,
            far: true,
            frontier: false,
            certainty: later!("Computed exactly from the rules."),
            home: STRIP,
            sheets: SHEETS,
            presets: presets::MINIMUM,
        },
        Entry {
            name: "serial",
            title: "Serial Nim",
            paper: &PAPER,
            rule: "Remove any number of tokens from the leftmost heap that is not empty.",
            forms: &[Form {
                title: "",
                parameters: &[Parameter {
                    name: "heaps",
                    label: "heaps",
                    hint: "The heaps from left to right; the map varies the first two.",
                    default: "3,5,4",
                    kind: Kind::Heaps { max: 1_000_000, count: 64, varied: 2, slider: 32 },
                }],
            }],
            read: |reader| Arc::new(Serial::new(&reader.heaps("heaps"))),
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[],
            row_label: "first heap",
            column_label: "second heap",
            limit: 4_096,
            column_limit: 4_096,
            far: false,
            frontier: false,
            certainty: later!("A closed form, proved (Proposition 5.1)."),
            home: Home { n: (0.0, 30.0), k: (0.0, 30.0) },
            sheets: &[],
            presets: presets::SERIAL,
        },
    ]
}
