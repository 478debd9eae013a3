//! Serial Nim: heaps in a row, and tokens are taken from the leftmost one that is not empty.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", section 5. A position is all the heaps: the first one, and
//! those behind it as its memory. On the map the first two vary and the others stand.

use std::ops::ControlFlow;

use crate::game::{Move, Position, Rules, Slice};

/// The rules of Serial Nim with these heaps, the leftmost first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Serial {
    start: Position,
}

impl Serial {
    /// Heaps in this order. Empty ones behind the second change nothing and are left out.
    pub fn new(heaps: &[u64]) -> Serial {
        let (first, tail) = heaps.split_at(heaps.len().min(2));
        let mut numbers = [first, &[0, 0][first.len()..]].concat();
        numbers.extend(tail.iter().filter(|&&heap| heap > 0));
        Serial { start: Position::of(&numbers) }
    }

    /// The position in which the game starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The heaps behind the first two.
    pub fn tail(&self) -> &[u64] {
        &self.start.memory[1..]
    }

    /// The first heap down and the second across, before the others as they stand.
    pub fn slice(&self) -> Slice {
        Slice::through(self.start.clone(), 0, 1)
    }
}

impl Rules for Serial {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let heaps = (0..).map_while(|place| from.number(place));
        let Some((place, heap)) = (0..).zip(heaps).find(|&(_, heap)| heap > 0) else { return Ok(()) };
        for take in (1..=heap).rev() {
            if visit(Move { take, to: from.clone().put(place, heap - take) }).is_break() {
                break;
            }
        }
        Ok(())
    }
}
