//! The period of a game on one heap: where its values, and its outcomes, begin to repeat, and whether that is proved.
//!
//! A period is told if it holds at least twice, and through the last nine tenths of the heaps that were looked at: in
//! games like these, exceptions often lie in geometric sequences, and the stretch behind the last one proves little. What
//! theory adds is in `the folder of its paper`; without it a period is only seen.

mod search;

use serde::{Serialize, Serializer};

pub use search::{Repeat, Search};

use super::axis::WIDTHS;
use crate::engine::Engine;
use crate::game::big::Big;
use crate::game::numbers::gcd;
use crate::game::{Cell, Heap};
use crate::grow::{Grow, Progress};
use crate::paper::{Spec, Theory};

/// A search for the periods of a game's values and outcomes, on its way.
pub struct Periods {
    spec: Spec,
    /// The heap that row 0 of the table stands for.
    start: Heap,
    /// The first row that is looked at.
    first: u64,
    /// How many heaps are to be looked at.
    heaps: u64,
    sequence: Vec<u32>,
    /// Whether the next value is too large to be compared.
    cut: bool,
    values: Search,
    outcomes: Search,
}

/// What was found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PeriodReport {
    /// How many steps are done, and of how many.
    pub progress: (u64, u64),
    /// Of the values.
    pub values: Finding,
    /// Of the outcomes.
    pub outcomes: Finding,
}

/// What was found of one of the two sequences.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Finding {
    /// How it is known.
    pub how: How,
    /// The period, if there is one as far as that is known.
    pub period: Option<Period>,
    /// The width at which a strip shows what repeats, also where it does so only for a while.
    pub width: Option<u64>,
    /// The same in words.
    pub words: String,
}

/// How something is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum How {
    /// For all heaps, by a proof.
    Proved,
    /// For the heaps that were looked at.
    Seen,
}

/// A period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Period {
    /// The first heap from which on it holds: the pre-period.
    #[serde(serialize_with = "heap")]
    #[cfg_attr(test, ts(type = "number | string"))]
    pub from: Big,
    /// After how many heaps the sequence repeats.
    pub period: u64,
    /// By how much it grows in that.
    pub saltus: u64,
}

impl Periods {
    /// A search in `heaps` rows of a table from row `first` on, whose row 0 is heap `start`.
    pub fn new(spec: &Spec, start: Heap, first: u64, heaps: u64) -> Periods {
        let (values, outcomes) = (Search::new(false), Search::new(true));
        Periods { spec: spec.clone(), start, first, heaps, sequence: Vec::new(), cut: false, values, outcomes }
    }

    /// The search on its table, which grows with it.
    pub fn on<'a>(&'a mut self, engine: &'a mut dyn Engine) -> PeriodsOn<'a> {
        PeriodsOn { periods: self, engine }
    }

    /// How many steps are done, and of how many.
    pub fn progress(&self) -> Progress<'_> {
        Progress::new(self.known() + self.values.tried() + self.outcomes.tried(), self.heaps / 2 * 2 + self.heaps)
    }

    /// A table that ends early, or whose values are too large to be compared, ends the search as well.
    fn step(&mut self, engine: &mut dyn Engine, work: u64) {
        let known = self.known();
        if known == self.heaps {
            let work = work / COMPARING + 1;
            if self.values.step(&self.sequence, work) {
                self.outcomes.step(&self.sequence, work);
            }
            return;
        }
        let end = self.heaps.min(engine.rows().saturating_sub(self.first)).min(known + work / READING + 1);
        let first = self.first;
        self.sequence.extend((known..end).map_while(|row| engine.value(Cell { row: first + row, column: 0 })));
        self.cut = self.known() < end;
        if self.cut || (end <= known && engine.progress().is_over()) {
            self.heaps = self.known();
        } else if end <= known {
            engine.advance(work);
        }
    }

    /// What is known so far; before all is done, only the progress is of use.
    pub fn report(&self) -> PeriodReport {
        let [values, outcomes] = [&self.values, &self.outcomes].map(Search::best);
        let proof = values.and_then(|values| self.proof(values));
        let carried = proof.is_some() && self.carries(values, outcomes);
        PeriodReport {
            progress: (self.progress().done, self.progress().target),
            values: self.finding("values", &self.spec.game().period_of_values(), values, proof),
            outcomes: self.finding(
                "outcomes",
                &self.spec.game().period_of_outcomes(),
                outcomes,
                carried.then(|| "the values repeat".to_owned()),
            ),
        }
    }

    fn finding(&self, what: &str, theory: &Theory, seen: Option<Repeat>, proof: Option<String>) -> Finding {
        let lasts = |part: u64| seen.filter(|seen| seen.from <= self.known() / part);
        let placed = |Repeat { from, period, saltus }| Period { from: self.heap(from), period, saltus };
        let told = if proof.is_some() { seen } else { lasts(10) };
        match (theory, told.map(placed)) {
            (&Theory::Repeats { from, period, saltus, why }, _) => {
                let period = Period { from: Big::from(from), period, saltus };
                Finding::new(How::Proved, format!("{}. Proved: {why}.", said(what, &period)), Some(period))
            }
            (Theory::Never(why), _) => {
                let while_seen = lasts(2).filter(|seen| seen.saltus == 0).map(placed);
                let told = while_seen.as_ref().map_or_else(String::new, |Period { from, period, .. }| {
                    format!(" From heap {from} to heap {} they repeat with period {period}.", self.last())
                });
                let never = format!("The {what} never become periodic. Proved: {why}.{told}");
                let width = while_seen.and_then(|seen| width(&seen));
                Finding { width, ..Finding::new(How::Proved, never, None) }
            }
            (_, Some(period)) => {
                let said = said(what, &period);
                let (how, words) = match proof {
                    Some(why) => (How::Proved, format!("{said}. Proved: {why}.")),
                    None => (How::Seen, format!("{said}: seen up to heap {}, not proved.", self.last())),
                };
                Finding::new(how, words, Some(period))
            }
            (_, None) => Finding::new(How::Seen, self.nothing(what), None),
        }
    }

    /// Why a period that was seen holds for ever, if it was seen for long enough: see [`Theory::Window`].
    fn proof(&self, seen: Repeat) -> Option<String> {
        let Theory::Window { heaps, modulus } = self.spec.game().period_of_values() else { return None };
        let common = (seen.period / gcd(seen.period, modulus)).checked_mul(modulus)?;
        let on = if modulus > 1 { format!(" and on n mod {modulus}") } else { String::new() };
        let window = seen.from.checked_add(common)?.checked_add(heaps)?;
        (window <= self.known()).then(|| match heaps {
            0 => "no heap has a move".to_owned(),
            _ => format!(
                "f is at most {heaps}, so that a value depends on the last {heaps} values{on}, and all these recur"
            ),
        })
    }

    /// Whether the values, which repeat for ever, let the outcomes do so as well: these are compared through a whole
    /// period of the values.
    fn carries(&self, values: Option<Repeat>, outcomes: Option<Repeat>) -> bool {
        let (Some(values), Some(outcomes)) = (values, outcomes) else { return false };
        values.from + values.period + outcomes.period <= self.known()
    }

    fn nothing(&self, what: &str) -> String {
        match self.known() {
            known if self.cut => {
                format!(
                    "No period can be told: from heap {} on, values are too large to be compared.",
                    self.heap(known)
                )
            }
            0 => format!("There are no {what} to look at."),
            _ => format!(
                "No period of the {what} was seen: none holds through the last nine tenths of the heaps from {} to {}.",
                self.heap(0),
                self.last()
            ),
        }
    }

    fn known(&self) -> u64 {
        self.sequence.len() as u64
    }

    fn heap(&self, place: u64) -> Big {
        self.start.big() + self.first + place
    }

    fn last(&self) -> Big {
        self.heap(self.known()) - 1_u32
    }
}

/// A search and the table that it looks at.
pub struct PeriodsOn<'a> {
    periods: &'a mut Periods,
    engine: &'a mut dyn Engine,
}

impl Grow for PeriodsOn<'_> {
    fn advance(&mut self, work: u64) {
        self.periods.step(self.engine, work);
    }

    fn progress(&self) -> Progress<'_> {
        self.periods.progress()
    }
}

impl Finding {
    fn new(how: How, words: String, period: Option<Period>) -> Finding {
        Finding { how, words, width: period.as_ref().and_then(width), period }
    }
}

/// The beginning of a sentence about a period.
fn said(what: &str, Period { from, period, saltus }: &Period) -> String {
    match (saltus, period) {
        (0, 1) => format!("The {what} are all the same from heap {from} on"),
        (0, _) => format!("The {what} repeat with period {period} from heap {from} on"),
        _ => {
            let heaps = if *period == 1 { "heap".to_owned() } else { format!("{period} heaps") };
            format!("The {what} are arithmetic-periodic: from heap {from} on they grow by {saltus} every {heaps}")
        }
    }
}

fn width(period: &Period) -> Option<u64> {
    (2..=*WIDTHS.end()).contains(&period.period).then_some(period.period)
}

/// A number while JSON has room for it, else its digits.
fn heap<S: Serializer>(heap: &Big, serializer: S) -> Result<S::Ok, S::Error> {
    match u64::try_from(heap) {
        Ok(small) => small.serialize(serializer),
        Err(_) => heap.to_string().serialize(serializer),
    }
}

/// About how many elementary steps it takes to read a value, and to compare two.
const READING: u64 = 10;
const COMPARING: u64 = 10;
