//! An axis as plain data, in the shape that the page holds it. Only links write it as text.

use serde::{Deserialize, Serialize};

use super::array::array_named;
use super::{Axis, Far, Sweep, WIDTHS};
use crate::game::big;

/// An axis by its kind. Numbers that may be too long for JavaScript, and fractions, are text.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum Plain {
    /// The heap n down and the memory k across.
    Memory,
    /// Thousandths of √n across.
    Straight,
    /// The same as memory, from a row far out on.
    Rows { first: u64 },
    /// A sequence wrapped at a width.
    Strip { width: u64 },
    /// The same from a heap far away on.
    Far { width: u64, start: String },
    /// Heaps across and values down.
    Graph,
    /// A parameter down and heaps across; every fraction with a denominator up to this is a row.
    Sweep { parameter: String, from: String, to: String, denominator: u64 },
    /// One of the arrays that belong to a game.
    Array { name: String },
}

impl From<Axis> for Plain {
    fn from(axis: Axis) -> Plain {
        match axis {
            Axis::Memory => Plain::Memory,
            Axis::Straight => Plain::Straight,
            Axis::Rows(first) => Plain::Rows { first },
            Axis::Strip(width) => Plain::Strip { width },
            Axis::Far(far) => Plain::Far { width: far.width(), start: far.start().to_string() },
            Axis::Graph => Plain::Graph,
            Axis::Sweep(sweep) => {
                let (from, to) = sweep.bounds();
                Plain::Sweep {
                    parameter: sweep.parameter().to_owned(),
                    from: from.to_string(),
                    to: to.to_string(),
                    denominator: sweep.denominator(),
                }
            }
            Axis::Array(array) => Plain::Array { name: array.name.to_owned() },
        }
    }
}

impl TryFrom<Plain> for Axis {
    type Error = String;

    fn try_from(plain: Plain) -> Result<Axis, String> {
        let read = match plain {
            Plain::Memory => Some(Axis::Memory),
            Plain::Straight => Some(Axis::Straight),
            Plain::Rows { first } => Some(Axis::Rows(first)),
            Plain::Strip { width } => WIDTHS.contains(&width).then_some(Axis::Strip(width)),
            Plain::Far { width, start } => Far::new(width, &big::parse(&start)?).map(Axis::Far),
            Plain::Graph => Some(Axis::Graph),
            Plain::Sweep { parameter, from, to, denominator } => {
                Sweep::read(&parameter, &from, &to, denominator).map(Axis::Sweep)
            }
            Plain::Array { name } => array_named(&name).map(Axis::Array),
        };
        read.ok_or_else(|| "there is no such axis".to_owned())
    }
}
