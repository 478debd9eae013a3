//! Streams that start so early that all pasts become one: planned, run, and started earlier where they have not, in slices.

use std::collections::BTreeMap;

use super::Far;
use super::pasts::Frame;
use super::plan::{HeadStarts, Plan, Site};
use super::run::Run;
use crate::game::big::Big;
use crate::game::division::Division;

/// Streams on the way to their first certified value.
pub(super) struct Opening {
    far: Far,
    attempts: Attempts,
    /// The heap that is wanted, while a smaller one is tried.
    beyond: Option<Big>,
}

impl Opening {
    /// Values from heap `start` on.
    ///
    /// # Errors
    /// A sentence, if the game has too many pasts.
    pub(super) fn new(game: &Division, start: &Big) -> Result<Opening, String> {
        let frame = Frame::new(game)?;
        let usual = HEAD_START * frame.classes;
        // Whether a game forgets shows at smaller heaps already, where it is cheaper to find out.
        let smaller = Big::from(1_u32) << SMALLER;
        let (first, beyond) = if *start < smaller { (start.clone(), None) } else { (smaller, Some(start.clone())) };
        let far = Far { game: game.clone(), frame, streams: Vec::new() };
        Ok(Opening { far, attempts: Attempts::new(first, usual), beyond })
    }

    /// Goes on for about `work` elementary steps; whether the values are certain.
    ///
    /// # Errors
    /// A sentence, if the game does not forget, or if it has too many divisors for that heap.
    pub(super) fn advance(&mut self, work: u64) -> Result<bool, String> {
        if !self.attempts.advance(&mut self.far, work)? {
            return Ok(false);
        }
        let Some(start) = self.beyond.take() else { return Ok(true) };
        self.attempts = Attempts::new(start, self.attempts.head_starts.usual);
        Ok(false)
    }

    /// How many streams are planned and run, each for a half.
    pub(super) fn done(&self) -> u64 {
        if self.beyond.is_some() { 0 } else { self.attempts.done() }
    }

    /// The streams, once they are certain.
    pub(super) fn into_far(self) -> Far {
        self.far
    }
}

/// Attempts with longer and longer head starts.
struct Attempts {
    start: Big,
    head_starts: HeadStarts,
    sites: Vec<Site>,
    attempt: Attempt,
}

enum Attempt {
    Planning(Plan),
    Running(Run),
}

impl Attempts {
    fn new(start: Big, usual: u64) -> Attempts {
        Attempts {
            head_starts: HeadStarts { usual, longer: BTreeMap::new() },
            sites: Vec::new(),
            attempt: Attempt::Planning(Plan::new(start.clone())),
            start,
        }
    }

    fn advance(&mut self, far: &mut Far, work: u64) -> Result<bool, String> {
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
                    if undecided.is_empty() {
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

    fn start_earlier(&mut self, far: &Far, undecided: &[(usize, usize)]) -> Result<(), String> {
        // Of equals the last one counts, and the smallest heap is easiest to read.
        let by_head_start = |(stream, _): &&(usize, usize)| self.head_starts.of(&self.sites[*stream].product);
        let Some(&(worst, pasts)) = undecided.iter().rev().max_by_key(by_head_start) else { return Ok(()) };
        let head_start = self.head_starts.of(&self.sites[worst].product);
        self.lengthen(far, undecided).map_err(|why| {
            let first = &self.sites[worst].first;
            format!(
                "{why}: {head_start} heaps after n = {first}, {pasts} different pasts still lead to different values"
            )
        })
    }

    /// Doubles the head starts of the streams whose pasts have not become one, or of all if they are many.
    ///
    /// # Errors
    /// What that says about the game, if head starts are as long as they may be.
    fn lengthen(&mut self, far: &Far, undecided: &[(usize, usize)]) -> Result<(), &'static str> {
        let total: u64 = far.streams.iter().map(|stream| stream.end).sum();
        if total > MOST_HEAPS {
            return Err("this game forgets too slowly there");
        }
        let far_streams = far.streams.iter().filter(|stream| !stream.links.is_empty()).count();
        if undecided.len() * MANY > far_streams {
            if self.head_starts.usual >= LONGEST {
                return Err("this game does not forget");
            }
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

/// The heaps of a class before a window at which its stream first tries to start.
const HEAD_START: u64 = 12;

/// The longest head start that is tried for all streams at once.
const LONGEST: u64 = HEAD_START << 12;

/// One stream in so many may have a head start of its own.
const MANY: usize = 4;

/// Head starts are doubled no further once all streams together have passed this many heaps: some seconds.
const MOST_HEAPS: u64 = 200_000_000;

/// Larger heaps than 2 to this power are tried at a smaller one first.
const SMALLER: u64 = 110;

/// About how many elementary steps it takes to plan a stream.
const PLAN: u64 = 500;
