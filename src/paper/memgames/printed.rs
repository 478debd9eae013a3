//! Tables 1–3 as they are printed.

use super::Memgame;
use crate::engine::Statement;

/// A printed table: its first line names the columns, and every other line begins with its row.
pub(super) struct PrintedTable {
    columns: Vec<u64>,
    rows: Vec<Vec<u32>>,
}

impl PrintedTable {
    /// The table of a game that has one.
    pub(super) fn of(game: &Memgame) -> Option<PrintedTable> {
        let text = match game {
            Memgame::MemPlus => include_str!("table-1-mem-plus.txt"),
            Memgame::Mem => include_str!("table-2-mem.txt"),
            Memgame::MemZero => include_str!("table-3-mem-zero.txt"),
            _ => return None,
        };
        let numbers = |line: &'static str| line.split(' ').filter_map(|word| word.parse::<u32>().ok());
        let mut lines = text.lines();
        let columns = numbers(lines.next().unwrap_or_default()).map(u64::from).collect();
        Some(PrintedTable { columns, rows: lines.map(|line| numbers(line).collect()).collect() })
    }

    /// What is printed in a row: each column with its value.
    pub(super) fn row(&self, n: u64) -> impl Iterator<Item = (u64, u32)> {
        let row = self.rows.iter().find(|row| u64::from(row[0]) == n).map_or(&[][..], |row| &row[1..]);
        self.columns.iter().copied().zip(row.iter().copied())
    }
}

/// What is printed of a game.
pub(super) fn printed(game: &Memgame) -> Option<Statement> {
    let table = PrintedTable::of(game)?;
    Some(Box::new(move |at| table.row(at.row).find(|(column, _)| *column == at.column).map(|(_, value)| value)))
}
