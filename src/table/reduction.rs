//! What a texel shows when it stands for many cells: the words that links and menus use, and what they ask of an engine.

use serde::Serialize;

use crate::engine::{Quantity, Reduce};
use crate::paint::{Scale, Unit};

/// Which cell of a block is shown when the map is zoomed out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reduction {
    /// The most telling one: an exception, a P-position, or the value that the scale singles out.
    #[default]
    Keep,
    /// The first one.
    Sample,
    /// The one with the smallest value.
    Smallest,
    /// The one with the largest value.
    Largest,
}

/// What a menu shows of a reduction.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReductionEntry {
    /// The name in links.
    #[cfg_attr(test, ts(type = "Reduction"))]
    pub name: &'static str,
    /// The name in menus.
    pub title: &'static str,
    /// One line that says what it is good for.
    pub hint: &'static str,
}

impl Reduction {
    /// All reductions, in the order of the menu.
    pub const ALL: [Reduction; 4] = [Reduction::Keep, Reduction::Sample, Reduction::Smallest, Reduction::Largest];

    /// The reduction with this name.
    pub fn named(name: &str) -> Option<Reduction> {
        Reduction::ALL.into_iter().find(|reduction| reduction.name() == name)
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// What a menu shows.
    pub fn entry(self) -> ReductionEntry {
        let entry = |name, title, hint| ReductionEntry { name, title, hint };
        match self {
            Reduction::Keep => {
                entry("keep", "Keep what matters", "A pixel shows an exception or a P-position if it covers any.")
            }
            Reduction::Sample => entry("sample", "Sample", "A pixel shows the first cell that it covers."),
            Reduction::Smallest => entry("smallest", "Smallest", "A pixel shows the smallest value that it covers."),
            Reduction::Largest => entry("largest", "Largest", "A pixel shows the largest value that it covers."),
        }
    }

    /// What an engine has to cut so that this reduction serves this scale.
    ///
    /// A scale that singles out a value would lose it to other telling cells, so "keep" then looks for that value. Of
    /// differences the largest tells most.
    pub fn under(self, scale: Scale, unit: Unit) -> (Reduce, Quantity) {
        let reduce = match (self, scale) {
            (Reduction::Keep, _) if unit == Unit::Difference && scale != Scale::POnly => Reduce::Largest,
            (Reduction::Keep, Scale::Value(value)) => Reduce::Contains(value),
            (Reduction::Keep, Scale::POnly) => Reduce::Contains(0),
            (Reduction::Keep, _) => Reduce::Keep,
            (Reduction::Sample, _) => Reduce::Sample,
            (Reduction::Smallest, _) => Reduce::Smallest,
            (Reduction::Largest, _) => Reduce::Largest,
        };
        let quantity = if scale == Scale::Frontier { Quantity::BelowFrontier } else { Quantity::Value };
        (reduce, quantity)
    }
}
