//! The statements of the five papers, each with a check against the games' own values.
//!
//! [`registry`] lists them all, one folder a paper. A claim says in our words what a paper states, with a formula, the
//! games it is about and a check that runs in slices over a range ([`Run`]). Nothing here says whether a statement is
//! true: the verdict is what its check finds ([`Report`]). Where a printed statement fails, the claim carries what holds
//! instead, with a check of its own.
//!
//! A statement about infinity is checked by the strongest finite statement that its proof gives, which is then the
//! one in words. What no finite range could refute, such as "arbitrarily many", is not listed.

mod check;
mod dynamic;
mod entry;
mod errata;
mod imark;
mod math;
mod max_nim;
mod memgames;
mod report;
mod restricted;
mod run;

use std::sync::LazyLock;

pub use check::{Book, Case, Check, Flaw, Outcome, Source, ensure};
pub use entry::ClaimEntry;
pub use errata::errata;
pub use math::math;
pub use report::{Corrected, Counterexample, Report, Verdict};
pub use run::{Progress, Run, open};

use crate::game::catalogue::{self, Paper};

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
    /// Who proves it.
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
    /// Who proves it.
    pub standing: Standing,
}

/// Who proves a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Its paper does, or it is a matter of computing what is printed.
    Paper,
    /// We do, in this file of `docs/proofs`.
    Here(&'static str),
    /// Nobody does: it is conjectured, or observed as far as was computed.
    Observed,
}

impl Claim {
    /// The paper.
    pub fn paper(&self) -> &'static Paper {
        let id = self.id.split('/').next();
        let entry = catalogue::entries().iter().find(|entry| Some(entry.paper.id) == id);
        entry.expect("claims belong to papers of the catalogue").paper
    }

    /// How far it is checked, if someone asks for a range.
    pub fn range(&self, asked: Option<u64>) -> u64 {
        asked.unwrap_or(self.to).clamp(self.least, self.most)
    }

    fn new(id: &'static str, number: &'static str, statement: &'static str, formula: &str, check: Check) -> Claim {
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

    fn about(self, games: &'static [&'static str]) -> Claim {
        Claim { games, ..self }
    }

    fn over(self, over: &'static str) -> Claim {
        Claim { over, ..self }
    }

    fn mark(mut self, mark: &'static str) -> Claim {
        self.marks.push(mark);
        self
    }

    fn symbol(self, symbol: &'static str) -> Claim {
        Claim { symbol, ..self }
    }

    /// The default range of a statement that has no last size.
    fn to(self, to: u64) -> Claim {
        Claim { to, ..self }
    }

    /// The range in which what the statement says has occurred.
    fn at_least(self, least: u64) -> Claim {
        Claim { least, ..self }
    }

    /// The range of a statement about finitely many sizes.
    fn whole(self, to: u64) -> Claim {
        Claim { to, most: to, ..self }
    }

    fn conjecture(self) -> Claim {
        Claim { standing: Standing::Observed, ..self }
    }

    fn note(self, note: &'static str) -> Claim {
        Claim { note: Some(note), ..self }
    }

    /// A note about a slip of wording in a statement that holds.
    fn wording(self, note: &'static str) -> Claim {
        Claim { note: Some(note), wording: true, ..self }
    }

    fn corrected(self, statement: &'static str, formula: &str, check: Check) -> Claim {
        let correction = Correction { statement, formula: math(formula), check, standing: self.standing };
        Claim { correction: Some(correction), ..self }
    }

    /// The correction is proved in this file of `docs/proofs`; so is the statement itself, if it needs no correction.
    fn proved_here(mut self, file: &'static str) -> Claim {
        match &mut self.correction {
            Some(correction) => correction.standing = Standing::Here(file),
            None => self.standing = Standing::Here(file),
        }
        self
    }
}

/// All claims, paper by paper, in the order in which the papers make them.
pub fn registry() -> &'static [Claim] {
    static CLAIMS: LazyLock<Vec<Claim>> = LazyLock::new(|| {
        [memgames::claims(), imark::claims(), dynamic::claims(), restricted::claims(), max_nim::claims()]
            .into_iter()
            .flatten()
            .collect()
    });
    &CLAIMS
}

/// The claim with this id.
pub fn find(id: &str) -> Option<&'static Claim> {
    registry().iter().find(|claim| claim.id == id)
}
