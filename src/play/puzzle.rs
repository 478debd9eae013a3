//! Puzzles: sums with exactly one winning move, drawn by chance until one is found. The same number gives the same puzzle.

use super::chance::Chance;
use super::playing::Puzzle;
use super::study::Study;
use super::sum::{Component, Sum};
use super::worth::Appraiser;
use crate::game::{Cell, Rules};
use crate::grow::{Grow, Progress};
use crate::paper::{self, Spec};

/// How large the puzzles of a level are.
struct Size {
    heaps: u64,
    /// The largest heap.
    most: u64,
    /// Whether the heaps are of different games.
    mixed: bool,
}

const SIZES: [Size; Puzzle::LEVELS as usize] = [
    Size { heaps: 2, most: 6, mixed: false },
    Size { heaps: 2, most: 14, mixed: true },
    Size { heaps: 3, most: 12, mixed: true },
    Size { heaps: 3, most: 40, mixed: true },
    Size { heaps: 4, most: 100, mixed: true },
];

/// A puzzle on its way.
pub struct PuzzleSearch {
    size: &'static Size,
    games: Vec<Spec>,
    chance: Chance,
    tables: Appraiser,
    trial: Option<Study>,
    found: Option<Sum>,
}

impl PuzzleSearch {
    /// Begins to look for it.
    pub fn new(puzzle: Puzzle, tables: &Appraiser) -> PuzzleSearch {
        let Puzzle { level, number } = puzzle;
        let size = &SIZES[(level.clamp(1, Puzzle::LEVELS) - 1) as usize];
        let specs = paper::entries().iter().filter_map(|entry| Spec::parse(entry.name).ok());
        let is_fit = |spec: &Spec| {
            let game = spec.game();
            let ends = !spec.misere() && !game.may_go_on();
            ends && game.start().is_none() && game.usual_column().is_some()
        };
        let chance = Chance::new(number.wrapping_mul(Puzzle::LEVELS + 1).wrapping_add(level));
        let (tables, games) = (tables.clone(), specs.filter(is_fit).collect());
        PuzzleSearch { size, games, chance, tables, trial: None, found: None }
    }

    /// The puzzle, when it is found.
    pub fn found(&self) -> Option<&Sum> {
        self.found.as_ref()
    }

    /// A sum by chance.
    fn draw(&mut self) -> Sum {
        let games = self.games.len() as u64;
        let mut game = self.chance.below(games);
        let components = (0..self.size.heaps).map(|place| {
            if place > 0 && self.size.mixed {
                game = self.chance.below(games);
            }
            let spec = self.games[game as usize].clone();
            let heap = 2 + self.chance.below(self.size.most - 1);
            let usual = spec.game().usual_column().unwrap_or(0);
            let remembers = spec.slice().position(Cell { row: heap, column: 0 }).memory.len() == 1;
            // Every other heap was touched before.
            let touched = remembers && usual == 0 && self.chance.below(2) == 1;
            let column = if touched { 1 + self.chance.below(heap.div_ceil(2)) } else { usual };
            let at = spec.slice().position(Cell { row: heap, column });
            Component { spec, at }
        });
        Sum { components: components.collect() }
    }
}

impl Grow for PuzzleSearch {
    fn advance(&mut self, work: u64) {
        let Some(study) = &mut self.trial else {
            let sum = self.draw();
            self.trial = Study::sharing(&self.tables, sum).ok();
            return;
        };
        study.advance(work);
        if study.progress().is_over() {
            let moves = study.moves().iter().map(Vec::len).sum::<usize>();
            // One of a few moves would be found by trying.
            if study.winning().len() == 1 && moves >= 4 && study.progress().refusal.is_none() {
                self.found = Some(study.sum().clone());
            }
            self.trial = None;
        }
    }

    fn progress(&self) -> Progress<'_> {
        // Nobody knows how many have to be tried.
        Progress::new(u64::from(self.found.is_some()), 1)
    }
}
