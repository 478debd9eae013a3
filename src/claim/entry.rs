//! A claim as the page lists it: what it says, before anything is checked.

use serde::Serialize;

use super::{Claim, Standing};
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
    /// Whether its paper only conjectures it.
    pub conjecture: bool,
    /// What there is to add.
    pub note: Option<&'static str>,
}

impl Claim {
    /// What a list shows of it.
    pub fn entry(&'static self) -> ClaimEntry {
        let Claim { id, number, statement, formula, games, over, marks, symbol, to, most, standing, note, .. } = self;
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
            conjecture: *standing != Standing::Paper,
            note: *note,
        }
    }
}

/// The largest range that a page offers.
const LARGEST: u64 = 10_000_000;
