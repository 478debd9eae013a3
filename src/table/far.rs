//! Heaps far away: where to look for one, and what can be said of it.

use serde::Serialize;

use super::axis::{Axis, Far};
use super::facts::Fact;
use super::inspect::{Inspection, OptionShown, Options};
use crate::engine::{self, Engine, HeapMove, Written};
use crate::game::big::Big;
use crate::game::division::{Division, Rounding};
use crate::game::{Game, Position, Spec};

/// Where a heap far away is shown.
#[derive(Debug, Serialize)]
pub struct FarPlace {
    /// The axis that shows it.
    pub axis: String,
    /// The position under that axis.
    pub cell: (u64, u64),
}

/// Finds the strip of this width that shows a heap; whether its values can be had shows when that is opened.
///
/// # Errors
/// A sentence, if no strip of this game begins far away, or if no closed form has that heap.
pub fn far_place(spec: &Spec, width: u64, heap: &Big) -> Result<FarPlace, String> {
    let far = Far::around(width, heap).ok_or("the heap has too many digits")?;
    let from_start = u64::try_from(heap - far.start()).expect("a heap is shown a few rows below the top");
    let axis = Axis::Far(far);
    if !axis.suits(spec) {
        return Err(format!("the strips of {spec} begin at 0"));
    }
    engine::check_heap(spec, heap)?;
    Ok(FarPlace { axis: axis.to_string(), cell: (from_start, 0) })
}

/// Explains the heap `start` + n. Its options are listed where they are few.
pub(super) fn inspect(spec: &Spec, start: &Big, engine: &mut dyn Engine, at: Position) -> Inspection {
    let heap = start + at.n;
    let value = engine.written(at);
    let options = if value.is_some() { options(spec, engine, at, &heap) } else { Vec::new() };
    let outcome = value.as_ref().map(|value| if *value == Written::Small(0) { 'P' } else { 'N' });
    let small = value.as_ref().and_then(Written::small);
    let below = |option: &&OptionShown| small.is_some_and(|value| option.value < value);
    let yet = if engine.run_up().is_some() { "not certified yet" } else { "not computed yet" };
    let unknown = engine.fault().unwrap_or(yet).to_owned();
    let known = value.as_ref().map_or_else(|| unknown.clone(), |value| format!("value {value}"));
    Inspection {
        n: at.n,
        k: 0,
        name: heap.to_string(),
        word: "Value",
        outcome,
        facts: vec![
            Fact { label: "How it is known", text: engine::certainty(spec) },
            Fact { label: "Digits", text: heap.to_string().len().to_string() },
        ],
        options: Options {
            count: options.len(),
            sample: witnesses(&options).filter(below).cloned().collect(),
            summary: value.as_ref().map_or(unknown, |value| summary(value, &options)),
        },
        value,
        winning: options.iter().find(|option| option.value == 0).cloned(),
        spoken: format!("n = {heap}: {known}"),
    }
}

/// The options of a subtraction-division game, each with its own certified value, which the table keeps; other games have
/// too many.
fn options(spec: &Spec, engine: &mut dyn Engine, at: Position, heap: &Big) -> Vec<OptionShown> {
    let Game::Division(game) = spec.game() else { return Vec::new() };
    let subtractions = game.subtract.members().iter().filter(|&&s| *heap >= Big::from(s + game.end));
    let subtractions = subtractions.map(|&s| (format!("take {s}"), heap - s, HeapMove::Take(s)));
    let divisions = game.divide.members().iter();
    let divisions =
        divisions.filter_map(|&d| Some((format!("divide by {d}"), far_quotient(game, heap, d)?, HeapMove::Divide(d))));
    let shown = subtractions.chain(divisions).filter_map(|(how, to, option)| {
        Some(OptionShown { how, n: 0, k: 0, name: to.to_string(), value: engine.option(at, option)? })
    });
    let mut options: Vec<OptionShown> = shown.collect();
    options.sort_by_key(|option| option.value);
    options
}

/// Where dividing a heap leads, rounded as the game says, if that is a move.
fn far_quotient(game: &Division, heap: &Big, d: u64) -> Option<Big> {
    let is_whole = heap % d == Big::ZERO;
    let to = match game.rounding {
        Rounding::Exact if !is_whole => return None,
        Rounding::Exact | Rounding::Down => heap / d,
        Rounding::Up if is_whole => heap / d,
        Rounding::Up => heap / d + 1_u32,
    };
    (to < *heap && to >= Big::from(game.end)).then_some(to)
}

/// The first option of each value.
fn witnesses(options: &[OptionShown]) -> impl Iterator<Item = &OptionShown> {
    options.chunk_by(|a, b| a.value == b.value).filter_map(|equal| equal.first())
}

fn summary(value: &Written, options: &[OptionShown]) -> String {
    if options.is_empty() {
        return "A closed form gives it; its options are too many to list.".to_owned();
    }
    let values: Vec<String> = witnesses(options).map(|option| option.value.to_string()).collect();
    format!("The options have the values {}; the least missing is {value}.", values.join(", "))
}
