//! The search for a period, in linear time and in slices.
//!
//! A sequence repeats from heap m on if the word of its differences does, and these also show what grows by the same
//! amount every period. Read from its end, a word that repeats from m on is one that agrees with itself shifted by the
//! period, for so long. How long it agrees is known for every shift from those before it: this is the Z-algorithm, whose
//! comparisons are at most twice the length of the word (D. Gusfield, "Algorithms on Strings, Trees, and Sequences", 1.4).

/// A stretch that repeats up to the end of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// Where it begins: the pre-period.
    pub from: u64,
    /// After how many heaps it repeats.
    pub period: u64,
    /// By how much it grows in that.
    pub saltus: u64,
}

/// Looks for the longest stretch at the end of a sequence that repeats for at least two whole periods, never falling.
#[derive(Debug)]
pub struct Search {
    /// Whether it looks at outcomes, 0 for P and 1 for N, and not at values.
    outcomes: bool,
    /// How far the word, read from its end, agrees with itself shifted by 0, 1, 2, …
    agreements: Vec<u32>,
    /// How far the next shift agrees, as far as it is compared.
    under_way: Option<usize>,
    /// The shift that agrees up to the farthest place, and that place.
    farthest: (usize, usize),
    best: Option<Repeat>,
}

impl Search {
    /// A search that has looked at nothing.
    pub fn new(outcomes: bool) -> Search {
        Search { outcomes, agreements: vec![0], under_way: None, farthest: (0, 0), best: None }
    }

    /// Looks on for about `work` comparisons in a sequence, the same at every call, and says whether all is done.
    pub fn step(&mut self, sequence: &[u32], work: u64) -> bool {
        let mut work = work.max(1);
        let (last, outcomes) = (sequence.len() / 2, self.outcomes);
        // The differences from the end; there is one fewer of them than there are heaps.
        let word = |place: usize| {
            let heap = sequence.len() - 1 - place;
            letter(sequence[heap], outcomes) - letter(sequence[heap - 1], outcomes)
        };
        while self.agreements.len() <= last {
            let shift = self.agreements.len();
            let (left, right) = self.farthest;
            // Within what agreed with the beginning, a shorter shift has told already.
            let known = || right.checked_sub(shift).map_or(0, |rest| rest.min(self.agreements[shift - left] as usize));
            let mut agrees = self.under_way.take().unwrap_or_else(known);
            while shift + agrees + 1 < sequence.len() && word(agrees) == word(shift + agrees) {
                if work == 0 {
                    self.under_way = Some(agrees);
                    return false;
                }
                (agrees, work) = (agrees + 1, work - 1);
            }
            if shift + agrees > right {
                self.farthest = (shift, shift + agrees);
            }
            self.agreements.push(agrees as u32);
            self.judge(sequence, shift, agrees);
            work = work.saturating_sub(1);
        }
        true
    }

    /// The longest stretch; of two that begin at the same heap, the one with the shorter period.
    pub fn best(&self) -> Option<Repeat> {
        self.best
    }

    /// How many shifts have been tried, of half the length of the sequence.
    pub fn tried(&self) -> u64 {
        self.agreements.len() as u64 - 1
    }

    fn judge(&mut self, sequence: &[u32], shift: usize, agrees: usize) {
        let length = shift + agrees + 1;
        let last = sequence.len() - 1;
        let saltus = letter(sequence[last], self.outcomes) - letter(sequence[last - shift], self.outcomes);
        let from = (sequence.len() - length) as u64;
        let repeats = length >= 2 * shift && (saltus == 0 || (saltus > 0 && !self.outcomes));
        if repeats && self.best.is_none_or(|best| from < best.from) {
            self.best = Some(Repeat { from, period: shift as u64, saltus: saltus as u64 });
        }
    }
}

fn letter(value: u32, outcomes: bool) -> i64 {
    i64::from(if outcomes { value.min(1) } else { value })
}
