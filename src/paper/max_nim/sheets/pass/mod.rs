//! Max Nim with and without a pass, side by side: the values, why they are what they are, and how the pass changes them.
//!
//! Source: R. Miyadera, S. Kannan, K. Hirokawa, M. Fukui, "Some formulas for Max Nim", Lemma 1, Table 1 for any d, and
//! Theorem 4 with Tables 2–6. That theorem is printed with slips, so that it stands beside what is found and beside the
//! theorem corrected, which docs/proofs/max-nim-pass.md proves. A heap costs about a hundred steps.

mod correspondence;
mod line;

use std::iter;

use self::correspondence::Correspondence;
use self::line::Line;
use crate::engine::{Sequence, WindowWithPass};
use crate::game::numbers::Ratio;
use crate::grow::{Grow, Progress};
use crate::paper::max_nim::{MaxNim, theorems};
use crate::sheet::{Growing, Part, Row, Sheet, SheetCell, SheetKey, SheetMark, names};

/// The heaps of the first table; the paper prints 21.
const SHOWN: u64 = 61;

/// The heaps from which the correspondence is read off.
const HEAPS: u64 = 50_000;

/// The sheet of a divisor.
pub(in crate::paper::max_nim) struct Pass {
    divisor: Ratio,
    values: WindowWithPass<MaxNim>,
    correspondence: Correspondence,
}

impl Pass {
    /// The sheet before anything is computed.
    pub(in crate::paper::max_nim) fn new(divisor: Ratio) -> Pass {
        let values = WindowWithPass::new(MaxNim { divisor, pass: true });
        Pass { divisor, values, correspondence: Correspondence::new(divisor) }
    }

    /// G_d(n) and G_{d,p}(n) of a heap that is computed.
    fn pair(&self, n: u64) -> (u64, u64) {
        (self.values.after(n).into(), self.values.value(n).into())
    }

    fn heaps(&self) -> Part {
        let shown = self.values.heaps().min(SHOWN);
        let each = |cell: &dyn Fn(u64, u64, u64) -> SheetCell| -> Vec<SheetCell> {
            let pairs = (0..shown).map(|n| (n, self.pair(n)));
            pairs.map(|(n, (without, with))| cell(n, without, with)).collect()
        };
        let d = self.divisor;
        let rows = vec![
            Row::new("⌈n/d⌉", each(&|n, _, _| SheetCell::new(d.divide_up(n)))),
            Row::new("G_d", each(&|n, without, _| without_pass(d, n, without))),
            Row::new("why", each(&|n, _, _| why(d, n))),
            Row::new("G_{d,p}", each(&|n, without, with| with_pass(d, n, without, with))),
            Row::new("line", each(&|n, without, _| Line::of(d, n, without).cell())),
        ];
        Part {
            title: format!("The first heaps for d = {d}"),
            note: "Computed from the rules. Lemma 1, proved, says why G_d is new or a copy of an earlier heap’s. The lines of \
                   Theorem 4 corrected, proved here, give G_{d,p}."
                .into(),
            corner: "n".into(),
            columns: names(0..shown),
            rows,
            key: iter::once(SheetKey::letter("G(m)", "copied from heap m"))
                .chain(Line::all(d).into_iter().map(|line| line.key(d)))
                .collect(),
        }
        .keyed(&[
            (SheetMark::New, "new: no smaller heap has this value"),
            (SheetMark::Agrees, "what its line of the theorem gives"),
            (SheetMark::Differs, "not what the lemma or the theorem gives"),
        ])
    }
}

impl Grow for Pass {
    fn advance(&mut self, work: u64) {
        let from = self.values.heaps();
        self.values.grow(work, HEAPS).expect("nothing of it is typed");
        for n in from..self.values.heaps() {
            let (without, with) = self.pair(n);
            self.correspondence.note(n, without, with);
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.values.heaps(), HEAPS)
    }
}

impl Growing for Pass {
    fn read(&self) -> Sheet {
        Sheet {
            title: "With and without a pass".into(),
            caption: format!(
                "From n tokens at most ⌈n/d⌉ may be taken, d = {}. G_d is the value without a pass and G_{{d,p}} that with one \
                 pass, which may be used once, by either player, and not from an empty heap.",
                self.divisor
            ),
            parts: vec![self.heaps(), self.correspondence.part()],
            done: self.values.heaps(),
            target: HEAPS,
        }
    }
}

/// The value without a pass; new ones are marked, and one that is not Lemma 1's.
fn without_pass(d: Ratio, n: u64, value: u64) -> SheetCell {
    let mark = match (theorems::value(d, n) == value, copied(d, n)) {
        (false, _) => SheetMark::Differs,
        (true, None) => SheetMark::New,
        (true, Some(_)) => SheetMark::None,
    };
    SheetCell::new(value).marked(mark)
}

/// The case of Lemma 1.
fn why(d: Ratio, n: u64) -> SheetCell {
    let bound = d.divide_up(n);
    match copied(d, n) {
        Some(from) => SheetCell::new(format!("G({from})"))
            .hinted(format!("⌈{n}/d⌉ = ⌈{}/d⌉ = {bound}, so G({n}) = G({n} − {bound} − 1) = G({from})", n - 1)),
        None if n == 0 => SheetCell::new("new").hinted("an empty heap has the value 0"),
        None => SheetCell::new("new").hinted(format!("⌈{n}/d⌉ > ⌈{}/d⌉, so G({n}) = ⌈{n}/d⌉ = {bound}", n - 1)),
    }
}

/// The heap whose value heap n copies by Lemma 1; none if the value is new.
fn copied(d: Ratio, n: u64) -> Option<u64> {
    let bound = d.divide_up(n);
    (n > 0 && bound == d.divide_up(n - 1)).then(|| n - bound - 1)
}

/// The value with a pass, compared with Theorem 4 corrected.
fn with_pass(d: Ratio, n: u64, without: u64, with: u64) -> SheetCell {
    let expected = theorems::passed(d, n, without);
    SheetCell::new(with).marked(SheetMark::of(with == expected)).hinted(Line::of(d, n, without).text(d))
}
