//! Which heaps of a memory may have one value v together, where all smaller values are certain.
//!
//! A past is a bit for each heap of the memory, the newest in the highest. The next heap has the value v if it may have it
//! and none of its options has. Pasts are kept in increasing order, so that those that become one are neighbours.
//!
//! Cost: a step for each past that is still possible.

use super::pasts::Frame;

/// The pasts of one level that are still possible.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Level {
    /// The value, as a bit.
    value: u64,
    /// The heap before the next.
    newest: u64,
    /// The heaps that subtractions lead to.
    options: u64,
    pasts: Vec<u64>,
    /// Room for those in which the next heap has the value.
    having: Vec<u64>,
}

impl Level {
    /// Every past of the lowest level that is open, given the values that each heap may have, the newest first. `None` if
    /// there is no such past, or if there are too many to be followed.
    pub(super) fn new(frame: &Frame, memory: &[u64]) -> Option<Level> {
        let open = memory.iter().filter(|values| !values.is_power_of_two()).fold(0, |open, values| open | values);
        let value = open & open.wrapping_neg();
        if memory.len() > u64::BITS as usize {
            return None;
        }
        // Two heaps of which one is an option of the other have different values.
        let apart = frame.backs.iter().filter_map(|&back| 1_u64.checked_shl(back)).fold(0, |apart, bit| apart | bit);
        let mut pasts = vec![0];
        for (place, &values) in (0..memory.len()).rev().zip(memory).filter(|(_, values)| *values & value != 0) {
            let without = pasts.len();
            for at in 0..without {
                if pasts[at] >> place & apart == 0 {
                    pasts.push(pasts[at] | 1 << place);
                }
            }
            if values == value {
                pasts.drain(..without);
            }
            if pasts.len() > MOST {
                return None;
            }
        }
        pasts.sort_unstable();
        let newest = 1 << (memory.len() - 1);
        let options = frame.backs.iter().fold(0, |options, &back| options | 1 << (frame.memory - back));
        (!pasts.is_empty()).then_some(Level { value, newest, options, pasts, having: Vec::new() })
    }

    /// How many pasts there are: none if what was read was not certain.
    pub(super) fn count(&self) -> usize {
        self.pasts.len()
    }

    /// Carries every past on by a heap that may have the values `possible`, and returns those that it may have then.
    pub(super) fn step(&mut self, possible: u64) -> u64 {
        let may = possible & self.value != 0;
        let must = possible == self.value;
        let mut without = 0;
        for at in 0..self.pasts.len() {
            let past = self.pasts[at];
            let moved = past >> 1;
            if may && past & self.options == 0 {
                if self.having.last() != Some(&(moved | self.newest)) {
                    self.having.push(moved | self.newest);
                }
            } else if !must && (without == 0 || self.pasts[without - 1] != moved) {
                self.pasts[without] = moved;
                without += 1;
            }
        }
        self.pasts.truncate(without);
        self.pasts.shrink_to(4 * without);
        let with = self.having.len();
        self.pasts.append(&mut self.having);
        match (without, with) {
            (0, 1..) => self.value,
            (1.., 0) => possible & !self.value,
            _ => possible,
        }
    }

    /// What the first past says about a heap that may have the values `possible`.
    pub(super) fn known(&self, back: u32, possible: u64) -> u64 {
        match self.pasts[0] & self.newest >> (back - 1) {
            0 => possible & !self.value,
            _ => self.value,
        }
    }
}

/// The most pasts that are followed at once.
const MOST: usize = 1 << 12;
