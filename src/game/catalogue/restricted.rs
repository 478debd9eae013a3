//! The games of "Fractal sequences and restricted Nim".

use super::view::{self, BOTH, GRAPH, INTERSPERSION, PLANE, TRIANGLE};
use super::{Entry, Example, Form, Home, Kind, Layout, MarkEntry, Paper, Parameter, Preset, SheetEntry};

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

const NEW: MarkEntry = MarkEntry {
    name: "new",
    title: "New values",
    hint: "The heaps that bring a value that no smaller heap has.",
    usual: false,
};
/// Both games have a rule f, and the sheets are about that.
const SHEETS: &[SheetEntry] = &[
    SheetEntry {
        name: "fill",
        title: "Filled in by two cases",
        hint: "The values of Maximum Nim, new where the rule rises and copied elsewhere.",
    },
    SheetEntry {
        name: "lambda",
        title: "Struck out, and the same again",
        hint: "What is left of the values when the first of each is struck out.",
    },
    SheetEntry {
        name: "triangle",
        title: "The subadditive triangle",
        hint: "How many heaps with value i come before the first with value j.",
    },
    SheetEntry { name: "interspersion", title: "The interspersion", hint: "The heaps with each value, row by row." },
    SheetEntry {
        name: "array",
        title: "Pairs of values",
        hint: "The heap with value i in Maximum Nim and value j in Minimum Nim, and both sequences.",
    },
];

/// The games in the order of the menu.
pub(super) fn entries() -> Vec<Entry> {
    vec![
        Entry {
            name: "maximum",
            title: "Maximum Nim",
            paper: &PAPER,
            rule: "Remove at most f(n) tokens from a heap of n.",
            forms: &[Form { title: "", parameters: &[RULE] }],
            layout: Layout::Strip,
            views: &[view::STRIP, GRAPH, TRIANGLE, INTERSPERSION, BOTH],
            marks: &[NEW],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 2_000_000,
            column_limit: 1_000_000,
            far: true,
            far_rows: 0,
            frontier: false,
            certainty: "Computed exactly from the rules.",
            home: STRIP,
            sheets: SHEETS,
            presets: &[
                Preset {
                    source: "Section 2, first chart",
                    title: "The square root, filled in",
                    caption: "New values at the squares, and copies in the gaps.",
                    link: "maximum?f=floor(sqrt(n))&v=1&n=0-63&k=0-63&show=tables",
                },
                Preset {
                    source: "Section 2, second chart",
                    title: "The greatest power of two, filled in",
                    caption: "The rule is not regular, and f′ takes its place.",
                    link: "maximum?f=2%5Efloor(log2(n))%20-%201&v=1&n=0-63&k=0-63&show=tables",
                },
                Preset {
                    source: "Theorem 2.2",
                    title: "Less than half, struck out",
                    caption: "Without the first of each value the sequence is the same again.",
                    link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=lambda",
                },
                Preset {
                    source: "Section 3",
                    title: "The subadditive triangle",
                    caption: "How many i come before the first j.",
                    link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=triangle",
                },
                Preset {
                    source: "Corollary 4.5",
                    title: "The interspersion",
                    caption: "The array of section 4 with its rows moved to the left.",
                    link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=interspersion",
                },
                Preset {
                    source: "Section 4",
                    title: "The array A′",
                    caption: "A heap is known by its values in Maximum and in Minimum Nim.",
                    link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=array",
                },
                Preset {
                    source: "Section 1",
                    title: "Less than half",
                    caption: "Every other term is a copy of the sequence itself.",
                    link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63",
                },
                Preset {
                    source: "Sequence (2)",
                    title: "Less than half, in numbers",
                    caption: "Zeros stand at the powers of two.",
                    link: "maximum?f=floor((n-1)/2)&v=1&n=0-0&k=0-21&show=numbers&w=22",
                },
                Preset {
                    source: "Section 2",
                    title: "The square root",
                    caption: "A new value at every square; copies in between.",
                    link: "maximum?f=floor(sqrt(n))&v=1&n=0-63&k=0-63",
                },
                Preset {
                    source: "Section 2",
                    title: "Less than the greatest power of two",
                    caption: "The value is n without the ones behind its first binary digit and the zero after them.",
                    link: "maximum?f=2%5Efloor(log2(n))%20-%201&v=1&n=0-63&k=0-63",
                },
            ],
        },
        Entry {
            name: "minimum",
            title: "Minimum Nim",
            paper: &PAPER,
            rule: "Remove more than f(n) tokens from a heap of n.",
            forms: &[Form { title: "", parameters: &[RULE] }],
            layout: Layout::Strip,
            views: &[view::STRIP, GRAPH, BOTH],
            marks: &[NEW],
            row_label: "heap n",
            column_label: "n mod w",
            limit: 2_000_000,
            column_limit: 1_000_000,
            far: true,
            far_rows: 0,
            frontier: false,
            certainty: "Computed exactly from the rules.",
            home: STRIP,
            sheets: SHEETS,
            presets: &[
                Preset {
                    source: "Section 4",
                    title: "At least half",
                    caption: "The value is the number of binary digits.",
                    link: "minimum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63",
                },
                Preset {
                    source: "Section 4",
                    title: "At least half, in numbers",
                    caption: "The printed sequence drops a 4: h(15) = 4.",
                    link: "minimum?f=floor((n-1)/2)&v=1&n=0-0&k=0-21&show=numbers&w=22",
                },
            ],
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
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[],
            row_label: "first heap",
            column_label: "second heap",
            limit: 4_096,
            column_limit: 4_096,
            far: false,
            far_rows: 0,
            frontier: false,
            certainty: "A closed form, proved (Proposition 5.1).",
            home: Home { n: (0.0, 30.0), k: (0.0, 30.0) },
            sheets: &[],
            presets: &[Preset {
                source: "Section 5",
                title: "Two heaps before a tail",
                caption: "The value is the first heap or one less.",
                link: "serial?heaps=3,5,4&v=1&n=0-30&k=0-30",
            }],
        },
    ]
}
