//! One statement refuted for all heaps: class by class, with a larger modulus where a class stays open.

use super::certificate::{Part, Refuted};
use super::search::{Found, Search, Supports};
use super::system::{MARGIN, Suspect, System};
use crate::game::numbers::gcd;

/// A refutation on its way.
pub(super) struct Deepening {
    divisors: [u64; 2],
    suspect: Suspect,
    modulus: u64,
    /// The factors of the modulus, each a power of one divisor.
    powers: [u64; 2],
    /// The classes to look at with this modulus, the last first, and those that stayed open.
    left: Vec<u64>,
    open: Vec<u64>,
    /// How many choices a class may cost.
    patience: usize,
    under_way: Option<(u64, Search)>,
    parts: Vec<Part>,
}

/// Why a statement stays open: so many classes of this modulus do.
pub(super) struct Open {
    pub(super) classes: usize,
    pub(super) modulus: u64,
}

impl Deepening {
    pub(super) fn new(divisors: [u64; 2], suspect: Suspect) -> Deepening {
        let mut new = Deepening {
            divisors,
            suspect,
            modulus: 1,
            powers: [1, 1],
            left: Vec::new(),
            open: Vec::new(),
            patience: PATIENCE,
            under_way: None,
            parts: Vec::new(),
        };
        // The value 3 takes three options, so that both divisors divide the heap.
        let step = if suspect.value == 3 { divisors[0] / gcd(divisors[0], divisors[1]) * divisors[1] } else { 1 };
        while new.modulus <= suspect.without || !new.modulus.is_multiple_of(step) {
            new.deepen();
        }
        new.left = (0..new.modulus).step_by(step as usize).collect();
        new
    }

    /// Multiplies the modulus by the divisor whose power in it is less; returns it.
    fn deepen(&mut self) -> u64 {
        let place = usize::from(self.powers[0] > self.powers[1]);
        self.powers[place] *= self.divisors[place];
        self.modulus *= self.divisors[place];
        self.divisors[place]
    }

    /// The heaps below which it says nothing: those that have no equations.
    fn silent_below(&self) -> u64 {
        (MARGIN + 1) * self.modulus
    }

    /// Goes on with one class for a while. It is over with what is refuted, or with why it stays open.
    ///
    /// The heaps below `seen` are known one by one, and none of those that have no equations may lie beyond.
    pub(super) fn advance(&mut self, supports: &mut Supports, seen: u64) -> Option<Result<Refuted, Open>> {
        if self.silent_below() + self.suspect.without + 2 > seen {
            return Some(Err(Open { classes: self.left.len(), modulus: self.modulus }));
        }
        let (class, mut search) = match self.under_way.take() {
            Some(search) => search,
            None => match self.left.pop() {
                Some(class) => {
                    let system = System::new(self.divisors, self.modulus, class, self.suspect);
                    (class, Search::new(system))
                }
                None if self.open.is_empty() => return Some(Ok(self.refuted())),
                None => return self.lift().err().map(Err),
            },
        };
        let modulus = self.modulus;
        match search.run(supports, SLICE.min(self.patience)) {
            Found::Refuted(choices) => self.parts.push(Part { modulus, residue: class, choices }),
            Found::Solved => self.open.push(class),
            Found::Paused if search.choices() < self.patience => self.under_way = Some((class, search)),
            Found::Paused => self.open.push(class),
        }
        None
    }

    /// Splits the classes that stay open, unless they are too many.
    fn lift(&mut self) -> Result<(), Open> {
        let (classes, modulus) = (self.open.len(), self.modulus);
        if classes > MOST_OPEN {
            return Err(Open { classes, modulus });
        }
        let factor = self.deepen();
        let lifts = self.open.drain(..).flat_map(|class| (0..factor).map(move |k| class + k * modulus));
        self.left = lifts.collect();
        self.patience += self.patience / 2;
        Ok(())
    }

    fn refuted(&mut self) -> Refuted {
        let Suspect { without, closed, .. } = self.suspect;
        Refuted { length: without + u64::from(closed), longer: !closed, parts: std::mem::take(&mut self.parts) }
    }
}

/// The choices that a class may cost at first; with every larger modulus half as many more.
const PATIENCE: usize = 2_000;

/// The choices between two looks of whoever waits.
const SLICE: usize = 500;

/// The most classes that are split.
const MOST_OPEN: usize = 20_000;
