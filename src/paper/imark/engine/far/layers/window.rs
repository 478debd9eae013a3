//! One window: the heaps from a head start before q on, from the windows of its quotients.

use super::super::pasts::Frame;
use super::automaton::Automaton;
use crate::paper::imark::{Division, Rounding};

/// What all windows of a walk have in common, and room to work in.
pub(super) struct Windows {
    game: Division,
    frame: Frame,
    automaton: Automaton,
    /// The heaps before those that are kept, in which all pasts must become one.
    head_start: u64,
    /// The heaps before q that are kept.
    kept: u64,
    /// The common multiple of D.
    multiple: u32,
    /// The remainder of the first heap is larger than that of q by this.
    ahead: u32,
    divisors: Vec<u32>,
    /// For each divisor, by the remainder of q: where its quotients begin.
    entries: Vec<Vec<Entry>>,
    /// For each heap of a window the values of its quotients, as bits.
    taken: Vec<u16>,
    states: Vec<u32>,
}

/// Equal quotients, or the heap with a whole one, end before place `edge` of the window for the first time; the value of
/// that quotient stands at place `from` of its own window.
#[derive(Clone, Copy)]
struct Entry {
    edge: u32,
    from: u32,
}

/// The pasts of some window have not become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uncertain;

impl Windows {
    /// Windows with a head start of so many heaps; `None` if the game has too many pasts, values or remainders.
    pub(super) fn new(game: &Division, head_start: u64) -> Option<Windows> {
        let frame = Frame::new(game).ok()?;
        let divisors = game.divide.members();
        // The quotients of a whole window must lie in the part of another that is kept.
        let kept = head_start.div_ceil(divisors.first()?.checked_sub(1).filter(|&less| less > 0)?);
        let before = head_start + kept;
        let automaton = Automaton::new(game)?;
        let multiple = u32::try_from(game.divide.common_multiple()?).ok()?;
        let entries = divisors.iter().map(|&d| (0..d).map(|q| entry(game.rounding, before, kept, d, q)).collect());
        Some(Windows {
            automaton,
            head_start,
            kept,
            multiple,
            ahead: (u64::from(multiple) - before % u64::from(multiple)) as u32,
            divisors: divisors.iter().map(|&d| d as u32).collect(),
            entries: entries.collect(),
            taken: Vec::new(),
            states: vec![0; frame.classes as usize],
            game: game.clone(),
            frame,
        })
    }

    /// The heaps before q that are kept.
    pub(super) fn kept(&self) -> u64 {
        self.kept
    }

    /// The heaps before q that are looked at.
    pub(super) fn before(&self) -> u64 {
        self.head_start + self.kept
    }

    /// What remainders are needed by.
    pub(super) fn multiple(&self) -> u32 {
        self.multiple
    }

    /// Writes the values of the heaps from q less those that are kept on. `remainder` is that of q, and `sources` are the
    /// windows of its quotients, which may go on behind their ends.
    pub(super) fn write(&mut self, remainder: u32, sources: &[&[u8]], out: &mut [u8]) -> Result<(), Uncertain> {
        let length = self.head_start as usize + out.len();
        self.taken.clear();
        self.taken.resize(2 * length, 0);
        for ((&d, entries), source) in self.divisors.iter().zip(&self.entries).zip(sources) {
            let Entry { edge, from } = entries[(remainder % d) as usize];
            let (d, edge) = (d as usize, edge as usize);
            let values = &source[from as usize..];
            match self.game.rounding {
                Rounding::Exact => note_whole(&mut self.taken, edge - 1, d, values),
                Rounding::Down | Rounding::Up => note_all(&mut self.taken[..length], edge, d, values),
            }
        }
        self.follow(remainder, length, out)
    }

    /// Carries all pasts through the heaps of the window.
    fn follow(&mut self, remainder: u32, length: usize, out: &mut [u8]) -> Result<(), Uncertain> {
        let Windows { automaton, frame, game, states, .. } = self;
        automaton.make_room();
        let first = remainder + self.ahead;
        for (place, state) in (0..).zip(states.iter_mut()) {
            *state = automaton.start(game, frame, (first + place) % self.multiple);
        }
        let (head, rest) = self.taken[..length].split_at(self.head_start as usize);
        if let [state] = states.as_mut_slice() {
            // One class is the usual case, and its state stays in a register.
            let mut now = head.iter().fold(*state, |state, &taken| automaton.step(frame, state, taken).0);
            if !automaton.is_certain(now) {
                return Err(Uncertain);
            }
            for (value, &taken) in out.iter_mut().zip(rest) {
                (now, *value) = automaton.step(frame, now, taken);
            }
            return Ok(());
        }
        let classes = states.len();
        for (place, &taken) in head.iter().enumerate() {
            states[place % classes] = automaton.step(frame, states[place % classes], taken).0;
        }
        if !states.iter().all(|&state| automaton.is_certain(state)) {
            return Err(Uncertain);
        }
        for ((place, value), &taken) in (head.len()..).zip(out).zip(rest) {
            let state = &mut states[place % classes];
            (*state, *value) = automaton.step(frame, *state, taken);
        }
        Ok(())
    }
}

fn entry(rounding: Rounding, before: u64, kept: u64, d: u64, remainder: u64) -> Entry {
    // The first heap is q − before = d·(⌊q/d⌋ − steps) + rest.
    let steps = before.saturating_sub(remainder).div_ceil(d);
    let rest = remainder + steps * d - before;
    let first = (kept - steps) as u32;
    let whole = ((d - rest) % d) as u32;
    match rounding {
        Rounding::Down => Entry { edge: (d - rest) as u32, from: first },
        Rounding::Exact | Rounding::Up => Entry { edge: whole + 1, from: first + u32::from(rest > 0) },
    }
}

/// Every d-th heap has a whole quotient. As many are noted for every remainder, so that the loop is easy to foresee; for
/// those behind the window there is room.
fn note_whole(taken: &mut [u16], first: usize, d: usize, values: &[u8]) {
    let count = taken.len() / 2 / d + 1;
    let taken = taken.get_mut(first..).unwrap_or_default();
    for (taken, &value) in taken.iter_mut().step_by(d).zip(&values[..count.min(values.len())]) {
        *taken |= 1 << value;
    }
}

/// Every d heaps have the same quotient, but for the first ones.
fn note_all(taken: &mut [u16], first: usize, d: usize, values: &[u8]) {
    let (head, rest) = taken.split_at_mut(first.min(taken.len()));
    for (taken, &value) in std::iter::once(head).chain(rest.chunks_mut(d)).zip(values) {
        taken.iter_mut().for_each(|taken| *taken |= 1 << value);
    }
}
