//! What a paper's game is to everything else. Whoever opens tables, explains cells, draws marks or prints sheets asks a game
//! here, and knows none by name.

use std::any::Any;

use super::{Proved, Theory};
use crate::engine::{ClosedForm, Engine};
use crate::game::big::Big;
use crate::game::catalogue::Array;
use crate::game::{Cell, Move, Position, Rules, Slice};
use crate::grow::Refusal;
use crate::table::{Axis, Fact, Inspection, Reached, Section, Shape};
#[cfg(feature = "papers")]
use crate::{
    engine::{HeapMove, Statement},
    game::Heap,
    sheet::Growing,
};

/// A game with all its parameters fixed. Nearly all has a default: a game says what it has more than rules and an engine.
///
/// What stands behind the feature `papers` is large, and is left out of the module that draws a first picture.
pub trait Game: Rules + Any + Send + Sync {
    /// The positions that its table shows.
    fn slice(&self) -> Slice {
        Slice::plane()
    }

    /// Whether its engine is in the module of the papers alone, since a first picture seldom is of it.
    fn comes_later(&self) -> bool {
        false
    }

    /// The engine of its own table, which ends at `limit` rows.
    fn open(&self, limit: u64) -> Box<dyn Engine>;

    /// Whether its paper prints values of it, in a table or by a theorem for each cell.
    fn is_printed(&self) -> bool {
        false
    }

    /// What its paper prints of its values in the first `limit` rows, if it [does](Game::is_printed).
    #[cfg(feature = "papers")]
    fn printed(&self, _limit: u64) -> Option<Statement> {
        None
    }

    /// The engine of an array that belongs to it.
    fn open_array(&self, _array: &Array) -> Option<Box<dyn Engine>> {
        None
    }

    /// A cell of such an array explained.
    fn inspect_array(&self, _array: &Array, _engine: &mut dyn Engine, _at: Cell) -> Option<Inspection> {
        None
    }

    /// A bound that all values of its table stay below, where that is less than the heaps are.
    fn values_below(&self) -> Option<u64> {
        None
    }

    /// The value of row `n`, which is computed, in all columns that are far enough out; `None` if that is not proved, or if
    /// the game remembers nothing.
    ///
    /// # Errors
    /// If the form of a rule that someone typed does not tell what it allows in the end.
    #[cfg(feature = "papers")]
    fn frontier(&self, _engine: &mut dyn Engine, _n: u64) -> Result<Option<u32>, Unsettled> {
        Ok(None)
    }

    /// The formula for the value of every heap, for a game on one heap.
    ///
    /// # Errors
    /// Why there is none, without a full stop.
    #[cfg(feature = "papers")]
    fn closed_form(&self) -> Result<Box<dyn ClosedForm>, Refusal> {
        Err(Refusal::NotProved("no theorem has its values so far out".to_owned()))
    }

    /// What a theorem says of one position, a heap n and its column k.
    #[cfg(feature = "papers")]
    fn known(&self, n: &Big, _k: &Big) -> Option<Proved> {
        let form = self.closed_form().ok()?;
        Some(Proved { value: form.value(n).ok()?, by: form.by() })
    }

    /// What a theorem says of row `n` in all columns that are far enough out.
    #[cfg(feature = "papers")]
    fn known_in_the_end(&self, _n: &Big) -> Option<Proved> {
        None
    }

    /// What a theorem says of a position that its table does not go through, such as a heap after the pass.
    fn beside(&self, _at: &Position) -> Option<u64> {
        None
    }

    /// What proves the values that its table has, if they are not just computed from the rules.
    fn proof(&self) -> Option<&'static str> {
        None
    }

    /// Whether a single value beyond the rows of its map can be worked out all the same.
    ///
    /// # Errors
    /// Why not.
    #[cfg(feature = "papers")]
    fn reaches(&self, _at: Cell) -> Result<(), Refusal> {
        Err(Refusal::NotProved("no theorem has its value".to_owned()))
    }

    /// What is known in a sentence or two, for a position that no table reaches.
    ///
    /// # Errors
    /// Why no theorem says anything.
    #[cfg(feature = "papers")]
    fn told(&self, n: &Big, k: &Big) -> Result<String, Refusal> {
        match self.known(n, k) {
            Some(Proved { value, by }) => Ok(format!("The value is {value}. Proved: {by}.")),
            None => {
                let none = || Refusal::NotProved("no theorem has its value".to_owned());
                Err(self.closed_form().err().unwrap_or_else(none))
            }
        }
    }

    /// What is proved about the period of its values.
    #[cfg(feature = "papers")]
    fn period_of_values(&self) -> Theory {
        Theory::Open
    }

    /// What is proved about the period of its outcomes.
    #[cfg(feature = "papers")]
    fn period_of_outcomes(&self) -> Theory {
        Theory::Open
    }

    /// Whether a run-up may certify heaps that no closed form has.
    #[cfg(feature = "papers")]
    fn is_certified(&self) -> bool {
        false
    }

    /// The table whose row i is heap `start` + i, for i below `limit`, certified by a run-up.
    ///
    /// # Errors
    /// Why it cannot be had, as far as that shows before the run-up; after it, it is the table's fault.
    #[cfg(feature = "papers")]
    fn open_certified(&self, _start: Heap, _limit: u64) -> Result<Box<dyn Engine>, Refusal> {
        Err(Refusal::NotProved("it is not certified".to_owned()))
    }

    /// A single certified value, where that can be had more quickly than a table.
    #[cfg(feature = "papers")]
    fn certified_value(&self, _n: Heap) -> Option<Big> {
        None
    }

    /// The moves from a heap far away, what they lead to and how they are called, where they are few.
    #[cfg(feature = "papers")]
    fn far_moves(&self, _heap: &Big) -> Vec<(String, Big, HeapMove)> {
        Vec::new()
    }

    /// What the options of a cell lead to, where a game tells that sooner than by a look at each of them.
    fn seen(&self, _engine: &mut dyn Engine, _at: Cell) -> Option<Reached> {
        None
    }

    /// A position as its paper writes it; an underscore begins a subscript.
    fn name(&self, at: &Position) -> String {
        match at.memory.as_slice() {
            [] => at.heap.to_string(),
            memory => format!("{}_{}", at.heap, memory.iter().map(u64::to_string).collect::<Vec<_>>().join(",")),
        }
    }

    /// A position spelled out, as it is read aloud: `heap 202, last removal 14`.
    fn said(&self, at: &Position) -> String {
        let memory: Vec<String> = at.memory.iter().map(u64::to_string).collect();
        match memory.is_empty() {
            true => format!("heap {}", at.heap),
            false => format!("heap {}, memory {}", at.heap, memory.join(", ")),
        }
    }

    /// A move in a word or two: `take 3`, `add 2`, `divide by 2`, `pass`.
    fn how(&self, from: &Position, by: &Move) -> String {
        match by.to.heap.checked_sub(from.heap) {
            None | Some(0) => format!("take {}", by.take),
            Some(added) => format!("add {added}"),
        }
    }

    /// What its theory says about a position with this value.
    fn facts(&self, _engine: &mut dyn Engine, _at: Cell, _value: u32) -> Vec<Fact> {
        Vec::new()
    }

    /// What a mark consists of, as far as it is in view.
    fn shapes(&self, _engine: &mut dyn Engine, _mark: &str, _view: &Section) -> Vec<Shape> {
        Vec::new()
    }

    /// Why a mark draws nothing on this axis, wherever one looks; none where it draws something.
    fn silence(&self, _axis: Axis, _mark: &str) -> Option<&'static str> {
        None
    }

    /// The sheet with this name; `heap` is the one that it is about, if someone chose one. None if it has no such sheet.
    #[cfg(feature = "papers")]
    fn sheet(&self, _name: &str, _heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
        None
    }

    /// The position in which it starts, if its parameters say so.
    fn start(&self) -> Option<&Position> {
        None
    }

    /// The column that is meant where nobody gives one; none if it has no usual one.
    fn usual_column(&self) -> Option<u64> {
        Some(self.start().map_or(0, Position::remembered))
    }

    /// Whether a play may go on for ever.
    fn may_go_on(&self) -> bool {
        false
    }

    /// Why there is no column for all that are far enough out, after "its columns are"; none if there may be one.
    fn no_last_column(&self) -> Option<&'static str> {
        None
    }
}

/// The form of a rule does not tell what it allows in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsettled;

/// A heap in words, and what is left of its passes where there is one.
pub(in crate::paper) fn heap_with_pass(heap: u64, passes: Option<u64>) -> String {
    match passes {
        None => format!("heap {heap}"),
        Some(0) => format!("heap {heap}, the pass used up"),
        Some(_) => format!("heap {heap}, the pass not used yet"),
    }
}
