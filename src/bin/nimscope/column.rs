//! The column of a position: a memory, a bound, a second heap, or `inf`.

use std::str::FromStr;

use nimscope::game::big::{self, Big};
use nimscope::game::catalogue::Layout;
use nimscope::game::{Game, Spec};
use serde::{Serialize, Serializer};

use crate::failure::Failure;
use crate::heap::Heap;

/// Which column of a row is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    At(Big),
    /// Every memory, or every bound, that is large enough.
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

    /// The column as a number, for theorems on the row of this heap: what they say of a memory larger than the heap, they say
    /// of all such memories.
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
            (Layout::Plane, Game::Serial(_), Column::Infinite) => {
                refuse(format!("the columns of {spec} are its second heap, which is a number"))
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

/// A number, or "inf".
impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Column::At(k) => Heap(k.clone()).serialize(serializer),
            Column::Infinite => "inf".serialize(serializer),
        }
    }
}
