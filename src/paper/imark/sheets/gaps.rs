//! The largest gaps of i-Mark: how long each value stays away, as far as the scan has come.
//!
//! Source: O. Friman and G. Nivasch, "Some i-Mark games", Table 1 and Theorems 5 to 7, for every S and D. A gap is the
//! distance between two consecutive heaps with the same value; before the first of them there is none. The paper prints
//! the largest gaps alone, and here are their places, and every record on the way.

use super::scan::Scan;
use crate::grow::{Grow, Progress};
use crate::paper::imark::Division;
use crate::paper::imark::engine::Places;
use crate::sheet::{Growing, Part, Row, Sheet, SheetCell, SheetMark, names};

/// What the paper prints for ({1}, {2, 3}) and n ≤ 2³¹ − 1. It is so for all n (docs/proofs/imark-gaps.md).
const PRINTED: [u64; 4] = [4, 8, 19, 240];

/// The bounds that the paper proves there, for all n.
const BOUNDS: [u64; 3] = [4, 10, 49];

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

    /// What was found of each value, up to the largest that occurs.
    fn seen(&self) -> &[Places] {
        let values = &self.scan.gaps().values;
        let count = values.iter().rposition(|places| places.first.is_some()).map_or(0, |last| last + 1);
        &values[..count]
    }

    fn longest(&self) -> Part {
        let values = self.seen();
        let per_value = |cell: &dyn Fn(usize, &Places) -> Option<SheetCell>| -> Vec<SheetCell> {
            let cells = values.iter().enumerate();
            cells.map(|(value, places)| cell(value, places).unwrap_or_default()).collect()
        };
        let printed = |value: usize| PRINTED.get(value).filter(|_| self.is_printed()).copied();
        let length = |value, places: &Places| {
            let (from, to) = places.longest()?;
            // A shorter gap may yet grow, so that only one at least as long can be compared.
            let mark = printed(value).filter(|&printed| to - from >= printed);
            let mark = mark.map(|printed| SheetMark::of(to - from == printed));
            Some(SheetCell::new(to - from).marked(mark.unwrap_or_default()))
        };
        let mut rows = vec![
            Row::new("maximum gap", per_value(&length)),
            Row::new("from", per_value(&|_, places| Some(SheetCell::new(places.longest()?.0)))),
            Row::new("to", per_value(&|_, places| Some(SheetCell::new(places.longest()?.1)))),
        ];
        let mut note =
            format!("Computed for n < {}; beyond that nothing is known but what is proved.", self.scan.gaps().to);
        if self.is_printed() {
            rows.push(Row::new("as printed", per_value(&|value, _| printed(value).map(SheetCell::new))));
            rows.push(Row::new("bound in the paper", per_value(&|value, _| BOUNDS.get(value).map(SheetCell::new))));
            rows.push(Row::new("proved here", per_value(&|value, _| printed(value).map(SheetCell::new))));
            note.push_str(
                " Table 1 is printed for n ≤ 2147483647. Theorems 5 to 7 prove the bounds 4, 10 and 49. That no gap is longer than those of \
                 Table 1, whatever n is, is proved in docs/proofs/imark-gaps.md.",
            );
        }
        Part {
            title: "Maximum gap for each SG value".into(),
            note,
            corner: "SG value".into(),
            columns: names(0..values.len()),
            rows,
            ..Part::default()
        }
        .keyed(&[(SheetMark::Agrees, "as printed"), (SheetMark::Differs, "not as printed")])
    }

    fn records(&self) -> Part {
        let values = self.seen().iter().zip(0_u32..);
        let mut records: Vec<(u64, u64, u32)> = values
            .flat_map(|(places, value)| places.records.iter().map(move |&(from, to)| (to, from, value)))
            .collect();
        records.sort_unstable();
        let earlier = records.len().saturating_sub(LISTED);
        let row = |&(to, from, value): &(u64, u64, u32)| Row::plain(value.to_string(), [to - from, from, to]);
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
            ..Part::default()
        }
    }
}

impl Grow for Gaps {
    fn advance(&mut self, work: u64) {
        self.scan.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.scan.progress()
    }
}

impl Growing for Gaps {
    fn read(&self) -> Sheet {
        Sheet {
            title: "Gaps between equal values".into(),
            caption: format!(
                "How far apart two consecutive heaps with the same value lie in i-Mark({{{}}}, {{{}}}), at most.",
                self.game.subtract, self.game.divide
            ),
            parts: vec![self.longest(), self.records()],
            done: self.scan.progress().done,
            target: self.scan.progress().target,
        }
    }
}
