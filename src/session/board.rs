//! Questions about a game that is played: the board as it stands, and a move that someone typed.

use serde::Serialize;

use super::answer::Answer;
use super::played;
use super::tables::Tables;
use crate::game::Position;
use crate::grow::{Grow, Refusal};
use crate::link::{self, Played, State};
use crate::paper::Spec;
use crate::play::{Board, Component, Contest, Playing, typed};

/// A board, the game as its link has it, and what was wrong with that.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardShown {
    #[serde(flatten)]
    board: Board,
    played: Option<Played>,
    problems: Vec<String>,
}

/// A board on its way to be known.
pub(super) struct BoardTask {
    playing: Playing,
    problems: Vec<String>,
    contest: Contest,
}

impl BoardTask {
    /// The board of a link.
    ///
    /// # Errors
    /// If the link plays nothing, or nothing that can be looked at.
    pub(super) fn open(link: &str, tables: &Tables) -> Result<BoardTask, Refusal> {
        let (playing, problems) = played::read(&played_in(link)?);
        let contest = Contest::new(playing.clone(), tables.appraiser())?;
        Ok(BoardTask { playing, problems, contest })
    }

    pub(super) fn growing(&mut self) -> &mut dyn Grow {
        &mut self.contest
    }

    /// The board as far as it is known.
    ///
    /// # Errors
    /// If a rule has no answer.
    pub(super) fn read(&self) -> Result<Answer, Refusal> {
        let mut board: Board = self.contest.board()?;
        let now = self.contest.now();
        for (heap, component) in board.heaps.iter_mut().zip(now.iter().flat_map(|sum| &sum.components)) {
            heap.map = map_of(component);
        }
        let played = self.contest.start().map(|start| played::written(&self.playing, start));
        Ok(Answer::Board(Box::new(BoardShown { board, played, problems: self.problems.clone() })))
    }
}

/// A move as someone typed it, as links write it; whoever types nothing is told only whether the link plays what it says.
///
/// # Errors
/// Why it cannot be made, or what is wrong with the link.
pub(super) fn typed_move(link: &str, text: &str) -> Result<String, Refusal> {
    let (playing, problems) = played::read(&played_in(link)?);
    if text.is_empty() {
        return played::check(problems).map(|()| String::new());
    }
    typed(&playing.now(), text).map(|made| made.to_string())
}

fn played_in(link: &str) -> Result<Played, Refusal> {
    link::parse(link).state.play.ok_or_else(|| Refusal::Input("the link plays nothing".to_owned()))
}

/// The link of a component's map, with the place of its position on it.
fn map_of(Component { spec, at }: &Component) -> String {
    link::print(&around(spec, at).unwrap_or_else(|| State::home(spec)))
}

/// A view of the table of a game from its first row to a position, and a little beyond.
fn around(spec: &Spec, at: &Position) -> Option<State> {
    let cell = spec.slice().cell(at)?;
    let home = State::home(spec);
    let entry = spec.entry();
    if cell.row >= entry.limit || cell.column >= entry.column_limit {
        return None;
    }
    let pinned = Some([cell.row, cell.column]);
    if let Some(width) = home.axis.width() {
        let first = (cell.row / width).saturating_sub(width / 2) as f64;
        return Some(State { n: [first, first + (width - 1) as f64], cell: pinned, ..home });
    }
    let largest = (cell.row.max(cell.column) + cell.row / 4).max(SMALL) as f64;
    Some(State { n: [0.0, largest], k: [0.0, largest], cell: pinned, ..home })
}

/// The least number of rows in such a view.
const SMALL: u64 = 12;
