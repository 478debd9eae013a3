//! The tiles in view: cut from the table as the page cuts them, and noted by the painter that will colour them.

use std::ops::Range;

use nimscope::engine::Engine;
use nimscope::paint::{Painter, UNKNOWN};
use nimscope::table::{Cut, SIDE, TileRequest, unit};

use super::scene::Scene;
use crate::failure::Failure;
use crate::reading::{SLICE, grow};
use crate::work::Work;

/// The texels in view and what colours them.
pub(super) struct Tiles {
    pub(super) painter: Painter,
    /// A texel is 2^level rows or columns.
    pub(super) level_n: u32,
    pub(super) level_k: u32,
    tiles: Vec<Tile>,
}

/// A texel: its value and the pixels that it covers within the plot.
pub(super) struct Texel {
    pub(super) value: u32,
    pub(super) x: Range<i64>,
    pub(super) y: Range<i64>,
}

struct Tile {
    row: u64,
    column: u64,
    values: Vec<u32>,
    /// The columns and rows of texels in view.
    x: Range<usize>,
    y: Range<usize>,
}

impl Tiles {
    /// Computes what is in view, cuts its tiles and settles the colours.
    pub(super) fn cut(scene: &Scene<'_>, engine: &mut dyn Engine, work: &Work) -> Result<Tiles, Failure> {
        let state = scene.state;
        let range = state.range.map(|[low, high]| (low, high));
        let painter = Painter::new(state.palette, state.scale, range).of(unit(&state.spec, state.axis));
        let (level_n, level_k) = (scene.rows.level(), scene.columns.level());
        let mut tiles = Tiles { painter, level_n, level_k, tiles: Vec::new() };

        let lines = match state.axis.grows_across() {
            false => (scene.rows.blocks(level_n).end << level_n).min(scene.rows.limit),
            true => (scene.columns.blocks(level_k).end << level_k).min(scene.columns.limit),
        };
        grow(&state.spec, engine, state.axis.heaps(lines), work)?;
        tiles.cut_all(scene, engine, work);
        if tiles.has_gaps() && engine.rows() < engine.limit() {
            // Where a play can go on for ever, larger heaps may prove what smaller ones do not.
            let limit = engine.limit();
            grow(&state.spec, engine, limit, work)?;
            tiles.cut_all(scene, engine, work);
        }
        for Tile { values, x, y, .. } in &tiles.tiles {
            tiles.painter.observe(values, SIDE, x.start, y.start, x.end, y.end);
        }
        tiles.painter.settle();
        Ok(tiles)
    }

    /// All texels in view with a known value.
    pub(super) fn texels(&self, scene: &Scene<'_>) -> impl Iterator<Item = Texel> {
        let texels = self.tiles.iter().flat_map(move |tile| {
            let columns =
                tile.x.clone().map(|x| (x, scene.columns.block(tile.column * SIDE as u64 + x as u64, self.level_k)));
            let columns: Vec<(usize, Range<i64>)> = columns.collect();
            tile.y.clone().flat_map(move |y| {
                let row = scene.rows.block(tile.row * SIDE as u64 + y as u64, self.level_n);
                let texel = move |(x, column): (usize, Range<i64>)| Texel {
                    value: tile.values[y * SIDE + x],
                    x: column,
                    y: row.clone(),
                };
                columns.clone().into_iter().map(texel)
            })
        });
        texels.filter(|texel| texel.value != UNKNOWN)
    }

    fn cut_all(&mut self, scene: &Scene<'_>, engine: &mut dyn Engine, work: &Work) {
        let (down, across) = (scene.rows.blocks(self.level_n), scene.columns.blocks(self.level_k));
        let places = places(&down, &across);
        let mut progress = work.progress("cutting tiles", places.len() as u64);
        self.tiles.clear();
        for (place, (row, column)) in (1..).zip(places) {
            let values = self.values(scene, engine, row, column);
            self.tiles.push(Tile { row, column, values, x: part(&across, column), y: part(&down, row) });
            progress.reach(place);
        }
    }

    fn values(&self, scene: &Scene<'_>, engine: &mut dyn Engine, row: u64, column: u64) -> Vec<u32> {
        let (reduce, quantity) = scene.state.reduce.under(scene.state.scale);
        let (level_n, level_k, axis, columns) = (self.level_n, self.level_k, scene.state.axis, scene.columns.limit);
        let mut cut = Cut::new(TileRequest { level_n, level_k, row, column, axis, columns, reduce, quantity });
        while !cut.step(engine, SLICE) {}
        cut.into_texels()
    }

    /// Whether a value in view is not known.
    fn has_gaps(&self) -> bool {
        let unknown = |tile: &Tile| {
            let mut rows = tile.values.chunks_exact(SIDE).take(tile.y.end).skip(tile.y.start);
            rows.any(|row| row[tile.x.clone()].contains(&UNKNOWN))
        };
        self.tiles.iter().any(unknown)
    }
}

/// The tiles that cover these rows and columns of texels.
fn places(down: &Range<u64>, across: &Range<u64>) -> Vec<(u64, u64)> {
    let tiles = |texels: &Range<u64>| texels.start / SIDE as u64..texels.end.div_ceil(SIDE as u64);
    let columns = tiles(across);
    tiles(down).flat_map(|row| columns.clone().map(move |column| (row, column))).collect()
}

/// The part of some texels that lies in a tile.
fn part(texels: &Range<u64>, tile: u64) -> Range<usize> {
    let first = tile * SIDE as u64;
    let within = |texel: u64| texel.saturating_sub(first).min(SIDE as u64) as usize;
    within(texels.start)..within(texels.end)
}
