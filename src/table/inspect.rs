//! One cell explained: its value as a mex, with an option for every value below it, and a winning move.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde::Serialize;

use super::facts::Fact;
use crate::engine::{Engine, Written};
use crate::game::numbers::grouped;
use crate::game::{Cell, Move, Position, Rules, Slice};
use crate::paper::Spec;

/// How many options are looked at. Larger heaps have more, and the inspection then says so.
const LOOKED_AT: u64 = 1 << 20;

/// How many options are listed, one for each value from 0 up.
pub const LISTED: usize = 24;

/// What is known about one cell.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Inspection {
    /// The cell.
    pub cell: Cell,
    /// The position as its paper writes it; an underscore begins a subscript.
    pub name: String,
    /// The nim value; `None` while the row is not computed, and where it cannot be had.
    pub value: Option<Written>,
    /// The position spelled out, such as `heap 202, last removal 14`.
    pub said: String,
    /// What the value is: `Nim value`, or in misère play `Outcome`.
    pub word: &'static str,
    /// `P` if the player who just moved wins, `N` if the next one does.
    pub outcome: Option<Outcome>,
    /// What else there is to say.
    pub facts: Vec<Fact>,
    /// The options behind the value.
    pub options: Options,
    /// A move to value 0, if there is one.
    pub winning: Option<OptionShown>,
    /// All of it in one line, to be read aloud.
    pub spoken: String,
}

impl Inspection {
    /// The value, if a texel can hold it.
    pub fn small(&self) -> Option<u32> {
        self.value.as_ref()?.small()
    }
}

/// Who wins, by the names that positions have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Outcome {
    /// The player who just moved, the previous one.
    P,
    /// The next one.
    N,
}

impl Outcome {
    /// The outcome of a position with value 0, or of one with another.
    pub(super) fn of(is_zero: bool) -> Outcome {
        if is_zero { Outcome::P } else { Outcome::N }
    }
}

/// The options of a cell, condensed.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Options {
    /// How many were looked at.
    pub count: u64,
    /// One option for every value below the cell's own, the least values first.
    pub sample: Vec<OptionShown>,
    /// The values of all options in one sentence.
    pub summary: String,
}

/// A move, and the value it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionShown {
    /// The move in a word or two, such as `take 3`.
    pub how: String,
    /// The cell of the position left, if the table has it.
    pub cell: Option<Cell>,
    /// The position left, as its paper writes it.
    pub name: String,
    /// The value left.
    pub value: u32,
}

/// Explains a cell.
pub fn inspect(spec: &Spec, engine: &mut dyn Engine, at: Cell) -> Inspection {
    let Some(value) = engine.value(at) else { return unknown(spec, engine, at) };
    let seen = spec.game().seen(engine, at).unwrap_or_else(|| look(spec, engine, at));
    explain(spec, engine, at, value, &seen)
}

/// Explains a value by what the options lead to.
pub(super) fn explain(spec: &Spec, engine: &mut dyn Engine, at: Cell, value: u32, seen: &Reached) -> Inspection {
    let outcome = Outcome::of(value == 0);
    let slice = spec.slice();
    let from = slice.position(at);
    let shown = |value: u32| {
        let option = seen.witnesses.get(&value)?;
        let (how, name) = (spec.game().how(&from, option), spec.game().name(&option.to));
        Some(OptionShown { how, cell: slice.cell(&option.to), name, value })
    };
    let exceptional = match engine.frontier(at.row) {
        Some(frontier) if frontier == value => ", on the frontier",
        Some(_) => ", exceptional",
        None => "",
    };
    Inspection {
        cell: at,
        name: spec.game().name(&from),
        said: spec.game().said(&from),
        value: Some(Written::Small(value)),
        word: word(spec),
        outcome: Some(outcome),
        facts: spec.game().facts(engine, at, value),
        options: Options {
            count: seen.count,
            sample: (0..value).filter_map(shown).take(LISTED).collect(),
            summary: if spec.misere() { won_or_lost(seen, value) } else { summarise(seen, value) },
        },
        winning: shown(0),
        spoken: format!(
            "{}: {} {value}, {outcome:?}-position{exceptional}",
            spec.game().said(&from),
            word(spec).to_ascii_lowercase()
        ),
    }
}

/// What can be said of a cell without a value: its row is not computed yet, or its value cannot be had.
pub(super) fn unknown(spec: &Spec, engine: &mut dyn Engine, at: Cell) -> Inspection {
    let is_certified = engine.run_up().is_some();
    let why = match engine.refusal() {
        _ if at.row < engine.rows() => unanswered(spec, at).unwrap_or("not proved".to_owned()),
        Some(refusal) => refusal.to_string(),
        None if is_certified => "not certified yet".to_owned(),
        None => "not computed yet".to_owned(),
    };
    let from = spec.slice().position(at);
    let said = spec.game().said(&from);
    Inspection {
        cell: at,
        name: spec.game().name(&from),
        spoken: format!("{said}: {why}"),
        said,
        value: None,
        word: word(spec),
        outcome: None,
        facts: Vec::new(),
        options: Options { summary: why, ..Options::default() },
        winning: None,
    }
}

fn word(spec: &Spec) -> &'static str {
    if spec.misere() { "Outcome" } else { "Nim value" }
}

/// Why a rule that someone typed has no answer at a position, if that is so.
pub fn unanswered(spec: &Spec, at: Cell) -> Option<String> {
    spec.moves(&spec.slice().position(at), &mut |_| ControlFlow::Continue(())).err()
}

/// What the options of a cell lead to.
#[derive(Debug, Default)]
pub struct Reached {
    /// By value, the smallest removal that leaves it.
    pub witnesses: BTreeMap<u32, Move>,
    /// All values below this one are left by some option, even if there is no witness.
    pub all_below: u32,
    /// How many options were looked at.
    pub count: u64,
    /// How many of them have no value yet.
    pub unknown: u64,
    /// Whether there are more.
    pub more: bool,
}

impl Reached {
    /// Notes an option. Large removals come first, so that the smallest one stays.
    pub fn note(&mut self, value: u32, option: Move) {
        self.witnesses.insert(value, option);
    }

    /// The values that were seen, as runs such as `0–6, 8`.
    pub fn values(&self) -> String {
        let begun = self.all_below.checked_sub(1).map(|last| (0, last));
        runs(begun, self.witnesses.keys().copied().skip_while(|&value| value < self.all_below))
    }
}

/// The value of a position that a move leads to, which may lie beside the table.
pub(super) fn value_of(spec: &Spec, slice: &Slice, engine: &mut dyn Engine, to: &Position) -> Option<u32> {
    match slice.cell(to) {
        Some(cell) => engine.value(cell),
        None => match spec.game().beside(to) {
            Some(value) => Some(value as u32),
            None => engine.beside(to).or_else(|| engine.after(to.heap)),
        },
    }
}

fn look(spec: &Spec, engine: &mut dyn Engine, at: Cell) -> Reached {
    let mut seen = Reached::default();
    let slice = spec.slice();
    let moves = spec.moves(&slice.position(at), &mut |option| {
        if seen.count == LOOKED_AT {
            seen.more = true;
            return ControlFlow::Break(());
        }
        seen.count += 1;
        match value_of(spec, &slice, engine, &option.to) {
            Some(value) => seen.note(value, option),
            None => seen.unknown += 1,
        }
        ControlFlow::Continue(())
    });
    seen.more |= moves.is_err();
    seen
}

/// Why a misère position is won or lost.
fn won_or_lost(seen: &Reached, value: u32) -> String {
    match (seen.count, value) {
        (0, _) => "No move: whoever moved last has lost, so the next player has won.".into(),
        (_, 1) => "One of the options at least is lost for whoever faces it, so that the next player wins.".into(),
        (1, _) => "The only option is won for whoever faces it, so that the next player loses.".into(),
        (count, _) => {
            let count = grouped(&count.to_string());
            format!("All {count} options are won for whoever faces them, so that the next player loses.")
        }
    }
}

fn summarise(seen: &Reached, value: u32) -> String {
    let count = seen.count;
    if count == 0 {
        return "No move: the next player loses.".into();
    }
    let options = if count == 1 { "option".into() } else { format!("{} options", grouped(&count.to_string())) };
    if seen.more {
        return format!("The {options} with the largest removals were looked at; there are more.");
    }
    if seen.unknown > 0 {
        let (known, unknown) = (grouped(&(count - seen.unknown).to_string()), grouped(&seen.unknown.to_string()));
        return format!(
            "Of the {options}, {known} have the values {}; {unknown} lie in rows that are not computed yet.",
            seen.values()
        );
    }
    let subject = if count == 1 { "The only option has".into() } else { format!("The {options} have") };
    let values = if seen.witnesses.len() == 1 { "value" } else { "values" };
    format!("{subject} {values} {}; the least missing is {value}.", seen.values())
}

/// The values as runs, such as `0–6, 8`; a long list is cut.
fn runs(begun: Option<(u32, u32)>, values: impl Iterator<Item = u32>) -> String {
    const SHOWN: usize = 12;
    let mut runs: Vec<(u32, u32)> = begun.into_iter().collect();
    for value in values {
        match runs.last_mut() {
            Some((_, end)) if *end + 1 == value => *end = value,
            _ => runs.push((value, value)),
        }
    }
    let mut parts: Vec<String> = runs
        .iter()
        .take(SHOWN)
        .map(|&(start, end)| match end - start {
            0 => start.to_string(),
            1 => format!("{start}, {end}"),
            _ => format!("{start}–{end}"),
        })
        .collect();
    if runs.len() > SHOWN {
        parts.push("…".into());
    }
    parts.join(", ")
}
