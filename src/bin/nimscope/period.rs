//! `nimscope period`: where the values of a game on one heap begin to repeat, and its outcomes.

use std::io::{self, Write};

use crate::arguments::{Period, PeriodFormat};
use crate::failure::Failure;
use crate::heap::Heaps;
use crate::output::print;
use crate::reading::{check_count, far_away, grow, within_table};
use crate::work::Work;
use nimscope::game::Heap;
use nimscope::game::catalogue::Layout;
use nimscope::paper::{Spec, open, open_from};
use nimscope::table::{Finding, PeriodReport, Periods};
use serde::Serialize;

/// Looks for periods and says what was found.
pub(crate) fn run(arguments: &Period, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse_game(&arguments.spec)?;
    let report = search(&spec, &arguments.n, work)?;
    print(|out| match arguments.format {
        PeriodFormat::Text => writeln!(out, "{}\n{}", report.values.words, report.outcomes.words),
        PeriodFormat::Json => json(out, &spec, &arguments.n, &report),
    })
}

fn search(spec: &Spec, n: &Heaps, work: &Work) -> Result<PeriodReport, Failure> {
    if spec.entry().layout != Layout::Strip {
        return Err(Failure::Wrong(format!("{spec} has two numbers to a position; a period is of a game on one heap")));
    }
    check_count(&n.count(), 1)?;
    let count = u64::try_from(n.count()).expect("few enough to be compared");
    let near = within_table(spec, n.first).filter(|_| within_table(spec, n.last).is_some());
    let (mut engine, start, first) = match near {
        Some(first) => (open(spec), Heap::EMPTY, first),
        None => (open_from(spec, n.first, count).map_err(|error| far_away(spec, error))?, n.first, 0),
    };
    grow(spec, &mut *engine, first + count, work)?;
    let mut periods = Periods::new(spec, start, first, count);
    work.finish("comparing heaps", &mut periods.on(&mut *engine))?;
    Ok(periods.report())
}

fn json(out: &mut impl Write, spec: &Spec, n: &Heaps, report: &PeriodReport) -> io::Result<()> {
    #[derive(Serialize)]
    struct Document<'a> {
        spec: String,
        n: &'a Heaps,
        values: &'a Finding,
        outcomes: &'a Finding,
    }
    let PeriodReport { values, outcomes, .. } = report;
    serde_json::to_writer(&mut *out, &Document { spec: spec.to_string(), n, values, outcomes })?;
    writeln!(out)
}
