//! What a check found: the verdict, how far it was checked, and the least counterexample with a link to it.

use serde::Serialize;

use super::check::Flaw;
use super::{Claim, ClaimState, Proof, Run, Standing};
use crate::link::{self, State};
use crate::paper::Spec;
use crate::table::Axis;

/// What is known of a statement after its check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It holds as far as it was checked, and its paper proves or computes it.
    Holds,
    /// It fails.
    Fails,
    /// It holds as far as it was checked, and we prove it; its paper does not.
    Proved,
    /// It holds as far as it was checked, and nobody claims to have proved it.
    Open,
}

/// A claim with what its checks found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Report {
    /// The claim's id.
    pub id: &'static str,
    /// The paper's id.
    pub paper: &'static str,
    /// Where it stands in the paper.
    pub number: &'static str,
    /// What the paper states, in our words.
    pub statement: &'static str,
    /// The same as MathML.
    pub formula: &'static str,
    /// The games it is about.
    pub games: &'static [&'static str],
    /// The parameters it was tried with.
    pub over: &'static str,
    /// What the range counts.
    pub symbol: &'static str,
    /// The drawings on the map that show it.
    pub marks: &'static [&'static str],
    /// What is known of it, whatever the check finds.
    pub state: ClaimState,
    /// What was found of the printed statement.
    pub printed: Verdict,
    /// The file with our proof of it, if there is one, and the statement in it.
    pub proof: Option<&'static str>,
    /// How far it was checked; where it failed, that was the last size looked at.
    pub checked: u64,
    /// The least counterexample.
    pub counterexample: Option<Counterexample>,
    /// What holds instead.
    pub corrected: Option<Corrected>,
    /// What there is to add.
    pub note: Option<&'static str>,
    /// Whether the note puts something right.
    pub wording: bool,
}

/// The statement that holds instead, with what its check found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Corrected {
    /// The statement in words.
    pub statement: &'static str,
    /// The same as MathML.
    pub formula: &'static str,
    /// What was found.
    pub verdict: Verdict,
    /// The file with our proof, if there is one, and the statement in it.
    pub proof: Option<&'static str>,
    /// How far it was checked.
    pub checked: u64,
    /// The least counterexample.
    pub counterexample: Option<Counterexample>,
}

/// Where a statement fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Counterexample {
    /// The game with its parameters.
    pub spec: String,
    /// The heap.
    pub n: u64,
    /// The memory or the bound; 0 where there is none.
    pub k: u64,
    /// What the rules give there.
    pub found: String,
    /// What the statement says.
    pub claimed: String,
    /// The permalink of a view with this cell pinned, without `#`.
    pub link: String,
}

impl Report {
    /// What finished runs of a claim's check, and of its correction's, have found.
    pub fn new(claim: &'static Claim, printed: &Run, corrected: Option<&Run>) -> Report {
        let corrected = claim.correction.as_ref().zip(corrected).map(|(correction, run)| Corrected {
            statement: correction.statement,
            formula: &correction.formula,
            verdict: verdict(run, correction.standing),
            proof: correction.standing.proof().map(|proof| proof.source()),
            checked: run.reached(),
            counterexample: run.counterexample(),
        });
        Report {
            id: claim.id,
            paper: claim.paper().id,
            number: claim.number,
            statement: claim.statement,
            formula: &claim.formula,
            games: claim.games,
            over: claim.over,
            symbol: claim.symbol,
            marks: &claim.marks,
            state: claim.state(),
            printed: verdict(printed, claim.standing),
            proof: claim.standing.proof().map(|proof| proof.source()),
            checked: printed.reached(),
            counterexample: printed.counterexample(),
            corrected,
            note: claim.note,
            wording: claim.wording,
        }
    }
}

impl Run {
    /// Where the statement failed, if it did.
    pub fn counterexample(&self) -> Option<Counterexample> {
        let (spec, Flaw { at, found, claimed, .. }) = self.flaw()?;
        let (found, claimed) = (found.clone(), claimed.clone());
        Some(Counterexample {
            spec: spec.to_string(),
            n: at.row,
            k: at.column,
            found,
            claimed,
            link: permalink(spec, [at.row, at.column]),
        })
    }
}

impl Standing {
    /// Our proof.
    pub fn proof(self) -> Option<Proof> {
        if let Standing::Here(proof) = self { Some(proof) } else { None }
    }
}

fn verdict(run: &Run, standing: Standing) -> Verdict {
    match (run.flaw(), standing) {
        (Some(_), _) => Verdict::Fails,
        (None, Standing::Paper | Standing::Computed) => Verdict::Holds,
        (None, Standing::Here(_)) => Verdict::Proved,
        (None, Standing::Observed | Standing::Open) => Verdict::Open,
    }
}

/// A view of the game with a cell pinned, small enough that its neighbours can be read.
fn permalink(spec: &Spec, [n, k]: [u64; 2]) -> String {
    let mut state = State::home(spec);
    state.cell = Some([n, k]);
    let around = |place: u64| [place.saturating_sub(AROUND) as f64, (place.max(AROUND) + AROUND) as f64];
    match state.axis {
        Axis::Strip(width) => state.n = around(n / width),
        _ => (state.n, state.k) = (around(n), around(k)),
    }
    link::print(&state)
}

/// How many cells are shown on each side of the pinned one.
const AROUND: u64 = 15;
