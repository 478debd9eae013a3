//! One cell explained: its value as a mex, with an option for every value below it, and a winning move.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde::Serialize;

use crate::engine::Engine;
use crate::game::{Move, Position, Rules, Spec};

/// How many options are looked at. Larger heaps have more, and the inspection then says so.
const LOOKED_AT: usize = 1 << 20;

/// How many options are listed, one for each value from 0 up.
const LISTED: usize = 24;

/// What is known about one cell.
#[derive(Debug, Serialize)]
pub struct Inspection {
    /// The heap size.
    pub n: u64,
    /// The memory.
    pub k: u64,
    /// The nim value; `None` while the row is not computed.
    pub value: Option<u32>,
    /// `P` if the player who just moved wins, `N` if the next one does.
    pub outcome: Option<char>,
    /// What else there is to say.
    pub facts: Vec<Fact>,
    /// The options behind the value.
    pub options: Options,
    /// A move to value 0, if there is one.
    pub winning: Option<OptionShown>,
    /// All of it in one line, to be read aloud.
    pub spoken: String,
}

/// A remark about a cell.
#[derive(Debug, Serialize)]
pub struct Fact {
    /// What it is about.
    pub label: String,
    /// What there is to say.
    pub text: String,
}

/// The options of a cell, condensed.
#[derive(Debug, Default, Serialize)]
pub struct Options {
    /// How many were looked at.
    pub count: usize,
    /// One option for every value below the cell's own, the least values first.
    pub sample: Vec<OptionShown>,
    /// The values of all options in one sentence.
    pub summary: String,
}

/// A move, and the value it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionShown {
    /// The number of tokens taken.
    pub take: u64,
    /// The heap left.
    pub n: u64,
    /// The memory left.
    pub k: u64,
    /// The value left.
    pub value: u32,
}

/// Explains a cell.
pub fn inspect(spec: &Spec, engine: &mut dyn Engine, at: Position) -> Inspection {
    let Some(value) = engine.value(at) else { return not_computed(at) };
    let outcome = if value == 0 { 'P' } else { 'N' };
    let (witnesses, count, all) = look(spec, engine, at);
    let sample = witnesses.range(..value).take(LISTED).map(|(_, option)| *option).collect();
    let mut facts = Vec::new();
    let mut spoken = format!("n = {}, k = {}: value {value}, {outcome}-position", at.n, at.k);
    if let Some(frontier) = engine.frontier(at.n) {
        let exceptional = value != frontier;
        facts.push(Fact { label: "Frontier".into(), text: format!("G({}_∞) = {frontier}", at.n) });
        facts.push(Fact {
            label: "Exceptional".into(),
            text: if exceptional { format!("yes, {} below the frontier", frontier - value) } else { "no".into() },
        });
        spoken.push_str(if exceptional { ", exceptional" } else { ", on the frontier" });
    }
    let summary = summarise(&witnesses, count, all, value);
    let winning = witnesses.get(&0).copied();
    Inspection {
        n: at.n,
        k: at.k,
        value: Some(value),
        outcome: Some(outcome),
        facts,
        options: Options { count, sample, summary },
        winning,
        spoken,
    }
}

fn not_computed(at: Position) -> Inspection {
    Inspection {
        n: at.n,
        k: at.k,
        value: None,
        outcome: None,
        facts: Vec::new(),
        options: Options::default(),
        winning: None,
        spoken: format!("n = {}, k = {}: not computed yet", at.n, at.k),
    }
}

/// One option for each value, how many options were looked at, and whether that was all of them.
fn look(spec: &Spec, engine: &mut dyn Engine, at: Position) -> (BTreeMap<u32, OptionShown>, usize, bool) {
    let mut witnesses = BTreeMap::new();
    let mut count = 0;
    let mut all = true;
    spec.moves(at, &mut |Move { take, to }| {
        if count == LOOKED_AT {
            all = false;
            return ControlFlow::Break(());
        }
        count += 1;
        if let Some(value) = engine.value(to) {
            // The smallest removal that leaves a value is the one shown.
            witnesses.insert(value, OptionShown { take, n: to.n, k: to.k, value });
        }
        ControlFlow::Continue(())
    });
    (witnesses, count, all)
}

fn summarise(witnesses: &BTreeMap<u32, OptionShown>, count: usize, all: bool, value: u32) -> String {
    if count == 0 {
        return "No move: the next player loses.".into();
    }
    let options = if count == 1 { "option".into() } else { format!("{} options", grouped(count)) };
    if !all {
        return format!("The {options} with the largest removals were looked at; there are more.");
    }
    let subject = if count == 1 { "The only option has".into() } else { format!("The {options} have") };
    let values = if witnesses.len() == 1 { "value" } else { "values" };
    format!("{subject} {values} {}; the least missing is {value}.", runs(witnesses.keys().copied()))
}

/// The values as runs, such as `0–6, 8`; a long list is cut.
fn runs(values: impl Iterator<Item = u32>) -> String {
    const SHOWN: usize = 12;
    let mut runs: Vec<(u32, u32)> = Vec::new();
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

fn grouped(count: usize) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
