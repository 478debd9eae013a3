//! Questions about what the papers state and print.

use serde::Serialize;

use super::answer::Answer;
use super::board::{BoardTask, typed_move};
use super::request::Question;
use super::saving::{FigureTask, ListingTask, terms};
use super::tables::Tables;
use crate::claim::{Claim, Report, Run};
use crate::figure::{fragment, link_in};
use crate::game::Heap;
use crate::grow::{Grow, Progress, Refusal};
use crate::listing::Terms;
use crate::paper::Spec;
use crate::sheet::{Diagram, Growing, Sheet};
use crate::{page, paper, sheet};

/// A sheet or a check on its way.
pub(super) enum PaperTask {
    /// Answered at once, with what never changes.
    Known(fn() -> Answer),
    /// The same, about rules with these variables.
    RuleExamples(Vec<String>),
    /// The same, about a position or a file.
    Told(String),
    Figure(Box<FigureTask>),
    Listing(Box<ListingTask>),
    Terms(Box<Terms>),
    Board(Box<BoardTask>),
    ClaimCheck(ClaimCheck),
    /// A sheet, to be read or as a file of a format.
    Sheet(Box<dyn Growing>, Option<String>),
}

impl PaperTask {
    /// What a question asks for, if it is about a paper.
    ///
    /// # Errors
    /// If there is no such claim, game or sheet.
    pub(super) fn open(question: &Question, tables: &mut Tables) -> Option<Result<PaperTask, Refusal>> {
        let mut sheet = |spec: &str, name: &str, heap: Option<f64>, format: Option<&String>| {
            let growing = sheet::open_at(&tables.spec(spec)?, name, heap.map(|heap| heap as u64))?;
            Ok(PaperTask::Sheet(growing, format.cloned()))
        };
        match question {
            Question::Claims => Some(Ok(PaperTask::Known(claims))),
            Question::Words => Some(Ok(PaperTask::Known(|| Answer::Words(page::words())))),
            Question::Reading => Some(Ok(PaperTask::Known(|| Answer::Reading(page::reading())))),
            Question::RuleExamples { variables } => Some(Ok(PaperTask::RuleExamples(variables.clone()))),
            Question::Glossary => Some(Ok(PaperTask::Known(|| Answer::Glossary(page::GLOSSARY)))),
            Question::Gallery => Some(Ok(PaperTask::Known(|| Answer::Gallery(page::gallery())))),
            Question::Told { spec, n, k } => {
                Some(tables.spec(spec).and_then(|spec| told(&spec, n, k)).map(PaperTask::Told))
            }
            Question::Claim { id, to } => Some(ClaimCheck::new(id, *to as u64).map(PaperTask::ClaimCheck)),
            Question::Sheet { spec, sheet: name, heap } => Some(sheet(spec, name, *heap, None)),
            Question::SheetText { spec, sheet: name, heap, format } => Some(sheet(spec, name, *heap, Some(format))),
            Question::Figure { .. } => {
                Some(FigureTask::open(question, tables).map(|task| PaperTask::Figure(Box::new(task))))
            }
            Question::Listing { link, format, along } => {
                Some(ListingTask::open(link, format, along, tables).map(|task| PaperTask::Listing(Box::new(task))))
            }
            Question::Terms { link, along } => {
                Some(terms(link, along, tables).map(|terms| PaperTask::Terms(Box::new(terms))))
            }
            Question::Board { link } => {
                Some(BoardTask::open(link, tables).map(|task| PaperTask::Board(Box::new(task))))
            }
            Question::Typed { link, text } => Some(typed_move(link, text).map(PaperTask::Told)),
            // Whose page it names is of no concern.
            Question::Carried { file } => Some(link_in(file).map(|link| PaperTask::Told(fragment(&link).to_owned()))),
            _ => None,
        }
    }

    /// Works on for about `work` elementary steps, and says whether nothing is left to do.
    ///
    /// # Errors
    /// Why it does not come to its end.
    pub(super) fn step(&mut self, work: u64) -> Result<bool, Refusal> {
        let growing: &mut dyn Grow = match self {
            PaperTask::Known(_) | PaperTask::RuleExamples(_) | PaperTask::Told(_) => return Ok(true),
            PaperTask::ClaimCheck(check) => check,
            PaperTask::Board(task) => task.growing(),
            PaperTask::Figure(task) => task.growing(),
            PaperTask::Listing(task) => &mut task.listing,
            PaperTask::Terms(terms) => &mut **terms,
            PaperTask::Sheet(growing, _) => &mut **growing,
        };
        growing.advance(work);
        let progress = growing.progress();
        progress.refusal.map_or(Ok(progress.is_over()), |refusal| Err(refusal.clone()))
    }

    /// What is known so far, if it is worth a look before all is.
    pub(super) fn part(&mut self) -> Option<Answer> {
        match self {
            PaperTask::ClaimCheck(check) => Some(Answer::Claim(Box::new(check.found()))),
            PaperTask::Sheet(growing, None) => Some(read(&**growing)),
            PaperTask::Board(task) => task.read().ok(),
            PaperTask::Figure(task) => task.part(),
            PaperTask::Listing(task) => Some(task.piece()),
            PaperTask::Known(_)
            | PaperTask::RuleExamples(_)
            | PaperTask::Told(_)
            | PaperTask::Terms(_)
            | PaperTask::Sheet(..) => None,
        }
    }

    /// The answer, when nothing is left to do.
    ///
    /// # Errors
    /// If there is no such format, or it has no room for so much.
    pub(super) fn answer(&mut self) -> Result<Answer, Refusal> {
        match self {
            PaperTask::Known(answer) => Ok(answer()),
            PaperTask::RuleExamples(variables) => Ok(Answer::RuleExamples(page::rule_examples(variables))),
            PaperTask::Told(told) => Ok(Answer::Text(told.clone())),
            PaperTask::ClaimCheck(check) => Ok(Answer::Claim(Box::new(check.found()))),
            PaperTask::Board(task) => task.read(),
            PaperTask::Figure(task) => Ok(Answer::Figure(Box::new(task.made()?))),
            PaperTask::Listing(task) => Ok(task.piece()),
            PaperTask::Terms(terms) => Ok(Answer::Terms(terms.found()?)),
            PaperTask::Sheet(growing, None) => Ok(read(&**growing)),
            PaperTask::Sheet(growing, Some(format)) => {
                formatted(format, || sheet::csv(&growing.read()), || sheet::latex(&growing.read()))
            }
        }
    }
}

fn claims() -> Answer {
    Answer::Claims(paper::claims().iter().map(Claim::entry).collect())
}

fn told(spec: &Spec, n: &str, k: &str) -> Result<String, Refusal> {
    let [n, k]: [Heap; 2] = [n.parse()?, k.parse()?];
    spec.game().told(&n.big(), &k.big())
}

/// A file in one of the two formats.
fn formatted(name: &str, csv: impl FnOnce() -> String, latex: impl FnOnce() -> String) -> Result<Answer, Refusal> {
    match name {
        "csv" => Ok(Answer::Text(csv())),
        "latex" => Ok(Answer::Text(latex())),
        _ => Err(Refusal::Input(format!("no format is called “{name}”; formats: csv, latex"))),
    }
}

/// A sheet and the diagram that belongs to it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetShown {
    #[serde(flatten)]
    sheet: Sheet,
    diagram: Option<Diagram>,
}

fn read(growing: &dyn Growing) -> Answer {
    Answer::Sheet(Box::new(SheetShown { sheet: growing.read(), diagram: growing.diagram() }))
}

/// The checks of a claim as printed, and of what holds instead where it fails.
pub(super) struct ClaimCheck {
    claim: &'static Claim,
    printed: Run,
    corrected: Option<Run>,
}

/// What was found, and how far both checks together have come.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimReport {
    #[serde(flatten)]
    report: Report,
    done: bool,
    reached: u64,
    target: u64,
    failures: Vec<(String, u64, u64)>,
}

impl ClaimCheck {
    fn new(id: &str, to: u64) -> Result<ClaimCheck, Refusal> {
        let claim = paper::claim(id).ok_or_else(|| Refusal::Input(format!("no claim is called “{id}”")))?;
        let to = claim.range(Some(to));
        let corrected = claim.correction.as_ref().map(|correction| Run::new(correction.check, to));
        Ok(ClaimCheck { claim, printed: Run::collecting(claim.check, to, MOST), corrected })
    }

    /// The check that is under way: the printed statement's, and then that of what holds instead.
    fn current(&self) -> &Run {
        self.corrected.as_ref().filter(|_| self.printed.progress().is_over()).unwrap_or(&self.printed)
    }

    fn found(&self) -> ClaimReport {
        let report = Report::new(self.claim, &self.printed, self.corrected.as_ref());
        let failures = self.printed.failures().collect();
        let (reached, target) = (self.current().looked_at(), self.current().target());
        ClaimReport { report, done: self.progress().is_over(), reached, target, failures }
    }
}

impl Grow for ClaimCheck {
    fn advance(&mut self, work: u64) {
        match &mut self.corrected {
            Some(corrected) if self.printed.progress().is_over() => corrected.advance(work),
            _ => self.printed.advance(work),
        }
    }

    /// Both checks, one after the other.
    fn progress(&self) -> Progress<'_> {
        let runs = [Some(&self.printed), self.corrected.as_ref()].into_iter().flatten().map(Run::progress);
        runs.fold(Progress::new(0, 0), |sum, run| Progress {
            done: sum.done + run.done,
            target: sum.target + run.target,
            refusal: sum.refusal.or(run.refusal),
            ..sum
        })
    }
}

/// How many failures are looked for, to be shown on the map.
const MOST: usize = 400;
