//! i-Mark: the stretches between the heaps of value t or 2, and those heaps, as Theorems 1, 2 and 3 put them.

use crate::engine::Engine;
use crate::paper::imark::theorems::{Stretch, theorem_1, theorem_2, theorem_3};
use crate::paper::imark::{Division, Rounding};
use crate::table::{Axis, NOT_HERE, Section, Shape, ShapeKind};

/// The shapes of a mark; none where no theorem says anything about the game.
pub(super) fn shapes(game: &Division, engine: &mut dyn Engine, name: &str, view: &Section) -> Vec<Shape> {
    let heaps = view.heaps();
    let Some(stretches) = heaps.end.checked_sub(1).and_then(|last| stretches(game, last)) else { return Vec::new() };
    let visible = stretches.iter().filter(|stretch| stretch.first < heaps.end && stretch.last >= heaps.start);
    match name {
        "sequences" => {
            visible.filter(|stretch| is_point(stretch)).filter_map(|point| cell(point, engine, view)).collect()
        }
        "intervals" => visible.filter(|stretch| !is_point(stretch)).filter_map(|stretch| span(stretch, view)).collect(),
        _ => Vec::new(),
    }
}

/// Why a mark draws nothing.
pub(super) fn silence(game: &Division, axis: Axis, name: &str) -> Option<&'static str> {
    match stretches(game, 0) {
        None => Some("Nothing to draw: no theorem of the paper is about these rules."),
        Some(_) if name == "intervals" && axis == Axis::Graph => Some(NOT_HERE),
        Some(_) => None,
    }
}

/// What a theorem says about the heaps up to `last`.
fn stretches(game: &Division, last: u64) -> Option<Vec<Stretch>> {
    let (subtract, &[d]) = (game.subtract.members(), game.divide.members()) else { return None };
    if game.rounding != Rounding::Exact || game.end != 0 {
        return None;
    }
    let t = subtract.len() as u64 + 1;
    match (subtract, d % 4) {
        _ if subtract.iter().copied().eq(1..t) && d % t == 1 => Some(theorem_1(t, d, last)),
        ([2], 3) => Some(theorem_2(d, last)),
        ([2], 1) => Some(theorem_3(d, last)),
        _ => None,
    }
}

/// Whether a stretch is a heap of a sequence. Intervals have capital letters.
fn is_point(stretch: &Stretch) -> bool {
    ["α", "β", "a", "b", "c"].contains(&stretch.letter)
}

fn cell(point: &Stretch, engine: &mut dyn Engine, view: &Section) -> Option<Shape> {
    let cell = view.heap(engine, point.first).filter(|&cell| view.holds(cell))?;
    Some(Shape::new(ShapeKind::Cell, label(point), [cell]))
}

fn span(stretch: &Stretch, view: &Section) -> Option<Shape> {
    let Axis::Strip(width) = view.axis else { return None };
    let place = |n: u64| [(n / width) as f64, (n % width) as f64];
    Some(Shape::new(ShapeKind::Span, label(stretch), [place(stretch.first), place(stretch.last)]))
}

/// The letter of the paper with its index as a subscript; a gap has none.
fn label(stretch: &Stretch) -> String {
    if stretch.letter == "gap" {
        return String::new();
    }
    let lowered = |digit: char| char::from_u32('₀' as u32 + digit.to_digit(10).unwrap_or(0)).unwrap_or(digit);
    let index = stretch.index.map_or_else(String::new, |index| index.to_string().chars().map(lowered).collect());
    format!("{}{index}", stretch.letter)
}
