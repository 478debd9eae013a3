//! Sheets: tables of text that the core makes for a game, beside its map and its numbers.
//!
//! A sheet shows what a paper prints as a table, for the parameters of the moment, beside what is computed, and says of
//! each part how it is known. [`open`] makes the sheet of a game by its name in the catalogue; most are complete at once,
//! and some grow with [`Growing::advance`]. A sheet is text: whoever shows it knows no game.

mod base;
mod bounded;
mod diagram;
mod fill;
mod form;
mod gaps;
mod immortals;
mod interspersion;
mod lambda;
mod options;
mod pairs;
mod pass;
mod print;
mod reachable;
mod scan;
mod theorem;
mod triangle;

pub use diagram::{Diagram, Edge, Node};
pub use form::{Cell, Mark, Part, Row, Sheet};
pub use print::{csv, latex};

use self::gaps::Gaps;
use self::immortals::Immortals;
use self::pass::Pass;
use self::reachable::Reachable;
use crate::game::division::{Division, Rounding};
use crate::game::memgames::Memgame;
use crate::game::{Game, Spec};

/// A sheet on its way.
pub trait Growing {
    /// Works on for about `work` elementary steps; does nothing once the sheet is complete.
    fn advance(&mut self, work: u64);

    /// How far it has come, and how far it will come.
    fn progress(&self) -> (u64, u64);

    /// The sheet as far as it has come.
    fn read(&self) -> Sheet;

    /// The diagram that belongs to it, if it has one.
    fn diagram(&self) -> Option<Diagram> {
        None
    }
}

/// The sheet of a game by its name in the catalogue.
///
/// # Errors
/// A sentence, if the game has no such sheet, or not for these parameters.
///
/// ```
/// use nimscope::game::Spec;
/// use nimscope::table::sheet;
/// let spec = Spec::parse("maximum?f=floor(sqrt(n))")?;
/// assert_eq!(sheet::open(&spec, "fill")?.read().parts.len(), 1);
/// assert_eq!(sheet::open(&Spec::parse("mem")?, "fill").err().unwrap(), "mem has no sheets");
/// # Ok::<(), String>(())
/// ```
pub fn open(spec: &Spec, name: &str) -> Result<Box<dyn Growing>, String> {
    open_at(spec, name, None)
}

/// The same for a heap; `None` leaves the choice to the sheet. Most are not about one heap.
///
/// # Errors
/// As [`open`], and if the heap is too large.
pub fn open_at(spec: &Spec, name: &str, heap: Option<u64>) -> Result<Box<dyn Growing>, String> {
    let sheet = match (spec.game(), name) {
        (Game::Memgame(Memgame::MemZero), "immortals") => return Ok(Box::new(Immortals::new())),
        (Game::Division(game), "gaps") if is_imark(game) => return Ok(Box::new(Gaps::new(game))),
        (Game::Division(game), "options") if is_imark(game) => options::sheet(game),
        (Game::Division(game), "theorem") if is_imark(game) => theorem::sheet(game)?,
        (Game::Division(game), "reachable") => return Ok(Box::new(Reachable::new(game, heap)?)),
        (Game::MaxNim(game), "pass") => return Ok(Box::new(Pass::new(game.divisor))),
        (Game::Dynamic(game), "base") => base::sheet(game)?,
        (Game::Restricted(game), "fill") => fill::sheet(game)?,
        (Game::Restricted(game), "lambda") => lambda::sheet(game)?,
        (Game::Restricted(game), "triangle") => triangle::sheet(game)?,
        (Game::Restricted(game), "interspersion") => interspersion::sheet(game)?,
        (Game::Restricted(game), "array") => pairs::sheet(game)?,
        _ => return Err(missing(spec)),
    };
    Ok(Box::new(Complete(sheet)))
}

/// Whether a subtraction-division game is i-Mark, which the sheets are about, and not Mark.
fn is_imark(game: &Division) -> bool {
    game.rounding == Rounding::Exact
}

/// A sheet that is complete at once.
struct Complete(Sheet);

impl Growing for Complete {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> (u64, u64) {
        (self.0.done, self.0.target)
    }

    fn read(&self) -> Sheet {
        self.0.clone()
    }
}

/// Which sheets a game has instead.
fn missing(spec: &Spec) -> String {
    let names: Vec<&str> = spec.entry().sheets.iter().map(|sheet| sheet.name).collect();
    match names.as_slice() {
        [] => format!("{} has no sheets", spec.name()),
        names => format!("the sheets of {} are {}", spec.name(), names.join(", ")),
    }
}
