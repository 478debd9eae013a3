//! Certified values from a heap on, by whichever way leads there, in slices: streams where they are few enough to be kept,
//! else walks through all windows, one for each block of heaps.

use super::Far;
use super::layers::{Uncertain, Walk};
use super::opening::Opening;
use super::pasts::Frame;
use super::reach::{self, MANY};
use crate::engine::Packed;
use crate::game::big::Big;
use crate::grow::{Grow, Progress, Refusal};
use crate::paper::imark::{Division, Rounding};

/// The heaps from some heap on, as far as they are certified.
pub struct Certified {
    game: Division,
    start: Big,
    /// How many heaps there can be.
    limit: u64,
    stage: Stage,
    /// About how many windows a value depends on, and how many streams can be kept.
    windows: u64,
    most_streams: u64,
    /// The head start of walks, for each of the classes, and the one that is tried first.
    head_start: u64,
    shortest: u64,
    classes: u64,
    /// Whether streams at a smaller heap have shown that the game forgets.
    forgets: bool,
    /// The most streams that were done at once: what starts earlier starts again, and that is not told.
    opened: u64,
    values: Packed,
    quotients: Vec<Packed>,
    refusal: Option<Refusal>,
}

enum Stage {
    Opening(Opening),
    Streaming(Far),
    Walking(Box<Walk>),
    Probing(Opening),
    /// The next block is not begun.
    Resting,
}

impl Certified {
    /// The `limit` heaps from `start` on, none of them known yet.
    ///
    /// # Errors
    /// If the game has too many pasts, or too many divisors for that heap.
    pub fn new(game: &Division, start: &Big, limit: u64) -> Result<Certified, Refusal> {
        let frame = Frame::new(game)?;
        let windows = reach::windows(game, &frame, start)?;
        let largest = game.most_options() as u32;
        // Nothing is certain before a class has filled its memory.
        let shortest = HEAD_START.max(u64::from(frame.memory));
        let mut certified = Certified {
            game: game.clone(),
            start: start.clone(),
            limit,
            stage: Stage::Resting,
            windows: windows as u64,
            most_streams: Far::most_streams(&frame) as u64,
            head_start: shortest,
            shortest,
            classes: frame.classes,
            forgets: false,
            opened: 0,
            values: Packed::new(largest),
            quotients: game.divide.members().iter().map(|_| Packed::new(largest)).collect(),
            refusal: None,
        };
        let walk = if windows > MANY { certified.walk().ok() } else { None };
        // Few windows are streams, and so are more if the game cannot be walked through.
        certified.stage = match walk {
            Some(walk) => walk,
            None if windows > certified.most_streams as f64 => {
                return Err(reach::too_long(windows, shortest * frame.classes));
            }
            None => Stage::Opening(Opening::new(game, start)?),
        };
        Ok(certified)
    }

    /// How many heaps are known.
    pub fn heaps(&self) -> u64 {
        self.values.len()
    }

    /// The value of a known heap, by how far it lies behind the first one.
    pub fn value(&self, behind: u64) -> u32 {
        self.values.get(behind)
    }

    /// The value of the quotient of a known heap by a divisor; `None` where that is no whole number but has to be.
    pub fn quotient(&self, behind: u64, d: u64) -> Option<u32> {
        let slot = self.game.divide.members().iter().position(|&member| member == d)?;
        let is_whole = (self.over(d) + behind).is_multiple_of(d);
        if behind >= self.heaps() || (self.game.rounding == Rounding::Exact && !is_whole) {
            return None;
        }
        Some(self.quotients[slot].get(self.quotient_behind(behind, d)))
    }

    /// The windows that are done, and about how many there are, while the next value depends on some that are not.
    pub fn run_up(&self) -> Option<(u64, u64)> {
        match &self.stage {
            Stage::Opening(_) => Some((self.opened.min(self.windows), self.windows + 1)),
            Stage::Walking(walk) => Some(walk.progress()),
            Stage::Probing(_) => Some((0, self.windows)),
            Stage::Streaming(_) | Stage::Resting => None,
        }
    }

    /// The stage that follows a slice of work. There is none if the game is not seen to forget, or forgets too slowly.
    fn next(&mut self, stage: Stage, work: u64) -> Result<Stage, Refusal> {
        Ok(match stage {
            Stage::Opening(mut opening) => match opening.step(work)? {
                true => Stage::Streaming(opening.into_far()),
                false => {
                    self.opened = self.opened.max(opening.done());
                    Stage::Opening(opening)
                }
            },
            Stage::Streaming(mut far) => {
                let count = work.div_ceil(far.cost()).min(self.limit - self.heaps());
                self.stream(&mut far, count);
                Stage::Streaming(far)
            }
            Stage::Walking(mut walk) => match walk.step(work) {
                Ok(false) => Stage::Walking(walk),
                Ok(true) => {
                    self.take(&walk);
                    Stage::Resting
                }
                Err(Uncertain) => self.unforgotten()?,
            },
            Stage::Probing(mut opening) => match opening.step(work)? {
                true => {
                    self.forgets = true;
                    self.start_earlier()?
                }
                false => Stage::Probing(opening),
            },
            Stage::Resting if self.heaps() < self.limit => self.walk()?,
            Stage::Resting => Stage::Resting,
        })
    }

    /// Begins the walk through the windows of the next block.
    fn walk(&self) -> Result<Stage, Refusal> {
        let count = (self.limit - self.heaps()).clamp(1, BLOCK);
        let head_start = self.head_start * self.classes;
        let walk = Walk::new(&self.game, &(&self.start + self.heaps()), count, head_start);
        let walk = walk.filter(|walk| self.head_start == self.shortest || walk.steps() <= MOST_STEPS);
        walk.map(|walk| Stage::Walking(Box::new(walk))).ok_or_else(|| {
            Refusal::TooSlow(format!(
                "this game forgets too slowly there, if at all: {head_start} heaps before each window are too many"
            ))
        })
    }

    /// Goes on where the pasts of some window have not become one. Most games forget soon; of the others some forget late in
    /// a few places only, and streams can start earlier there alone, if they are few enough to be kept.
    fn unforgotten(&mut self) -> Result<Stage, Refusal> {
        if self.forgets || self.head_start < SOON {
            return self.start_earlier();
        }
        if self.heaps() == 0 && self.windows <= self.most_streams {
            return Ok(Stage::Opening(Opening::new(&self.game, &self.start)?));
        }
        // Whether a game forgets shows at smaller heaps already, where it is cheaper to find out.
        Ok(Stage::Probing(Opening::new(&self.game, &reach::smaller(&self.game, &self.start))?))
    }

    /// Walks again, with a longer head start: 12, 16, 24, 32, 48, … heaps of each class.
    fn start_earlier(&mut self) -> Result<Stage, Refusal> {
        let power = self.head_start.next_power_of_two();
        self.head_start = if power == self.head_start { power + power / 2 } else { power };
        self.walk()
    }

    fn take(&mut self, walk: &Walk) {
        for (slot, &d) in self.game.divide.members().iter().enumerate() {
            let first = (self.over(d) + self.heaps()) / d;
            let known = self.quotients[slot].len() - first;
            let further = walk.quotients(d).iter().skip(known as usize);
            further.for_each(|&value| self.quotients[slot].push(u32::from(value)));
        }
        walk.values().iter().for_each(|&value| self.values.push(u32::from(value)));
    }

    fn stream(&mut self, far: &mut Far, count: u64) {
        if count == 0 {
            return;
        }
        far.next_kept(count).iter().for_each(|&value| self.values.push(u32::from(value)));
        for (slot, &d) in self.game.divide.members().iter().enumerate() {
            let last = self.quotient_behind(self.heaps() - 1, d);
            for behind in self.quotients[slot].len()..=last {
                self.quotients[slot].push(u32::from(far.quotient(slot, behind)));
            }
        }
        far.trim();
    }

    /// How far the quotient of a heap lies behind that of the first one, which is rounded down.
    fn quotient_behind(&self, behind: u64, d: u64) -> u64 {
        match self.game.rounding {
            Rounding::Exact | Rounding::Down => (self.over(d) + behind) / d,
            Rounding::Up => (self.over(d) + behind).div_ceil(d),
        }
    }

    /// What remains of the first heap.
    fn over(&self, d: u64) -> u64 {
        u64::try_from(&self.start % d).expect("a remainder is less than its divisor")
    }
}

impl Grow for Certified {
    fn advance(&mut self, work: u64) {
        if self.refusal.is_some() {
            return;
        }
        let stage = std::mem::replace(&mut self.stage, Stage::Resting);
        match self.next(stage, work) {
            Ok(stage) => self.stage = stage,
            Err(refusal) => self.refusal = Some(refusal),
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.heaps(), self.limit).unless(self.refusal.as_ref())
    }
}

/// The most heaps of a walk: so many cost little beside its windows.
const BLOCK: u64 = 1 << 20;

/// The heaps of a class in which pasts must become one, at first.
const HEAD_START: u64 = 12;

/// A game that has not forgotten within so many heaps of a class forgets late, if at all.
const SOON: u64 = 32;

/// The most heaps that a walk with a longer head start goes through: minutes.
const MOST_STEPS: f64 = 5e10;
