//! A claim's check on its way.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::to_js;
use crate::claim::{Claim, ClaimEntry, Report, Run};
use crate::grow::Grow;
use crate::paper;

/// What the papers state, before anything is checked.
///
/// # Errors
/// None in practice: a list is plain data.
#[wasm_bindgen]
pub fn claims() -> Result<JsValue, JsValue> {
    let entries: Vec<ClaimEntry> = paper::claims().iter().map(Claim::entry).collect();
    to_js(&entries)
}

/// The checks of a claim as printed, and of what holds instead where it fails.
#[wasm_bindgen]
pub struct ClaimScope {
    claim: &'static Claim,
    printed: Run,
    corrected: Option<Run>,
}

#[wasm_bindgen]
impl ClaimScope {
    /// The checks of a claim up to a size.
    ///
    /// # Errors
    /// A sentence, if there is no such claim.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, to: f64) -> Result<ClaimScope, JsValue> {
        let claim = paper::claim(id).ok_or_else(|| format!("no claim is called “{id}”"))?;
        let to = claim.range(Some(to as u64));
        let corrected = claim.correction.as_ref().map(|correction| Run::new(correction.check, to));
        Ok(ClaimScope { claim, printed: Run::collecting(claim.check, to, MOST), corrected })
    }

    /// Works on for about `work` elementary steps, and says whether nothing is left to do.
    ///
    /// # Errors
    /// A sentence, if a check itself broke.
    pub fn advance(&mut self, work: f64) -> Result<bool, JsValue> {
        let runs = [Some(&mut self.printed), self.corrected.as_mut()];
        let Some(run) = runs.into_iter().flatten().find(|run| !run.progress().is_over()) else { return Ok(true) };
        run.advance(work as u64);
        match run.progress().refusal {
            Some(refusal) => Err(refusal.clone().into()),
            None => Ok(self.is_done()),
        }
    }

    /// What was found so far, and how far both checks together have come.
    ///
    /// # Errors
    /// None in practice: a report is plain data.
    pub fn report(&self) -> Result<JsValue, JsValue> {
        #[derive(Serialize)]
        struct Found {
            #[serde(flatten)]
            report: Report,
            done: bool,
            reached: u64,
            target: u64,
            failures: Vec<(String, u64, u64)>,
        }
        let report = Report::new(self.claim, &self.printed, self.corrected.as_ref());
        let current = self.corrected.as_ref().filter(|_| self.printed.progress().is_over()).unwrap_or(&self.printed);
        let failures = self.printed.failures().collect();
        let (reached, target) = (current.looked_at(), current.target());
        to_js(&Found { report, done: self.is_done(), reached, target, failures })
    }

    fn is_done(&self) -> bool {
        self.printed.progress().is_over() && self.corrected.as_ref().is_none_or(|run| run.progress().is_over())
    }
}

/// How many failures are looked for, to be shown on the map.
const MOST: usize = 400;
