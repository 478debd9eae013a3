//! `nimscope immortals-sweep`: MEM⁰ perturbed by one free heap, for one heap after the other: which values become immortal.

use std::io::{self, Write};

use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::paper::memgames::engine::{FrontierScan, Immortal};
use serde::{Deserialize, Serialize};

use crate::arguments::{ImmortalsSweep, ListFormat};
use crate::failure::Failure;
use crate::parts::{self, PartFile, PartOf};
use crate::range::Range;
use crate::target::Target;
use crate::threads::side_by_side;
use crate::work::Work;

/// What was found, as files hold it.
#[derive(PartialEq, Deserialize, Serialize)]
struct Document {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    part: Option<PartOf>,
    /// The last heap of every frontier.
    to: u64,
    games: Vec<Game>,
}

/// One game: the heap that is free, and its immortal values.
#[derive(PartialEq, Deserialize, Serialize)]
struct Game {
    free: u64,
    immortals: Vec<Found>,
}

#[derive(PartialEq, Deserialize, Serialize)]
struct Found {
    m: u32,
    t: u64,
}

impl PartFile for Document {
    const COMMAND: &'static str = "nimscope immortals-sweep";

    fn part(&self) -> Option<&PartOf> {
        self.part.as_ref()
    }

    fn task(&self) -> String {
        format!("MEM⁰ with a free heap, up to n = {}", self.to)
    }

    fn check(&self) -> Result<(), String> {
        if let Some(part) = &self.part
            && !self.games.iter().map(|game| game.free).eq(part.range())
        {
            return Err("its free heaps are not those of its part".to_owned());
        }
        let mut found = self.games.iter().flat_map(|game| &game.immortals);
        match found.find(|found| found.t.checked_mul(2).is_none_or(|twice| twice > self.to)) {
            Some(Found { m, t }) => {
                Err(format!("that {m} is immortal from row {t} on shows in row 2·{t}, behind the last"))
            }
            None => Ok(()),
        }
    }
}

/// Scans one frontier after the other, or merges what others have found.
pub(crate) fn run(arguments: &ImmortalsSweep, work: &Work) -> Result<(), Failure> {
    let target = Target::open(&arguments.output, work)?;
    let document = match (arguments.free, arguments.to) {
        (Some(free), Some(to)) => scan(free, to, arguments, work)?,
        _ => merge(arguments)?,
    };
    target.fill(work, |mut out| match arguments.format {
        ListFormat::Text => Ok(text(&mut out, &document)?),
        ListFormat::Json => {
            serde_json::to_writer(&mut out, &document).map_err(io::Error::from)?;
            Ok(writeln!(out)?)
        }
    })
}

fn scan(free: Range, to: u64, arguments: &ImmortalsSweep, work: &Work) -> Result<Document, Failure> {
    // The rules say which heaps can be free, and that there are no others.
    for end in [free.first, free.last] {
        Spec::parse(&format!("perturbed?free={end}"))?;
    }
    let last = FrontierScan::MOST_ROWS - 1;
    if to > last {
        return Err(Refusal::Beyond(format!("frontiers are scanned up to n = {last}, so not to {to}")).into());
    }
    let part = arguments.part.map(|part| PartOf::new(part, free.first..free.last + 1));
    let heaps = part.as_ref().map_or(free.first..free.last + 1, PartOf::range);
    let progress = work.progress("scanning heaps", (heaps.end - heaps.start).saturating_mul(to + 1));
    let games = side_by_side(heaps.collect(), arguments.threads, progress, |free, done| {
        let mut scan = FrontierScan::perturbed(&[free]);
        scan.aim(to + 1);
        done.finish(&mut scan)?;
        let found = |Immortal { value, row, .. }| Found { m: value, t: row };
        Ok(Game { free, immortals: scan.immortals().into_iter().map(found).collect() })
    })?;
    Ok(Document { part, to, games })
}

fn merge(arguments: &ImmortalsSweep) -> Result<Document, Failure> {
    let files = arguments.merge.iter().map(|path| Ok((path.clone(), parts::read::<Document>(path)?)));
    let parts = parts::gather(files.collect::<Result<Vec<_>, String>>()?)?;
    let to = parts.first().map(|(_, first)| first.to).ok_or_else(|| "nothing is to be merged".to_owned())?;
    Ok(Document { part: None, to, games: parts.into_iter().flat_map(|(_, document)| document.games).collect() })
}

/// A line for each heap: the immortal values, each with the row in which it is on the frontier.
fn text(out: &mut impl Write, document: &Document) -> io::Result<()> {
    writeln!(out, "free  immortal values, and the row of each, up to n = {}", document.to)?;
    for Game { free, immortals } in &document.games {
        let found: Vec<String> = immortals.iter().map(|Found { m, t }| format!("{m} in row {t}")).collect();
        writeln!(out, "{free:>4}  {}", found.join(", "))?;
    }
    Ok(())
}
