//! What a figure has beyond the page's canvas: a title and the rule above the plot, and a legend below it, swatches or a bar
//! with ticks.

use super::axes::text;
use super::colour::Colour;
use super::layout::Frame;
use super::letters;
use super::op::{Align, Op, Rect, Text, nearest};
use super::scene::{LETTERS, Scene, fill};
use crate::paint::{Legend, LegendEntry, Rgb};

/// Draws the title, the rule and what the painter says about its colours.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let (ratio, left) = (scene.frame.ratio, scene.frame.left);
    let room = scene.frame.width - left - END * ratio;
    let rule = rule_lines(&scene.map.rule(), room, ratio);
    let size = TITLE * ratio;
    let (y, text) =
        (scene.frame.top - above(rule.len()) * ratio - scene.lifted, letters::fitting(&scene.map.title(), size, room));
    let (align, weight, colour) = (Align::Left, 400, scene.theme.ink);
    ops.push(Op::Text(Text { text, at: vec![(left, y)], size, weight, align, colour, halo: None, room: Some(room) }));
    for (line, text) in (1..).zip(rule) {
        let at = (left, y + (f64::from(line) * LINE + 3.0) * ratio);
        self::text(ops, scene, text, at, Align::Left, scene.theme.muted, Some(room));
    }

    let Some(legend) = scene.legend else { return };
    let at = (left, scene.rows.end as f64 + 24.0 * ratio);
    let caption = letters::fitting(&legend.caption, scene.letters(), scene.frame.width - left);
    self::text(ops, scene, caption, at, Align::Left, scene.theme.muted, None);
    if legend.discrete {
        swatches(ops, scene, legend);
    } else {
        bar(ops, scene, legend);
    }
}

/// The rule in the lines that a figure breaks it into, beside this much room in pixels.
pub(super) fn rule_lines(rule: &str, room: f64, ratio: f64) -> Vec<String> {
    letters::wrapped(rule, LETTERS * ratio, room)
}

/// How far above the plot the title stands, where the rule has so many lines, in pixels at a ratio of 1.
pub(super) fn above(lines: usize) -> f64 {
    if lines == 0 { 54.0 } else { 55.0 + LINE * lines as f64 }
}

/// How much room the legend needs below the plot of a figure.
pub fn legend_room(legend: &Legend, frame: &Frame) -> f64 {
    let lines = if legend.discrete { rows_of_swatches(legend, frame).len().max(1) } else { 1 };
    let last = if legend.discrete { 34.0 + SWATCHES * lines as f64 } else { 68.0 };
    ((last + 10.0) * frame.ratio).round()
}

/// A coloured box and its label, one after the other; what does not fit goes on in the next line.
fn swatches(ops: &mut Vec<Op>, scene: &Scene<'_>, legend: &Legend) {
    let size = scene.length(BOX);
    let mut y = scene.rows.end + scene.length(34.0);
    for row in rows_of_swatches(legend, &scene.frame) {
        for (x, LegendEntry { label, colour, .. }) in row {
            let swatch = Rect { x: x..x + size, y: y..y + size };
            outlined(ops, scene, &swatch);
            fill(ops, swatch, Colour::solid(rgb(colour)));
            let at = ((x + size + scene.length(5.0)) as f64, y as f64 + 11.0 * scene.frame.ratio);
            text(ops, scene, label.clone(), at, Align::Left, scene.theme.ink, None);
        }
        y += scene.length(SWATCHES);
    }
}

/// The swatches of each line, and where they begin.
fn rows_of_swatches<'a>(legend: &'a Legend, frame: &Frame) -> Vec<Vec<(i64, &'a LegendEntry)>> {
    let length = |size: f64| nearest(size * frame.ratio);
    let (left, right) = (frame.left as i64, frame.width as i64 - length(12.0));
    let (mut rows, mut x) = (vec![Vec::new()], left);
    for entry in &legend.entries {
        let label = letters::width(&entry.label, LETTERS * frame.ratio).ceil() as i64;
        let width = length(BOX) + length(5.0) + label;
        if x + width > right && x > left {
            rows.push(Vec::new());
            x = left;
        }
        rows.last_mut().expect("there is a first").push((x, entry));
        x += width + length(14.0);
    }
    rows
}

fn bar(ops: &mut Vec<Op>, scene: &Scene<'_>, legend: &Legend) {
    let left = scene.columns.start;
    let length = scene.length(BAR).min(scene.frame.width as i64 - left - scene.length(28.0));
    let y = scene.rows.end + scene.length(34.0)..scene.rows.end + scene.length(46.0);
    let colours: Vec<Rgb> = legend.gradient.iter().map(|colour| rgb(colour)).collect();
    outlined(ops, scene, &Rect { x: left..left + length, y: y.clone() });
    for x in 0..length {
        let along = x as f64 / (length - 1).max(1) as f64;
        fill(ops, Rect { x: left + x..left + x + 1, y: y.clone() }, Colour::solid(between(&colours, along)));
    }
    let baseline = y.end as f64 + 17.0 * scene.frame.ratio;
    let middle = |entry: &LegendEntry| left as f64 + entry.at * (length - 1) as f64;
    for entry in uncrowded(scene, &legend.entries, middle) {
        let x = middle(entry).round() as i64;
        fill(ops, Rect { x: x..x + scene.hair(), y: y.end..y.end + scene.length(4.0) }, scene.theme.muted);
        text(ops, scene, entry.label.clone(), (x as f64 + 0.5, baseline), Align::Centre, scene.theme.ink, None);
    }
}

/// The ticks whose labels do not touch; both ends have precedence.
fn uncrowded<'a>(
    scene: &Scene<'_>,
    entries: &'a [LegendEntry],
    middle: impl Fn(&LegendEntry) -> f64,
) -> Vec<&'a LegendEntry> {
    let half = |entry: &LegendEntry| letters::width(&entry.label, scene.letters()) / 2.0;
    let apart = 6.0 * scene.frame.ratio;
    let touch = |a: &LegendEntry, b: &LegendEntry| (middle(a) - middle(b)).abs() < half(a) + half(b) + apart;
    let Some((last, others)) = entries.split_last() else { return Vec::new() };
    let mut kept: Vec<&LegendEntry> = Vec::new();
    for entry in others {
        let crowded = kept.last().is_some_and(|before| touch(before, entry)) || touch(entry, last);
        if kept.is_empty() || !crowded {
            kept.push(entry);
        }
    }
    kept.push(last);
    kept
}

/// A hair line around a box, so that pale colours have an edge.
fn outlined(ops: &mut Vec<Op>, scene: &Scene<'_>, inside: &Rect) {
    let hair = scene.hair();
    let x = inside.x.start - hair..inside.x.end + hair;
    fill(ops, Rect { x, y: inside.y.start - hair..inside.y.end + hair }, scene.theme.muted.faded(0.6));
}

/// The colour at a place from 0 to 1 along colours that are evenly spaced, as a gradient of the page mixes them.
fn between(colours: &[Rgb], along: f64) -> Rgb {
    let place = along * (colours.len() - 1) as f64;
    let below = colours[place as usize];
    let above = colours[(place as usize + 1).min(colours.len() - 1)];
    let mix = |low: u8, high: u8| f64::from(low) + (f64::from(high) - f64::from(low)) * place.fract();
    std::array::from_fn(|channel| mix(below[channel], above[channel]).round() as u8)
}

/// A colour as the painter writes it.
fn rgb(css: &str) -> Rgb {
    Colour::parse(css).map_or([0; 3], |colour| colour.rgb)
}

/// The size of the title, and the length of the bar.
const TITLE: f64 = 18.0;
const BAR: f64 = 420.0;

/// The height of a line of the rule, and of one of swatches; the size of a swatch.
const LINE: f64 = 17.0;
const SWATCHES: f64 = 20.0;
const BOX: f64 = 13.0;

/// What is left between a line of letters and the edge of the picture.
pub(super) const END: f64 = 8.0;
