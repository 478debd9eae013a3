//! What lies under and between the cells: the hatch of what is not known yet, the grid, the line of k² = n, and the edge of
//! the computation.

use super::op::{Fill, Op, Rect};
use super::scene::{Scene, fill};
use crate::table::Axis;

/// Hatches the table; cells with a value cover the hatch.
pub(super) fn hatch(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let mut table = scene.table();
    // A graph lies on the ground as far as it is known.
    if scene.map.axis.grows_across() {
        let known = scene.lines.map_or(table.x.end, |lines| scene.columns.edge(lines.min(scene.columns.limit)));
        table.x.start = known.clamp(table.x.start, table.x.end);
    }
    if !table.is_empty() {
        let (colour, step, thick) = (scene.theme.hatch, scene.length(8.0).max(4), scene.hair());
        ops.push(Op::Rect(table, Fill::Hatch { colour, step, thick }));
    }
}

/// Grid lines, which grow stronger with the cells.
pub(super) fn grid(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let size = scene.columns.scale.min(scene.rows.scale) / scene.frame.ratio;
    let table = scene.table();
    if size < GRID_FROM || table.is_empty() {
        return;
    }
    let colour = scene.theme.grid.faded(((size - GRID_FROM) / (GRID_FULL - GRID_FROM) + 0.1).min(1.0));
    let thick = scene.thick(0.5);
    let (columns, rows) = (scene.columns.blocks(0), scene.rows.blocks(0));
    for column in columns.start..=columns.end {
        let x = scene.columns.edge(column);
        fill(ops, Rect { x: scene.columns.within(x..x + thick), y: table.y.clone() }, colour);
    }
    for row in rows.start..=rows.end {
        let y = scene.rows.edge(row);
        fill(ops, Rect { x: table.x.clone(), y: scene.rows.within(y..y + thick) }, colour);
    }
}

/// On the straightened axis, the parabola k² = n is the vertical line at 1.
pub(super) fn unit_line(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    if scene.map.axis != Axis::Straight {
        return;
    }
    let (thick, table) = (scene.hair(), scene.table());
    let x = scene.columns.edge(1000);
    let (line, dash) = (scene.columns.within(x..x + thick), 6 * thick);
    for start in table.y.clone().step_by(2 * dash as usize) {
        fill(ops, Rect { x: line.clone(), y: start..(start + dash).min(table.y.end) }, scene.theme.accent);
    }
}

/// The line that the computation has reached, with a glow that says that it is moving.
pub(super) fn edge(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let across = scene.map.axis.grows_across();
    let (side, table) = (if across { &scene.columns } else { &scene.rows }, scene.table());
    let Some(lines) = scene.lines.filter(|&lines| lines < side.limit) else { return };
    let at = side.edge(lines);
    if !side.table().contains(&at) {
        return;
    }
    let thick = scene.thick(if scene.computing { 2.0 } else { 1.0 });
    for step in 0..if scene.computing { 7 } else { 1 } {
        let pixels = at + step * thick..at + (step + 1) * thick;
        let rect = if across { Rect { x: pixels, y: table.y.clone() } } else { Rect { x: table.x.clone(), y: pixels } };
        let strength = if step == 0 { 1.0 } else { 0.22 * (1.0 - step as f64 / 7.0) };
        fill(ops, rect, scene.theme.accent.faded(strength));
    }
}

/// Grid lines fade in while cells grow from the first size to the second.
const GRID_FROM: f64 = 9.0;
const GRID_FULL: f64 = 20.0;
