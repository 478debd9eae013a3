//! What a session says: painted tiles, how far it is, and answers.

use serde::Serialize;

use super::answer::Answer;
use super::meter::TableProgress;
use crate::draw::Painted;
use crate::grow::Refusal;
use crate::paint::Legend;

/// One thing that is said. A look's carry its map and its id, an answer its question's id.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Said {
    /// Tiles that are ready.
    Tiles(Sheaf<Pixels>),
    /// All that a look asked for has arrived, or it was stopped.
    #[expect(missing_docs, reason = "the names are those of every message")]
    Done { map: u32, id: u32 },
    /// How far a map's table is.
    #[expect(missing_docs, reason = "as above")]
    Progress { map: u32, id: u32, progress: TableProgress },
    /// An answer as far as it has come.
    #[expect(missing_docs, reason = "as above")]
    Part { id: u32, answer: Answer },
    /// An answer.
    #[expect(missing_docs, reason = "as above")]
    Answer { id: u32, answer: Answer },
    /// A question has no answer, and why.
    #[expect(missing_docs, reason = "as above")]
    Refusal { id: u32, refusal: Refusal },
}

/// Tiles that arrive together.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(bound = "I: ts_rs::TS"))]
#[serde(bound = "")]
pub struct Sheaf<I> {
    /// Whose they are.
    pub map: u32,
    /// The look that asked for them.
    pub id: u32,
    /// The game, as the look names it.
    pub spec: String,
    /// The axis, as links write it.
    pub axis: String,
    /// The tiles.
    pub tiles: Vec<Painted<I>>,
    /// Tiles painted with others do not match these.
    pub colours: String,
    /// They show the first so many lines.
    pub lines: u64,
    /// Which colour is which value, with the last tiles of a picture.
    pub legend: Option<Legend>,
}

/// Red, green, blue and alpha of the texels of a tile.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Uint8ClampedArray<ArrayBuffer>"))]
pub struct Pixels(pub Vec<u8>);
