//! The sheets of "Memgames".

mod immortals;
mod mimic;

use self::immortals::Immortals;
use self::mimic::MimicImmortals;
use super::Memgame;
use super::mimic::Mimic;
use crate::sheet::Growing;

/// The sheet of a game by its name in the catalogue.
pub(super) fn open(game: &Memgame, name: &str) -> Option<Box<dyn Growing>> {
    match (game, name) {
        (Memgame::MemZero, "immortals") => Some(Box::new(Immortals::new(&[]))),
        (Memgame::Perturbed(free), "immortals") => Some(Box::new(Immortals::new(free.members()))),
        _ => None,
    }
}

/// The immortal values of mimic, which are those of MEM⁰ where nothing may be repeated.
pub(super) fn of_mimic(game: &Mimic) -> Box<dyn Growing> {
    match game.most {
        1 => Box::new(Immortals::new(&[])),
        most => Box::new(MimicImmortals::new(most)),
    }
}
