//! An opponent: one that never errs, or errs with a chosen chance.

use super::chance::Chance;
use super::slowest::slowest;
use super::study::{Study, Winning};

/// How many moves the search for the slowest loss looks at: a few milliseconds.
const PATIENCE: u64 = 3_000;

/// The opponent's move in a sum that is worked out; none where no move is left. In `errs` of a hundred cases it takes any move.
/// Otherwise it wins if it can, and else loses as slowly as it sees.
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
    if let Some(winning) = steady(study) {
        return Some(winning);
    }
    slowest(study, PATIENCE).map(|slowest| Winning { component: slowest.component, by: slowest.by })
}

/// The winning move that is told to whoever asks: where plays end at any rate the one that takes least, and else one by which
/// the play ends.
///
/// After every winning move that lowers the sum of all values, or else of all heaps, or else of all that they remember, the
/// opponent has only finitely many moves left: such sums cannot fall for ever. There always is one. If the opponent lowers a
/// value, some reply lowers another one; and what the opponent makes of a heap otherwise can be turned back to its old value
/// in a position that comes before (docs/proofs/mnem.md, Lemma 1).
pub fn steady(study: &Study) -> Option<Winning> {
    if !study.sum().may_go_on() {
        return study.winning().iter().min_by_key(|winning| winning.by.take).cloned();
    }
    let worths: Vec<u64> = study.worths().iter().map(|worth| worth.value).collect();
    let measure = |winning: &Winning| {
        let sum = study.sum().after(winning.component, &winning.by.to);
        let values = worths.iter().enumerate();
        let value = |(place, &value): (usize, &u64)| match place == winning.component {
            true => study.wanted(place).unwrap_or(value),
            false => value,
        };
        let values: u128 = values.map(value).map(u128::from).sum();
        let heaps: u128 = sum.components.iter().map(|component| u128::from(component.at.heap)).sum();
        let memories = sum.components.iter().flat_map(|component| component.at.memory.clone());
        (values, heaps, memories.map(u128::from).sum::<u128>())
    };
    study.winning().iter().min_by_key(|winning| measure(winning)).cloned()
}
