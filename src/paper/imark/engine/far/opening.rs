//! Streams that start so early that all pasts become one: planned, run, and started earlier where they have not, in slices.

use std::collections::BTreeMap;

use super::Far;
use super::pasts::Frame;
use super::plan::{HeadStarts, Plan, Site};
use super::run::Run;
use crate::game::big::Big;
use crate::grow::Refusal;
use crate::paper::imark::Division;

/// Streams on the way to their first certified value.
pub(super) struct Opening {
    far: Far,
    attempts: Attempts,
    /// The heaps that come later, the last one first: that is the one that is wanted, and the others are tried before it.
    later: Vec<Big>,
}

impl Opening {
    /// Values from heap `start` on.
    ///
    /// # Errors
    /// If the game has too many pasts.
    pub(super) fn new(game: &Division, start: &Big) -> Result<Opening, Refusal> {
        let frame = Frame::new(game)?;
        let usual = frame.head_start(HEAD_START);
        // Whether a game forgets shows at smaller heaps already, where it is cheaper to find out.
        let trials = TRIALS.map(|power| Big::from(1_u32) << power).into_iter().filter(|trial| trial < start);
        let mut later = vec![start.clone()];
        later.extend(trials);
        let first = later.pop().unwrap_or_default();
        let far = Far { game: game.clone(), frame, streams: Vec::new() };
        Ok(Opening { far, attempts: Attempts::new(first, usual, !later.is_empty()), later })
    }

    /// Goes on for about `work` elementary steps; whether the values are certain.
    ///
    /// # Errors
    /// If the game is not seen to forget, or if it has too many divisors for that heap.
    pub(super) fn step(&mut self, work: u64) -> Result<bool, Refusal> {
        if !self.attempts.step(&mut self.far, work)? {
            return Ok(false);
        }
        let Some(start) = self.later.pop() else { return Ok(true) };
        self.attempts = Attempts::new(start, self.attempts.head_starts.usual, !self.later.is_empty());
        Ok(false)
    }

    /// How many streams are planned and run, each for a half.
    pub(super) fn done(&self) -> u64 {
        if self.later.is_empty() { self.attempts.done() } else { 0 }
    }

    /// The streams, once they are certain.
    pub(super) fn into_far(self) -> Far {
        self.far
    }
}

/// Attempts with longer and longer head starts.
struct Attempts {
    start: Big,
    /// Whether it is enough that most streams are certain, which says how early they must start.
    is_trial: bool,
    head_starts: HeadStarts,
    sites: Vec<Site>,
    attempt: Attempt,
}

enum Attempt {
    Planning(Plan),
    Running(Run),
}

impl Attempts {
    fn new(start: Big, usual: u64, is_trial: bool) -> Attempts {
        Attempts {
            head_starts: HeadStarts { usual, longer: BTreeMap::new() },
            sites: Vec::new(),
            attempt: Attempt::Planning(Plan::new(start.clone())),
            is_trial,
            start,
        }
    }

    fn step(&mut self, far: &mut Far, work: u64) -> Result<bool, Refusal> {
        let mut spent = 0;
        while spent < work {
            match &mut self.attempt {
                Attempt::Planning(plan) => {
                    spent = spent.saturating_add(PLAN);
                    if !plan.step(&far.game, &self.head_starts, Far::most_streams(&far.frame))? {
                        far.streams = std::mem::take(&mut plan.streams);
                        self.sites = std::mem::take(&mut plan.sites);
                        self.attempt = Attempt::Running(Run::new(far, far.streams[0].wanted));
                        return Ok(false);
                    }
                }
                Attempt::Running(run) => {
                    if !run.advance(far, work - spent) {
                        return Ok(false);
                    }
                    let again = Attempt::Planning(Plan::new(self.start.clone()));
                    let Attempt::Running(run) = std::mem::replace(&mut self.attempt, again) else { return Ok(false) };
                    let undecided = run.into_undecided();
                    if undecided.is_empty() || self.is_trial && !are_many(far, &undecided) {
                        return Ok(true);
                    }
                    self.start_earlier(far, &undecided)?;
                    return Ok(false);
                }
            }
        }
        Ok(false)
    }

    fn done(&self) -> u64 {
        match &self.attempt {
            Attempt::Planning(plan) => plan.streams.len() as u64 / 2,
            Attempt::Running(run) => (self.sites.len() + run.done()) as u64 / 2,
        }
    }

    fn start_earlier(&mut self, far: &Far, undecided: &[(usize, usize)]) -> Result<(), Refusal> {
        // Of equals the last one counts, and the smallest heap is easiest to read.
        let by_head_start = |(stream, _): &&(usize, usize)| self.head_starts.of(&self.sites[*stream].product);
        let Some(&(worst, pasts)) = undecided.iter().rev().max_by_key(by_head_start) else { return Ok(()) };
        let head_start = self.head_starts.of(&self.sites[worst].product);
        self.lengthen(far, undecided).map_err(|why| {
            let of_a_class = if far.frame.classes > 1 { " of a class" } else { "" };
            let heaps = head_start / far.frame.classes;
            let place = format!("{heaps} heaps{of_a_class} after n = {}", self.sites[worst].first);
            if far.streams[worst].has_too_many_pasts() {
                return Refusal::Unforgetting(format!(
                    "whether this game forgets cannot be told: {place} values are still open, and their pasts are too many \
                     to follow"
                ));
            }
            why.said(|why| format!("{why}: {place}, {pasts} different pasts still lead to different values"))
        })
    }

    /// Doubles the head starts of the streams whose pasts have not become one, or of all if they are many.
    ///
    /// # Errors
    /// What that says about the game, if head starts are as long as they may be.
    fn lengthen(&mut self, far: &Far, undecided: &[(usize, usize)]) -> Result<(), Refusal> {
        let many = are_many(far, undecided);
        if many && self.head_starts.usual >= LONGEST * far.frame.classes {
            return Err(Refusal::Unforgetting("this game was not seen to forget".to_owned()));
        }
        let total: u64 = far.streams.iter().map(|stream| stream.end).sum();
        if total > MOST_HEAPS {
            return Err(Refusal::TooSlow("this game forgets too slowly there, if at all".to_owned()));
        }
        if many {
            self.head_starts.usual *= 2;
            return Ok(());
        }
        for (stream, _) in undecided {
            let product = &self.sites[*stream].product;
            let longer = 2 * self.head_starts.of(product);
            self.head_starts.longer.insert(product.clone(), longer);
        }
        Ok(())
    }
}

/// Whether so many streams are undecided that all need a longer head start. A few, among few, say little about a game.
fn are_many(far: &Far, undecided: &[(usize, usize)]) -> bool {
    let far_streams = far.streams.iter().filter(|stream| !stream.links.is_empty()).count();
    undecided.len() >= MANY && undecided.len() * MANY > far_streams
}

/// The heaps of a class before a window at which its stream first tries to start.
const HEAD_START: u64 = 12;

/// The most heaps of a class in the longest head start that is tried for all streams at once.
const LONGEST: u64 = HEAD_START << 12;

/// One stream in so many may have a head start of its own, and so may fewer than this.
const MANY: usize = 4;

/// Head starts are doubled no further once all streams together have passed this many heaps: some seconds.
const MOST_HEAPS: u64 = 100_000_000;

/// A game is tried first at 2 to these powers, the last one first.
const TRIALS: [u32; 2] = [110, 40];

/// About how many elementary steps it takes to plan a stream.
const PLAN: u64 = 500;
