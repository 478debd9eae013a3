//! Λ(g) = g: the values of Maximum Nim with the first of each struck out are the same values again.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", Theorem 2.2, which needs a rule f that never falls and
//! n − f′(n) → ∞; the paper does not say the latter.

use std::collections::BTreeSet;

use super::bounded::Bounded;
use crate::grow::Refusal;
use crate::paper::restricted::Restricted;
use crate::paper::restricted::theorems::lambda;
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetMark, names};

/// The terms shown.
const SHOWN: usize = 61;

/// The heaps looked at, so that enough terms are left.
const HEAPS: u64 = 2_000;

/// The sheet for a rule.
///
/// # Errors
/// A sentence, if the rule gives nothing at all.
pub(super) fn sheet(game: &Restricted) -> Result<Sheet, Refusal> {
    let bounded = Bounded::new(game, HEAPS)?;
    let g = &bounded.g;
    let mut seen = BTreeSet::new();
    let is_first: Vec<bool> = g.iter().map(|value| seen.insert(value)).collect();
    let places: Vec<usize> = (0..g.len()).filter(|&n| !is_first[n]).collect();
    let left = lambda(g);
    let shown = g.len().min(SHOWN);
    let struck = |n: usize| SheetCell::new(g[n]).marked(if is_first[n] { SheetMark::Struck } else { SheetMark::None });
    let kept = |n: usize| if is_first[n] { SheetCell::empty() } else { SheetCell::new(g[n]) };
    let moved = |m: usize| match left.get(m) {
        Some(value) => {
            SheetCell::new(value).marked(SheetMark::of(*value == g[m])).hinted(format!("it was g({})", places[m]))
        }
        None => SheetCell::empty(),
    };
    let verdict = match left.iter().zip(g).position(|(left, value)| left != value) {
        _ if left.is_empty() => "Nothing is left.".into(),
        None => format!("Computed: of the first {} terms {} are left, and all agree.", g.len(), left.len()),
        Some(m) => format!("Computed: term {m} of what is left is {}, and g({m}) = {}.", left[m], g[m]),
    };
    let part = Part {
        title: format!("Maximum Nim with f(n) = {}", game.rule),
        note: format!(
            "{verdict} Proved for rules that never fall, if n − f′(n) grows without end (Theorem 2.2).{}",
            bounded.warning()
        ),
        corner: "n".into(),
        columns: names(0..shown),
        rows: vec![
            Row::new("g", (0..shown).map(struck)),
            Row::new("left", (0..shown).map(kept)),
            Row::new("Λ(g)", (0..shown).map(moved)),
        ],
        ..Part::default()
    }
    .keyed(&[
        (SheetMark::Struck, "the first of its value, struck out"),
        (SheetMark::Agrees, "the same as g above it"),
        (SheetMark::Differs, "not the same as g above it"),
    ]);
    Ok(Sheet {
        title: "Struck out, and the same again".into(),
        caption: "The first 0, the first 1, the first 2 and so on are struck out. What is left, moved together, is Λ(g), and \
                  it is compared with g term by term."
            .into(),
        parts: vec![part],
        done: HEAPS,
        target: HEAPS,
    })
}
