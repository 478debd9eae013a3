//! What theory knows of values, whatever their size: a formula for all heaps of a game, or for single positions of it.
//!
//! Here the games meet the theorems; each theorem itself stands in its paper's file.

use super::{dynamic, imark, max_nim, memgames, restricted};
use crate::game::big::Big;
use crate::game::memgames::Memgame;
use crate::game::{Game, Spec};

/// A value that a theorem gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The value.
    pub value: Big,
    /// The theorem, such as "Theorem 3.1 of Memgames".
    pub by: &'static str,
}

/// A formula for the value of every heap of a game on one heap.
pub trait ClosedForm {
    /// The theorem that proves it.
    fn by(&self) -> &'static str;

    /// The value of a heap.
    ///
    /// # Errors
    /// A sentence, if it cannot be worked out.
    fn value(&self, n: &Big) -> Result<Big, String>;

    /// A bound for the values of all heaps up to `end`.
    fn largest(&self, end: &Big) -> Big;

    /// Whether heaps from `start` on are within reach at all.
    ///
    /// # Errors
    /// Why not.
    fn reaches(&self, _start: &Big) -> Result<(), String> {
        Ok(())
    }
}

/// The closed form of a game on one heap; `passed` says that the pass of Max Nim is used up.
///
/// # Errors
/// Why there is none, without a full stop.
pub fn closed_form(spec: &Spec, passed: bool) -> Result<Box<dyn ClosedForm>, String> {
    match spec.game() {
        Game::Division(game) => imark::closed_form(game),
        Game::MaxNim(game) => Ok(max_nim::closed_form(*game, passed)),
        Game::Restricted(game) => restricted::closed_form(game),
        Game::Memgame(Memgame::Mem) => Err("a theorem has its values where k·k ≥ n, and only there".into()),
        Game::Dynamic(_) => {
            Err("so far out theorems tell who wins, as nimscope outcome does, and no value but 0".into())
        }
        _ => Err("no theorem has its values so far out".into()),
    }
}

/// What a theorem says of one position, a heap n and its column k.
pub fn known(spec: &Spec, n: &Big, k: &Big) -> Option<Proved> {
    match spec.game() {
        Game::Memgame(game) => memgames::known(game, n, k),
        Game::Dynamic(game) => dynamic::known(game, n, k),
        Game::Division(game) => imark::known(game, n),
        Game::Serial(game) => Some(restricted::known_serial(game, n, k)),
        Game::Restricted(_) | Game::MaxNim(_) => {
            let form = closed_form(spec, *k == Big::from(1_u32)).ok()?;
            Some(Proved { value: form.value(n).ok()?, by: form.by() })
        }
    }
}
