//! An entry of the catalogue: everything the outside needs to know about one game. Menus, controls, presets and the
//! permalink's checks come from it.

use std::sync::Arc;

use serde::Serialize;

use super::Game;
use crate::game::Reader;
use crate::game::catalogue::{Form, Home, Layout, MarkEntry, Paper, Preset, SheetEntry, ViewEntry};

/// Everything the outside needs to know about one game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// Makes the game of its parameters.
    #[serde(skip)]
    pub read: fn(&mut Reader<'_>) -> Arc<dyn Game>,
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
