//! `nimscope find`: the next cell that has a value.

use std::io::Write;

use crate::arguments::{Find, FindFormat};
use crate::failure::Failure;
use crate::output::print;
use crate::work::Work;
use nimscope::game::Cell;
use nimscope::game::catalogue::Layout;
use nimscope::paper::{Spec, open};
use nimscope::table::{self, Along, Axis, Sought};
use serde::Serialize;

/// Looks for a value and says where it is.
pub(crate) fn run(arguments: &Find, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse_game(&arguments.spec)?;
    let is_strip = spec.entry().layout == Layout::Strip;
    if is_strip && arguments.along != Along::Reading {
        let along = arguments.along.name();
        return Err(Failure::Wrong(format!("{spec} is played on one heap, so there is no {along} to look along")));
    }
    let sought = Sought {
        value: arguments.value,
        from: arguments.from.unwrap_or(Cell { row: 0, column: 0 }),
        inclusive: arguments.from.is_none(),
        along: arguments.along,
        back: arguments.back,
        last: arguments.to,
    };
    let mut find = table::Find::new(&spec, Axis::of(spec.entry()), sought)?;
    let mut engine = open(&spec);
    // Why a table ends early is among the words.
    let _ = work.finish("looking at rows", &mut find.on(&mut *engine));
    let (cell, words) = (find.cell(), find.found().words);
    match arguments.format {
        FindFormat::Json => {
            let n = cell.map(|at| at.row);
            let k = cell.filter(|_| !is_strip).map(|at| at.column);
            let document = Document { spec: spec.to_string(), value: arguments.value, n, k, words: &words };
            print(|out| {
                serde_json::to_writer(&mut *out, &document)?;
                writeln!(out)
            })?;
        }
        FindFormat::Text => match cell {
            Some(at) if is_strip => print(|out| writeln!(out, "{}", at.row))?,
            Some(at) => print(|out| writeln!(out, "{} {}", at.row, at.column))?,
            None => return Err(Failure::NotFound(words)),
        },
    }
    Ok(())
}

#[derive(Serialize)]
struct Document<'a> {
    spec: String,
    value: u32,
    n: Option<u64>,
    k: Option<u64>,
    words: &'a str,
}
