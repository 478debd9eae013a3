//! `nimscope immortals` for mimic: many immortal values, how their number grows, and what parts their rows.

use std::io::{self, Write};

use nimscope::grow::{Grow, Refusal};
use nimscope::paper::Spec;
use nimscope::paper::memgames::engine::{MimicScan, valuations};
use nimscope::paper::memgames::mimic::Mimic;
use serde::Serialize;

use crate::arguments::{FindingsFormat, Immortals};
use crate::failure::Failure;
use crate::output::print;
use crate::work::{SLICE, Work};

/// Scans, and prints what was found.
pub(super) fn run(arguments: &Immortals, spec: &Spec, game: &Mimic, work: &Work) -> Result<(), Failure> {
    if arguments.checkpoint.is_some() {
        return Err(Failure::Wrong("a checkpoint is kept for mem0 alone; leave --checkpoint out".to_owned()));
    }
    let (to, last) = (arguments.to, MimicScan::MOST_ROWS - 1);
    if to > last {
        return Err(
            Refusal::Beyond(format!("the frontier of mimic is scanned up to n = {last}, so not to {to}")).into()
        );
    }
    let mut scan = MimicScan::new(game.most as u32, to + 1);
    let mut progress = work.progress("scanning heaps", to + 1);
    while !scan.progress().is_over() {
        scan.advance(SLICE);
        progress.reach(scan.rows());
    }
    let found = scan.immortals();
    match arguments.format {
        FindingsFormat::Text => print(|out| text(out, spec, to, &found)),
        FindingsFormat::Json => print(|out| json(out, spec, to, &found)),
    }
}

/// Of how many pairs of rows the difference is divisible by 2 so many times.
fn parted(found: &[(u32, u64)]) -> Vec<u64> {
    valuations(&found.iter().map(|(_, t)| *t).collect::<Vec<u64>>())
}

fn text(out: &mut impl Write, spec: &Spec, to: u64, found: &[(u32, u64)]) -> io::Result<()> {
    writeln!(out, "The frontier of {spec} for n = 0 to {to}")?;
    writeln!(out, "\nimmortal values, {} of them", found.len())?;
    for (value, row) in found {
        writeln!(out, "m = {value}, t = {row}")?;
    }
    writeln!(out, "\npairs of their rows, by how often 2 divides the difference")?;
    for (halvings, pairs) in parted(found).iter().enumerate() {
        writeln!(out, "{halvings}: {pairs}")?;
    }
    Ok(())
}

fn json(out: &mut impl Write, spec: &Spec, to: u64, found: &[(u32, u64)]) -> io::Result<()> {
    #[derive(Serialize)]
    struct Document {
        spec: String,
        to: u64,
        immortals: Vec<Found>,
        differences: Vec<u64>,
    }
    #[derive(Serialize)]
    struct Found {
        m: u32,
        t: u64,
    }
    let immortals = found.iter().map(|&(m, t)| Found { m, t }).collect();
    let document = Document { spec: spec.to_string(), to, immortals, differences: parted(found) };
    serde_json::to_writer(&mut *out, &document)?;
    writeln!(out)
}
