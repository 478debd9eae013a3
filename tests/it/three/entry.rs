//! What the catalogue would say of the game.

use std::sync::{Arc, LazyLock};

use nimscope::game::catalogue::view::PLANE;
use nimscope::game::catalogue::{Form, Home, Kind, Layout, Paper, Parameter};
use nimscope::paper::Entry;

use super::rules::Repeat;

static PAPER: Paper = Paper { id: "three", title: "Three numbers", authors: "The tests" };

/// How often the last removal has been repeated stands where its parameter says.
pub(super) static ENTRY: LazyLock<Entry> = LazyLock::new(|| Entry {
    name: "repeat",
    title: "Repeat",
    paper: &PAPER,
    rule: "Remove any number of tokens, but the same number at most so many times more in a row.",
    forms: &[Form {
        title: "",
        parameters: &[
            Parameter {
                name: "most",
                label: "most",
                hint: "How often a removal may be repeated.",
                default: "2",
                kind: Kind::Integer { min: 0, max: 9, slider: 9, step: 1 },
            },
            Parameter {
                name: "times",
                label: "times",
                hint: "How often the last removal has been repeated.",
                default: "0",
                kind: Kind::Integer { min: 0, max: 9, slider: 9, step: 1 },
            },
        ],
    }],
    read: |reader| {
        let (most, times) = (reader.integer("most"), reader.integer("times"));
        Arc::new(Repeat { most, shown: times.min(most) })
    },
    layout: Layout::Plane,
    views: &[PLANE],
    marks: &[],
    row_label: "heap n",
    column_label: "last removed k",
    limit: 60,
    column_limit: 80,
    far: false,
    frontier: false,
    certainty: "Computed exactly from the rules.",
    home: Home { n: (0.0, 31.0), k: (0.0, 31.0) },
    sheets: &[],
    presets: &[],
});
