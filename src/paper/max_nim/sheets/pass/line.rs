//! The lines of Theorem 4 corrected, by the letters that the paper gives them.

use crate::game::numbers::Ratio;
use crate::paper::max_nim::theorems::pass_index;
use crate::sheet::{SheetCell, SheetKey};

/// A line of the theorem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// An empty heap has no pass.
    Empty,
    /// A heap of one, if d ≥ 3.
    One,
    /// (a): what becomes of 0, and what becomes 0.
    A,
    /// (b): 2m ↔ 2m + 1, or 2m + 1 ↔ 2m + 2 if a is odd.
    B,
    /// (c): 2m + 1 ↔ 2m + 2 up to a, if a is even.
    C,
}

impl Line {
    /// The line that settles heap n with the value v.
    pub(super) fn of(d: Ratio, n: u64, v: u64) -> Line {
        let a = pass_index(d);
        match Case::of(d) {
            _ if n == 0 => Line::Empty,
            Case::Large if n == 1 => Line::One,
            Case::Large if v <= 1 => Line::A,
            Case::Odd if v == 0 || v == a || v == a + 1 => Line::A,
            Case::Even if v == 0 || v == a + 1 => Line::A,
            Case::Even if v <= a => Line::C,
            _ => Line::B,
        }
    }

    /// The lines that the theorem has for this d.
    pub(super) fn all(d: Ratio) -> Vec<Line> {
        match Case::of(d) {
            Case::Large => vec![Line::Empty, Line::One, Line::A, Line::B],
            Case::Odd => vec![Line::Empty, Line::A, Line::B],
            Case::Even => vec![Line::Empty, Line::A, Line::B, Line::C],
        }
    }

    /// Its letter and what it says, without a full stop.
    pub(super) fn text(self, d: Ratio) -> String {
        format!("{}: {}", self.letter(), self.says(d))
    }

    /// What it says.
    fn says(self, d: Ratio) -> String {
        let a = pass_index(d);
        match (self, Case::of(d)) {
            (Line::Empty, _) => "an empty heap has no pass and the value 0".into(),
            (Line::One, _) => "a heap of 1 has the value 2".into(),
            (Line::A, Case::Large) => "0 ↔ 1".into(),
            (Line::A, Case::Odd) => format!("0 → {a} → {} → 0", a + 1),
            (Line::A, Case::Even) => format!("0 ↔ {}", a + 1),
            (Line::B, Case::Large) => "2m ↔ 2m + 1".into(),
            (Line::B, Case::Odd) => format!("2m + 1 ↔ 2m + 2, but for {a} and {}", a + 1),
            (Line::B, Case::Even) => format!("2m ↔ 2m + 1 from {} on", a + 2),
            (Line::C, _) => format!("2m + 1 ↔ 2m + 2 up to {a}"),
        }
    }

    /// Its letter, as a cell.
    pub(super) fn cell(self) -> SheetCell {
        SheetCell::new(self.letter())
    }

    /// Its letter and what it says, for the key.
    pub(super) fn key(self, d: Ratio) -> SheetKey {
        SheetKey::letter(self.letter(), self.says(d))
    }

    fn letter(self) -> &'static str {
        match self {
            Line::Empty => "0",
            Line::One => "1",
            Line::A => "a",
            Line::B => "b",
            Line::C => "c",
        }
    }
}

/// The cases of the theorem. Case (ii), 2 ≤ d < 3, is case (iii.1) with a = 1.
enum Case {
    /// (i): d ≥ 3.
    Large,
    /// (iii.1): a is odd.
    Odd,
    /// (iii.2): a is even.
    Even,
}

impl Case {
    fn of(d: Ratio) -> Case {
        match pass_index(d) % 2 {
            _ if d.numerator() >= 3 * d.denominator() => Case::Large,
            1 => Case::Odd,
            _ => Case::Even,
        }
    }
}
