//! A diagram beside a sheet: boxes and the lines between them, laid out here and drawn by whoever shows them.

use serde::Serialize;

/// A diagram, in units of a pixel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Diagram {
    /// What it shows, for those who do not see it.
    pub label: String,
    /// The heap that it begins at, and the largest that it can begin at.
    pub heap: (u64, u64),
    /// Its width and height.
    pub size: (u32, u32),
    /// The width and height of a box.
    pub node: (u32, u32),
    /// The boxes.
    pub nodes: Vec<DiagramNode>,
    /// The lines.
    pub edges: Vec<DiagramEdge>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiagramNode {
    /// The left edge and the upper edge of its box.
    pub at: (u32, u32),
    /// The heap.
    pub heap: u64,
    /// Its value.
    pub value: u32,
    /// What stands under the heap, line by line.
    pub lines: Vec<String>,
    /// All about it in a sentence.
    pub spoken: String,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiagramEdge {
    /// The line, as SVG writes paths.
    pub path: String,
    /// Its arrowhead.
    pub head: String,
    /// Whether it divides, and does not subtract.
    pub divides: bool,
}
