//! A sum worked out: what each heap is worth, the nim sum, and every winning move; in slices, since tables must grow.

use super::sum::{Component, Sum};
use super::worth::{Appraiser, CHUNK, Worth};
use crate::game::{Move, Position};
use crate::grow::{Grow, Progress, Refusal};

/// A move that wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning {
    /// In which component.
    pub component: usize,
    /// The move.
    pub by: Move,
}

/// A sum and what is known of it. It is over when all winning moves are found.
pub struct Study {
    sum: Sum,
    pub(super) tables: Appraiser,
    /// The moves of each component.
    moves: Vec<Vec<Move>>,
    /// The row up to which each component's table must grow.
    rows: Vec<u64>,
    worths: Vec<Worth>,
    winning: Vec<Winning>,
    /// How many moves have been looked at, over all components.
    looked: usize,
    refusal: Option<Refusal>,
}

/// About what it costs to look at a move, in elementary steps.
const LOOK: u64 = 200;

impl Study {
    /// Begins with a sum.
    ///
    /// # Errors
    /// If a rule has no answer in it, or if a heap has too many moves to be looked at.
    pub fn new(sum: Sum) -> Result<Study, Refusal> {
        Study::with(Appraiser::default(), sum)
    }

    /// Begins with a sum whose games may have tables already.
    ///
    /// # Errors
    /// As [`Study::new`].
    pub fn sharing(tables: &Appraiser, sum: Sum) -> Result<Study, Refusal> {
        tables.clear_for(&sum);
        Study::with(tables.clone(), sum)
    }

    /// Goes on with another sum, such as one that a move has left, and with the tables that are there.
    ///
    /// # Errors
    /// As [`Study::new`].
    pub fn then(self, sum: Sum) -> Result<Study, Refusal> {
        Study::with(self.tables, sum)
    }

    fn with(tables: Appraiser, sum: Sum) -> Result<Study, Refusal> {
        let moves = sum.components.iter().map(Component::moves).collect::<Result<Vec<_>, _>>()?;
        let rows = sum.components.iter().zip(&moves).map(|(component, moves)| {
            let slice = component.spec.slice();
            // A position beside the table may be one that the table has worked out all the same, once it has its heap.
            let row = |at: &Position| slice.cell(at).map_or(at.heap, |cell| cell.row);
            let is_worked_out = |at: &&Position| slice.cell(at).is_some() || component.spec.game().beside(at).is_none();
            let positions = moves.iter().map(|option| &option.to).chain([&component.at]);
            positions.filter(is_worked_out).map(row).max().unwrap_or(0)
        });
        let rows = rows.collect();
        Ok(Study { sum, tables, moves, rows, worths: Vec::new(), winning: Vec::new(), looked: 0, refusal: None })
    }

    /// The sum.
    pub fn sum(&self) -> &Sum {
        &self.sum
    }

    /// The legal moves of each component.
    pub fn moves(&self) -> &[Vec<Move>] {
        &self.moves
    }

    /// What the components are worth, as far as it is known yet.
    pub fn worths(&self) -> &[Worth] {
        &self.worths
    }

    /// The nim sum of all components, once they are known: the player to move wins if it is not 0.
    pub fn nim_sum(&self) -> Option<u64> {
        (self.worths.len() == self.sum.components.len())
            .then(|| self.worths.iter().fold(0, |sum, worth| sum ^ worth.value))
    }

    /// The winning moves found so far, component by component, the largest removal first.
    pub fn winning(&self) -> &[Winning] {
        &self.winning
    }

    /// What a component must be worth after a winning move in it: all others together, or in misère play lost.
    pub fn wanted(&self, component: usize) -> Option<u64> {
        let sum = self.nim_sum()?;
        Some(if self.sum.misere() { 0 } else { sum ^ self.worths[component].value })
    }

    fn step(&mut self, work: u64) -> Result<u64, Refusal> {
        let known = self.worths.len();
        if let Some(component) = self.sum.components.get(known) {
            if self.tables.reach(&component.spec, self.rows[known], work) {
                self.worths.push(self.tables.own(component)?);
            }
            return Ok(CHUNK);
        }
        let mut before = 0;
        for component in 0..self.moves.len() {
            let place = self.looked - before;
            if place < self.moves[component].len() {
                let option = &self.moves[component][place];
                let worth = self.tables.any(&self.sum.components[component].spec, &option.to)?;
                if Some(worth.value) == self.wanted(component) {
                    self.winning.push(Winning { component, by: option.clone() });
                }
                self.looked += 1;
                return Ok(LOOK);
            }
            before += self.moves[component].len();
        }
        Ok(work)
    }
}

impl Grow for Study {
    fn advance(&mut self, work: u64) {
        let mut left = work.max(1);
        while left > 0 && !self.progress().is_over() {
            match self.step(left) {
                Ok(taken) => left = left.saturating_sub(taken),
                Err(refusal) => self.refusal = Some(refusal),
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        let all = self.moves.iter().map(Vec::len).sum::<usize>() + self.sum.components.len();
        Progress::new((self.worths.len() + self.looked) as u64, all as u64).unless(self.refusal.as_ref())
    }
}
