//! What the inspector adds about a pile of Dynamic Nim, and what the theorem tells of piles that no table reaches.

use super::Dynamic;
use super::theorems::{Base, Condition, condition, strategy, written};
use crate::game::big::Big;
use crate::grow::Refusal;
use crate::table::Fact;

/// The g-base, how the pile is a sum of its elements, and whether the theorem tells who wins by it.
pub(super) fn facts(game: &Dynamic, n: u64) -> Vec<Fact> {
    let mut facts = Vec::new();
    // A misère pile of n is played as a normal one of n − 1, as far as nobody can end the play by leaving f(k) = 0.
    let pile = if game.misere { n.saturating_sub(1) } else { n };
    if let Some(k) = game.first_end(pile) {
        let who = if game.misere { "has won, so that (N, x) is not played as (N − 1, x)" } else { "has lost" };
        let text = format!("The paper's rules have f ≥ 1, and f({k}) = 0: whoever finds no move {who}.");
        facts.push(Fact { label: "Beyond the paper", text });
        if game.misere {
            return facts;
        }
    }
    let Ok(base) = Base::new(|&k| game.next(k), &pile) else { return facts };
    if pile == 0 {
        return facts;
    }
    let label = if game.misere { "Stable representation of N − 1" } else { "Stable representation" };
    facts.push(Fact { label, text: format!("{pile} = {}", written(&base.stable(&pile))) });
    facts.push(Fact { label: "Least summand", text: format!("g({pile}) = {}", base.smallest_summand(&pile)) });
    let shown: Vec<String> = base.elements.iter().filter(|&&element| element <= pile).map(u64::to_string).collect();
    let end = if base.finite { " (finite)" } else { ", …" };
    facts.push(Fact { label: "g-base", text: format!("{}{end}", shown.join(", ")) });
    let text = match condition(game, pile) {
        Ok(Condition::Violated(violation)) if violation.element <= pile => {
            format!("does not hold for this rule; it fails first at N = {}", violation.element + u64::from(game.misere))
        }
        _ => format!("the player to move wins from x = g({pile}) on"),
    };
    facts.push(Fact { label: "Theorem 1", text });
    facts
}

/// Who wins a pile of any size, and by which move.
///
/// # Errors
/// Why no theorem tells.
pub(super) fn told(game: &Dynamic, n: &Big, x: &Big) -> Result<String, Refusal> {
    let strategy = strategy(game, n)?;
    let (least, count) = (&strategy.least, strategy.stable.len());
    let who = match x >= least {
        true if x == least => format!("wins by taking {least}"),
        true => format!("wins, for one by taking {least}"),
        // Who may take none in misère play has won.
        false if game.misere && *x == Big::ZERO => "has won".to_owned(),
        false => format!("loses: L = {least} is the least winning move"),
    };
    let pile = if game.misere { "N − 1" } else { "N" };
    let sum = match count {
        0..=LISTED => strategy.sum(),
        _ => format!("{} + … + {least}, with {count} different summands", strategy.stable[0].0),
    };
    Ok(format!("The player to move {who}. {pile} = {sum}. Proved: {}.", strategy.by))
}

/// More summands than this are counted and not listed.
const LISTED: usize = 12;
