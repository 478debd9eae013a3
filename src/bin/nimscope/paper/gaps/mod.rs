//! `nimscope gaps`: the longest gaps between heaps of equal value, in a range or merged from several.

mod proof;

use std::io::{self, Write};
use std::num::NonZero;
use std::ops::Range;
use std::path::PathBuf;

use nimscope::game::Heap;
use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::{self, GapScan};
use serde::{Deserialize, Serialize};

use crate::arguments::{Gaps, ListFormat};
use crate::failure::Failure;
use crate::parts::{self, PartFile, PartOf};
use crate::target::Target;
use crate::threads::side_by_side;
use crate::work::Work;

/// What is known about a range of a game, as files hold it.
#[derive(PartialEq, Deserialize, Serialize)]
struct Document {
    spec: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    part: Option<PartOf>,
    #[serde(flatten)]
    gaps: engine::Gaps,
}

impl PartFile for Document {
    const COMMAND: &'static str = "nimscope gaps";

    fn part(&self) -> Option<&PartOf> {
        self.part.as_ref()
    }

    fn task(&self) -> String {
        self.spec.clone()
    }

    fn check(&self) -> Result<(), String> {
        let spec = Spec::parse(&self.spec)?;
        let Some(game) = spec.rules::<Division>() else { return Err(format!("{spec} is not searched for gaps")) };
        self.gaps.check(game.most_options() as u32)?;
        match self.part.as_ref().map(PartOf::range) {
            Some(range) if range != (self.gaps.from..self.gaps.to) => {
                Err(format!("the part has the heaps from {} to before {}", range.start, range.end))
            }
            _ => Ok(()),
        }
    }
}

/// Searches a range, or merges what others have found.
pub(crate) fn run(arguments: &Gaps, work: &Work) -> Result<(), Failure> {
    if let Some(file) = &arguments.verify {
        return proof::verify(file, arguments, work);
    }
    if let Some(spec) = arguments.spec.as_deref().filter(|_| arguments.prove) {
        return proof::prove(spec, arguments, work);
    }
    // A file that cannot be written is no reason to search first.
    let target = Target::open(&arguments.output, work)?;
    let document = match (&arguments.spec, &arguments.to) {
        (Some(spec), Some(to)) => search(spec, *to, arguments, work)?,
        _ => merge(&arguments.merge)?,
    };
    target.fill(work, |mut out| match arguments.format {
        ListFormat::Text => Ok(text(&mut out, &document)?),
        ListFormat::Json => {
            serde_json::to_writer(&mut out, &document).map_err(io::Error::from)?;
            Ok(writeln!(out)?)
        }
    })
}

fn search(spec: &str, to: Heap, arguments: &Gaps, work: &Work) -> Result<Document, Failure> {
    let spec = Spec::parse_game(spec)?;
    let Some(game) = spec.rules::<Division>() else {
        return Err(Failure::Wrong(format!("{spec} is not searched for gaps; imark and mark are")));
    };
    let heap = |heap: Heap| heap.small().unwrap_or(u64::MAX);
    let whole = heap(arguments.from)..heap(to);
    let named = |refusal: Refusal| refusal.said(|why| format!("{spec}: {why}"));
    // What is wrong with a range or a game shows before anything is searched.
    GapScan::new(game, whole.start, whole.end).map_err(named)?;
    let part = arguments.part.map(|part| PartOf::new(part, whole.clone()));
    let range = part.as_ref().map_or(whole, PartOf::range);
    let gaps = match scan(game, &range, arguments.threads, work) {
        // Not every game can be begun anywhere, but all can go on.
        Err(Failure::Refused(Refusal::Unforgetting(_))) => scan(game, &range, NonZero::<usize>::MIN, work),
        gaps => gaps,
    };
    let gaps = gaps.map_err(|failure| match failure {
        Failure::Refused(refusal) => Failure::Refused(named(refusal)),
        other => other,
    })?;
    Ok(Document { spec: spec.to_string(), part, gaps })
}

/// The gaps of a range, searched in pieces if there are threads for them and enough heaps.
fn scan(game: &Division, range: &Range<u64>, threads: NonZero<usize>, work: &Work) -> Result<engine::Gaps, Failure> {
    let heaps = range.end - range.start;
    let several = (heaps / WORTH_A_PIECE).min(threads.get() as u64 * 4).max(1);
    let pieces = match parts::pieces(range.clone(), if threads.get() == 1 { 1 } else { several }) {
        empty if empty.is_empty() => vec![range.clone()],
        pieces => pieces,
    };
    let progress = work.progress("searching heaps", heaps);
    let found = side_by_side(pieces, threads, progress, |piece, done| {
        let mut scan = GapScan::new(game, piece.start, piece.end)?;
        done.finish(&mut scan)?;
        Ok(scan.gaps().clone())
    })?;
    let joined = found.into_iter().map(Ok::<_, String>).reduce(|whole, next| whole?.merge(&next?));
    Ok(joined.expect("there is a piece at least")?)
}

/// The heaps for which a thread is worth its start: some milliseconds.
const WORTH_A_PIECE: u64 = 1 << 22;

/// The parts of a task, or ranges in any order, as long as they follow each other.
fn merge(files: &[PathBuf]) -> Result<Document, Failure> {
    let mut documents = Vec::new();
    for path in files {
        let document: Document = parts::read(path)?;
        // Whoever wrote the file may have named the game in another way.
        let spec = Spec::parse(&document.spec)?.to_string();
        documents.push((path.clone(), Document { spec, ..document }));
    }
    if documents.iter().any(|(_, document)| document.part.is_some()) {
        documents = parts::gather(documents)?;
    } else {
        documents.sort_by_key(|(_, document)| (document.gaps.from, document.gaps.to));
    }
    let mut documents = documents.into_iter();
    let (mut last, mut whole) = documents.next().ok_or_else(|| "nothing is to be merged".to_owned())?;
    for (file, next) in documents {
        let both = format!("{} and {}", last.display(), file.display());
        if next.spec != whole.spec {
            return Err(Failure::Wrong(format!("{both} are about different games, {} and {}", whole.spec, next.spec)));
        }
        let (end, begin) = (whole.gaps.to, next.gaps.from);
        if end < begin {
            return Err(Failure::Wrong(format!("the heaps {end} to {} are missing between {both}", begin - 1)));
        }
        if begin < end {
            return Err(Failure::Wrong(format!("{both} overlap: both have heap {begin}")));
        }
        whole.gaps = whole.gaps.merge(&next.gaps)?;
        last = file;
    }
    Ok(Document { part: None, ..whole })
}

/// A line for each value that has a gap.
fn text(out: &mut impl Write, document: &Document) -> io::Result<()> {
    writeln!(out, "{:>5}  {:>11}  between", "value", "longest gap")?;
    for (value, places) in document.gaps.values.iter().enumerate() {
        if let Some((from, to)) = places.longest() {
            writeln!(out, "{value:>5}  {:>11}  {from} and {to}", to - from)?;
        }
    }
    Ok(())
}
