//! `nimscope gaps`: the longest gaps between heaps of equal value, in a range or merged from several.

mod proof;

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use nimscope::game::Heap;
use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::{self, GapScan};
use serde::{Deserialize, Serialize};

use crate::arguments::{Gaps, ListFormat};
use crate::failure::Failure;
use crate::output::print;
use crate::work::Work;

/// What is known about a range of a game, as files hold it.
#[derive(Deserialize, Serialize)]
struct Document {
    spec: String,
    #[serde(flatten)]
    gaps: engine::Gaps,
}

/// Searches a range, or merges what others have found.
pub(crate) fn run(arguments: &Gaps, work: &Work) -> Result<(), Failure> {
    if let Some(file) = &arguments.verify {
        return proof::verify(file, arguments.format, work);
    }
    if let Some(spec) = arguments.spec.as_deref().filter(|_| arguments.prove) {
        return proof::prove(spec, arguments, work);
    }
    let document = match (&arguments.spec, &arguments.to) {
        (Some(spec), Some(to)) => search(spec, arguments.from, *to, work)?,
        _ => merge(&arguments.merge)?,
    };
    print(|out| match arguments.format {
        ListFormat::Text => text(out, &document),
        ListFormat::Json => {
            serde_json::to_writer(&mut *out, &document)?;
            writeln!(out)
        }
    })
}

fn search(spec: &str, from: Heap, to: Heap, work: &Work) -> Result<Document, Failure> {
    let spec = Spec::parse_game(spec)?;
    let Some(game) = spec.rules::<Division>() else {
        return Err(Failure::Wrong(format!("{spec} is not searched for gaps; imark and mark are")));
    };
    let heap = |heap: Heap| heap.small().unwrap_or(u64::MAX);
    let (from, to) = (heap(from), heap(to));
    let mut scan = GapScan::new(game, from, to).map_err(|refusal| refusal.said(|why| format!("{spec}: {why}")))?;
    work.finish("searching heaps", &mut scan)?;
    Ok(Document { spec: spec.to_string(), gaps: scan.gaps().clone() })
}

/// Ranges in any order, as long as they follow each other.
fn merge(files: &[impl AsRef<Path>]) -> Result<Document, Failure> {
    let mut documents = Vec::new();
    for file in files {
        let file = file.as_ref();
        documents.push((file, read(file).map_err(|error| format!("{}: {error}", file.display()))?));
    }
    documents.sort_by_key(|(_, document)| (document.gaps.from, document.gaps.to));
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
    Ok(whole)
}

/// A file of which nothing is impossible.
fn read(file: &Path) -> Result<Document, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let foreign = |error: String| format!("this is not what nimscope gaps writes: {error}");
    let document: Document = serde_json::from_str(&text).map_err(|error| foreign(error.to_string()))?;
    let spec = Spec::parse(&document.spec).map_err(foreign)?;
    let Some(game) = spec.rules::<Division>() else { return Err(foreign(format!("{spec} is not searched for gaps"))) };
    document.gaps.check(game.most_options() as u32).map_err(foreign)?;
    Ok(Document { spec: spec.to_string(), ..document })
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
