//! The move that loses slowest: what is left to a player who cannot win against a perfect one, who may yet err.
//!
//! The loser wants the play to last, the winner answers with those winning moves that end it soonest. The search goes deeper
//! and deeper, two plies at a time, and stops where only one move is left that lasts so long, where none is, or where it has
//! looked at as many moves as it may.

use std::collections::HashMap;

use super::study::Study;
use super::sum::Sum;
use super::worth::Appraiser;
use crate::game::{Move, Position};

/// A move that loses, but not soon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slowest {
    /// In which component.
    pub component: usize,
    /// The move.
    pub by: Move,
    /// For how many moves the play lasts at least, this one among them, however the winner plays.
    pub lasts: u32,
    /// Whether no other move lasts longer; otherwise the search did not see that far.
    pub is_exact: bool,
}

/// Finds it, for a study that is over and whose nim sum is 0, looking at about `budget` moves at most. None where there is no
/// move, or where the sum is won.
pub fn slowest(study: &mut Study, budget: u64) -> Option<Slowest> {
    if study.nim_sum() != Some(0) {
        return None;
    }
    let mut best: Vec<(usize, Move)> = Vec::new();
    for (component, moves) in study.moves().iter().enumerate() {
        best.extend(moves.iter().map(|by| (component, by.clone())));
    }
    // What keeps most tokens comes first: it is taken where the search sees no difference.
    best.sort_by_key(|(_, by)| by.take);
    let sum = study.sum().clone();
    let mut search = Search { tables: &mut study.tables, misere: sum.misere(), known: HashMap::new(), left: budget };
    let (mut lasts, mut is_exact) = (1, false);
    while best.len() > 1 {
        let deeper = lasts + 2;
        let mut lasting = Vec::new();
        let mut whole = true;
        for (component, by) in &best {
            match search.endures(&sum.after(*component, &by.to), deeper - 1) {
                Some(true) => lasting.push((*component, by.clone())),
                Some(false) => {}
                None => whole = false,
            }
        }
        if !whole {
            break;
        }
        if lasting.is_empty() {
            is_exact = true;
            break;
        }
        (best, lasts) = (lasting, deeper);
    }
    let is_exact = is_exact || best.len() == 1;
    best.into_iter().next().map(|(component, by)| Slowest { component, by, lasts, is_exact })
}

struct Search<'a> {
    tables: &'a mut Appraiser,
    misere: bool,
    known: HashMap<(Vec<Position>, u32), bool>,
    left: u64,
}

impl Search<'_> {
    /// Whether a play lasts at least so many moves from a sum that the player to move wins, with the quickest winning moves;
    /// none if the search must end.
    fn endures(&mut self, sum: &Sum, lasts: u32) -> Option<bool> {
        for winning in self.winning(sum)? {
            if !self.survives(&winning, lasts.saturating_sub(1))? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the player to move, who loses, can make a play last at least so many moves.
    fn survives(&mut self, sum: &Sum, lasts: u32) -> Option<bool> {
        if lasts == 0 {
            return Some(true);
        }
        let key = (sum.components.iter().map(|component| component.at.clone()).collect(), lasts);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let mut survives = false;
        'components: for (place, component) in sum.components.iter().enumerate() {
            for by in component.moves().ok()? {
                self.left = self.left.checked_sub(1)?;
                if lasts == 1 || self.endures(&sum.after(place, &by.to), lasts - 1)? {
                    survives = true;
                    break 'components;
                }
            }
        }
        self.known.insert(key, survives);
        Some(survives)
    }

    /// The sums that winning moves leave.
    fn winning(&mut self, sum: &Sum) -> Option<Vec<Sum>> {
        let mut values = Vec::new();
        for component in &sum.components {
            values.push(self.tables.any(&component.spec, &component.at).ok()?.value);
        }
        let all = values.iter().fold(0, |all, value| all ^ value);
        let mut left = Vec::new();
        for (place, component) in sum.components.iter().enumerate() {
            let wanted = if self.misere { 0 } else { all ^ values[place] };
            for by in component.moves().ok()? {
                self.left = self.left.checked_sub(1)?;
                if self.tables.any(&component.spec, &by.to).ok()?.value == wanted {
                    left.push(sum.after(place, &by.to));
                }
            }
        }
        Some(left)
    }
}
