//! Serial Nim: heaps in a row, and tokens are taken from the leftmost one that is not empty.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", section 5. The heaps to the right are untouched until
//! their turn comes, so a position is the heap in play and what is left of it. On the map the first two heaps vary, as
//! n and k, and the rest is fixed.

use std::ops::ControlFlow;

use super::{Move, Position, Rules};

/// The rules of Serial Nim with these heaps, the leftmost first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Serial {
    heaps: Vec<u64>,
}

/// Memories from here on stand for a heap behind the first two: heap 2 + i is in play at `TAIL + i`.
const TAIL: u64 = 1 << 62;

impl Serial {
    /// Heaps in this order. Empty ones behind the second change nothing and are left out.
    pub fn new(heaps: Vec<u64>) -> Serial {
        let keep = |(place, heap): (usize, u64)| (place < 2 || heap > 0).then_some(heap);
        Serial { heaps: heaps.into_iter().enumerate().filter_map(keep).collect() }
    }

    /// The position in which the game starts.
    pub fn start(&self) -> Position {
        Position { n: self.heaps[0], k: self.heaps.get(1).copied().unwrap_or(0) }
    }

    /// The heaps behind the first two.
    pub fn tail(&self) -> &[u64] {
        self.heaps.get(2..).unwrap_or_default()
    }

    /// The heaps at a position of the tail, the one in play first; `None` if the first two are still there.
    pub fn tail_at(&self, at: Position) -> Option<Vec<u64>> {
        let place = at.k.checked_sub(TAIL)? as usize;
        let behind = self.tail().get(place + 1..).unwrap_or_default();
        Some([&[at.n], behind].concat())
    }

    /// The heap in play at a position, and how to say what is left of it.
    fn in_play(&self, at: Position) -> Option<(u64, impl Fn(u64) -> Position + use<>)> {
        let (heap, place) = match at {
            Position { n, k } if k >= TAIL => (n, k - TAIL + 2),
            Position { n: 0, k: 0 } => (*self.tail().first()?, 2),
            Position { n: 0, k } => (k, 1),
            Position { n, .. } => (n, 0),
        };
        let next = (place >= 2).then(|| self.heaps.get(place as usize + 1).copied()).flatten();
        let leave = move |left: u64| match place {
            0 => Position { n: left, k: at.k },
            1 => Position { n: 0, k: left },
            // The last token of a heap brings the next heap into play.
            _ if left == 0 => match next {
                Some(next) => Position { n: next, k: TAIL + place - 1 },
                None => Position { n: 0, k: TAIL },
            },
            _ => Position { n: left, k: TAIL + place - 2 },
        };
        Some((heap, leave))
    }
}

impl Rules for Serial {
    fn moves(&self, from: Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let Some((heap, leave)) = self.in_play(from) else { return Ok(()) };
        for take in (1..=heap).rev() {
            if visit(Move { take, to: leave(heap - take) }).is_break() {
                break;
            }
        }
        Ok(())
    }
}
