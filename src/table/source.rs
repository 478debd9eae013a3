//! The table that a map is cut from: the game's own, or one that an axis makes: out of several games, or far away.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use super::apart;
use super::axis::{Axis, SWEEP_COLUMNS, Sweep};
#[cfg(feature = "papers")]
use super::far;
use super::inspect::{Inspection, inspect};
use super::marks::{Mark, marks};
#[cfg(feature = "papers")]
use super::moves::{Moves, moves};
#[cfg(feature = "papers")]
use super::period::Periods;
use super::widths::{Width, widths};
use crate::engine::{Engine, SweepValues};
use crate::game::catalogue::Layout;
use crate::game::{Cell, Heap};
use crate::grow::{self, Refusal};
use crate::paper::{self, Spec};

/// A table that grows, whoever uses it.
pub type Table = Rc<RefCell<Source>>;

/// A game's table as an axis shows it.
pub struct Source {
    spec: Spec,
    axis: Axis,
    /// The values; for an axis with a table of its own, by that table's rows and columns.
    pub engine: Box<dyn Engine>,
}

impl Source {
    /// Whether this build has the table of a game under an axis.
    pub fn is_here(spec: &Spec, axis: Axis) -> bool {
        let is_later = matches!(axis, Axis::Far(_)) || spec.less().is_some() || spec.game().comes_later();
        cfg!(feature = "papers") || !is_later
    }

    /// An empty table.
    ///
    /// # Errors
    /// Why values cannot be had so far away, as far as that shows before a run-up.
    pub fn new(spec: Spec, axis: Axis) -> Result<Source, Refusal> {
        let engine: Box<dyn Engine> = match axis {
            Axis::Sweep(sweep) => {
                let specs = sweep.specs(&spec);
                let (games, open) = (specs.len() as u64, move |game: u64| paper::open(&specs[game as usize]));
                Box::new(SweepValues::new(games, SWEEP_COLUMNS, open))
            }
            // What computes them is large, and few look so far, so that the page loads it behind its first picture.
            #[cfg(not(feature = "papers"))]
            Axis::Far(_) => return Err(Refusal::Elsewhere),
            #[cfg(feature = "papers")]
            Axis::Far(far) => paper::open_from(&spec, far.start(), spec.entry().limit)?,
            Axis::Array(array) => spec.game().open_array(array).unwrap_or_else(|| paper::open(&spec)),
            _ => paper::open(&spec),
        };
        Ok(Source { spec, axis, engine })
    }

    /// The game.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// What the chosen marks draw over some rows and columns of the map.
    pub fn marks(&mut self, axis: Axis, names: &[&str], rows: Range<u64>, columns: Range<u64>) -> Vec<Mark> {
        marks(&self.spec, axis, &mut *self.engine, names, rows, columns)
    }

    /// The widths at which a game on one heap lines up; there are none for a table of another kind.
    pub fn widths(&mut self) -> Vec<Width> {
        /// How many are told, the best first.
        const MOST: usize = 6;
        match self.spec.entry().layout {
            Layout::Strip if self.axis.is_own_table() => widths(&mut *self.engine, u64::MAX, MOST),
            _ => Vec::new(),
        }
    }

    /// A search for the periods of a game on one heap, in as many heaps as are known already, and not too few or too many;
    /// there is none for a table of another kind.
    #[cfg(feature = "papers")]
    pub fn periods(&self) -> Option<Periods> {
        const HEAPS: (u64, u64) = (100_000, 1_000_000);
        let start = match self.axis {
            Axis::Far(far) => far.start(),
            axis if axis.is_own_table() => Heap::EMPTY,
            _ => return None,
        };
        let heaps = self.engine.rows().clamp(HEAPS.0, HEAPS.1);
        // A difference may repeat, but its zeros are no P-positions.
        (self.spec.less().is_none() && self.spec.entry().layout == Layout::Strip)
            .then(|| Periods::new(&self.spec, start, 0, heaps))
    }

    /// A position of the game's own table with all its moves.
    #[cfg(feature = "papers")]
    pub fn moves(&mut self, at: Cell) -> Moves {
        moves(&self.spec, &mut *self.engine, at)
    }

    /// Explains a cell.
    pub fn inspect(&mut self, at: Cell) -> Inspection {
        if let Axis::Array(array) = self.axis
            && let Some(inspection) = self.spec.game().inspect_array(array, &mut *self.engine, at)
        {
            return inspection;
        }
        if let Some(less) = self.spec.less() {
            return apart::inspect(&self.spec, less, &mut *self.engine, at);
        }
        match self.axis {
            Axis::Sweep(sweep) => inspect_in_sweep(&self.spec, sweep, at),
            #[cfg(feature = "papers")]
            Axis::Far(far) => far::inspect(&self.spec, far.start(), &mut *self.engine, at),
            _ => inspect(&self.spec, &mut *self.engine, at),
        }
    }
}

/// Views with the same name are cut from the same table, so that it need not be computed twice.
pub fn source_name(spec: &Spec, axis: Axis) -> String {
    match axis {
        Axis::Far(far) => format!("{spec} {}", far.start()),
        _ if axis.is_own_table() => spec.to_string(),
        _ => format!("{spec} {axis}"),
    }
}

/// A row is a game of its own, and a heap of a sweep is small: its game is computed anew to explain it.
fn inspect_in_sweep(spec: &Spec, sweep: Sweep, at: Cell) -> Inspection {
    let spec = sweep.specs(spec).into_iter().nth(at.row as usize).unwrap_or_else(|| spec.clone());
    let mut row = paper::open(&spec);
    grow::reach(&mut *row, at.column + 1, SLICE);
    let mut inspection = inspect(&spec, &mut *row, Cell { row: at.column, column: 0 });
    let name = sweep.parameter();
    let value = spec.parameters().iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value);
    for words in [&mut inspection.said, &mut inspection.spoken] {
        *words = format!("{name} = {value}, {words}");
    }
    inspection.name = format!("{} at {name} = {value}", inspection.name);
    inspection.cell = at;
    for option in inspection.options.sample.iter_mut().chain(&mut inspection.winning) {
        option.cell = option.cell.map(|left| Cell { row: at.row, column: left.row });
    }
    inspection
}

/// How many elementary steps a row of a sweep grows at once.
const SLICE: u64 = 50_000;
