//! What else there is to say about a position: how it is written, and what its game's theory knows about it.

use serde::Serialize;

use crate::engine::Engine;
use crate::game::big::Big;
use crate::game::catalogue::Layout;
use crate::game::dynamic::Dynamic;
use crate::game::restricted::{Restricted, Side};
use crate::game::{Game, Move, Position, Spec};
use crate::theorem::dynamic::{Base, Condition, condition, written};
use crate::theorem::known::known;
use crate::theorem::max_nim;
use crate::theorem::restricted::regular;

/// A remark about a position.
#[derive(Debug, Serialize)]
pub struct Fact {
    /// What it is about.
    pub label: &'static str,
    /// What there is to say.
    pub text: String,
}

/// A position as its paper writes it; an underscore begins a subscript.
pub(super) fn name(spec: &Spec, at: Position) -> String {
    let Position { n, k } = at;
    match spec.game() {
        Game::Dynamic(_) => format!("({n}, {k})"),
        Game::Serial(game) => match game.tail_at(at) {
            Some(heaps) => format!("[{}]", heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")),
            None if game.tail().is_empty() => format!("[{n}, {k}]"),
            None => format!("[{n}, {k}, …]"),
        },
        _ if spec.entry().layout == Layout::Strip => n.to_string(),
        _ => format!("{n}_{k}"),
    }
}

/// A move in a word or two: `take 3`, `add 2`, `divide by 2`, `pass`.
pub(super) fn how(spec: &Spec, from: Position, option: Move) -> String {
    let Move { take, to } = option;
    match spec.game() {
        _ if to.n > from.n => format!("add {}", to.n - from.n),
        Game::MaxNim(_) if take == 0 => "pass".into(),
        Game::Division(game) if !game.subtract.members().contains(&take) => {
            let divisor = game.divide.members().iter().find(|&&d| game.quotient(from.n, d) == Some(to.n));
            divisor.map_or_else(|| format!("take {take}"), |d| format!("divide by {d}"))
        }
        _ => format!("take {take}"),
    }
}

/// A position in words that can be read aloud.
pub(super) fn spoken(spec: &Spec, at: Position) -> String {
    let Position { n, k } = at;
    match spec.game() {
        Game::Dynamic(_) => format!("N = {n}, x = {k}"),
        Game::Serial(_) => format!("first heap {n}, second heap {k}"),
        _ if spec.entry().layout == Layout::Strip => format!("n = {n}"),
        _ => format!("n = {n}, k = {k}"),
    }
}

/// What the theory of a game says about a position with this value.
pub(super) fn facts(spec: &Spec, engine: &mut dyn Engine, at: Position, value: u32) -> Vec<Fact> {
    let mut facts = Vec::new();
    if matches!(spec.game(), Game::Memgame(_))
        && let Some(proved) = known(spec, &Big::from(at.n), &Big::from(at.k))
    {
        facts.push(Fact { label: "How it is known", text: format!("Proved: {}.", proved.by) });
    }
    if let Some(frontier) = engine.frontier(at.n) {
        facts.push(Fact { label: "Frontier", text: format!("G({}_∞) = {frontier}", at.n) });
        let text = match frontier - value {
            0 => "no".into(),
            below => format!("yes, {below} below the frontier"),
        };
        facts.push(Fact { label: "Exceptional", text });
    }
    match spec.game() {
        Game::Dynamic(game) => dynamic(game, at, &mut facts),
        Game::Restricted(game) => restricted(game, at, &mut facts),
        Game::MaxNim(game) => {
            let next = max_nim::next_with_same_value(game.divisor, at.n);
            if game.pass {
                let passed = max_nim::value(game.divisor, at.n);
                facts.push(Fact { label: "Without the pass", text: format!("G_d({}) = {passed}", at.n) });
            }
            // With a pass the heaps of an orbit have one value too, but for those that the theorem treats apart.
            if !game.pass || max_nim::is_permuted(game.divisor, at.n) {
                facts.push(Fact { label: "Next with this value", text: format!("h_d({}) = {next}", at.n) });
            }
            facts.push(Fact { label: "At most", text: format!("⌈n/d⌉ = {}", game.divisor.divide_up(at.n)) });
        }
        _ => {}
    }
    facts
}

/// The g-base, how the pile is a sum of its elements, and whether the theorem tells who wins by it.
fn dynamic(game: &Dynamic, at: Position, facts: &mut Vec<Fact>) {
    // A misère pile of n is played as a normal one of n − 1, as far as nobody can end the play by leaving f(k) = 0.
    let pile = if game.misere { at.n.saturating_sub(1) } else { at.n };
    if let Some(k) = game.first_end(pile) {
        let who = if game.misere { "has won, so that (N, x) is not played as (N − 1, x)" } else { "has lost" };
        let text = format!("The paper's rules have f ≥ 1, and f({k}) = 0: whoever finds no move {who}.");
        facts.push(Fact { label: "Beyond the paper", text });
        if game.misere {
            return;
        }
    }
    let Ok(base) = Base::new(|&k| game.next(k), &pile) else { return };
    if pile == 0 {
        return;
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
}

/// What the rule says, how many tokens that are, and for Maximum Nim the regular rule with the same values.
fn restricted(game: &Restricted, at: Position, facts: &mut Vec<Fact>) {
    /// Beyond this heap the regular rule would take too long to have for a remark.
    const FAR: u64 = 20_000;
    let n = at.n;
    if let Ok(typed) = game.typed(n) {
        facts.push(Fact { label: "Rule", text: format!("f({n}) = {typed}") });
        if typed > n {
            facts.push(Fact { label: "Bound", text: format!("min({n}, f({n})) = {n}") });
        }
    }
    if game.side == Side::Minimum || at.n > FAR {
        return;
    }
    let bounds: Result<Vec<u64>, String> = (0..=at.n).map(|n| game.bound(n)).collect();
    let Ok(bounds) = bounds else { return };
    // Proposition 2.3 is about weakly increasing rules only.
    if bounds.is_sorted()
        && let Some(last) = regular(&bounds).last()
    {
        facts.push(Fact { label: "Regular bound", text: format!("f′({}) = {last}", at.n) });
    }
}
