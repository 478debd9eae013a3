//! Sheets: tables of text that the core makes for a game, beside its map and its numbers.
//!
//! A sheet shows what a paper prints as a table, for the parameters of the moment, beside what is computed, and says of
//! each part how it is known. [`open`] makes the sheet of a game by its name in the catalogue; most are complete at once,
//! and some grow with [`Grow::advance`]. A sheet is text: whoever shows it knows no game.

mod diagram;
mod form;
mod print;

pub use diagram::{Diagram, DiagramEdge, DiagramNode};
pub use form::{Part, Row, Sheet, SheetCell, SheetKey, SheetMark, names};
pub use print::{csv, latex};

use crate::grow::{Grow, Progress, Refusal};
use crate::paper::Spec;

/// A sheet on its way.
pub trait Growing: Grow {
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
/// If the game has no such sheet, or not for these parameters.
///
/// ```
/// use nimscope::grow::Refusal;
/// use nimscope::paper::Spec;
/// use nimscope::sheet;
/// let open = |spec: &str| sheet::open(&Spec::parse(spec).unwrap(), "fill");
/// assert_eq!(open("maximum?f=floor(sqrt(n))").unwrap().read().parts.len(), 1);
/// assert_eq!(open("mem").err(), Some(Refusal::Missing("mem has no sheets".to_owned())));
/// ```
pub fn open(spec: &Spec, name: &str) -> Result<Box<dyn Growing>, Refusal> {
    open_at(spec, name, None)
}

/// The same for a heap; `None` leaves the choice to the sheet. Most are not about one heap.
///
/// # Errors
/// As [`open`], and if the heap is too large.
pub fn open_at(spec: &Spec, name: &str, heap: Option<u64>) -> Result<Box<dyn Growing>, Refusal> {
    spec.game().sheet(name, heap).unwrap_or_else(|| Err(missing(spec)))
}

/// A sheet that is complete at once.
pub fn complete(sheet: Sheet) -> Box<dyn Growing> {
    Box::new(Complete(sheet))
}

struct Complete(Sheet);

impl Grow for Complete {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.0.done, self.0.target)
    }
}

impl Growing for Complete {
    fn read(&self) -> Sheet {
        self.0.clone()
    }
}

/// Which sheets a game has instead.
fn missing(spec: &Spec) -> Refusal {
    let names: Vec<&str> = spec.entry().sheets.iter().map(|sheet| sheet.name).collect();
    Refusal::Missing(match names.as_slice() {
        [] => format!("{} has no sheets", spec.name()),
        names => format!("the sheets of {} are {}", spec.name(), names.join(", ")),
    })
}
