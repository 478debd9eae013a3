//! The column of a position: a memory, a bound, a second heap, or `inf`.

use std::str::FromStr;

use nimscope::game::big::{self, Big, Misread};
use nimscope::game::catalogue::Layout;
use nimscope::paper::{Proved, Spec};
use serde::{Serialize, Serializer};

use crate::failure::Failure;
use crate::heap::Number;

/// Which column of a row is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    At(Big),
    /// Every memory, or every bound, that is large enough.
    Infinite,
}

impl Column {
    /// The first column: an untouched heap, no bound.
    pub(crate) const FIRST: Column = Column::At(Big::ZERO);

    /// The column that is meant: the one given, or the usual one, unless the game has none, as where it is a bound or a second
    /// heap.
    pub(crate) fn meant(given: Option<&Column>, spec: &Spec, example: &str) -> Result<Column, Failure> {
        match (given, spec.game().usual_column()) {
            (Some(given), _) => Ok(given.clone()),
            (None, Some(usual)) => Ok(Column::At(Big::from(usual))),
            (None, None) => Err(Failure::Wrong(format!(
                "{spec} has a column for each {} and none that is meant by default; give one, as in {example}",
                spec.entry().column_label
            ))),
        }
    }

    /// The memory, if it is a number of a common size.
    pub(crate) fn small(&self) -> Option<u64> {
        match self {
            Column::At(k) => u64::try_from(k).ok(),
            Column::Infinite => None,
        }
    }

    /// What a theorem says of this column in the row of a heap.
    pub(crate) fn known(&self, spec: &Spec, heap: &Big) -> Option<Proved> {
        match self {
            Column::At(k) => spec.game().known(heap, k),
            Column::Infinite => spec.game().known_in_the_end(heap),
        }
    }

    /// Whether the game's table has this column.
    pub(crate) fn check(&self, spec: &Spec) -> Result<(), Failure> {
        let entry = spec.entry();
        let refuse = |message: String| Err(Failure::Wrong(message));
        match (entry.layout, self) {
            (Layout::Strip, Column::At(k)) if *k == Big::ZERO => Ok(()),
            (Layout::Strip, _) if spec.slice().remembers() => {
                let names: Vec<&str> = spec.parameters().iter().map(|(name, _)| *name).collect();
                let names = names.join(", ");
                refuse(format!("{spec} has no columns; what a position has beside its heap is a parameter: {names}"))
            }
            (Layout::Strip, _) => refuse(format!("{spec} is played on a heap without a memory, so it has no columns")),
            (Layout::Plane, Column::At(k)) if *k >= Big::from(entry.column_limit) => {
                refuse(format!("the columns of {} end at {}, so there is no column {k}", spec, entry.column_limit - 1))
            }
            (Layout::Plane, Column::At(_)) => Ok(()),
            (Layout::Plane, Column::Infinite) => match spec.game().no_last_column() {
                Some(what) => refuse(format!("the columns of {spec} are {what}")),
                None => Ok(()),
            },
        }
    }
}

impl FromStr for Column {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Column, Misread> {
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
            Column::At(k) => Number(k.clone()).serialize(serializer),
            Column::Infinite => "inf".serialize(serializer),
        }
    }
}
