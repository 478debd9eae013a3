//! Mimic: the frontier, the light cone and the immortal diagonals.

use super::Mimic;
use crate::engine::Engine;
use crate::table::{Section, Shape, ShapeKind, step};

/// Among how many rows immortal values are looked for, and how many diagonals are drawn before some are left out.
const ROWS: u64 = 1 << 16;
const LANES: u64 = 40;

/// The shapes of a mark.
pub(super) fn shapes(game: &Mimic, engine: &mut dyn Engine, name: &str, view: &Section) -> Vec<Shape> {
    let (start, end) = (view.rows.start as f64, view.rows.end as f64);
    let line = |label: &str, column: &dyn Fn(f64) -> f64| {
        vec![Shape::new(ShapeKind::Line, label, [start, end].map(|n| view.point(n, column(n))))]
    };
    let layers = game.most - game.times + 1;
    match name {
        _ if !view.axis.is_plane() => Vec::new(),
        "frontier" => line("k = n + 1", &|n| n + 1.0),
        "cone" if layers == 1 => line("n = k", &|n| n),
        "cone" => line(&format!("n = {layers}k"), &|n| n / layers as f64),
        "diagonals" if layers == 1 => diagonals(game, engine, view),
        _ => Vec::new(),
    }
}

/// The diagonals n = t + k in view, of values that were alone on the frontier up to row (1 + 1/r)t (docs/proofs/variants.md, Theorems 7 and 8).
fn diagonals(game: &Mimic, engine: &mut dyn Engine, view: &Section) -> Vec<Shape> {
    let (rows, columns) = (&view.rows, &view.columns);
    let seen = immortals(game.most, engine);
    let lanes: Vec<Shape> = seen
        .into_iter()
        .filter_map(|(value, t)| {
            let first = columns.start.max(rows.start.saturating_sub(t));
            let last = columns.end.min(rows.end.saturating_sub(t)).checked_sub(1).filter(|last| *last >= first)?;
            let ends = [first, last].map(|k| [(t + k) as f64, k as f64]);
            Some(Shape::new(ShapeKind::Lane, value.to_string(), ends))
        })
        .collect();
    let step = step(lanes.len() as u64, LANES) as usize;
    lanes.into_iter().step_by(step).collect()
}

/// The immortal values that the rows so far prove, with their rows, by row.
fn immortals(most: u64, engine: &mut dyn Engine) -> Vec<(u32, u64)> {
    let rows = engine.rows().min(ROWS);
    let mut found: Vec<(u32, u64)> = (0..rows).filter_map(|n| Some((engine.frontier(n)?, n))).collect();
    found.sort_unstable();
    let alone = found.chunk_by(|a, b| a.0 == b.0).filter(|rows| rows.len() == 1).map(|alone| alone[0]);
    let mut alone: Vec<(u32, u64)> = alone.filter(|&(_, t)| t + t / most < rows).collect();
    alone.sort_unstable_by_key(|&(_, t)| t);
    alone
}
