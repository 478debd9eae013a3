//! What can be said of a heap far away.

use super::facts::Fact;
use super::inspect::{Inspection, OptionShown, Options, Outcome};
use crate::engine::{Engine, Written};
use crate::game::big::Big;
use crate::game::{Cell, Heap};
use crate::grow::Refusal;
use crate::paper;
use crate::paper::Spec;

/// Explains the heap `start` + n. Its options are listed where they are few.
pub(super) fn inspect(spec: &Spec, start: Heap, engine: &mut dyn Engine, at: Cell) -> Inspection {
    let heap = start.big() + at.row;
    let value = engine.written(at);
    let options = if value.is_some() { options(spec, engine, at, &heap) } else { Vec::new() };
    let outcome = value.as_ref().map(|value| Outcome::of(*value == Written::Small(0)));
    let small = value.as_ref().and_then(Written::small);
    let below = |option: &&OptionShown| small.is_some_and(|value| option.value < value);
    let yet = if engine.run_up().is_some() { "not certified yet" } else { "not computed yet" };
    let unknown = engine.refusal().map_or_else(|| yet.to_owned(), Refusal::to_string);
    let known = value.as_ref().map_or_else(|| unknown.clone(), |value| format!("nim value {value}"));
    Inspection {
        cell: at,
        name: heap.to_string(),
        said: format!("heap {heap}"),
        word: "Nim value",
        outcome,
        facts: vec![
            Fact { label: "How it is known", text: paper::certainty(spec) },
            Fact { label: "Digits", text: heap.to_string().len().to_string() },
        ],
        options: Options {
            count: options.len() as u64,
            sample: witnesses(&options).filter(below).cloned().collect(),
            summary: value.as_ref().map_or(unknown, |value| summary(value, &options)),
        },
        value,
        winning: options.iter().find(|option| option.value == 0).cloned(),
        spoken: format!("heap {heap}: {known}"),
    }
}

/// The options, each with its own certified value, which the table keeps; none where a game has too many.
fn options(spec: &Spec, engine: &mut dyn Engine, at: Cell, heap: &Big) -> Vec<OptionShown> {
    let shown = spec.game().far_moves(heap).into_iter().filter_map(|(how, to, option)| {
        Some(OptionShown { how, cell: None, name: to.to_string(), value: engine.option(at, option)? })
    });
    let mut options: Vec<OptionShown> = shown.collect();
    options.sort_by_key(|option| option.value);
    options
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
