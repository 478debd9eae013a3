//! The value that a heap has with every memory, or every bound, that is large enough: the column `inf`.

use crate::engine::Engine;
use crate::game::memgames::Memgame;
use crate::game::{Game, Position, Spec};

/// The value of row `n`, which is computed, in all columns that are far enough out; `None` if that is not proved.
///
/// # Errors
/// A sentence without a full stop, if no such value is known to exist.
pub fn frontier(spec: &Spec, engine: &mut dyn Engine, n: u64) -> Result<Option<u32>, String> {
    let typed = match spec.game() {
        Game::Memgame(game @ (Memgame::TakeAway(_) | Memgame::Typed(_))) => game,
        // A memory that no move can repeat, or reach, and a bound that no move can exceed, are as good as any larger one. In
        // MNEM such a heap is lost: who adds j is answered by a removal of everything.
        Game::Memgame(_) | Game::Dynamic(_) => return Ok(engine.value(Position { n, k: n.saturating_add(1) })),
        // Other games remember nothing.
        _ => return Ok(None),
    };
    // So many options cannot have all of these values.
    let mut missing = vec![true; n as usize + 1];
    for take in 1..=n {
        if !typed.allows_in_the_end(take).ok_or_else(|| unsettled(spec))? {
            continue;
        }
        let Some(value) = engine.value(Position { n: n - take, k: take }) else { return Ok(None) };
        if let Some(missing) = missing.get_mut(value as usize) {
            *missing = false;
        }
    }
    Ok((0..).zip(missing).find(|&(_, missing)| missing).map(|(value, _)| value))
}

fn unsettled(spec: &Spec) -> String {
    format!(
        "the form of {spec} does not tell what may be removed after every large removal, so it may have no column inf; \
         a number is allowed, and inf with a rule that settles as k grows, such as 2k or j != k"
    )
}
