//! Dynamic one-pile Nim as the house asks it.

use super::{Dynamic, facts, marks, theorems};
use crate::engine::{ClosedForm, Engine};
use crate::game::big::Big;
use crate::game::{Cell, Position};
use crate::grow::Refusal;
use crate::paper::{Game, Proved, Unsettled};
use crate::table::{Fact, Section, Shape};
#[cfg(feature = "papers")]
use crate::{
    engine::{Bounds, Prefix},
    sheet::{Growing, complete},
};

impl Game for Dynamic {
    fn comes_later(&self) -> bool {
        true
    }

    #[cfg(feature = "papers")]
    fn open(&self, limit: u64) -> Box<dyn Engine> {
        Box::new(Prefix::new(self.clone(), limit))
    }

    #[cfg(not(feature = "papers"))]
    fn open(&self, _limit: u64) -> Box<dyn Engine> {
        Box::new(crate::engine::Absent)
    }

    /// A bound that no move can exceed is as good as any larger one.
    #[cfg(feature = "papers")]
    fn frontier(&self, engine: &mut dyn Engine, n: u64) -> Result<Option<u32>, Unsettled> {
        Ok(engine.value(Cell { row: n, column: n.saturating_add(1) }))
    }

    #[cfg(feature = "papers")]
    fn closed_form(&self) -> Result<Box<dyn ClosedForm>, Refusal> {
        let why = "so far out theorems tell who wins, as nimscope outcome does, and no value but 0";
        Err(Refusal::NotProved(why.to_owned()))
    }

    #[cfg(feature = "papers")]
    fn known(&self, n: &Big, x: &Big) -> Option<Proved> {
        theorems::known(self, n, x)
    }

    #[cfg(feature = "papers")]
    fn known_in_the_end(&self, n: &Big) -> Option<Proved> {
        theorems::known_in_the_end(self, n)
    }

    #[cfg(feature = "papers")]
    fn told(&self, n: &Big, x: &Big) -> Result<String, Refusal> {
        facts::told(self, n, x)
    }

    fn name(&self, at: &Position) -> String {
        format!("({}, {})", at.heap, at.remembered())
    }

    fn said(&self, at: &Position) -> String {
        format!("pile of {}, at most {} may be taken", at.heap, at.remembered())
    }

    fn facts(&self, _engine: &mut dyn Engine, at: Cell, _value: u32) -> Vec<Fact> {
        facts::facts(self, at.row)
    }

    fn shapes(&self, engine: &mut dyn Engine, mark: &str, view: &Section) -> Vec<Shape> {
        marks::shapes(self, engine, mark, view)
    }

    #[cfg(feature = "papers")]
    fn sheet(&self, name: &str, _heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
        (name == "base").then(|| super::sheets::base(self).map(complete))
    }

    /// No bound is more usual than another.
    fn usual_column(&self) -> Option<u64> {
        None
    }
}

#[cfg(feature = "papers")]
impl Bounds for Dynamic {
    fn after(&self, take: u64) -> Result<u64, Refusal> {
        self.next(take).map_err(Refusal::Rule)
    }

    fn at(&self, at: Cell) -> Result<u64, Refusal> {
        Ok(at.column)
    }

    fn misere(&self) -> bool {
        self.misere
    }
}
