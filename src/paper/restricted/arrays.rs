//! Levine's arrays: which there are, and a cell of one explained.

use super::engine::ARRAY_HEAPS;
use super::{Restricted, views};
use crate::engine::{Engine, Written};
use crate::game::Cell;
use crate::paper::Game;
use crate::table::{Fact, Inspection, Options};

/// Which array it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The subadditive triangle: s_ij heaps of value i, the empty one not counted, come before the first of value j > i.
    Triangle,
    /// The interspersion: a_ij is the j-th heap of value i, from 0.
    Interspersion,
    /// The plane of the two games: a′_ij is the heap with g_n = i and h_n = j.
    Plane,
}

impl Kind {
    /// The array that the catalogue calls so.
    pub(super) fn named(name: &str) -> Option<Kind> {
        let all = [
            (views::TRIANGLE, Kind::Triangle),
            (views::INTERSPERSION, Kind::Interspersion),
            (views::BOTH, Kind::Plane),
        ];
        all.into_iter().find(|(view, _)| view.name == name).map(|(_, kind)| kind)
    }
}

/// How many heaps are listed.
const LISTED: usize = 12;

/// Explains a cell: which number stands there, and where it comes from.
pub(super) fn inspect(game: &Restricted, array: Kind, engine: &mut dyn Engine, at: Cell) -> Inspection {
    let Cell { row: i, column: j } = at;
    let (letter, word) = match array {
        Kind::Triangle => ("s", "Count"),
        Kind::Interspersion => ("a", "Heap"),
        Kind::Plane => ("a′", "Heap"),
    };
    let (value, facts, why) = match (engine.value(at), array) {
        (None, _) => (None, Vec::new(), missing(array, engine, at)),
        (Some(count), Kind::Triangle) => (Some(count), Vec::new(), counted(game, i, j, count)),
        (Some(n), Kind::Interspersion) => (
            Some(n),
            vec![Fact { label: "Value", text: format!("g({n}) = {i}") }],
            format!("Heap {n} has the value {i}, and {j} smaller heaps have it too."),
        ),
        (Some(n), Kind::Plane) => (
            Some(n),
            vec![
                Fact { label: "Maximum Nim", text: format!("g({n}) = {i}") },
                Fact { label: "Minimum Nim", text: format!("h({n}) = {j}") },
            ],
            format!("Heap {n} is the only one with these two values."),
        ),
    };
    let is = value.map_or_else(|| why.clone(), |value| value.to_string());
    Inspection {
        cell: at,
        name: format!("{letter}_{i},{j}"),
        value: value.map(Written::Small),
        said: format!("row {i}, column {j}"),
        word,
        outcome: None,
        facts,
        options: Options { summary: why, ..Options::default() },
        winning: None,
        spoken: format!("row {i}, column {j}: {is}"),
    }
}

/// Why a cell is empty.
fn missing(array: Kind, engine: &dyn Engine, at: Cell) -> String {
    let Cell { row: i, column: j } = at;
    match (engine.refusal(), array) {
        _ if engine.rows() == 0 => "not computed yet".to_owned(),
        (_, Kind::Triangle) if i >= j => "the triangle has entries above its diagonal only".to_owned(),
        (Some(refusal), _) => refusal.to_string(),
        (None, Kind::Triangle) => format!("no heap below {ARRAY_HEAPS} has the value {j}"),
        (None, Kind::Interspersion) => format!("fewer than {} heaps below {ARRAY_HEAPS} have the value {i}", j + 1),
        (None, Kind::Plane) => format!("no heap below {ARRAY_HEAPS} has the values g = {i} and h = {j}"),
    }
}

/// The heaps of value i before the first of value j, counted again.
fn counted(game: &Restricted, i: u64, j: u64, count: u32) -> String {
    let mut heaps = Vec::new();
    let first = first_heap(game, j, |n, value| {
        if n > 0 && value == i && heaps.len() <= LISTED {
            heaps.push(n.to_string());
        }
    });
    if heaps.len() > LISTED {
        heaps.truncate(LISTED);
        heaps.push("…".into());
    }
    let (are, list) = match heaps.len() {
        0 => ("heaps", String::new()),
        1 => ("heap", format!(": {}", heaps[0])),
        _ => ("heaps", format!(": {}", heaps.join(", "))),
    };
    let empty = if i == 0 { ", the empty one not counted" } else { "" };
    format!("The first heap of value {j} is {first}; before it {count} {are} of value {i}{list}{empty}.")
}

/// The first heap of value j in Maximum Nim, and a visit to every heap before it.
fn first_heap(game: &Restricted, j: u64, mut visit: impl FnMut(u64, u64)) -> u64 {
    let mut engine = game.open(ARRAY_HEAPS);
    let mut n = 0;
    loop {
        if n == engine.rows() {
            engine.advance(1_000);
        }
        match engine.value(Cell { row: n, column: 0 }).map(u64::from) {
            Some(value) if value != j => visit(n, value),
            _ => return n,
        }
        n += 1;
    }
}
