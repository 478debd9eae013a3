//! Tables that begin far away, and single values there: [`open_from`], [`open_rows`] and [`value_at`].
//!
//! Subtraction-division games are certified ([`Far`], and for single values of ({1}, {2, 3}) windows of two words). Max Nim has Lemma 1 of its paper, and Maximum and Minimum Nim have
//! Lemma 2.1 of theirs and its counterpart, for rules whose form proves that they rise by 0 or 1 from heap to heap. The
//! values of Max Nim while the pass can be used have no proved closed form, so they are not to be had far away. Rows of MEM
//! are certified by a run-up ([`MemRegion`]).

use super::division::{Packed, word_value};
use super::{Engine, Far, MemRegion, OneHeap, Sequence};
use crate::game::big::Big;
use crate::game::max_nim::MaxNim;
use crate::game::memgames::Memgame;
use crate::game::numbers::Ratio;
use crate::game::restricted::{Restricted, Side};
use crate::game::{Game, Position, Spec};
use crate::theorem::max_nim;
use crate::theorem::restricted::{maximum_value, minimum_value};

/// The value of any heap; `passed` says that the pass of Max Nim is used up.
///
/// # Errors
/// A sentence that says why the value cannot be had.
///
/// ```
/// use nimscope::engine::value_at;
/// use nimscope::game::{Spec, big};
/// let value = |spec: &str, n: &str| value_at(&Spec::parse(spec).unwrap(), &big::parse(n).unwrap(), false);
/// assert_eq!(value("imark?S=1&D=2,3", "10^30").unwrap().to_string(), "2");
/// assert_eq!(value("maxnim?d=2", "10^18 + 1").unwrap().to_string(), "500000000000000001");
/// assert!(value("imark?S=2&D=2", "10^30").unwrap_err().starts_with("this game does not forget"));
/// ```
pub fn value_at(spec: &Spec, n: &Big, passed: bool) -> Result<Big, String> {
    if let Game::Division(game) = spec.game()
        && let Some(value) = word_value(game, n)
    {
        return Ok(Big::from(value));
    }
    match Source::new(spec, n, passed)? {
        Source::Certified(mut far) => Ok(Big::from(far.next(1)[0])),
        Source::MaxNim(divisor) => Ok(max_nim::far_value(divisor, n)),
        Source::Restricted(game) => Ok(Big::from(restricted_value(&game, heap_of_a_rule(n)?)?)),
    }
}

/// A table whose row i is heap `start` + i.
///
/// # Errors
/// A sentence that says why values cannot be had there.
pub fn open_from(spec: &Spec, start: &Big) -> Result<Box<dyn Engine>, String> {
    let limit = spec.entry().limit;
    let source = Source::new(spec, start, false)?;
    let largest = match &source {
        Source::Certified(far) => Big::from(far.largest()),
        Source::MaxNim(_) | Source::Restricted(_) => start + limit,
    };
    let largest = u32::try_from(&largest).ok().filter(|&largest| largest < u32::MAX);
    let largest = largest.ok_or("values of heaps that large do not fit into a table; ask for them one by one")?;
    Ok(Box::new(OneHeap::new(FarHeaps { source, start: start.clone(), values: Packed::new(largest) }, limit)))
}

/// The table of the rows `first..first + count` of a game on a heap with a memory, which begins with a run-up.
///
/// # Errors
/// A sentence, if rows of this game cannot be had without those before them, or not so far out.
pub fn open_rows(spec: &Spec, first: u64, count: u64) -> Result<Box<dyn Engine>, String> {
    match spec.game() {
        Game::Memgame(Memgame::Mem) if first.saturating_add(count) <= reach(spec) => {
            Ok(Box::new(MemRegion::new(first, count)?))
        }
        _ => Err(out_of_reach(spec, &Big::from(first.saturating_add(count) - 1))),
    }
}

/// How many rows of a game can be had, in its own table or in one of [`open_rows`].
pub fn reach(spec: &Spec) -> u64 {
    match spec.game() {
        Game::Memgame(Memgame::Mem) => MemRegion::MOST_ROWS,
        _ => spec.entry().limit,
    }
}

/// How the values of a spec can be had far away, in a sentence.
pub fn certainty(spec: &Spec) -> &'static str {
    match spec.game() {
        Game::Division(_) => "Certified: every past that is possible leads to these values.",
        Game::MaxNim(_) => "By Lemma 1 of the paper, exactly.",
        Game::Restricted(Restricted { side: Side::Maximum, .. }) => "By Lemma 2.1 of the paper, exactly.",
        Game::Restricted(Restricted { side: Side::Minimum, .. }) => {
            "By a closed form like Lemma 2.1 of the paper, exactly."
        }
        _ => spec.entry().certainty,
    }
}

/// Where values come from.
enum Source {
    Certified(Box<Far>),
    MaxNim(Ratio),
    Restricted(Restricted),
}

impl Source {
    fn new(spec: &Spec, start: &Big, passed: bool) -> Result<Source, String> {
        match spec.game() {
            Game::Division(game) => Ok(Source::Certified(Box::new(Far::new(game, start)?))),
            Game::MaxNim(MaxNim { pass: true, .. }) if !passed => {
                Err(format!("{}: no closed form for the values with a pass is proved", out_of_reach(spec, start)))
            }
            Game::MaxNim(game) => Ok(Source::MaxNim(game.divisor)),
            Game::Restricted(game) if !game.rule.rises_slowly() => Err(format!(
                "{}: farther heaps need a rule that rises by 0 or 1 from heap to heap, which the form of {} does not \
                 prove",
                out_of_reach(spec, start),
                game.rule
            )),
            Game::Restricted(game) => {
                // A rule that rises and has no fault at 0 is nowhere negative.
                game.bound(0)?;
                heap_of_a_rule(start)?;
                Ok(Source::Restricted(game.clone()))
            }
            _ => Err(out_of_reach(spec, start)),
        }
    }
}

/// The heaps from `start` on.
struct FarHeaps {
    source: Source,
    start: Big,
    values: Packed,
}

impl Sequence for FarHeaps {
    fn heaps(&self) -> u64 {
        self.values.len()
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), String> {
        let (from, room) = (self.heaps(), limit - self.heaps());
        match &mut self.source {
            Source::Certified(far) => {
                let count = room.min(work.div_ceil(far.cost()));
                far.next(count).into_iter().for_each(|value| self.values.push(u32::from(value)));
            }
            Source::MaxNim(divisor) => {
                for n in from..from + room.min(work.div_ceil(CLOSED_FORM)) {
                    let value = max_nim::far_value(*divisor, &(&self.start + n));
                    self.values.push(u32::try_from(&value).expect("the table has room for it"));
                }
            }
            Source::Restricted(game) => {
                for n in from..from + room.min(work.div_ceil(CLOSED_FORM)) {
                    let value = restricted_value(game, heap_of_a_rule(&(&self.start + n))?)?;
                    self.values.push(u32::try_from(value).expect("the table has room for it"));
                }
            }
        }
        Ok(())
    }

    fn value(&self, at: Position) -> u32 {
        self.values.get(at.n)
    }
}

/// About how many elementary steps a closed form costs.
const CLOSED_FORM: u64 = 2_000;

/// The most steps of a closed form: about a second.
const MOST_STEPS: u64 = 10_000_000;

fn restricted_value(game: &Restricted, n: u64) -> Result<u64, String> {
    let bound = |n| game.bound(n);
    let value = match game.side {
        Side::Maximum => maximum_value(bound, n, MOST_STEPS)?,
        Side::Minimum => minimum_value(bound, n, MOST_STEPS)?,
    };
    value.ok_or_else(|| format!("the value of n = {n} takes more than {MOST_STEPS} steps"))
}

fn heap_of_a_rule(n: &Big) -> Result<u64, String> {
    u64::try_from(n).map_err(|_| format!("rules are evaluated up to n = {}, so not for n = {n}", u64::MAX))
}

fn out_of_reach(spec: &Spec, n: &Big) -> String {
    let computed = format!("{spec} is computed up to n = {}", spec.entry().limit - 1);
    match reach(spec) {
        reach if reach > spec.entry().limit => {
            format!("{computed} and certified up to n = {}, so not for n = {n}", reach - 1)
        }
        _ => format!("{computed}, so not for n = {n}"),
    }
}
