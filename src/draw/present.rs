//! In a sweep over a parameter, where the game itself lies: between two rules, with an arrow beside them.

use super::op::{Op, Paint, Path, Rect};
use super::scene::{Scene, fill};

/// Marks the row of the present value, or the edge between two rows where it would be.
pub(super) fn draw(ops: &mut Vec<Op>, scene: &Scene<'_>) {
    let Some(rows) = &scene.map.present else { return };
    let (pixels, table) = (scene.rows.pixels(rows), scene.table());
    let middle = (pixels.start + pixels.end) as f64 / 2.0;
    if !(scene.rows.start as f64..=scene.rows.end as f64).contains(&middle) || table.is_empty() {
        return;
    }
    let (thick, halo) = (scene.thick(1.5), scene.hair());
    // Outside the row, so that its cells stay as they are.
    let above = pixels.start - halo - thick..pixels.start - halo;
    let below = pixels.end + halo..pixels.end + halo + thick;
    for rule in [above, below] {
        let around = rule.start - halo..rule.end + halo;
        fill(ops, Rect { x: table.x.clone(), y: scene.rows.within(around) }, scene.theme.ground);
        fill(ops, Rect { x: table.x.clone(), y: scene.rows.within(rule) }, scene.theme.accent);
    }
    let (x, size) = (table.x.start as f64, ARROW * scene.frame.ratio);
    let mut arrow = Path::default();
    arrow.outline([(x, middle - size), (x + 1.4 * size, middle), (x, middle + size)]);
    ops.push(Op::Path(arrow.clone(), Paint::Stroke(scene.theme.ground, 2.0 * halo as f64)));
    ops.push(Op::Path(arrow, Paint::Fill(scene.theme.accent)));
}

/// Half the height of the arrow.
const ARROW: f64 = 6.0;
