//! What is asked of a session: looks and questions, as plain data. `web/request.rs` reads what the page writes of them.

use serde::Serialize;

use crate::draw::{Shown, TilePlace};
use crate::paint::{Palette, Scale};
use crate::table::Axis;

/// What is on the screen of a map now.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LookRequest {
    /// The game.
    pub spec: String,
    /// What its rows and columns stand for.
    pub axis: Axis,
    /// Which cell of a block is shown, by its name in links.
    pub reduce: String,
    /// The colours.
    pub palette: Palette,
    /// How values are spread over them.
    pub scale: Scale,
    /// The values that they span; none: what is visible decides.
    pub range: Option<(f64, f64)>,
    /// In the order in which they should arrive.
    pub tiles: Vec<TileWish>,
    /// How many lines must be known to fill the screen.
    pub target: u64,
    /// Whether values are written into the cells.
    pub digits: bool,
    /// Whether it waits until nobody else wants anything, as small pictures beside the maps do.
    pub idle: bool,
    /// Whether what is visible of the other maps that say so decides along, if they have the same colours.
    pub together: bool,
    /// Whether a gesture runs: colours then stay as they are, and only settle with the view.
    pub moving: bool,
}

/// A tile that is wanted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TileWish {
    /// The power of two of rows in a texel.
    pub level_n: u32,
    /// The power of two of columns in a texel.
    pub level_k: u32,
    /// The tile's row among the tiles of its levels.
    pub row: u64,
    /// Its column.
    pub column: u64,
    /// The texels on screen, half-open: x0, y0, x1, y1.
    pub visible: [usize; 4],
    /// The version of this tile that the page holds, if any.
    pub have: Option<String>,
}

impl TileWish {
    /// The wish for what is shown of a tile, of which the page may hold a version.
    pub fn new(tile: &Shown<'_>, have: Option<&str>) -> TileWish {
        let TilePlace { level_n, level_k, row, column } = tile.place;
        let visible = [tile.x.start, tile.y.start, tile.x.end, tile.y.end];
        TileWish { level_n, level_k, row, column, visible, have: have.map(str::to_owned) }
    }

    pub(super) fn place(&self) -> TilePlace {
        let TileWish { level_n, level_k, row, column, .. } = *self;
        TilePlace { level_n, level_k, row, column }
    }

    /// Whether a texel is one cell.
    pub(super) fn is_single(&self) -> bool {
        self.level_n == 0 && self.level_k == 0
    }
}

/// Two ends, both included or half-open as the question says.
pub type Ends = (f64, f64);

/// A question, which has one answer.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "kind", rename_all = "camelCase"))]
pub enum Question {
    /// Explains a cell.
    #[expect(missing_docs, reason = "a question's parts have the names that the page knows")]
    Inspect { spec: String, axis: Axis, n: f64, k: f64 },
    /// All moves from a position with few of them, once its row is known.
    #[expect(missing_docs, reason = "as above")]
    Moves { spec: String, axis: Axis, n: f64, k: f64 },
    /// What the chosen marks draw over some rows and columns of the map, half-open.
    #[expect(missing_docs, reason = "as above")]
    Marks { spec: String, axis: Axis, names: Vec<String>, n: Ends, k: Ends },
    /// What some rows and columns of the map show, half-open, in numbers.
    #[expect(missing_docs, reason = "as above")]
    Summary { spec: String, axis: Axis, n: Ends, k: Ends },
    /// How often each value is in view on the map that asks.
    Histogram,
    /// The next cell with a value from a cell on, which counts itself if `inclusive`; the order by its name.
    #[expect(missing_docs, reason = "as above")]
    Find { spec: String, axis: Axis, value: f64, n: f64, k: f64, inclusive: bool, along: String, back: bool },
    /// The widths at which a strip lines up.
    #[expect(missing_docs, reason = "as above")]
    Widths { spec: String, axis: Axis },
    /// The periods of a strip.
    #[expect(missing_docs, reason = "as above")]
    Periods { spec: String, axis: Axis },
    /// Where a heap far away is shown, once its value is known there.
    #[expect(missing_docs, reason = "as above")]
    Place { spec: String, width: f64, heap: String },
    /// What a theorem tells of a position that no table reaches, in a sentence or two; heap and column in digits.
    #[expect(missing_docs, reason = "as above")]
    Told { spec: String, n: String, k: String },
    /// A rectangle of values, both ends included, once its rows are known.
    #[expect(missing_docs, reason = "as above")]
    Numbers { spec: String, axis: Axis, n: Ends, k: Ends },
    /// A table of text, for a heap if it is about one.
    #[expect(missing_docs, reason = "as above")]
    Sheet { spec: String, sheet: String, heap: Option<f64> },
    /// The same as text, `csv` or `latex`.
    #[expect(missing_docs, reason = "as above")]
    SheetText { spec: String, sheet: String, heap: Option<f64>, format: String },
    /// What the catalogue says of games beyond names.
    Words,
    /// What there is to read about games.
    Reading,
    /// What a rule with these variables may be.
    #[expect(missing_docs, reason = "as above")]
    RuleExamples { variables: Vec<String> },
    /// The words that are explained where they are met.
    Glossary,
    /// What the papers print, and what else is worth a visit.
    Gallery,
    /// What a link shows as a file, `png`, `svg` or `tikz`: around the map the `layout` `figure`, `axes` or `bare`; so large as
    /// the `amount` says, in the `unit` `pixels`, `cell` or `mm`. With `fit`, a smaller picture to look at.
    #[expect(missing_docs, reason = "as above")]
    Figure {
        link: String,
        format: String,
        layout: String,
        dark: bool,
        unit: String,
        amount: f64,
        dpi: f64,
        fit: Option<f64>,
    },
    /// The numbers that a link shows as a file, `csv`, `json`, `latex`, `bfile` or `npy`, in pieces; of a b-file, `along` says
    /// which: `heaps`, `row`, `column`, `antidiagonal`, or nothing for what is usual.
    #[expect(missing_docs, reason = "as above")]
    Listing { link: String, format: String, along: String },
    /// The first terms of such a sequence, to be looked up.
    #[expect(missing_docs, reason = "as above")]
    Terms { link: String, along: String },
    /// The link that a saved picture carries.
    #[expect(missing_docs, reason = "as above")]
    Carried {
        #[cfg_attr(test, ts(type = "Uint8Array"))]
        file: Vec<u8>,
    },
    /// The board of a game that is played.
    #[expect(missing_docs, reason = "as above")]
    Board { link: String },
    /// A move in it that someone typed, as links write it.
    #[expect(missing_docs, reason = "as above")]
    Typed { link: String, text: String },
    /// What the papers state.
    Claims,
    /// The checks of a claim up to a size.
    #[expect(missing_docs, reason = "as above")]
    Claim { id: String, to: f64 },
}
