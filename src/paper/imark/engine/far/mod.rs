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
//! nearly everywhere and late in a few places. A game for which even that does not help was not seen to forget, and the
//! program refuses it and says how long it waited; that is evidence and no proof. Where the pasts were too many to be
//! followed it cannot tell.
//!
//! There are two ways. Windows may be streams ([`Far`]): they go on side by side, and only what a slower one still has to
//! read is kept. Where windows are more than some ten thousand, a walk goes through all of them for a block of heaps and
//! keeps few ([`Walk`]). [`Certified`] takes whichever serves, in slices.
//!
//! Cost: O(log^|D| n) windows of a few dozen heaps to begin with, and for a walk again every million heaps; then each heap of
//! the result costs a constant.

mod certified;
mod layers;
mod level;
mod opening;
mod pasts;
mod plan;
mod reach;
mod run;
mod stream;
mod windows;

pub use self::certified::Certified;
pub use self::layers::{Uncertain, Walk};
pub use self::windows::word_value;

use self::opening::Opening;
use self::pasts::Frame;
use self::run::Run;
use self::stream::Stream;
use crate::game::big::Big;
use crate::grow::Refusal;
use crate::paper::imark::Division;

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
    /// If the game is not seen to forget, or if it has too many pasts or too many divisors for that heap.
    ///
    /// ```
    /// use nimscope::paper::imark::engine::Far;
    /// use nimscope::paper::Spec;
    /// use nimscope::game::big;
    /// let spec = Spec::parse("imark?S=1&D=2,3").unwrap();
    /// let game = spec.rules().expect("i-Mark divides");
    /// let mut far = Far::new(game, &big::parse("10^30").unwrap()).unwrap();
    /// assert_eq!(far.next(4), [2, 0, 1, 0]);
    /// ```
    pub fn new(game: &Division, start: &Big) -> Result<Far, Refusal> {
        let mut opening = Opening::new(game, start)?;
        while !opening.step(u64::MAX)? {}
        Ok(opening.into_far())
    }

    /// The values of the next `count` heaps.
    pub fn next(&mut self, count: u64) -> Vec<u8> {
        let values = self.next_kept(count).to_vec();
        self.trim();
        values
    }

    /// The values of the next `count` heaps, of which nothing is let go yet.
    fn next_kept(&mut self, count: u64) -> &[u8] {
        let root = &self.streams[0];
        let from = root.end.max(root.wanted);
        let mut run = Run::new(self, from + count);
        while !run.advance(self, u64::MAX) {}
        self.streams[0].values_from(from)
    }

    /// The value of the quotient by a divisor that lies so many heaps behind the first one, while nothing is let go.
    fn quotient(&self, slot: usize, behind: u64) -> u8 {
        let root = &self.streams[0];
        match root.links.get(slot) {
            Some(link) => {
                let first = link.below(root.wanted, self.game.divide.members()[slot]);
                self.streams[link.stream].value(first + behind)
            }
            // Heaps count from the empty one, and quotients are among them.
            None => root.value(root.wanted / self.game.divide.members()[slot] + behind),
        }
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

    /// The most windows: some hundred megabytes.
    fn most_streams(frame: &Frame) -> usize {
        4_000_000 / (9 + frame.classes as usize * (1 + frame.memory as usize / 8))
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
