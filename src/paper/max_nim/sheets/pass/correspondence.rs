//! What the pass makes of each value, read off the computed heaps: Tables 2–6 for any d.

use std::collections::BTreeMap;

use crate::game::numbers::Ratio;
use crate::paper::max_nim::theorems::{pass_index, passed, passed_printed, permuted};
use crate::sheet::{Part, Row, SheetCell, SheetKey, SheetMark, names};

/// The values shown at least, and at most if a is large.
const SHOWN: (u64, u64) = (24, 120);

/// What was found so far.
pub(super) struct Correspondence {
    divisor: Ratio,
    heaps: u64,
    /// For each value without a pass, those with one, and the heaps that have both.
    found: Vec<BTreeMap<u64, Place>>,
    /// How many heaps the theorem as printed gives another value, and the first of them.
    printed: Place,
    /// How many it does not speak of.
    silent: Place,
    /// How many the theorem corrected gives another value.
    corrected: Place,
}

/// The first heap, and how many there are.
#[derive(Default)]
struct Place {
    first: u64,
    count: u64,
}

impl Correspondence {
    pub(super) fn new(divisor: Ratio) -> Correspondence {
        let none = Place::default;
        Correspondence { divisor, heaps: 0, found: Vec::new(), printed: none(), silent: none(), corrected: none() }
    }

    /// Notes the values of heap n.
    pub(super) fn note(&mut self, n: u64, without: u64, with: u64) {
        self.heaps = n + 1;
        match passed_printed(self.divisor, without) {
            None => self.silent.add(n),
            Some(printed) if printed != with => self.printed.add(n),
            Some(_) => {}
        }
        if passed(self.divisor, n, without) != with {
            self.corrected.add(n);
        }
        let place = without as usize;
        if place >= self.found.len() {
            self.found.resize_with(place + 1, BTreeMap::new);
        }
        self.found[place].entry(with).or_default().add(n);
    }

    /// The table.
    pub(super) fn part(&self) -> Part {
        let a = pass_index(self.divisor);
        let most = (a + 8).clamp(SHOWN.0, SHOWN.1) as usize;
        let values: Vec<usize> = (0..self.found.len().min(most + 1)).filter(|&v| !self.found[v].is_empty()).collect();
        let each = |cell: &dyn Fn(u64, &BTreeMap<u64, Place>) -> SheetCell| -> Vec<SheetCell> {
            values.iter().map(|&v| cell(v as u64, &self.found[v])).collect()
        };
        Part {
            title: format!("What the pass makes of each value, d = {}", self.divisor),
            note: format!(
                "Found: computed for n < {}. Printed: {}; {}{}. Corrected: proved here; {}.",
                self.heaps,
                self.source(a),
                self.printed.verdict(),
                self.silent.silence(),
                self.corrected.verdict()
            ),
            corner: "G_d".into(),
            columns: names(&values),
            rows: vec![
                Row::new("found", each(&|_, found| shown(found))),
                Row::new("corrected", each(&|v, found| self.corrected_cell(v, found))),
                Row::new("printed", each(&|v, found| self.printed_cell(v, found))),
            ],
            key: vec![SheetKey::letter("–", "no line of the theorem as printed speaks of it")],
        }
        .keyed(&[(SheetMark::Agrees, "what is found"), (SheetMark::Differs, "not what is found")])
    }

    /// Where the paper prints it.
    fn source(&self, a: u64) -> String {
        let (p, q) = (self.divisor.numerator(), self.divisor.denominator());
        match a % 2 {
            _ if p >= 3 * q => "Theorem 4 (i), Table 2".into(),
            _ if p >= 2 * q => "Theorem 4 (ii), Table 3".into(),
            1 => format!("Theorem 4 (iii.1), which Table 4 shows without a range, a = {a}"),
            _ => format!("Theorem 4 (iii.2), Tables 5 and 6, a = {a}"),
        }
    }

    fn corrected_cell(&self, v: u64, found: &BTreeMap<u64, Place>) -> SheetCell {
        let mut expected = vec![permuted(self.divisor, v)];
        // Only the heaps 0 and 1 are treated apart, which have the values 0 and 1 for every d.
        if v <= 1 {
            expected.push(passed(self.divisor, v, v));
        }
        compared(expected, found)
    }

    fn printed_cell(&self, v: u64, found: &BTreeMap<u64, Place>) -> SheetCell {
        match passed_printed(self.divisor, v) {
            Some(expected) => compared(vec![expected], found),
            None => SheetCell::new("–").hinted("no line of the theorem speaks of it"),
        }
    }
}

impl Place {
    fn add(&mut self, n: u64) {
        if self.count == 0 {
            self.first = n;
        }
        self.count += 1;
    }

    /// What heaps to which a theorem gives another value say about it.
    fn verdict(&self) -> String {
        match self {
            Place { count: 0, .. } => "it gives none of them another value".into(),
            Place { count: 1, first } => format!("it gives n = {first} alone another value"),
            Place { count, first } => format!("it gives {count} of them another value, n = {first} first"),
        }
    }

    /// What heaps say about a theorem that does not speak of them.
    fn silence(&self) -> String {
        match self {
            Place { count: 0, .. } => String::new(),
            Place { count, first } => format!(", and it is silent about {count}, n = {first} first"),
        }
    }
}

fn shown(found: &BTreeMap<u64, Place>) -> SheetCell {
    let hints: Vec<String> = found.iter().map(|(value, place)| where_found(*value, place)).collect();
    SheetCell::new(listed(found.keys())).hinted(hints.join("; "))
}

fn where_found(value: u64, place: &Place) -> String {
    match place {
        Place { count: 1, first } => format!("{value} at n = {first} alone"),
        Place { count, first } => format!("{value} at {count} heaps, first n = {first}"),
    }
}

/// What is expected, and whether it is all that is found.
fn compared(mut expected: Vec<u64>, found: &BTreeMap<u64, Place>) -> SheetCell {
    expected.sort_unstable();
    expected.dedup();
    let agrees = expected.iter().eq(found.keys());
    SheetCell::new(listed(&expected)).marked(SheetMark::of(agrees))
}

fn listed<'a>(values: impl IntoIterator<Item = &'a u64>) -> String {
    values.into_iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}
