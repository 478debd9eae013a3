//! The tiles of a figure: cut from the table as the page cuts them, and noted by the painter that colours them.

use crate::draw::{Map, Placed, Shown, Side, TilePlace, digits_fit, visible};
use crate::engine::Engine;
use crate::link::State;
use crate::paint::{Legend, Painter, Scale, UNKNOWN};
use crate::table::{Axis, Cut, SIDE, TileRequest, unit};

/// The texels in view and what colours them.
pub(super) struct FigureTiles {
    painter: Painter,
    tiles: Vec<FigureTile>,
    /// How many columns the map has.
    columns: u64,
    digits: bool,
    /// How many are cut, and the next one as far as it is.
    cut: usize,
    under_way: Option<Cut>,
    /// How many are painted.
    painted: usize,
}

struct FigureTile {
    shown: Shown<'static>,
    /// The texels' values, until they are painted; longer where they are written into the cells.
    values: Vec<u32>,
    /// The texels' colours, four bytes each.
    pixels: Vec<u8>,
    /// Whether dark letters read better, where values are written into the cells.
    inks: Option<Vec<u8>>,
}

impl FigureTiles {
    /// The tiles that a figure needs, none of them cut yet.
    pub(super) fn new(state: &State, map: &Map, Placed { columns, rows, frame, .. }: &Placed) -> FigureTiles {
        let range = state.range.map(|[low, high]| (low, high));
        let painter = Painter::new(state.palette, state.scale, range).of(unit(&state.spec, state.axis));
        let tile = |shown| FigureTile { shown, values: Vec::new(), pixels: Vec::new(), inks: None };
        // Below the frontier a cell shows a depth, which would be taken for its value.
        let digits = map.chart.digits && state.scale != Scale::Frontier && digits_fit(columns, rows, frame.ratio);
        let tiles = visible(columns, rows).into_iter().map(tile).collect();
        FigureTiles { painter, tiles, columns: columns.limit, digits, cut: 0, under_way: None, painted: 0 }
    }

    /// How many lines of the map must be known.
    pub(super) fn lines(&self, axis: Axis, Placed { columns, rows, .. }: &Placed) -> u64 {
        let lines = |side: &Side| (side.blocks(side.level()).end << side.level()).min(side.limit);
        lines(if axis.grows_across() { columns } else { rows })
    }

    /// Cuts further for about so many steps; returns how many tiles are cut, and of how many.
    pub(super) fn cut(&mut self, state: &State, engine: &mut dyn Engine, work: u64) -> (u64, u64) {
        let mut left = work.max(1);
        while left > 0
            && let Some(tile) = self.tiles.get_mut(self.cut)
        {
            let columns = self.columns;
            let mut cut = self.under_way.take().unwrap_or_else(|| Cut::new(request(state, columns, tile.shown.place)));
            if !cut.spend(engine, &mut left) {
                self.under_way = Some(cut);
                break;
            }
            tile.values = cut.into_texels();
            self.cut += 1;
        }
        (self.cut as u64, self.tiles.len() as u64)
    }

    /// All are cut once more.
    pub(super) fn begin_anew(&mut self) {
        self.cut = 0;
    }

    /// Whether a value in view is not known.
    pub(super) fn has_gaps(&self) -> bool {
        let unknown = |FigureTile { values, shown: Shown { x, y, .. }, .. }: &FigureTile| {
            let mut rows = values.chunks_exact(SIDE).take(y.end).skip(y.start);
            rows.any(|row| row[x.clone()].contains(&UNKNOWN))
        };
        self.tiles.iter().any(unknown)
    }

    /// A painter that has seen nothing yet.
    pub(super) fn painter(&self) -> &Painter {
        &self.painter
    }

    /// Lets a painter see what is in view.
    pub(super) fn show(&self, painter: &mut Painter) {
        for FigureTile { values, shown: Shown { x, y, .. }, .. } in &self.tiles {
            painter.observe(values, SIDE, x.start, y.start, x.end, y.end);
        }
    }

    /// Settles on what a painter has seen.
    pub(super) fn settle(&mut self, painter: Painter) {
        self.painter = painter;
        self.painter.settle();
    }

    /// Colours further for about so many steps; returns how many tiles are painted, and of how many.
    pub(super) fn paint(&mut self, work: u64) -> (u64, u64) {
        let next = self.tiles.iter_mut().skip(self.painted).take((work / PAINTING) as usize + 1);
        for tile in next {
            let TilePlace { level_n, level_k, .. } = tile.shown.place;
            tile.pixels = self.painter.paint(&tile.values);
            if self.digits && level_n == 0 && level_k == 0 {
                tile.inks = Some(self.painter.inks(&tile.values));
            } else {
                tile.values = Vec::new();
            }
            self.painted += 1;
        }
        (self.painted as u64, self.tiles.len() as u64)
    }

    /// Which colour is which value.
    pub(super) fn legend(&self) -> Legend {
        self.painter.legend()
    }

    /// The tiles for a scene; each is its own image.
    pub(super) fn shown(&self) -> Vec<Shown<'_>> {
        let tiles = self.tiles.iter().enumerate();
        let shown =
            |(image, tile): (usize, &'_ FigureTile)| Shown { image: Some(image), here: true, ..tile.shown.clone() };
        let digits = self.tiles.iter().map(|tile| Some((&tile.values[..], tile.inks.as_deref()?)));
        tiles.map(shown).zip(digits).map(|(tile, digits)| Shown { digits, ..tile }).collect()
    }

    /// The colours of each, four bytes a texel.
    pub(super) fn images(&self) -> Vec<&[u8]> {
        self.tiles.iter().map(|tile| &tile.pixels[..]).collect()
    }
}

fn request(state: &State, columns: u64, place: TilePlace) -> TileRequest {
    let (reduce, quantity) = state.reduce.under(state.scale, unit(&state.spec, state.axis));
    let TilePlace { level_n, level_k, row, column } = place;
    TileRequest { level_n, level_k, row, column, axis: state.axis, columns, reduce, quantity }
}

/// About how many elementary steps it takes to paint a tile.
const PAINTING: u64 = 200_000;
