//! The plain way, with nothing in its way: the mex over the moves, every value known so far in a dense table.

use std::ops::ControlFlow;

use nimscope::engine::Engine;
use nimscope::game::{Cell, Rules};
use nimscope::paper::Spec;

/// A value that is not known yet.
const UNKNOWN: u16 = u16::MAX;

/// Values by row and column, so that looking one up costs a load.
pub(crate) struct Dense<'a> {
    spec: &'a Spec,
    rows: u64,
    /// A larger column is as good as the last one.
    columns: u64,
    values: Vec<u16>,
    /// `stamps[v] == stamp` says that v is among the options of the position in hand.
    stamps: Vec<u32>,
    stamp: u32,
}

impl<'a> Dense<'a> {
    /// A table in which nothing is known.
    pub(crate) fn new(spec: &'a Spec, rows: u64, columns: u64) -> Self {
        let values = vec![UNKNOWN; (rows * columns) as usize];
        Dense { spec, rows, columns, values, stamps: vec![0; usize::from(UNKNOWN) + 1], stamp: 0 }
    }

    /// Computes every value from the rules.
    pub(crate) fn fill(&mut self) {
        for n in 0..self.rows {
            for k in 0..self.columns {
                self.solve(Cell { row: n, column: k });
            }
        }
    }

    /// Takes every value from an engine.
    pub(crate) fn copy(&mut self, engine: &mut dyn Engine) {
        let columns = self.columns;
        let cells = (0..self.rows).flat_map(|n| (0..columns).map(move |k| Cell { row: n, column: k }));
        for (value, at) in self.values.iter_mut().zip(cells) {
            *value = engine.value(at).unwrap_or(0) as u16;
        }
    }

    /// The mex over the moves of a position, or an option whose value must be known first.
    pub(crate) fn mex(&mut self, at: Cell) -> Result<u16, Cell> {
        let Dense { spec, columns, values, stamps, stamp, .. } = self;
        *stamp += 1;
        let mut open = None;
        let visited = spec.moves(&spec.slice().position(at), &mut |option| {
            let column = option.to.remembered().min(*columns - 1);
            let value = values[(option.to.heap * *columns + column) as usize];
            stamps[usize::from(value)] = *stamp;
            if value == UNKNOWN {
                open = Some(Cell { row: option.to.heap, column });
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        visited.expect("the rules of the benchmark can be evaluated");
        let mex = stamps.iter().take_while(|&&seen| seen == *stamp).count() as u16;
        open.map_or(Ok(mex), Err)
    }

    /// Most options lie in earlier rows; one in the same row is solved first.
    fn solve(&mut self, at: Cell) {
        let place = (at.row * self.columns + at.column) as usize;
        while self.values[place] == UNKNOWN {
            match self.mex(at) {
                Ok(value) => self.values[place] = value,
                Err(option) => self.solve(option),
            }
        }
    }
}
