//! The page of errata, made from what the checks found, so that it cannot say more than they do.

use crate::paper;
use std::fmt::Write;

use super::{Counterexample, Report, Verdict};

/// The errata among these reports as a page of Markdown, paper by paper.
pub fn errata(reports: &[Report]) -> String {
    let mut page = String::from(HEAD);
    let mut paper = "";
    for report in reports.iter().filter(|report| report.printed == Verdict::Fails || report.wording) {
        if report.paper != paper {
            paper = report.paper;
            page += &heading(paper);
        }
        page += &entry(report);
    }
    page
}

const HEAD: &str = "\
# Errata

Where a printed statement of the five papers and the values computed from the rules differ. Every entry gives the statement in our
words, the least counterexample among the cases that were tried, and what holds instead, with how far that was checked. Most are slips
of the pen, and the papers' main ideas stand. We are grateful for the papers, and would be for word of any mistake on this page.

This page is what `nimscope claims --format errata` prints; nothing on it is written by hand. The name in brackets repeats a check, as
in `nimscope claims --claim imark/thm-1 --to 5000`. A link shows the place on the map: put it behind the address of the page and a `#`.
";

fn heading(id: &str) -> String {
    let entries = paper::entries().iter();
    entries
        .map(|entry| entry.paper)
        .find(|paper| paper.id == id)
        .map_or_else(String::new, |paper| format!("\n## {}\n\n{}\n", paper.title, paper.authors))
}

fn entry(report: &Report) -> String {
    let mut text = format!("\n### {} (`{}`)\n\n", report.number, report.id);
    let mut line =
        |words: &str, statement: &str| writeln!(text, "{words} {statement}").expect("a string takes any text");
    line("Printed, in our words:", report.statement);
    if let Some(counterexample) = &report.counterexample {
        line("\nCounterexample, the least of those tried:", &shown(counterexample));
    }
    if !report.over.is_empty() {
        line("\nTried with", &format!("{}.", report.over));
    }
    if let Some(note) = report.note {
        line("\nRemark:", note);
    }
    if let Some(corrected) = &report.corrected {
        let checked = match (&corrected.counterexample, corrected.verdict) {
            (Some(counterexample), _) => format!("It fails too: {}", shown(counterexample)),
            (None, Verdict::Open) => format!("Observed for {} ≤ {}, not proved.", report.symbol, corrected.checked),
            (None, _) => {
                let proved = corrected.proof.map(|at| format!("Proved in {}. ", linked(at)));
                format!("{}Checked for {} ≤ {}.", proved.unwrap_or_default(), report.symbol, corrected.checked)
            }
        };
        line("\nWhat holds instead:", &format!("{} {checked}", corrected.statement));
    } else if report.counterexample.is_none() {
        let Report { symbol, checked, .. } = report;
        match report.printed {
            Verdict::Open => {
                line("\nThe statement itself is observed", &format!("for {symbol} ≤ {checked}, not proved."))
            }
            _ => {
                let proved = report.proof.map(|at| format!("proved in {} and ", linked(at)));
                let proved = proved.unwrap_or_default();
                line("\nThe statement itself holds,", &format!("{proved}checked for {symbol} ≤ {checked}."));
            }
        }
    }
    text
}

/// A statement of ours, by its file.
fn linked(at: &str) -> String {
    let file = at.split('#').next().unwrap_or_default();
    format!("[proofs/{file}](proofs/{at})")
}

/// A counterexample in one sentence with its link.
fn shown(counterexample: &Counterexample) -> String {
    let Counterexample { spec, n, k, found, claimed, link } = counterexample;
    let place = if *k > 0 { format!("n = {n}, k = {k}") } else { format!("n = {n}") };
    format!("`{spec}` at {place}. Found: {found}. Claimed: {claimed}. Link: `{link}`")
}
