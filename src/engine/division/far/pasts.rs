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

use super::level::Level;
use crate::game::division::{Division, Rounding};
use crate::game::numbers::gcd;

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
    /// A sentence, if its values do not fit.
    pub(super) fn new(game: &Division) -> Result<Frame, String> {
        let members = game.subtract.members();
        let classes = members.iter().fold(0, |common, &s| gcd(common, s));
        let options = game.most_options();
        if options > MOST_OPTIONS {
            return Err(format!(
                "whether this game forgets cannot be told: a heap has {options} options, and no more than {MOST_OPTIONS} \
                 are told apart"
            ));
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

/// What is known of one class.
#[derive(Clone)]
pub(super) struct Pasts {
    /// The values that each heap of the memory may have, as bits, in a ring.
    possible: Box<[u64]>,
    /// Where in the ring the next heap goes.
    next: u32,
    /// How many of the last heaps, in a row, have but one possible value.
    certain: u32,
    /// The heaps to come before a level is tried.
    patience: u32,
    /// The lowest level that is open, if it is followed.
    level: Option<Box<Level>>,
}

impl Pasts {
    /// What [`Pasts::count`] says where pasts are too many to be followed.
    pub(super) const TOO_MANY: usize = usize::MAX;

    /// Every past of a heap, given by its remainder for each member of D.
    ///
    /// A value is at most the number of options, and where divisions must be exact, few heaps have all of them.
    pub(super) fn all(game: &Division, frame: &Frame, remainders: &[u64]) -> Pasts {
        let divisors = game.divide.members();
        let possible = vec![0; frame.memory.next_power_of_two() as usize].into();
        let mut pasts = Pasts { possible, next: 0, certain: 0, patience: PATIENCE, level: None };
        for back in 1..=frame.memory {
            let divides = |(d, remainder): &(&u64, &u64)| {
                (*remainder + *d - u64::from(back) * frame.classes % *d).is_multiple_of(**d)
            };
            let divisions = match game.rounding {
                Rounding::Exact => divisors.iter().zip(remainders).filter(divides).count(),
                Rounding::Down | Rounding::Up => divisors.len(),
            };
            let most = game.subtract.members().len() + divisions;
            *pasts.heap(back) = u64::MAX >> (u64::BITS - 1 - most as u32);
        }
        pasts
    }

    /// How many pasts are still possible, as far as the level that is followed tells them apart.
    pub(super) fn count(&self, frame: &Frame) -> usize {
        match &self.level {
            _ if self.certain >= frame.memory => 1,
            Some(level) => level.count(),
            None => Pasts::TOO_MANY,
        }
    }

    /// Goes on by one heap of the class, whose divisions lead to the values in `taken`. The value is a possible one, and
    /// the truth as soon as there is one past only.
    pub(super) fn step(&mut self, frame: &Frame, taken: u64) -> u8 {
        if self.certain >= frame.memory {
            let taken = frame.backs.iter().fold(taken, |taken, &back| taken | *self.heap(back));
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
        self.heap(1).trailing_zeros() as u8
    }

    /// The values that the next heap may have.
    fn mexes(&mut self, frame: &Frame, taken: u64) -> u64 {
        let (mut certain, mut any, mut open) = (taken, taken, 0);
        for &back in &frame.backs {
            let values = *self.heap(back);
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
        while self.certain < frame.memory {
            match self.level.take() {
                Some(level) if level.count() == 1 => {
                    for back in 1..=frame.memory {
                        let possible = self.heap(back);
                        *possible = level.known(back, *possible);
                    }
                    let is_certain = |back: &u32| self.possible[self.slot(*back)].is_power_of_two();
                    self.certain = (1..=frame.memory).take_while(is_certain).count() as u32;
                }
                Some(level) if level.count() > 1 => {
                    self.level = Some(level);
                    return;
                }
                _ if self.patience > 0 => {
                    self.patience -= 1;
                    return;
                }
                _ => {
                    let memory: Vec<u64> = (1..=frame.memory).map(|back| self.possible[self.slot(back)]).collect();
                    self.level = Level::new(frame, &memory).map(Box::new);
                    if self.level.is_none() {
                        self.patience = frame.memory;
                    }
                }
            }
        }
        self.level = None;
    }

    fn push(&mut self, possible: u64) {
        self.next = self.next.wrapping_add(1);
        *self.heap(1) = possible;
    }

    fn heap(&mut self, back: u32) -> &mut u64 {
        &mut self.possible[self.slot(back)]
    }

    fn slot(&self, back: u32) -> usize {
        self.next.wrapping_sub(back) as usize & (self.possible.len() - 1)
    }
}

/// How many heaps a class goes on before a level is followed.
const PATIENCE: u32 = 0;
