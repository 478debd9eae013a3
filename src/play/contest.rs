//! A game that is played, with all that is known of it: worked out in slices, and told as a board.

use super::board::{Board, BoardHeap, BoardMove, Did, Mover, binary};
use super::chance::Chance;
use super::opponent::{answer, steady};
use super::playing::{Opponent, Playing};
use super::puzzle::PuzzleSearch;
use super::study::{Study, Winning};
use super::sum::Sum;
use super::worth::{Appraiser, CHUNK};
use crate::grow::{Grow, Progress, Refusal};

/// A game on its way to be known: a puzzle is made first, then the sum is worked out, then the moves so far are judged.
pub struct Contest {
    playing: Playing,
    tables: Appraiser,
    making: Option<PuzzleSearch>,
    study: Option<Study>,
    /// The sums before the last one, and whether each was won for the player to move, as far as that is known.
    past: Vec<Sum>,
    won: Vec<bool>,
    /// Which component of the next of them is looked at, and the nim sum of those before it.
    looked: (usize, u64),
    /// Why the past cannot be judged.
    silent: bool,
    answer: Option<Winning>,
    answered: bool,
    refusal: Option<Refusal>,
}

impl Contest {
    /// Begins to look at a game.
    ///
    /// # Errors
    /// If a rule has no answer in it, or a heap has too many moves to be looked at.
    pub fn new(playing: Playing, tables: &Appraiser) -> Result<Contest, Refusal> {
        let making = match (playing.start.components.is_empty(), playing.puzzle) {
            (true, Some(puzzle)) => Some(PuzzleSearch::new(puzzle, tables)),
            _ => None,
        };
        let tables = tables.clone();
        let (past, won, looked) = (Vec::new(), Vec::new(), (0, 0));
        let (study, silent, answer, answered, refusal) = (None, false, None, false, None);
        let mut contest =
            Contest { playing, tables, making, study, past, won, looked, silent, answer, answered, refusal };
        if contest.making.is_none() {
            contest.begin()?;
        }
        Ok(contest)
    }

    /// The sum is there.
    fn begin(&mut self) -> Result<(), Refusal> {
        let mut sums = vec![self.playing.start.clone()];
        for made in &self.playing.made {
            sums.push(sums[sums.len() - 1].after(made.component, &made.to));
        }
        let now = sums.pop().expect("a game has begun");
        self.past = sums;
        self.study = Some(Study::sharing(&self.tables, now)?);
        Ok(())
    }

    /// Who makes a move, by how many were made before it.
    fn mover(&self, made: usize) -> Mover {
        match (self.playing.opponent, made.is_multiple_of(2)) {
            (Opponent::Friend, true) => Mover::First,
            (Opponent::Friend, false) => Mover::Second,
            (Opponent::Errs(_), first) if first != self.playing.second => Mover::You,
            (Opponent::Errs(_), _) => Mover::Opponent,
        }
    }

    /// The move of the program, if it is to move.
    fn decide(&mut self) {
        self.answered = true;
        let made = self.playing.made.len();
        let Opponent::Errs(errs) = self.playing.opponent else { return };
        let is_known = self.study.as_ref().is_some_and(|study| study.progress().refusal.is_none());
        if self.mover(made) == Mover::Opponent && is_known {
            // Another number of the row for every move, so that undoing one and making it again comes to the same.
            let mut chance = Chance::new(self.playing.seed.wrapping_add((made as u64) << 40));
            self.answer = self.study.as_mut().and_then(|study| answer(study, errs, &mut chance));
        }
    }

    /// One more component of a sum before the last.
    fn judge(&mut self, work: u64) {
        let sum = &self.past[self.won.len()];
        let (place, nim_sum) = self.looked;
        let Some(component) = sum.components.get(place) else {
            self.won.push(nim_sum != 0);
            self.looked = (0, 0);
            return;
        };
        let row = component.spec.slice().cell(&component.at).map_or(0, |cell| cell.row);
        if self.tables.reach(&component.spec, row, work) {
            match self.tables.own(component) {
                Ok(worth) => self.looked = (place + 1, nim_sum ^ worth.value),
                Err(_) => self.silent = true,
            }
        }
    }

    fn is_judged(&self) -> bool {
        self.silent || self.won.len() == self.past.len()
    }

    /// Where it began; none while a puzzle is still to be made.
    pub fn start(&self) -> Option<&Sum> {
        self.study.as_ref().map(|_| &self.playing.start)
    }

    /// The sum now; none while a puzzle is still to be made.
    pub fn now(&self) -> Option<&Sum> {
        self.study.as_ref().map(Study::sum)
    }

    /// All that is known by now; nothing of the sum while a puzzle is still to be made.
    ///
    /// # Errors
    /// If a rule has no answer.
    pub fn board(&self) -> Result<Board, Refusal> {
        let made = self.playing.made.len();
        let known = self.progress().is_over();
        let board = Board { known, to_move: self.mover(made), ..Board::default() };
        let Some(study) = &self.study else { return Ok(board) };
        let (sum, worths) = (study.sum(), study.worths());
        let heaps = (0..).zip(&sum.components);
        let heaps =
            heaps.map(|(place, component)| BoardHeap::of(place, component, &study.moves()[place], worths.get(place)));
        let mut board = Board {
            sum: self.playing.start.to_string(),
            now: sum.to_string(),
            misere: sum.misere(),
            may_go_on: sum.may_go_on(),
            refusal: study.progress().refusal.map(Refusal::to_string),
            heaps: heaps.collect::<Result<_, _>>()?,
            winner: sum.is_over().then(|| self.mover(if sum.misere() { made } else { made + 1 })),
            made: self.told(),
            ..board
        };
        if let Some(nim_sum) = study.nim_sum() {
            let values: Vec<u64> = worths.iter().map(|worth| worth.value).chain([nim_sum]).collect();
            let mut bits = binary(&values);
            board.bits = bits.pop().unwrap_or_default();
            for (heap, bits) in board.heaps.iter_mut().zip(bits) {
                heap.bits = bits;
            }
            board.nim_sum = Some(nim_sum.to_string());
        }
        if known && board.refusal.is_none() {
            board.ways = study.winning().len();
            board.winning = study.winning().iter().take(WAYS).map(|winning| told(study, winning)).collect();
            board.hint = steady(study).map(|winning| told(study, &winning));
            board.answer = self.answer.as_ref().map(|answer| told(study, answer));
        }
        Ok(board)
    }

    /// The moves so far, judged as far as that is known.
    fn told(&self) -> Vec<BoardMove> {
        let last = self.study.as_ref().and_then(Study::nim_sum).map(|nim_sum| nim_sum != 0);
        let won = |place: usize| if place == self.past.len() { last } else { self.won.get(place).copied() };
        let judged = |place: usize| match (won(place)?, won(place + 1)?) {
            (false, _) => Some(Did::Lost),
            (true, false) => Some(Did::Kept),
            (true, true) => Some(Did::Threw),
        };
        let moves = self.past.iter().zip(&self.playing.made).enumerate();
        let moves = moves.filter_map(|(place, (sum, made))| {
            let by = sum.legal(made, &mut { u64::MAX }).ok()??;
            let told = BoardMove::of(made.component, &sum.components[made.component], &by);
            Some(BoardMove { mover: Some(self.mover(place)), did: judged(place), ..told })
        });
        moves.collect()
    }

    /// Goes on with what is next.
    fn step(&mut self, work: u64) -> Result<(), Refusal> {
        if let Some(making) = &mut self.making {
            making.advance(work);
            if let Some(sum) = making.found() {
                self.playing.start = sum.clone();
                self.making = None;
                self.begin()?;
            }
            return Ok(());
        }
        let Some(study) = &mut self.study else { return Ok(()) };
        if !study.progress().is_over() {
            study.advance(work);
        } else if !self.is_judged() {
            self.judge(work);
        } else if !self.answered {
            self.decide();
        }
        Ok(())
    }
}

impl Grow for Contest {
    fn advance(&mut self, work: u64) {
        let mut left = work.max(1);
        while left > 0 && !self.progress().is_over() {
            let slice = left.min(CHUNK);
            if let Err(refusal) = self.step(slice) {
                self.refusal = Some(refusal);
            }
            left -= slice;
        }
    }

    /// A step for each of what there is to know. Why the sum is not known is told on the board, and ends nothing else.
    fn progress(&self) -> Progress<'_> {
        let worked_out = self.study.as_ref().is_some_and(|study| study.progress().is_over());
        let steps = [self.study.is_some(), worked_out, worked_out && self.is_judged(), self.answered];
        let done = steps.into_iter().filter(|&is_done| is_done).count();
        Progress::new(done as u64, steps.len() as u64).unless(self.refusal.as_ref())
    }
}

/// A winning move, and why it is one.
fn told(study: &Study, Winning { component, by }: &Winning) -> BoardMove {
    let wanted = study.wanted(*component).unwrap_or(0);
    let why = match (study.sum().misere(), study.sum().components.len()) {
        (true, _) => "it leaves a position from which whoever moves loses".to_owned(),
        (false, 1) => "it leaves the value 0, from which whoever moves loses".to_owned(),
        (false, 2) => format!("both heaps have the value {wanted} then, and the nim sum is 0"),
        (false, _) => format!("the value becomes {wanted}, the nim sum of the others, and all together have 0"),
    };
    BoardMove { why: Some(why), ..BoardMove::of(*component, &study.sum().components[*component], by) }
}

/// How many winning moves a board lists.
const WAYS: usize = 100;
