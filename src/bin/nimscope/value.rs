//! `nimscope value`: one number.

use std::io::Write;

use nimscope::game::{Game, Spec};
use nimscope::theorem::restricted::{serial_pair, serial_value};

use crate::arguments::Value;
use crate::column::Column;
use crate::failure::Failure;
use crate::output::print;
use crate::reading::Reading;
use crate::work::Work;

/// Prints the value of one position.
pub(crate) fn run(arguments: &Value, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse(&arguments.spec)?;
    let value = match (arguments.n, spec.game()) {
        (Some(n), _) => at(&spec, n, arguments.k.unwrap_or(Column::At(0)), work)?,
        // The heaps of a spec may be larger than those of the map, and the closed form needs no table.
        (None, Game::Serial(game)) => {
            let start = game.start();
            serial_pair(start.n, serial_pair(start.k, serial_value(game.tail())))
        }
        (None, _) => return Err(Failure::Wrong(format!("{spec} needs a heap: nimscope value '{spec}' N"))),
    };
    print(|out| writeln!(out, "{value}"))
}

fn at(spec: &Spec, n: u64, column: Column, work: &Work) -> Result<u64, Failure> {
    column.check(spec)?;
    let value = Reading::new(spec, n, work)?.value(column.position(n))?;
    value.map(u64::from).ok_or_else(|| Failure::NotProved("not proved".to_owned()))
}
