//! The arguments of `nimscope find`.

use clap::{Args, ValueEnum};

use crate::heap::small;
use nimscope::game::Cell;
use nimscope::table::Along;

pub(super) const HELP: &str = "\
Prints the heap, and the column where the game has columns: the first cell that has the value, or the next one after
--from, in an order: reading goes row by row, each from left to right through all columns of the game's table, row and
column stay in those of the cell, diagonal goes down and to the right, antidiagonal down and to the left. With --back it
goes the other way. Where no cell has the value, it says how far it looked, and the exit code is 1.

Examples:
  nimscope find mem0 --value 11
  nimscope find mem0 --value 11 --from 22,2 --along diagonal
  nimscope find 'imark?S=1&D=2,3' --value 3 --from 100000
  nimscope find mem --value 12 --from 1000000,7 --along column --back";

#[derive(Args, Debug)]
pub(crate) struct Find {
    /// The game, in quotes
    pub(crate) spec: String,
    /// The value
    #[arg(long, value_name = "V")]
    pub(crate) value: u32,
    /// The cell to go on from, N or N,K; without it, looking begins with the first cell
    #[arg(long, value_name = "N,K", value_parser = cell)]
    pub(crate) from: Option<Cell>,
    /// In which order to look
    #[arg(long, value_name = "ORDER", value_parser = along, default_value = "reading")]
    pub(crate) along: Along,
    /// Look backwards
    #[arg(long, requires = "from")]
    pub(crate) back: bool,
    /// The last row to look at
    #[arg(long, value_name = "N", value_parser = small, conflicts_with = "back")]
    pub(crate) to: Option<u64>,
    /// How to write what was found
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: FindFormat,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum FindFormat {
    /// The heap and the column
    #[default]
    Text,
    /// {"spec":…,"value":…,"n":…,"k":…,"words":…}; n and k are null if there is none
    Json,
}

fn cell(text: &str) -> Result<Cell, String> {
    let (row, column) = text.split_once(',').unwrap_or((text, "0"));
    Ok(Cell { row: small(row.trim())?, column: small(column.trim())? })
}

fn along(text: &str) -> Result<Along, String> {
    let names = Along::ALL.map(Along::name).join(", ");
    Along::named(text).ok_or_else(|| format!("orders: {names}"))
}
