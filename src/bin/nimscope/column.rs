//! The column of a position: a memory, a bound, a second heap, or `inf`.

use std::str::FromStr;

use nimscope::game::big::{self, Big};
use nimscope::game::catalogue::Layout;
use nimscope::game::{Game, Position, Spec};

use crate::failure::Failure;

/// Which column of a row is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    At(Big),
    /// A memory larger than the heap.
    Infinite,
}

impl Column {
    /// The first column: an untouched heap, no bound, a pass still to be used.
    pub(crate) const FIRST: Column = Column::At(Big::ZERO);

    /// The column that is meant: the one given, or the second heap of Serial Nim as the spec has it, or the first, unless it is
    /// the bound of a game that has no usual one.
    pub(crate) fn meant(given: Option<&Column>, spec: &Spec, example: &str) -> Result<Column, Failure> {
        match (given, spec.game()) {
            (Some(given), _) => Ok(given.clone()),
            (None, Game::Serial(game)) => Ok(Column::At(Big::from(game.start().k))),
            (None, Game::Dynamic(_)) => Err(Failure::Wrong(format!(
                "{spec} has a column for each bound x and none that is meant by default; give one, as in {example}"
            ))),
            (None, _) => Ok(Column::FIRST),
        }
    }

    /// The position of this column, which a table has, in row `n`. Whatever is larger than the heap is as good as infinite.
    pub(crate) fn position(&self, n: u64) -> Position {
        match self {
            Column::At(k) => Position { n, k: u64::try_from(k).expect("tables end before that") },
            Column::Infinite => Position { n, k: n.saturating_add(1) },
        }
    }

    /// The column as a number, in the row of this heap.
    pub(crate) fn number(&self, heap: &Big) -> Big {
        match self {
            Column::At(k) => k.clone(),
            Column::Infinite => heap + 1_u32,
        }
    }

    /// Whether the game's table has this column.
    pub(crate) fn check(&self, spec: &Spec) -> Result<(), Failure> {
        let entry = spec.entry();
        let refuse = |message: String| Err(Failure::Wrong(message));
        match (entry.layout, spec.game(), self) {
            (Layout::Strip, _, Column::At(k)) if *k == Big::ZERO => Ok(()),
            (Layout::Strip, Game::MaxNim(game), Column::At(k)) if game.pass && *k == Big::from(1_u32) => Ok(()),
            (Layout::Strip, Game::MaxNim(game), _) if game.pass => {
                refuse(format!("{spec} has the columns 0, the pass is still to be used, and 1, it is used up"))
            }
            (Layout::Strip, ..) => refuse(format!("{spec} is played on a heap without a memory, so it has no columns")),
            (Layout::Plane, _, Column::At(k)) if *k >= Big::from(entry.column_limit) => {
                refuse(format!("the columns of {} end at {}, so there is no column {k}", spec, entry.column_limit - 1))
            }
            (Layout::Plane, ..) => Ok(()),
        }
    }
}

impl FromStr for Column {
    type Err = String;

    fn from_str(text: &str) -> Result<Column, String> {
        match text {
            "inf" => Ok(Column::Infinite),
            _ => big::parse(text).map(Column::At),
        }
    }
}
