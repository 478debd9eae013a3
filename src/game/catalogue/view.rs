//! The ways to look at a game's table, and what can be drawn over it, as data.

use serde::Serialize;

/// A way to look at a game's table.
#[derive(Clone, Copy, Debug)]
pub struct ViewEntry {
    /// Which kind of view it is, as its axis begins: `k`, `sqrt`, `strip`, `graph`, `sweep`, or the name of an array.
    pub name: &'static str,
    /// The name in menus.
    pub title: &'static str,
    /// One line that says what it is good for.
    pub hint: &'static str,
    /// The axis that choosing it opens, as links write it.
    pub axis: &'static str,
    /// The array that it shows, if it shows one.
    pub array: Option<&'static Array>,
}

/// An array that the values of a game make, with a view of its own. Its paper says what stands in it.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Array {
    /// The name in links.
    pub name: &'static str,
    /// What a row is.
    pub row_label: &'static str,
    /// What a column is.
    pub column_label: &'static str,
    /// What its numbers are.
    pub holds: ArrayHolds,
    /// How many rows it has.
    pub rows: u64,
    /// How many columns it has.
    pub columns: u64,
    /// The rows and columns that are first shown.
    pub home: (u64, u64),
}

/// What the numbers of an array are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrayHolds {
    /// Heaps.
    Heaps,
    /// How many heaps there are of some kind.
    Counts,
    /// What is left of values when a part that theory has is taken away.
    Rests,
    /// Values of positions that lie beside the game's own table.
    Values,
}

/// Something that can be drawn over a game's map.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
pub const PLANE: ViewEntry = ViewEntry {
    name: "k",
    title: "Table",
    hint: "Rows and columns are the two numbers of a position.",
    axis: "k",
    array: None,
};

/// The table with its parabola upright.
pub const STRAIGHT: ViewEntry = ViewEntry {
    name: "sqrt",
    title: "Straightened",
    hint: "Columns become k/√n, so that k² = n stands upright at 1.",
    axis: "sqrt",
    array: None,
};

/// A sequence in lines.
pub const STRIP: ViewEntry = ViewEntry {
    name: "strip",
    title: "Strip",
    hint: "The sequence of values, wrapped into rows of equal width.",
    axis: "strip:64",
    array: None,
};

/// A sequence as a cloud of points.
pub const GRAPH: ViewEntry = ViewEntry {
    name: "graph",
    title: "Graph",
    hint: "Heaps across and values upwards, a point for each heap; its colour says how many heaps it holds.",
    axis: "graph",
    array: None,
};

/// A sweep over one parameter.
pub const fn sweep(title: &'static str, hint: &'static str, axis: &'static str) -> ViewEntry {
    ViewEntry { name: "sweep", title, hint, axis, array: None }
}

/// An array of the game.
pub const fn array(title: &'static str, hint: &'static str, array: &'static Array) -> ViewEntry {
    ViewEntry { name: array.name, title, hint, axis: array.name, array: Some(array) }
}
