//! Heaps whose values outgrow texels: a texel shows the logarithm of a value, and the value itself is worked out again when
//! someone reads it.

use super::closed::{CLOSED_COST, ClosedForm};
use super::{Engine, Written};
use crate::game::Cell;
use crate::game::big::{Big, logarithm};

/// The heaps from `start` on of a game with a closed form.
pub(super) struct WideHeaps {
    closed: Box<dyn ClosedForm>,
    start: Big,
    limit: u64,
    shades: Vec<u32>,
    fault: Option<String>,
}

impl WideHeaps {
    pub(super) fn new(closed: Box<dyn ClosedForm>, start: Big, limit: u64) -> Self {
        WideHeaps { closed, start, limit, shades: Vec::new(), fault: None }
    }

    fn exact(&self, at: Cell) -> Option<Big> {
        (at.row < self.rows()).then(|| self.closed.value(&(&self.start + at.row)).ok()).flatten()
    }
}

impl Engine for WideHeaps {
    fn rows(&self) -> u64 {
        self.shades.len() as u64
    }

    fn limit(&self) -> u64 {
        if self.fault.is_some() { self.rows() } else { self.limit }
    }

    fn advance(&mut self, work: u64) {
        let from = self.rows();
        for n in from..self.limit().min(from + work.div_ceil(CLOSED_COST)) {
            match self.closed.value(&(&self.start + n)) {
                Ok(value) => self.shades.push(logarithm(&value)),
                Err(fault) => {
                    self.fault = Some(fault);
                    return;
                }
            }
        }
    }

    fn value(&mut self, at: Cell) -> Option<u32> {
        self.written(at)?.small()
    }

    fn written(&mut self, at: Cell) -> Option<Written> {
        self.exact(at).as_ref().map(Written::from)
    }

    fn shade(&mut self, at: Cell) -> Option<u32> {
        self.shades.get(at.row as usize).copied()
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}
