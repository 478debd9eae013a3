//! A check: the cases that a statement is tried on, and what has to hold at every size of each.

use std::fmt::Display;

use crate::engine::{Engine, UNKNOWN};
use crate::game::Cell;
use crate::grow;
use crate::paper::Spec;

/// Makes the cases of a check anew.
pub type Check = fn() -> Vec<Case>;

/// Where a case reads its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFrom {
    /// The game's engine.
    Engine,
    /// The rules alone, slowly, where the engine itself uses what is to be checked.
    Rules,
    /// A table that begins at this heap, far beyond the game's own: its row 0 is that heap.
    From(u64),
}

/// What looking at one size of a case comes to.
pub type Checked = Result<(), Flaw>;

/// Looks at one size.
pub(super) type Step = Box<dyn FnMut(u64, &mut Book) -> Checked>;

/// One case of a statement: games with all parameters fixed, and what has to hold at the sizes 0, 1, 2, … in order.
pub struct Case {
    pub(super) specs: Vec<Spec>,
    pub(super) source: ReadFrom,
    pub(super) step: Step,
}

impl Case {
    /// A case on one game.
    pub fn new(spec: &str, step: impl FnMut(u64, &mut Book) -> Checked + 'static) -> Case {
        Case::on(&[spec], step)
    }

    /// A case on several games, which the book numbers from 0.
    pub fn on<T: AsRef<str>>(specs: &[T], step: impl FnMut(u64, &mut Book) -> Checked + 'static) -> Case {
        let specs = specs.iter().map(|spec| Spec::parse(spec.as_ref()).expect("claims name games of the catalogue"));
        Case { specs: specs.collect(), source: ReadFrom::Engine, step: Box::new(step) }
    }

    /// Reads values straight from the rules.
    pub fn by_rules(self) -> Case {
        Case { source: ReadFrom::Rules, ..self }
    }

    /// Reads values from a heap on.
    pub fn from(self, heap: u64) -> Case {
        Case { source: ReadFrom::From(heap), ..self }
    }
}

/// Where a statement fails, in the game that the book numbers so.
#[derive(Clone, Debug)]
pub struct Flaw {
    pub(super) game: usize,
    pub(super) at: Cell,
    pub(super) found: String,
    pub(super) claimed: String,
}

/// Fails at n_k unless something holds there.
pub fn ensure(holds: bool, (n, k): (u64, u64), found: impl Display, claimed: impl Display) -> Checked {
    if holds {
        return Ok(());
    }
    Err(Flaw { game: 0, at: Cell { row: n, column: k }, found: found.to_string(), claimed: claimed.to_string() })
}

/// The values of a case's games, read and counted.
pub struct Book {
    pub(super) engines: Vec<Box<dyn Engine>>,
    pub(super) reads: u64,
    /// Whether a value was asked for that the tables do not reach: what was found with it says nothing.
    pub(super) out_of_reach: bool,
}

impl Book {
    /// The value of n_k in the first game. A heap on its own has k = 0.
    pub fn value(&mut self, n: u64, k: u64) -> u64 {
        self.of(0, n, k)
    }

    /// The value of n_k in one of the games.
    pub fn of(&mut self, game: usize, n: u64, k: u64) -> u64 {
        self.reads += 1;
        let engine = &mut self.engines[game];
        grow::reach(&mut **engine, n + 1, SLICE);
        let value = engine.value(Cell { row: n, column: k });
        self.out_of_reach |= value.is_none();
        value.unwrap_or(UNKNOWN).into()
    }

    /// The value of n_k in the first game where values have to be proved: the table grows until it is, or cannot grow.
    pub fn proved(&mut self, n: u64, k: u64) -> Option<u64> {
        self.reads += 1;
        let engine = &mut self.engines[0];
        grow::reach(&mut **engine, n + 1, SLICE);
        let mut value = engine.value(Cell { row: n, column: k });
        while value.is_none() && !engine.progress().is_over() {
            engine.advance(SLICE);
            value = engine.value(Cell { row: n, column: k });
        }
        value.map(u64::from)
    }

    /// The frontier value of row n in the first game.
    pub fn frontier(&mut self, n: u64) -> u64 {
        self.reads += 1;
        let engine = &mut self.engines[0];
        grow::reach(&mut **engine, n + 1, SLICE);
        let value = engine.frontier(n);
        self.out_of_reach |= value.is_none();
        value.unwrap_or(UNKNOWN).into()
    }

    /// Fails unless the first game has this value at n_k.
    pub fn equal(&mut self, n: u64, k: u64, claimed: u64) -> Checked {
        let found = self.value(n, k);
        ensure(found == claimed, (n, k), found, claimed)
    }
}

/// The work of one slice of growth, in elementary steps: a fraction of a millisecond.
pub(super) const SLICE: u64 = 200_000;
