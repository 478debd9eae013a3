//! `nimscope immortals`: the frontier of MEM⁰, of MEM⁰ perturbed or of mimic, scanned for immortal values and for records.

mod checkpoint;
mod mimic;

use std::io::{self, Write};

use nimscope::game::Heap;
use nimscope::grow::{Grow, Refusal};
use nimscope::paper::Spec;
use nimscope::paper::memgames::Memgame;
use nimscope::paper::memgames::engine::{FrontierScan, Immortal, Record};
use nimscope::paper::memgames::mimic::Mimic;
use serde::Serialize;

use self::checkpoint::Checkpoint;
use crate::arguments::{FindingsFormat, Immortals};
use crate::failure::Failure;
use crate::output::print;
use crate::work::{SLICE, Work};

/// Scans, and prints what was found.
pub(crate) fn run(arguments: &Immortals, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse_game(&arguments.spec)?;
    if let Some(game) = spec.rules::<Mimic>().filter(|game| game.most > 1) {
        return mimic::run(arguments, &spec, game, work);
    }
    let to = check(arguments.to.into())?;
    let free = free(&spec)?;
    if !free.is_empty() && arguments.checkpoint.is_some() {
        return Err(Failure::Wrong("a checkpoint is kept for mem0 alone; leave --checkpoint out".to_owned()));
    }
    let scan = scan(free, to, arguments.checkpoint.as_deref().map(Checkpoint::new), work)?;
    match arguments.format {
        FindingsFormat::Text => print(|out| text(out, &spec, to, &scan)),
        FindingsFormat::Json => print(|out| json(out, &spec, to, &scan)),
    }
}

/// The heaps that are free in a game whose frontier can be scanned.
fn free(spec: &Spec) -> Result<&[u64], Failure> {
    match spec.rules() {
        Some(Memgame::MemZero) => Ok(&[]),
        Some(Memgame::Perturbed(free)) => Ok(free.members()),
        _ if spec.rules::<Mimic>().is_some() => Ok(&[]),
        _ => Err(Failure::Wrong(format!(
            "{spec} has no frontier that could be scanned; mem0, perturbed and mimic have one"
        ))),
    }
}

/// The frontier up to heap `to`, which a scan reaches where a table with all exceptions would be too large.
pub(crate) fn frontier(to: Heap, work: &Work) -> Result<FrontierScan, Failure> {
    scan(&[], check(to)?, None, work)
}

/// The last heap, if a scan can number it.
fn check(to: Heap) -> Result<u64, Failure> {
    let last = FrontierScan::MOST_ROWS - 1;
    let number = to.small().filter(|&to| to <= last);
    number.ok_or_else(|| {
        Refusal::Beyond(format!("the frontier of mem0 is scanned up to n = {last}, so not to {to}")).into()
    })
}

/// Scans up to heap `to`, from the checkpoint if there is one.
fn scan(free: &[u64], to: u64, mut checkpoint: Option<Checkpoint<'_>>, work: &Work) -> Result<FrontierScan, Failure> {
    let saved = checkpoint.as_mut().map(|checkpoint| checkpoint.load(to)).transpose()?.flatten();
    let mut scan = saved.unwrap_or_else(|| FrontierScan::perturbed(free));
    scan.aim(to + 1);
    let mut progress = work.progress("scanning heaps", to + 1);
    while !scan.progress().is_over() {
        scan.advance(SLICE);
        progress.reach(scan.rows());
        if let Some(checkpoint) = &mut checkpoint {
            checkpoint.save_now_and_then(&scan, work)?;
        }
    }
    if let Some(checkpoint) = &mut checkpoint {
        checkpoint.save(&scan, work)?;
    }
    Ok(scan)
}

fn text(out: &mut impl Write, spec: &Spec, to: u64, scan: &FrontierScan) -> io::Result<()> {
    match spec.rules() {
        Some(Memgame::MemZero) => writeln!(out, "The frontier of MEM⁰ for n = 0 to {to}")?,
        _ => writeln!(out, "The frontier of {spec} for n = 0 to {to}")?,
    }
    writeln!(out, "\nimmortal values")?;
    for Immortal { value, row, settled, signature } in scan.immortals() {
        writeln!(out, "m = {value}, t = {row}")?;
        match signature {
            Some(signature) => {
                writeln!(out, "  asymptotic exceptions: {}", list(&signature.asymptotic))?;
                writeln!(out, "  early exceptions: {}", list(&signature.early))?;
            }
            None => writeln!(out, "  its exceptions are known from n = {settled} on")?,
        }
    }
    writeln!(out, "\nthe first value so many times on the frontier")?;
    for Record { times, value, rows } in scan.records() {
        writeln!(out, "{times}: {value}, at n = {}", list(rows))?;
    }
    Ok(())
}

fn list(numbers: &[u64]) -> String {
    if numbers.is_empty() {
        return "none".to_owned();
    }
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

fn json(out: &mut impl Write, spec: &Spec, to: u64, scan: &FrontierScan) -> io::Result<()> {
    #[derive(Serialize)]
    struct Document {
        spec: String,
        to: u64,
        immortals: Vec<Found>,
        records: Vec<Often>,
    }
    #[derive(Serialize)]
    struct Found {
        m: u32,
        t: u64,
        asymptotic: Option<Vec<u64>>,
        early: Option<Vec<u64>>,
    }
    #[derive(Serialize)]
    struct Often {
        times: u64,
        m: u32,
        n: Vec<u64>,
    }
    let found = |Immortal { value, row, signature, .. }| {
        let (asymptotic, early) = signature.map(|signature| (signature.asymptotic, signature.early)).unzip();
        Found { m: value, t: row, asymptotic, early }
    };
    let often = |record: &Record| Often { times: record.times, m: record.value, n: record.rows.clone() };
    let document = Document {
        spec: spec.to_string(),
        to,
        immortals: scan.immortals().into_iter().map(found).collect(),
        records: scan.records().iter().map(often).collect(),
    };
    serde_json::to_writer(&mut *out, &document)?;
    writeln!(out)
}
