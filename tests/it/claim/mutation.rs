//! A check that cannot fail is worthless: every check of the registry is run again with one value spoiled that it reads,
//! and must then find something else.

use std::cell::RefCell;
use std::rc::Rc;

use nimscope::claim::{Check, Counterexample, Run, Source, open, registry};
use nimscope::engine::{Band, Engine};
use nimscope::game::{Position, Spec};

/// A value that was read: the game, and the position, or the row of a frontier value.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Read {
    spec: String,
    at: Position,
    frontier: bool,
}

/// What a spoiled value becomes.
type Spoil = fn(u32) -> Option<u32>;

/// One more; nothing or one; unknown, which only matters where values have to be proved.
const SPOILS: [Spoil; 3] = [|value| Some(value + 1), |value| Some(u32::from(value == 0)), |_| None];

/// An engine that remembers what is read from it, and lies about one value.
struct Spoiled {
    engine: Box<dyn Engine>,
    spec: String,
    reads: Rc<RefCell<Vec<Read>>>,
    lie: Option<(Read, Spoil)>,
}

impl Spoiled {
    fn tell(&self, at: Position, frontier: bool, value: Option<u32>) -> Option<u32> {
        let read = Read { spec: self.spec.clone(), at, frontier };
        let value = match &self.lie {
            Some((spoiled, spoil)) if *spoiled == read => value.and_then(spoil),
            _ => value,
        };
        if self.lie.is_none() {
            self.reads.borrow_mut().push(read);
        }
        value
    }
}

impl Engine for Spoiled {
    fn rows(&self) -> u64 {
        self.engine.rows()
    }

    fn limit(&self) -> u64 {
        // A value that is never proved must not make the table grow for ever.
        self.engine.limit().min(if self.spec == "mnem" { 300 } else { u64::MAX })
    }

    fn advance(&mut self, work: u64) {
        self.engine.advance(work);
    }

    fn value(&mut self, at: Position) -> Option<u32> {
        let value = self.engine.value(at);
        self.tell(at, false, value)
    }

    fn frontier(&mut self, n: u64) -> Option<u32> {
        let value = self.engine.frontier(n);
        self.tell(Position { n, k: 0 }, true, value)
    }

    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64 {
        self.engine.band(band, out)
    }
}

/// What a check finds, and what it reads, if it is lied to about one value.
fn run(check: Check, to: u64, lie: Option<(Read, Spoil)>) -> (Option<Counterexample>, Vec<Read>) {
    let reads = Rc::new(RefCell::new(Vec::new()));
    let spoiled = |spec: &Spec, source: Source| -> Box<dyn Engine> {
        let engine = open(spec, source);
        Box::new(Spoiled { engine, spec: spec.to_string(), reads: Rc::clone(&reads), lie: lie.clone() })
    };
    let mut run = Run::reading(check, to, &spoiled);
    while !run.is_done() {
        run.advance(10_000_000);
    }
    let found = run.counterexample();
    drop(run);
    (found, reads.take())
}

/// Whether some lie about a value that the check reads changes what it finds. The last reads are tried first.
fn can_fail(check: Check, to: u64) -> bool {
    let (honest, mut reads) = run(check, to, None);
    reads.reverse();
    reads.dedup();
    let step = (reads.len() / 40).max(1);
    let last = reads.iter().take(20);
    let spread = reads.iter().step_by(step);
    let first = reads.iter().rev().take(40);
    let mut lies = last.chain(first).chain(spread).flat_map(|read| SPOILS.map(|spoil| (read.clone(), spoil)));
    lies.any(|lie| run(check, to, Some(lie)).0 != honest)
}

fn every_check_of(paper: &str) {
    for claim in registry().iter().filter(|claim| claim.paper().id == paper) {
        let to = if claim.to == claim.most { claim.to } else { claim.to.min(LARGEST) };
        assert!(can_fail(claim.check, to), "{} cannot fail", claim.id);
        if let Some(correction) = &claim.correction {
            assert!(can_fail(correction.check, to), "{}, corrected, cannot fail", claim.id);
        }
    }
}

/// The range in which open-ended checks are spoiled.
const LARGEST: u64 = 4000;

#[test]
fn memgames() {
    every_check_of("memgames");
}

#[test]
fn imark() {
    every_check_of("imark");
}

#[test]
fn dynamic() {
    every_check_of("dynamic");
}

#[test]
fn restricted() {
    every_check_of("restricted");
}

#[test]
fn max_nim() {
    every_check_of("max-nim");
}
