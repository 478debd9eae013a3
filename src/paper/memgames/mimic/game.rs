//! Mimic as the house asks it.

use super::{Mimic, marks};
use crate::engine::Engine;
use crate::game::{Position, Slice};
use crate::paper::Game;
use crate::table::{Axis, Section, Shape};
#[cfg(feature = "papers")]
use crate::{
    game::Cell,
    game::big::Big,
    grow::Refusal,
    paper::memgames::engine::{MemZero, MimicTable},
    paper::{Proved, Unsettled},
    sheet::Growing,
    table::Fact,
};

#[cfg(feature = "papers")]
impl Mimic {
    /// Whether a theorem says that a position is lost.
    fn is_lost(&self, n: &Big, k: &Big) -> Option<&'static str> {
        let is_empty = *n == Big::ZERO;
        let is_lost = self.most > 1 && self.times == self.most && n == k;
        (is_empty || is_lost).then_some("Theorem 6 of docs/proofs/variants.md")
    }
}

impl Game for Mimic {
    fn slice(&self) -> Slice {
        Slice::through(Position::of(&[0, 0, self.times]), 0, 1)
    }

    fn comes_later(&self) -> bool {
        true
    }

    #[cfg(not(feature = "papers"))]
    fn open(&self, _limit: u64) -> Box<dyn Engine> {
        Box::new(crate::engine::Absent)
    }

    #[cfg(feature = "papers")]
    fn open(&self, limit: u64) -> Box<dyn Engine> {
        match self.most {
            1 => Box::new(MemZero::new(limit)),
            most => Box::new(MimicTable::new(most as u32, self.times as u32, limit)),
        }
    }

    #[cfg(feature = "papers")]
    fn frontier(&self, engine: &mut dyn Engine, n: u64) -> Result<Option<u32>, Unsettled> {
        // A memory that no move can repeat is as good as any larger one.
        Ok(engine.value(Cell { row: n, column: n + 1 }))
    }

    #[cfg(feature = "papers")]
    fn known(&self, n: &Big, k: &Big) -> Option<Proved> {
        Some(Proved { value: Big::ZERO, by: self.is_lost(n, k)? })
    }

    fn said(&self, at: &Position) -> String {
        match at.memory.as_slice() {
            &[k, times] if k > 0 => {
                let often = match times {
                    1 => "once".to_owned(),
                    2 => "twice in a row".to_owned(),
                    _ => format!("{times} times in a row"),
                };
                format!("heap {}, last removal {k}, made {often}", at.heap)
            }
            _ => format!("heap {}, nothing removed yet", at.heap),
        }
    }

    #[cfg(feature = "papers")]
    fn facts(&self, engine: &mut dyn Engine, at: Cell, value: u32) -> Vec<Fact> {
        let mut facts = Vec::new();
        if let Some(by) = self.is_lost(&Big::from(at.row), &Big::from(at.column)) {
            facts.push(Fact { label: "How it is known", text: format!("Proved: {by}.") });
        }
        if let Some(frontier) = engine.frontier(at.row) {
            facts.push(Fact { label: "Frontier", text: format!("G({}_∞) = {frontier}", at.row) });
            let text = match i64::from(value) - i64::from(frontier) {
                0 => "no".to_owned(),
                below @ ..0 => format!("yes, {} below the frontier", -below),
                above => format!("yes, {above} above the frontier"),
            };
            facts.push(Fact { label: "Exceptional", text });
        }
        facts
    }

    fn shapes(&self, engine: &mut dyn Engine, mark: &str, view: &Section) -> Vec<Shape> {
        marks::shapes(self, engine, mark, view)
    }

    fn silence(&self, _axis: Axis, mark: &str) -> Option<&'static str> {
        let is_above = self.times < self.most;
        (is_above && mark == "diagonals").then_some("An immortal value stands on its diagonal only where c = r.")
    }

    #[cfg(feature = "papers")]
    fn sheet(&self, name: &str, _heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
        (name == "immortals").then(|| Ok(crate::paper::memgames::sheets::of_mimic(self)))
    }
}
