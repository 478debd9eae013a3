//! A heap is known by its two values, in Maximum and in Minimum Nim: the array A′, and both sequences.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", Proposition 4.3, Theorem 4.4 and the array A′, which the
//! paper prints for f(n) = ⌊(n − 1)/2⌋. They are about regular rules with n − f(n) → ∞; a rule that rises faster is
//! replaced by its f′, which changes Minimum Nim. Erratum: the printed sequence of h drops a 4, for h(15) = 4.

use super::bounded::{Bounded, minimum_values};
use crate::grow::Refusal;
use crate::paper::restricted::Restricted;
use crate::paper::restricted::theorems::{pairs, triangle};
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetKey, SheetMark, names};

/// The rows and columns of the array.
const ROWS: usize = 16;
const COLUMNS: usize = 12;

/// The heaps of the sequences.
const SHOWN: usize = 61;

/// The heaps looked at. The array of all their pairs is small enough even if it is mostly empty.
const HEAPS: u64 = 2_048;

/// The sequence of h as printed, for f(n) = ⌊(n − 1)/2⌋.
const PRINTED: [u64; 16] = [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5];

/// The sheet for a rule.
///
/// # Errors
/// A sentence, if the rule gives nothing at all.
pub(super) fn sheet(game: &Restricted) -> Result<Sheet, Refusal> {
    let bounded = Bounded::new(game, HEAPS)?;
    let rule = bounded.regular().unwrap_or_else(|| bounded.f.clone());
    let h = minimum_values(&rule);
    let faster = match rule == bounded.f {
        true => "",
        false => " The rule rises by more than one somewhere, so that Minimum Nim is played with f′ here.",
    };
    let note = format!("{faster}{}", bounded.warning());
    Ok(Sheet {
        title: "Pairs of values".into(),
        caption: format!(
            "g is the value in Maximum Nim and h that in Minimum Nim, for f(n) = {}. No two heaps have both \
             in common.",
            game.rule
        ),
        parts: vec![array(&bounded.g, &h, &note), sequences(&bounded.g, &h, &rule, &note)],
        done: HEAPS,
        target: HEAPS,
    })
}

fn array(g: &[u64], h: &[u64], note: &str) -> Part {
    let array = pairs(g, h);
    // The values before the first one that is not shown.
    let end = g.iter().position(|&value| value == ROWS as u64).unwrap_or(g.len());
    let triangle = triangle(&g[..end]);
    let rows = array.len().min(ROWS);
    // s_0i, from which on row i has an entry in every column; that of the first row is 0.
    let begins = |i: usize| triangle.get(i).map(|column| column.first().copied().unwrap_or(0) as usize);
    let is_hole = |i: usize, j: usize| {
        let later = array[i].iter().skip(j + 1).any(Option::is_some);
        begins(i).is_some_and(|begins| j >= begins) && later
    };
    let mut misplaced = 0;
    let mut cell = |i: usize, j: usize| {
        let (heap, begins) = (array[i].get(j).copied().flatten(), begins(i));
        let cell = match heap {
            Some(n) if begins.is_some_and(|begins| j < begins) => SheetCell::new(n).marked(SheetMark::Differs),
            Some(n) if begins == Some(j) => SheetCell::new(n).marked(SheetMark::New),
            Some(n) => SheetCell::new(n),
            None if is_hole(i, j) => SheetCell::new("none").marked(SheetMark::Differs),
            None if begins.is_some_and(|begins| j >= begins) => SheetCell::new("…"),
            None => return SheetCell::empty(),
        };
        misplaced += u64::from(cell.mark == SheetMark::Differs);
        let hint = heap.map_or_else(
            || format!("no heap below {} has g = {i} and h = {j}", g.len()),
            |n| format!("g({n}) = {i} and h({n}) = {j}"),
        );
        cell.hinted(hint)
    };
    let rows = (0..rows).map(|i| Row::new(i.to_string(), (0..COLUMNS).map(|j| cell(i, j)))).collect();
    let verdict = match misplaced {
        0 => "they do as far as heaps are computed",
        _ => "not all of them do here",
    };
    Part {
        title: "The array A′: the heap with g = i and h = j".into(),
        note: format!(
            "Proved: no two heaps share a pair, for the smaller one is an option of the larger in one of the two games. \
             Proved for regular rules with n − f(n) → ∞ (Theorem 4.4): the pairs that occur are those with j ≥ s_0i. \
             Computed for heaps below {}: {verdict}.{note}",
            g.len()
        ),
        corner: "i, j".into(),
        columns: names(0..COLUMNS),
        rows,
        key: vec![SheetKey::letter("…", "a heap that is not computed")],
    }
    .keyed(&[
        (SheetMark::New, "column s_0i, where row i begins by the theorem"),
        (SheetMark::Differs, "a pair before that column, or one that is missing behind it"),
    ])
}

fn sequences(g: &[u64], h: &[u64], rule: &[u64], note: &str) -> Part {
    let shown = g.len().min(SHOWN);
    let mut zeros = 0;
    let counted = (0..shown).map(|n| {
        zeros += u64::from(n > 0 && g[n] == 0);
        SheetCell::new(h[n])
            .marked(SheetMark::of(h[n] == zeros))
            .hinted(format!("{zeros} heaps from 1 to {n} have g = 0"))
    });
    let mut rows = vec![Row::plain("g", &g[..shown]), Row::new("h", counted)];
    let mut known =
        "Computed, and h compared with the number of heaps from 1 to n with g = 0. Proved for regular rules with \
                     n − f(n) → ∞ (Proposition 4.3)."
            .to_owned();
    if (0..).zip(rule).all(|(n, &bound)| bound == u64::saturating_sub(n, 1) / 2) {
        let printed = |n: usize| match PRINTED.get(n) {
            Some(printed) => SheetCell::new(printed).marked(SheetMark::of(*printed == h[n])),
            None => SheetCell::empty(),
        };
        rows.push(Row::new("h printed", (0..shown).map(printed)));
        known.push_str(" The printed sequence drops a 4: h(15) = 4.");
    }
    Part {
        title: "Both sequences".into(),
        note: known + note,
        corner: "n".into(),
        columns: names(0..shown),
        rows,
        ..Part::default()
    }
    .keyed(&[
        (SheetMark::Agrees, "the same as what it is compared with"),
        (SheetMark::Differs, "not the same as what it is compared with"),
    ])
}
