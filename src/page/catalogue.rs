//! Everything that the page's menus and controls are made of.

use serde::Serialize;

use crate::game::catalogue::FrontPage;
use crate::paint::{Palette, PaletteEntry, Scale, ScaleEntry};
use crate::paper::{self, Entry};
use crate::table::{Reduction, ReductionEntry};

/// Everything that the page's menus and controls are made of. The name of a game is its link at home.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Menus {
    /// What the page begins with.
    pub front: &'static FrontPage,
    /// The games, in the order of the menu.
    pub games: &'static [Entry],
    /// The colours to choose from.
    pub palettes: Vec<PaletteEntry>,
    /// The ways to spread values over them.
    pub scales: Vec<ScaleEntry>,
    /// The ways to show many cells as one.
    pub reductions: Vec<ReductionEntry>,
}

/// The catalogue of this build.
pub fn catalogue() -> Menus {
    Menus {
        front: paper::front(),
        games: paper::entries(),
        palettes: Palette::ALL.map(Palette::entry).to_vec(),
        scales: Scale::ALL.map(Scale::entry).to_vec(),
        reductions: Reduction::ALL.map(Reduction::entry).to_vec(),
    }
}
