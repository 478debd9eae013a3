//! The axes, as the papers draw them: n down the left side, k across the top.

use super::colour::Colour;
use super::layout::Framing;
use super::letters;
use super::op::{Align, Op, Paint, Path, Point, Rect, Text};
use super::ruler::{Ruler, write};
use super::scene::{Scene, fill};
use super::tags::Tags;
use crate::table::{Axis, flipped};

/// Draws both axes and their labels; numbers keep clear of the tags.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>, tags: &Tags) {
    let (hair, muted, plot) = (scene.hair(), scene.theme.muted, scene.plot());
    let (wide, tall) = (plot.x.start - hair..plot.x.end + hair, plot.y.start - hair..plot.y.end + hair);
    fill(ops, Rect { x: wide.clone(), y: tall.start..plot.y.start }, muted);
    fill(ops, Rect { x: wide.start..plot.x.start, y: tall.clone() }, muted);
    if scene.framing != Framing::Page {
        fill(ops, Rect { x: wide.clone(), y: plot.y.end..tall.end }, muted);
        fill(ops, Rect { x: plot.x.end..wide.end, y: tall }, muted);
    }
    rows(ops, scene, tags);
    columns(ops, scene, tags);
    names(ops, scene);
}

fn rows(ops: &mut Vec<Op>, scene: &Scene<'_>, tags: &Tags) {
    let (ratio, size, hair) = (scene.frame.ratio, scene.letters(), scene.hair());
    let (map, ceiling) = (scene.map, scene.map.chart.ceiling);
    let ruler = if ceiling > 0 { Ruler::upwards(&scene.rows, ceiling) } else { Ruler::cells(&scene.rows) };
    let line = 1.7 * size;
    let step = ruler.step(if ruler.scale >= line { line } else { 44.0 * ratio });
    let edge = scene.columns.start - hair;
    let mut tick = |y: i64, part: f64| {
        fill(ops, Rect { x: edge - scene.length(part * TICK)..edge, y: y..y + hair }, scene.theme.muted);
    };
    let numbers: Vec<u64> = if map.chart.named {
        ruler.apart(&map.simplest, 18.0 * ratio)
    } else {
        ruler.minor(step, 6.0 * ratio).into_iter().for_each(|number| tick(ruler.place(number), 0.5));
        ruler.numbers(step).map(|number| number as u64).collect()
    };
    numbers.iter().for_each(|&number| tick(ruler.place(number as f64), 1.0));
    let x = scene.frame.left - (TICK + GAP) * ratio;
    for number in numbers {
        let (y, half) = (ruler.place(number as f64) as f64, 0.4 * size);
        let inside = y - half >= scene.rows.start as f64 && y + half <= scene.rows.end as f64;
        if inside && !tags.row.as_ref().is_some_and(|tag| tag.covers_down(y, half)) {
            let at = (x, y + hair as f64 + 0.33 * size);
            let name = map.row_name(if ceiling > 0 { flipped(number) } else { number });
            let is_present = map.present.as_ref().is_some_and(|rows| rows.contains(&number));
            let colour = if is_present { scene.theme.accent } else { scene.theme.ink };
            text(ops, scene, name, at, Align::Right, colour, Some(x - 2.0 * ratio));
        }
    }
}

fn columns(ops: &mut Vec<Op>, scene: &Scene<'_>, tags: &Tags) {
    let (ratio, size, hair) = (scene.frame.ratio, scene.letters(), scene.hair());
    let straight = scene.map.axis == Axis::Straight;
    let ruler = if straight { Ruler::thousands(&scene.columns) } else { Ruler::cells(&scene.columns) };
    let widest = letters::width(&write(ruler.farthest(), ruler.step(48.0 * ratio)), size);
    let single = widest + 6.0 * ratio;
    let every = !straight && ruler.scale >= single;
    let step = ruler.step(if every { single } else { (52.0 * ratio).max(widest + 22.0 * ratio) });
    let edge = scene.rows.start - hair;
    let mut tick = |x: i64, part: f64| {
        fill(ops, Rect { x: x..x + hair, y: edge - scene.length(part * TICK)..edge }, scene.theme.muted);
    };
    ruler.minor(step, 6.0 * ratio).into_iter().for_each(|number| tick(ruler.place(number), 0.5));
    ruler.numbers(step).for_each(|number| tick(ruler.place(number), 1.0));
    for number in ruler.numbers(step) {
        let (x, label) = (ruler.place(number) as f64, write(number, step));
        let half = letters::width(&label, size) / 2.0;
        let inside = x - half >= scene.columns.start as f64 - 4.0 * ratio && x + half <= scene.frame.width;
        if inside && !tags.column.as_ref().is_some_and(|tag| tag.covers_across(x, half + 3.0 * ratio)) {
            let is_parabola = straight && (number - 1.0).abs() < 1e-9;
            let colour = if is_parabola { scene.theme.accent } else { scene.theme.ink };
            text(ops, scene, label, (x, scene.frame.top - (TICK + GAP) * ratio), Align::Centre, colour, None);
        }
    }
}

/// What the rows and what the columns are, with arrows that say where they go.
fn names(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let (ratio, size, muted) = (scene.frame.ratio, scene.letters(), scene.theme.muted);
    let (left, top) = (scene.frame.left, scene.frame.top);
    let (above, beside) = match scene.framing {
        Framing::Page => (14.0 * ratio, top - (TICK + GAP) * ratio),
        _ => (top - 30.0 * ratio, top - 10.0 * ratio),
    };
    if !scene.caption.is_empty() {
        let end = scene.frame.width - 10.0 * ratio;
        let room = end - left - 2.4 * size - letters::width(&scene.map.chart.column_label, size);
        let caption = letters::fitting(&scene.caption, size, room);
        text(ops, scene, caption, (end, above), Align::Right, scene.theme.accent, None);
    }
    // An arrow stands before its name, or at the fixed end of it, whatever the typeface.
    let middle = above - 0.33 * size;
    arrow(ops, scene, (left, middle), (left + 0.8 * size, middle));
    text(ops, scene, scene.map.chart.column_label.clone(), (left + 1.2 * size, above), Align::Left, muted, None);
    let end = left - (TICK + GAP) * ratio;
    let down = end - 0.3 * size;
    let (above, below) = ((down, beside - 0.75 * size), (down, beside + 0.05 * size));
    let (from, to) = if scene.map.chart.ceiling > 0 { (below, above) } else { (above, below) };
    arrow(ops, scene, from, to);
    let right = down - 0.6 * size;
    text(
        ops,
        scene,
        scene.map.chart.row_label.clone(),
        (right, beside),
        Align::Right,
        muted,
        Some(right - 2.0 * ratio),
    );
}

/// An arrow, drawn rather than written, since not every typeface has one.
fn arrow(ops: &mut Vec<Op>, scene: &Scene<'_>, from: Point, to: Point) {
    let (along, head) = ((to.0 - from.0, to.1 - from.1), 0.35);
    let barb =
        |side: f64| (to.0 - head * along.0 + side * head * along.1, to.1 - head * along.1 + side * head * along.0);
    let mut path = Path::default();
    path.line([from, to]);
    path.line([barb(1.0), to, barb(-1.0)]);
    ops.push(Op::Path(path, Paint::Stroke(scene.theme.muted, scene.frame.ratio)));
}

/// Adds a text in the axes' letters.
pub(super) fn text(
    ops: &mut Vec<Op>,
    scene: &Scene<'_>,
    text: String,
    at: Point,
    align: Align,
    colour: Colour,
    room: Option<f64>,
) {
    let (size, weight) = (scene.letters(), 400);
    ops.push(Op::Text(Text { text, at: vec![at], size, weight, align, colour, halo: None, room }));
}

/// The length of ticks, and the gap between them and their numbers.
const TICK: f64 = 5.0;
const GAP: f64 = 4.0;
