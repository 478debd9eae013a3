//! A game that is played, as a link: `play?v=1&sum=mem0%2022_2%20%2B%20mem%207&moves=1:18_4,2:0_7`.
//!
//! The sum is where it began, and a move is the number of a heap with what it became. Here they are texts: whether they can be
//! played is seen where games are played (src/session/played.rs), so that a first picture need not wait for that.

use serde::{Deserialize, Serialize};

use super::read::{LinkReader, whole};
use super::text::encode;
use super::{Show, State, VERSION, first_game};
use crate::game::{Cell, Position, Rules};
use crate::paper::Spec;
use crate::table::Axis;

/// What stands where other links name a game.
pub(super) const PLAY: &str = "play";

/// All that such a link knows.
const KEYS: &str = "v, sum, moves, opponent, begins, seed, puzzle";

/// The largest seed, and the largest number of a puzzle.
const LARGEST: u64 = 999_999_999_999;

/// The other side, as a key and as a word.
const OPPONENT: &str = "opponent";

/// A game that is played, as a link has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Played {
    /// Where it began; empty if that is a puzzle which is still to be made.
    pub sum: String,
    /// The moves so far.
    pub moves: Vec<String>,
    /// Who answers: `perfect`, `errs:25`, or `friend`.
    pub opponent: String,
    /// Whether the other side begins.
    pub second: bool,
    /// What is left to chance comes of it.
    pub seed: f64,
    /// The size of a puzzle and its number, if it is one.
    pub puzzle: Option<[f64; 2]>,
}

impl Played {
    /// A sum that nobody has moved in, against a program that never errs.
    pub fn new(sum: String) -> Played {
        let (moves, opponent) = (Vec::new(), "perfect".to_owned());
        Played { sum, moves, opponent, second: false, seed: 1.0, puzzle: None }
    }

    /// What is played of a game when nobody says what: three heaps, or one where no others can stand beside it.
    pub fn usual(spec: &Spec) -> Played {
        let spec = spec.without(None);
        let start = spec.game().start();
        let heaps: &[u64] = if spec.misere() || start.is_some() { &[13] } else { &[5, 8, 13] };
        let at = |&row: &u64| {
            let column = spec.game().usual_column().unwrap_or(row / 3);
            component(&spec, &start.cloned().unwrap_or_else(|| spec.slice().position(Cell { row, column })))
        };
        Played::new(heaps.iter().map(at).collect::<Vec<_>>().join(" + "))
    }
}

/// A heap of a sum.
fn component(spec: &Spec, at: &Position) -> String {
    let memory: Vec<String> = at.memory.iter().map(u64::to_string).collect();
    let mark = if memory.is_empty() { "" } else { "_" };
    format!("{spec} {}{mark}{}", at.heap, memory.join(","))
}

impl State {
    /// What a link of a game that is played shows.
    pub fn playing(played: Played) -> State {
        State { show: Show::Play, play: Some(played), ..State::front() }
    }

    /// A game from the pinned cell on, or else a usual one.
    pub(super) fn game_from_here(&self) -> Played {
        let spec = self.spec.without(None);
        let is_own = self.axis.is_own_table() || matches!(self.axis, Axis::Strip(_) | Axis::Graph);
        match self.cell.filter(|_| is_own) {
            Some([row, column]) => Played::new(component(&spec, &spec.slice().position(Cell { row, column }))),
            None => Played::usual(&spec),
        }
    }
}

/// Reads such a link.
pub(super) fn read(mut reader: LinkReader) -> (Played, Vec<String>) {
    reader.version();
    let mut played = Played::new(reader.take("sum").unwrap_or_default());
    if let Some(text) = reader.take("puzzle") {
        let numbers = text.split_once(':').and_then(|(level, number)| Some([whole(level)?, whole(number)?]));
        played.puzzle = numbers.map(|numbers| numbers.map(|number| number.min(LARGEST) as f64));
        if played.puzzle.is_none() {
            reader.note("puzzle", &text, "is not a puzzle such as 3:7, a size and a number; a game is shown instead.");
        }
    }
    if played.sum.is_empty() && played.puzzle.is_none() {
        played.sum = Played::usual(&first_game()).sum;
    }
    if let Some(text) = reader.take("moves") {
        played.moves = text.split(',').filter(|text| !text.is_empty()).map(str::to_owned).collect();
    }
    if let Some(text) = reader.take(OPPONENT) {
        played.opponent = text;
    }
    played.second = reader.named("begins", &[false, true], |second| if second { OPPONENT } else { "you" });
    if let Some(text) = reader.take("seed") {
        match whole(&text) {
            Some(seed) => played.seed = seed.min(LARGEST) as f64,
            None => reader.note("seed", &text, "is not a whole number; seed=1 is used."),
        }
    }
    (played, reader.finish_with(KEYS))
}

/// Writes a game; what is as usual is left out.
pub(super) fn print(played: &Played) -> String {
    let usual = Played::new(String::new());
    let mut link = format!("{PLAY}?v={VERSION}");
    let mut say = |is_said: bool, key: &str, value: &str| {
        if is_said {
            link += &format!("&{key}={value}");
        }
    };
    if let Some([level, number]) = played.puzzle {
        say(true, "puzzle", &format!("{level}:{number}"));
    }
    say(!played.sum.is_empty(), "sum", &encode(&played.sum));
    say(!played.moves.is_empty(), "moves", &encode(&played.moves.join(",")));
    say(played.opponent != usual.opponent, OPPONENT, &encode(&played.opponent));
    say(played.second, "begins", OPPONENT);
    say(played.seed.to_bits() != usual.seed.to_bits(), "seed", &played.seed.to_string());
    link
}

impl Played {
    /// The nearest game that a link can have.
    pub(super) fn fitting(mut self) -> Played {
        let fit = |number: f64| number.clamp(0.0, LARGEST as f64).floor() + 0.0;
        self.seed = if self.seed.is_nan() { 1.0 } else { fit(self.seed) };
        self.puzzle =
            self.puzzle.filter(|numbers| !numbers.iter().any(|number| number.is_nan())).map(|numbers| numbers.map(fit));
        // What a link cannot have it does not tell from nothing.
        self.moves = self.moves.join(",").split(',').filter(|text| !text.is_empty()).map(str::to_owned).collect();
        self.opponent = if self.opponent.is_empty() { "perfect".to_owned() } else { self.opponent };
        match self.sum.is_empty() && self.puzzle.is_none() {
            true => Played { sum: State::front().game_from_here().sum, ..self },
            false => self,
        }
    }
}
