//! Gaps of i-Mark({1}, {p, q}) for all n: a search for the longest ones, and a finite proof that none is longer.
//!
//! The paper proves bounds for the values 0, 1 and 2 of ({1}, {2, 3}) and leaves open whether there is one for 3. The
//! argument is in docs/proofs/imark-gaps.md: if a gap longer than those seen began at n, the values around n, n/p, n/q, n/p², … would
//! solve a finite system of equations that depends on n modulo M alone (`system`), and the search shows for each remainder
//! that there is no solution (`search`), or tries a multiple of M where there is one (`deepening`). What was done is a
//! [`Certificate`], which [`Verification`] checks with other code.

mod certificate;
mod deepening;
mod search;
mod seen;
mod system;
mod verify;

pub use self::certificate::{Certificate, OfValue, Part, Refuted};
use self::deepening::{Deepening, Open};
use self::search::Supports;
use self::seen::{LONG, Seen};
use self::system::{MARGIN, Suspect};
pub use self::verify::Verification;
use crate::grow::{Grow, Progress, Refusal};
use crate::paper::imark::{Division, Rounding};

/// A proof on its way: first the heaps below a bound are looked at, then longer gaps are refuted, value by value.
pub struct GapProof {
    divisors: [u64; 2],
    seen: Seen,
    to: u64,
    supports: Supports,
    /// What is to be refuted, the last first; none before the heaps are looked at.
    plan: Option<Vec<Suspect>>,
    /// How long the plan was.
    planned: u64,
    /// Whether gaps that are shorter than the longest and were not seen are refuted as well.
    spectrum: bool,
    under_way: Option<(Suspect, Deepening)>,
    values: Vec<OfValue>,
    open: Vec<Unsettled>,
}

/// A statement that was not settled.
pub struct Unsettled {
    /// The value that it is about.
    pub value: u8,
    /// Why, in a sentence without a full stop.
    pub why: String,
}

impl GapProof {
    /// A proof that looks at the heaps below `to` one by one; with the `spectrum`, of every gap whether it occurs.
    ///
    /// # Errors
    /// If the game is not i-Mark({1}, {p, q}), or the heaps are more than there is room for.
    pub fn new(game: &Division, to: u64, spectrum: bool) -> Result<GapProof, Refusal> {
        let divisors = divisors(game).map_err(Refusal::Missing)?;
        if !(MOST_HEAPS.0..=MOST_HEAPS.1).contains(&to) {
            let (least, most) = MOST_HEAPS;
            return Err(Refusal::TooLarge(format!("a proof looks at {least} to {most} heaps one by one, not {to}")));
        }
        Ok(GapProof {
            divisors,
            seen: Seen::new(game),
            to,
            supports: Supports::new(),
            plan: None,
            planned: 0,
            spectrum,
            under_way: None,
            values: Vec::new(),
            open: Vec::new(),
        })
    }

    /// What is not settled, once it is over.
    pub fn open(&self) -> &[Unsettled] {
        &self.open
    }

    /// What is proved so far.
    pub fn certificate(&self, spec: &str) -> Certificate {
        Certificate {
            format: Certificate::FORMAT.to_owned(),
            version: Certificate::VERSION,
            spec: spec.to_owned(),
            margin: MARGIN,
            values: self.values.clone(),
        }
    }

    /// What has to be refuted of the gaps that were seen.
    fn planned(&mut self) -> Vec<Suspect> {
        let mut plan = Vec::new();
        for value in 0..4 {
            let gaps = &self.seen.of[usize::from(value)];
            let why = match gaps.longest {
                None => format!("fewer than two heaps below {} have it", self.to),
                Some((longest, from)) if longest >= LONG => {
                    format!("its gap of {longest} from {from} on is too long to write down all equations around it")
                }
                Some((longest, _)) => {
                    let all = gaps.all();
                    let is_seen = |length: &u64| all.binary_search_by_key(length, |&(length, _)| length).is_ok();
                    let never = (1..longest).filter(|length| self.spectrum && !is_seen(length));
                    plan.extend(never.map(|length| Suspect { value, without: length - 1, closed: true }));
                    // A value that stays away for longer than ever before may be gone for good.
                    let is_gone = gaps.last.is_some_and(|last| self.to - last > longest);
                    plan.push(Suspect { value, without: if is_gone { 0 } else { longest }, closed: false });
                    let kept = if self.spectrum { all } else { all[all.len() - 1..].to_vec() };
                    self.values.push(OfValue { value, gaps: kept, refuted: Vec::new() });
                    continue;
                }
            };
            self.open.push(Unsettled { value, why });
        }
        plan.reverse();
        plan
    }

    fn refute(&mut self) {
        let plan = self.plan.as_mut().expect("it is planned by now");
        let (suspect, mut deepening) = match self.under_way.take() {
            Some(under_way) => under_way,
            None => match plan.pop() {
                Some(suspect) => (suspect, Deepening::new(self.divisors, suspect)),
                None => return,
            },
        };
        match deepening.advance(&mut self.supports, self.to) {
            None => self.under_way = Some((suspect, deepening)),
            Some(Ok(refuted)) => {
                let of_value = self.values.iter_mut().find(|of| of.value == suspect.value);
                of_value.expect("it is planned").refuted.push(refuted);
            }
            Some(Err(Open { classes, modulus })) => {
                // What is known of a value is its longest gap, or nothing.
                plan.retain(|other| other.value != suspect.value);
                self.values.retain(|of| of.value != suspect.value);
                self.open.push(Unsettled { value: suspect.value, why: self.why(suspect, classes, modulus) });
            }
        }
    }

    fn why(&self, Suspect { value, without, closed }: Suspect, classes: usize, modulus: u64) -> String {
        let classes = match classes {
            1 => format!("of the heaps modulo {modulus}, one remainder stays"),
            _ => format!("of the heaps modulo {modulus}, {classes} remainders stay"),
        };
        if closed {
            return format!("it could not be told whether there is a gap of {}: {classes} open", without + 1);
        }
        let seen = &self.seen.of[usize::from(value)];
        if without == 0 {
            let last = seen.last.unwrap_or(0);
            return format!(
                "no heap from {last} to {} has it, and it could not be told whether one farther out has: {classes} open",
                self.to
            );
        }
        let from = seen.longest.map_or(0, |(_, from)| from);
        format!(
            "the longest gap below {} is {without}, from {from} on, and it could not be told whether there is a longer one farther \
             out: {classes} open",
            self.to
        )
    }
}

impl Grow for GapProof {
    fn advance(&mut self, work: u64) {
        if self.plan.is_none() {
            self.seen.advance(work, self.to);
            if self.seen.heaps >= self.to {
                let plan = self.planned();
                self.planned = plan.len() as u64;
                self.plan = Some(plan);
            }
            return;
        }
        let mut left = work.max(1);
        while left > 0 && !self.progress().is_over() {
            self.refute();
            left = left.saturating_sub(CLASS);
        }
    }

    /// The heaps, and then a hundredth of them for each statement.
    fn progress(&self) -> Progress<'_> {
        let statement = self.to / 100;
        // Before the heaps are seen nobody knows how many statements there will be, but there are some.
        let Some(plan) = &self.plan else { return Progress::new(self.seen.heaps, self.to + 4 * statement) };
        let left = plan.len() as u64 + u64::from(self.under_way.is_some());
        Progress::new(self.to + (self.planned - left) * statement, self.to + self.planned * statement)
    }
}

/// p and q, if the game is i-Mark({1}, {p, q}).
fn divisors(game: &Division) -> Result<[u64; 2], String> {
    match (game.subtract.members(), game.divide.members()) {
        (&[1], &[p, q]) if game.rounding == Rounding::Exact && game.end == 0 => Ok([p, q]),
        _ => Err("gaps are proved for i-Mark with S = {1} and two divisors".to_owned()),
    }
}

/// The least and the most heaps that are looked at one by one; two bits each are kept.
const MOST_HEAPS: (u64, u64) = (1_000, 1 << 31);

/// About what a class costs, in elementary steps.
const CLASS: u64 = 1_000_000;
