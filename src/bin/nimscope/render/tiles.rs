//! The tiles in view: cut from the table as the page cuts them, and noted by the painter that will colour them.

use nimscope::draw::{Map, Shown, Side, TilePlace, digits_fit, visible};
use nimscope::engine::Engine;
use nimscope::link::State;
use nimscope::paint::{Painter, Scale, UNKNOWN};
use nimscope::table::{Cut, SIDE, TileRequest, unit};

use crate::failure::Failure;
use crate::reading::grow;
use crate::work::{SLICE, Work};

/// The texels in view and what colours them.
pub(super) struct Tiles {
    pub(super) painter: Painter,
    tiles: Vec<Tile>,
}

struct Tile {
    shown: Shown<'static>,
    values: Vec<u32>,
    /// The texels' colours, four bytes each.
    pixels: Vec<u8>,
    /// Whether dark letters read better, where values are written into the cells.
    inks: Option<Vec<u8>>,
}

impl Tiles {
    /// Computes what is in view, cuts its tiles and settles the colours.
    pub(super) fn cut(
        state: &State,
        map: &Map,
        (columns, rows): (&Side, &Side),
        ratio: f64,
        engine: &mut dyn Engine,
        work: &Work,
    ) -> Result<Tiles, Failure> {
        let range = state.range.map(|[low, high]| (low, high));
        let painter = Painter::new(state.palette, state.scale, range).of(unit(&state.spec, state.axis));
        let tile = |shown| Tile { shown, values: Vec::new(), pixels: Vec::new(), inks: None };
        let mut tiles = Tiles { painter, tiles: visible(columns, rows).into_iter().map(tile).collect() };

        let lines = |side: &Side| (side.blocks(side.level()).end << side.level()).min(side.limit);
        let lines = lines(if state.axis.grows_across() { columns } else { rows });
        grow(&state.spec, engine, state.axis.heaps(lines), work)?;
        tiles.cut_all(state, columns.limit, engine, work);
        if tiles.has_gaps() && !engine.progress().is_over() {
            // Where a play can go on for ever, larger heaps may prove what smaller ones do not.
            let limit = engine.limit();
            grow(&state.spec, engine, limit, work)?;
            tiles.cut_all(state, columns.limit, engine, work);
        }
        for Tile { values, shown: Shown { x, y, .. }, .. } in &tiles.tiles {
            tiles.painter.observe(values, SIDE, x.start, y.start, x.end, y.end);
        }
        tiles.painter.settle();
        // Below the frontier a cell shows a depth, which would be taken for its value.
        let digits = map.chart.digits && state.scale != Scale::Frontier && digits_fit(columns, rows, ratio);
        for tile in &mut tiles.tiles {
            let TilePlace { level_n, level_k, .. } = tile.shown.place;
            tile.pixels = tiles.painter.paint(&tile.values);
            tile.inks = (digits && level_n == 0 && level_k == 0).then(|| tiles.painter.inks(&tile.values));
        }
        Ok(tiles)
    }

    /// The tiles for a scene; each is its own image.
    pub(super) fn shown(&self) -> Vec<Shown<'_>> {
        let shown = |(image, tile): (usize, &'_ Tile)| Shown { image: Some(image), here: true, ..tile.shown.clone() };
        let tiles = self.tiles.iter().enumerate().map(shown);
        let digits = self.tiles.iter().map(|tile| Some((&tile.values[..], tile.inks.as_deref()?)));
        tiles.zip(digits).map(|(tile, digits)| Shown { digits, ..tile }).collect()
    }

    /// The colours of an image, four bytes a texel.
    pub(super) fn images(&self) -> Vec<&[u8]> {
        self.tiles.iter().map(|tile| &tile.pixels[..]).collect()
    }

    fn cut_all(&mut self, state: &State, columns: u64, engine: &mut dyn Engine, work: &Work) {
        let mut progress = work.progress("cutting tiles", self.tiles.len() as u64);
        for (count, tile) in (1..).zip(&mut self.tiles) {
            tile.values = values(state, columns, engine, tile.shown.place);
            progress.reach(count);
        }
    }

    /// Whether a value in view is not known.
    fn has_gaps(&self) -> bool {
        let unknown = |Tile { values, shown: Shown { x, y, .. }, .. }: &Tile| {
            let mut rows = values.chunks_exact(SIDE).take(y.end).skip(y.start);
            rows.any(|row| row[x.clone()].contains(&UNKNOWN))
        };
        self.tiles.iter().any(unknown)
    }
}

fn values(state: &State, columns: u64, engine: &mut dyn Engine, place: TilePlace) -> Vec<u32> {
    let (reduce, quantity) = state.reduce.under(state.scale, unit(&state.spec, state.axis));
    let TilePlace { level_n, level_k, row, column } = place;
    let axis = state.axis;
    let mut cut = Cut::new(TileRequest { level_n, level_k, row, column, axis, columns, reduce, quantity });
    while !cut.step(engine, SLICE) {}
    cut.into_texels()
}
