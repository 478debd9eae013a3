//! Words of the catalogue that the first picture does without: `later!` leaves them out of the page's first module.

use serde::Serialize;

use crate::paper::{self, Entry};

/// What the catalogue says of a game beyond names, each list in its order.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameWords {
    /// How the values are known.
    pub certainty: &'static str,
    /// What its presets are.
    pub presets: Vec<&'static str>,
    /// What its marks show.
    pub marks: Vec<&'static str>,
    /// What its sheets show.
    pub sheets: Vec<&'static str>,
}

/// The words of all games, in the order of the menu.
pub fn words() -> Vec<GameWords> {
    paper::entries().iter().map(of).collect()
}

fn of(entry: &Entry) -> GameWords {
    GameWords {
        certainty: entry.certainty,
        presets: entry.presets.iter().map(|preset| preset.caption).collect(),
        marks: entry.marks.iter().map(|mark| mark.hint).collect(),
        sheets: entry.sheets.iter().map(|sheet| sheet.hint).collect(),
    }
}
