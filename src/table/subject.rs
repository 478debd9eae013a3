//! What the page draws and a session is asked about: a game under an axis.

use super::axis::Axis;
use super::chart::unit;
use super::source::{Table, source_name};
use crate::paint::Unit;
use crate::paper::Spec;

/// A game, read once however often it is named, under an axis.
pub struct Subject {
    /// The game as whoever asks names it.
    pub named: String,
    /// The game.
    pub spec: Spec,
    /// What the rows and columns of its map stand for.
    pub axis: Axis,
    /// What the numbers of its map are.
    pub unit: Unit,
    /// Subjects of the same source are cut from the same table.
    pub source: String,
}

impl Subject {
    /// A game, by the text that names it, under an axis.
    pub fn new(named: &str, spec: Spec, axis: Axis) -> Subject {
        let (unit, source) = (unit(&spec, axis), source_name(&spec, axis));
        Subject { named: named.to_owned(), spec, axis, unit, source }
    }

    /// Whether it is the same game under the same axis.
    pub fn is(&self, other: &Subject) -> bool {
        self.named == other.named && self.axis == other.axis
    }

    /// How many lines of its map are known.
    pub fn lines(&self, table: &Table) -> u64 {
        self.axis.known_lines(&*table.borrow().engine)
    }

    /// How many lines must be known so that `target` are, as far as the table reaches.
    pub fn goal(&self, table: &Table, target: u64) -> u64 {
        target.min(self.axis.lines(table.borrow().engine.limit()))
    }
}
