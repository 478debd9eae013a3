//! Tables that begin far away, and single values there: [`open_from`], [`open_rows`] and [`value_at`].
//!
//! Where a theorem has a closed form ([`closed_form`]), it is used. Other subtraction-division games are certified by a
//! run-up ([`Certified`], and for single values of ({1}, {2, 3}) windows of two words), and rows of MEM are too
//! ([`MemRegion`]).

use super::division::{Packed, word_value};
use super::wide::WideHeaps;
use super::{Certainty, Certified, Engine, HeapMove, MemRegion, OneHeap, RunUp, Sequence, UNKNOWN};
use crate::game::big::Big;
use crate::game::division::Division;
use crate::game::memgames::Memgame;
use crate::game::{Game, Position, Spec};
use crate::theorem::imark::outcome;
use crate::theorem::known::{ClosedForm, closed_form};

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
/// assert!(value("imark?S=2&D=2", "10^30").unwrap_err().starts_with("this game was not seen to forget"));
/// ```
pub fn value_at(spec: &Spec, n: &Big, passed: bool) -> Result<Big, String> {
    if let Some(game) = to_certify(spec) {
        if let Some(value) = word_value(game, n) {
            return Ok(Big::from(value));
        }
        let mut heaps = CertifiedHeaps::new(game, n, 1)?;
        while heaps.heaps() == 0 {
            heaps.grow(u64::MAX, 1)?;
        }
        return Ok(Big::from(heaps.value(Position { n: 0, k: 0 })));
    }
    closed(spec, n, passed)?.value(n)
}

/// A table whose row i is heap `start` + i, for i below `limit`.
///
/// # Errors
/// A sentence that says why values cannot be had there, as far as that shows before the run-up; after it, it is the
/// table's fault.
pub fn open_from(spec: &Spec, start: &Big, limit: u64) -> Result<Box<dyn Engine>, String> {
    if let Some(game) = to_certify(spec) {
        return Ok(Box::new(OneHeap::new(CertifiedHeaps::new(game, start, limit)?, limit)));
    }
    let (closed, start) = (closed(spec, start, false)?, start.clone());
    Ok(match largest_texel(&*closed, &(&start + limit)) {
        Some(largest) => Box::new(OneHeap::new(ClosedHeaps { closed, start, values: Packed::new(largest) }, limit)),
        None => Box::new(WideHeaps::new(closed, start, limit)),
    })
}

/// Whether the values of a table that begins at `start` outgrow texels, so that these show their logarithms.
pub fn is_wide(spec: &Spec, start: &Big) -> bool {
    let limit = start + spec.entry().limit;
    closed(spec, start, false).is_ok_and(|closed| largest_texel(&*closed, &limit).is_none())
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
pub fn certainty(spec: &Spec) -> String {
    match (closed_form(spec, false), spec.game()) {
        (Ok(form), _) => format!("Proved: {}.", form.by()),
        (Err(_), Game::Division(_)) => "Certified: every past that is possible leads to these values.".to_owned(),
        (Err(_), _) => spec.entry().certainty.to_owned(),
    }
}

/// Whether a heap far away can be had by a closed form, for a game that needs one.
///
/// # Errors
/// Why it cannot.
pub fn check_heap(spec: &Spec, heap: &Big) -> Result<(), String> {
    match to_certify(spec) {
        Some(_) => Ok(()),
        None => closed(spec, heap, false).map(|_| ()),
    }
}

/// The game, if no theorem has its values and a run-up may certify them.
pub fn to_certify(spec: &Spec) -> Option<&Division> {
    match spec.game() {
        Game::Division(game) if closed_form(spec, false).is_err() => Some(game),
        _ => None,
    }
}

/// The closed form of a game.
///
/// # Errors
/// Why there is none, or why it does not serve here.
fn closed(spec: &Spec, start: &Big, passed: bool) -> Result<Box<dyn ClosedForm>, String> {
    let form = closed_form(spec, passed).map_err(|why| format!("{}: {why}", out_of_reach(spec, start)))?;
    form.reaches(start)?;
    Ok(form)
}

/// A bound for the values of the heaps up to `end`; `None` if texels cannot hold it.
fn largest_texel(closed: &dyn ClosedForm, end: &Big) -> Option<u32> {
    u32::try_from(closed.largest(end)).ok().filter(|&largest| largest < UNKNOWN)
}

/// About how many elementary steps a value by a closed form costs.
pub(super) const CLOSED_COST: u64 = 2_000;

/// The heaps from `start` on, by a formula.
struct ClosedHeaps {
    closed: Box<dyn ClosedForm>,
    start: Big,
    values: Packed,
}

impl Sequence for ClosedHeaps {
    fn heaps(&self) -> u64 {
        self.values.len()
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), String> {
        let (from, room) = (self.heaps(), limit - self.heaps());
        for n in from..from + room.min(work.div_ceil(CLOSED_COST)) {
            let value = self.closed.value(&(&self.start + n))?;
            self.values.push(u32::try_from(&value).expect("the table has room for it"));
        }
        Ok(())
    }

    fn value(&self, at: Position) -> u32 {
        self.values.get(at.n)
    }

    fn option(&self, at: Position, option: HeapMove) -> Option<u32> {
        let heap = &self.start + at.n;
        let to = match option {
            HeapMove::Take(s) => heap - s,
            HeapMove::Divide(d) => heap / d,
        };
        u32::try_from(self.closed.value(&to).ok()?).ok()
    }
}

/// The heaps from some heap on, certified, with a few before it, so that the options of all are known.
struct CertifiedHeaps {
    certified: Certified,
    /// How many are before it.
    before: u64,
    /// What is known of the first heap if its value cannot be had.
    outcome: Option<String>,
}

impl CertifiedHeaps {
    fn new(game: &Division, start: &Big, limit: u64) -> Result<CertifiedHeaps, String> {
        let before = game.subtract.members().last().map_or(0, |&largest| largest.min(MOST_BEFORE));
        let before = u64::try_from(start).map_or(before, |start| start.min(before));
        let outcome = outcome(game, start);
        let certified = Certified::new(game, &(start - before), limit + before);
        Ok(CertifiedHeaps { certified: certified.map_err(|why| refusal(why, outcome.as_deref()))?, before, outcome })
    }
}

/// Why values cannot be had, with what is known all the same.
fn refusal(why: String, outcome: Option<&str>) -> String {
    outcome.map_or_else(|| why.clone(), |outcome| format!("{why}. {outcome}"))
}

impl Sequence for CertifiedHeaps {
    fn heaps(&self) -> u64 {
        self.certified.heaps().saturating_sub(self.before)
    }

    fn grow(&mut self, work: u64, _limit: u64) -> Result<(), String> {
        self.certified.advance(work).map_err(|why| refusal(why, self.outcome.as_deref()))
    }

    fn value(&self, at: Position) -> u32 {
        self.certified.value(self.before + at.n)
    }

    fn run_up(&self) -> Option<RunUp> {
        let (next, to) = self.certified.run_up()?;
        Some(RunUp { counts: "windows", from: 0, next, to, certainty: Certainty::Certified })
    }

    fn option(&self, at: Position, option: HeapMove) -> Option<u32> {
        let behind = self.before + at.n;
        match option {
            HeapMove::Take(s) => Some(self.certified.value(behind.checked_sub(s)?)),
            HeapMove::Divide(d) => self.certified.quotient(behind, d),
        }
    }
}

/// The most heaps that are certified before a table, so that it may subtract.
const MOST_BEFORE: u64 = 1 << 12;

fn out_of_reach(spec: &Spec, n: &Big) -> String {
    let computed = format!("{spec} is computed up to n = {}", spec.entry().limit - 1);
    match reach(spec) {
        reach if reach > spec.entry().limit => {
            format!("{computed} and certified up to n = {}, so not for n = {n}", reach - 1)
        }
        _ => format!("{computed}, so not for n = {n}"),
    }
}
