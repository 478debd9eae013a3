//! Recent as the house asks it.

#[cfg(feature = "papers")]
use super::plane::After;
use super::{Recent, marks};
use crate::engine::Engine;
use crate::game::{Position, Slice};
use crate::paper::Game;
use crate::table::{Section, Shape};
#[cfg(feature = "papers")]
use crate::{
    game::Cell,
    game::big::Big,
    game::catalogue::Array,
    paper::memgames::engine::{Before, MemZero, RecentTable},
    paper::{Proved, Spec, Unsettled},
    table::{Fact, Inspection, inspect},
};

#[cfg(feature = "papers")]
const PROOF: &str = "Theorem 9 of docs/proofs/variants.md";

#[cfg(feature = "papers")]
impl Recent {
    /// Whether the theorem says that `(n; k, l)` is lost, for heaps that fit; none if it says nothing.
    fn is_lost(&self, n: u64, k: u64, l: u64) -> Option<bool> {
        match self.remembered {
            2 => Some(is_lost(n, k, l)),
            _ => None,
        }
    }
}

/// Theorem 9: whether `(n; k, l)` is a P-position.
#[cfg(feature = "papers")]
pub(in crate::paper::memgames) fn is_lost(n: u64, k: u64, l: u64) -> bool {
    match n {
        0 => true,
        _ if k == n => n.trailing_zeros().is_multiple_of(2) || 2 * l == n,
        _ if l == n => is_lost_after(n, k),
        _ => false,
    }
}

/// Q(n, k): whether `(n; k, n)` is lost, for k ≠ n and n > 0. The pairs are Fibonacci's recursion backwards, and end after at most five
/// steps: of six such numbers in a row 2 divides one an odd number of times.
#[cfg(feature = "papers")]
fn is_lost_after(n: u64, k: u64) -> bool {
    let (mut n, mut k, mut is_lost) = (n, k, true);
    loop {
        let doubled = 2 * k == n;
        let halves = n.is_multiple_of(2) && !doubled && (!n.trailing_zeros().is_multiple_of(2) || 4 * k == n);
        if halves {
            return !is_lost;
        }
        // A removal of 0 forbids nothing, as one that is larger than the heap.
        if k == 0 || k > n || doubled {
            return is_lost;
        }
        (n, k, is_lost) = (k, n - k, !is_lost);
    }
}

impl Game for Recent {
    fn slice(&self) -> Slice {
        match self.remembered {
            1 => Slice::plane(),
            _ => Slice::through(Position::of(&[0, 0, self.before]), 0, 1),
        }
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
        match self.remembered {
            1 => Box::new(MemZero::new(limit)),
            _ => Box::new(RecentTable::new(Before::Always(self.before), limit)),
        }
    }

    #[cfg(feature = "papers")]
    fn open_array(&self, array: &Array) -> Option<Box<dyn Engine>> {
        Some(Box::new(RecentTable::new(Before::Heap, array.rows)))
    }

    #[cfg(feature = "papers")]
    fn inspect_array(&self, _array: &Array, engine: &mut dyn Engine, at: Cell) -> Option<Inspection> {
        // The cell shows a position of another slice, the one in which the heap itself was the last removal but one.
        let spec = Spec::parse(&format!("recent?r=2&b={}", at.row)).ok()?;
        let mut inspection = inspect(&spec, &mut After { table: engine, before: at.row }, at);
        for option in inspection.options.sample.iter_mut().chain(&mut inspection.winning) {
            option.cell = None;
        }
        Some(inspection)
    }

    #[cfg(feature = "papers")]
    fn frontier(&self, engine: &mut dyn Engine, n: u64) -> Result<Option<u32>, Unsettled> {
        // A memory that no move can repeat is as good as any larger one.
        Ok(engine.value(Cell { row: n, column: n + 1 }))
    }

    #[cfg(feature = "papers")]
    fn known(&self, n: &Big, k: &Big) -> Option<Proved> {
        let [n, k] = [u64::try_from(n).ok()?, u64::try_from(k).ok()?];
        let is_lost = self.is_lost(n, k, self.before)?;
        is_lost.then_some(Proved { value: Big::ZERO, by: PROOF })
    }

    fn said(&self, at: &Position) -> String {
        match at.memory.as_slice() {
            [0, ..] => format!("heap {}, nothing removed yet", at.heap),
            [k] | [k, 0] => format!("heap {}, last removal {k}", at.heap),
            [k, l, ..] => format!("heap {}, last removal {k}, before it {l}", at.heap),
            [] => format!("heap {}", at.heap),
        }
    }

    #[cfg(feature = "papers")]
    fn facts(&self, engine: &mut dyn Engine, at: Cell, value: u32) -> Vec<Fact> {
        let mut facts = Vec::new();
        if let Some(is_lost) = self.is_lost(at.row, at.column, self.before) {
            let text = format!("Proved to be {}: {PROOF}.", if is_lost { "lost" } else { "won" });
            facts.push(Fact { label: "Who wins", text });
        }
        if let Some(frontier) = engine.frontier(at.row) {
            facts.push(Fact { label: "Frontier", text: format!("{frontier}, the value after any other last removal") });
            let text = match i64::from(value) - i64::from(frontier) {
                0 => "no".to_owned(),
                below @ ..0 => format!("yes, {} below the frontier", -below),
                above => format!("yes, {above} above the frontier"),
            };
            facts.push(Fact { label: "Exceptional", text });
        }
        facts
    }

    fn shapes(&self, _engine: &mut dyn Engine, mark: &str, view: &Section) -> Vec<Shape> {
        marks::shapes(mark, view)
    }
}
