//! MEM(F), sparse: where F(k) leaves out few removals, a row has one value but for a few columns.
//!
//! Let E(k) be what F(k) leaves out. The value of `n_k` is the mex of all options of row n but those that are removals in
//! E(k). So a row has a value for itself, the mex of all options, and `n_k` has another one, m, exactly if m is the least value
//! all of whose removals are in E(k). That is the engine of MEM⁰ (Lemma 5.4), where E(k) = {k}, with two things more: a value
//! that has two options or more can be missing as well, and one removal may be left out in several columns.
//!
//! The options of row n are the values of the rows before it, except that an exceptional cell (a, k) with a + k = n puts its
//! value in the place of row a's. So:
//!
//! 1. correct the counts of values for the exceptional cells that are due, and for the removals that every column leaves out;
//! 2. the row's value is the least one with count 0: one that was touched, or the least never seen;
//! 3. the exceptions are among the values touched, those seen in one row, and those seen in c ≥ 2 rows, no more than a column
//!    leaves out. With d the distance from the first to the last of these rows, the last lies j before row n where some E(k)
//!    has j and j + d: mostly there are few such j, and each says in which row the value is to be looked at. Where there
//!    are many, as d = 1 for E(k) = {k, k + 1}, it stands among those that every row looks at;
//! 4. take the corrections back and count the row's value.
//!
//! Where the rule speaks of n, each phase of it has its own E(k).
//! Cost: about as many steps a row as there are exceptions due and found; memory 16 bytes for each exception.

use super::forbidden::{Forbidden, Listing, TooMany};
use super::rows::Rows;
use crate::game::rule::{RulePhase, SetRule};
use crate::paper::memgames::engine::sparse::SparseRows;

/// The most phases of a rule that each have lists of their own.
const PHASES: usize = 4;

/// The most rows in which a value is looked at because of what it was when it was last counted.
const SCHEDULED: usize = 48;

/// The most exceptional cells that there is room for.
const ROOM: usize = 20_000_000;

/// The rows so far, and what the next ones need.
pub(super) struct Sparse {
    rule: SetRule,
    limit: u64,
    phases: Vec<Phase>,
    /// The lists of a phase that are being made.
    listing: Option<(RulePhase, Listing)>,
    rows: Rows,
    /// In how many rows each value is, and the last of these.
    counts: Vec<u32>,
    last: Vec<u32>,
    /// For each row the one before it with the same value.
    previous: Vec<u32>,
    /// The values seen in one row, in increasing order.
    once: Vec<u32>,
    /// For each row the exceptional cells due there: row and value.
    due: Vec<Vec<(u32, u32)>>,
    /// For each row the values to be looked at, if they are still in so many rows.
    scheduled: Vec<Vec<(u32, u32)>>,
    found: Vec<(u32, u32)>,
}

/// A phase of the rule: what it leaves out, and the values that every row of it looks at while they are in so many rows.
struct Phase {
    is: RulePhase,
    forbidden: Forbidden,
    standing: Vec<(u32, u32)>,
}

/// Why there is no next row.
pub(super) enum End {
    /// What it needs cannot be listed.
    TooMany,
    /// There is no room for more.
    NoRoom,
}

impl From<TooMany> for End {
    fn from(_: TooMany) -> End {
        End::TooMany
    }
}

impl Sparse {
    pub(super) fn new(rule: SetRule, limit: u64) -> Sparse {
        Sparse {
            rule,
            limit,
            phases: Vec::new(),
            listing: None,
            rows: Rows::default(),
            counts: Vec::new(),
            last: Vec::new(),
            previous: Vec::new(),
            once: Vec::new(),
            due: Vec::new(),
            scheduled: Vec::new(),
            found: Vec::new(),
        }
    }

    pub(super) fn rows(&self) -> &Rows {
        &self.rows
    }

    /// Goes on by a row, or by a part of what it needs, and says about how many steps that took.
    pub(super) fn advance(&mut self) -> Result<u64, End> {
        if let Some((_, listing)) = &mut self.listing {
            let mut listed = 0;
            while listed < 32 && !listing.is_done() {
                listing.advance()?;
                listed += 1;
            }
            if listing.is_done()
                && let Some((is, listing)) = self.listing.take()
            {
                let forbidden = listing.finish()?;
                self.phases.push(Phase { is, forbidden, standing: Vec::new() });
                self.schedule_all(self.phases.len() - 1);
                return Ok(40 * self.limit);
            }
            return Ok(400 * listed);
        }
        let n = self.rows.count() as u32;
        let is = self.rule.at(n.into()).phase();
        let Some(phase) = self.phases.iter().position(|phase| phase.is == is) else {
            if self.phases.len() == PHASES {
                return Err(End::TooMany);
            }
            self.listing = Some((is, Listing::new(self.rule.at(n.into()), self.limit)));
            return Ok(1);
        };
        if self.rows.exceptions() > ROOM {
            return Err(End::NoRoom);
        }
        if self.due.is_empty() {
            self.due.resize_with(self.limit as usize, Vec::new);
            self.scheduled.resize_with(self.limit as usize, Vec::new);
        }
        Ok(self.row(n, phase))
    }

    fn row(&mut self, n: u32, phase: usize) -> u64 {
        let due = std::mem::take(&mut self.due[n as usize]);
        let always = self.phases[phase].forbidden.always().len();
        let mut spent = 24 + (16 * due.len() + 8 * (due.len() + 1) * always) as u64;
        let corrections = self.correct(n, phase, &due);
        let missing = corrections.touched.iter().copied().find(|&value| self.counts[value as usize] == 0);
        let base = missing.unwrap_or(self.counts.len() as u32);
        spent += self.find(n, phase, base, &corrections);
        for (value, _) in corrections.put {
            self.counts[value as usize] -= 1;
        }
        for (value, _) in corrections.taken {
            self.counts[value as usize] += 1;
        }
        self.found.sort_unstable();
        // Of the values that are missing in a column the least counts.
        self.found.dedup_by_key(|&mut (column, _)| column);
        for &(column, value) in &self.found {
            if let Some(due) = self.due.get_mut(n as usize + column as usize)
                && column > 0
            {
                due.push((n, value));
            }
        }
        self.rows.push(base, &self.found);
        spent += 16 * self.found.len() as u64;
        self.found.clear();
        spent + self.count(n, base)
    }

    /// Corrects the counts for what is due in row n, and for what is never allowed there.
    fn correct(&mut self, n: u32, phase: usize, due: &[(u32, u32)]) -> Corrections {
        let base = |row: u32| self.rows.base(row.into());
        let mut put: Vec<(u32, u32)> = due.iter().map(|&(row, value)| (value, row)).collect();
        let mut taken: Vec<(u32, u32)> = due.iter().map(|&(row, _)| (base(row), row)).collect();
        for &removal in self.phases[phase].forbidden.always().iter().filter(|&&removal| removal <= n) {
            let row = n - removal;
            match put.iter().position(|&(_, of)| of == row) {
                Some(place) => drop(put.swap_remove(place)),
                None => taken.push((base(row), row)),
            }
        }
        for &(value, _) in &taken {
            self.counts[value as usize] -= 1;
        }
        for &(value, _) in &put {
            self.counts[value as usize] += 1;
        }
        put.sort_unstable();
        taken.sort_unstable();
        let mut touched: Vec<u32> = taken.iter().chain(&put).map(|&(value, _)| value).collect();
        touched.sort_unstable();
        touched.dedup();
        Corrections { taken, put, touched }
    }

    /// Finds the columns of row n that have a value below `base`, some of them perhaps twice, and says how many steps that took.
    fn find(&mut self, n: u32, phase: usize, base: u32, corrections: &Corrections) -> u64 {
        let Corrections { taken, put, touched } = corrections;
        let Sparse { phases, counts, last, previous, once, scheduled, found, .. } = self;
        let Phase { forbidden, standing, .. } = &mut phases[phase];
        let most = forbidden.most();
        if most == 0 {
            return 0;
        }
        let mut removals = Vec::new();
        let mut spent = 8 * touched.len();
        let rows_of = |value: u32, count: u32| {
            let row = last[value as usize];
            std::iter::successors(Some(row), |&row| Some(previous[row as usize])).take(count as usize)
        };
        for &value in touched.iter().take_while(|&&value| value < base) {
            if counts[value as usize] as usize > most {
                continue;
            }
            let of = |list: &[(u32, u32)]| {
                let start = list.partition_point(|&(other, _)| other < value);
                start..list.partition_point(|&(other, _)| other <= value)
            };
            let (taken, put) = (&taken[of(taken)], &put[of(put)]);
            let before = counts[value as usize] + taken.len() as u32 - put.len() as u32;
            removals.clear();
            let left = rows_of(value, before).filter(|&row| taken.binary_search(&(value, row)).is_err());
            removals.extend(left.chain(put.iter().map(|&(_, row)| row)).map(|row| n - row));
            found.extend(forbidden.columns(&removals).map(|column| (column, value)));
            spent += 16 * before as usize + 16;
        }
        let is_touched = |value: u32| touched.binary_search(&value).is_ok();
        for &value in once.iter().take_while(|&&value| value < base).filter(|&&value| !is_touched(value)) {
            found.extend(forbidden.columns(&[n - last[value as usize]]).map(|column| (column, value)));
        }
        spent += 8 * once.len();
        if most == 1 {
            return spent as u64;
        }
        standing.retain(|&(value, count)| is_touched(value) || counts[value as usize] == count);
        let scheduled = std::mem::take(&mut scheduled[n as usize]);
        spent += 16 * (standing.len() + scheduled.len());
        for &(value, count) in scheduled.iter().chain(&*standing) {
            if value < base && !is_touched(value) && counts[value as usize] == count {
                removals.clear();
                removals.extend(rows_of(value, count).map(|row| n - row));
                found.extend(forbidden.columns(&removals).map(|column| (column, value)));
            }
        }
        spent as u64
    }

    /// Counts the value of row n, and returns how many steps it took to see when it is to be looked at again.
    fn count(&mut self, n: u32, value: u32) -> u64 {
        if value as usize == self.counts.len() {
            self.counts.push(1);
            self.last.push(n);
            self.previous.push(n);
            self.once.push(value);
            return 0;
        }
        self.previous.push(self.last[value as usize]);
        self.last[value as usize] = n;
        self.counts[value as usize] += 1;
        if self.counts[value as usize] == 2
            && let Ok(place) = self.once.binary_search(&value)
        {
            self.once.remove(place);
        }
        (0..self.phases.len()).map(|phase| self.schedule(phase, value)).sum()
    }

    /// Notes when rows of a phase have to look at a value because of the rows that it is in now.
    fn schedule(&mut self, phase: usize, value: u32) -> u64 {
        let Phase { forbidden, standing, .. } = &mut self.phases[phase];
        let count = self.counts[value as usize];
        if count < 2 || count as usize > forbidden.most() {
            return 0;
        }
        let last = self.last[value as usize];
        let first = (1..count).fold(last, |row, _| self.previous[row as usize]);
        let places = forbidden.apart(last - first);
        if places.len() > SCHEDULED {
            standing.push((value, count));
            return 32;
        }
        let spent = 16 * places.len() as u64 + 32;
        let done = self.rows.count() as u32;
        for row in places.map(|smaller| last + smaller).filter(|&row| row >= done) {
            if let Some(scheduled) = self.scheduled.get_mut(row as usize) {
                scheduled.push((value, count));
            }
        }
        spent
    }

    /// The same for all values, of a phase that has just been listed.
    fn schedule_all(&mut self, phase: usize) {
        for value in 0..self.counts.len() as u32 {
            self.schedule(phase, value);
        }
    }
}

/// What the options of a row are beside the values of the rows before it: values and rows, in increasing order.
struct Corrections {
    taken: Vec<(u32, u32)>,
    put: Vec<(u32, u32)>,
    /// The values that occur there.
    touched: Vec<u32>,
}
