//! What the heaps of a chain may be worth, whatever came before it, carried on until every value is certain.
//!
//! What a heap's value depends on, besides the quotients, are the last values of its own class modulo the greatest
//! common divisor of S: classes do not mix by subtraction. These heaps are the class's memory. Of each of them the values
//! are kept that it may have: v is one of them if no option has it for certain, and the options may have all smaller ones,
//! each another. That costs a constant, for any S, and often suffices.
//!
//! Where it does not, a [`Level`] says which heaps of the memory may have the value v *together*. Whether heaps have the
//! value 0 evolves by itself: one has it if none of its options has. Once that is certain, so does whether they have
//! the value 1, and so on. So levels are followed one after the other, each from every past at the place where the one
//! below has become certain, and a head start is the sum of theirs. **Nothing is lost by it:** a past of a level, with the
//! certain values below it and the largest value for all other heaps, is a past of the whole game, and the level
//! goes on in the same way in both. So if all pasts of the game lead to the same values, all pasts of each level do.

use std::hash::{Hash, Hasher};

use super::level::Level;
use crate::game::numbers::gcd;
use crate::grow::Refusal;
use crate::paper::imark::{Division, Rounding};

/// How the pasts of a game are carried on.
pub(super) struct Frame {
    /// The classes that do not mix by subtraction.
    pub(super) classes: u64,
    /// How many earlier heaps of its class a heap may depend on.
    pub(super) memory: u32,
    /// How many heaps of its class back each member of S leads.
    pub(super) backs: Vec<u32>,
}

impl Frame {
    /// The frame of a game.
    ///
    /// # Errors
    /// If its values do not fit.
    pub(super) fn new(game: &Division) -> Result<Frame, Refusal> {
        let members = game.subtract.members();
        let classes = members.iter().fold(0, |common, &s| gcd(common, s));
        let options = game.most_options();
        if options > MOST_OPTIONS {
            return Err(Refusal::Unforgetting(format!(
                "whether this game forgets cannot be told: a heap has {options} options, and no more than {MOST_OPTIONS} \
                 are told apart"
            )));
        }
        let backs: Vec<u32> = members.iter().map(|s| (s / classes) as u32).collect();
        Ok(Frame { classes, memory: backs.last().copied().unwrap_or(1), backs })
    }

    /// A head start of so many heaps of each class, or of its whole memory, so that all heaps in it exist.
    pub(super) fn head_start(&self, heaps: u64) -> u64 {
        heaps.max(u64::from(self.memory)) * self.classes
    }
}

/// A mex is found in a word, so that this many options can be told apart.
const MOST_OPTIONS: usize = 63;

/// What is known of one class. Two of them are equal if they know the same.
#[derive(Clone)]
pub(super) struct Pasts {
    /// The values that each heap of the memory may have, as bits, in a ring.
    possible: Box<[u64]>,
    /// Where in the ring the oldest heap is, and the next one goes.
    oldest: u32,
    /// How many of the last heaps, in a row, have but one possible value.
    certain: u32,
    /// The heaps to come before a level is followed.
    patience: u32,
    /// The lowest level that is open, if it is followed.
    level: Option<Box<Level>>,
}

impl Pasts {
    /// Every past of a heap, given by its remainder for each member of D.
    ///
    /// A value is at most the number of options, and where divisions must be exact, few heaps have all of them.
    pub(super) fn all(game: &Division, frame: &Frame, remainders: &[u64]) -> Pasts {
        let divisors = game.divide.members();
        let values = |back: u32| {
            let divides = |(d, remainder): &(&u64, &u64)| {
                (*remainder + *d - u64::from(back) * frame.classes % *d).is_multiple_of(**d)
            };
            let divisions = match game.rounding {
                Rounding::Exact => divisors.iter().zip(remainders).filter(divides).count(),
                Rounding::Down | Rounding::Up => divisors.len(),
            };
            let most = game.subtract.members().len() + divisions;
            u64::MAX >> (u64::BITS - 1 - most as u32)
        };
        let possible = (1..=frame.memory).rev().map(values).collect();
        Pasts { possible, oldest: 0, certain: 0, patience: PATIENCE, level: None }
    }

    /// How many pasts are still possible: as many as the level that is followed tells apart, and at least two if none is.
    pub(super) fn count(&self) -> usize {
        if self.is_certain() { 1 } else { self.level.as_ref().map_or(2, |level| level.count()) }
    }

    /// Whether pasts are open, and too many to be followed.
    pub(super) fn are_too_many(&self) -> bool {
        !self.is_certain() && self.level.is_none()
    }

    /// Goes on by one heap of the class, whose divisions lead to the values in `taken`. The value is a possible one, and
    /// the truth as soon as there is one past only.
    pub(super) fn step(&mut self, frame: &Frame, taken: u64) -> u8 {
        if self.is_certain() {
            let taken = frame.backs.iter().fold(taken, |taken, &back| taken | self.possible[self.slot(back)]);
            let value = taken.trailing_ones();
            self.push(1 << value);
            return value as u8;
        }
        let mut possible = self.mexes(frame, taken);
        if let Some(level) = &mut self.level {
            possible = level.step(possible);
        }
        self.push(possible);
        self.certain = if possible.is_power_of_two() { self.certain + 1 } else { 0 };
        self.settle(frame);
        self.possible[self.slot(1)].trailing_zeros() as u8
    }

    fn is_certain(&self) -> bool {
        self.certain as usize >= self.possible.len()
    }

    /// The values that the next heap may have.
    fn mexes(&self, frame: &Frame, taken: u64) -> u64 {
        let (mut certain, mut any, mut open) = (taken, taken, 0);
        for &back in &frame.backs {
            let values = self.possible[self.slot(back)];
            any |= values;
            if values.is_power_of_two() {
                certain |= values;
            } else {
                open += 1;
            }
        }
        let mut possible = 0;
        let mut missing = !certain;
        // An option that is open may have the smallest value that is missing, the next one the next.
        loop {
            let smallest = missing & missing.wrapping_neg();
            possible |= smallest;
            if open == 0 || any & smallest == 0 {
                return possible;
            }
            open -= 1;
            missing ^= smallest;
        }
    }

    /// Where a level has one past left it is certain, and the next one is followed.
    fn settle(&mut self, frame: &Frame) {
        while !self.is_certain() {
            match self.level.take() {
                Some(level) if level.count() == 1 => self.learn(&level),
                Some(level) if level.count() > 1 => {
                    self.level = Some(level);
                    return;
                }
                _ if self.patience > 0 => {
                    self.patience -= 1;
                    return;
                }
                _ => {
                    let newest_first: Vec<u64> = self.oldest_first().rev().copied().collect();
                    self.level = Level::new(frame, &newest_first).map(Box::new);
                    if self.level.is_none() {
                        self.patience = frame.memory;
                    }
                }
            }
        }
        (self.level, self.patience) = (None, 0);
    }

    /// Notes what a level that is certain says about each heap of the memory.
    fn learn(&mut self, level: &Level) {
        let backs = 1..=self.possible.len() as u32;
        for back in backs {
            let slot = self.slot(back);
            self.possible[slot] = level.known(back, self.possible[slot]);
        }
        self.certain = self.oldest_first().rev().take_while(|values| values.is_power_of_two()).count() as u32;
    }

    fn push(&mut self, possible: u64) {
        self.possible[self.oldest as usize] = possible;
        self.oldest = if self.oldest as usize + 1 == self.possible.len() { 0 } else { self.oldest + 1 };
    }

    /// Where in the ring the heap is that lies so many back.
    fn slot(&self, back: u32) -> usize {
        let (oldest, back) = (self.oldest as usize, back as usize);
        if oldest >= back { oldest - back } else { oldest + self.possible.len() - back }
    }

    fn oldest_first(&self) -> impl DoubleEndedIterator<Item = &u64> {
        let (newer, older) = self.possible.split_at(self.oldest as usize);
        older.iter().chain(newer)
    }
}

impl PartialEq for Pasts {
    fn eq(&self, other: &Pasts) -> bool {
        let rest = |pasts: &Pasts| (pasts.is_certain(), pasts.patience);
        rest(self) == rest(other) && self.level == other.level && self.oldest_first().eq(other.oldest_first())
    }
}

impl Eq for Pasts {}

impl Hash for Pasts {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.oldest_first().for_each(|values| values.hash(state));
        self.level.hash(state);
    }
}

/// The heaps of a class after which a level is followed: often the possible values have sufficed by then.
const PATIENCE: u32 = 8;
