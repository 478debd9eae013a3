//! A check that cannot fail is worthless: every check of the registry is run again with one value spoiled that it reads,
//! and must then find something else.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use nimscope::claim::{Check, Counterexample, ReadFrom, Run, open};
use nimscope::engine::{Aside, Engine, Frontier};
use nimscope::game::Cell;
use nimscope::grow::{self, Grow, Progress};
use nimscope::paper::{Spec, claims};

/// A value that was read: the game, and the position, or the row of a frontier value.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Read {
    spec: Rc<str>,
    at: Cell,
    frontier: bool,
}

/// What was read, with the values.
type Reads = Vec<(Read, Option<u32>)>;

/// What a spoiled value becomes.
type Spoil = fn(u32) -> Option<u32>;

/// One more, and nothing or one. Where values have to be proved, a value may also be unknown.
const MORE: Spoil = |value| Some(value + 1);
const LESS: Spoil = |value| Some(u32::from(value == 0));
const UNKNOWN: Spoil = |_| None;

/// An engine that remembers what is read from it, and lies about one value.
struct Spoiled {
    engine: Box<dyn Engine>,
    spec: Rc<str>,
    reads: Rc<RefCell<Reads>>,
    lie: Option<(Read, Spoil)>,
}

impl Spoiled {
    fn tell(&self, at: Cell, frontier: bool, value: Option<u32>) -> Option<u32> {
        let read = Read { spec: Rc::clone(&self.spec), at, frontier };
        match &self.lie {
            Some((spoiled, spoil)) if *spoiled == read => value.and_then(spoil),
            Some(_) => value,
            None => {
                self.reads.borrow_mut().push((read, value));
                value
            }
        }
    }
}

impl Grow for Spoiled {
    fn advance(&mut self, work: u64) {
        self.engine.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        let progress = self.engine.progress();
        // A value that is never proved must not make the table grow for ever.
        Progress { target: progress.target.min(if &*self.spec == "mnem" { 300 } else { u64::MAX }), ..progress }
    }
}

impl Engine for Spoiled {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let value = self.engine.value(at);
        self.tell(at, false, value)
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Frontier(self)
    }
}

impl Frontier for Spoiled {
    fn frontier(&mut self, n: u64) -> Option<u32> {
        let value = self.engine.frontier(n);
        self.tell(Cell { row: n, column: 0 }, true, value)
    }
}

/// What a check finds, and what it reads with which values, if it is lied to about one value or not at all.
fn run(check: Check, to: u64, lie: Option<(Read, Spoil)>) -> (Option<Counterexample>, Reads) {
    let reads = Rc::new(RefCell::new(Vec::new()));
    let spoiled = |spec: &Spec, source: ReadFrom| -> Box<dyn Engine> {
        let engine = open(spec, source);
        Box::new(Spoiled { engine, spec: spec.to_string().into(), reads: Rc::clone(&reads), lie: lie.clone() })
    };
    let mut run = Run::reading(check, to, &spoiled);
    grow::finish(&mut run, 10_000_000).expect("every rule has its values");
    let found = run.counterexample();
    drop(run);
    (found, reads.take())
}

/// Whether some lie about a value that the check reads changes what it finds. The ends are tried first, then the first
/// places of small values, then the places of the rarest and of the commonest values: most statements are about these.
fn can_fail(check: Check, to: u64) -> bool {
    let (honest, reads) = run(check, to, None);
    let ends = reads.iter().take(40).chain(reads.iter().rev().take(20)).map(|(read, _)| read);
    let places: BTreeMap<Option<u32>, &Read> = reads.iter().rev().map(|(read, value)| (*value, read)).collect();
    let lies = ends.chain(places.into_values().take(30)).flat_map(|read| [(read, MORE), (read, LESS), (read, UNKNOWN)]);
    let proved = |(read, spoil): &(&Read, Spoil)| &*read.spec == "mnem" || spoil(0).is_some();
    let mut times: HashMap<Option<u32>, usize> = HashMap::new();
    reads.iter().for_each(|(_, value)| *times.entry(*value).or_default() += 1);
    let mut rare: Vec<&(Read, Option<u32>)> = reads.iter().collect();
    rare.sort_by_key(|(_, value)| times[value]);
    let others = rare.iter().zip(rare.iter().rev()).flat_map(|(rare, common)| [&rare.0, &common.0]);
    let mut lies = lies.filter(proved).chain(others.map(|read| (read, LESS)));
    lies.any(|(read, spoil)| run(check, to, Some((read.clone(), spoil))).0 != honest)
}

fn every_check_of(paper: &str) {
    for claim in claims().iter().filter(|claim| claim.paper().id == paper) {
        let to = if claim.to == claim.most { claim.to } else { claim.to.min(LARGEST) };
        assert!(can_fail(claim.check, to), "{} cannot fail", claim.id);
        if let Some(correction) = &claim.correction {
            assert!(can_fail(correction.check, to), "{}, corrected, cannot fail", claim.id);
        }
    }
}

/// The range in which open-ended checks are spoiled.
const LARGEST: u64 = 5000;

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
