//! An opponent: one that never errs, or errs with a chosen chance.

use super::chance::Chance;
use super::slowest::slowest;
use super::study::{Study, Winning};

/// How many moves the search for the slowest loss looks at: less than a second.
const PATIENCE: u64 = 200_000;

/// The opponent's move in a sum that is worked out; none where no move is left. In `errs` of a hundred cases it takes any move.
/// Otherwise it wins if it can, by the move that takes least, and else loses as slowly as it sees.
pub fn answer(study: &mut Study, errs: u64, chance: &mut Chance) -> Option<Winning> {
    let count: usize = study.moves().iter().map(Vec::len).sum();
    if count == 0 {
        return None;
    }
    if errs > 0 && chance.below(100) < errs {
        let any = chance.below(count as u64) as usize;
        let moves = study.moves().iter().enumerate();
        return moves
            .flat_map(|(component, moves)| moves.iter().map(move |by| Winning { component, by: by.clone() }))
            .nth(any);
    }
    if let Some(winning) = study.winning().iter().min_by_key(|winning| winning.by.take) {
        return Some(winning.clone());
    }
    slowest(study, PATIENCE).map(|slowest| Winning { component: slowest.component, by: slowest.by })
}
