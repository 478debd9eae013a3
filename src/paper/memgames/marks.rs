//! Memgames: the parabola, the dominated rows of MEM, the cells of MNEM that must grow, the fronts of MEM⁺, and the frontier and the diagonals of MEM⁰.

use std::ops::Range;

use crate::engine::Engine;
use crate::game::Cell;
use crate::paper::memgames::Memgame;
use crate::paper::memgames::mem_marks;
use crate::paper::memgames::theorems::{IMMORTAL, mem_plus_front};
use crate::table::{Axis, Section, Shape, ShapeKind, column_of, step};

/// How many points a curve has.
const POINTS: u64 = 256;

/// How many fronts, and how many dominated rows, are drawn before some are left out.
const LINES: u64 = 100;

/// How long a diagonal may be so that its cells are looked at one by one.
const DIAGONAL: u64 = 4_096;

/// Among how many rows immortal values are looked for.
const FRONTIER_ROWS: u64 = 1 << 16;

/// In how many rows the cells of MNEM that must grow are looked for.
const SEARCHED: u64 = 512;

/// The shapes of a mark.
pub(super) fn shapes(game: &Memgame, engine: &mut dyn Engine, name: &str, view: &Section) -> Vec<Shape> {
    match name {
        _ if !view.axis.is_plane() => Vec::new(),
        "parabola" => vec![curve(view, "k² = n", |n| n.sqrt())],
        "rows" => dominated(view),
        "stair" | "inner" | "blocks" | "copies" => mem_marks::shapes(name, view),
        "fronts" => fronts(view),
        "frontier" => vec![curve(view, "k = n + 1", |n| n + 1.0)],
        "double" => vec![curve(view, "n = 2k", |n| n / 2.0)],
        "grow" => must_grow(engine, view),
        "diagonals" => {
            let of_mem_zero = || IMMORTAL.to_vec();
            let values = if *game == Memgame::MemZero { of_mem_zero() } else { immortals(engine) };
            values.into_iter().flat_map(|(value, t)| diagonal(engine, view, value, t)).collect()
        }
        _ => Vec::new(),
    }
}

/// MNEM: the cells that reach some smaller value by adding tokens alone. Those at the parabola are known, in even columns M from
/// row M² − M to M² − 2; of those below it the ones in view are looked for, where the rows are few.
fn must_grow(engine: &mut dyn Engine, view: &Section) -> Vec<Shape> {
    let rows = &view.rows;
    if view.axis != Axis::Memory || rows.end - rows.start > SEARCHED {
        let (first, last) = (rows.start.isqrt().max(2) & !1, rows.end.isqrt() + 2);
        let step = 2 * step((last - first) / 2 + 1, 2 * LINES) as usize;
        let dash = |m: u64| [m * m - m, m * m - 1].map(|n| view.point(n as f64, m as f64 + 0.5));
        return (first..=last).step_by(step).map(|m| Shape::new(ShapeKind::Line, "", dash(m))).collect();
    }
    let mut cells = Vec::new();
    for n in rows.clone() {
        let edge = n.isqrt() + 1;
        // Removals of more than √n lead to all values below this one, and to no other.
        let foot = n / edge;
        let mut seen = 0_u128;
        for k in (1..=edge).rev() {
            let Some(left) = engine.value(Cell { row: n.saturating_sub(k), column: k }) else { return Vec::new() };
            if let Some(bit) = u64::from(left).checked_sub(foot).filter(|_| k < edge) {
                seen |= 1 << bit.min(127);
            }
            let mex = foot + u64::from(seen.trailing_ones());
            let found = engine.value(Cell { row: n, column: k });
            if view.columns.contains(&k) && found.is_some_and(|found| u64::from(found) != mex) {
                cells.push([n as f64, k as f64]);
            }
        }
    }
    vec![Shape::new(ShapeKind::Cell, "", cells)]
}

/// The line k = column(n) through the rows in view.
fn curve(view: &Section, label: &str, column: impl Fn(f64) -> f64) -> Shape {
    Shape::new(ShapeKind::Line, label, along(&view.rows).map(|n| view.point(n, column(n))))
}

/// Evenly spread places along some rows, both ends included.
fn along(rows: &Range<u64>) -> impl Iterator<Item = f64> + use<> {
    let (start, end) = (rows.start as f64, rows.end as f64);
    (0..=POINTS).map(move |i| start + (end - start) * i as f64 / POINTS as f64)
}

/// The rows n = m(m + 2), in which the value m reaches from the left to the parabola (docs/proofs/mem.md, Theorem 0).
fn dominated(view: &Section) -> Vec<Shape> {
    // m(m + 2) = (m + 1)² − 1.
    let first = view.rows.start.isqrt().max(2) - 1;
    let visible: Vec<u64> = (first..).take_while(|m| m * (m + 2) < view.rows.end).collect();
    let step = step(visible.len() as u64, LINES);
    let visible = visible.into_iter().filter(|m| m.is_multiple_of(step) && view.rows.contains(&(m * (m + 2))));
    visible.map(|m| Shape::new(ShapeKind::Row, format!("{m}·{} → {m}", m + 2), [[(m * (m + 2)) as f64, 0.0]])).collect()
}

/// The fronts F_m: column k has a value of at least m from row km + m(m + 1)/2 on. The line runs through the middle of
/// the top edge of each of these cells.
fn fronts(view: &Section) -> Vec<Shape> {
    let rows = &view.rows;
    let (first, last) = memories(view);
    // A front lies the lower, the larger its number.
    let above = |m: &u64| mem_plus_front(*m, last) < rows.start;
    let visible: Vec<u64> = (1..).skip_while(above).take_while(|&m| mem_plus_front(m, first) < rows.end).collect();
    let step = step(visible.len() as u64, LINES);
    let line = |m: u64| {
        let ends = rows.start.max(mem_plus_front(m, first))..rows.end.min(mem_plus_front(m, last));
        let column = |n: f64| (n - mem_plus_front(m, 0) as f64) / m as f64 + 0.5;
        Shape::new(ShapeKind::Line, m.to_string(), along(&ends).map(|n| view.point(n, column(n))))
    };
    visible.into_iter().filter(|m| m.is_multiple_of(step)).map(line).collect()
}

/// The least and the largest memory in view; one as large as the heap leaves no move, and need not be looked at.
fn memories(view: &Section) -> (u64, u64) {
    let memory = |column: u64, n: u64| match view.axis {
        Axis::Straight => column_of(column, n),
        _ => column,
    };
    let last = memory(view.columns.end, view.rows.end).min(view.rows.end);
    (memory(view.columns.start, view.rows.start).min(last), last)
}

/// The values of the rows so far that are on the frontier in one row t alone, and not again up to row 2t: these are immortal.
fn immortals(engine: &mut dyn Engine) -> Vec<(u32, u64)> {
    let rows = engine.rows().min(FRONTIER_ROWS);
    let mut found: Vec<(u32, u64)> = (0..rows).filter_map(|n| Some((engine.frontier(n)?, n))).collect();
    found.sort_unstable();
    let alone = found.chunk_by(|a, b| a.0 == b.0).filter(|rows| rows.len() == 1).map(|alone| alone[0]);
    alone.filter(|&(_, t)| 2 * t < rows).collect()
}

/// The diagonal n = t + k of an immortal value, and its cells in which the rule fails that the value stands there
/// exactly where k is divisible by 2 an even number of times.
fn diagonal(engine: &mut dyn Engine, view: &Section, value: u32, t: u64) -> Vec<Shape> {
    let (rows, columns) = (&view.rows, &view.columns);
    let memories = columns.start.max(rows.start.saturating_sub(t))..columns.end.min(rows.end.saturating_sub(t));
    if memories.is_empty() {
        return Vec::new();
    }
    let ends = [memories.start, memories.end - 1].map(|k| [(t + k) as f64, k as f64]);
    let mut shapes = vec![Shape::new(ShapeKind::Lane, value.to_string(), ends)];
    if memories.end - memories.start <= DIAGONAL {
        let mut fails = |k: &u64| {
            let found = engine.value(Cell { row: t + k, column: *k });
            found.is_some_and(|found| (found == value) != k.trailing_zeros().is_multiple_of(2))
        };
        let exceptions = (memories.start.max(1)..memories.end).filter(&mut fails);
        let cells: Vec<[f64; 2]> = exceptions.map(|k| [(t + k) as f64, k as f64]).collect();
        if !cells.is_empty() {
            shapes.push(Shape::new(ShapeKind::Cell, "", cells));
        }
    }
    shapes
}
