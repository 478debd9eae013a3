//! MEM(F) for any rule F that someone types.
//!
//! Source: Memgames, section 1. Where F(k) does not depend on the heap, it becomes a set of bits once for each k. In row n
//! the removals are sorted by the value that they lead to, once for all k, and the value of `n_k` is the least one none
//! of whose removals is in F(k): mostly the first removal of a value decides. Where F(k) forbids only a few removals,
//! those few decide instead. Where F(k) has no answer for some j, a heap of j or more has none with the memory k, and the
//! table ends before the first row that would need it. Where the rule speaks of the heap, the sets are those of the heap's
//! phase, of which the last few are kept.
//! Cost: at most the value's number of looks a cell; a table of 2048 × 2048 takes seconds for any F that does not speak of the
//! heap, or has few phases; up to a minute else.

use crate::game::Cell;
use crate::game::rule::{RulePhase, SetRule};
use crate::grow::Refusal;

/// The most phases of a rule whose sets are kept.
const PHASES: usize = 4;

/// The values of MEM(F), all of them.
pub(super) struct Dense {
    rule: SetRule,
    limit: u64,
    rows: u64,
    /// The sets of the phases that came last, the latest one at the end.
    phases: Vec<(RulePhase, Allowed)>,
    /// The values of n_k for 0 ≤ k ≤ limit, row by row, or [`NONE`].
    values: Vec<u16>,
}

/// F for the heaps of one phase.
struct Allowed {
    /// F(k) for every k ≤ limit, as bits.
    sets: Vec<Vec<u64>>,
    /// For every k the first j for which F(k) has no answer, if there is one: n_k has a value for the heaps before it.
    unanswered: Vec<Option<u64>>,
}

/// What stands where a position has no value. Values are at most as large as the heap.
const NONE: u16 = u16::MAX;

impl Dense {
    /// An empty table of at most `limit` rows and as many columns.
    pub(super) fn new(rule: SetRule, limit: u64) -> Dense {
        Dense { rule, limit, rows: 0, phases: Vec::new(), values: Vec::new() }
    }

    /// How many rows are known.
    pub(super) fn rows(&self) -> u64 {
        self.rows
    }

    /// The number of columns: memories 0, 1, …, limit.
    fn width(&self) -> usize {
        self.limit as usize + 1
    }

    /// Goes on by a row, or by a part of what it needs, and says about how many steps that took.
    ///
    /// # Errors
    /// Why the next row cannot be evaluated.
    pub(super) fn advance(&mut self) -> Result<u64, Refusal> {
        let rule = self.rule.at(self.rows);
        let is = rule.phase();
        match self.phases.iter().position(|phase| phase.0 == is) {
            Some(place) if place + 1 < self.phases.len() => {
                let phase = self.phases.remove(place);
                self.phases.push(phase);
            }
            Some(_) => {}
            None => {
                if self.phases.len() == PHASES {
                    self.phases.remove(0);
                }
                self.phases.push((is, Allowed { sets: Vec::new(), unanswered: Vec::new() }));
            }
        }
        let (width, limit) = (self.width(), self.limit);
        if let Some((_, allowed)) = self.phases.last_mut()
            && allowed.sets.len() < width
        {
            allowed.add(&rule, limit);
            return Ok(30 * limit);
        }
        match self.next_refusal() {
            Some(refusal) => Err(refusal),
            None => Ok(self.row()),
        }
    }

    /// The value of a cell, where it is known and there is one.
    pub(super) fn value(&self, at: Cell) -> Option<u32> {
        let column = at.column as usize;
        let value =
            (at.row < self.rows && column < self.width()).then(|| self.values[at.row as usize * self.width() + column]);
        value.filter(|&value| value != NONE).map(u32::from)
    }

    /// Why the next row cannot be evaluated: one of its options has no value.
    fn next_refusal(&self) -> Option<Refusal> {
        let has_none = |take: &u64| self.values[(self.rows - take) as usize * self.width() + *take as usize] == NONE;
        let take = (1..=self.rows).find(has_none)?;
        let left = self.rows - take;
        let error = (1..=left).find_map(|next| self.rule.at(left).contains(take, next).err())?;
        Some(Refusal::Rule(error.to_string()))
    }

    fn row(&mut self) -> u64 {
        let n = self.rows as usize;
        let options: Vec<u16> = (1..=n).map(|take| self.values[(n - take) * self.width() + take]).collect();
        let removals = Removals::new(&options);
        let Some((_, Allowed { sets, unanswered })) = self.phases.last() else { return 1 };
        let mut cost = 0;
        for (allowed, unanswered) in sets.iter().zip(unanswered) {
            if unanswered.is_some_and(|j| j <= self.rows) {
                self.values.push(NONE);
                continue;
            }
            let value = match removals.forbidden(allowed) {
                Some(forbidden) => removals.without(&forbidden),
                None => removals.among(allowed),
            };
            cost += 2 * value as u64 + 16;
            self.values.push(value as u16);
        }
        self.rows += 1;
        cost
    }
}

impl Allowed {
    /// Evaluates F for the next memory.
    fn add(&mut self, rule: &SetRule, limit: u64) {
        let k = self.sets.len() as u64;
        let mut set = Vec::new();
        let filled = rule.fill(k, limit, &mut set);
        let fails = |j: &u64| rule.contains(k, *j).is_err();
        self.unanswered.push(filled.err().and_then(|_| (1..=limit).find(fails)));
        self.sets.push(set);
    }
}

/// The removals of one row, sorted by the value that they lead to.
struct Removals<'a> {
    /// The value behind each removal; removal j is at j − 1.
    options: &'a [u16],
    sorted: Vec<u32>,
    /// Where the removals of each value begin, and where the last ones end.
    starts: Vec<usize>,
    /// The least value that no removal leads to.
    mex: usize,
}

/// The most forbidden removals for which it pays to look at them instead of the allowed ones.
const FEW: usize = 32;

impl<'a> Removals<'a> {
    fn new(options: &'a [u16]) -> Self {
        let values = options.iter().max().map_or(0, |&largest| usize::from(largest) + 1);
        let mut starts = vec![0; values + 1];
        for &option in options {
            starts[usize::from(option) + 1] += 1;
        }
        for value in 0..values {
            starts[value + 1] += starts[value];
        }
        let mut next = starts.clone();
        let mut sorted = vec![0; options.len()];
        for (take, &option) in (1..).zip(options) {
            sorted[next[usize::from(option)]] = take;
            next[usize::from(option)] += 1;
        }
        let mex = starts.windows(2).take_while(|ends| ends[0] < ends[1]).count();
        Removals { options, sorted, starts, mex }
    }

    /// The removals that a rule forbids, if they are few.
    fn forbidden(&self, allowed: &[u64]) -> Option<Vec<usize>> {
        let last = self.options.len();
        let mut forbidden = Vec::new();
        for (place, word) in allowed.iter().take(last / 64 + 1).enumerate() {
            let mut bits = !word;
            while bits != 0 {
                let take = 64 * place + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                if (1..=last).contains(&take) {
                    forbidden.push(take);
                }
            }
            if forbidden.len() > FEW {
                return None;
            }
        }
        Some(forbidden)
    }

    /// The mex of all options but these: the least value below the mex of all that loses its last removal.
    fn without(&self, forbidden: &[usize]) -> usize {
        let value_of = |take: &usize| usize::from(self.options[take - 1]);
        let lost = |value: &usize| {
            let missing = forbidden.iter().filter(|take| value_of(take) == *value).count();
            missing == self.starts[value + 1] - self.starts[*value]
        };
        forbidden.iter().map(value_of).filter(|value| *value < self.mex).filter(lost).min().unwrap_or(self.mex)
    }

    /// The mex of the allowed options: the least value none of whose removals is allowed.
    fn among(&self, allowed: &[u64]) -> usize {
        let is_allowed = |&take: &u32| allowed[take as usize / 64] >> (take % 64) & 1 == 1;
        let ends = self.starts.windows(2);
        ends.take_while(|ends| self.sorted[ends[0]..ends[1]].iter().any(is_allowed)).count()
    }
}
