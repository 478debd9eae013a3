//! The legend below the plot: swatches, or a bar with ticks.

use nimscope::paint::{Legend, LegendEntry, Rgb};

use super::canvas::{Align, Canvas, INK, MUTED};
use super::scene::Scene;

/// Draws what the painter says about its colours.
pub(super) fn draw(canvas: &mut Canvas, scene: &Scene<'_>, legend: &Legend) {
    let left = scene.columns.start as f64;
    let top = scene.rows.end as f64;
    let caption = canvas.fitting(&legend.caption, TYPE, f64::from(canvas.width) - left);
    canvas.text(&caption, (left, top + 24.0 * scene.ratio), TYPE, Align::Left, MUTED);
    if legend.discrete {
        swatches(canvas, scene, &legend.entries);
    } else {
        bar(canvas, scene, legend);
    }
}

/// A coloured box and its label, one after the other; what does not fit goes on in the next line.
fn swatches(canvas: &mut Canvas, scene: &Scene<'_>, entries: &[LegendEntry]) {
    let (left, right) = (scene.columns.start, i64::from(canvas.width) - scene.length(12.0));
    let (mut x, mut y) = (left, scene.rows.end + scene.length(34.0));
    let size = scene.length(13.0);
    for LegendEntry { label, colour, .. } in entries {
        let width = size + scene.length(5.0) + canvas.text_width(label, TYPE).ceil() as i64;
        if x + width > right && x > left {
            (x, y) = (left, y + scene.length(20.0));
        }
        outlined(canvas, scene, x, x + size, y, y + size);
        canvas.fill(x..x + size, y..y + size, rgb(colour));
        let baseline = y as f64 + 11.0 * scene.ratio;
        canvas.text(label, ((x + size + scene.length(5.0)) as f64, baseline), TYPE, Align::Left, INK);
        x += width + scene.length(14.0);
    }
}

fn bar(canvas: &mut Canvas, scene: &Scene<'_>, legend: &Legend) {
    let left = scene.columns.start;
    let length = scene.length(BAR).min(i64::from(canvas.width) - left - scene.length(28.0));
    let (top, bottom) = (scene.rows.end + scene.length(34.0), scene.rows.end + scene.length(46.0));
    let colours: Vec<Rgb> = legend.gradient.iter().map(|colour| rgb(colour)).collect();
    outlined(canvas, scene, left, left + length, top, bottom);
    for x in 0..length {
        let along = x as f64 / (length - 1).max(1) as f64;
        canvas.fill(left + x..left + x + 1, top..bottom, between(&colours, along));
    }
    let baseline = bottom as f64 + 17.0 * scene.ratio;
    let middle = |entry: &LegendEntry| left as f64 + entry.at * (length - 1) as f64;
    for entry in uncrowded(canvas, scene, &legend.entries, middle) {
        let x = middle(entry).round() as i64;
        canvas.fill(x..x + scene.hair(), bottom..bottom + scene.length(4.0), MUTED);
        canvas.text(&entry.label, (x as f64 + 0.5, baseline), TYPE, Align::Centre, INK);
    }
}

/// The ticks whose labels do not touch; both ends have precedence.
fn uncrowded<'a>(
    canvas: &Canvas,
    scene: &Scene<'_>,
    entries: &'a [LegendEntry],
    middle: impl Fn(&LegendEntry) -> f64,
) -> Vec<&'a LegendEntry> {
    let half = |entry: &LegendEntry| canvas.text_width(&entry.label, TYPE) / 2.0;
    let touch =
        |a: &LegendEntry, b: &LegendEntry| (middle(a) - middle(b)).abs() < half(a) + half(b) + 6.0 * scene.ratio;
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
fn outlined(canvas: &mut Canvas, scene: &Scene<'_>, x0: i64, x1: i64, y0: i64, y1: i64) {
    let hair = scene.hair();
    canvas.blend_all(x0 - hair..x1 + hair, y0 - hair..y1 + hair, MUTED, 0.6);
}

/// The colour at a place from 0 to 1 along colours that are evenly spaced, as a gradient of the page mixes them.
fn between(colours: &[Rgb], along: f64) -> Rgb {
    let place = along * (colours.len() - 1) as f64;
    let below = colours[place as usize];
    let above = colours[(place as usize + 1).min(colours.len() - 1)];
    let mix = |low: u8, high: u8| f64::from(low) + (f64::from(high) - f64::from(low)) * place.fract();
    std::array::from_fn(|channel| mix(below[channel], above[channel]).round() as u8)
}

/// A colour as the painter writes it for the page, `#rrggbb`.
fn rgb(css: &str) -> Rgb {
    let number = u32::from_str_radix(css.trim_start_matches('#'), 16).unwrap_or(0);
    let [_, red, green, blue] = number.to_be_bytes();
    [red, green, blue]
}

/// The size of letters, and the length of the bar.
const TYPE: f64 = 13.0;
const BAR: f64 = 420.0;
