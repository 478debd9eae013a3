//! The immortal values of mimic, as far as the scan has come.
//!
//! Source: docs/proofs/variants.md, Theorems 7 and 8, for what is immortal; how many there are is only seen.

use crate::grow::{Grow, Progress};
use crate::paper::memgames::engine::{MimicScan, valuations};
use crate::sheet::{Growing, Part, Row, Sheet, SheetCell, names};

/// How far a page scans.
const ROWS: u64 = 100_000;

/// How many immortal values are listed.
const LISTED: usize = 60;

/// The scan of the frontier.
pub(super) struct MimicImmortals {
    most: u64,
    scan: MimicScan,
}

impl MimicImmortals {
    /// Nothing scanned yet, where a removal may be made `most` times in a row.
    pub(super) fn new(most: u64) -> MimicImmortals {
        MimicImmortals { most, scan: MimicScan::new(most as u32, ROWS) }
    }

    fn listed(&self, immortals: &[(u32, u64)]) -> Part {
        let row = |(value, t): &(u32, u64)| Row::new(value.to_string(), [SheetCell::new(t)]);
        Part {
            title: "Immortal values".into(),
            note: format!(
                "Proved by Theorem 7 of docs/proofs/variants.md and the {} rows computed: m is on the frontier in row t alone. There are {} so far; the first {} are listed.",
                self.scan.rows(),
                immortals.len(),
                immortals.len().min(LISTED)
            ),
            corner: "m".into(),
            columns: names(["t"]),
            rows: immortals.iter().take(LISTED).map(row).collect(),
            ..Part::default()
        }
    }

    /// How many there are up to each power of 2, and how many times as many as up to the one before.
    fn counted(&self, immortals: &[(u32, u64)]) -> Part {
        // Up to here the rows decide which values are immortal.
        let last = (self.scan.rows().saturating_sub(1) * self.most / (self.most + 1)).max(1);
        let up_to = |x: u64| immortals.partition_point(|(_, t)| *t <= x);
        let row = |x: u64| {
            let growth = (100 * up_to(x)).checked_div(up_to(x / 2));
            let growth = growth.map(|hundredths| format!("{}.{:02}", hundredths / 100, hundredths % 100));
            Row::new(x.to_string(), [SheetCell::new(up_to(x)), SheetCell::new(growth.unwrap_or_default())])
        };
        Part {
            title: "How many there are".into(),
            note: format!(
                "Computed. N(x) seems to grow like x^(1 − 1/r), so that the last column would go to 2^({}/{}); that is only observed.",
                self.most - 1,
                self.most
            ),
            corner: "x".into(),
            columns: names(["N(x), with t ≤ x", "N(x) / N(x/2)"]),
            rows: (4..64).map(|power| 1 << power).take_while(|x| *x <= last).map(row).collect(),
            ..Part::default()
        }
    }

    fn parted(immortals: &[(u32, u64)]) -> Part {
        let rows: Vec<u64> = immortals.iter().map(|(_, t)| *t).collect();
        let counts = valuations(&rows);
        let all: u64 = counts.iter().sum();
        let row = |(halvings, count): (usize, &u64)| {
            let percent = |thousandths: u64| SheetCell::new(format!("{}.{} %", thousandths / 10, thousandths % 10));
            let (share, chance) = (percent(1000 * count / all.max(1)), percent(1000 >> (halvings + 1).min(63)));
            Row::new(halvings.to_string(), [SheetCell::new(count), share, chance])
        };
        Part {
            title: "What parts their rows".into(),
            note: "Computed. Of all pairs of immortal rows, how many differ by a number that 2 divides exactly so many times. In MEM⁰ all six known differences are divided an odd number of times."
                .into(),
            corner: "times".into(),
            columns: names(["pairs", "share", "of random rows"]),
            rows: counts.iter().enumerate().map(row).collect(),
            ..Part::default()
        }
    }
}

impl Grow for MimicImmortals {
    fn advance(&mut self, work: u64) {
        self.scan.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.scan.progress()
    }
}

impl Growing for MimicImmortals {
    fn read(&self) -> Sheet {
        let immortals = self.scan.immortals();
        Sheet {
            title: "Immortal values".into(),
            caption: "Values that are on the frontier once and then, where a removal was made r times, for ever on a diagonal without gaps."
                .into(),
            parts: vec![self.listed(&immortals), self.counted(&immortals), Self::parted(&immortals)],
            done: self.scan.rows(),
            target: ROWS,
        }
    }
}
