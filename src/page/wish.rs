//! A tile that a picture lacks, or has in a version that may be old.

use serde::Serialize;

use crate::draw::{Shown, TilePlace};

/// A tile that is on screen.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileWish {
    /// What tells it from the others.
    pub key: String,
    /// Which tile it is.
    #[serde(flatten)]
    pub place: TilePlace,
    /// The texels on screen, half-open: x0, y0, x1, y1.
    pub visible: [usize; 4],
    /// The version of this tile that is here, if any.
    pub have: Option<String>,
}

impl TileWish {
    /// The wish for what is shown of a tile.
    pub fn new(tile: &Shown<'_>, have: Option<&str>) -> TileWish {
        let TilePlace { level_n, level_k, row, column } = tile.place;
        TileWish {
            key: format!("{level_n} {level_k} {row} {column}"),
            place: tile.place,
            visible: [tile.x.start, tile.y.start, tile.x.end, tile.y.end],
            have: have.map(str::to_owned),
        }
    }
}
