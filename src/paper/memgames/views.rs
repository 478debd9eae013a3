//! The arrays of MEM, as views, and what the inspector says of their cells.

use super::engine::{Above, Mem};
use crate::engine::Engine;
use crate::game::Cell;
use crate::game::catalogue::ViewEntry;
use crate::game::catalogue::view::{Array, ArrayHolds, array};
use crate::paper::Spec;
use crate::table::{Fact, Inspection, Options, inspect};

const ROWS: u64 = 1_000_000_000_001;

const fn plane(name: &'static str) -> Array {
    Array {
        name,
        row_label: "heap n",
        column_label: "last removal k",
        holds: ArrayHolds::Rests,
        rows: ROWS,
        columns: ROWS + 1,
        home: (400, 400),
    }
}

/// The value minus ⌊√n⌋.
pub(super) const ENVELOPE: ViewEntry = array(
    "Above the envelope",
    "The value minus ⌈√(n + 1)⌉ − 1, the least that row n has below the parabola.",
    &plane("above-envelope"),
);

/// The value minus φ(n).
pub(super) const PLATEAU: ViewEntry =
    array("Above the plateau", "The value minus φ(n), up to the stair a(n).", &plane("above-plateau"));

/// The value minus the formula.
pub(super) const FORMULA: ViewEntry = array(
    "Above the formula",
    "The value minus ⌊n / max(k, a(n))⌋: nothing is left but in the inner columns.",
    &plane("above-formula"),
);

/// The same as above the plateau, with the inner columns upright.
pub(super) const QUARTER: ViewEntry = array(
    "Inner columns upright",
    "Columns become k/n^(1/4), so that the inner columns end at 2; the value minus φ(n).",
    &Array {
        name: "quarter",
        row_label: "heap n",
        column_label: "1000 k / n^(1/4)",
        holds: ArrayHolds::Rests,
        rows: ROWS,
        columns: 1 << 20,
        home: (2_000, 2_400),
    },
);

/// Half-intervals side by side.
pub(super) const HALVES: ViewEntry = array(
    "Half-intervals from 10² to 10¹²",
    "The last rows of eleven half-intervals, the last one first, 96 columns each: what stands in their inner columns above the first plateau, plus 1.",
    &Array {
        name: "halves",
        row_label: "rows before the end",
        column_label: "k, eleven times",
        holds: ArrayHolds::Rests,
        rows: 2_000,
        columns: 11 * 96,
        home: (300, 11 * 96),
    },
);

/// MEM's first rows, and where they come back.
pub(super) const COPIES: ViewEntry = array(
    "Copies of the first rows",
    "MEM's first rows, then seven places from 10⁶ to 10¹² where they come back, 48 columns each, less the value below them there: the same picture, higher each time.",
    &Array {
        name: "copies",
        row_label: "row r",
        column_label: "k, eight times",
        holds: ArrayHolds::Rests,
        rows: 2_000,
        columns: 8 * 48,
        home: (130, 8 * 48),
    },
);

/// What is said of a cell: all about the cell of MEM that it stands for, and what is left of its value.
pub(super) fn inspect_array(above: Above, engine: &mut dyn Engine, at: Cell) -> Option<Inspection> {
    let spec = Spec::parse("mem").ok()?;
    let Some(cell) = above.cell(at) else { return Some(nothing(at)) };
    let mut inspection = inspect(&spec, &mut Mem::new(u64::MAX), cell);
    if let Some(left) = engine.value(at) {
        inspection.facts.insert(0, Fact { label: "Left over", text: left.to_string() });
    }
    inspection.cell = at;
    for option in inspection.options.sample.iter_mut().chain(&mut inspection.winning) {
        option.cell = None;
    }
    Some(inspection)
}

fn nothing(at: Cell) -> Inspection {
    let why = "No cell of MEM lies here.".to_owned();
    Inspection {
        cell: at,
        name: String::new(),
        value: None,
        said: String::new(),
        word: "Nim value",
        outcome: None,
        facts: Vec::new(),
        spoken: why.clone(),
        options: Options { summary: why, ..Options::default() },
        winning: None,
    }
}
