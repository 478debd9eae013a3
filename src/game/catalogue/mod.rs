//! What the catalogue says of a game: its paper, parameters, views, marks, sheets and presets, as data.

mod front;
mod parameter;
#[cfg(feature = "papers")]
mod reading;
mod sheet;
pub mod view;

use serde::Serialize;

pub use front::{FrontExample, FrontMap, FrontPage};
pub use parameter::{Choice, Example, Form, IF_YES, Kind, NO_YES, Parameter};
#[cfg(feature = "papers")]
pub use reading::{GamePage, Reference};
pub use sheet::SheetEntry;
pub use view::{Array, MarkEntry, ViewEntry};

/// A paper that games come from.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Paper {
    /// A short name for links and tests.
    pub id: &'static str,
    /// The title as printed.
    pub title: &'static str,
    /// The authors as printed.
    pub authors: &'static str,
}

/// A view worth opening with one click: a figure or a table of the paper.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Preset {
    /// Where it stands in the paper, such as "Figure 1, left".
    pub source: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    /// One sentence that says what it is.
    pub caption: &'static str,
    /// Two sentences that say what to look for; empty in a build without the papers, which shows it nowhere.
    #[serde(skip)]
    pub look: &'static str,
    /// The permalink, without `#`.
    pub link: &'static str,
}

/// A view that no paper prints and that is worth a visit.
#[cfg(feature = "papers")]
#[derive(Debug)]
pub struct Wonder {
    /// A few words that name it.
    pub title: &'static str,
    /// Two sentences that say what to look for.
    pub look: &'static str,
    /// The permalink, without `#`.
    pub link: &'static str,
}

/// A text that a build without the papers does without: its first picture would have to wait for it.
#[cfg(feature = "papers")]
macro_rules! later {
    ($text:literal) => {
        $text
    };
}
#[cfg(not(feature = "papers"))]
macro_rules! later {
    ($text:literal) => {
        ""
    };
}
pub(crate) use later;

/// The ranges of a game's first view, inclusive.
#[derive(Clone, Copy, Debug)]
pub struct Home {
    /// First and last row.
    pub n: (f64, f64),
    /// First and last column.
    pub k: (f64, f64),
}

/// How positions lie on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Layout {
    /// A position has two numbers: its row and its column.
    Plane,
    /// A position has one number, and the sequence is wrapped at a width: row r, column c is heap r·w + c.
    Strip,
}
