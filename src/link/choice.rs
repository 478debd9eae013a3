//! The choices in a link that no other room has a name for.

use serde::Serialize;

use crate::table::Axis;

/// What the page shows of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    /// The heat map.
    #[default]
    Map,
    /// The table as a paper prints it.
    Numbers,
}

impl Show {
    /// Both.
    pub const ALL: [Show; 2] = [Show::Map, Show::Numbers];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Show::Map => "map",
            Show::Numbers => "numbers",
        }
    }
}

/// How a block of cells becomes one pixel when a map is zoomed out, as a person chooses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reduction {
    /// Whatever stands out is kept: an exception, a P-position, the value that is singled out.
    #[default]
    Keep,
    /// One cell for all.
    Sample,
    /// The smallest value.
    Smallest,
    /// The largest value.
    Largest,
}

/// What a menu shows of a reduction.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ReductionEntry {
    /// The name in links.
    pub name: &'static str,
    /// The name in menus.
    pub title: &'static str,
    /// One line that says what it is good for.
    pub hint: &'static str,
}

impl Reduction {
    /// All reductions, in the order of the menu.
    pub const ALL: [Reduction; 4] = [Reduction::Keep, Reduction::Sample, Reduction::Smallest, Reduction::Largest];

    /// The name in links.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// What a menu shows.
    pub fn entry(self) -> ReductionEntry {
        let (name, title, hint) = match self {
            Reduction::Keep => ("keep", "Keep what stands out", "Thin diagonals and lone exceptions stay visible."),
            Reduction::Sample => ("sample", "Sample", "Each pixel shows the first of its cells."),
            Reduction::Smallest => ("smallest", "Smallest", "Each pixel shows the smallest value among its cells."),
            Reduction::Largest => ("largest", "Largest", "Each pixel shows the largest value among its cells."),
        };
        ReductionEntry { name, title, hint }
    }
}

/// Both axes.
pub(super) const AXES: [Axis; 2] = [Axis::Memory, Axis::Straight];

/// The name of an axis in links.
pub(super) fn axis_name(axis: Axis) -> &'static str {
    match axis {
        Axis::Memory => "k",
        Axis::Straight => "sqrt",
    }
}
