//! The g-base of dynamic one-pile Nim, and what it says about the first piles.
//!
//! Source: A. Holshouser, H. Reiter, J. Rudzinski, "Dynamic one-pile Nim", "Generating g-bases", Theorems 1 and 1′ and the Main
//! Theorem. The paper prints no table; its example, 1, 2, 3, 5, 8, … for f(n) = 2n, and its appendix are rows of this one.
//! Beside each least summand stands the least winning bound computed from the rules, which is the same as far as f satisfies
//! the Main Theorem's condition.

use crate::engine::{Engine, Prefix};
use crate::game;
use crate::grow::{self, Refusal};
use crate::paper::dynamic::Dynamic;
use crate::paper::dynamic::theorems::{Base, Condition, TABLE, Violation, Why, condition, written};
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetMark, names};

/// The piles shown.
const PILES: u64 = 60;

/// The elements of the base shown: enough for every pile, and a few more to see how they grow.
const ELEMENTS: usize = 24;

/// The sheet for a rule.
///
/// # Errors
/// If the rule cannot be evaluated where the base or the piles need it.
pub(in crate::paper::dynamic) fn sheet(game: &Dynamic) -> Result<Sheet, Refusal> {
    Ok(Sheet {
        title: "The g-base and who wins".into(),
        caption: format!(
            "Every pile is a sum of elements of the g-base, each time the largest that fits. {}",
            header(game).map_err(Refusal::Rule)?
        ),
        parts: vec![elements(game).map_err(Refusal::Rule)?, piles(game)?],
        done: PILES,
        target: PILES,
    })
}

fn elements(game: &Dynamic) -> Result<Part, String> {
    let base = long(game)?;
    let shown = &base.elements[..base.elements.len().min(ELEMENTS)];
    let bounds: Vec<u64> = shown.iter().map(|&element| game.next(element)).collect::<Result<_, _>>()?;
    let row = |(k, (&element, &bound)): (usize, (&u64, &u64))| {
        let mut cells = vec![SheetCell::new(element).marked(SheetMark::Base), SheetCell::new(bound)];
        if k == 0 {
            cells.extend([SheetCell::empty(), SheetCell::empty()]);
        } else {
            let before = shown[k - 1];
            let added = element - before;
            let place = shown.iter().position(|&earlier| earlier == added).expect("an earlier element was added");
            let hint = format!("b_{place} = {added} is the least element with f(b) ≥ b_{} = {before}", k - 1);
            cells.push(SheetCell::new(format!("{before} + {added}")).hinted(hint.clone()));
            cells.push(SheetCell::new(format!("b_{place}")).hinted(hint));
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
        ..Part::default()
    }
    .keyed(&[(SheetMark::Base, "an element of the base")]))
}

/// The base up to the last pile, and on until it has as many elements as are shown.
fn long(game: &Dynamic) -> Result<Base, String> {
    let mut largest = PILES;
    loop {
        let base = Base::new(|&k| game.next(k), &largest)?;
        if base.finite || base.elements.len() >= ELEMENTS {
            return Ok(base);
        }
        // An element is at most twice the one before, so that this ends far below the largest number.
        largest *= 2;
    }
}

fn piles(game: &Dynamic) -> Result<Part, Refusal> {
    let base = Base::new(|&k| game.next(k), &PILES).map_err(Refusal::Rule)?;
    let mut engine = Prefix::new(game.clone(), PILES + 1);
    grow::finish(&mut engine, u64::from(u32::MAX))?;
    // A misère pile of N is played as a normal one of N − 1, as far as nobody can end the play by leaving f(k) = 0.
    let less = u64::from(game.misere);
    let end = if game.misere { game.first_end(PILES) } else { None };
    let rows = (1..=PILES).map(|pile| {
        let least = base.smallest_summand(&(pile - less));
        let computed =
            (1..=pile).find(|&k| engine.value(game::Cell { row: pile, column: k }).is_some_and(|value| value > 0));
        let name = SheetCell::new(if pile == less { "0".into() } else { written(&base.stable(&(pile - less))) });
        let is_element = base.elements.contains(&(pile - less));
        let told = end.is_none_or(|k| pile <= k);
        let mover = match least {
            _ if !told => SheetCell::empty(),
            0 => SheetCell::new("never"),
            least => SheetCell::new(format!("if x ≥ {least}")),
        };
        let computed_text = computed.map_or_else(|| "never".into(), |x| x.to_string());
        let mark = if told { SheetMark::of(computed.unwrap_or(0) == least) } else { SheetMark::None };
        let hint =
            format!("the mover wins ({pile}, x) {}", computed.map_or("never".into(), |x| format!("from x = {x} on")));
        Row::new(
            pile.to_string(),
            [
                name.marked(if is_element { SheetMark::Base } else { SheetMark::None }),
                SheetCell::new(least),
                mover,
                SheetCell::new(computed_text).marked(mark).hinted(hint),
            ],
        )
    });
    Ok(Part {
        title: "The first piles".into(),
        note: remarks(game),
        corner: "N".into(),
        columns: names([if game.misere { "N − 1" } else { "N" }, "g", "by Theorem 1", "least winning x"]),
        rows: rows.collect(),
        ..Part::default()
    }
    .keyed(&[
        (SheetMark::Base, "an element of the base"),
        (SheetMark::Agrees, "what Theorem 1 says"),
        (SheetMark::Differs, "not what Theorem 1 says"),
    ]))
}

/// Whether the mover wins exactly from the least summand on, for the rule that is typed, and how that is known.
fn header(game: &Dynamic) -> Result<String, String> {
    let pile = if game.misere { "N − 1" } else { "N" };
    let from = if game.misere { "For N ≥ 2 the" } else { "The" };
    let wins = format!("{from} mover wins (N, x) exactly if x is at least g({pile}), the least summand of {pile}");
    let piles = if game.misere { "for every pile with f(k) ≥ 1 for all k < N" } else { "for every pile" };
    let always = |why: &str| format!("{wins}: proved, {piles}, because {why}.");
    let condition = condition(game, TABLE)?;
    if let Some(k) = game.first_end(TABLE).filter(|_| game.misere) {
        let below = match condition {
            Condition::Violated(Violation { element, .. }) => element.min(k) + 1,
            Condition::Checked { below, .. } => below.min(k) + 1,
            Condition::Always(_) => k + 1,
        };
        return Ok(format!(
            "{wins}: proved for N < {below}. Beyond, plays may end with f({k}) = 0, and it need not be so."
        ));
    }
    Ok(match condition {
        Condition::Always(Why::Form) => always("the form of f shows that f(n + 1) − f(n) ≥ −1 (Theorems 1 and 1′)"),
        Condition::Always(Why::FormAndCheck) => always(
            "f satisfies the Main Theorem's condition: from some n on its form shows that f(n + 1) − f(n) ≥ −1, and for the \
             elements before that the condition was checked",
        ),
        Condition::Always(Why::Finite) => always(
            "the base is finite and satisfies the Main Theorem's condition, which was checked for all its elements; the \
             theorem's proof serves finite bases too",
        ),
        Condition::Checked { k, below } => {
            let below = below + u64::from(game.misere);
            format!("{wins}: proved for N < {below} by the Main Theorem, whose condition was checked for k ≤ {k}.")
        }
        Condition::Violated(violation) => {
            let Violation { k, x, before, element, summand, bound } = violation;
            let (take, added) = (violation.take(), element - before);
            let shown = element + u64::from(game.misere);
            format!(
                "Theorem 1 fails for this rule. The Main Theorem's condition g(b_k − x) ≤ f(b_θ(k) + x) is violated first at \
                 k = {k}, x = {x}: g({before} − {x}) = {summand}, but f({added} + {x}) = {bound}. So the mover wins \
                 ({shown}, {take}) by taking {take}, less than the least summand {element}. {wins}, as long as N < {shown}: \
                 proved."
            )
        }
    })
}

/// How the columns are known, and where the rule is not one of the paper's.
fn remarks(game: &Dynamic) -> String {
    let zero = game.first_end(TABLE).map(|k| {
        let who = match game.misere {
            true => format!("wins. Misère play is then not normal play with one token less, from N = {} on", k + 1),
            false => "loses, and the theorems' proofs do not need f ≥ 1".into(),
        };
        format!(" The paper's rules have f ≥ 1, and f({k}) = 0: here whoever finds no move {who}.")
    });
    let meaning = if game.misere { " In misère play whoever moves last loses." } else { "" };
    format!("The last column is computed from the rules.{meaning}{}", zero.unwrap_or_default())
}
