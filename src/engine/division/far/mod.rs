//! Values of a subtraction-division game at heaps of any size, certified, without the heaps before them.
//!
//! **Proposition.** For S = {1} and any finite D, the value of n can be computed from O(log^|D| n) values.
//! *Proof.* Let L be the least common multiple of D. (a) If n ≡ 1 (mod L) and n > 1, no member of D divides n, so its value
//! is the mex of one value: one of n − 1 and n has the value 0, and any L + 1 consecutive heaps contain a 0. (b) If m has
//! the value 0, then dm has not, whatever the value of dm − 1 is: within d(L + 1) steps "zero or not" no longer depends on
//! where the chain began. (c) At the next n ≡ 1 (mod L) the value depends only on whether that of n − 1 is zero, and from
//! there on all values are determined. So a window at n needs windows only a constant longer at n/d for d in D, and the
//! heaps n/(d₁^i·d₂^j·…) are few. ∎
//!
//! The program does not rely on it. It starts a little before each window from every past that is possible, and runs all
//! of them forward; where they have become one, the values are certified, whatever a theory says about S and D. Where they
//! have not, it starts earlier: all streams, or only those that need it if they are few, since some games forget soon
//! nearly everywhere and late in a few places. A game for which even that does not help does not forget, and the program
//! says so; only where the pasts were too many to be followed it cannot tell.
//! Windows are streams: they go on side by side, and only what a slower one still has to read is kept.
//!
//! Cost: O(log^|D| n) windows of a few dozen heaps to begin with; then each heap of the result costs a constant.

mod layers;
mod level;
mod pasts;
mod plan;
mod size;
mod stream;
mod windows;

pub(in super::super) use self::layers::layered_value;
pub(in super::super) use self::windows::word_value;

use std::collections::BTreeMap;

use self::pasts::Frame;
use self::plan::{HeadStarts, Site, plan};
use self::size::Size;
use self::stream::{Later, Stream};
use crate::game::big::Big;
use crate::game::division::{Division, Rounding};

/// Certified values from some heap on.
pub struct Far {
    game: Division,
    frame: Frame,
    /// The streams by their products, the smallest first: a stream reads from later ones only.
    streams: Vec<Stream>,
}

impl Far {
    /// Values from heap `start` on.
    ///
    /// # Errors
    /// A sentence, if the game does not forget, or if it has too many pasts or too many divisors for that heap.
    ///
    /// ```
    /// use nimscope::engine::Far;
    /// use nimscope::game::{Game, Spec, big};
    /// let spec = Spec::parse("imark?S=1&D=2,3").unwrap();
    /// let Game::Division(game) = spec.game() else { panic!("i-Mark divides") };
    /// let mut far = Far::new(game, &big::parse("10^30").unwrap()).unwrap();
    /// assert_eq!(far.next(4), [2, 0, 1, 0]);
    /// ```
    pub fn new(game: &Division, start: &Big) -> Result<Far, String> {
        let frame = Frame::new(game)?;
        let mut far = Far { game: game.clone(), frame, streams: Vec::new() };
        let mut usual = far.frame.head_start(HEAD_START);
        // Whether a game forgets shows at smaller heaps already, where it is cheaper to find out.
        for trial in TRIALS.into_iter().filter(|&trial| Big::from(trial) < *start) {
            usual = far.begin(trial, usual, true)?;
        }
        match u128::try_from(start) {
            Ok(start) if start <= WORDS => far.begin(start, usual, false)?,
            _ => far.begin(start.clone(), usual, false)?,
        };
        Ok(far)
    }

    /// The values of the next `count` heaps.
    pub fn next(&mut self, count: u64) -> Vec<u8> {
        let root = &self.streams[0];
        let from = root.end.max(root.wanted);
        self.run(from + count);
        let values = self.streams[0].values_from(from).to_vec();
        self.trim();
        values
    }

    /// Whether all values from an empty heap on are kept.
    pub(in super::super) fn keeps_all(&self) -> bool {
        self.streams[0].links.is_empty()
    }

    /// The largest value that there can be.
    pub fn largest(&self) -> u32 {
        self.game.most_options() as u32
    }

    /// About how many elementary steps a heap costs: its own, and those of the streams behind it.
    pub fn cost(&self) -> u64 {
        12 * u64::from(self.largest())
    }

    /// Starts so early that all pasts become one, and returns how many heaps early most streams do. A trial ends there.
    fn begin<N: Size>(&mut self, start: N, usual: u64, is_trial: bool) -> Result<u64, String> {
        let mut head_starts = HeadStarts { usual, longer: BTreeMap::new() };
        loop {
            let (streams, sites) = plan(&self.game, start.clone(), &head_starts, self.most_streams())?;
            self.streams = streams;
            let undecided = self.run(self.streams[0].wanted);
            // Of equals the last one counts, and the smallest heap is easiest to read.
            let by_head_start = |(stream, _): &&(usize, usize)| head_starts.of(&sites[*stream].product);
            let Some(&worst) = undecided.iter().rev().max_by_key(by_head_start) else {
                return Ok(head_starts.usual);
            };
            if is_trial && !self.are_many(&undecided) {
                return Ok(head_starts.usual);
            }
            self.lengthen(&mut head_starts, &sites, &undecided).map_err(|why| {
                let (Site { product, first }, pasts) = (&sites[worst.0], worst.1);
                let place = format!("{} heaps after n = {first}", head_starts.of(product));
                if self.streams[worst.0].has_too_many_pasts() {
                    return format!(
                        "whether this game forgets cannot be told: {place} values are still open, and their pasts are too \
                         many to follow"
                    );
                }
                format!("{why}: {place}, {pasts} different pasts still lead to different values")
            })?;
        }
    }

    /// Doubles the head starts of the streams whose pasts have not become one, or of all if they are many.
    ///
    /// # Errors
    /// What that says about the game, if head starts are as long as they may be.
    fn lengthen<N: Size>(
        &self,
        head_starts: &mut HeadStarts<N>,
        sites: &[Site<N>],
        undecided: &[(usize, usize)],
    ) -> Result<(), &'static str> {
        let many = self.are_many(undecided);
        if many && head_starts.usual >= LONGEST {
            return Err("this game does not forget");
        }
        let total: u64 = self.streams.iter().map(|stream| stream.end).sum();
        if total > MOST_HEAPS {
            return Err("this game forgets too slowly there");
        }
        if many {
            head_starts.usual *= 2;
            return Ok(());
        }
        for (stream, _) in undecided {
            let product = &sites[*stream].product;
            head_starts.longer.insert(product.clone(), 2 * head_starts.of(product));
        }
        Ok(())
    }

    /// Whether so many streams are undecided that all need a longer head start. A few, among few, say little about a game.
    fn are_many(&self, undecided: &[(usize, usize)]) -> bool {
        let far_streams = self.streams.iter().filter(|stream| !stream.links.is_empty()).count();
        undecided.len() >= MANY && undecided.len() * MANY > far_streams
    }

    /// The most windows: some hundred megabytes.
    fn most_streams(&self) -> usize {
        4_000_000 / (9 + self.frame.classes as usize * (1 + self.frame.memory as usize / 8))
    }

    /// Runs the first stream up to a place, and the others as far as that needs. Returns the streams whose pasts have not
    /// become one, and how many pasts those are: nothing that has read them is certain.
    fn run(&mut self, to: u64) -> Vec<(usize, usize)> {
        let mut ends: Vec<u64> = self.streams.iter().map(|stream| stream.wanted).collect();
        ends[0] = ends[0].max(to);
        for (index, stream) in self.streams.iter().enumerate() {
            let Some(last) = ends[index].checked_sub(1) else { continue };
            for (link, &d) in stream.links.iter().zip(self.game.divide.members()) {
                let quotient = link.below(last, d) + u64::from(self.game.rounding == Rounding::Up);
                ends[link.stream] = ends[link.stream].max(quotient + 1);
            }
        }
        let mut undecided = Vec::new();
        for index in (0..self.streams.len()).rev() {
            let (before, after) = self.streams.split_at_mut(index + 1);
            let stream = &mut before[index];
            let later = Later { before: index + 1, streams: after };
            let pasts = stream.run(ends[index], &later, &self.game, &self.frame);
            if pasts > 1 {
                undecided.push((index, pasts));
            }
        }
        undecided
    }

    /// Lets go of what nobody will read again.
    fn trim(&mut self) {
        let mut needed = vec![u64::MAX; self.streams.len()];
        needed[0] = self.streams[0].end;
        for stream in &self.streams {
            for (link, &d) in stream.links.iter().zip(self.game.divide.members()) {
                needed[link.stream] = needed[link.stream].min(link.below(stream.end, d));
            }
        }
        for (stream, place) in self.streams.iter_mut().zip(needed) {
            stream.drop_before(place);
        }
    }
}

/// The heaps of a class before a window at which its stream first tries to start.
const HEAD_START: u64 = 12;

/// The longest head start that is tried for all streams at once.
const LONGEST: u64 = HEAD_START << 12;

/// One stream in so many may have a head start of its own, and so may fewer than this.
const MANY: usize = 4;

/// Head starts are doubled no further once all streams together have passed this many heaps: some seconds.
const MOST_HEAPS: u64 = 100_000_000;

/// Up to this heap planning takes two machine words.
const WORDS: u128 = 1 << 110;

/// The heaps at which a game is tried first.
const TRIALS: [u128; 2] = [1 << 40, WORDS];
