//! Tables that begin far away, and single values there: [`open_from`], [`open_rows`] and [`value_at`].
//!
//! Subtraction-division games are certified by a run-up ([`Certified`], and for single values of ({1}, {2, 3}) windows of
//! two words). Max Nim has Lemma 1 of its paper, and Maximum and Minimum Nim have Lemma 2.1 of theirs and its counterpart,
//! for rules whose form proves that they rise by 0 or 1 from heap to heap. The values of Max Nim while the pass can be used
//! have no proved closed form, so they are not to be had far away. Rows of MEM are certified by a run-up ([`MemRegion`]).

use super::division::{Packed, word_value};
use super::wide::WideHeaps;
use super::{Certainty, Certified, Engine, HeapMove, MemRegion, OneHeap, RunUp, Sequence, UNKNOWN};
use crate::game::big::Big;
use crate::game::division::Division;
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
    if let Game::Division(game) = spec.game() {
        if let Some(value) = word_value(game, n) {
            return Ok(Big::from(value));
        }
        let mut certified = Certified::new(game, n, 1)?;
        while certified.heaps() == 0 {
            certified.advance(u64::MAX)?;
        }
        return Ok(Big::from(certified.value(0)));
    }
    closed(spec, n, passed)?.value(n)
}

/// A table whose row i is heap `start` + i, for i below `limit`.
///
/// # Errors
/// A sentence that says why values cannot be had there, as far as that shows before the run-up; after it, it is the
/// table's fault.
pub fn open_from(spec: &Spec, start: &Big, limit: u64) -> Result<Box<dyn Engine>, String> {
    if let Game::Division(game) = spec.game() {
        return Ok(Box::new(OneHeap::new(CertifiedHeaps::new(game, start, limit)?, limit)));
    }
    let (closed, start) = (closed(spec, start, false)?, start.clone());
    Ok(match closed.largest(&(&start + limit)) {
        Some(largest) => Box::new(OneHeap::new(ClosedHeaps { closed, start, values: Packed::new(largest) }, limit)),
        None => Box::new(WideHeaps::new(closed, start, limit)),
    })
}

/// Whether the values of a table that begins at `start` outgrow texels, so that these show their logarithms.
pub fn is_wide(spec: &Spec, start: &Big) -> bool {
    let limit = start + spec.entry().limit;
    closed(spec, start, false).is_ok_and(|closed| closed.largest(&limit).is_none())
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

/// Whether a heap far away can be had by a closed form, for a game that needs one.
///
/// # Errors
/// Why it cannot.
pub fn check_heap(spec: &Spec, heap: &Big) -> Result<(), String> {
    match spec.game() {
        Game::Division(_) => Ok(()),
        _ => closed(spec, heap, false).map(|_| ()),
    }
}

/// The closed form of a game.
///
/// # Errors
/// Why there is none, or why it does not serve here.
fn closed(spec: &Spec, start: &Big, passed: bool) -> Result<Closed, String> {
    match spec.game() {
        Game::MaxNim(MaxNim { pass: true, .. }) if !passed => {
            Err(format!("{}: no closed form for the values with a pass is proved", out_of_reach(spec, start)))
        }
        Game::MaxNim(game) => Ok(Closed::MaxNim(game.divisor)),
        Game::Restricted(game) if !game.rule.rises_slowly() => Err(format!(
            "{}: farther heaps need a rule that rises by 0 or 1 from heap to heap, which the form of {} does not prove",
            out_of_reach(spec, start),
            game.rule
        )),
        // A rule that rises and has no fault at 0 is nowhere negative.
        Game::Restricted(game) => {
            game.bound(0).and_then(|_| heap_of_a_rule(start)).map(|_| Closed::Restricted(game.clone()))
        }
        _ => Err(out_of_reach(spec, start)),
    }
}

/// A formula for the value of any heap.
pub(super) enum Closed {
    MaxNim(Ratio),
    Restricted(Restricted),
}

impl Closed {
    /// About how many elementary steps a value costs.
    pub(super) const COST: u64 = 2_000;

    /// The value of a heap.
    pub(super) fn value(&self, n: &Big) -> Result<Big, String> {
        match self {
            Closed::MaxNim(divisor) => Ok(match u64::try_from(n) {
                Ok(n) => Big::from(max_nim::value(*divisor, n)),
                Err(_) => max_nim::far_value(*divisor, n),
            }),
            Closed::Restricted(game) => restricted_value(game, heap_of_a_rule(n)?).map(Big::from),
        }
    }

    /// A bound for the values of the heaps up to `end`; `None` if texels cannot hold it.
    fn largest(&self, end: &Big) -> Option<u32> {
        let largest = match self {
            // A heap has no larger value than it has options.
            Closed::MaxNim(divisor) => max_nim::far_bound(*divisor, end),
            Closed::Restricted(game @ Restricted { side: Side::Maximum, .. }) => {
                Big::from(game.bound(heap_of_a_rule(end).ok()?).ok()?)
            }
            // A value of Minimum Nim is the number of its steps.
            Closed::Restricted(_) => Big::from(MOST_STEPS),
        };
        u32::try_from(&largest).ok().filter(|&largest| largest < UNKNOWN)
    }
}

/// The heaps from `start` on, by a formula.
struct ClosedHeaps {
    closed: Closed,
    start: Big,
    values: Packed,
}

impl Sequence for ClosedHeaps {
    fn heaps(&self) -> u64 {
        self.values.len()
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), String> {
        let (from, room) = (self.heaps(), limit - self.heaps());
        for n in from..from + room.min(work.div_ceil(Closed::COST)) {
            let value = self.closed.value(&(&self.start + n))?;
            self.values.push(u32::try_from(&value).expect("the table has room for it"));
        }
        Ok(())
    }

    fn value(&self, at: Position) -> u32 {
        self.values.get(at.n)
    }
}

/// The heaps from some heap on, certified, with a few before it, so that the options of all are known.
struct CertifiedHeaps {
    certified: Certified,
    /// How many are before it.
    before: u64,
}

impl CertifiedHeaps {
    fn new(game: &Division, start: &Big, limit: u64) -> Result<CertifiedHeaps, String> {
        let before = game.subtract.members().last().map_or(0, |&largest| largest.min(MOST_BEFORE));
        let before = u64::try_from(start).map_or(before, |start| start.min(before));
        Ok(CertifiedHeaps { certified: Certified::new(game, &(start - before), limit + before)?, before })
    }
}

impl Sequence for CertifiedHeaps {
    fn heaps(&self) -> u64 {
        self.certified.heaps().saturating_sub(self.before)
    }

    fn grow(&mut self, work: u64, _limit: u64) -> Result<(), String> {
        self.certified.advance(work)
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
