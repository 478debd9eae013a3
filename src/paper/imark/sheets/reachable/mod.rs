//! The positions that can be reached from a heap of a subtraction-division game: a table of them, and a diagram.
//!
//! Source: O. Friman and G. Nivasch, "Some i-Mark games", Figure 2: the positions reachable from n − r, where n ≡ r
//! (mod 6). As much of them is shown as the remainder decides in the figure: those after at most one division, down to
//! about n − lcm(D). The heaps that are not divided make up the first row, and those divided by d one more for each d.

mod layout;

use super::is_imark;
use crate::engine::Sequence;
use crate::grow::{Grow, Progress, Refusal};
use crate::paper::imark::Division;
use crate::paper::imark::engine::Divisions;
use crate::sheet::{Diagram, Growing, Part, Row, Sheet, names};

/// The largest heap that the diagram begins at.
const LARGEST: u64 = 1_000_000;

/// The most heaps in a row of the diagram, and the most rows.
const MOST: usize = 13;
const MOST_ROWS: u32 = 6;

/// A heap in the diagram.
struct Spot {
    heap: u64,
    /// What it was divided by: 1, or a member of D.
    divisor: u64,
    /// The row of the diagram.
    row: u32,
    moves: Vec<Step>,
}

/// A move.
struct Step {
    /// Whether it divides, and does not subtract.
    divides: bool,
    by: u64,
    to: u64,
    /// The spot that it leads to, if that is in the diagram.
    drawn: Option<usize>,
}

/// The positions, with their values.
pub(super) struct Reachable {
    game: Division,
    start: u64,
    /// By rows of the diagram, and from the largest heap of each.
    spots: Vec<Spot>,
    values: Divisions,
    /// Whether there was no room for all of them.
    cut: bool,
}

impl Reachable {
    /// The positions reachable from a heap, by default from one that is large enough for rows without a common heap.
    ///
    /// # Errors
    /// If the heap is too large.
    pub(super) fn new(game: &Division, heap: Option<u64>) -> Result<Reachable, Refusal> {
        let start = heap.unwrap_or_else(|| usual(game));
        if start > LARGEST {
            let why = format!("the diagram begins at a heap of at most {LARGEST}, and {start} is larger");
            return Err(Refusal::TooLarge(why));
        }
        let mut values = Divisions::new(game.clone());
        values.grow(u64::MAX, start + 1).expect("nothing of it is typed");
        let mut reachable = Reachable { game: game.clone(), start, spots: Vec::new(), values, cut: false };
        reachable.collect();
        Ok(reachable)
    }

    /// Row by row; a heap that could stand in two rows stands in the first of them.
    fn collect(&mut self) {
        self.add_row(1, vec![self.start], 0);
        let (first, mut row) = (self.spots.len(), 1);
        for divisor in self.game.divide.members().to_vec() {
            let quotients: Vec<u64> =
                self.spots[..first].iter().filter_map(|spot| self.game.quotient(spot.heap, divisor)).collect();
            self.cut |= row == MOST_ROWS;
            if row < MOST_ROWS && self.add_row(divisor, quotients, row) {
                row += 1;
            }
        }
        for place in 0..self.spots.len() {
            self.spots[place].moves = self.steps(self.spots[place].heap);
        }
    }

    /// Adds the heaps that were divided by `divisor`, from these on down, and says whether there are any.
    fn add_row(&mut self, divisor: u64, mut waiting: Vec<u64>, row: u32) -> bool {
        let before = self.spots.len();
        let last = self.start.saturating_sub(span(&self.game));
        let mut heaps = 0;
        // From the largest on: a heap is known to be reached when its turn comes.
        while let Some(&heap) = waiting.iter().max().filter(|&heap| divisor * heap >= last) {
            waiting.retain(|&other| other != heap);
            if heaps == MOST {
                self.cut = true;
                break;
            }
            heaps += 1;
            waiting.extend(self.steps(heap).iter().filter(|step| !step.divides).map(|step| step.to));
            if self.find(heap).is_none() {
                self.spots.push(Spot { heap, divisor, row, moves: Vec::new() });
            }
        }
        self.spots.len() > before
    }

    fn find(&self, heap: u64) -> Option<usize> {
        self.spots.iter().position(|spot| spot.heap == heap)
    }

    fn value(&self, heap: u64) -> u32 {
        self.values.value(heap)
    }

    /// All moves from a heap, subtractions first.
    fn steps(&self, heap: u64) -> Vec<Step> {
        let Division { subtract, divide, end, .. } = &self.game;
        let taken = |&by: &u64| (false, by, heap.checked_sub(by).filter(|to| to >= end));
        let divided = |&by: &u64| (true, by, self.game.quotient(heap, by));
        let all = subtract.members().iter().map(taken).chain(divide.members().iter().map(divided));
        all.filter_map(|(divides, by, to)| Some(Step { divides, by, to: to?, drawn: self.find(to?) })).collect()
    }

    /// A heap as the figure names it, by the heap n that the diagram begins at.
    fn symbol(&self, spot: &Spot) -> String {
        let above = spot.divisor * spot.heap;
        let dividend = match (self.start.checked_sub(above), spot.divisor) {
            (Some(0), _) => "n".to_owned(),
            (Some(less), 1) => return format!("n − {less}"),
            (Some(less), _) => format!("(n − {less})"),
            (None, _) => format!("(n + {})", above - self.start),
        };
        if spot.divisor == 1 { dividend } else { format!("{dividend}/{}", spot.divisor) }
    }

    fn outcome(&self, heap: u64) -> char {
        if self.value(heap) == 0 { 'P' } else { 'N' }
    }

    fn name(&self) -> String {
        let Division { subtract, divide, .. } = &self.game;
        format!("{}({{{subtract}}}, {{{divide}}})", if is_imark(&self.game) { "i-Mark" } else { "Mark" })
    }

    /// What is left out.
    fn rest(&self) -> String {
        let moves: usize = self.spots.iter().map(Spot::moves_out).sum();
        let room = if self.cut { " There was no room for all of them." } else { "" };
        match moves {
            0 => room.to_owned(),
            1 => format!(" 1 move leads to a heap that is not drawn; the table names it.{room}"),
            _ => format!(" {moves} moves lead to heaps that are not drawn; the table names them.{room}"),
        }
    }

    fn row(&self, spot: &Spot) -> Row {
        let told = |&Step { divides, by, to, .. }: &Step| {
            let how = if divides { "divide by" } else { "take" };
            format!("{how} {by}: {to} (value {})", self.value(to))
        };
        let moves: Vec<String> = spot.moves.iter().map(told).collect();
        let moves = if moves.is_empty() { "none".to_owned() } else { moves.join(", ") };
        let cells = [self.symbol(spot), self.value(spot.heap).to_string(), self.outcome(spot.heap).into(), moves];
        Row::plain(spot.heap.to_string(), cells)
    }
}

impl Spot {
    /// How many of its moves lead out of the diagram.
    fn moves_out(&self) -> usize {
        self.moves.iter().filter(|step| step.drawn.is_none()).count()
    }
}

impl Grow for Reachable {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(1, 1)
    }
}

impl Growing for Reachable {
    fn read(&self) -> Sheet {
        let printed = (self.game.subtract.members(), self.game.divide.members()) == (&[1], &[2, 3]);
        let figure = match self.start % 6 {
            0 if printed && is_imark(&self.game) => {
                " Figure 2 of the paper is this diagram for the position n − r, where n ≡ r (mod 6)."
            }
            _ => "",
        };
        Sheet {
            title: "Reachable positions".into(),
            caption: format!(
                "Where plays of {} from n = {} can lead with at most one division, down to about n − {}.{figure}",
                self.name(),
                self.start,
                span(&self.game)
            ),
            parts: vec![Part {
                title: format!("From a heap of {}", self.start),
                note: format!(
                    "Computed. In the diagram full lines take tokens and dashed ones divide; the number beside a heap is \
                     its value, on a dark ground if it is 0.{}",
                    self.rest()
                ),
                corner: "heap".into(),
                columns: names(["position", "value", "outcome", "moves"]),
                rows: self.spots.iter().map(|spot| self.row(spot)).collect(),
                ..Part::default()
            }],
            done: 1,
            target: 1,
        }
    }

    fn diagram(&self) -> Option<Diagram> {
        Some(layout::diagram(self))
    }
}

/// How far below the first heap the diagram goes: until divisions come again if that is near, and some subtractions far.
fn span(game: &Division) -> u64 {
    let subtract = game.subtract.members();
    let (least, largest) = (subtract.first().map_or(1, |&s| s), subtract.last().map_or(1, |&s| s));
    let remainders = game.divide.common_multiple().unwrap_or(u64::MAX);
    remainders.saturating_mul(least).clamp(6, 12).max(2 * largest)
}

/// A multiple of lcm(D), where that is not too large, for which the rows lie well apart.
fn usual(game: &Division) -> u64 {
    let largest = game.divide.members().last().map_or(1, |&d| d);
    let multiple = game.divide.common_multiple().filter(|&multiple| multiple <= LARGEST / 10).unwrap_or(1);
    let start = 2 * largest * span(game);
    start.next_multiple_of(multiple).min(LARGEST)
}
