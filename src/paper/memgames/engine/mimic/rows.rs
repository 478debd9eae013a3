//! Mimic: the rows, one after the other.
//!
//! Source: Memgames, section 6, and docs/proofs/variants.md, Theorems 6 to 8. The options of `n_{k,c}` are the `(n−j)_{j,1}`, j ≠ k,
//! and for c < r also `(n−k)_{k,c+1}`. Without that difference all cells of a row would have one value, the frontier value F(n).
//! If the value of `(n−k)_{k,1}` is F(n−k), F(n−k) < F(n), and no other row before n has it on the frontier, then `n_{k,r}` is without it
//! and has it for its own value; and `n_{k,c}` has too, if `(n−k)_{k,c+1}` has another one. That is the plain rule. It needs
//! nothing but the frontier, and up to which row each value is alone there.
//!
//! Layer 1 alone matters to other columns. So in each row
//!
//! 1. the counts of the frontier values so far are corrected by the exceptions of layer 1 that are due, those in cells `(n−k)_k`;
//! 2. F(n) is the least value with count 0;
//! 3. the plain rule can fail only in the columns that a corrected value points to, where a cell departs from it already in row
//!    n − k, and where `(n−k)_{k,c+1}` has the value F(n) itself, so that a value above the frontier appears; what is so there is
//!    worked out by the rules, and stored if it departs;
//! 4. the exceptions of layer 1 are due again k rows later. By Theorem 7 they have k ≤ n/r.
//!
//! Cost: a look at each value that is alone, about n^(1 − 1/r) a row, and some ten departures. Memory: about 30 bytes a row and 12 a departure.

use super::alone::Alone;
use super::departures::{Departures, Layers};
use super::pending::Pending;

/// What is known of a value among the options of a row.
#[derive(Clone, Copy, Default)]
struct Seen {
    count: u32,
    /// The exclusive or of the rows that they are in: where the count is 1, the row.
    rows: u32,
}

/// The rows so far.
pub(super) struct Rows {
    /// How often in a row a removal may be made.
    most: u32,
    frontier: Vec<u32>,
    /// By value: the rows that have it on the frontier, and the first of them.
    seen: Vec<Seen>,
    first: Vec<u32>,
    /// The values below the largest so far that have not been on the frontier.
    gaps: Vec<u32>,
    alone: Alone,
    departures: Departures,
    pending: Pending,
    /// The columns due in a row; the values touched there, with what is known of them without corrections.
    due: Vec<u32>,
    touched: Vec<(u32, Seen)>,
    /// The columns to be worked out by the rules, and what departs.
    columns: Vec<u32>,
    found: Vec<Layers>,
}

impl Rows {
    /// No rows yet; a removal may be made at most this many times in a row.
    pub(super) fn new(most: u32) -> Self {
        Rows {
            most,
            frontier: Vec::new(),
            seen: Vec::new(),
            first: Vec::new(),
            gaps: Vec::new(),
            alone: Alone::default(),
            departures: Departures::default(),
            pending: Pending::new(),
            due: Vec::new(),
            touched: Vec::new(),
            columns: Vec::new(),
            found: Vec::new(),
        }
    }

    /// How often in a row a removal may be made.
    pub(super) fn most(&self) -> u32 {
        self.most
    }

    /// The frontier values.
    pub(super) fn frontier(&self) -> &[u32] {
        &self.frontier
    }

    /// Which rows are alone.
    pub(super) fn alone(&self) -> &Alone {
        &self.alone
    }

    /// The departures of row `n`, by increasing column.
    pub(super) fn departures(&self, n: u64) -> &[Layers] {
        self.departures.of(n)
    }

    /// The frontier value of row `n`.
    #[inline]
    fn plain(&self, n: u64) -> u32 {
        self.frontier[n as usize]
    }

    /// The value of `n_{k,c}`.
    #[inline]
    pub(super) fn value(&self, n: u64, k: u64, c: u32) -> u32 {
        let frontier = self.plain(n);
        if k == 0 || k > n {
            return frontier;
        }
        match self.departures.at(n, k) {
            Some(Layers { value, set, .. }) => {
                if set >> (c - 1) & 1 == 1 {
                    value
                } else {
                    frontier
                }
            }
            None => self.by_rule(n, k, c, frontier),
        }
    }

    /// The value of `n_{k,c}` by the plain rule, where the row has this frontier value.
    #[inline]
    pub(super) fn by_rule(&self, n: u64, k: u64, c: u32, frontier: u32) -> u32 {
        let missing = self.plain(n - k);
        let is_missing = self.alone.is(n - k, n) && missing < frontier;
        if is_missing && (c == self.most || self.value(n - k, k, c + 1) != missing) { missing } else { frontier }
    }

    /// Computes the next row and returns what it cost.
    pub(super) fn advance(&mut self) -> u64 {
        let n = self.frontier.len() as u64;
        let mut due = std::mem::take(&mut self.due);
        self.pending.take(&mut due);
        self.correct(n, &due);
        let frontier = self.least_missing(None);
        self.choose_columns(n, frontier, &due);
        self.work_out(n, frontier);
        for &(value, before) in self.touched.iter().rev() {
            self.seen[value as usize] = before;
        }
        let looks = self.wait(n, frontier);
        self.departures.add(&self.found);
        self.count(n as u32, frontier);
        let cost = looks + 16 * (self.columns.len() + due.len()) as u64 + 16;
        self.due = due;
        cost
    }

    /// Corrects what is seen by the exceptions of layer 1 that are due.
    fn correct(&mut self, n: u64, due: &[u32]) {
        self.touched.clear();
        for &k in due {
            let row = n - u64::from(k);
            let (plain, value) = (self.plain(row), self.value(row, u64::from(k), 1));
            if value != plain {
                self.touch(plain, row as u32, u32::MAX);
                self.touch(value, row as u32, 1);
            }
        }
    }

    /// Puts a value into a row once more, or by −1 once less.
    fn touch(&mut self, value: u32, row: u32, by: u32) {
        self.make_room(value);
        let seen = &mut self.seen[value as usize];
        self.touched.push((value, *seen));
        *seen = Seen { count: seen.count.wrapping_add(by), rows: seen.rows ^ row };
    }

    /// Makes room for what is known of a value; those below it that are new have not been on the frontier.
    fn make_room(&mut self, value: u32) {
        for new in self.seen.len() as u32..=value {
            self.seen.push(Seen::default());
            self.first.push(0);
            self.gaps.push(new);
        }
    }

    /// The least value that no option has, above a given one.
    fn least_missing(&self, above: Option<u32>) -> u32 {
        let is_missing =
            |value: &u32| above.is_none_or(|above| *value > above) && self.seen[*value as usize].count == 0;
        let touched = self.touched.iter().map(|(value, _)| *value);
        let known = touched.chain(self.gaps.iter().copied()).filter(is_missing).min();
        // Values that were never seen are missing too.
        let beyond = (self.seen.len() as u32).max(above.map_or(0, |above| above + 1));
        known.map_or(beyond, |known| known.min(beyond))
    }

    /// The columns in which the plain rule can fail.
    fn choose_columns(&mut self, n: u64, frontier: u32, due: &[u32]) {
        self.columns.clear();
        self.columns.extend_from_slice(due);
        let column = |row: u32| n as u32 - row;
        for (value, before) in &self.touched {
            let after = self.seen[*value as usize];
            for seen in [*before, after] {
                if seen.count == 1 {
                    self.columns.push(column(seen.rows));
                }
            }
        }
        if let Some(&first) = self.first.get(frontier as usize)
            && !self.gaps.contains(&frontier)
            && column(first).is_multiple_of(2)
        {
            self.columns.push(column(first) / 2);
        }
        self.columns.sort_unstable();
        self.columns.dedup();
        debug_assert!(self.columns.iter().all(|&k| k > 0 && u64::from(k) <= n), "these are removals from the heap");
    }

    /// Works out these columns by the rules, and finds what departs from the plain rule.
    fn work_out(&mut self, n: u64, frontier: u32) {
        self.found.clear();
        for &column in &self.columns {
            let k = u64::from(column);
            let option = self.value(n - k, k, 1);
            let is_missing = self.seen[option as usize].count == 1 && option < frontier;
            let (mut own, mut set, mut departs) = (option, 0, false);
            for c in 1..=self.most {
                let repeated = (c < self.most).then(|| self.value(n - k, k, c + 1));
                let value = match repeated {
                    Some(repeated) if repeated == option => frontier,
                    _ if is_missing => option,
                    Some(repeated) if repeated == frontier => {
                        own = self.above(frontier, option);
                        own
                    }
                    _ => frontier,
                };
                set |= u16::from(value != frontier) << (c - 1);
                departs |= value != self.by_rule(n, k, c, frontier);
            }
            if departs {
                self.found.push(Layers { column, value: own, set });
            }
        }
    }

    /// The least value that `n_k` misses if the frontier value of its row is among its options in the place of `option`.
    fn above(&self, frontier: u32, option: u32) -> u32 {
        let next = self.least_missing(Some(frontier));
        let is_lost = self.seen[option as usize].count == 1 && option > frontier;
        if is_lost { next.min(option) } else { next }
    }

    /// Lets all that departs, and the exceptions of layer 1, wait for the row in which they matter again.
    fn wait(&mut self, n: u64, frontier: u32) -> u64 {
        for &Layers { column, .. } in &self.found {
            self.pending.add(column as usize - 1, column);
        }
        let reach = n / u64::from(self.most);
        let start = self.alone.now().partition_point(|&a| u64::from(a) < n - reach);
        let rows = start..self.alone.now().len();
        let looks = rows.len() as u64;
        for place in rows {
            let a = u64::from(self.alone.now()[place]);
            let column = (n - a) as u32;
            if self.by_rule(n, n - a, 1, frontier) != frontier
                && self.found.binary_search_by_key(&column, |found| found.column).is_err()
            {
                self.pending.add(column as usize - 1, column);
            }
        }
        looks
    }

    /// Counts the frontier value of a row that is done.
    fn count(&mut self, n: u32, frontier: u32) {
        self.make_room(frontier);
        let seen = &mut self.seen[frontier as usize];
        let is_new = seen.count == 0;
        *seen = Seen { count: seen.count + 1, rows: seen.rows ^ n };
        if is_new {
            self.first[frontier as usize] = n;
            self.gaps.retain(|&gap| gap != frontier);
        }
        self.frontier.push(frontier);
        self.alone.add((!is_new).then(|| self.first[frontier as usize]));
    }
}
