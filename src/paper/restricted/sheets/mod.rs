//! The sheets of "Fractal sequences and restricted Nim". Both games have a rule f, and the sheets are about that.

mod bounded;
mod fill;
mod interspersion;
mod lambda;
mod pairs;
mod triangle;

use super::Restricted;
use crate::grow::Refusal;
use crate::sheet::{Growing, complete};

/// The sheet of a rule by its name in the catalogue.
pub(super) fn open(game: &Restricted, name: &str) -> Option<Result<Box<dyn Growing>, Refusal>> {
    let sheet = match name {
        "fill" => fill::sheet(game),
        "lambda" => lambda::sheet(game),
        "triangle" => triangle::sheet(game),
        "interspersion" => interspersion::sheet(game),
        "array" => pairs::sheet(game),
        _ => return None,
    };
    Some(sheet.map(complete))
}
