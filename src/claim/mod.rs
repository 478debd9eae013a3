//! The statements of the five papers, each with a check against the games' own values.
//!
//! Each stands in the folder of its paper, and [`paper::claims`] lists them all. A claim says in our words what a paper states, with a formula, the
//! games it is about and a check that runs in slices over a range ([`Run`]). Nothing here says whether a statement is
//! true: the verdict is what its check finds ([`Report`]). Where a printed statement fails, the claim carries what holds
//! instead, with a check of its own.
//!
//! A statement about infinity is checked by the strongest finite statement that its proof gives, which is then the
//! one in words. What no finite range could refute, such as "arbitrarily many", is not listed.

mod check;
mod entry;
mod errata;
mod math;
mod proof;
mod report;
mod run;

use crate::paper;
pub use check::{Book, Case, Check, Checked, Flaw, ReadFrom, ensure};
pub use entry::{ClaimEntry, ClaimState};
pub use errata::errata;
pub use math::math;
pub use proof::Proof;
pub use report::{Corrected, Counterexample, Report, Verdict};
pub use run::{Run, open};

use crate::game::catalogue::Paper;

/// A statement of a paper.
pub struct Claim {
    /// The paper's id and the statement's number in it: `memgames/thm-3.1`.
    pub id: &'static str,
    /// Where it stands: "Theorem 3.1".
    pub number: &'static str,
    /// What the paper states, in our words.
    pub statement: &'static str,
    /// The same as MathML.
    pub formula: String,
    /// The games it is about.
    pub games: &'static [&'static str],
    /// The parameters that it is tried with, where it has any.
    pub over: &'static str,
    /// The drawings on the map that show it.
    pub marks: Vec<&'static str>,
    /// What the range counts: "n" unless it is something else.
    pub symbol: &'static str,
    /// How far it is checked unless someone asks for another range.
    pub to: u64,
    /// The range that is checked at least: below it what the statement says has not occurred yet.
    pub least: u64,
    /// The range beyond which there is nothing more to check.
    pub most: u64,
    /// How it is known, if it is true.
    pub standing: Standing,
    /// What there is to add.
    pub note: Option<&'static str>,
    /// Whether the note puts something right that is not in the statement itself, such as a definition.
    pub wording: bool,
    /// The check of the printed statement.
    pub check: Check,
    /// What holds instead, where the printed statement fails.
    pub correction: Option<Correction>,
}

/// What holds instead of a printed statement.
pub struct Correction {
    /// The statement in words.
    pub statement: &'static str,
    /// The same as MathML.
    pub formula: String,
    /// Its check.
    pub check: Check,
    /// How it is known.
    pub standing: Standing,
}

/// How a statement is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Its paper proves it.
    Paper,
    /// We prove it.
    Here(Proof),
    /// It is about finitely many values, which are computed.
    Computed,
    /// It holds as far as was computed, and nobody says that it always does.
    Observed,
    /// It is conjectured, and nobody has proved it.
    Open,
}

impl Claim {
    /// The paper.
    pub fn paper(&self) -> &'static Paper {
        let id = self.id.split('/').next();
        let entry = paper::entries().iter().find(|entry| Some(entry.paper.id) == id);
        entry.expect("claims belong to papers of the catalogue").paper
    }

    /// How far it is checked, if someone asks for a range.
    pub fn range(&self, asked: Option<u64>) -> u64 {
        asked.unwrap_or(self.to).clamp(self.least, self.most)
    }

    /// A claim of a paper, with all that is usual.
    pub fn new(id: &'static str, number: &'static str, statement: &'static str, formula: &str, check: Check) -> Claim {
        Claim {
            id,
            number,
            statement,
            formula: math(formula),
            games: &[],
            over: "",
            marks: Vec::new(),
            symbol: "n",
            to: 1000,
            least: 0,
            most: u64::MAX,
            standing: Standing::Paper,
            note: None,
            wording: false,
            check,
            correction: None,
        }
    }

    /// The games it is about.
    pub fn about(self, games: &'static [&'static str]) -> Claim {
        Claim { games, ..self }
    }

    /// The parameters that it is tried with.
    pub fn over(self, over: &'static str) -> Claim {
        Claim { over, ..self }
    }

    /// A drawing on the map that shows it.
    pub fn mark(mut self, mark: &'static str) -> Claim {
        self.marks.push(mark);
        self
    }

    /// What the range counts.
    pub fn symbol(self, symbol: &'static str) -> Claim {
        Claim { symbol, ..self }
    }

    /// The default range of a statement that has no last size.
    pub fn to(self, to: u64) -> Claim {
        Claim { to, ..self }
    }

    /// The range in which what the statement says has occurred.
    pub fn at_least(self, least: u64) -> Claim {
        Claim { least, ..self }
    }

    /// The range of a statement about finitely many sizes.
    pub fn whole(self, to: u64) -> Claim {
        Claim { to, most: to, ..self.computed() }
    }

    /// It is about finitely many values, though perhaps more than are looked at; unless there is a proof.
    pub fn computed(mut self) -> Claim {
        let standings = self.correction.as_mut().map(|correction| &mut correction.standing);
        for standing in standings.into_iter().chain([&mut self.standing]) {
            if *standing == Standing::Paper {
                *standing = Standing::Computed;
            }
        }
        self
    }

    /// It is conjectured, and nobody proves it.
    pub fn conjecture(self) -> Claim {
        Claim { standing: Standing::Open, ..self }
    }

    /// It is seen, and nobody says that it always holds.
    pub fn observed(self) -> Claim {
        Claim { standing: Standing::Observed, ..self }
    }

    /// What there is to add.
    pub fn note(self, note: &'static str) -> Claim {
        Claim { note: Some(note), ..self }
    }

    /// A note about a slip of wording in a statement that holds.
    pub fn wording(self, note: &'static str) -> Claim {
        Claim { note: Some(note), wording: true, ..self }
    }

    /// What holds instead.
    pub fn corrected(self, statement: &'static str, formula: &str, check: Check) -> Claim {
        let correction = Correction { statement, formula: math(formula), check, standing: self.standing };
        Claim { correction: Some(correction), ..self }
    }

    /// The correction is proved here; so is the statement itself, if it needs no correction. `at` names a file of `docs/proofs` and the
    /// statement in it, such as `mem.md#theorem-1`.
    pub fn proved_here(mut self, at: &'static str) -> Claim {
        let here = Standing::Here(Proof::at(at));
        match &mut self.correction {
            Some(correction) => correction.standing = here,
            None => self.standing = here,
        }
        self
    }
}
