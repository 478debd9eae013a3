//! Max Nim as the house asks it.

use super::{MaxNim, facts, marks, theorems};
use crate::engine::{ClosedForm, Engine, HeapsWithPass, OneHeap, Reach, Window};
use crate::game::{Cell, Move, Position, Slice};
use crate::grow::Refusal;
use crate::paper::{Game, Theory, heap_with_pass};
use crate::table::{Fact, Section, Shape};
#[cfg(feature = "papers")]
use crate::{engine::Statement, sheet::Growing};

impl Game for MaxNim {
    fn slice(&self) -> Slice {
        self.slice()
    }

    fn open(&self, limit: u64) -> Box<dyn Engine> {
        match self.pass {
            true => Box::new(HeapsWithPass::new(*self, limit)),
            false => Box::new(OneHeap::new(Window::new(*self), limit)),
        }
    }

    fn is_printed(&self) -> bool {
        self.pass
    }

    /// Theorem 4, from the values without a pass.
    #[cfg(feature = "papers")]
    fn printed(&self, _limit: u64) -> Option<Statement> {
        let d = self.divisor;
        let stated = move |n: u64| u32::try_from(theorems::passed_printed(d, theorems::value(d, n))?).ok();
        self.pass.then(|| Box::new(move |at: Cell| stated(at.row)) as Statement)
    }

    #[cfg(feature = "papers")]
    fn closed_form(&self) -> Result<Box<dyn ClosedForm>, Refusal> {
        Ok(theorems::closed_form(*self))
    }

    #[cfg(feature = "papers")]
    fn period_of_values(&self) -> Theory {
        if self.pass { Theory::Open } else { Theory::WITHOUT_BOUND }
    }

    /// The P-position after a is the first n with n − ⌈n/d⌉ > a.
    #[cfg(feature = "papers")]
    fn period_of_outcomes(&self) -> Theory {
        match self.pass {
            true => Theory::Open,
            false => Theory::Never("the P-position after a is b = a + ⌈b/d⌉ + 1, so that they lie ever farther apart"),
        }
    }

    fn beside(&self, at: &Position) -> Option<u64> {
        Some(theorems::value(self.divisor, at.heap))
    }

    fn name(&self, at: &Position) -> String {
        at.heap.to_string()
    }

    fn said(&self, at: &Position) -> String {
        heap_with_pass(at.heap, self.pass.then(|| at.remembered()))
    }

    fn how(&self, _from: &Position, Move { take, .. }: &Move) -> String {
        if *take == 0 { "pass".to_owned() } else { format!("take {take}") }
    }

    fn facts(&self, _engine: &mut dyn Engine, at: Cell, _value: u32) -> Vec<Fact> {
        facts::facts(self, at.row)
    }

    fn shapes(&self, engine: &mut dyn Engine, mark: &str, view: &Section) -> Vec<Shape> {
        marks::shapes(self, engine, mark, view)
    }

    #[cfg(feature = "papers")]
    fn sheet(&self, name: &str, _heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
        (name == "pass").then(|| Ok(Box::new(super::sheets::Pass::new(self.divisor)) as Box<dyn Growing>))
    }
}

impl Reach for MaxNim {
    fn reach(&self, n: u64) -> Result<u64, Refusal> {
        Ok(self.divisor.divide_up(n))
    }
}
