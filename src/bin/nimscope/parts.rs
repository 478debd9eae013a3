//! A task in parts, for a cluster: one job does `--part 3/8`, and the results merge to the whole.
//!
//! A part is a stretch of the task's range, and its file says which part of which task it is, so that merging can tell whether all
//! are there. A job that was killed and repeated leaves the same file twice, which is well as long as both say the same.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// One part of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    number: u64,
    of: u64,
}

/// The most parts that a task has.
const MOST: u64 = 1_000_000;

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let number = |text: &str| text.parse::<u64>().ok();
        match text.split_once('/').map(|(part, of)| (number(part), number(of))) {
            Some((Some(part), Some(of))) if (1..=of).contains(&part) && of <= MOST => Ok(Part { number: part, of }),
            _ => Err(format!("a part is its number and how many there are, such as 3/8, with at most {MOST}")),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.number, self.of)
    }
}

/// A part, and the range of the whole task from its first number to before its last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PartOf {
    part: u64,
    parts: u64,
    from: u64,
    to: u64,
}

impl PartOf {
    pub(crate) fn new(part: Part, whole: Range<u64>) -> PartOf {
        PartOf { part: part.number, parts: part.of, from: whole.start, to: whole.end }
    }

    /// The numbers of the part.
    pub(crate) fn range(&self) -> Range<u64> {
        piece(self.from..self.to, self.part - 1, self.parts)
    }

    /// The numbers of the whole task.
    pub(crate) fn whole(&self) -> Range<u64> {
        self.from..self.to
    }

    fn is_possible(&self) -> bool {
        (1..=self.parts).contains(&self.part) && self.parts <= MOST && self.from <= self.to
    }
}

/// One of `count` pieces of a range, which differ in length by at most one.
fn piece(Range { start, end }: Range<u64>, number: u64, count: u64) -> Range<u64> {
    let border = |number: u64| start + (u128::from(end - start) * u128::from(number) / u128::from(count)) as u64;
    border(number)..border(number + 1)
}

/// All pieces of a range, none of them empty.
pub(crate) fn pieces(range: Range<u64>, count: u64) -> Vec<Range<u64>> {
    let pieces = (0..count).map(|number| piece(range.clone(), number, count));
    pieces.filter(|piece| !piece.is_empty()).collect()
}

/// What the file of a part says.
pub(crate) trait PartFile: DeserializeOwned + PartialEq {
    /// The command that writes such files.
    const COMMAND: &'static str;

    /// Which part it is; none of a file that is about a range by itself.
    fn part(&self) -> Option<&PartOf>;

    /// What the task is, in words, without its range.
    fn task(&self) -> String;

    /// Whether nothing of it is impossible; else what is, without a full stop.
    fn check(&self) -> Result<(), String>;
}

/// Reads a file of which nothing is impossible.
///
/// # Errors
/// What is wrong with it, with its name.
pub(crate) fn read<F: PartFile>(path: &Path) -> Result<F, String> {
    let named = |why: String| format!("{}: {why}", path.display());
    let foreign = |why: String| named(format!("this is not what {} writes: {why}", F::COMMAND));
    let text = fs::read_to_string(path).map_err(|error| named(error.to_string()))?;
    let file: F = serde_json::from_str(&text).map_err(|error| foreign(error.to_string()))?;
    if let Some(part) = file.part().filter(|part| !part.is_possible()) {
        return Err(foreign(format!("there is no part {} of {}", part.part, part.parts)));
    }
    file.check().map_err(foreign)?;
    Ok(file)
}

/// The parts of one task in their order, each once, with the files that they come from.
///
/// # Errors
/// If they belong to different tasks, if two files of one part say different things, or if a part is missing.
pub(crate) fn gather<F: PartFile>(files: Vec<(PathBuf, F)>) -> Result<Vec<(PathBuf, F)>, String> {
    let mut parts: BTreeMap<u64, (PathBuf, F)> = BTreeMap::new();
    for (path, file) in files {
        let Some(part) = file.part() else { return Err(format!("{} is no part of a task", path.display())) };
        if let Some((first_path, first)) = parts.values().next() {
            let both = format!("{} and {}", first_path.display(), path.display());
            let (one, other) = (first.task(), file.task());
            if one != other {
                return Err(format!("{both} are about different games, {one} and {other}"));
            }
            let task = first.part().map(|first| (first.parts, first.whole()));
            if task != Some((part.parts, part.whole())) {
                return Err(format!(
                    "{both} are parts of different tasks: {} and {}",
                    told(first.part()),
                    told(Some(part))
                ));
            }
        }
        match parts.get(&part.part) {
            Some((before, same)) if *same != file => {
                let both = format!("{} and {}", before.display(), path.display());
                return Err(format!("{both} are both part {} and say different things", part.part));
            }
            Some(_) => {}
            None => {
                parts.insert(part.part, (path, file));
            }
        }
    }
    let of = parts.values().next().and_then(|(_, file)| file.part()).map_or(0, |part| part.parts);
    let missing: Vec<u64> = (1..=of).filter(|number| !parts.contains_key(number)).collect();
    if missing.is_empty() { Ok(parts.into_values().collect()) } else { Err(lacking(&missing, of)) }
}

fn told(part: Option<&PartOf>) -> String {
    part.map_or_else(String::new, |PartOf { parts, from, to, .. }| format!("{parts} parts from {from} to before {to}"))
}

/// Names the parts that are missing, as long as that can be read.
fn lacking(missing: &[u64], of: u64) -> String {
    const NAMED: usize = 20;
    let named: Vec<String> = missing.iter().take(NAMED).map(u64::to_string).collect();
    let more = if missing.len() > NAMED { format!(" and {} more", missing.len() - NAMED) } else { String::new() };
    let part = if missing.len() == 1 { "part" } else { "parts" };
    format!("{part} {}{more} of {of} missing", named.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cover_a_range_once() {
        for (range, count) in [(0..10, 3), (5..5, 2), (7..9, 5), (0..u64::MAX, 7), (3..1000, 1)] {
            let pieces = pieces(range.clone(), count);
            let mut next = range.start;
            for piece in &pieces {
                assert!(piece.start == next && piece.end > next, "{pieces:?}");
                next = piece.end;
            }
            assert_eq!(next, range.end);
            let parts = (1..=count).map(|number| PartOf::new(Part { number, of: count }, range.clone()).range());
            assert_eq!(parts.filter(|part| !part.is_empty()).collect::<Vec<_>>(), pieces);
        }
    }

    #[test]
    fn a_part_is_read_or_refused() {
        assert_eq!("3/8".parse(), Ok(Part { number: 3, of: 8 }));
        for wrong in ["0/8", "9/8", "3", "3/", "/8", "-1/8", "1/1000001", "1/8/2"] {
            assert!(wrong.parse::<Part>().is_err(), "{wrong}");
        }
    }
}
