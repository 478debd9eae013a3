//! `nimscope claims`: what the papers state, checked.

use std::io::{self, Write};

use nimscope::claim::{self, Check, Claim, Corrected, Counterexample, Report, Run, Verdict};
use nimscope::grow;
use nimscope::paper;

use crate::arguments::{Claims, ClaimsFormat};
use crate::failure::Failure;
use crate::output::print;
use crate::threads::side_by_side;
use crate::work::{SLICE, Work};

/// Checks claims and prints what was found.
pub(crate) fn run(arguments: &Claims, work: &Work) -> Result<(), Failure> {
    let chosen = chosen(arguments)?;
    let progress = work.progress("checking claims", chosen.len() as u64);
    let reports = side_by_side(chosen, arguments.threads, progress, |claim, done| {
        let report = check(claim, arguments.to);
        done.more(1);
        report
    })?;
    print(|out| match arguments.format {
        ClaimsFormat::Text => text(out, &reports),
        ClaimsFormat::Json => {
            serde_json::to_writer_pretty(&mut *out, &reports)?;
            writeln!(out)
        }
        ClaimsFormat::Errata => out.write_all(claim::errata(&reports).as_bytes()),
    })
}

fn chosen(arguments: &Claims) -> Result<Vec<&'static Claim>, Failure> {
    let wanted = |claim: &&Claim| {
        arguments.paper.as_ref().is_none_or(|paper| claim.paper().id == paper)
            && arguments.claim.as_ref().is_none_or(|id| claim.id == id)
    };
    let chosen: Vec<&Claim> = paper::claims().iter().filter(wanted).collect();
    if chosen.is_empty() {
        let asked = arguments.claim.as_ref().or(arguments.paper.as_ref()).map_or("", String::as_str);
        return Err(Failure::Wrong(format!("no claim belongs to “{asked}”; `nimscope claims` lists all")));
    }
    Ok(chosen)
}

fn check(claim: &'static Claim, to: Option<u64>) -> Result<Report, Failure> {
    let to = claim.range(to);
    let printed = finished(claim, claim.check, to)?;
    let corrected = claim.correction.as_ref().map(|correction| finished(claim, correction.check, to)).transpose()?;
    Ok(Report::new(claim, &printed, corrected.as_ref()))
}

fn finished(claim: &Claim, check: Check, to: u64) -> Result<Run, Failure> {
    let mut run = Run::new(check, to);
    grow::finish(&mut run, SLICE).map_err(|refusal| refusal.said(|why| format!("{}: {why}", claim.id)))?;
    Ok(run)
}

fn text(out: &mut impl Write, reports: &[Report]) -> io::Result<()> {
    for (place, report) in reports.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{} ({})", report.id, report.number)?;
        writeln!(out, "  {}", report.statement)?;
        if !report.over.is_empty() {
            writeln!(out, "  tried with {}", report.over)?;
        }
        let Report { symbol, checked, .. } = report;
        found(out, (report.printed, report.proof), symbol, *checked, report.counterexample.as_ref())?;
        if let Some(corrected) = &report.corrected {
            writeln!(out, "  corrected: {}", corrected.statement)?;
            let Corrected { verdict, proof, checked, counterexample, .. } = corrected;
            found(out, (*verdict, *proof), symbol, *checked, counterexample.as_ref())?;
        }
        if let Some(note) = report.note {
            writeln!(out, "  note: {note}")?;
        }
    }
    Ok(())
}

fn found(
    out: &mut impl Write,
    (verdict, proof): (Verdict, Option<&str>),
    symbol: &str,
    checked: u64,
    counterexample: Option<&Counterexample>,
) -> io::Result<()> {
    match (verdict, counterexample) {
        (_, Some(Counterexample { spec, n, k, found, claimed, .. })) => {
            let place = if *k > 0 { format!("n = {n}, k = {k}") } else { format!("n = {n}") };
            writeln!(out, "  FAILS: {spec} at {place}: {found}, claimed: {claimed}")
        }
        (Verdict::Open, None) => writeln!(out, "  open, holds for {symbol} ≤ {checked}"),
        (_, None) if let Some(file) = proof => {
            writeln!(out, "  proved in docs/proofs/{file}, holds for {symbol} ≤ {checked}")
        }
        (_, None) => writeln!(out, "  holds for {symbol} ≤ {checked}"),
    }
}
