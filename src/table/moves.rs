//! A position with all its moves and what each leads to, where these are few enough to be looked at one by one.

use std::ops::ControlFlow;

use serde::Serialize;

use super::inspect::{LISTED, OptionShown, value_of};
use crate::engine::Engine;
use crate::game::{Cell, Rules};
use crate::paper::Spec;

/// How many moves are looked at; whoever asks for all of them asks of small positions.
const LOOKED_AT: usize = 1 << 10;

/// A position and its moves.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Moves {
    /// The position as its paper writes it; an underscore begins a subscript.
    pub name: String,
    /// The position spelled out, such as `heap 5, last removal 2`.
    pub said: String,
    /// How many tokens the heap has.
    pub heap: u64,
    /// Its value; `None` where that cannot be had.
    pub value: Option<u32>,
    /// The moves, the smallest removal first; no more than are worth listing.
    pub moves: Vec<OptionShown>,
}

/// The moves from a cell.
pub(super) fn moves(spec: &Spec, engine: &mut dyn Engine, at: Cell) -> Moves {
    let (slice, game) = (spec.slice(), spec.game());
    let from = slice.position(at);
    let mut all = Vec::new();
    // A rule that cannot be evaluated gives no moves, and the cell has no value either.
    let _ = spec.moves(&from, &mut |option| {
        all.push(option);
        if all.len() < LOOKED_AT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let shown = all.iter().rev().filter_map(|option| {
        let value = value_of(spec, &slice, engine, &option.to)?;
        let (how, name) = (game.how(&from, option), game.name(&option.to));
        Some(OptionShown { how, cell: slice.cell(&option.to), name, value })
    });
    let moves = shown.take(LISTED).collect();
    let (name, said) = (game.name(&from), game.said(&from));
    Moves { name, said, heap: from.heap, value: engine.value(at), moves }
}
