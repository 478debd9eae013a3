//! What a picture must know of the table that it shows: its axis, its size and its words.

use std::ops::Range;

use crate::game::numbers::{Ratio, grouped};
use crate::paint::Unit;
use crate::paper::{Less, Spec};
use crate::table::{Axis, Chart, chart, unit};

/// A game's map under an axis, as far as drawing goes.
pub struct Map {
    /// The game.
    pub spec: Spec,
    /// What its rows and columns stand for.
    pub axis: Axis,
    /// Its size and its words.
    pub chart: Chart,
    /// What its numbers are.
    pub(super) unit: Unit,
    /// The names of rows that have some which are not numbers of heaps.
    names: Vec<String>,
    /// Those rows, the ones with the simplest names first.
    pub(super) simplest: Vec<u64>,
    /// Where the game itself lies among the rows of a sweep: a row, or the edge between two.
    pub(super) present: Option<Range<u64>>,
}

impl Map {
    /// The map of a game under an axis.
    pub fn new(spec: Spec, axis: Axis) -> Map {
        let chart = chart(&spec, axis);
        let names = if chart.named { axis.row_names(0..chart.rows) } else { Vec::new() };
        let denominator = |name: &String| Ratio::parse(name).map_or(1, Ratio::denominator);
        let denominators: Vec<u64> = names.iter().map(denominator).collect();
        let largest = denominators.iter().copied().max().unwrap_or(0);
        // Whole numbers before halves, halves before thirds.
        let rows = |wanted: u64| (0..).zip(&denominators).filter(move |(_, own)| **own == wanted).map(|(row, _)| row);
        let mut simplest: Vec<u64> = (1..=largest).flat_map(rows).collect();
        let present = if let Axis::Sweep(sweep) = axis { sweep.present(&spec) } else { None };
        // The row of the game itself is named whatever its name is.
        if let Some(row) = present.clone().filter(|rows| !rows.is_empty()) {
            simplest.insert(0, row.start);
        }
        let unit = unit(&spec, axis);
        Map { spec, axis, chart, unit, names, simplest, present }
    }

    /// What a row is called.
    pub fn row_name(&self, row: u64) -> String {
        match self.names.get(row as usize) {
            Some(name) => name.clone(),
            None => grouped(&self.axis.row_number(row).to_string()),
        }
    }

    /// The place of a mark among those of the game, which decides its colour.
    pub(super) fn mark_place(&self, name: &str) -> usize {
        self.spec.entry().marks.iter().position(|mark| mark.name == name).unwrap_or(0)
    }

    /// How the game is played, in a sentence; of a difference, what it is.
    pub fn rule(&self) -> String {
        let Some(less) = self.spec.less() else { return self.spec.entry().rule.to_owned() };
        let (of, other) = less.titles(&self.spec);
        match less {
            Less::Game(_) => format!("Each cell shows by how much its value in {of} exceeds its value in {other}."),
            Less::Printed => format!("Each cell shows by how much its value in {of} exceeds the printed one."),
        }
    }

    /// The game in words, such as `i-Mark, S = 1-4, D = 2,3`.
    pub fn title(&self) -> String {
        self.spec.title()
    }
}
