//! The frontier of MEM⁰ alone, as far as memory reaches: immortal values, their signatures, and records.
//!
//! A value is immortal if it has been on the frontier once, at t, and not again up to row 2t (Theorems 5.8 and 5.9). The
//! exceptions of a row are forgotten once they are due, so a scan takes about 13 bytes a row where the map takes 90.

use super::diagonal::{Diagonal, Signature};
use super::step::{self, Step};
use crate::grow::{Grow, Progress};

/// The frontier values of MEM⁰, row by row.
pub struct FrontierScan {
    step: Step,
    records: Vec<Record>,
    /// How many rows are wanted.
    wanted: u64,
}

/// A value that is never on the frontier again, but occurs for ever on the diagonal `(t+k)_k`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Immortal {
    /// The value m.
    pub value: u32,
    /// The only row t with this frontier value.
    pub row: u64,
    /// The first row whose computation leaves nothing of its diagonal open: 4t, unless heaps are free.
    pub settled: u64,
    /// How its diagonal departs from the dyadic rule, once that row is computed.
    pub signature: Option<Signature>,
}

/// The first value that has been on the frontier so many times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How many times.
    pub times: u64,
    /// The value.
    pub value: u32,
    /// The rows, the last of which made it a record.
    pub rows: Vec<u64>,
}

impl FrontierScan {
    /// The most rows that a scan can number.
    pub const MOST_ROWS: u64 = step::MOST_ROWS;

    /// A scan of MEM⁰ before row 0.
    #[expect(clippy::new_without_default, reason = "a scan is begun, not defaulted")]
    pub fn new() -> Self {
        FrontierScan::perturbed(&[])
    }

    /// The same where these heaps, in increasing order, may repeat the last removal.
    pub fn perturbed(free: &[u64]) -> Self {
        FrontierScan { step: Step::new(free), records: Vec::new(), wanted: Self::MOST_ROWS }
    }

    /// A scan that goes on from here. What has been a record follows from the frontier values.
    pub(super) fn resume(step: Step) -> Self {
        let mut counts: Vec<u64> = Vec::new();
        let mut records = Vec::new();
        for (row, &value) in step.frontier().iter().enumerate() {
            let place = value as usize;
            counts.resize(counts.len().max(place + 1), 0);
            counts[place] += 1;
            if counts[place] > records.len() as u64 {
                records.push(Record::new(counts[place], &step.frontier()[..=row]));
            }
        }
        FrontierScan { step, records, wanted: Self::MOST_ROWS }
    }

    /// Wants so many rows; before anyone says so, a scan goes on as far as rows can be numbered.
    pub fn aim(&mut self, rows: u64) {
        self.wanted = rows.min(Self::MOST_ROWS);
    }

    /// The state of the scan.
    pub(super) fn step(&self) -> &Step {
        &self.step
    }

    /// The number of rows scanned.
    pub fn rows(&self) -> u64 {
        self.step.frontier().len() as u64
    }

    /// The frontier values of the rows scanned.
    pub fn frontier(&self) -> &[u32] {
        self.step.frontier()
    }

    /// The immortal values that the rows scanned prove to be so, in increasing order.
    pub fn immortals(&self) -> Vec<Immortal> {
        let rows = self.rows();
        let proved = self.step.once().iter().take_while(|diagonal| diagonal.is_immortal(rows));
        let immortal = |diagonal: &Diagonal| Immortal {
            value: diagonal.value,
            row: u64::from(diagonal.row),
            settled: diagonal.settled(),
            signature: (diagonal.settled() < rows).then(|| diagonal.signature()),
        };
        proved.map(immortal).collect()
    }

    /// The first value once on the frontier, the first one twice, and so on.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    fn keep_record(&mut self) {
        let Some(&value) = self.frontier().last() else { return };
        let times = self.step.count(value);
        if times > self.records.len() as u64 {
            self.records.push(Record::new(times, self.step.frontier()));
        }
    }
}

impl Grow for FrontierScan {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.wanted && spent < work.max(1) {
            spent += self.step.advance();
            self.keep_record();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows(), self.wanted)
    }
}

impl Record {
    /// The record that the last of these rows makes.
    fn new(times: u64, frontier: &[u32]) -> Self {
        let value = frontier.last().copied().unwrap_or_default();
        let rows = (0..).zip(frontier).filter(|&(_, &at)| at == value);
        Record { times, value, rows: rows.map(|(row, _)| row).collect() }
    }
}
