//! Questions about what the papers state and print.

use serde::Serialize;

use super::answer::Answer;
use super::request::Question;
use super::tables::Tables;
use super::task::formatted;
use crate::claim::{Claim, Report, Run};
use crate::game::big;
use crate::paper::Spec;
use crate::sheet::{Diagram, Growing, Sheet};
use crate::{paper, sheet};

/// A sheet or a check on its way.
pub(super) enum Paper {
    /// Answered at once.
    Claims,
    /// The same, about a position.
    Told(String),
    Check(Check),
    /// A sheet, to be read or as a file of a format.
    Sheet(Box<dyn Growing>, Option<String>),
}

impl Paper {
    /// What a question asks for, if it is about a paper.
    ///
    /// # Errors
    /// A sentence, if there is no such claim, game or sheet.
    pub(super) fn open(question: &Question, tables: &mut Tables) -> Option<Result<Paper, String>> {
        let mut sheet = |spec: &str, name: &str, heap: Option<f64>, format: Option<&String>| {
            let growing = sheet::open_at(&tables.spec(spec)?, name, heap.map(|heap| heap as u64))?;
            Ok(Paper::Sheet(growing, format.cloned()))
        };
        match question {
            Question::Claims => Some(Ok(Paper::Claims)),
            Question::Told { spec, n, k } => {
                Some(tables.spec(spec).and_then(|spec| told(&spec, n, k)).map(Paper::Told))
            }
            Question::Claim { id, to } => Some(Check::new(id, *to as u64).map(Paper::Check)),
            Question::Sheet { spec, sheet: name, heap } => Some(sheet(spec, name, *heap, None)),
            Question::SheetText { spec, sheet: name, heap, format } => Some(sheet(spec, name, *heap, Some(format))),
            _ => None,
        }
    }

    /// Works on for about `work` elementary steps, and says whether nothing is left to do.
    ///
    /// # Errors
    /// A sentence, if a check itself broke.
    pub(super) fn advance(&mut self, work: u64) -> Result<bool, String> {
        match self {
            Paper::Claims | Paper::Told(_) => Ok(true),
            Paper::Check(check) => check.advance(work),
            Paper::Sheet(growing, _) => {
                growing.advance(work);
                let (done, target) = growing.progress();
                Ok(done >= target)
            }
        }
    }

    /// What is known so far, if it is worth a look before all is.
    pub(super) fn part(&self) -> Option<Answer> {
        match self {
            Paper::Check(check) => Some(Answer::Claim(Box::new(check.found()))),
            Paper::Sheet(growing, None) => Some(read(&**growing)),
            Paper::Claims | Paper::Told(_) | Paper::Sheet(..) => None,
        }
    }

    /// The answer, when nothing is left to do.
    ///
    /// # Errors
    /// A sentence, if there is no such format.
    pub(super) fn answer(&self) -> Result<Answer, String> {
        match self {
            Paper::Claims => Ok(Answer::Claims(paper::claims().iter().map(Claim::entry).collect())),
            Paper::Told(told) => Ok(Answer::Text(told.clone())),
            Paper::Check(check) => Ok(Answer::Claim(Box::new(check.found()))),
            Paper::Sheet(growing, None) => Ok(read(&**growing)),
            Paper::Sheet(growing, Some(format)) => {
                formatted(format, || sheet::csv(&growing.read()), || sheet::latex(&growing.read()))
            }
        }
    }
}

fn told(spec: &Spec, n: &str, k: &str) -> Result<String, String> {
    spec.game().told(&big::parse(n)?, &big::parse(k)?)
}

/// A sheet and the diagram that belongs to it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Sheet"))]
pub struct Written {
    #[serde(flatten)]
    sheet: Sheet,
    diagram: Option<Diagram>,
}

fn read(growing: &dyn Growing) -> Answer {
    Answer::Sheet(Box::new(Written { sheet: growing.read(), diagram: growing.diagram() }))
}

/// The checks of a claim as printed, and of what holds instead where it fails.
pub(super) struct Check {
    claim: &'static Claim,
    printed: Run,
    corrected: Option<Run>,
}

/// What was found, and how far both checks together have come.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ClaimReport"))]
pub struct Found {
    #[serde(flatten)]
    report: Report,
    done: bool,
    reached: u64,
    target: u64,
    failures: Vec<(String, u64, u64)>,
}

impl Check {
    fn new(id: &str, to: u64) -> Result<Check, String> {
        let claim = paper::claim(id).ok_or_else(|| format!("no claim is called “{id}”"))?;
        let to = claim.range(Some(to));
        let corrected = claim.correction.as_ref().map(|correction| Run::new(correction.check, to));
        Ok(Check { claim, printed: Run::collecting(claim.check, to, MOST), corrected })
    }

    fn advance(&mut self, work: u64) -> Result<bool, String> {
        let runs = [Some(&mut self.printed), self.corrected.as_mut()];
        let Some(run) = runs.into_iter().flatten().find(|run| !run.is_done()) else { return Ok(true) };
        run.advance(work);
        match run.fault() {
            Some(fault) => Err(fault.to_owned()),
            None => Ok(self.is_done()),
        }
    }

    fn is_done(&self) -> bool {
        self.printed.is_done() && self.corrected.as_ref().is_none_or(Run::is_done)
    }

    fn found(&self) -> Found {
        let report = Report::new(self.claim, &self.printed, self.corrected.as_ref());
        let current = self.corrected.as_ref().filter(|_| self.printed.is_done()).unwrap_or(&self.printed);
        let failures = self.printed.failures().collect();
        let (reached, target) = (current.looked_at(), current.target());
        Found { report, done: self.is_done(), reached, target, failures }
    }
}

/// How many failures are looked for, to be shown on the map.
const MOST: usize = 400;
