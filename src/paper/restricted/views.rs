//! The arrays that belong to a rule, as views.

use crate::game::catalogue::ViewEntry;
use crate::game::catalogue::view::{Array, ArrayHolds, array};
use crate::table::ARRAY_SIDE;

/// The rows and columns that are first shown: few enough that their numbers can be read.
const HOME: (u64, u64) = (24, 24);

/// Levine's subadditive triangle.
pub(super) const TRIANGLE: ViewEntry = array(
    "Triangle",
    "Row i, column j: how many heaps of value i come before the first of value j.",
    &Array {
        name: "triangle",
        row_label: "i",
        column_label: "j",
        holds: ArrayHolds::Counts,
        rows: ARRAY_SIDE,
        columns: ARRAY_SIDE,
        home: HOME,
    },
);

/// Levine's associated array, an interspersion.
pub(super) const INTERSPERSION: ViewEntry = array(
    "Interspersion",
    "Row i lists the heaps of value i; any two rows alternate once they have met.",
    &Array {
        name: "interspersion",
        row_label: "i",
        column_label: "j",
        holds: ArrayHolds::Heaps,
        rows: ARRAY_SIDE,
        columns: ARRAY_SIDE,
        home: HOME,
    },
);

/// Levine's plane of the two games.
pub(super) const BOTH: ViewEntry = array(
    "Both games",
    "Row i, column j: the heap with the value i in Maximum Nim and j in Minimum Nim.",
    &Array {
        name: "plane",
        row_label: "i = g(n)",
        column_label: "j = h(n)",
        holds: ArrayHolds::Heaps,
        rows: ARRAY_SIDE,
        columns: ARRAY_SIDE,
        home: HOME,
    },
);
