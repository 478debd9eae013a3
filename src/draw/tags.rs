//! The row and the column of the cell that is being read, written on the axes, and what was read of it, beside the pointer.

use super::letters;
use super::op::{Align, Op, Paint, Path, Point, Segment, Text, nearest};
use super::pointed::{self, Read};
use super::scene::Scene;
use crate::game::numbers::grouped;
use crate::table::Axis;

/// What is written, and the box that it stands in.
pub(super) struct Tag {
    text: String,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// The tags of a row and of a column.
#[derive(Default)]
pub(super) struct Tags {
    pub(super) row: Option<Tag>,
    pub(super) column: Option<Tag>,
    read: Option<Tag>,
}

impl Tag {
    fn new(text: String, ratio: f64) -> Tag {
        let width = (letters::width(&text, TYPE * ratio) + 2.0 * PADDING * ratio).ceil();
        Tag { text, x: 0.0, y: 0.0, width, height: HEIGHT * ratio }
    }

    /// Whether it covers a part of some pixels across.
    pub(super) fn covers_across(&self, middle: f64, half: f64) -> bool {
        middle + half > self.x && middle - half < self.x + self.width
    }

    /// Whether it covers a part of some pixels down.
    pub(super) fn covers_down(&self, middle: f64, half: f64) -> bool {
        middle + half > self.y && middle - half < self.y + self.height
    }
}

/// What the tags say and where, for the axes to leave them room.
pub(super) fn place(scene: &Scene<'_>) -> Tags {
    let read = callout(scene);
    let Some(cell) = scene.pointed.hover.or(scene.pointed.cursor) else { return Tags { read, ..Tags::default() } };
    let (ratio, map) = (scene.frame.ratio, scene.map);
    let place = pointed::place(scene, cell);
    let (across, down) = (scene.columns.pixels(&place.columns), scene.rows.pixels(&place.rows));
    let x = (across.start + across.end.min(scene.columns.end)) as f64 / 2.0;
    let y = (down.start as f64 + down.end as f64) / 2.0;
    let mut row = Tag::new(map.row_name(place.rows.start), ratio);
    row.x = nearest((scene.frame.left - 3.0 * ratio - row.width).max(0.0)) as f64;
    row.y = nearest((y - row.height / 2.0).min(scene.rows.end as f64 - row.height)) as f64;
    let mut column = Tag::new(
        match map.axis {
            Axis::Straight => format!("k = {}", grouped(&cell.column.to_string())),
            axis if axis.width().is_some() => format!("+{}", place.columns.start),
            _ => grouped(&place.columns.start.to_string()),
        },
        ratio,
    );
    column.x = nearest((x - column.width / 2.0).min(scene.columns.end as f64 - column.width)) as f64;
    column.y = nearest(scene.frame.top - 3.0 * ratio - column.height) as f64;
    let inside = |pixel: f64, side: &super::Side| pixel >= side.start as f64 && pixel <= side.end as f64;
    let has_row = place.rows.end - place.rows.start == 1 && inside(y, &scene.rows);
    Tags { row: has_row.then_some(row), column: inside(x, &scene.columns).then_some(column), read }
}

/// What was read of a cell: above it and above the hand, or below both where there is no room, and never over it.
fn callout(scene: &Scene<'_>) -> Option<Tag> {
    let Read { cell, text, at, clear, .. } = scene.pointed.read.as_ref().filter(|read| !read.text.is_empty())?;
    let (ratio, plot) = (scene.frame.ratio, scene.plot());
    let around = pointed::around(scene, *cell);
    let (start, end) = (around.y.start as f64, around.y.end as f64);
    let middle = ((around.x.start + around.x.end) as f64 / 2.0, (start + end) / 2.0);
    let (x, y) = at.unwrap_or(middle);
    let gap = BESIDE * ratio;
    let mut tag = Tag::new(text.clone(), ratio);
    let above = start.min(y - clear) - gap - tag.height;
    let below = end.max(y + UNDER * ratio) + gap;
    let fits = |top: f64| top >= plot.y.start as f64 && top + tag.height <= plot.y.end as f64;
    let left = if fits(above) || fits(below) { x - tag.width / 2.0 } else { around.x.end as f64 + gap };
    let top = if fits(above) || !fits(below) { above.max(plot.y.start as f64) } else { below };
    tag.x = nearest(left.min(plot.x.end as f64 - tag.width).max(plot.x.start as f64)) as f64;
    tag.y = nearest(top) as f64;
    let (wide, tall) = (tag.x..tag.x + tag.width, tag.y..tag.y + tag.height);
    // A cell that fills the plot, or has left it, has nothing beside it.
    let covers =
        wide.start < around.x.end as f64 && wide.end > around.x.start as f64 && tall.start < end && tall.end > start;
    (!covers).then_some(tag)
}

/// Draws them over the axes.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>, tags: &Tags) {
    let (ratio, theme) = (scene.frame.ratio, scene.theme);
    for tag in [&tags.row, &tags.column, &tags.read].into_iter().flatten() {
        let shape = rounded(tag, 3.0 * ratio);
        // Over the map it may lie on any colour.
        ops.push(Op::Path(shape.clone(), Paint::Stroke(theme.ground, 2.0 * ratio)));
        ops.push(Op::Path(shape, Paint::Fill(theme.ink)));
        let at = (tag.x + tag.width / 2.0, nearest(tag.y + (tag.height + 0.72 * TYPE * ratio) / 2.0) as f64);
        let (text, size, room) = (tag.text.clone(), TYPE * ratio, Some(tag.width - 4.0 * ratio));
        let (align, weight, colour) = (Align::Centre, 600, theme.ground);
        ops.push(Op::Text(Text { text, at: vec![at], size, weight, align, colour, halo: None, room }));
    }
}

/// A tag's box with round corners.
fn rounded(tag: &Tag, radius: f64) -> Path {
    let (left, top, right, bottom) = (tag.x, tag.y, tag.x + tag.width, tag.y + tag.height);
    let side = |to: Point, corner: Point, after: Point| [Segment::Line(to), Segment::Curve(corner, after)];
    let mut path = vec![Segment::Move((left + radius, top))];
    path.extend(side((right - radius, top), (right, top), (right, top + radius)));
    path.extend(side((right, bottom - radius), (right, bottom), (right - radius, bottom)));
    path.extend(side((left + radius, bottom), (left, bottom), (left, bottom - radius)));
    path.extend(side((left, top + radius), (left, top), (left + radius, top)));
    path.push(Segment::Close);
    Path(path)
}

/// Sizes at a ratio of 1.
const TYPE: f64 = 11.0;
const PADDING: f64 = 5.0;
const HEIGHT: f64 = 17.0;

/// How far what was read stands from its cell, and how far a pointer reaches down.
const BESIDE: f64 = 6.0;
const UNDER: f64 = 18.0;
