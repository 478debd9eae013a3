//! Heaps whose values outgrow texels: a texel shows the logarithm of a value, and the value itself is worked out again when
//! someone reads it.

use super::closed::{CLOSED_COST, ClosedForm};
use super::{Aside, Engine, Wide, Written};
use crate::game::Cell;
use crate::game::big::{Big, logarithm};
use crate::grow::{Grow, Progress, Refusal};

/// The heaps from `start` on of a game with a closed form.
pub(super) struct WideHeaps {
    closed: Box<dyn ClosedForm>,
    start: Big,
    limit: u64,
    shades: Vec<u32>,
    refusal: Option<Refusal>,
}

impl WideHeaps {
    pub(super) fn new(closed: Box<dyn ClosedForm>, start: Big, limit: u64) -> Self {
        WideHeaps { closed, start, limit, shades: Vec::new(), refusal: None }
    }

    fn exact(&self, at: Cell) -> Option<Big> {
        (at.row < self.rows()).then(|| self.closed.value(&(&self.start + at.row)).ok()).flatten()
    }
}

impl Grow for WideHeaps {
    fn advance(&mut self, work: u64) {
        let from = self.rows();
        for n in from..self.limit().min(from + work.max(1).div_ceil(CLOSED_COST)) {
            match self.closed.value(&(&self.start + n)) {
                Ok(value) => self.shades.push(logarithm(&value)),
                Err(refusal) => {
                    self.refusal = Some(refusal);
                    return;
                }
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.shades.len() as u64, self.limit).unless(self.refusal.as_ref())
    }
}

impl Engine for WideHeaps {
    fn value(&mut self, at: Cell) -> Option<u32> {
        self.written(at)?.small()
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Wide(self)
    }
}

impl Wide for WideHeaps {
    fn written(&mut self, at: Cell) -> Option<Written> {
        self.exact(at).as_ref().map(Written::from)
    }

    fn shade(&mut self, at: Cell) -> Option<u32> {
        self.shades.get(at.row as usize).copied()
    }
}
