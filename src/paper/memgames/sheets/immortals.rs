//! The immortal values of MEM⁰, or of MEM⁰ perturbed, and the records of its frontier, as far as the scan has come.
//!
//! Source: U. Larsson, S. Rubinstein-Salzedo, A. N. Siegel, "Memgames", section 5. A value that is on the frontier once,
//! at row t, and not again up to row 2t is immortal (Theorems 5.8 and 5.9); its diagonal follows a dyadic rule but for the
//! exceptions counted here, which are known from row 4t on.

use crate::grow::{Grow, Progress};
use crate::paper::memgames::engine::{FrontierScan, Immortal, Record};
use crate::sheet::{Growing, Part, Row, Sheet, SheetCell, names};

/// How far a page scans: 10⁷ rows, in some 130 megabytes.
const ROWS: u64 = 10_000_000;

/// The scan of the frontier.
pub(super) struct Immortals {
    scan: FrontierScan,
    is_perturbed: bool,
}

impl Immortals {
    /// Nothing scanned yet.
    pub(super) fn new(free: &[u64]) -> Immortals {
        let mut scan = FrontierScan::perturbed(free);
        scan.aim(ROWS);
        Immortals { scan, is_perturbed: !free.is_empty() }
    }

    fn immortals(&self) -> Part {
        let row = |Immortal { value, row, signature, .. }: Immortal| {
            let counts = signature.map(|signature| [signature.asymptotic.len(), signature.early.len()]);
            let count =
                |place: usize| counts.map_or_else(|| SheetCell::new("…"), |counts| SheetCell::new(counts[place]));
            Row::new(value.to_string(), [SheetCell::new(row), count(0), count(1)])
        };
        Part {
            title: "Immortal values".into(),
            note: format!(
                "Proved by Theorems 5.8 and 5.9{} and the {} rows computed; a larger one may come later. Exceptions are counted {}",
                if self.is_perturbed { ", which hold with free heaps too," } else { "" },
                self.scan.rows(),
                if self.is_perturbed {
                    "once the diagonal is settled."
                } else {
                    "from row 4t on. The paper has 143 early ones for 105161."
                }
            ),
            corner: "m".into(),
            columns: names(["t", "asymptotic exceptions", "early exceptions"]),
            rows: self.scan.immortals().into_iter().map(row).collect(),
            ..Part::default()
        }
    }

    fn records(&self) -> Part {
        let row = |Record { times, value, rows }: &Record| {
            let heaps: Vec<String> = rows.iter().map(u64::to_string).collect();
            Row::new(times.to_string(), [SheetCell::new(value), SheetCell::new(heaps.join(", "))])
        };
        Part {
            title: "The first value so many times on the frontier".into(),
            note: "Computed.".into(),
            corner: "times".into(),
            columns: names(["m", "at n"]),
            rows: self.scan.records().iter().map(row).collect(),
            ..Part::default()
        }
    }
}

impl Grow for Immortals {
    fn advance(&mut self, work: u64) {
        self.scan.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.scan.progress()
    }
}

impl Growing for Immortals {
    fn read(&self) -> Sheet {
        Sheet {
            title: "Immortal values".into(),
            caption: "Values that are on the frontier once and then for ever on a diagonal, and the values that \
                      are there most often."
                .into(),
            parts: vec![self.immortals(), self.records()],
            done: self.scan.rows(),
            target: ROWS,
        }
    }
}
