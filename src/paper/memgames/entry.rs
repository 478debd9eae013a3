//! The games of "Memgames": the three that it is about, and in `others` MNEM and the games that are memgames too.

use std::sync::Arc;

use super::rules::Memgame;
use super::{presets, views};
use crate::game::catalogue::view::{PLANE, STRAIGHT};
use crate::game::catalogue::{Form, Home, Layout, MarkEntry, Paper, SheetEntry, later};
use crate::paper::Entry;

pub(super) static PAPER: Paper =
    Paper { id: "memgames", title: "Memgames", authors: "Urban Larsson, Simon Rubinstein-Salzedo, Aaron N. Siegel" };

const HOME: Home = Home { n: (0.0, 400.0), k: (0.0, 400.0) };

pub(super) const PARABOLA: MarkEntry =
    MarkEntry { name: "parabola", title: "Parabola", hint: later!("The line k² = n."), usual: false };

pub(super) const FRONTIER: MarkEntry = MarkEntry {
    name: "frontier",
    title: "Frontier",
    hint: later!("To the right of this line every row has one value."),
    usual: false,
};

pub(super) const DOUBLE: MarkEntry = MarkEntry {
    name: "double",
    title: "n = 2k",
    hint: later!("A diagonal n = t + k crosses it in row 2t, the last that can have the frontier value of row t."),
    usual: false,
};

pub(super) const IMMORTALS: &[SheetEntry] = &[SheetEntry {
    name: "immortals",
    title: "Immortal values",
    hint: later!("The values that never die, and those most often on the frontier, as far as the scan has come."),
    ignores: &[],
}];

/// The games in the order of the menu.
pub(in crate::paper) fn entries() -> Vec<Entry> {
    let three = vec![
        Entry {
            name: "mem",
            title: "MEM",
            paper: &PAPER,
            rule: "Remove at least as many tokens as were last removed from the heap.",
            forms: Form::NONE,
            read: |_| Arc::new(Memgame::Mem),
            layout: Layout::Plane,
            views: &[
                PLANE,
                STRAIGHT,
                views::ENVELOPE,
                views::PLATEAU,
                views::FORMULA,
                views::QUARTER,
                views::HALVES,
                views::COPIES,
            ],
            marks: &[
                PARABOLA,
                MarkEntry {
                    name: "rows",
                    title: "Dominated rows",
                    hint: later!("The rows m(m + 2), which have the value m all the way to the parabola."),
                    usual: false,
                },
                MarkEntry {
                    name: "stair",
                    title: "Stairs",
                    hint: later!("The line k = a(n): from there on the value is ⌊n/k⌋."),
                    usual: false,
                },
                MarkEntry {
                    name: "inner",
                    title: "Inner columns",
                    hint: later!("The line k = Θ(n): to the right of it a formula has every value."),
                    usual: false,
                },
                MarkEntry {
                    name: "blocks",
                    title: "Triangles",
                    hint: later!("Where one value fills a triangle between the inner columns and the stairs."),
                    usual: false,
                },
                MarkEntry {
                    name: "copies",
                    title: "MEM in MEM",
                    hint: later!("Where the first rows of MEM come back, raised by a constant."),
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 1_000_000_000_001,
            column_limit: 1_000_000_000_002,
            far: false,
            frontier: false,
            certainty: later!("Proved: ⌊n/k⌋ where k² ≥ n (Theorem 3.1), and below by docs/proofs/mem.md."),
            home: HOME,
            sheets: &[],
            presets: presets::MEM,
        },
        Entry {
            name: "memplus",
            title: "MEM⁺",
            paper: &PAPER,
            rule: "Remove more tokens than were last removed from the heap.",
            forms: Form::NONE,
            read: |_| Arc::new(Memgame::MemPlus),
            layout: Layout::Plane,
            views: &[PLANE, STRAIGHT],
            marks: &[MarkEntry {
                name: "fronts",
                title: "Fronts",
                hint: later!("The lines n = mk + m(m + 1)/2 between the sectors."),
                usual: false,
            }],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 1_000_000_000,
            column_limit: 1_000_000_000,
            far: false,
            frontier: false,
            certainty: later!("A closed form, proved (Theorem 2.1)."),
            home: HOME,
            sheets: &[],
            presets: presets::MEMPLUS,
        },
        Entry {
            name: "mem0",
            title: "MEM⁰",
            paper: &PAPER,
            rule: "Remove any number of tokens except the number last removed from the heap.",
            forms: Form::NONE,
            read: |_| Arc::new(Memgame::MemZero),
            layout: Layout::Plane,
            views: &[PLANE],
            marks: &[
                FRONTIER,
                DOUBLE,
                MarkEntry {
                    name: "diagonals",
                    title: "Immortal diagonals",
                    hint: later!(
                        "The diagonals of 0, 12, 1270 and 105161; frames where the rule of the two-adic valuation of k fails."
                    ),
                    usual: false,
                },
            ],
            row_label: "heap n",
            column_label: "last removal k",
            limit: 1_000_000,
            column_limit: 1_000_000_000,
            far: false,
            frontier: true,
            certainty: later!("Computed exactly from the rules."),
            home: HOME,
            sheets: IMMORTALS,
            presets: presets::MEM0,
        },
    ];
    let longer = [super::global::entry(), super::mimic::entry(), super::recent::entry()];
    three.into_iter().chain(super::others::entries()).chain(longer).collect()
}
