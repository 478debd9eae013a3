//! What theory says of a position that no table reaches, in a sentence or two.

use crate::game::big::Big;
use crate::game::{Game, Spec};
use crate::theorem::dynamic::strategy;
use crate::theorem::known::{Proved, closed_form, known};

/// More summands than this are counted and not listed.
const LISTED: usize = 12;

/// What a theorem says of a heap n in a column k.
///
/// # Errors
/// Why none does.
pub fn told(spec: &Spec, n: &Big, k: &Big) -> Result<String, String> {
    if let Game::Dynamic(game) = spec.game() {
        let strategy = strategy(game, n)?;
        let (least, count) = (&strategy.least, strategy.stable.len());
        let who = match k >= least {
            true if k == least => format!("wins by taking {least}"),
            true => format!("wins, for one by taking {least}"),
            // Who may take none in misère play has won.
            false if game.misere && *k == Big::ZERO => "has won".to_owned(),
            false => format!("loses: L = {least} is the least winning move"),
        };
        let pile = if game.misere { "N − 1" } else { "N" };
        let sum = match count {
            0..=LISTED => strategy.sum(),
            _ => format!("{} + … + {least}, with {count} different summands", strategy.stable[0].0),
        };
        return Ok(format!("The player to move {who}. {pile} = {sum}. Proved: {}.", strategy.by));
    }
    match known(spec, n, k) {
        Some(Proved { value, by }) => Ok(format!("The value is {value}. Proved: {by}.")),
        None => Err(closed_form(spec, false).err().unwrap_or_else(|| "no theorem has its value".to_owned())),
    }
}
