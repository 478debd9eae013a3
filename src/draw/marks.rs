//! What theory puts over the map: lines, rules along rows, frames around cells, outlines of stretches, and arcs. Each has a
//! halo, so that it reads on any colour, and a label where there is room.

use serde::Deserialize;

use super::labels::Labels;
use super::op::{Op, Paint, Path, Point, nearest};
use super::scene::Scene;
use super::side::Side;
use crate::table::{Mark, Shape, ShapeKind};

/// One mark: its name in the catalogue, and what it consists of.
#[derive(Clone, Debug, Deserialize)]
pub struct Layer {
    name: String,
    shapes: Vec<Shape>,
}

impl From<Mark> for Layer {
    fn from(mark: Mark) -> Layer {
        Layer { name: mark.name.to_owned(), shapes: mark.shapes }
    }
}

/// Draws the marks in their order, and their labels where there is still room.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let mut labels = Labels::new(scene);
    // In a small picture a thinner line would fade.
    let ratio = scene.frame.ratio.max(1.0);
    for layer in scene.marks {
        let mut paths = vec![Path::default(); scene.theme.marks.len()];
        let mut families: Vec<&str> = Vec::new();
        for shape in &layer.shapes {
            let family = family(&mut families, shape);
            let hue = (scene.map.mark_place(&layer.name) + family) % paths.len();
            let places = trace(&mut paths[hue], shape, scene);
            labels.add(&shape.label, &places, scene.theme.marks[hue]);
        }
        for (path, colour) in paths.into_iter().zip(scene.theme.marks).filter(|(path, _)| !path.0.is_empty()) {
            let halo = Paint::Stroke(scene.theme.ground.faded(0.85), (WEIGHT + 2.0 * HALO) * ratio);
            ops.push(Op::Path(path.clone(), halo));
            ops.push(Op::Path(path, Paint::Stroke(colour, WEIGHT * ratio)));
        }
    }
    labels.draw(ops);
}

/// The place of an arc's label among those of the mark, since arcs with one label have one colour; 0 for all other shapes.
fn family<'a>(families: &mut Vec<&'a str>, shape: &'a Shape) -> usize {
    if shape.kind != ShapeKind::Arc {
        return 0;
    }
    let known = families.iter().position(|label| *label == shape.label);
    known.unwrap_or_else(|| {
        families.push(&shape.label);
        families.len() - 1
    })
}

/// Adds a shape to a path and tells where its label may stand, the best place first.
fn trace(path: &mut Path, shape: &Shape, scene: &Scene<'_>) -> Vec<Point> {
    let at = |shift: f64| points(scene, &shape.at, shift);
    match shape.kind {
        ShapeKind::Line => {
            let points = at(0.0);
            path.line(points.iter().copied());
            // Two thirds down a line is rarely near its neighbours' beginnings.
            let along = |part: f64| points.get((part * (points.len() - 1) as f64) as usize).copied();
            if points.is_empty() { points } else { [0.66, 0.4, 0.85, 0.2].into_iter().filter_map(along).collect() }
        }
        ShapeKind::Row => {
            let ends = scene.columns.table();
            let rules = at(0.0).into_iter().map(|(_, y)| nearest(y) as f64);
            rules
                .map(|y| {
                    path.line([(ends.start as f64, y), (ends.end as f64, y)]);
                    (ends.start as f64, y)
                })
                .collect()
        }
        ShapeKind::Cell => {
            // Outside the cell, which stays as it is.
            let out = (WEIGHT / 2.0 + HALO) * scene.frame.ratio.max(1.0);
            let half = |side: &Side| side.scale.max(LEAST * scene.frame.ratio) / 2.0 + out;
            let (wide, tall) = (half(&scene.columns), half(&scene.rows));
            let frame = |(x, y): Point| {
                path.outline([(x - wide, y - tall), (x + wide, y - tall), (x + wide, y + tall), (x - wide, y + tall)]);
                (x + wide, y - tall)
            };
            at(0.5).into_iter().map(frame).collect()
        }
        ShapeKind::Span => {
            spans(path, scene, &shape.at);
            at(0.0).into_iter().take(1).collect()
        }
        ShapeKind::Lane => lane(path, scene, &at(0.5)),
        ShapeKind::Arc => at(0.5).windows(2).map(|ends| arc(path, ends[0], ends[1])).collect(),
    }
}

/// Places of the map in the picture; a shift of a half gives the middles of cells.
fn points(scene: &Scene<'_>, at: &[f64], shift: f64) -> Vec<Point> {
    let place = |&[row, column]: &[f64; 2]| (scene.columns.at(column + shift), scene.rows.at(row + shift));
    at.as_chunks().0.iter().map(place).collect()
}

/// A stretch of a strip: a box, two boxes that do not touch, or an outline like that of a paragraph which begins and ends
/// within a line.
fn spans(path: &mut Path, scene: &Scene<'_>, at: &[f64]) {
    let &[top, left, bottom, right] = at else { return };
    let (right, columns) = (right + 1.0, scene.columns.limit as f64);
    let mut outline = |corners: &[f64]| path.outline(points(scene, corners, 0.0));
    let mut part = |row: f64, from: f64, to: f64| outline(&[row, from, row, to, row + 1.0, to, row + 1.0, from]);
    match (bottom - top) as u64 {
        0 => part(top, left, right),
        1 if right <= left => {
            part(top, left, columns);
            part(bottom, 0.0, right);
        }
        _ => {
            let after = [top, left, top, columns, bottom, columns, bottom, right, bottom + 1.0, right];
            let before = [bottom + 1.0, 0.0, top + 1.0, 0.0, top + 1.0, left];
            outline(&[&after[..], &before[..]].concat());
        }
    }
}

/// Lines on both sides of the cells from the first middle to the last, which stay as they are.
fn lane(path: &mut Path, scene: &Scene<'_>, middles: &[Point]) -> Vec<Point> {
    let (&[first, ..], &[.., last]) = (middles, middles) else { return Vec::new() };
    let (wide, tall) = (last.0 - first.0, last.1 - first.1);
    let length = wide.hypot(tall).max(1.0);
    let cell = |side: &Side| side.scale.max(LEAST * scene.frame.ratio) / 2.0;
    let out = cell(&scene.columns).hypot(cell(&scene.rows)) + (WEIGHT / 2.0 + HALO) * scene.frame.ratio.max(1.0);
    let (dx, dy) = (-tall / length * out, wide / length * out);
    path.line([(first.0 + dx, first.1 + dy), (last.0 + dx, last.1 + dy)]);
    path.line([(first.0 - dx, first.1 - dy), (last.0 - dx, last.1 - dy)]);
    let along = |part: f64| (first.0 + part * wide + dx.abs(), first.1 + part * tall - dy.abs());
    [0.66, 0.4, 0.85, 0.2].map(along).to_vec()
}

/// A curve that bends downwards, since above the first row there is no room; gives its middle.
fn arc(path: &mut Path, from: Point, to: Point) -> Point {
    let (wide, tall) = (to.0 - from.0, to.1 - from.1);
    let side = if wide == 0.0 { 0.0 } else { wide.signum() };
    let bend = ((from.0 + to.0) / 2.0 - BEND * tall * side, (from.1 + to.1) / 2.0 + BEND * wide.abs());
    path.curve(from, bend, to);
    ((from.0 + to.0) / 4.0 + bend.0 / 2.0, (from.1 + to.1) / 4.0 + bend.1 / 2.0)
}

/// The thickness of a line and of the halo beside it.
const WEIGHT: f64 = 1.5;
const HALO: f64 = 1.0;

/// A frame around a smaller cell grows to this size, so that it can be seen.
const LEAST: f64 = 6.0;

/// How far an arc bends, in parts of the distance that it spans.
const BEND: f64 = 0.22;
