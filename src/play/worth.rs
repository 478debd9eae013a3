//! What positions are worth: by a theorem, by a table that grows as far as it must, or certified far out.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::sum::{Component, Sum};
use crate::engine::Engine;
use crate::game::big::Big;
use crate::game::{Cell, Heap, Position};
use crate::grow::Refusal;
use crate::paper::{self, Proved, Spec};

/// A value, and how it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The nim value; in misère play 0 where the player to move loses and 1 where that player wins.
    pub value: u64,
    /// Warrant it is known.
    pub how: Warrant,
}

/// Warrant a value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warrant {
    /// A theorem gives it.
    Proved,
    /// Whatever came before, it is the same.
    Certified,
    /// All that it depends on was computed.
    Computed,
}

impl Warrant {
    /// As a word.
    pub fn word(self) -> &'static str {
        match self {
            Warrant::Proved => "proved",
            Warrant::Certified => "certified",
            Warrant::Computed => "computed",
        }
    }
}

/// The tables of the games of a sum, one for each game. A copy of it has the same tables, so that what one sum needed is there
/// for the next.
#[derive(Clone, Default)]
pub struct Appraiser(Rc<RefCell<HashMap<Spec, Box<dyn Engine>>>>);

/// How many tables are kept from one sum to the next: a sum has at most so many.
const KEPT: usize = 16;

impl Appraiser {
    /// Drops what a sum does not need, if there is much.
    pub(super) fn clear_for(&self, sum: &Sum) {
        let mut tables = self.0.borrow_mut();
        if tables.len() > KEPT {
            tables.retain(|spec, _| sum.components.iter().any(|component| component.spec == *spec));
        }
    }

    /// Lets the table of a game grow for a slice of work, until it has this row or ends before. Returns whether it is there.
    pub(super) fn reach(&mut self, spec: &Spec, row: u64, work: u64) -> bool {
        if row >= spec.entry().limit {
            return true;
        }
        let mut tables = self.0.borrow_mut();
        let engine = tables.entry(spec.clone()).or_insert_with(|| paper::open(spec));
        let there = |engine: &dyn Engine| engine.rows() > row || engine.progress().is_over();
        if !there(&**engine) {
            engine.advance(work.min(CHUNK));
        }
        there(&**engine)
    }

    /// What a component's own position is worth, with the best reason that there is.
    ///
    /// # Errors
    /// Why its value cannot be had.
    pub(super) fn own(&mut self, Component { spec, at }: &Component) -> Result<Worth, Refusal> {
        if let Some(worth) = spec.slice().cell(at).and_then(|cell| proved(spec, cell)) {
            return Ok(worth);
        }
        self.any(spec, at)
    }

    /// What a position is worth, as quickly as can be.
    ///
    /// # Errors
    /// Why its value cannot be had.
    pub(super) fn any(&mut self, spec: &Spec, at: &Position) -> Result<Worth, Refusal> {
        let Some(cell) = spec.slice().cell(at) else {
            let none = || Refusal::NotProved(format!("no theorem has the value of {}", spec.game().name(at)));
            if let Some(value) = spec.game().beside(at) {
                return Ok(Worth { value, how: Warrant::Proved });
            }
            let value = self.0.borrow_mut().get_mut(spec).and_then(|engine| engine.beside(at));
            return value.map(|value| Worth { value: value.into(), how: Warrant::Computed }).ok_or_else(none);
        };
        match self.0.borrow_mut().get_mut(spec).filter(|_| cell.row < spec.entry().limit) {
            Some(engine) => {
                let value = engine.value(cell);
                let value = value.map(|value| Worth { value: value.into(), how: Warrant::Computed });
                let refusal = engine.refusal().cloned();
                let why = || {
                    refusal.unwrap_or_else(|| {
                        Refusal::NotProved(format!("the value of {} is not proved", spec.game().name(at)))
                    })
                };
                value.ok_or_else(why)
            }
            None => proved(spec, cell).map_or_else(|| certified(spec, cell), Ok),
        }
    }
}

/// The most that a table grows at once, so that it does not grow much farther than it must.
pub(super) const CHUNK: u64 = 50_000;

/// What a theorem says.
fn proved(spec: &Spec, Cell { row, column }: Cell) -> Option<Worth> {
    let Proved { value, .. } = spec.game().known(&Big::from(row), &Big::from(column))?;
    Some(Worth { value: u64::try_from(&value).ok()?, how: Warrant::Proved })
}

/// What lies beyond the table of a game on one heap, if it can be certified.
fn certified(spec: &Spec, Cell { row, .. }: Cell) -> Result<Worth, Refusal> {
    let value = paper::value_at(spec, Heap::from(row))?;
    let value =
        u64::try_from(&value).map_err(|_| Refusal::TooLarge(format!("{value} is too large to be played with")))?;
    Ok(Worth { value, how: Warrant::Certified })
}
