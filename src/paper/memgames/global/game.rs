//! Two heaps with one memory, as the house asks them.

use super::Global;
use crate::engine::Engine;
use crate::game::{Move, Position, Slice};
use crate::paper::Game;
#[cfg(feature = "papers")]
use crate::paper::memgames::engine::GlobalTable;

impl Game for Global {
    fn slice(&self) -> Slice {
        Slice::through(Position::of(&[0, 0, self.last]), 0, 1)
    }

    #[cfg(feature = "papers")]
    fn open(&self, limit: u64) -> Box<dyn Engine> {
        Box::new(GlobalTable::new(self.rule.clone(), self.last, limit))
    }

    #[cfg(not(feature = "papers"))]
    fn open(&self, _limit: u64) -> Box<dyn Engine> {
        Box::new(crate::engine::Absent)
    }

    fn comes_later(&self) -> bool {
        true
    }

    fn name(&self, at: &Position) -> String {
        match at.memory.as_slice() {
            &[second, last] => format!("({}, {second}; {last})", at.heap),
            _ => at.heap.to_string(),
        }
    }

    fn said(&self, at: &Position) -> String {
        match *at.memory.as_slice() {
            [second, 0] => format!("heaps {} and {second}, nothing removed yet", at.heap),
            [second, last] => format!("heaps {} and {second}, last removal {last}", at.heap),
            _ => format!("heap {}", at.heap),
        }
    }

    fn how(&self, from: &Position, by: &Move) -> String {
        let heap = if by.to.heap < from.heap { "first" } else { "second" };
        format!("take {} from the {heap} heap", by.take)
    }

    fn usual_column(&self) -> Option<u64> {
        None
    }

    fn no_last_column(&self) -> Option<&'static str> {
        Some("its second heap, which is a number")
    }
}
