//! Who wins a pile of any size, and by which move, wherever Theorem 1 holds.

use std::cell::Cell;

use super::condition::{Condition, TABLE, Violation, Why, condition};
use super::{Base, written};
use crate::game::big::Big;
use crate::grow::Refusal;
use crate::paper::Proved;
use crate::paper::dynamic::Dynamic;

/// The most elements of a base that anyone waits for.
const MOST_ELEMENTS: usize = 50_000;

/// How a pile is won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// L(N): the player to move wins exactly if so many may be taken, and taking so many wins.
    pub least: Big,
    /// The stable representation of N, in misère play of N − 1; the largest summand first, each with how often it occurs.
    pub stable: Vec<(Big, Big)>,
    /// The theorem.
    pub by: &'static str,
}

impl Strategy {
    /// The stable representation as a sum.
    pub fn sum(&self) -> String {
        written(&self.stable)
    }
}

/// How a pile of N ≥ 1 is won.
///
/// # Errors
/// Why no theorem tells.
///
/// ```
/// use nimscope::paper::Spec;
/// use nimscope::game::big;
/// use nimscope::paper::dynamic::theorems::strategy;
/// let spec = Spec::parse("dynamic?f=2n").unwrap();
/// let game = spec.rules().expect("a pile");
/// assert_eq!(strategy(game, &big::parse("10^30").unwrap()).unwrap().least.to_string(), "1");
/// ```
pub fn strategy(game: &Dynamic, n: &Big) -> Result<Strategy, Refusal> {
    // Where f ≥ 1, a play ends with the last token. Who loses by taking it leaves it alone, so that a misère pile of N is won
    // exactly where a normal one of N − 1 is, and by the same move.
    let less = u32::from(game.misere);
    if *n <= Big::from(less) {
        return Err(Refusal::Missing("no theorem is needed: at most one token is left".to_owned()));
    }
    let pile = n - less;
    let condition = condition(game, TABLE).map_err(Refusal::Rule)?;
    let near = u64::try_from(&pile).ok();
    match &condition {
        Condition::Always(_) => {}
        Condition::Checked { below, .. } if near.is_some_and(|pile| pile < *below) => {}
        Condition::Checked { below, .. } => {
            return Err(Refusal::NotProved(format!(
                "the condition of the Main Theorem is checked for piles below {below}, and the form of {} does not prove \
                 it beyond: sums, multiples, roundings, minima and maxima do, and choices such as if(n <= 7, 8 - n, n)",
                game.rule
            )));
        }
        Condition::Violated(violation) if near.is_some_and(|pile| pile < violation.element) => {}
        Condition::Violated(Violation { k, x, .. }) => {
            return Err(Refusal::NotProved(format!(
                "Theorem 1 fails for this rule: the Main Theorem's condition is violated at k = {k}, x = {x}"
            )));
        }
    }
    let base = base(game, &pile)?;
    check_values(game, &pile, base.finite)?;
    let stable = base.stable(&pile);
    let least = stable.last().map_or(Big::ZERO, |(element, _)| element.clone());
    let by = match (condition, game.misere) {
        (Condition::Always(Why::Form), false) => "Theorems 1 and 1′ of Dynamic one-pile Nim",
        (Condition::Always(Why::Form), true) => "Theorems 1 and 1′ of Dynamic one-pile Nim, misère version",
        (_, false) => "the Main Theorem of Dynamic one-pile Nim",
        (_, true) => "the Main Theorem of Dynamic one-pile Nim, misère version",
    };
    Ok(Strategy { least, stable, by })
}

/// The value of a position, where a theorem gives it: the value 0, or in misère play the outcome.
pub fn known(game: &Dynamic, n: &Big, x: &Big) -> Option<Proved> {
    let Strategy { least, by, .. } = (*n > Big::ZERO).then(|| strategy(game, n).ok()).flatten()?;
    let won = *x >= least;
    match game.misere {
        true if *x > Big::ZERO => Some(Proved { value: Big::from(u32::from(won)), by }),
        false if !won => Some(Proved { value: Big::ZERO, by }),
        _ => None,
    }
}

/// What the theorems say of a pile of which everything may be taken: it is won, and in misère play that is its value.
pub fn known_in_the_end(game: &Dynamic, n: &Big) -> Option<Proved> {
    known(game, n, n).filter(|_| game.misere)
}

/// The base up to a pile, unless it has too many elements.
fn base(game: &Dynamic, pile: &Big) -> Result<Base<Big>, Refusal> {
    let elements = Cell::new(0);
    let f = |element: &Big| {
        elements.set(elements.get() + 1);
        if elements.get() > MOST_ELEMENTS {
            let why = format!("the base has more than {MOST_ELEMENTS} elements up to that pile");
            return Err(Refusal::TooFar(why));
        }
        game.rule.eval_big(element).map_err(Refusal::Rule)
    };
    Base::new(f, pile)
}

/// Whether f is known to have values where a play may need them, and to let the other move in misère play.
///
/// A condition that holds says f ≥ 1 up to the first element beyond the pile. Beyond the last element of a finite base it
/// says nothing.
fn check_values(game: &Dynamic, pile: &Big, finite: bool) -> Result<(), Refusal> {
    let near = u64::try_from(pile).map_or(TABLE, |pile| pile.min(TABLE));
    if game.misere
        && let Some(k) = game.first_end(near)
    {
        let why = format!("f({k}) = 0, so that misère play is not normal play with one token less");
        return Err(Refusal::NotProved(why));
    }
    if *pile <= Big::from(TABLE) {
        return (1..=near).try_for_each(|k| game.next(k).map(|_| ())).map_err(Refusal::Rule);
    }
    match game.rule.slope() {
        Some(slope) if slope.from <= TABLE && (slope.never_falls || !finite) => {
            game.next(slope.from.max(1)).map(|_| ()).map_err(Refusal::Rule)
        }
        _ => {
            let why = format!("the form of {} does not prove that it has a value for every n", game.rule);
            Err(Refusal::NotProved(why))
        }
    }
}
