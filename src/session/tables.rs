//! The tables that are kept: those in use, and the ones used last.

use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::Aside;
use crate::grow::Refusal;
use crate::paint::Unit;
use crate::paper::Spec;
use crate::table::{Axis, Source, source_name, unit};

/// A table that grows, whoever uses it.
pub(super) type Table = Rc<RefCell<Source>>;

/// What a request is about: a game and an axis, read once however often they are named.
pub(super) struct Subject {
    /// As requests name it.
    pub(super) named: (String, String),
    pub(super) spec: Spec,
    pub(super) axis: Axis,
    /// What the numbers of its map are.
    pub(super) unit: Unit,
    /// Subjects of the same source are cut from the same table.
    source: String,
}

impl Subject {
    fn read(spec: &str, axis: &str) -> Result<Subject, Refusal> {
        let named = (spec.to_owned(), axis.to_owned());
        let axis = Axis::parse(axis).ok_or_else(|| Refusal::Input(format!("no axis is called “{axis}”")))?;
        let spec = Spec::parse(spec).map_err(Refusal::Input)?;
        Ok(Subject { named, unit: unit(&spec, axis), source: source_name(&spec, axis), spec, axis })
    }

    /// How many lines of its map are known.
    pub(super) fn lines(&self, table: &Table) -> u64 {
        self.axis.known_lines(&*table.borrow().engine)
    }

    /// How many lines must be known so that `target` are, as far as the table reaches.
    pub(super) fn goal(&self, table: &Table, target: u64) -> u64 {
        target.min(self.axis.lines(table.borrow().engine.limit()))
    }
}

/// The tables, by their sources, and the subjects that were read; those used last are last.
#[derive(Default)]
pub(super) struct Tables {
    subjects: Vec<Rc<Subject>>,
    kept: Vec<(String, Table)>,
}

impl Tables {
    /// What a request is about.
    pub(super) fn subject(&mut self, spec: &str, axis: &str) -> Result<Rc<Subject>, Refusal> {
        let is_it = |subject: &Rc<Subject>| subject.named.0 == spec && subject.named.1 == axis;
        if let Some(at) = self.subjects.iter().position(is_it) {
            self.subjects[at..].rotate_left(1);
        } else {
            self.subjects.push(Rc::new(Subject::read(spec, axis)?));
            self.subjects.drain(..self.subjects.len().saturating_sub(SUBJECTS));
        }
        Ok(self.subjects[self.subjects.len() - 1].clone())
    }

    /// How many tables are kept.
    pub(super) fn count(&self) -> usize {
        self.kept.len()
    }

    /// The table of a subject, as it was left or a new one.
    pub(super) fn open(&mut self, subject: &Subject) -> Result<Table, Refusal> {
        if let Some(at) = self.kept.iter().position(|(source, _)| *source == subject.source) {
            self.kept[at..].rotate_left(1);
            return Ok(self.kept[self.kept.len() - 1].1.clone());
        }
        if !Source::is_here(subject.axis) {
            return Err(Refusal::Elsewhere);
        }
        // A walk that nobody waits for any more would hold much memory.
        self.kept.retain(|(_, table)| is_used(table) || !is_walk(table));
        let source = Source::new(subject.spec.clone(), subject.axis)?;
        let table = Rc::new(RefCell::new(source));
        self.kept.push((subject.source.clone(), table.clone()));
        while self.kept.len() > TABLES
            && let Some(at) = self.kept.iter().position(|(_, table)| !is_used(table))
        {
            self.kept.remove(at);
        }
        Ok(table)
    }
}

fn is_used(table: &Table) -> bool {
    Rc::strong_count(table) > 1
}

fn is_walk(table: &Table) -> bool {
    matches!(table.borrow_mut().engine.aside(), Aside::Heaps(heaps) if heaps.run_up().is_some())
}

/// How many tables are kept at any rate: going back to one finds it as it was left.
const TABLES: usize = 3;

/// How many subjects are: more than a page has maps, and a few bytes each.
const SUBJECTS: usize = 16;
