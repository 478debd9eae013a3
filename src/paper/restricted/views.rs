//! The arrays that belong to a rule, as views.

use crate::game::catalogue::ViewEntry;

/// Levine's subadditive triangle.
pub(super) const TRIANGLE: ViewEntry = ViewEntry {
    name: "triangle",
    title: "Triangle",
    hint: "Row i, column j: how many heaps of value i come before the first of value j.",
    axis: "triangle",
};

/// Levine's associated array, an interspersion.
pub(super) const INTERSPERSION: ViewEntry = ViewEntry {
    name: "interspersion",
    title: "Interspersion",
    hint: "Row i lists the heaps of value i; any two rows alternate once they have met.",
    axis: "interspersion",
};

/// Levine's plane of the two games.
pub(super) const BOTH: ViewEntry = ViewEntry {
    name: "plane",
    title: "Both games",
    hint: "Row i, column j: the heap with the value i in Maximum Nim and j in Minimum Nim.",
    axis: "plane",
};
