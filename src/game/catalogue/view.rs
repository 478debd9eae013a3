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
pub const PLANE: ViewEntry =
    ViewEntry { name: "k", title: "Table", hint: "Rows and columns are the two numbers of a position.", axis: "k" };

/// The table with its parabola upright.
pub const STRAIGHT: ViewEntry = ViewEntry {
    name: "sqrt",
    title: "Straightened",
    hint: "Columns become k/√n, so that k² = n stands upright at 1.",
    axis: "sqrt",
};

/// A sequence in lines.
pub const STRIP: ViewEntry = ViewEntry {
    name: "strip",
    title: "Strip",
    hint: "The sequence of values, wrapped into rows of equal width.",
    axis: "strip:64",
};

/// A sequence as a cloud of points.
pub const GRAPH: ViewEntry = ViewEntry {
    name: "graph",
    title: "Graph",
    hint: "Heaps across and values down; a pixel is the brighter, the more heaps it holds.",
    axis: "graph",
};

/// A sweep over one parameter.
pub const fn sweep(title: &'static str, hint: &'static str, axis: &'static str) -> ViewEntry {
    ViewEntry { name: "sweep", title, hint, axis }
}
