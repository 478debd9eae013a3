//! What lies under the cells and over them: the hatch of what is not known, the line of k² = n, and the pinned cell.

use std::ops::Range;

use nimscope::paint::Rgb;
use nimscope::table::{Axis, Place};

use super::canvas::{ACCENT, Canvas, GROUND, HATCH, WHITE};
use super::scene::Scene;

/// Lays the plot's ground, and hatches the table; cells with a value cover the hatch.
pub(super) fn draw_hatch(canvas: &mut Canvas, scene: &Scene<'_>) {
    let (columns, rows) = (&scene.columns, &scene.rows);
    canvas.fill(columns.start..columns.end, rows.start..rows.end, GROUND);
    let step = scene.length(8.0).max(4);
    let thick = scene.hair();
    for y in rows.table() {
        for x in columns.table() {
            if (x + y).rem_euclid(step) < thick {
                canvas.fill(x..x + 1, y..y + 1, HATCH);
            }
        }
    }
}

/// Draws the line of k² = n on a straightened map, and the frame of the pinned cell.
pub(super) fn draw_marks(canvas: &mut Canvas, scene: &Scene<'_>) {
    if scene.state.axis == Axis::Straight {
        let at = scene.columns.edge(1000.0);
        let line = scene.columns.within(at..at + scene.hair());
        let dash = 6 * scene.hair();
        let y = scene.rows.table();
        for start in y.clone().step_by(2 * dash as usize) {
            canvas.fill(line.clone(), start..(start + dash).min(y.end), ACCENT);
        }
    }
    if let Some(Place { rows, columns }) = scene.pinned() {
        let x = scene.columns.edge(columns.start as f64)..scene.columns.edge(columns.end as f64);
        let y = scene.rows.edge(rows.start as f64)..scene.rows.edge(rows.end as f64);
        let (x, y) = (at_least(x, scene.length(11.0)), at_least(y, scene.length(11.0)));
        let (thick, halo) = (scene.length(2.5), scene.hair());
        frame(canvas, scene, &x, &y, thick + halo, WHITE);
        frame(canvas, scene, &x, &y, thick, ACCENT);
    }
}

/// A frame around a box, as far as it lies within the plot.
fn frame(canvas: &mut Canvas, scene: &Scene<'_>, x: &Range<i64>, y: &Range<i64>, thick: i64, colour: Rgb) {
    let (wide, tall) = (x.start - thick..x.end + thick, y.start - thick..y.end + thick);
    let sides = [
        (wide.clone(), tall.start..y.start),
        (wide.clone(), y.end..tall.end),
        (wide.start..x.start, tall.clone()),
        (x.end..wide.end, tall.clone()),
    ];
    for (x, y) in sides {
        canvas.fill(scene.columns.within(x), scene.rows.within(y), colour);
    }
}

/// A mark around a small cell grows, so that it can be found.
fn at_least(pixels: Range<i64>, least: i64) -> Range<i64> {
    let more = (least - (pixels.end - pixels.start) + 1).max(0) / 2;
    pixels.start - more..pixels.end + more
}
