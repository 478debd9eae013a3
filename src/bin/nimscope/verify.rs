//! `nimscope verify`: every cell of some rows computed once more from the rules, on all cores or in parts.

use std::io::{self, Write};
use std::ops::Range as Stretch;

use nimscope::game::Cell;
use nimscope::game::catalogue::Layout;
use nimscope::grow::Refusal;
use nimscope::paper::{self, Spec};
use nimscope::table::{Recomputed, recompute};
use serde::{Deserialize, Serialize};

use crate::arguments::{ListFormat, Verify};
use crate::failure::Failure;
use crate::parts::{self, PartFile, PartOf};
use crate::range::Range;
use crate::target::Target;
use crate::threads::{Done, side_by_side};
use crate::work::Work;

/// What was looked at, as files hold it.
#[derive(PartialEq, Deserialize, Serialize)]
struct Document {
    spec: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    part: Option<PartOf>,
    /// The rows, both ends included; none of a part that has no row.
    n: Option<[u64; 2]>,
    /// The columns, or none where each row is looked at up to the column behind its heap.
    k: Option<[u64; 2]>,
    /// How many cells the rules gave the table's value.
    agree: u64,
    /// Of how many the table, or one of its options, has no value.
    unknown: u64,
    /// Where the rules give another value; no more than can be read.
    differ: Vec<Differing>,
    /// How many cells those are.
    differing: u64,
}

#[derive(Clone, PartialEq, Deserialize, Serialize)]
struct Differing {
    n: u64,
    k: u64,
    table: u32,
    rules: u32,
}

/// The most cells that are named.
const NAMED: usize = 100;

impl PartFile for Document {
    const COMMAND: &'static str = "nimscope verify";

    fn part(&self) -> Option<&PartOf> {
        self.part.as_ref()
    }

    fn task(&self) -> String {
        match self.k {
            Some([first, last]) => format!("{} in the columns {first} to {last}", self.spec),
            None => self.spec.clone(),
        }
    }

    fn check(&self) -> Result<(), String> {
        Spec::parse_game(&self.spec)?;
        let Some(part) = &self.part else { return Ok(()) };
        let range = part.range();
        let rows = (!range.is_empty()).then(|| [range.start, range.end - 1]);
        if self.n != rows {
            return Err("its rows are not those of its part".to_owned());
        }
        match self.differ.len() as u64 == self.differing.min(NAMED as u64) {
            true => Ok(()),
            false => Err(format!("{} cells differ, and {} are named", self.differing, self.differ.len())),
        }
    }
}

/// Computes cells once more, or merges what others have found.
pub(crate) fn run(arguments: &Verify, work: &Work) -> Result<(), Failure> {
    let target = Target::open(&arguments.output, work)?;
    let document = match (&arguments.spec, arguments.n) {
        (Some(spec), Some(n)) => look(spec, n, arguments, work)?,
        _ => merge(arguments)?,
    };
    target.fill(work, |mut out| match arguments.format {
        ListFormat::Text => Ok(text(&mut out, &document)?),
        ListFormat::Json => {
            serde_json::to_writer(&mut out, &document).map_err(io::Error::from)?;
            Ok(writeln!(out)?)
        }
    })?;
    match document.differing {
        0 => Ok(()),
        1 => Err(Failure::Wrong(format!("{}: one cell has another value by the rules", document.spec))),
        cells => Err(Failure::Wrong(format!("{}: {cells} cells have other values by the rules", document.spec))),
    }
}

fn look(spec: &str, n: Range, arguments: &Verify, work: &Work) -> Result<Document, Failure> {
    let spec = Spec::parse_game(spec)?;
    let last = spec.entry().limit - 1;
    if n.last > last {
        return Err(Refusal::Beyond(format!("{spec} is computed up to n = {last}, so not for n = {}", n.last)).into());
    }
    let part = arguments.part.map(|part| PartOf::new(part, n.first..n.last + 1));
    let rows = part.as_ref().map_or(n.first..n.last + 1, PartOf::range);
    // Neighbouring rows take about the same time, so that each thread has its share of all lengths.
    let threads = arguments.threads.get().min(usize::try_from(rows.end - rows.start).unwrap_or(usize::MAX)).max(1);
    let progress = work.progress("computing rows once more", rows.end - rows.start);
    let found = side_by_side((0..threads).collect(), arguments.threads, progress, |offset, done| {
        let own = Stretch { start: rows.start + offset as u64, end: rows.end };
        Found::of(&spec, own, threads, arguments.k, done)
    })?;
    let mut whole = Found::default();
    found.into_iter().for_each(|one| whole.add(one));
    Ok(Document {
        spec: spec.to_string(),
        part,
        n: (!rows.is_empty()).then(|| [rows.start, rows.end - 1]),
        k: arguments.k.map(|k| [k.first, k.last]),
        agree: whole.agree,
        unknown: whole.unknown,
        differ: whole.differ,
        differing: whole.differing,
    })
}

/// What a thread has found.
#[derive(Default)]
struct Found {
    agree: u64,
    unknown: u64,
    differ: Vec<Differing>,
    differing: u64,
}

impl Found {
    /// Looks at every so many rows with a table of its own.
    fn of(spec: &Spec, rows: Stretch<u64>, step: usize, k: Option<Range>, done: &Done) -> Result<Found, Failure> {
        let mut engine = paper::open(spec);
        let (mut found, mut mark) = (Found::default(), Vec::new());
        for row in rows.step_by(step) {
            if done.is_vain() {
                break;
            }
            for column in columns(spec, row, k) {
                match recompute(spec, &mut *engine, Cell { row, column }, &mut mark) {
                    Ok(Recomputed::Agrees) => found.agree += 1,
                    Ok(Recomputed::Unknown) => found.unknown += 1,
                    Ok(Recomputed::Differs { table, rules }) => {
                        found.differing += 1;
                        found.differ.push(Differing { n: row, k: column, table, rules });
                        found.differ.truncate(NAMED);
                    }
                    Err(fault) => return Err(Failure::Wrong(format!("{spec}: {fault}"))),
                }
            }
            done.more(1);
        }
        Ok(found)
    }

    fn add(&mut self, other: Found) {
        self.agree += other.agree;
        self.unknown += other.unknown;
        self.differing += other.differing;
        self.differ.extend(other.differ);
        self.differ.sort_by_key(|cell| (cell.n, cell.k));
        self.differ.truncate(NAMED);
    }
}

/// The columns of a row: those asked for, or all up to the one behind its heap.
fn columns(spec: &Spec, row: u64, k: Option<Range>) -> std::ops::RangeInclusive<u64> {
    match (spec.entry().layout, k) {
        (Layout::Strip, _) => 0..=0,
        (_, Some(k)) => k.first..=k.last,
        _ => 0..=(row + 1).min(spec.entry().column_limit - 1),
    }
}

fn merge(arguments: &Verify) -> Result<Document, Failure> {
    let files = arguments.merge.iter().map(|path| Ok((path.clone(), parts::read::<Document>(path)?)));
    let parts = parts::gather(files.collect::<Result<Vec<_>, String>>()?)?;
    let mut parts = parts.into_iter().map(|(_, document)| document);
    let first = parts.next().ok_or_else(|| "nothing is to be merged".to_owned())?;
    let rows = first.part.as_ref().map(PartOf::whole);
    let mut whole = Found::default();
    let mut add = |Document { agree, unknown, differ, differing, .. }| {
        whole.add(Found { agree, unknown, differ, differing });
    };
    let (spec, k) = (first.spec.clone(), first.k);
    add(first);
    parts.for_each(add);
    let n = rows.filter(|rows| !rows.is_empty()).map(|rows| [rows.start, rows.end - 1]);
    let Found { agree, unknown, differ, differing } = whole;
    Ok(Document { spec, part: None, n, k, agree, unknown, differ, differing })
}

fn text(out: &mut impl Write, document: &Document) -> io::Result<()> {
    let rows = match document.n {
        None => "no heaps".to_owned(),
        Some([first, last]) => format!("the heaps {first} to {last}"),
    };
    let columns = document.k.map_or_else(String::new, |[first, last]| format!(", columns {first} to {last}"));
    writeln!(out, "{}: {rows}{columns}", document.spec)?;
    writeln!(out, "{} cells have the value that the rules give for the values of their options", document.agree)?;
    if document.unknown > 0 {
        writeln!(out, "{} cells could not be computed, since some option has no value in the table", document.unknown)?;
    }
    for Differing { n, k, table, rules } in &document.differ {
        writeln!(out, "n = {n}, k = {k}: {table} in the table, {rules} by the rules")?;
    }
    Ok(())
}
