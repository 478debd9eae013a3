//! The g-base of dynamic one-pile Nim, and what it says about the first piles.
//!
//! Source: A. Holshouser, H. Reiter, J. Rudzinski, "Dynamic one-pile Nim", "Generating g-bases" and Theorems 1 and 1′. The
//! paper prints no table; its example, 1, 2, 3, 5, 8, … for f(n) = 2n, and its appendix are rows of this one. Beside each
//! least summand stands the least winning bound computed from the rules, which is the same if f(n + 1) − f(n) ≥ −1.

use super::form::{Cell, Mark, Part, Row, Sheet, names};
use crate::engine::{Engine, Prefix};
use crate::game::Position;
use crate::game::dynamic::Dynamic;
use crate::theorem::dynamic::Base;

/// The piles shown.
const PILES: u64 = 60;

/// The elements of the base shown: enough for every pile, and a few more to see how they grow.
const ELEMENTS: usize = 24;

/// The sheet for a rule.
///
/// # Errors
/// A sentence, if the rule cannot be evaluated where the base or the piles need it.
pub(super) fn sheet(game: &Dynamic) -> Result<Sheet, String> {
    Ok(Sheet {
        title: "The g-base and who wins".into(),
        caption: format!(
            "Every pile is a sum of elements of the base, each time the largest that fits. The mover wins (N, x) if x is at \
             least the least summand g(N){}.",
            if game.misere { "; in misère play, that of N − 1" } else { "" }
        ),
        parts: vec![elements(game)?, piles(game)?],
        done: PILES,
        target: PILES,
    })
}

fn elements(game: &Dynamic) -> Result<Part, String> {
    let base = long(game)?;
    let shown = &base.elements[..base.elements.len().min(ELEMENTS)];
    let bounds: Vec<u64> = shown.iter().map(|&element| game.next(element)).collect::<Result<_, _>>()?;
    let row = |(k, (&element, &bound)): (usize, (&u64, &u64))| {
        let mut cells = vec![Cell::new(element).marked(Mark::Base), Cell::new(bound)];
        if k == 0 {
            cells.extend([Cell::empty(), Cell::empty()]);
        } else {
            let before = shown[k - 1];
            let added = element - before;
            let place = shown.iter().position(|&earlier| earlier == added).expect("an earlier element was added");
            let hint = format!("b_{place} = {added} is the least element with f(b) ≥ b_{} = {before}", k - 1);
            cells.push(Cell::new(format!("{before} + {added}")).hinted(hint.clone()));
            cells.push(Cell::new(format!("b_{place}")).hinted(hint));
        }
        Row::new(k.to_string(), cells)
    };
    let end = match base.finite {
        true if base.elements.len() == shown.len() => " There are no others: no f(b) reaches the last element.",
        _ => " There are others.",
    };
    Ok(Part {
        title: format!("The base of f(n) = {}", game.rule),
        note: format!("By definition: b_0 = 1, and b_(k+1) is b_k and the least element b with f(b) ≥ b_k.{end}"),
        corner: "k".into(),
        columns: names(["b_k", "f(b_k)", "sum", "added"]),
        rows: shown.iter().zip(&bounds).enumerate().map(row).collect(),
    })
}

/// The base up to the last pile, and on until it has as many elements as are shown.
fn long(game: &Dynamic) -> Result<Base, String> {
    let mut largest = PILES;
    loop {
        let base = Base::new(|k| game.next(k), largest)?;
        if base.finite || base.elements.len() >= ELEMENTS {
            return Ok(base);
        }
        // An element is at most twice the one before, so that this ends far below the largest number.
        largest *= 2;
    }
}

fn piles(game: &Dynamic) -> Result<Part, String> {
    let base = Base::new(|k| game.next(k), PILES)?;
    let mut engine = Prefix::new(game.clone(), PILES + 1);
    while engine.rows() < engine.limit() {
        engine.advance(u64::from(u32::MAX));
    }
    if let Some(fault) = engine.fault() {
        return Err(fault.to_owned());
    }
    // A misère pile of N is played as a normal one of N − 1.
    let less = u64::from(game.misere);
    let rows = (1..=PILES).map(|pile| {
        let least = base.smallest_summand(pile - less);
        let computed = (1..=pile).find(|&k| engine.value(Position { n: pile, k }).is_some_and(|value| value > 0));
        let summands: Vec<String> = base.stable(pile - less).iter().map(u64::to_string).collect();
        let name = Cell::new(if summands.is_empty() { "0".into() } else { summands.join(" + ") });
        let is_element = base.elements.contains(&(pile - less));
        let mover = match least {
            0 => Cell::new("never"),
            least => Cell::new(format!("if x ≥ {least}")),
        };
        let computed_text = computed.map_or_else(|| "never".into(), |x| x.to_string());
        let agrees = computed.unwrap_or(0) == least;
        let hint =
            format!("the mover wins ({pile}, x) {}", computed.map_or("never".into(), |x| format!("from x = {x} on")));
        Row::new(
            pile.to_string(),
            [
                name.marked(if is_element { Mark::Base } else { Mark::None }),
                Cell::new(least),
                mover,
                Cell::new(computed_text).marked(Mark::of(agrees)).hinted(hint),
            ],
        )
    });
    Ok(Part {
        title: "The first piles".into(),
        note: condition(game)?,
        corner: "N".into(),
        columns: names([if game.misere { "N − 1" } else { "N" }, "g", "by Theorem 1", "least winning x"]),
        rows: rows.collect(),
    })
}

/// Whether Theorem 1 is about this rule, as far as these piles can tell: nothing else of f matters to them.
fn condition(game: &Dynamic) -> Result<String, String> {
    let bounds: Vec<u64> = (1..=PILES).map(|n| game.next(n)).collect::<Result<_, _>>()?;
    let none = bounds.iter().zip(1..).find(|(bound, _)| **bound == 0);
    let falls = bounds.windows(2).zip(1..).find(|(pair, _)| pair[0] > pair[1] + 1);
    let known = match (none, falls) {
        (Some((_, n)), _) => format!("Theorem 1 is not about this rule: f({n}) = 0 lets nobody move."),
        (_, Some((pair, n))) => {
            let (high, low) = (pair[0], pair[1]);
            format!("Theorem 1 is not about this rule: from f({n}) = {high} to f({}) = {low} it falls too fast.", n + 1)
        }
        (None, None) => format!("Proved, since f(n + 1) − f(n) ≥ −1 up to n = {PILES} (Theorems 1 and 1′)."),
    };
    Ok(known + " The last column is computed from the rules.")
}
