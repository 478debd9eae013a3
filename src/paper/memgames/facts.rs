//! What the inspector adds about a position of a memgame: the theorem that proves its value, and its row's frontier.

use super::Memgame;
use super::half::Half;
use super::theorems::known;
use crate::engine::Engine;
use crate::game::Cell;
use crate::game::big::Big;
use crate::paper::Game;
use crate::table::Fact;

pub(super) fn facts(game: &Memgame, engine: &mut dyn Engine, at: Cell, value: u32) -> Vec<Fact> {
    let mut facts = Vec::new();
    if let Some(proved) = known(game, &Big::from(at.row), &Big::from(at.column)) {
        facts.push(Fact { label: "How it is known", text: format!("Proved: {}.", proved.by) });
    } else if let Some(by) = game.proof() {
        facts.push(Fact { label: "How it is known", text: format!("Proved: {by}.") });
    }
    if *game == Memgame::Mem && at.row >= 36 {
        let half = Half::of(at.row);
        let place = half.place(at.row);
        let text = format!(
            "row {} of block {} of half-interval {}; stair a = {}, plateau φ = {}, inner columns to Θ = {}",
            place.above,
            place.block,
            half.number,
            place.stair,
            place.plateau,
            half.inner(&place)
        );
        facts.push(Fact { label: "Its row", text });
    }
    if let Some(frontier) = engine.frontier(at.row) {
        facts.push(Fact { label: "Frontier", text: format!("G({}_∞) = {frontier}", at.row) });
        let text = match frontier - value {
            0 => "no".into(),
            below => format!("yes, {below} below the frontier"),
        };
        facts.push(Fact { label: "Exceptional", text });
    }
    facts
}
