//! Cells and slices: a table has two dimensions, and a position may have any number of them.

use serde::{Deserialize, Serialize};

use super::Position;

/// A cell of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Cell {
    /// The row: in the table of a game, its heap.
    pub row: u64,
    /// The column; 0 in a table that has only one.
    pub column: u64,
}

impl Cell {
    /// A cell by its row and its column.
    pub fn new(row: u64, column: u64) -> Cell {
        Cell { row, column }
    }
}

/// The positions that a table shows: which number of a position runs along its rows, which along its columns, and where the
/// others stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// The place of the number that runs along the rows, as in [`Position::number`].
    rows: usize,
    /// The place of the number that runs along the columns; none in a table of one column.
    columns: Option<usize>,
    /// The numbers that stand, with any numbers in the places of those that run.
    standing: Position,
}

impl Slice {
    /// The heap down a table of one column, and the memory as it stands.
    pub fn heaps(memory: &[u64]) -> Slice {
        Slice { rows: 0, columns: None, standing: Position { heap: 0, memory: memory.into() } }
    }

    /// The heap down and the only number of the memory across.
    pub fn plane() -> Slice {
        Slice::through(Position::with(0, 0), 0, 1)
    }

    /// Two numbers of a position, by their places, down and across; the others stand as in `standing`.
    ///
    /// # Panics
    /// If the position has no such numbers, or if they are one and the same.
    pub fn through(standing: Position, rows: usize, columns: usize) -> Slice {
        assert!(
            rows != columns && standing.number(rows.max(columns)).is_some(),
            "a slice has two different directions"
        );
        Slice { rows, columns: Some(columns), standing }
    }

    /// Whether a position has numbers beside those that run.
    pub fn remembers(&self) -> bool {
        self.standing.memory.len() > usize::from(self.columns.is_some())
    }

    /// The position of a cell.
    pub fn position(&self, Cell { row, column }: Cell) -> Position {
        let position = self.standing.clone().put(self.rows, row);
        match self.columns {
            Some(place) => position.put(place, column),
            None => position,
        }
    }

    /// The cell of a position; none if the slice does not go through it.
    pub fn cell(&self, at: &Position) -> Option<Cell> {
        let runs = |place: usize| place == self.rows || Some(place) == self.columns;
        let stands = |place: usize| runs(place) || at.number(place) == self.standing.number(place);
        if at.memory.len() != self.standing.memory.len() || !(0..=at.memory.len()).all(stands) {
            return None;
        }
        let column = self.columns.map_or(Some(0), |place| at.number(place))?;
        Some(Cell { row: at.number(self.rows)?, column })
    }
}
