//! What a board shows: heaps with their moves, whose turn it is, and what is known of it all. Plain data, from which nothing is
//! left to compute.

use serde::Serialize;

use super::playing::Made;
use super::sum::Component;
use super::typed::allowed;
use super::worth::Worth;
use crate::game::{Move, Position};
use crate::grow::Refusal;

/// A game as it stands.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Where it began; empty while a puzzle is made.
    pub sum: String,
    /// The sum now.
    pub now: String,
    /// Whether all is known that will be.
    pub known: bool,
    /// Whether whoever moves last loses.
    pub misere: bool,
    /// Whether a play may go on for ever.
    pub may_go_on: bool,
    /// Why it is not known who wins.
    pub refusal: Option<String>,
    /// The heaps.
    pub heaps: Vec<BoardHeap>,
    /// Who is to move.
    pub to_move: Mover,
    /// Who has won, when no move is left.
    pub winner: Option<Mover>,
    /// The moves so far.
    pub made: Vec<BoardMove>,
    /// The nim sum, or in misère play the outcome, when all values are known.
    pub nim_sum: Option<String>,
    /// Its binary digits, as many as the values have.
    pub bits: String,
    /// The winning moves; the first so many of them.
    pub winning: Vec<BoardMove>,
    /// How many winning moves there are.
    pub ways: usize,
    /// The winning move that is told to whoever asks for one.
    pub hint: Option<BoardMove>,
    /// What the program answers, if it is its turn.
    pub answer: Option<BoardMove>,
}

/// A heap on a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardHeap {
    /// The game.
    pub spec: String,
    /// The game in words.
    pub title: String,
    /// The position as its paper writes it; an underscore begins a subscript.
    pub position: String,
    /// The position spelled out.
    pub said: String,
    /// The rule, and which moves it leaves here.
    pub allowed: String,
    /// Its tokens; more than one pile where its game is played on several.
    pub piles: Vec<Pile>,
    /// The moves that take nothing off a pile that is drawn.
    pub others: Vec<BoardMove>,
    /// Its value, once it is known.
    pub value: Option<String>,
    /// How it is known.
    pub how: Option<&'static str>,
    /// Its binary digits.
    pub bits: String,
    /// The permalink of its map, with its place on it.
    pub map: String,
    /// Where its moves lead to on that map, row and column, as far as anyone can tell them apart.
    pub options: Vec<(u64, u64)>,
}

/// Tokens that lie together.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Pile {
    /// How many, in digits.
    pub tokens: String,
    /// The same, if they are few enough to be drawn one by one.
    pub drawn: Option<u32>,
    /// What can be taken off it if it is drawn, the least first.
    pub moves: Vec<PileMove>,
}

/// A number of tokens that can be taken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PileMove {
    /// How many.
    pub take: u32,
    /// The move.
    pub by: BoardMove,
}

/// A move on a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardMove {
    /// The heap, counted from 0.
    pub heap: usize,
    /// As links write it.
    pub written: String,
    /// The position before.
    pub from: String,
    /// The position after.
    pub to: String,
    /// In a word or two, such as `take 3`.
    pub how: String,
    /// Who made it.
    pub mover: Option<Mover>,
    /// What it did to a game that was won, once that is known.
    pub did: Option<Did>,
    /// Why it wins, if it does.
    pub why: Option<String>,
}

/// Who moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Mover {
    /// Whoever plays against the program.
    #[default]
    You,
    /// The program.
    Opponent,
    /// The one of two at the same screen who began.
    First,
    /// The other one.
    Second,
}

/// What a move did to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Did {
    /// The game was won and still is.
    Kept,
    /// The game was won and is not any more.
    Threw,
    /// The game was lost: no move could have won it.
    Lost,
}

/// The most tokens of a pile that are drawn one by one.
const DRAWN: u64 = 1200;

/// The most moves of a heap that are marked on its map.
const MARKED: usize = 1000;

/// The most moves of a heap that stand beside its tokens.
const BESIDE: usize = 16;

impl BoardMove {
    /// A move of a component, which is the heap with this number.
    pub(super) fn of(heap: usize, component: &Component, by: &Move) -> BoardMove {
        BoardMove {
            heap,
            written: Made { component: heap, to: by.to.clone() }.to_string(),
            from: component.position(),
            to: component.written(&by.to),
            how: component.spec.game().how(&component.at, by),
            mover: None,
            did: None,
            why: None,
        }
    }
}

impl BoardHeap {
    /// A component, which is the heap with this number, with its moves and what it is worth.
    ///
    /// # Errors
    /// As [`Component::moves`].
    pub(super) fn of(
        heap: usize,
        component: &Component,
        moves: &[Move],
        worth: Option<&Worth>,
    ) -> Result<BoardHeap, Refusal> {
        let rows = if is_row(component, moves) { 1 + component.at.memory.len() } else { 1 };
        let mut piles: Vec<Pile> = (0..rows).filter_map(|row| component.at.number(row)).map(Pile::new).collect();
        let mut others = Vec::new();
        for by in moves {
            let told = BoardMove::of(heap, component, by);
            match pile_of(&component.at, by, rows).map(|(row, take)| (&mut piles[row], take)) {
                Some((pile, take)) if pile.drawn.is_some() => pile.moves.push(PileMove { take, by: told }),
                _ if others.len() < BESIDE => others.push(told),
                _ => {}
            }
        }
        for pile in &mut piles {
            pile.moves.sort_by_key(|by| by.take);
        }
        Ok(BoardHeap {
            spec: component.spec.to_string(),
            title: component.spec.title(),
            position: component.position(),
            said: component.spec.game().said(&component.at),
            allowed: allowed(component)?,
            piles,
            others,
            value: worth.map(|worth| worth.value.to_string()),
            how: worth.map(|worth| worth.how.word()),
            bits: String::new(),
            map: String::new(),
            options: moves.iter().filter_map(|by| on_map(component, &by.to)).take(MARKED).collect(),
        })
    }
}

/// The row and the column of a position in its table.
fn on_map(component: &Component, at: &Position) -> Option<(u64, u64)> {
    let cell = component.spec.slice().cell(at)?;
    let entry = component.spec.entry();
    (cell.row < entry.limit && cell.column < entry.column_limit).then_some((cell.row, cell.column))
}

impl Pile {
    fn new(tokens: u64) -> Pile {
        let drawn = (tokens <= DRAWN).then_some(tokens as u32);
        Pile { tokens: tokens.to_string(), drawn, moves: Vec::new() }
    }
}

/// Whether what a position remembers are heaps behind the first, off which tokens are taken: a move takes some, and they are
/// not the first heap's.
fn is_row(component: &Component, moves: &[Move]) -> bool {
    moves.iter().any(|by| by.take > 0 && by.to.heap == component.at.heap) || component.spec.game().start().is_some()
}

/// Off which pile a move takes how many tokens, if it takes any.
fn pile_of(from: &Position, by: &Move, rows: usize) -> Option<(usize, u32)> {
    (0..rows).find_map(|row| {
        let taken = from.number(row)?.checked_sub(by.to.number(row)?)?;
        Some((row, u32::try_from(taken).ok().filter(|&taken| taken > 0)?))
    })
}

/// Numbers in binary, all with as many digits.
pub(super) fn binary(values: &[u64]) -> Vec<String> {
    let width = values.iter().map(|value| 64 - value.leading_zeros()).max().unwrap_or(0).max(1) as usize;
    values.iter().map(|value| format!("{value:0width$b}")).collect()
}
