//! The catalogue: one list that describes every game. Menus, controls, presets and the permalink's checks come from it.

mod division;
mod dynamic;
mod max_nim;
mod memgames;
mod parameter;
mod restricted;
mod sheet;
mod view;

use std::sync::LazyLock;

use serde::Serialize;

pub use parameter::{Choice, Example, Form, Kind, Parameter};
pub use sheet::SheetEntry;
pub use view::{MarkEntry, ViewEntry};

/// A paper that games come from.
#[derive(Debug, Serialize)]
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
pub struct Preset {
    /// Where it stands in the paper, such as "Figure 1, left".
    pub source: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    /// One sentence that says what to look at.
    pub caption: &'static str,
    /// The permalink, without `#`.
    pub link: &'static str,
}

/// Everything the outside needs to know about one game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The name in specs and links.
    pub name: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// The paper it comes from.
    pub paper: &'static Paper,
    /// The rule in one sentence.
    pub rule: &'static str,
    /// The ways to give its parameters; the first is the usual one.
    pub forms: &'static [Form],
    /// How positions lie on the map.
    pub layout: Layout,
    /// The ways to look at it; the first is the usual one.
    #[serde(skip)]
    pub views: &'static [ViewEntry],
    /// What can be drawn over its map.
    pub marks: &'static [MarkEntry],
    /// What a row of the map is.
    pub row_label: &'static str,
    /// What a column of the map is.
    pub column_label: &'static str,
    /// How many rows the table can reach.
    pub limit: u64,
    /// How many columns can be shown.
    pub column_limit: u64,
    /// Whether a strip can begin at any heap, however large.
    pub far: bool,
    /// How many rows are reached by tables that begin far out; 0 where there are none.
    pub far_rows: u64,
    /// Whether rows have a frontier value that most of their cells share.
    pub frontier: bool,
    /// How the values are known.
    pub certainty: &'static str,
    /// The rows and columns, inclusive, that a link without ranges opens; the page is given the link instead.
    #[serde(skip)]
    pub home: Home,
    /// The tables of text that are made for it.
    pub sheets: &'static [SheetEntry],
    /// The figures and tables of the paper.
    pub presets: &'static [Preset],
}

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
#[serde(rename_all = "camelCase")]
pub enum Layout {
    /// A position has two numbers: its row and its column.
    Plane,
    /// A position has one number, and the sequence is wrapped at a width: row r, column c is heap r·w + c.
    Strip,
}

/// All games, in the order of the menu; the first is what an empty link opens.
pub fn entries() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let papers =
            [memgames::entries(), division::entries(), dynamic::entries(), restricted::entries(), max_nim::entries()];
        papers.into_iter().flatten().collect()
    });
    &ALL
}

/// The entry of the game with this spec name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    entries().iter().find(|entry| entry.name == name)
}
