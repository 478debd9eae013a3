//! What the page begins with, as data: maps that stand side by side, and a position to touch.

use serde::Serialize;

/// What a visitor without a link is shown first.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FrontPage {
    /// The figure, from left to right.
    pub maps: &'static [FrontMap],
    /// A small position from which it can be seen what a nim value is.
    pub example: FrontExample,
}

/// A map of the first figure.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FrontMap {
    /// What it shows, as a permalink without `#`.
    pub link: &'static str,
    /// One sentence that says how the game is played and what is to be seen.
    pub sentence: &'static str,
}

/// A position by its row and its column.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FrontExample {
    /// The game, as a permalink without `#`.
    pub link: &'static str,
    /// How it is played, said of one heap, to whoever sees such a game for the first time.
    pub rule: &'static str,
    /// The row: how many tokens the heap has.
    pub row: u64,
    /// The column.
    pub column: u64,
}
