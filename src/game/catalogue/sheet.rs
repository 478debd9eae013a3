//! How the catalogue describes a sheet, a table of text about a game.

use serde::Serialize;

/// A sheet of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetEntry {
    /// The name in links.
    pub name: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    /// What it shows, in a sentence.
    pub hint: &'static str,
    /// The parameters that change nothing in it, which are not offered beside it.
    pub ignores: &'static [&'static str],
}
