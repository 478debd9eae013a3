//! `nimscope value`: one number.

use std::io::Write;

use nimscope::engine::{open_from, value_at};
use nimscope::game::big::Big;
use nimscope::game::{Game, Position, Spec};
use nimscope::theorem::restricted::{serial_pair, serial_value};

use crate::arguments::Value;
use crate::column::Column;
use crate::failure::Failure;
use crate::heap::Heap;
use crate::output::print;
use crate::reading::{Reading, far_away, grow, within_table};
use crate::work::Work;

/// Prints the value of one position.
pub(crate) fn run(arguments: &Value, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse(&arguments.spec)?;
    let value = match (&arguments.n, spec.game()) {
        (Some(Heap(n)), _) => at(&spec, n, arguments.k.unwrap_or(Column::At(0)), work)?,
        // The heaps of a spec may be larger than those of the map, and the closed form needs no table.
        (None, Game::Serial(game)) => {
            let start = game.start();
            Big::from(serial_pair(start.n, serial_pair(start.k, serial_value(game.tail()))))
        }
        (None, _) => return Err(Failure::Wrong(format!("{spec} needs a heap: nimscope value '{spec}' N"))),
    };
    print(|out| writeln!(out, "{value}"))
}

fn at(spec: &Spec, n: &Big, column: Column, work: &Work) -> Result<Big, Failure> {
    column.check(spec)?;
    let Some(near) = within_table(spec, n) else {
        return far(spec, n, column == Column::At(1), work);
    };
    let value = Reading::new(spec, near, near, work)?.value(column.position(near))?;
    value.map(Big::from).ok_or_else(|| Failure::NotProved("not proved".to_owned()))
}

/// A value beyond the table: by a closed form, or certified in slices, since that may take minutes.
fn far(spec: &Spec, n: &Big, passed: bool, work: &Work) -> Result<Big, Failure> {
    if !matches!(spec.game(), Game::Division(_)) {
        return Ok(value_at(spec, n, passed).map_err(|error| far_away(spec, error))?);
    }
    let mut engine = open_from(spec, n, 1).map_err(|error| far_away(spec, error))?;
    grow(spec, &mut *engine, 1, work)?;
    let value = engine.value(Position { n: 0, k: 0 });
    value.map(Big::from).ok_or_else(|| Failure::NotProved("not proved".to_owned()))
}
