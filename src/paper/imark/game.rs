//! Subtraction-division games as the house asks them.

use super::engine::Divisions;
use super::{Division, Rounding, marks, theorems};
use crate::engine::{ClosedForm, Engine, OneHeap};
use crate::game::big::Big;
use crate::game::{Move, Position, Slice};
use crate::grow::Refusal;
use crate::paper::{Game, Proved, Theory};
use crate::table::{Axis, Section, Shape};
#[cfg(feature = "papers")]
use {
    super::engine::{CertifiedHeaps, word_value},
    crate::engine::{FarHeap, HeapMove, Statement},
    crate::game::Heap,
    crate::sheet::Growing,
};

impl Game for Division {
    fn slice(&self) -> Slice {
        Slice::heaps(&[])
    }

    fn open(&self, limit: u64) -> Box<dyn Engine> {
        Box::new(OneHeap::new(Divisions::new(self.clone()), limit))
    }

    fn is_printed(&self) -> bool {
        self.stated().is_some()
    }

    #[cfg(feature = "papers")]
    fn printed(&self, limit: u64) -> Option<Statement> {
        let stretches = match self.stated()? {
            Theorem::First(t, d) => theorems::theorem_1_printed(t, d, limit),
            Theorem::Second(k) => theorems::theorem_2(k, limit),
            Theorem::Third(k) => theorems::theorem_3_printed(k, limit),
        };
        Some(Box::new(move |at| {
            let next = stretches.partition_point(|stretch| stretch.first <= at.row);
            stretches[next.checked_sub(1)?].value(at.row)
        }))
    }

    /// A heap has no more values than it has options, and one.
    fn values_below(&self) -> Option<u64> {
        Some(self.most_options() as u64 + 1)
    }

    #[cfg(feature = "papers")]
    fn closed_form(&self) -> Result<Box<dyn ClosedForm>, Refusal> {
        theorems::closed_form(self)
    }

    #[cfg(feature = "papers")]
    fn known(&self, n: &Big, _k: &Big) -> Option<Proved> {
        theorems::known(self, n)
    }

    #[cfg(feature = "papers")]
    fn period_of_values(&self) -> Theory {
        theorems::VALUES_NEVER_REPEAT
    }

    #[cfg(feature = "papers")]
    fn period_of_outcomes(&self) -> Theory {
        theorems::period_of_outcomes(self)
    }

    #[cfg(feature = "papers")]
    fn is_certified(&self) -> bool {
        true
    }

    #[cfg(feature = "papers")]
    fn open_certified(&self, start: Heap, limit: u64) -> Result<Box<dyn Engine>, Refusal> {
        Ok(Box::new(FarHeap::new(CertifiedHeaps::new(self, &start.big(), limit)?, limit)))
    }

    #[cfg(feature = "papers")]
    fn certified_value(&self, n: Heap) -> Option<Big> {
        word_value(self, &n.big()).map(Big::from)
    }

    #[cfg(feature = "papers")]
    fn far_moves(&self, heap: &Big) -> Vec<(String, Big, HeapMove)> {
        let subtractions = self.subtract.members().iter().filter(|&&s| *heap >= Big::from(s + self.end));
        let subtractions = subtractions.map(|&s| (format!("take {s}"), heap - s, HeapMove::Take(s)));
        let divisions = self.divide.members().iter();
        let divisions = divisions
            .filter_map(|&d| Some((format!("divide by {d}"), self.far_quotient(heap, d)?, HeapMove::Divide(d))));
        subtractions.chain(divisions).collect()
    }

    fn how(&self, from: &Position, Move { take, to }: &Move) -> String {
        let is_division = !self.subtract.members().contains(take);
        let divisor =
            self.divide.members().iter().find(|&&d| is_division && self.quotient(from.heap, d) == Some(to.heap));
        divisor.map_or_else(|| format!("take {take}"), |d| format!("divide by {d}"))
    }

    fn shapes(&self, engine: &mut dyn Engine, mark: &str, view: &Section) -> Vec<Shape> {
        marks::shapes(self, engine, mark, view)
    }

    fn silence(&self, axis: Axis, mark: &str) -> Option<&'static str> {
        marks::silence(self, axis, mark)
    }

    #[cfg(feature = "papers")]
    fn sheet(&self, name: &str, heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
        super::sheets::open(self, name, heap)
    }
}

/// The theorem of the paper that gives the values of a game, with the numbers that it is about.
enum Theorem {
    First(u64, u64),
    Second(u64),
    Third(u64),
}

impl Division {
    fn stated(&self) -> Option<Theorem> {
        let (subtract, &[d]) = (self.subtract.members(), self.divide.members()) else { return None };
        let t = subtract.len() as u64 + 1;
        if self.rounding != Rounding::Exact || self.end != 0 {
            return None;
        }
        match (subtract, d % 4) {
            (&[2], 3) => Some(Theorem::Second(d)),
            (&[2], 1) => Some(Theorem::Third(d)),
            _ => (subtract.iter().copied().eq(1..t) && d % t == 1).then_some(Theorem::First(t, d)),
        }
    }
}
