//! The sheets of "Some i-Mark games".

mod gaps;
mod options;
mod reachable;
mod scan;
mod theorem;

use self::gaps::Gaps;
use self::reachable::Reachable;
use super::{Division, Rounding};
use crate::grow::Refusal;
use crate::sheet::{Growing, complete};

/// The sheet of a game by its name in the catalogue.
pub(super) fn open(game: &Division, name: &str, heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
    Some(match name {
        "gaps" if is_imark(game) => Ok(Box::new(Gaps::new(game))),
        "options" if is_imark(game) => Ok(complete(options::sheet(game))),
        "theorem" if is_imark(game) => theorem::sheet(game).map(complete),
        "reachable" => Reachable::new(game, heap).map(|sheet| Box::new(sheet) as Box<dyn Growing>),
        _ => return None,
    })
}

/// Whether a subtraction-division game is i-Mark, which the sheets are about, and not Mark.
fn is_imark(game: &Division) -> bool {
    game.rounding == Rounding::Exact
}
