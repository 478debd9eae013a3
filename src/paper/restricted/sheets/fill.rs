//! The fill-in table of Restricted Nim: the values of Maximum Nim, written down in two passes.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", Lemma 2.1 and Proposition 2.3, and the two charts of
//! section 2. The cases are filled in by the lemma alone, and the last row is computed from the rules; the paper's first
//! chart has no row for f′ and its second none for the cases, and here both have both.

use super::bounded::Bounded;
use crate::grow::Refusal;
use crate::paper::restricted::Restricted;
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetMark, names};

/// The heaps shown, as many as fit a page that scrolls.
const HEAPS: u64 = 61;

/// The sheet for a rule.
///
/// # Errors
/// A sentence, if the rule gives nothing at all.
pub(super) fn sheet(game: &Restricted) -> Result<Sheet, Refusal> {
    let bounded = Bounded::new(game, HEAPS)?;
    let heaps = bounded.f.len() as u64;
    let mut rows = vec![Row::new("f(n)", bounded.typed.iter().map(typed))];
    // The empty heap alone is no reason for a row of its own.
    if (1..bounded.f.len()).any(|n| bounded.typed[n] != Some(bounded.f[n])) {
        rows.push(Row::plain("min(n, f(n))", &bounded.f));
    }
    let mut note = "Row g is computed from the rules.".to_owned();
    match bounded.regular() {
        Some(regular) => {
            let filled = filled(&regular);
            let new = |n: usize| is_new(&regular, n);
            rows.push(Row::plain("f′(n)", &regular));
            rows.push(Row::new(
                "case 1",
                (0..regular.len()).map(|n| if new(n) { filled[n].clone() } else { SheetCell::empty() }),
            ));
            rows.push(Row::new(
                "case 2",
                (0..regular.len()).map(|n| if new(n) { SheetCell::empty() } else { filled[n].clone() }),
            ));
            rows.push(Row::new("g", compared(&bounded.g, &filled)));
            note.push_str(
                " That the cases give it is proved where min(n, f(n)) never falls (Lemma 2.1, Proposition 2.3).",
            );
        }
        None => rows.push(Row::plain("g", &bounded.g)),
    }
    let part = Part {
        title: format!("Maximum Nim with f(n) = {}", game.rule),
        note: note + &bounded.warning(),
        corner: "n".into(),
        columns: names(0..heaps),
        rows,
        ..Part::default()
    }
    .keyed(&[
        (SheetMark::New, "new: f′ has risen"),
        (SheetMark::Agrees, "the value that the two cases give"),
        (SheetMark::Differs, "not the value that the two cases give"),
    ]);
    Ok(Sheet {
        title: "Filled in by two cases".into(),
        caption: "At most f(n) tokens may be taken of n, and at most all. f′ rises by at most one a step. Where it rises the value is new (case 1); elsewhere it is a copy of \
                  the value f′(n) + 1 heaps before (case 2), so that the gaps hold the sequence itself."
            .into(),
        parts: vec![part],
        done: heaps,
        target: heaps,
    })
}

/// What someone typed.
fn typed(bound: &Option<u64>) -> SheetCell {
    match bound {
        Some(bound) => SheetCell::new(bound),
        None => SheetCell::new("–").hinted("an empty heap has no move, so that f(0) is not asked"),
    }
}

/// The values by Lemma 2.1.
fn filled(regular: &[u64]) -> Vec<SheetCell> {
    let mut values: Vec<u64> = Vec::new();
    let mut cells = Vec::new();
    for (n, &bound) in regular.iter().enumerate() {
        if is_new(regular, n) {
            values.push(bound);
            let hint =
                if n == 0 { "g(0) = 0".into() } else { format!("f′({n}) > f′({}), so g({n}) = f′({n})", n - 1) };
            cells.push(SheetCell::new(bound).marked(SheetMark::New).hinted(hint));
        } else {
            let from = n - bound as usize - 1;
            values.push(values[from]);
            cells.push(SheetCell::new(values[from]).hinted(format!("f′({n}) = f′({}), so g({n}) = g({from})", n - 1)));
        }
    }
    cells
}

/// Whether heap n has a value that no smaller heap has.
fn is_new(regular: &[u64], n: usize) -> bool {
    n == 0 || regular[n] > regular[n - 1]
}

fn compared(values: &[u64], filled: &[SheetCell]) -> Vec<SheetCell> {
    let cell = |(value, filled): (&u64, &SheetCell)| {
        let cell = SheetCell::new(value);
        let mark = SheetMark::of(cell.text == filled.text);
        cell.marked(mark).hinted(filled.hint.clone())
    };
    values.iter().zip(filled).map(cell).collect()
}
