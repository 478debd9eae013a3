//! All pasts that a chain of heaps may have had, run forward until they have become one.
//!
//! What a heap's value depends on, besides the quotients, are the last values of its own class modulo the greatest
//! common divisor of S: classes do not mix by subtraction. A past of a class is those values, packed into a word.

use crate::game::division::{Division, Rounding};
use crate::game::numbers::gcd;

/// The most pasts that are followed at once.
pub(super) const MOST: u64 = 1 << 16;

/// How the pasts of a game are packed and carried on.
pub(super) struct Frame {
    /// The classes that do not mix by subtraction.
    pub(super) classes: u64,
    /// The bits of a value.
    width: u32,
    /// How many earlier values of its class a heap may depend on.
    memory: u64,
    /// Where in a past the value of each member of S stands.
    shifts: Vec<u32>,
    mask: u64,
}

impl Frame {
    /// The frame of a game.
    ///
    /// # Errors
    /// A sentence, if it has more pasts than can be followed.
    pub(super) fn new(game: &Division) -> Result<Frame, String> {
        let members = game.subtract.members();
        let classes = members.iter().fold(0, |common, &s| gcd(common, s));
        let options = game.most_options() as u64;
        let memory = members.last().map_or(1, |largest| largest / classes);
        let pasts = (0..memory).try_fold(1_u64, |pasts, _| pasts.checked_mul(options + 1).filter(|&all| all <= MOST));
        let width = u64::BITS - options.leading_zeros();
        if pasts.is_none() || options > MOST_OPTIONS {
            return Err(format!(
                "whether this game forgets cannot be told: a heap depends on the last {memory} values of its class, and \
                 more than {MOST} pasts are too many to follow"
            ));
        }
        let bits = width * memory as u32;
        let shifts = members.iter().map(|s| (s / classes - 1) as u32 * width).collect();
        Ok(Frame { classes, width, memory, shifts, mask: (1 << bits) - 1 })
    }
}

/// A mex is found in a word, so that this many options can be told apart.
const MOST_OPTIONS: u64 = 63;

/// The pasts of one class that are still possible.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Pasts(Vec<u64>);

impl Pasts {
    /// Every past of a heap, given by its remainder for each member of D.
    ///
    /// A value is at most the number of options, and where divisions must be exact, few heaps have all of them.
    pub(super) fn all(game: &Division, frame: &Frame, remainders: &[u64]) -> Pasts {
        let divisors = game.divide.members();
        let mut pasts = vec![0];
        for back in 1..=frame.memory {
            let divides =
                |(d, remainder): &(&u64, &u64)| (*remainder + *d - back * frame.classes % *d).is_multiple_of(**d);
            let divisions = match game.rounding {
                Rounding::Exact => divisors.iter().zip(remainders).filter(divides).count(),
                Rounding::Down | Rounding::Up => divisors.len(),
            };
            let most = (game.subtract.members().len() + divisions) as u64;
            let shift = (back - 1) as u32 * frame.width;
            pasts = pasts.iter().flat_map(|past| (0..=most).map(move |value| past | value << shift)).collect();
        }
        Pasts(pasts)
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Carries every past on by one heap of the class, whose divisions lead to the values in `taken`. The value is that
    /// of the first past, which is the truth as soon as there is no other.
    pub(super) fn step(&mut self, frame: &Frame, taken: u64) -> u8 {
        let value_mask = (1 << frame.width) - 1;
        let mut last = 0;
        for past in self.0.iter_mut().rev() {
            let taken = frame.shifts.iter().fold(taken, |taken, shift| taken | 1 << (*past >> shift & value_mask));
            last = u64::from(taken.trailing_ones());
            *past = (*past << frame.width | last) & frame.mask;
        }
        if self.0.len() > 1 {
            self.0.sort_unstable();
            self.0.dedup();
        }
        last as u8
    }
}
