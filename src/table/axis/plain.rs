//! An axis as plain data, in the shape that the page holds it. Only links write it as text.

use serde::{Deserialize, Serialize};

use super::array::array_named;
use super::{Axis, Far, Sweep, WIDTHS};

/// An axis by its kind. Numbers that may be too long for JavaScript, and fractions, are text.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(super) enum PlainAxis {
    /// The heap n down and the memory k across.
    Memory,
    /// Thousandths of √n across.
    Straight,
    /// A sequence wrapped at a width.
    Strip { width: u64 },
    /// The same from a heap far away on.
    Far { width: u64, start: String },
    /// Heaps across and values upwards.
    Graph,
    /// A parameter down and heaps across; every fraction with a denominator up to this is a row.
    Sweep { parameter: String, from: String, to: String, denominator: u64 },
    /// One of the arrays that belong to a game.
    Array { name: String },
}

impl From<Axis> for PlainAxis {
    fn from(axis: Axis) -> PlainAxis {
        match axis {
            Axis::Memory => PlainAxis::Memory,
            Axis::Straight => PlainAxis::Straight,
            Axis::Strip(width) => PlainAxis::Strip { width },
            Axis::Far(far) => PlainAxis::Far { width: far.width(), start: far.start().to_string() },
            Axis::Graph => PlainAxis::Graph,
            Axis::Sweep(sweep) => {
                let (from, to) = sweep.bounds();
                PlainAxis::Sweep {
                    parameter: sweep.parameter().to_owned(),
                    from: from.to_string(),
                    to: to.to_string(),
                    denominator: sweep.denominator(),
                }
            }
            Axis::Array(array) => PlainAxis::Array { name: array.name.to_owned() },
        }
    }
}

/// An axis as it is given: any of the fields, of which its kind says which matter. To read the enum itself, serde would keep
/// what it reads until it knows the kind, by code that is larger than all the rest of this.
#[derive(Deserialize)]
pub(super) struct Given {
    kind: String,
    width: Option<u64>,
    start: Option<String>,
    parameter: Option<String>,
    from: Option<String>,
    to: Option<String>,
    denominator: Option<u64>,
    name: Option<String>,
}

impl Given {
    fn axis(self) -> Option<Axis> {
        match &*self.kind {
            "memory" => Some(Axis::Memory),
            "straight" => Some(Axis::Straight),
            "strip" => self.width.filter(|width| WIDTHS.contains(width)).map(Axis::Strip),
            "far" => Far::new(self.width?, self.start?.parse().ok()?).map(Axis::Far),
            "graph" => Some(Axis::Graph),
            "sweep" => Sweep::read(&self.parameter?, &self.from?, &self.to?, self.denominator?).map(Axis::Sweep),
            "array" => array_named(&self.name?).map(Axis::Array),
            _ => None,
        }
    }
}

impl TryFrom<Given> for Axis {
    type Error = &'static str;

    fn try_from(given: Given) -> Result<Axis, &'static str> {
        given.axis().ok_or("there is no such axis")
    }
}
