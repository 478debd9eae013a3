//! The ways to look at a game's table, and what can be drawn over it, as data.

use serde::Serialize;

/// A way to look at a game's table.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ViewEntry {
    /// Which kind of view it is, as its axis begins: `k`, `sqrt`, `strip`, `graph`, `sweep`, or the name of an array.
    pub name: &'static str,
    /// The name in menus.
    pub title: &'static str,
    /// One line that says what it is good for.
    pub hint: &'static str,
    /// The axis that choosing it opens.
    pub axis: &'static str,
}

/// Something that can be drawn over a game's map.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct MarkEntry {
    /// The name in links.
    pub name: &'static str,
    /// The name in menus.
    pub title: &'static str,
    /// One line that says what it shows.
    pub hint: &'static str,
    /// Whether it is drawn before anyone chooses.
    pub usual: bool,
}

/// The table itself: two numbers of a position, down and across.
pub(super) const PLANE: ViewEntry =
    ViewEntry { name: "k", title: "Table", hint: "Rows and columns are the two numbers of a position.", axis: "k" };

/// The table with its parabola upright.
pub(super) const STRAIGHT: ViewEntry = ViewEntry {
    name: "sqrt",
    title: "Straightened",
    hint: "Columns become k/√n, so that k² = n stands upright at 1.",
    axis: "sqrt",
};

/// A sequence in lines.
pub(super) const STRIP: ViewEntry = ViewEntry {
    name: "strip",
    title: "Strip",
    hint: "The sequence of values, wrapped into rows of equal width.",
    axis: "strip:64",
};

/// A sequence as a cloud of points.
pub(super) const GRAPH: ViewEntry = ViewEntry {
    name: "graph",
    title: "Graph",
    hint: "Heaps across and values down; a pixel is the brighter, the more heaps it holds.",
    axis: "graph",
};

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

/// A sweep over one parameter.
pub(super) const fn sweep(title: &'static str, hint: &'static str, axis: &'static str) -> ViewEntry {
    ViewEntry { name: "sweep", title, hint, axis }
}
