//! `nimscope moves`: what a sum of heaps is worth, and every move that wins it.

use std::io::{self, Write};

use nimscope::grow::Grow;
use nimscope::play::{Study, Sum, slowest};
use serde::Serialize;

use crate::arguments::{Moves, ValueFormat};
use crate::failure::Failure;
use crate::output::print;
use crate::work::{SLICE, Work};

/// Prints what is known of a sum.
pub(crate) fn run(arguments: &Moves, work: &Work) -> Result<(), Failure> {
    let mut study = worked_out(arguments.sum.parse()?, work)?;
    match arguments.format {
        ValueFormat::Text => print(|out| text(out, &mut study)),
        ValueFormat::Json => {
            let document = Document::of(&study);
            print(|out| {
                serde_json::to_writer(&mut *out, &document)?;
                writeln!(out)
            })
        }
    }
}

/// A sum with its values and winning moves.
pub(crate) fn worked_out(sum: Sum, work: &Work) -> Result<Study, Failure> {
    let mut study = Study::new(sum)?;
    let mut progress = work.progress("looking at moves", study.progress().target);
    while !study.progress().is_over() {
        study.advance(SLICE);
        progress.reach(study.progress().done);
    }
    match study.progress().refusal.cloned() {
        Some(refusal) => Err(refusal.into()),
        None => {
            drop(progress);
            Ok(study)
        }
    }
}

/// Who wins, in words.
pub(crate) fn verdict(study: &Study) -> String {
    let values: Vec<String> = study.worths().iter().map(|worth| worth.value.to_string()).collect();
    let nim_sum = study.nim_sum().unwrap_or(0);
    let winner = if nim_sum == 0 { "the player to move loses" } else { "the player to move wins" };
    match values.as_slice() {
        _ if study.sum().misere() => format!("outcome in misère play: {winner}"),
        [_] => format!("nim sum: {nim_sum}, {winner}"),
        _ => format!("nim sum: {} = {nim_sum}, {winner}", values.join(" xor ")),
    }
}

fn text(out: &mut impl Write, study: &mut Study) -> io::Result<()> {
    for (component, worth) in study.sum().components.iter().zip(study.worths()) {
        writeln!(out, "{component}: {}, {}", worth.value, worth.how.word())?;
    }
    writeln!(out, "{}", verdict(study))?;
    for winning in study.winning() {
        let component = &study.sum().components[winning.component];
        let how = component.spec.game().how(&component.at, &winning.by);
        writeln!(out, "winning move: {component} → {}, {how}", component.written(&winning.by.to))?;
    }
    if let Some(found) = slowest(study, PATIENCE) {
        let component = &study.sum().components[found.component];
        let how = component.spec.game().how(&component.at, &found.by);
        let seen = if found.is_exact { "no other lasts longer" } else { "as far as was looked" };
        let to = component.written(&found.by.to);
        writeln!(out, "slowest loss: {component} → {to}, {how}; {seen}")?;
    }
    Ok(())
}

/// How many moves the search for the slowest loss looks at.
const PATIENCE: u64 = 1_000_000;

#[derive(Serialize)]
struct Document {
    sum: String,
    components: Vec<Part>,
    nim_sum: u64,
    winning: Vec<Winning>,
}

#[derive(Serialize)]
struct Part {
    spec: String,
    position: String,
    value: u64,
    how: &'static str,
}

#[derive(Serialize)]
struct Winning {
    component: usize,
    to: String,
    take: u64,
}

impl Document {
    fn of(study: &Study) -> Document {
        let sum = study.sum();
        let parts = sum.components.iter().zip(study.worths()).map(|(component, worth)| Part {
            spec: component.spec.to_string(),
            position: component.position(),
            value: worth.value,
            how: worth.how.word(),
        });
        let winning = study.winning().iter().map(|winning| Winning {
            component: winning.component,
            to: sum.components[winning.component].written(&winning.by.to),
            take: winning.by.take,
        });
        Document {
            sum: sum.to_string(),
            components: parts.collect(),
            nim_sum: study.nim_sum().unwrap_or(0),
            winning: winning.collect(),
        }
    }
}
