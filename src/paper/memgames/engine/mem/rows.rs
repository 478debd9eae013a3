//! The inner columns of MEM's rows, for whoever asks: computed for whole half-intervals, from the top of each as far down as
//! someone looks, and kept as runs of equal values while they are wanted.

use std::collections::{BTreeMap, VecDeque};

use super::inner::{Inner, Run};
use crate::paper::memgames::half::Half;

/// How many rows are kept: 20 runs each at n = 10¹², so that they take 10 MB.
const KEPT: usize = 1 << 16;

/// How many of one half-interval, the last ones that were computed.
const KEPT_OF_ONE: usize = 1 << 12;

/// The half-intervals that were looked at.
pub(super) struct Rows {
    /// The rows before the first regular half-interval.
    small: Vec<Box<[Run]>>,
    halves: BTreeMap<u64, Kept>,
    /// How many rows they hold.
    kept: usize,
    clock: u64,
}

/// One half-interval, and some of its rows.
struct Kept {
    half: Half,
    /// None once its last row is there.
    walk: Option<Inner>,
    /// The first row that is kept.
    first: u64,
    rows: VecDeque<Box<[Run]>>,
    asked: u64,
}

impl Kept {
    fn new(half: Half) -> Kept {
        Kept { half, walk: Some(Inner::new(half)), first: half.first, rows: VecDeque::new(), asked: 0 }
    }

    fn end(&self) -> u64 {
        self.first + self.rows.len() as u64
    }
}

impl Rows {
    pub(super) fn new() -> Rows {
        Rows { small: small(), halves: BTreeMap::new(), kept: 0, clock: 0 }
    }

    /// The last inner column of a row; 0 if it has none.
    pub(super) fn inner(&self, n: u64) -> u64 {
        match self.small.get(n as usize) {
            Some(runs) => runs.first().map_or(0, |run| u64::from(run.last)),
            None => {
                let half = Half::of(n);
                half.inner(&half.place(n))
            }
        }
    }

    /// Whether the inner columns of a row are kept.
    pub(super) fn has(&self, n: u64) -> bool {
        let kept = |kept: &Kept| (kept.first..kept.end()).contains(&n);
        (n as usize) < self.small.len() || self.halves.get(&Half::of(n).number).is_some_and(kept)
    }

    /// The row that comes next in the half-interval of row `n`.
    pub(super) fn next(&self, n: u64) -> u64 {
        let half = Half::of(n);
        self.halves.get(&half.number).map_or(half.first, Kept::end)
    }

    /// The inner columns of a row from the last one down, if they can be had for about `work` steps, and how many it took.
    pub(super) fn runs(&mut self, n: u64, work: u64) -> (Option<&[Run]>, u64) {
        if (n as usize) < self.small.len() {
            return (Some(&self.small[n as usize]), 1);
        }
        self.make_room();
        self.clock += 1;
        let half = Half::of(n);
        let kept = self.halves.entry(half.number).or_insert_with(|| Kept::new(half));
        kept.asked = self.clock;
        if n < kept.first {
            self.kept -= kept.rows.len();
            *kept = Kept { asked: self.clock, ..Kept::new(half) };
        }
        let mut spent = 1;
        while kept.end() <= n {
            let Some(walk) = kept.walk.as_mut().filter(|_| spent < work) else { return (None, spent) };
            spent += walk.cost();
            kept.rows.push_back(walk.step().into());
            self.kept += 1;
            if kept.rows.len() > KEPT_OF_ONE {
                kept.rows.pop_front();
                kept.first += 1;
                self.kept -= 1;
            }
            if kept.end() > half.last() {
                kept.walk = None;
            }
        }
        (Some(&kept.rows[(n - kept.first) as usize]), spent)
    }

    /// Forgets the half-intervals that nobody has asked for in a long time.
    fn make_room(&mut self) {
        while self.kept > KEPT {
            let oldest = self.halves.values().min_by_key(|kept| kept.asked).map(|kept| kept.half.number);
            let Some(kept) = oldest.and_then(|number| self.halves.remove(&number)) else { return };
            self.kept -= kept.rows.len();
        }
    }
}

/// The value in an inner column, counted from the foot of the half-interval.
pub(super) fn at(runs: &[Run], k: u64) -> u64 {
    let behind = runs.partition_point(|run| u64::from(run.last) >= k);
    u64::from(runs[behind - 1].above)
}

/// The rows before the first regular half-interval, from the rules: the options beyond the stair have all values below the
/// plateau's (Theorem 1), and the others are looked at one by one.
fn small() -> Vec<Box<[Run]>> {
    let mut rows: Vec<Box<[Run]>> = Vec::new();
    for n in 0..Half::numbered(Half::REGULAR).first {
        let half = Half::of(n);
        let at_row = half.place(n);
        let (mut taken, mut runs) = (vec![false; 2 * half.number as usize], Vec::<Run>::new());
        let mut value = at_row.plateau;
        for k in (1..at_row.stair).rev() {
            taken[value_before(&rows, n - k, k) as usize] = true;
            while taken[value as usize] {
                value += 1;
            }
            let above = (value - half.foot()) as u32;
            if value > at_row.plateau && runs.last().is_none_or(|run| run.above < above) {
                runs.push(Run { last: k as u32, above });
            }
        }
        rows.push(runs.into());
    }
    rows
}

fn value_before(rows: &[Box<[Run]>], n: u64, k: u64) -> u64 {
    let half = Half::of(n);
    let runs = &rows[n as usize];
    match runs.first() {
        Some(first) if k <= u64::from(first.last) => half.foot() + at(runs, k),
        _ => n / k.max(half.place(n).stair),
    }
}
