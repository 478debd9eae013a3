//! The column of a position: a memory, a bound, a second heap, or `inf`.

use std::str::FromStr;

use nimscope::game::catalogue::Layout;
use nimscope::game::{Game, Position, Spec};

use crate::failure::Failure;

/// Which column of a row is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    At(u64),
    /// A memory larger than the heap.
    Infinite,
}

impl Column {
    /// The position of this column in row `n`. Whatever is larger than the heap is as good as infinite.
    pub(crate) fn position(self, n: u64) -> Position {
        match self {
            Column::At(k) => Position { n, k },
            Column::Infinite => Position { n, k: n.saturating_add(1) },
        }
    }

    /// Whether the game has this column.
    pub(crate) fn check(self, spec: &Spec) -> Result<(), Failure> {
        let entry = spec.entry();
        let refuse = |message: String| Err(Failure::Wrong(message));
        match (entry.layout, spec.game(), self) {
            (Layout::Strip, _, Column::At(0)) => Ok(()),
            (Layout::Strip, Game::MaxNim(game), Column::At(1)) if game.pass => Ok(()),
            (Layout::Strip, Game::MaxNim(game), _) if game.pass => {
                refuse(format!("{spec} has the columns 0, the pass is still to be used, and 1, it is used up"))
            }
            (Layout::Strip, ..) => refuse(format!("{spec} is played on a heap without a memory, so it has no columns")),
            (Layout::Plane, _, Column::At(k)) if k >= entry.column_limit => {
                refuse(format!("the columns of {} end at {}, so there is no column {k}", spec, entry.column_limit - 1))
            }
            (Layout::Plane, ..) => Ok(()),
        }
    }
}

impl FromStr for Column {
    type Err = String;

    fn from_str(text: &str) -> Result<Column, String> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text {
            "inf" => Ok(Column::Infinite),
            _ if digits => text.parse().map(Column::At).map_err(|_| "that is too large a number".to_owned()),
            _ => Err("a column is a whole number or inf".to_owned()),
        }
    }
}
