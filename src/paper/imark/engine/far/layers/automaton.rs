//! All pasts of a class as one state: a table says where each set of quotients' values leads.
//!
//! Windows meet the same few sets of pasts again and again. Each is worked out once, when it is first met, so that a heap
//! costs one look-up. The table is emptied between windows when it has grown large.

use std::collections::HashMap;

use super::super::pasts::{Frame, Pasts};
use crate::paper::imark::Division;

/// The sets of pasts met so far.
pub(super) struct Automaton {
    /// The bits that tell which values the quotients have. A state is the place of its first entry, so that these are 0.
    bits: u32,
    /// By state and set: the next state, and the value of the heap in the lowest bits.
    next: Vec<u32>,
    sets: Vec<Pasts>,
    states: HashMap<Pasts, u32>,
    /// How many pasts all sets have.
    pasts: usize,
    /// The state of every past, by the remainder of the heap by the common multiple of D.
    starts: Vec<u32>,
}

/// Nobody has come here yet.
const NEW: u32 = u32::MAX;

/// The most entries of the table, and the most pasts, at the start of a window: some dozen megabytes.
const MOST_ENTRIES: usize = 1 << 22;

/// The most values, so that a state has few entries.
const MOST_VALUES: u32 = 12;

/// The most divisors that a game with so few values has.
pub(super) const MOST_DIVISORS: usize = MOST_VALUES as usize - 1;

/// The bits of a value in an entry.
const VALUE: u32 = 4;

/// The largest common multiple of D.
const MOST_REMAINDERS: u64 = 1 << 20;

impl Automaton {
    /// An automaton that has met nothing; `None` if the game has too many values or remainders for its tables.
    pub(super) fn new(game: &Division) -> Option<Automaton> {
        let values = game.most_options() as u32 + 1;
        let remainders = game.divide.common_multiple()?;
        (values <= MOST_VALUES && remainders <= MOST_REMAINDERS).then(|| Automaton {
            bits: values.max(VALUE),
            next: Vec::new(),
            sets: Vec::new(),
            states: HashMap::new(),
            pasts: 0,
            starts: vec![NEW; remainders as usize],
        })
    }

    /// Makes room, if it is needed. No state that was given before may be used again.
    pub(super) fn make_room(&mut self) {
        if self.next.len().max(self.pasts) > MOST_ENTRIES {
            self.pasts = 0;
            self.next.clear();
            self.sets.clear();
            self.states.clear();
            self.starts.fill(NEW);
        }
    }

    /// The state before a heap of which only a remainder is known.
    pub(super) fn start(&mut self, game: &Division, frame: &Frame, remainder: u32) -> u32 {
        let known = self.starts[remainder as usize];
        if known != NEW {
            return known;
        }
        let remainders: Vec<u64> = game.divide.members().iter().map(|&d| u64::from(remainder) % d).collect();
        let state = self.state(Pasts::all(game, frame, &remainders));
        self.starts[remainder as usize] = state;
        state
    }

    /// The state after a heap whose quotients have the values `taken`, and the heap's value, which is that of one past.
    #[inline]
    pub(super) fn step(&mut self, frame: &Frame, state: u32, taken: u16) -> (u32, u8) {
        let mut entry = self.next[(state | u32::from(taken)) as usize];
        if entry == NEW {
            entry = self.meet(frame, state, taken);
        }
        (entry >> VALUE << VALUE, (entry & ((1 << VALUE) - 1)) as u8)
    }

    /// Whether a state is that of one past alone.
    pub(super) fn is_certain(&self, state: u32) -> bool {
        self.sets[(state >> self.bits) as usize].count() == 1
    }

    #[cold]
    fn meet(&mut self, frame: &Frame, state: u32, taken: u16) -> u32 {
        let mut pasts = self.sets[(state >> self.bits) as usize].clone();
        let value = pasts.step(frame, u64::from(taken));
        let entry = self.state(pasts) | u32::from(value);
        self.next[(state | u32::from(taken)) as usize] = entry;
        entry
    }

    fn state(&mut self, pasts: Pasts) -> u32 {
        if let Some(&state) = self.states.get(&pasts) {
            return state;
        }
        let state = (self.sets.len() as u32) << self.bits;
        self.pasts += pasts.count();
        self.sets.push(pasts.clone());
        self.states.insert(pasts, state);
        self.next.resize(self.sets.len() << self.bits, NEW);
        state
    }
}
