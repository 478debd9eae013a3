//! The tiles on the plot, and what stands in where one is missing, so that the screen is never empty.

use std::ops::Range;

use serde::Serialize;

use super::op::{Edges, Mosaic, Op, Piece, Points, Rect};
use super::scene::Scene;
use super::side::Side;
use crate::table::SIDE;

/// Which tile: a texel is 2^level rows and columns, and a tile has [`SIDE`] of them down and across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TilePlace {
    /// The power of two of rows in a texel.
    pub level_n: u32,
    /// The power of two of columns in a texel.
    pub level_k: u32,
    /// The tile's row among the tiles of its levels.
    pub row: u64,
    /// Its column.
    pub column: u64,
}

/// A tile that covers a part of the plot.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    /// Which one.
    pub place: TilePlace,
    /// The columns of its texels in view.
    pub x: Range<usize>,
    /// The rows of its texels in view.
    pub y: Range<usize>,
    /// Its image, as the back end counts them; none before it arrives.
    pub image: Option<usize>,
    /// Whether it has arrived, if only to say that nothing of it is known yet.
    pub here: bool,
    /// The values of its texels, and for each whether dark letters read better on it, where values are to be written.
    pub digits: Option<(&'a [u32], &'a [u8])>,
}

/// A tile of another zoom.
#[derive(Clone, Copy, Debug)]
pub struct StandIn {
    /// Which one.
    pub place: TilePlace,
    /// Its image, as the back end counts them.
    pub image: usize,
}

/// The tiles that cover the plot, at the finest level whose texels are no smaller than a pixel.
pub fn visible(columns: &Side, rows: &Side) -> Vec<Shown<'static>> {
    let (level_n, level_k) = (rows.level(), columns.level());
    let mut tiles = Vec::new();
    for (row, y) in rows.tiles(level_n) {
        for (column, x) in columns.tiles(level_k) {
            let place = TilePlace { level_n, level_k, row, column };
            tiles.push(Shown { place, x, y: y.clone(), image: None, here: false, digits: None });
        }
    }
    tiles
}

/// How far the middle of a tile lies from the middle of the plot, squared, in tiles.
pub(super) fn distance(columns: &Side, rows: &Side, place: TilePlace) -> f64 {
    let away = |side: &Side, level: u32, tile: u64| {
        let edges = side.edges(level);
        let middle = ((side.start + side.end) as f64 / 2.0 - edges.origin) / edges.size / SIDE as f64;
        (tile as f64 + 0.5 - middle).powi(2)
    };
    away(columns, place.level_k, place.column) + away(rows, place.level_n, place.row)
}

/// Lays the tiles.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let Some(first) = scene.tiles.first() else { return };
    stand_ins(ops, scene);
    let columns = scene.columns.edges(first.place.level_k);
    let rows = scene.rows.edges(first.place.level_n);
    let least = if scene.moving { EXACT_MOVING } else { EXACT_STILL };
    let points = (scene.map.chart.ceiling > 0).then(|| points(scene, columns, rows));
    let exact = columns.size >= least || rows.size >= least || (points.is_some() && !scene.moving);
    let piece = |tile: &Shown<'_>| {
        // Whole tiles keep their edges while the view moves over them.
        let (x, y) = if exact { (tile.x.clone(), tile.y.clone()) } else { (0..SIDE, 0..SIDE) };
        let place = tile.place;
        Some(Piece { image: tile.image?, tile: (place.row, place.column), x, y })
    };
    let pieces: Vec<Piece> = scene.tiles.iter().filter_map(piece).collect();
    if !pieces.is_empty() {
        ops.push(Op::Image(Mosaic { pieces, columns, rows, points, exact }));
    }
}

/// How much texels grow to be points, with a ring that parts pale ones from the ground.
fn points(scene: &Scene<'_>, columns: Edges, rows: Edges) -> Points {
    let grow = |edges: Edges| ((POINT * scene.frame.ratio - edges.size.floor()) / 2.0).ceil().max(0.0) as i64;
    let halo = scene.theme.ground.mixed(scene.theme.ink, HALO);
    Points { across: grow(columns), down: grow(rows), halo, ring: scene.hair(), area: scene.plot() }
}

fn stand_ins(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let plot = scene.plot();
    let missing = scene.tiles.iter().filter(|tile| !tile.here).map(|tile| area(scene, tile.place).and(&plot));
    let missing: Vec<Rect> = missing.filter(|area| !area.is_empty()).collect();
    let pieces: Vec<Op> = scene.stand_ins.iter().filter_map(|stand_in| stretched(scene, stand_in)).collect();
    if missing.is_empty() || pieces.is_empty() {
        return;
    }
    ops.push(Op::Clip(missing));
    ops.extend(pieces);
    ops.push(Op::Clip(vec![plot]));
}

/// The texels of a stand-in that are in view. A tile far coarser than the view is millions of pixels wide.
fn stretched(scene: &Scene<'_>, &StandIn { place, image }: &StandIn) -> Option<Op> {
    let part = |side: &Side, level: u32, tile: u64| {
        let texels = side.blocks(level);
        let within = |texel: u64| texel.saturating_sub(tile * SIDE as u64).min(SIDE as u64) as usize;
        within(texels.start)..within(texels.end)
    };
    let x = part(&scene.columns, place.level_k, place.column);
    let y = part(&scene.rows, place.level_n, place.row);
    let (columns, rows) = (scene.columns.edges(place.level_k), scene.rows.edges(place.level_n));
    let pieces = vec![Piece { image, tile: (place.row, place.column), x, y }];
    let is_empty = pieces[0].x.is_empty() || pieces[0].y.is_empty();
    (!is_empty).then_some(Op::Image(Mosaic { pieces, columns, rows, points: None, exact: false }))
}

/// The pixels of a tile, between rounded edges.
fn area(scene: &Scene<'_>, place: TilePlace) -> Rect {
    let (columns, rows) = (scene.columns.edges(place.level_k), scene.rows.edges(place.level_n));
    let span = |tile: u64| tile * SIDE as u64..(tile + 1) * SIDE as u64;
    let (x, y) = (span(place.column), span(place.row));
    Rect { x: columns.at(x.start)..columns.at(x.end), y: rows.at(y.start)..rows.at(y.end) }
}

/// The least size of a point of a graph, and how much ink is in the ring around it.
const POINT: f64 = 3.0;
const HALO: f64 = 0.55;

/// From this size on, in pixels, a texel gets exactly its own edges. In motion nobody sees a pixel of a small one.
const EXACT_STILL: f64 = 2.0;
const EXACT_MOVING: f64 = 6.0;
