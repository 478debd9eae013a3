//! A cell of a difference explained: the two values, and which is more.

use super::inspect::{Inspection, Options, unanswered};
use crate::engine::{Aside, Engine, Written};
use crate::game::{Cell, Difference};
use crate::paper::{Less, Spec};

/// Explains a cell of the table of `spec`, from which something is taken away.
pub(super) fn inspect(spec: &Spec, less: &Less, engine: &mut dyn Engine, at: Cell) -> Inspection {
    let pair = match engine.aside() {
        Aside::Apart(table) => table.pair(at),
        _ => None,
    };
    let from = spec.slice().position(at);
    let (name, said) = (spec.game().name(&from), spec.game().said(&from));
    let (of, less) = less.titles(spec);
    let words = match pair {
        Some((first, second)) => {
            format!("{of} {first}, {less} {second}: {}", Difference::between(first, second).in_words())
        }
        None => why_unknown(spec, engine, at),
    };
    Inspection {
        cell: at,
        name,
        value: pair.map(|(first, second)| Written::Apart(Difference::between(first, second))),
        word: "Difference",
        outcome: None,
        facts: Vec::new(),
        spoken: format!("{said}: {words}"),
        options: Options { summary: words + if pair.is_some() { "." } else { "" }, ..Options::default() },
        winning: None,
        said,
    }
}

fn why_unknown(spec: &Spec, engine: &mut dyn Engine, at: Cell) -> String {
    match engine.refusal() {
        _ if at.row < engine.rows() => unanswered(spec, at).unwrap_or("one of the two is not known".to_owned()),
        Some(refusal) => refusal.to_string(),
        None => "not computed yet".to_owned(),
    }
}
