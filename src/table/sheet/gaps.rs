//! The largest gaps of i-Mark: how long each value stays away, as far as the scan has come.
//!
//! Source: O. Friman and G. Nivasch, "Some i-Mark games", Table 1 and Theorems 5 to 7, for every S and D. A gap is the
//! distance between two consecutive heaps with the same value; before the first of them there is none. The paper prints
//! the largest gaps alone, and here are their places, and every record on the way.

use super::Growing;
use super::form::{Cell, Mark, Part, Row, Sheet, names};
use super::scan::{Gap, Scan, Seen};
use crate::game::division::Division;

/// What the paper prints for ({1}, {2, 3}) and n ≤ 2³¹ − 1.
const PRINTED: [u64; 4] = [4, 8, 19, 240];

/// What it proves there, for all n.
const PROVED: [u64; 3] = [4, 10, 49];

/// The records that are listed, the latest ones.
const LISTED: usize = 60;

/// The gap table of a game.
pub(super) struct Gaps {
    game: Division,
    scan: Scan,
}

impl Gaps {
    /// The table before anything is looked at.
    pub(super) fn new(game: &Division) -> Gaps {
        Gaps { game: game.clone(), scan: Scan::new(game) }
    }

    /// Whether this is the game of the paper's table.
    fn is_printed(&self) -> bool {
        (self.game.subtract.members(), self.game.divide.members()) == (&[1], &[2, 3])
    }

    fn longest(&self) -> Part {
        let values = self.scan.values();
        let per_value = |cell: &dyn Fn(usize, &Seen) -> Option<Cell>| -> Vec<Cell> {
            let cells = values.iter().enumerate();
            cells.map(|(value, seen)| cell(value, seen).unwrap_or_default()).collect()
        };
        let printed = |value: usize| PRINTED.get(value).filter(|_| self.is_printed()).copied();
        let length = |value, seen: &Seen| {
            let length = seen.longest?.length();
            // A shorter gap may yet grow, so that only one at least as long can be compared.
            let mark = printed(value).filter(|&printed| length >= printed).map(|printed| Mark::of(length == printed));
            Some(Cell::new(length).marked(mark.unwrap_or_default()))
        };
        let mut rows = vec![
            Row::new("maximum gap", per_value(&length)),
            Row::new("from", per_value(&|_, seen| Some(Cell::new(seen.longest?.from)))),
            Row::new("to", per_value(&|_, seen| Some(Cell::new(seen.longest?.to)))),
            Row::new("heaps with it", per_value(&|_, seen| Some(Cell::new(seen.count)))),
        ];
        let mut note =
            format!("Computed for n < {}; beyond that nothing is known but what is proved.", self.scan.heaps());
        if self.is_printed() {
            rows.push(Row::new("as printed", per_value(&|value, _| printed(value).map(Cell::new))));
            rows.push(Row::new("proved", per_value(&|value, _| PROVED.get(value).map(Cell::new))));
            note.push_str(" Table 1 is printed for n ≤ 2147483647. Theorems 5 to 7 prove the bounds 4, 10 and 49.");
        }
        Part {
            title: "Maximum gap for each SG value".into(),
            note,
            corner: "SG value".into(),
            columns: names(0..values.len()),
            rows,
        }
    }

    fn records(&self) -> Part {
        let records = self.scan.records();
        let earlier = records.len().saturating_sub(LISTED);
        let row = |gap: &Gap| Row::plain(gap.value.to_string(), [gap.length(), gap.from, gap.to]);
        let note = match earlier {
            0 => "Computed. A record is a gap longer than all gaps of its value before it.".into(),
            _ => format!("Computed. The latest {LISTED} of {} records.", records.len()),
        };
        Part {
            title: "Records, the latest first".into(),
            note,
            corner: "SG value".into(),
            columns: names(["gap", "from", "to"]),
            rows: records[earlier..].iter().rev().map(row).collect(),
        }
    }
}

impl Growing for Gaps {
    fn advance(&mut self, work: u64) {
        self.scan.advance(work);
    }

    fn progress(&self) -> (u64, u64) {
        (self.scan.heaps(), self.scan.target())
    }

    fn read(&self) -> Sheet {
        Sheet {
            title: "Gaps between equal values".into(),
            caption: format!(
                "How far apart two consecutive heaps with the same value lie in i-Mark({{{}}}, {{{}}}), at most.",
                self.game.subtract, self.game.divide
            ),
            parts: vec![self.longest(), self.records()],
            done: self.scan.heaps(),
            target: self.scan.target(),
        }
    }
}
