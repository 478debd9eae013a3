//! The cells that someone points at: under the pointer, at the keyboard's cursor, and pinned; and those that contradict a
//! claim.

use std::ops::Range;

use super::colour::Colour;
use super::op::{Op, Paint, Path, Point, Rect};
use super::scene::{Scene, fill};
use super::side::Side;
use crate::game::Cell;
use crate::table::{Place, flipped};

/// Positions, wherever the axis puts them.
#[derive(Clone, Debug, Default)]
pub struct Pointed {
    /// Under the pointer.
    pub hover: Option<Cell>,
    /// At the keyboard's cursor.
    pub cursor: Option<Cell>,
    /// Pinned.
    pub pinned: Option<Cell>,
    /// Those that contradict a claim.
    pub wrong: Vec<Cell>,
    /// What is known of the foremost of them.
    pub read: Option<Read>,
}

/// What was read of a cell.
#[derive(Clone, Debug)]
pub struct Read {
    /// The cell.
    pub cell: Cell,
    /// Its value, which says where a graph has it.
    pub value: Option<u64>,
    /// What stands beside the pointer; empty where something else tells it.
    pub text: String,
    /// Where the pointer is; none if the cell was not pointed at by a hand.
    pub at: Option<Point>,
    /// How much room the hand needs above that.
    pub clear: f64,
}

/// Frames all of them.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let Pointed { hover, cursor, pinned, wrong, .. } = &scene.pointed;
    let large = scene.map.axis.grows_across() || scene.columns.scale.min(scene.rows.scale) >= 5.0 * scene.frame.ratio;
    for &cell in wrong {
        outline(ops, scene, &around(scene, cell), scene.theme.wrong, 2.0);
    }
    if let Some(cell) = hover.filter(|_| large) {
        outline(ops, scene, &around(scene, cell), scene.theme.ink, 1.0);
    }
    if let Some(pin) = *pinned {
        let cell = grown(scene, &scene.map.axis.place(pin));
        outline(ops, scene, &cell, scene.theme.accent, 2.5);
        flag(ops, scene, &cell);
        // The pin of a graph is a column, and its point is what matters.
        if place(scene, pin) != scene.map.axis.place(pin) {
            outline(ops, scene, &around(scene, pin), scene.theme.accent, 2.0);
        }
    }
    if let Some(cell) = *cursor {
        let cell = around(scene, cell);
        outline(ops, scene, &cell, scene.theme.ink, 2.5);
        if !large {
            whiskers(ops, scene, &cell);
        }
    }
}

/// A frame around a cell: the colour outside its edges, with a halo that parts it from any colour of the map.
fn outline(ops: &mut Vec<Op>, scene: &Scene<'_>, cell: &Rect, colour: Colour, weight: f64) {
    let (thick, halo) = (scene.thick(weight), scene.hair());
    ring(ops, cell, thick + halo, halo, scene.theme.ground);
    ring(ops, cell, thick, 0, colour);
}

/// From so many pixels outside a cell's edges to so many inside.
fn ring(ops: &mut Vec<Op>, cell: &Rect, out: i64, inside: i64, colour: Colour) {
    let wider = |pixels: &Range<i64>, by: i64| pixels.start - by..pixels.end + by;
    let (wide, tall) = (wider(&cell.x, out), wider(&cell.y, out));
    let (narrow, low) = (wider(&cell.x, -inside), wider(&cell.y, -inside));
    fill(ops, Rect { x: wide.clone(), y: tall.start..low.start }, colour);
    fill(ops, Rect { x: wide.clone(), y: low.end..tall.end }, colour);
    fill(ops, Rect { x: wide.start..narrow.start, y: low.clone() }, colour);
    fill(ops, Rect { x: narrow.end..wide.end, y: low }, colour);
}

/// A filled corner, which tells the pinned cell from the others without colour.
fn flag(ops: &mut Vec<Op>, scene: &Scene<'_>, cell: &Rect) {
    let side = (cell.x.end - cell.x.start).min(cell.y.end - cell.y.start) as f64;
    let size = 0.32 * side.min(28.0 * scene.frame.ratio);
    let (right, top) = (cell.x.end as f64, cell.y.start as f64);
    let mut corner = Path::default();
    corner.outline([(right - size, top), (right, top), (right, top + size)]);
    ops.push(Op::Path(corner, Paint::Fill(scene.theme.accent)));
}

/// Strokes that lead the eye to a cursor around a cell too small to see.
fn whiskers(ops: &mut Vec<Op>, scene: &Scene<'_>, cell: &Rect) {
    let (thick, reach, gap, halo) = (scene.length(2.0).max(2), scene.length(8.0), scene.length(5.0), scene.hair());
    let middle = |pixels: &Range<i64>| {
        let start = (pixels.start + pixels.end - thick + 1).div_euclid(2);
        start..start + thick
    };
    let (x, y) = (middle(&cell.x), middle(&cell.y));
    let strokes = [
        (x.clone(), cell.y.start - gap - reach..cell.y.start - gap),
        (x, cell.y.end + gap..cell.y.end + gap + reach),
        (cell.x.start - gap - reach..cell.x.start - gap, y.clone()),
        (cell.x.end + gap..cell.x.end + gap + reach, y),
    ];
    for (grown, colour) in [(halo, scene.theme.ground), (0, scene.theme.ink)] {
        for (x, y) in &strokes {
            fill(ops, Rect { x: x.start - grown..x.end + grown, y: y.start - grown..y.end + grown }, colour);
        }
    }
}

/// The cells of the map that show a position. Of a graph that is a column, until its value is known.
pub(super) fn place(scene: &Scene<'_>, cell: Cell) -> Place {
    let place = scene.map.axis.place(cell);
    let value = scene.pointed.read.as_ref().filter(|read| read.cell == cell).and_then(|read| read.value);
    match value.filter(|_| scene.map.chart.ceiling > 0).map(flipped) {
        Some(row) => Place { rows: row..row + 1, ..place },
        None => place,
    }
}

/// The pixels of a position, grown so that it can be found.
pub(super) fn around(scene: &Scene<'_>, cell: Cell) -> Rect {
    grown(scene, &place(scene, cell))
}

fn grown(scene: &Scene<'_>, place: &Place) -> Rect {
    let least = (LEAST * scene.frame.ratio).ceil() as i64;
    let pixels = |side: &Side, cells: &Range<u64>| {
        let cells = side.pixels(&(cells.start..cells.end.min(side.limit)));
        // No further off the plot than needs be, since a mark may be a whole column.
        let length = side.end - side.start;
        let (start, end) = (cells.start.max(side.start - length), cells.end.min(side.end + length));
        let more = (least - (end - start) + 1).max(0) / 2;
        start - more..end + more
    };
    Rect { x: pixels(&scene.columns, &place.columns), y: pixels(&scene.rows, &place.rows) }
}

/// A mark around a smaller cell grows to this size.
const LEAST: f64 = 11.0;
