//! `nimscope value`: one number, and how it is known.

use std::io::Write;

use crate::arguments::{Value, ValueFormat};
use crate::column::Column;
use crate::failure::{Failure, say};
use crate::heap::{Heaps, Number, Plain};
use crate::output::print;
use crate::paper::beyond_table;
use crate::reading::{Reading, far_away, grow, remark, within_table, written};
use crate::work::Work;
use nimscope::engine::Written;
use nimscope::game::big::Big;
use nimscope::game::catalogue::Layout;
use nimscope::game::{Cell, Heap};
use nimscope::grow::Refusal;
use nimscope::paper::{Proved, Spec, needs_certifying, open_from, value_at};
use serde::Serialize;

/// Prints the value of one position.
pub(crate) fn run(arguments: &Value, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse(&arguments.spec)?;
    let n = match (&arguments.n, spec.game().start()) {
        (Some(n), _) => *n,
        (None, Some(start)) => Heap::from(start.heap),
        (None, None) => return Err(Failure::Wrong(format!("{spec} needs a heap: nimscope value '{spec}' N"))),
    };
    let column = Column::meant(arguments.k.as_ref(), &spec, &format!("nimscope value '{spec}' {n} 5"))?;
    let (value, how) = at(&spec, n, &column, work)?;
    let apart = spec.less().and_then(|_| u32::try_from(&value).ok()).map(|number| written(&spec, number));
    match arguments.format {
        ValueFormat::Text => {
            let plain = apart.as_ref().map_or_else(|| value.to_string(), Written::plain);
            print(|out| writeln!(out, "{plain}"))?;
            how.remark();
            remark(&spec);
            Ok(())
        }
        ValueFormat::Json => {
            let n = arguments.n.as_ref();
            let k = n.map(|_| &column);
            let value = match &apart {
                Some(apart) => serde_json::to_value(Plain(apart)),
                None => serde_json::to_value(Number(value)),
            };
            let value = value.map_err(|error| Failure::Wrong(error.to_string()))?;
            let document = Document { spec: spec.to_string(), n, k, value, how };
            print(|out| {
                serde_json::to_writer(&mut *out, &document)?;
                writeln!(out)
            })
        }
    }
}

/// How a value is known.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "how", content = "by")]
pub(crate) enum How {
    /// A theorem gives it.
    Proved(&'static str),
    /// Whatever the heaps before were worth, it is the same.
    Certified,
    /// All that it depends on was computed.
    Computed,
}

impl How {
    /// Says what is more than computed, beside the number and not among what scripts read.
    fn remark(self) {
        match self {
            How::Proved(by) => say(&format!("proved: {by}")),
            How::Certified => say("certified: every past that is possible leads to it"),
            How::Computed => {}
        }
    }
}

#[derive(Serialize)]
struct Document<'a> {
    spec: String,
    n: Option<&'a Heap>,
    k: Option<&'a Column>,
    value: serde_json::Value,
    #[serde(flatten)]
    how: How,
}

fn at(spec: &Spec, n: Heap, column: &Column, work: &Work) -> Result<(Big, How), Failure> {
    // A theorem about a heap with a memory may reach columns that no table has.
    if spec.entry().layout == Layout::Strip || *column == Column::Infinite {
        column.check(spec)?;
    }
    if let Some(Proved { value, by }) = column.known(spec, &n.big()) {
        return Ok((value, How::Proved(by)));
    }
    let alone = match (n.small(), column.small()) {
        (Some(row), Some(column)) if row >= spec.entry().limit => match spec.game().reaches(Cell { row, column }) {
            Ok(()) => Some(row),
            Err(why @ (Refusal::TooSlow(_) | Refusal::TooFar(_))) => return Err(far_away(spec, why).into()),
            Err(_) => None,
        },
        _ => None,
    };
    let Some(near) = within_table(spec, n).or(alone) else {
        return match beyond_table(spec, column, &Heaps { first: n, last: n }, work)?.as_deref() {
            Some(&[value]) => Ok((Big::from(value), How::Computed)),
            _ => far(spec, n, work),
        };
    };
    if alone.is_none() {
        column.check(spec)?;
    }
    let value = Reading::new(spec, near, work)?.at(near, column)?;
    let how = spec.game().proof().map_or(How::Computed, How::Proved);
    value.map(|value| (Big::from(value), how)).ok_or_else(|| Failure::NotProved("not proved".to_owned()))
}

/// A value beyond the table that no theorem gives, certified in slices, since that may take minutes.
fn far(spec: &Spec, n: Heap, work: &Work) -> Result<(Big, How), Failure> {
    if !needs_certifying(spec) {
        // It says why there is none.
        return Ok((value_at(spec, n).map_err(|error| far_away(spec, error))?, How::Computed));
    }
    let mut engine = open_from(spec, n, 1).map_err(|error| far_away(spec, error))?;
    grow(spec, &mut *engine, 1, work)?;
    let value = engine.value(Cell { row: 0, column: 0 });
    let certified = value.map(|value| (Big::from(value), How::Certified));
    certified.ok_or_else(|| Failure::NotProved("not proved".to_owned()))
}
