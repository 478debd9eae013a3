//! Columns that wait for a later row: lists in one piece of memory, a list for each row ahead.

use std::collections::VecDeque;

/// What is due in each row from the next one on.
pub(super) struct Pending {
    /// Where the list of each row begins, the next row first.
    heads: VecDeque<u32>,
    /// A column, and where its list goes on.
    nodes: Vec<(u32, u32)>,
    /// Nodes to be used again, as a list.
    free: u32,
}

/// Where a list ends.
const END: u32 = u32::MAX;

impl Pending {
    /// Nothing waits.
    pub(super) fn new() -> Self {
        Pending { heads: VecDeque::new(), nodes: Vec::new(), free: END }
    }

    /// Lets a column wait for the row that is so many rows after the next one.
    pub(super) fn add(&mut self, ahead: usize, column: u32) {
        if self.heads.len() <= ahead {
            self.heads.resize(ahead + 1, END);
        }
        let node = (column, std::mem::replace(&mut self.heads[ahead], END));
        self.heads[ahead] = match self.nodes.get(self.free as usize).copied() {
            Some((_, next)) => {
                let place = std::mem::replace(&mut self.free, next);
                self.nodes[place as usize] = node;
                place
            }
            None => {
                self.nodes.push(node);
                self.nodes.len() as u32 - 1
            }
        };
    }

    /// Moves the columns due in the next row into `out`, in increasing order.
    pub(super) fn take(&mut self, out: &mut Vec<u32>) {
        out.clear();
        let mut place = self.heads.pop_front().unwrap_or(END);
        while place != END {
            let (column, next) = self.nodes[place as usize];
            out.push(column);
            self.nodes[place as usize].1 = std::mem::replace(&mut self.free, place);
            place = next;
        }
        out.sort_unstable();
    }
}
