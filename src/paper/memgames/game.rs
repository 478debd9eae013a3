//! The memgames as the house asks them.

use super::engine::{self, Above, MemAbove};
use super::{Memgame, facts, marks, options, theorems, views};
use crate::engine::{ClosedForm, Engine};
use crate::game::big::Big;
use crate::game::catalogue::Array;
use crate::game::{Cell, Position};
use crate::grow::Refusal;
use crate::paper::{Game, Proved, Unsettled};
use crate::table::{Fact, Inspection, Reached, Section, Shape};
#[cfg(feature = "papers")]
use {super::printed, crate::engine::Statement, crate::sheet::Growing};

impl Game for Memgame {
    fn comes_later(&self) -> bool {
        // The first module has the games of the paper's first figure, and what shares their engines.
        !matches!(self, Memgame::Mem | Memgame::MemPlus | Memgame::MemZero | Memgame::Perturbed(_))
    }

    fn open(&self, limit: u64) -> Box<dyn Engine> {
        engine::open(self, limit)
    }

    fn is_printed(&self) -> bool {
        matches!(self, Memgame::Mem | Memgame::MemPlus | Memgame::MemZero)
    }

    #[cfg(feature = "papers")]
    fn printed(&self, _limit: u64) -> Option<Statement> {
        printed::printed(self)
    }

    fn open_array(&self, array: &Array) -> Option<Box<dyn Engine>> {
        Some(Box::new(MemAbove::new(Above::named(array.name)?, array.rows)))
    }

    fn inspect_array(&self, array: &Array, engine: &mut dyn Engine, at: Cell) -> Option<Inspection> {
        views::inspect_array(Above::named(array.name)?, engine, at)
    }

    #[cfg(feature = "papers")]
    fn frontier(&self, engine: &mut dyn Engine, n: u64) -> Result<Option<u32>, Unsettled> {
        if !matches!(self, Memgame::TakeAway(_) | Memgame::Typed(_)) {
            // A memory that no move can repeat, or reach, is as good as any larger one. In MNEM such a heap is lost: who adds
            // j is answered by a removal of everything.
            return Ok(engine.value(Cell { row: n, column: n.saturating_add(1) }));
        }
        // So many options cannot have all of these values.
        let mut missing = vec![true; n as usize + 1];
        for take in 1..=n {
            if !self.allows_in_the_end(n, take).ok_or(Unsettled)? {
                continue;
            }
            let Some(value) = engine.value(Cell { row: n - take, column: take }) else { return Ok(None) };
            if let Some(missing) = missing.get_mut(value as usize) {
                *missing = false;
            }
        }
        Ok((0..).zip(missing).find(|&(_, missing)| missing).map(|(value, _)| value))
    }

    #[cfg(feature = "papers")]
    fn closed_form(&self) -> Result<Box<dyn ClosedForm>, Refusal> {
        let why = match self {
            Memgame::Mem => "a theorem has its values in the columns k > 2·n^(1/4) + 3, and only there",
            Memgame::Mnem => "a theorem has its values where k·k ≥ n, and only there",
            _ => "no theorem has its values so far out",
        };
        Err(Refusal::NotProved(why.to_owned()))
    }

    #[cfg(feature = "papers")]
    fn known(&self, n: &Big, k: &Big) -> Option<Proved> {
        theorems::known(self, n, k)
    }

    #[cfg(feature = "papers")]
    fn known_in_the_end(&self, _n: &Big) -> Option<Proved> {
        theorems::known_in_the_end(self)
    }

    fn proof(&self) -> Option<&'static str> {
        (*self == Memgame::Mem).then_some(theorems::INNER)
    }

    #[cfg(feature = "papers")]
    fn reaches(&self, at: Cell) -> Result<(), Refusal> {
        match self {
            Memgame::Mem => theorems::mem_reaches(at.row, at.column),
            _ => Err(Refusal::NotProved("no theorem has its value".to_owned())),
        }
    }

    fn seen(&self, engine: &mut dyn Engine, at: Cell) -> Option<Reached> {
        (*self == Memgame::Mem).then(|| options::of_mem(engine, at))
    }

    fn said(&self, at: &Position) -> String {
        let (done, last) = if *self == Memgame::Mnem { ("moved", "move") } else { ("removed", "removal") };
        match at.remembered() {
            0 => format!("heap {}, nothing {done} yet", at.heap),
            k => format!("heap {}, last {last} {k}", at.heap),
        }
    }

    fn may_go_on(&self) -> bool {
        *self == Memgame::Mnem
    }

    fn facts(&self, engine: &mut dyn Engine, at: Cell, value: u32) -> Vec<Fact> {
        facts::facts(self, engine, at, value)
    }

    fn shapes(&self, engine: &mut dyn Engine, mark: &str, view: &Section) -> Vec<Shape> {
        marks::shapes(self, engine, mark, view)
    }

    #[cfg(feature = "papers")]
    fn sheet(&self, name: &str, _heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
        super::sheets::open(self, name).map(Ok)
    }
}
