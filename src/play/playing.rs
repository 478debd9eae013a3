//! A game that is played: where it began, the moves so far, and who plays. It is all that a link holds of a game.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::sum::Sum;
use crate::game::{Memory, Move, Position, Rules};

/// A game of a sum, as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playing {
    /// Where it began. Without components it is a puzzle that is still to be made.
    pub start: Sum,
    /// The moves so far, which are legal.
    pub made: Vec<Made>,
    /// Who answers.
    pub opponent: Opponent,
    /// Whether the other side makes the first move.
    pub second: bool,
    /// Whatever is left to chance comes of it.
    pub seed: u64,
    /// The puzzle that it is, if it is one.
    pub puzzle: Option<Puzzle>,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// In which component.
    pub component: usize,
    /// What it left of it.
    pub to: Position,
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The program, which takes any move in so many of a hundred cases.
    Errs(u64),
    /// A person at the same screen.
    Friend,
}

/// A puzzle: a sum with exactly one winning move, made by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// How large it is, from 1 to [`Puzzle::LEVELS`].
    pub level: u64,
    /// Which of that size.
    pub number: u64,
}

impl Puzzle {
    /// How many sizes there are.
    pub const LEVELS: u64 = 5;

    /// The puzzle, if there is one such.
    pub fn fitting(self) -> Option<Puzzle> {
        let fits = (1..=Puzzle::LEVELS).contains(&self.level) && self.number <= Playing::LARGEST;
        fits.then_some(self)
    }
}

impl Playing {
    /// The most moves that are kept. Of a longer game the first are forgotten, and it begins where they led to.
    pub const MOST_MADE: usize = 400;

    /// How many moves are looked at in all, to see whether those that were made are legal.
    pub const PATIENCE: u64 = 1 << 20;

    /// The largest seed, and the largest number of a puzzle: what a number of JavaScript's holds.
    pub const LARGEST: u64 = 999_999_999_999;

    /// A game of a sum that nobody has moved in, against a program that never errs.
    pub fn new(start: Sum) -> Playing {
        Playing { start, made: Vec::new(), opponent: Opponent::Errs(0), second: false, seed: 1, puzzle: None }
    }

    /// The sum now.
    pub fn now(&self) -> Sum {
        self.made.iter().fold(self.start.clone(), |sum, made| sum.after(made.component, &made.to))
    }

    /// The same game, begun where so many moves have led to that the rest can be kept.
    #[must_use]
    pub fn kept(mut self) -> Playing {
        // An even number leaves it to the same side to begin.
        let over = self.made.len().saturating_sub(Playing::MOST_MADE).next_multiple_of(2);
        for made in self.made.drain(..over) {
            self.start = self.start.after(made.component, &made.to);
        }
        self
    }
}

impl Sum {
    /// The move in a component to a position, if there is one; `left` is how many moves may still be looked at.
    ///
    /// # Errors
    /// If that were not enough.
    pub fn legal(&self, Made { component, to }: &Made, left: &mut u64) -> Result<Option<Move>, Tired> {
        let Some(component) = self.components.get(*component) else { return Ok(None) };
        let (mut found, mut tired) = (None, false);
        // A rule without an answer allows nothing.
        let _ = component.spec.moves(&component.at, &mut |option| {
            tired = *left == 0;
            *left = left.saturating_sub(1);
            if option.to == *to {
                found = Some(option);
            }
            if tired || found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if tired { Err(Tired) } else { Ok(found) }
    }
}

/// There were more moves to look at than anyone waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tired;

/// It was not written by [`Display`](fmt::Display), nor could have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// Digits alone.
fn number(text: &str) -> Result<u64, Unreadable> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).ok_or(Unreadable)
}

/// The number of the heap, and the numbers of the position that it became: `1:18_4`.
impl fmt::Display for Made {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}", self.component + 1, self.to.heap)?;
        self.to.memory.iter().try_for_each(|number| write!(out, "_{number}"))
    }
}

impl FromStr for Made {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Made, Unreadable> {
        let (heap, numbers) = text.split_once(':').ok_or(Unreadable)?;
        let component = usize::try_from(number(heap)?).ok().and_then(|heap| heap.checked_sub(1)).ok_or(Unreadable)?;
        let mut numbers = numbers.split('_').map(number);
        let heap = numbers.next().ok_or(Unreadable)??;
        Ok(Made { component, to: Position { heap, memory: numbers.collect::<Result<Memory, _>>()? } })
    }
}

/// `perfect`, `errs:25` or `friend`.
impl fmt::Display for Opponent {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Errs(0) => write!(out, "perfect"),
            Opponent::Errs(chance) => write!(out, "errs:{chance}"),
            Opponent::Friend => write!(out, "friend"),
        }
    }
}

impl FromStr for Opponent {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Opponent, Unreadable> {
        match text {
            "perfect" => Ok(Opponent::Errs(0)),
            "friend" => Ok(Opponent::Friend),
            _ => {
                let chance = number(text.strip_prefix("errs:").ok_or(Unreadable)?)?;
                if chance <= 100 { Ok(Opponent::Errs(chance)) } else { Err(Unreadable) }
            }
        }
    }
}
