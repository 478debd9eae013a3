//! The associated array of Maximum Nim: row i lists the heaps with value i.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", section 3, property (I4), Theorem 3.3 and Corollary 4.5. For
//! f(n) = ⌊(n − 1)/2⌋ it is the paper's array A′ with its rows moved to the left.

use super::bounded::Bounded;
use crate::grow::Refusal;
use crate::paper::restricted::Restricted;
use crate::paper::restricted::theorems::array;
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetMark, names};

/// The rows and columns shown.
const ROWS: usize = 16;
const COLUMNS: usize = 12;

/// The heaps looked at.
const HEAPS: u64 = 20_000;

/// The sheet for a rule.
///
/// # Errors
/// A sentence, if the rule gives nothing at all.
pub(super) fn sheet(game: &Restricted) -> Result<Sheet, Refusal> {
    let bounded = Bounded::new(game, HEAPS)?;
    let mut array = array(&bounded.g);
    array.truncate(ROWS);
    for row in &mut array {
        row.truncate(COLUMNS);
    }
    let broken = broken(&array);
    let cell = |i: usize, j: usize| {
        let mark = match broken {
            Some(place) if place == (i, j) => SheetMark::Differs,
            _ if j == 0 => SheetMark::New,
            _ => SheetMark::None,
        };
        array[i].get(j).map_or_else(SheetCell::empty, |n| SheetCell::new(n).marked(mark))
    };
    let verdict = match broken {
        None => "Computed: as far as is shown, columns increase and rows that have met alternate.".into(),
        Some((i, j)) => {
            format!("Computed; it is not an interspersion: entry {j} of row {i} stands in the wrong place.")
        }
    };
    let part = Part {
        title: format!("The heaps with value i for f(n) = {}", game.rule),
        note: format!(
            "{verdict} Heaps below {} were looked at.{}{}",
            bounded.g.len(),
            theorem(game, &bounded),
            bounded.warning()
        ),
        corner: "i, j".into(),
        columns: names(0..COLUMNS),
        rows: (0..array.len()).map(|i| Row::new(i.to_string(), (0..COLUMNS).map(|j| cell(i, j)))).collect(),
        ..Part::default()
    }
    .keyed(&[
        (SheetMark::New, "the first heap with its value"),
        (SheetMark::Differs, "the first entry in a wrong place"),
    ]);
    Ok(Sheet {
        title: "The interspersion".into(),
        caption:
            "Row i lists the heaps with value i in increasing order. In an interspersion columns increase too, and \
                  once two rows have met, their entries alternate."
                .into(),
        parts: vec![part],
        done: HEAPS,
        target: HEAPS,
    })
}

/// What Theorem 3.3 says of this rule: for its conditions n − f′(n) must grow without end, or a row ends.
fn theorem(game: &Restricted, bounded: &Bounded) -> String {
    let (form, slope) = (game.rule.form(), game.rule.slope());
    let Some(regular) = bounded.regular() else { return String::new() };
    let never_falls = form.is_power_less_one || slope.is_some_and(|slope| slope.never_falls && slope.from <= 1);
    match form.falls_behind.filter(|_| never_falls && !bounded.ends()) {
        Some(true) => {
            " Proved: the whole array is an interspersion (Theorem 3.3), for f never falls and n − f′(n) grows \
                       without end, as the form of f shows."
                .into()
        }
        Some(false) => " The whole array is none: n − f′(n) stays below some bound, as the form of f shows, so that \
                        its rows end, and Theorem 3.3 is not about this rule."
            .into(),
        None => {
            let n = regular.len() - 1;
            format!(
                " Theorem 3.3 proves that the whole array is an interspersion if f never falls and n − f′(n) grows \
                 without end. The form of f does not show that; up to n = {n} it does not fall, and there n − f′(n) \
                 = {}.",
                n as u64 - regular[n]
            )
        }
    }
}

/// The first entry that keeps an array from being an interspersion: it is not larger than the one above it, or it does
/// not lie where (I4) wants it: a_ij < a_kl < a_{i,j+1} implies a_{i,j+1} < a_{k,l+1} < a_{i,j+2}.
fn broken(array: &[Vec<u64>]) -> Option<(usize, usize)> {
    for k in 0..array.len() {
        for (l, entry) in array[k].iter().enumerate() {
            if k > 0 && array[k - 1].get(l).is_some_and(|above| above >= entry) {
                return Some((k, l));
            }
            let Some(next) = array[k].get(l + 1) else { continue };
            for row in &array[..k] {
                let within = row.windows(3).find(|three| three[0] < *entry && *entry < three[1]);
                if within.is_some_and(|three| *next < three[1] || *next > three[2]) {
                    return Some((k, l + 1));
                }
            }
        }
    }
    None
}
