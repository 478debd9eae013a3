//! The subadditive triangle of Maximum Nim: how many i come before the first j.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", inequality (8), Lemma 3.5 and Theorem 3.6, which needs
//! s_ij ≥ 1 for 1 ≤ i < j and unbounded rows. The paper prints the first ten columns for f(n) = ⌊(n − 1)/2⌋.

use super::bounded::Bounded;
use crate::grow::Refusal;
use crate::paper::restricted::Restricted;
use crate::paper::restricted::theorems::{first_places, not_subadditive, triangle, triangle_from_sums};
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetMark, names};

/// The largest value shown.
const LARGEST: usize = 20;

/// The heaps looked at for first occurrences.
const HEAPS: u64 = 20_000;

/// The sheet for a rule.
///
/// # Errors
/// A sentence, if the rule gives nothing at all.
pub(super) fn sheet(game: &Restricted) -> Result<Sheet, Refusal> {
    let bounded = Bounded::new(game, HEAPS)?;
    let places = first_places(&bounded.g);
    // All columns together would have as many entries as there are pairs of values.
    let end = places.get(LARGEST + 1).map_or(bounded.g.len(), |&place| place as usize);
    let columns = triangle(&bounded.g[..end]);
    let sums: Vec<u64> = columns.iter().map(|column| column.iter().sum()).collect();
    let values = 1..columns.len();
    let entry = |i: usize, j: usize| columns[j].get(i).map_or_else(SheetCell::empty, SheetCell::new);
    let mut rows: Vec<Row> = (0..columns.len().saturating_sub(1))
        .map(|i| Row::new(i.to_string(), values.clone().map(|j| entry(i, j))))
        .collect();
    rows.push(Row::plain("sum c_j", values.clone().map(|j| sums[j])));
    let place = |j: usize| SheetCell::new(places[j]).marked(SheetMark::of(places[j] == sums[j] + 1));
    rows.push(Row::new("first j", values.clone().map(place)));
    let part = Part {
        title: format!("s_ij for f(n) = {}", game.rule),
        note: format!(
            "Computed from the values of heaps below {}. {} {}{}",
            bounded.g.len(),
            subadditive(&columns),
            from_sums(&columns, &sums),
            bounded.warning()
        ),
        corner: "i, j".into(),
        columns: names(values),
        rows,
        ..Part::default()
    }
    .keyed(&[(SheetMark::Agrees, "the sum above it, and 1"), (SheetMark::Differs, "not the sum above it, and 1")]);
    Ok(Sheet {
        title: "The subadditive triangle".into(),
        caption:
            "Row i, column j counts the heaps n ≥ 1 with value i before the first heap with value j. A column’s sum \
                  counts all of them, so that the first j stands at n = c_j + 1, which is compared."
                .into(),
        parts: vec![part],
        done: HEAPS,
        target: HEAPS,
    })
}

fn subadditive(columns: &[Vec<u64>]) -> String {
    match not_subadditive(columns) {
        None => "s_ij + s_jk − s_ik is 0 or 1 everywhere (8), which is proved for rules that never fall.".into(),
        Some((i, j, k)) => {
            let [ij, jk, ik] = [columns[j][i], columns[k][j], columns[k][i]];
            format!("It is not subadditive: s_{i},{j} = {ij}, s_{j},{k} = {jk} and s_{i},{k} = {ik}.")
        }
    }
}

fn from_sums(columns: &[Vec<u64>], sums: &[u64]) -> &'static str {
    match triangle_from_sums(sums) {
        Some(same) if same == columns => "Its column sums alone give it back, as Lemma 3.5 proves.",
        _ => "Its column sums do not give it back; Lemma 3.5 is not about it.",
    }
}
