//! A claim as the page lists it: what it says, before anything is checked.

use serde::Serialize;

use super::{Claim, Proof, Standing};
use crate::paper::Spec;

/// What a list shows of a claim.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimEntry {
    /// The claim's id.
    pub id: &'static str,
    /// Where it stands in its paper.
    pub number: &'static str,
    /// What the paper states, in our words.
    pub statement: &'static str,
    /// The same as MathML.
    pub formula: &'static str,
    /// Specs of games that it is about.
    pub games: &'static [&'static str],
    /// The names of these games.
    pub about: Vec<&'static str>,
    /// The parameters that it is tried with.
    pub over: &'static str,
    /// The drawings on the map that show it.
    pub marks: &'static [&'static str],
    /// What the range counts.
    pub symbol: &'static str,
    /// How far it is checked unless someone asks for another range.
    pub to: u64,
    /// The range beyond which there is nothing more to check, or beyond which nobody should wait.
    pub most: u64,
    /// What is known of it.
    pub state: ClaimState,
    /// The last size of a statement about finitely many.
    pub whole: Option<u64>,
    /// What is known of the statement that holds instead.
    pub instead: Option<ClaimState>,
    /// Where the page has our proof, of the statement that holds.
    pub proof: Option<String>,
    /// What there is to add.
    pub note: Option<&'static str>,
}

/// What is known of a statement, in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClaimState {
    /// Its paper proves it.
    #[serde(rename = "proved in the paper")]
    Paper,
    /// We prove it.
    #[serde(rename = "proved here")]
    Here,
    /// It is about finitely many values, and was computed.
    #[serde(rename = "computed")]
    Computed,
    /// It holds as far as was computed.
    #[serde(rename = "observed")]
    Observed,
    /// It is conjectured.
    #[serde(rename = "open")]
    Open,
    /// It fails somewhere.
    #[serde(rename = "refuted")]
    Refuted,
}

impl Claim {
    /// What is known of it. What is corrected fails: the tests look for a counterexample to each of these and to no other.
    pub fn state(&self) -> ClaimState {
        if self.correction.is_some() { ClaimState::Refuted } else { self.standing.state() }
    }

    /// Our proof of what holds: of the statement itself, or of the one instead.
    pub fn proof(&self) -> Option<Proof> {
        self.correction.as_ref().map_or(self.standing, |correction| correction.standing).proof()
    }

    /// What a list shows of it.
    pub fn entry(&'static self) -> ClaimEntry {
        let Claim { id, number, statement, formula, games, over, marks, symbol, to, most, note, .. } = self;
        let most = (*most).min(LARGEST);
        let about = games.iter().filter_map(|spec| Some(Spec::parse(spec).ok()?.entry().name)).collect();
        ClaimEntry {
            id,
            number,
            statement,
            formula,
            games,
            about,
            over,
            marks,
            symbol,
            to: *to,
            most,
            state: self.state(),
            whole: (self.most < u64::MAX).then_some(self.most),
            instead: self.correction.as_ref().map(|correction| correction.standing.state()),
            proof: self.proof().map(|proof| proof.page()),
            note: *note,
        }
    }
}

impl Standing {
    fn state(self) -> ClaimState {
        match self {
            Standing::Paper => ClaimState::Paper,
            Standing::Here(_) => ClaimState::Here,
            Standing::Computed => ClaimState::Computed,
            Standing::Observed => ClaimState::Observed,
            Standing::Open => ClaimState::Open,
        }
    }
}

/// The largest range that a page offers.
const LARGEST: u64 = 10_000_000;
