//! The sheets of "Memgames".

mod immortals;

use self::immortals::Immortals;
use super::Memgame;
use crate::sheet::Growing;

/// The sheet of a game by its name in the catalogue.
pub(super) fn open(game: &Memgame, name: &str) -> Option<Box<dyn Growing>> {
    match (game, name) {
        (Memgame::MemZero, "immortals") => Some(Box::new(Immortals::new(&[]))),
        (Memgame::Perturbed(free), "immortals") => Some(Box::new(Immortals::new(free.members()))),
        _ => None,
    }
}
