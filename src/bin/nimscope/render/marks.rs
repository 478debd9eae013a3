//! What theory puts over the map, each with a halo so that it reads on any colour. The page's shapes.js is its twin.

use std::ops::Range;

use nimscope::paint::Rgb;
use nimscope::table::{Mark, Shape, ShapeKind};

use super::canvas::{Align, Canvas, WHITE};
use super::pixels::Pixels;
use super::scene::Scene;

/// The colours of the page's light theme, by the place of a mark in the catalogue.
const COLOURS: [Rgb; 3] = [[0xd9, 0x48, 0x0f], [0x0b, 0x7a, 0x55], [0xa3, 0x18, 0x9c]];

/// The thickness of a line and of the halo beside it.
const WEIGHT: f64 = 1.5;
const HALO: f64 = 1.0;

/// A frame around a smaller cell grows to this size, so that it can be seen.
const LEAST: f64 = 6.0;

/// How far an arc bends, in parts of the distance that it spans.
const BEND: f64 = 0.22;

/// How many straight parts an arc has.
const ARC: u32 = 64;

/// The size of labels, their distance from what they name, and how many there are at most.
const TYPE: f64 = 11.0;
const GAP: f64 = 3.0;
const MOST: usize = 300;

/// A point of the picture, x and y.
type Point = (f64, f64);

/// Draws the marks in their order, and their labels where there is still room.
pub(super) fn draw(canvas: &mut Canvas, scene: &Scene<'_>, marks: &[Mark]) {
    let colour = |mark: &Mark| {
        let place = scene.entry.marks.iter().position(|entry| entry.name == mark.name);
        COLOURS[place.unwrap_or(0) % COLOURS.len()]
    };
    for mark in marks {
        let paths: Vec<Vec<Point>> = mark.shapes.iter().flat_map(|shape| paths(scene, shape)).collect();
        for (thick, colour) in [(WEIGHT + 2.0 * HALO, WHITE), (WEIGHT, colour(mark))] {
            for path in &paths {
                stroke(canvas, scene, path, scene.length(thick).max(1), colour);
            }
        }
    }
    let mut taken = Vec::new();
    for mark in marks {
        for shape in mark.shapes.iter().filter(|shape| !shape.label.is_empty()) {
            write(canvas, scene, shape, colour(mark), &mut taken);
        }
    }
}

/// The lines that a shape consists of.
fn paths(scene: &Scene<'_>, shape: &Shape) -> Vec<Vec<Point>> {
    let points = |shift| points(scene, &shape.at, shift);
    match shape.kind {
        ShapeKind::Line => vec![points(0.0)],
        ShapeKind::Row => {
            let ends = scene.columns.table();
            points(0.0).into_iter().map(|(_, y)| vec![(ends.start as f64, y), (ends.end as f64, y)]).collect()
        }
        ShapeKind::Cell => points(0.5).into_iter().map(|middle| frame(scene, middle)).collect(),
        ShapeKind::Span => spans(scene, &shape.at),
        ShapeKind::Arc => points(0.5).windows(2).map(|ends| arc(ends[0], ends[1])).collect(),
    }
}

/// Places of the map in the picture; a shift of a half gives the middles of cells.
fn points(scene: &Scene<'_>, at: &[f64], shift: f64) -> Vec<Point> {
    let place = |pixels: &Pixels, cell: f64| pixels.origin + (cell + shift) * pixels.scale;
    at.as_chunks().0.iter().map(|&[row, column]| (place(&scene.columns, column), place(&scene.rows, row))).collect()
}

/// A frame around a cell.
fn frame(scene: &Scene<'_>, (x, y): Point) -> Vec<Point> {
    let half = |pixels: &Pixels| pixels.scale.max(LEAST * scene.ratio) / 2.0;
    let (wide, tall) = (half(&scene.columns), half(&scene.rows));
    vec![(x - wide, y - tall), (x + wide, y - tall), (x + wide, y + tall), (x - wide, y + tall), (x - wide, y - tall)]
}

/// A stretch of a strip: a box, two boxes that do not touch, or an outline like that of a paragraph which begins and ends
/// within a line.
fn spans(scene: &Scene<'_>, at: &[f64]) -> Vec<Vec<Point>> {
    let &[top, left, bottom, right] = at else { return Vec::new() };
    let (right, columns) = (right + 1.0, scene.columns.limit as f64);
    let outline = |corners: &[f64]| {
        let mut path = points(scene, corners, 0.0);
        path.extend(path.first().copied());
        path
    };
    let part = |row: f64, from: f64, to: f64| outline(&[row, from, row, to, row + 1.0, to, row + 1.0, from]);
    let rows = (bottom - top) as u64;
    match rows {
        0 => vec![part(top, left, right)],
        1 if right <= left => vec![part(top, left, columns), part(bottom, 0.0, right)],
        _ => {
            let after = [top, left, top, columns, bottom, columns, bottom, right, bottom + 1.0, right];
            let before = [bottom + 1.0, 0.0, top + 1.0, 0.0, top + 1.0, left];
            vec![outline(&[&after[..], &before[..]].concat())]
        }
    }
}

/// A curve that bends downwards, since above the first row there is no room.
fn arc(from: Point, to: Point) -> Vec<Point> {
    let (wide, tall) = (to.0 - from.0, to.1 - from.1);
    let side = if wide == 0.0 { 0.0 } else { wide.signum() };
    let bend = ((from.0 + to.0) / 2.0 - BEND * tall * side, (from.1 + to.1) / 2.0 + BEND * wide.abs());
    let along = |part: f64| {
        let mix = |a: f64, b: f64, c: f64| a * (1.0 - part).powi(2) + 2.0 * b * part * (1.0 - part) + c * part * part;
        (mix(from.0, bend.0, to.0), mix(from.1, bend.1, to.1))
    };
    (0..=ARC).map(|i| along(f64::from(i) / f64::from(ARC))).collect()
}

/// Draws a line as far as it lies within the plot, as squares side by side.
fn stroke(canvas: &mut Canvas, scene: &Scene<'_>, path: &[Point], thick: i64, colour: Rgb) {
    let back = thick / 2;
    for ends in path.windows(2) {
        let Some((from, to)) = clipped(scene, ends[0], ends[1]) else { continue };
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).ceil().max(1.0);
        for step in 0..=steps as u64 {
            let part = step as f64 / steps;
            let x = (from.0 + (to.0 - from.0) * part).round() as i64 - back;
            let y = (from.1 + (to.1 - from.1) * part).round() as i64 - back;
            canvas.fill(scene.columns.within(x..x + thick), scene.rows.within(y..y + thick), colour);
        }
    }
}

/// The part of a straight line that lies within the plot.
fn clipped(scene: &Scene<'_>, from: Point, to: Point) -> Option<(Point, Point)> {
    let (mut start, mut end) = (0.0_f64, 1.0_f64);
    for (a, b, pixels) in [(from.0, to.0, &scene.columns), (from.1, to.1, &scene.rows)] {
        let (low, high) = (pixels.start as f64, pixels.end as f64);
        if a.max(b) < low || a.min(b) > high {
            return None;
        }
        if a.to_bits() != b.to_bits() {
            let (one, other) = ((low - a) / (b - a), (high - a) / (b - a));
            start = start.max(one.min(other));
            end = end.min(one.max(other));
        }
    }
    let at = |part: f64| (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
    (start <= end).then(|| (at(start), at(end)))
}

/// Writes a label at the first of its places where it stands within the plot and clear of the others.
fn write(canvas: &mut Canvas, scene: &Scene<'_>, shape: &Shape, colour: Rgb, taken: &mut Vec<[Range<i64>; 2]>) {
    let label = spelled(&shape.label);
    let (width, height) = (canvas.text_width(&label, TYPE).ceil() as i64, scene.length(TYPE));
    let room = |(x, y): Point| {
        let (x, y) = (x as i64 + scene.length(GAP), y as i64 - scene.length(GAP));
        [x..x + width, y - height..y]
    };
    let is_free = |[x, y]: &[Range<i64>; 2]| {
        let inside = scene.columns.within(x.clone()) == *x && scene.rows.within(y.clone()) == *y;
        let meets = |a: &Range<i64>, b: &Range<i64>| a.start < b.end && b.start < a.end;
        inside && !taken.iter().any(|other| meets(x, &other[0]) && meets(y, &other[1]))
    };
    let found = places(scene, shape).into_iter().map(room).find(is_free);
    if let Some([x, y]) = found.filter(|_| taken.len() < MOST) {
        canvas.blend_all(x.clone(), y.clone(), WHITE, 0.8);
        canvas.text(&label, (x.start as f64, y.end as f64), TYPE, Align::Left, colour);
        taken.push([x, y]);
    }
}

/// A label in the letters that the picture has.
fn spelled(label: &str) -> String {
    let spelled = |letter: char| match letter {
        'α' => "alpha".to_owned(),
        'β' => "beta".to_owned(),
        '²' => "^2".to_owned(),
        '→' => "–".to_owned(),
        '₀'..='₉' => char::from_digit(letter as u32 - '₀' as u32, 10).map_or_else(String::new, String::from),
        _ => letter.to_string(),
    };
    label.chars().map(spelled).collect()
}

/// Where a label may stand, the best place first.
fn places(scene: &Scene<'_>, shape: &Shape) -> Vec<Point> {
    match shape.kind {
        // Two thirds down a line is rarely near its neighbours' beginnings.
        ShapeKind::Line => {
            let points = points(scene, &shape.at, 0.0);
            [0.66, 0.4, 0.85, 0.2].map(|part| points[(part * (points.len() - 1) as f64) as usize]).to_vec()
        }
        ShapeKind::Row => paths(scene, shape).into_iter().map(|path| path[0]).collect(),
        ShapeKind::Cell => paths(scene, shape).into_iter().map(|path| path[1]).collect(),
        ShapeKind::Span => points(scene, &shape.at, 0.0).into_iter().take(1).collect(),
        ShapeKind::Arc => paths(scene, shape).into_iter().map(|path| path[path.len() / 2]).collect(),
    }
}
