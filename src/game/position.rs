//! A position: a heap and what is remembered beside it.

use smallvec::SmallVec;

/// The numbers beside a heap. Most games have one or none, which need no memory of their own.
pub type Memory = SmallVec<[u64; 2]>;

/// A heap of tokens with a memory of as many numbers as its game needs: the number last removed, the most that may be taken,
/// the passes that are left, or the heaps behind the first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The heap.
    pub heap: u64,
    /// The memory.
    pub memory: Memory,
}

impl Position {
    /// A heap that remembers nothing.
    pub fn bare(heap: u64) -> Position {
        Position { heap, memory: Memory::new() }
    }

    /// A heap that remembers one number, such as the tokens last removed.
    pub fn with(heap: u64, memory: u64) -> Position {
        Position { heap, memory: Memory::from_slice(&[memory]) }
    }

    /// A position by all its numbers, the heap first.
    ///
    /// # Panics
    /// If there are none.
    pub fn of(numbers: &[u64]) -> Position {
        let (&heap, memory) = numbers.split_first().expect("a position has a heap");
        Position { heap, memory: Memory::from_slice(memory) }
    }

    /// Its only remembered number; 0 if it has none.
    pub fn remembered(&self) -> u64 {
        self.memory.first().copied().unwrap_or(0)
    }

    /// A number of the position: the heap is number 0, and the memory follows.
    pub fn number(&self, place: usize) -> Option<u64> {
        match place {
            0 => Some(self.heap),
            _ => self.memory.get(place - 1).copied(),
        }
    }

    /// The same place, to be changed.
    fn number_mut(&mut self, place: usize) -> Option<&mut u64> {
        match place {
            0 => Some(&mut self.heap),
            _ => self.memory.get_mut(place - 1),
        }
    }

    /// The same position with another number in a place that it has.
    #[must_use]
    pub fn put(mut self, place: usize, number: u64) -> Position {
        *self.number_mut(place).expect("a position has the numbers of its game") = number;
        self
    }
}
