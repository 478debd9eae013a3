//! The games of "Memgames": the three that it is about, and in `others` MNEM and the games that are memgames too.

mod others;

use super::view::{PLANE, STRAIGHT};
use super::{Entry, Form, Home, Layout, MarkEntry, Paper, Preset, SheetEntry};

static PAPER: Paper =
    Paper { id: "memgames", title: "Memgames", authors: "Urban Larsson, Simon Rubinstein-Salzedo, Aaron N. Siegel" };

const HOME: Home = Home { n: (0.0, 400.0), k: (0.0, 400.0) };

const PARABOLA: MarkEntry = MarkEntry { name: "parabola", title: "Parabola", hint: "The line k² = n.", usual: false };

/// The games in the order of the menu.
pub(super) fn entries() -> Vec<Entry> {
    let three = vec![
        Entry {
            name: "mem",
            title: "MEM",
            paper: &PAPER,
            rule: "Remove at least as many tokens as were last removed from the heap.",
            forms: Form::NONE,
            layout: Layout::Plane,
            views: &[PLANE, STRAIGHT],
            marks: &[
                PARABOLA,
                MarkEntry {
                    name: "rows",
                    title: "Dominated rows",
                    hint: "The rows m(m + 2), which have the value m all the way to the parabola.",
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 1_000_000,
            column_limit: 1_000_000_000,
            far: false,
            far_rows: 100_000_001,
            frontier: false,
            certainty: "Computed exactly from the rules; ⌊n/k⌋ where k² ≥ n is proved (Theorem 3.1).",
            home: HOME,
            sheets: &[],
            presets: &[
                Preset {
                    source: "Figure 1, left",
                    title: "The parabola",
                    caption: "MEM: the smooth part is ⌊n/k⌋; a fractal hides in the narrow band on the left.",
                    link: "mem?v=1&n=0-400&k=0-400",
                },
                Preset {
                    source: "Figure 3, left",
                    title: "Close up",
                    caption: "The first rows of MEM, every value a shade of its own.",
                    link: "mem?v=1&n=1-40&k=1-40&scale=linear",
                },
                Preset {
                    source: "Figure 3, middle",
                    title: "The parabolic region",
                    caption: "High values gather on the left, inside k² < n.",
                    link: "mem?v=1&n=1-200&k=1-200&scale=linear",
                },
                Preset {
                    source: "Figure 3, right",
                    title: "Inside the parabola",
                    caption: "Triangles of constant value overlap below the parabola.",
                    link: "mem?v=1&n=400-640&k=1-80&aspect=3&scale=rank",
                },
                Preset {
                    source: "Figure 5",
                    title: "Dominated rows",
                    caption: "Rows 63 = 7·9 and 80 = 8·10 have one value all the way to the parabola.",
                    link: "mem?v=1&n=55-85&k=1-20&scale=linear",
                },
                Preset {
                    source: "Table 2",
                    title: "Nim values of MEM",
                    caption: "The table as printed.",
                    link: "mem?v=1&n=1-20&k=1-20&show=numbers",
                },
                Preset {
                    source: "Beyond the paper",
                    title: "A million rows, straightened",
                    caption: "The columns are k/√n, so the parabola stands upright and a million rows fit.",
                    link: "mem?v=1&n=0-1000000&k=0-1400&aspect=600&axis=sqrt&scale=rank",
                },
            ],
        },
        Entry {
            name: "memplus",
            title: "MEM⁺",
            paper: &PAPER,
            rule: "Remove more tokens than were last removed from the heap.",
            forms: Form::NONE,
            layout: Layout::Plane,
            views: &[PLANE, STRAIGHT],
            marks: &[MarkEntry {
                name: "fronts",
                title: "Fronts",
                hint: "The lines n = mk + m(m + 1)/2 between the sectors.",
                usual: false,
            }],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 1_000_000_000,
            column_limit: 1_000_000_000,
            far: false,
            far_rows: 0,
            frontier: false,
            certainty: "A closed form, proved (Theorem 2.1).",
            home: HOME,
            sheets: &[],
            presets: &[
                Preset {
                    source: "Figure 1, centre",
                    title: "Smooth sectors",
                    caption: "MEM⁺: the structure of MEM without its fractal.",
                    link: "memplus?v=1&n=0-400&k=0-400",
                },
                Preset {
                    source: "Figure 2",
                    title: "Sectors and fronts",
                    caption: "Between the m-front and the next one every value is m.",
                    link: "memplus?v=1&n=1-60&k=1-60&scale=linear",
                },
                Preset {
                    source: "Table 1",
                    title: "Nim values of MEM⁺",
                    caption: "The table as printed.",
                    link: "memplus?v=1&n=1-20&k=1-20&show=numbers",
                },
            ],
        },
        Entry {
            name: "mem0",
            title: "MEM⁰",
            paper: &PAPER,
            rule: "Remove any number of tokens except the number last removed from the heap.",
            forms: Form::NONE,
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[
                MarkEntry {
                    name: "frontier",
                    title: "Frontier",
                    hint: "To the right of this line every row has one value.",
                    usual: false,
                },
                MarkEntry {
                    name: "double",
                    title: "n = 2k",
                    hint: "A diagonal n = t + k crosses it in row 2t, the last that can have the frontier value of row t.",
                    usual: false,
                },
                MarkEntry {
                    name: "diagonals",
                    title: "Immortal diagonals",
                    hint: "The diagonals of 0, 12, 1270 and 105161; frames where the rule of the two-adic valuation of k fails.",
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 1_000_000,
            column_limit: 1_000_000_000,
            far: false,
            far_rows: 0,
            frontier: true,
            certainty: "Computed exactly from the rules.",
            home: HOME,
            sheets: &[SheetEntry {
                name: "immortals",
                title: "Immortal values",
                hint: "The values that never die, and those most often on the frontier, as far as the scan has come.",
            }],
            presets: &[
                Preset {
                    source: "Figure 1, right",
                    title: "Stripes and diagonals",
                    caption: "MEM⁰: every row has a frontier value; the diagonals of 0 and 12 cut through.",
                    link: "mem0?v=1&n=0-400&k=0-400",
                },
                Preset {
                    source: "Figure 4, left",
                    title: "The diagonal of zeros",
                    caption: "The P-positions lie on the main diagonal, at n_n with v₂(n) even.",
                    link: "mem0?v=1&n=1-60&k=1-60&scale=linear",
                },
                Preset {
                    source: "Figure 4, right",
                    title: "The diagonal of 12",
                    caption: "A second diagonal emerges, shifted left: value 12 at (22+k)_k.",
                    link: "mem0?v=1&n=1-200&k=1-200&scale=linear",
                },
                Preset {
                    source: "Table 3",
                    title: "Nim values of MEM⁰",
                    caption: "The table as printed.",
                    link: "mem0?v=1&n=1-20&k=1-20&show=numbers",
                },
                Preset {
                    source: "Section 5",
                    title: "Only the value 12",
                    caption: "The immortal value 12 singled out: it follows the 2-adic valuation of k.",
                    link: "mem0?v=1&n=0-800&k=0-800&scale=value:12",
                },
                Preset {
                    source: "Beyond the paper",
                    title: "A million rows",
                    caption: "All of 10⁶ × 10⁶ cells; every exceptional cell leaves its mark.",
                    link: "mem0?v=1&n=0-1000000&k=0-1000000&scale=frontier",
                },
                Preset {
                    source: "Section 5, examples",
                    title: "Immortal values",
                    caption: "0, 12, 1270 and 105161 never die; the table grows to ten million rows.",
                    link: "mem0?v=1&n=0-400&k=0-400&show=tables",
                },
            ],
        },
    ];
    three.into_iter().chain(others::entries()).collect()
}
