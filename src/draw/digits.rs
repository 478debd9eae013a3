//! Values written into the cells once they fit, in black or white, whichever reads better on the cell.

use std::collections::BTreeMap;

use super::colour::Colour;
use super::op::{Align, Op, Point, Text};
use super::scene::Scene;
use super::side::Side;
use crate::paint::UNKNOWN;
use crate::table::SIDE;

/// Writes the values of the tiles that carry them.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let (columns, rows, ratio) = (&scene.columns, &scene.rows, scene.frame.ratio);
    if !digits_fit(columns, rows, ratio) {
        return;
    }
    let cells: Vec<Cell> = scene.tiles.iter().flat_map(cells).collect();
    let unit = scene.map.unit;
    let largest = cells.iter().map(|cell| cell.value).max().unwrap_or(0);
    let size = size(columns, rows, ratio, unit.digits(largest).chars().count());
    if size < SMALLEST * ratio {
        return;
    }
    let middle = |side: &Side, cell: u64| ((side.edge(cell) + side.edge(cell + 1)) as f64 / 2.0).round();
    // Light values first, and equal ones together, since a new ink or a new text costs more than a place.
    let mut places: BTreeMap<(bool, u32), Vec<Point>> = BTreeMap::new();
    for Cell { row, column, value, dark } in cells {
        // At whole pixels each number has one shape, which browsers draw once and keep.
        let at = (middle(columns, column), (middle(rows, row) + 0.36 * size).round());
        places.entry((dark, value)).or_default().push(at);
    }
    for ((dark, value), at) in places {
        let (text, align, weight) = (unit.digits(value), Align::Centre, 500);
        let colour = if dark { DARK } else { LIGHT };
        ops.push(Op::Text(Text { text, at, size, weight, align, colour, halo: None, room: None }));
    }
}

/// Whether values of one digit fit into the cells.
pub fn digits_fit(columns: &Side, rows: &Side, ratio: f64) -> bool {
    size(columns, rows, ratio, 1) >= SMALLEST * ratio
}

/// A cell that is written into.
struct Cell {
    row: u64,
    column: u64,
    value: u32,
    dark: bool,
}

fn cells<'a>(tile: &'a super::Shown<'a>) -> impl Iterator<Item = Cell> + 'a {
    let side = SIDE as u64;
    let places = tile.y.clone().flat_map(|y| tile.x.clone().map(move |x| (x, y)));
    let cell = move |(x, y): (usize, usize)| {
        let (values, inks) = tile.digits?;
        let (value, dark) = (values[y * SIDE + x], inks[y * SIDE + x] == 1);
        let (row, column) = (tile.place.row * side + y as u64, tile.place.column * side + x as u64);
        (value != UNKNOWN).then_some(Cell { row, column, value, dark })
    };
    places.filter_map(cell)
}

/// The size in which this many digits fit into a cell, in quarters of a pixel, so that a slow zoom needs few sizes.
fn size(columns: &Side, rows: &Side, ratio: f64, digits: usize) -> f64 {
    let size = (0.55 * rows.scale).min(columns.scale / (DIGIT * digits as f64 + 0.5)).min(LARGEST * ratio);
    (4.0 * size).floor() / 4.0
}

/// The sizes of digits, and the width of one in most typefaces in parts of its size.
const SMALLEST: f64 = 8.0;
const LARGEST: f64 = 17.0;
const DIGIT: f64 = 0.6;

const LIGHT: Colour = Colour { rgb: [0xff; 3], alpha: 0.92 };
const DARK: Colour = Colour { rgb: [0; 3], alpha: 0.82 };
