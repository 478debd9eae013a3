//! The tables that are kept: those in use, and the ones used last.

use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::Aside;
use crate::grow::Refusal;
use crate::paper::{Shelf, Spec};
#[cfg(feature = "papers")]
use crate::play::Appraiser;
use crate::table::{Axis, Source, Subject, Table};

/// The games, subjects and tables that were used last; tables by their sources.
#[derive(Default)]
pub(super) struct Tables {
    shelf: Shelf,
    subjects: Vec<Rc<Subject>>,
    kept: Vec<(String, Table)>,
    #[cfg(feature = "papers")]
    appraiser: Appraiser,
}

impl Tables {
    /// What a request is about.
    pub(super) fn subject(&mut self, spec: &str, axis: Axis) -> Result<Rc<Subject>, Refusal> {
        let is_it = |subject: &Rc<Subject>| subject.named == spec && subject.axis == axis;
        if let Some(at) = self.subjects.iter().position(is_it) {
            let subject = self.subjects.remove(at);
            self.subjects.push(subject.clone());
            return Ok(subject);
        }
        let subject = Rc::new(Subject::new(spec, self.spec(spec)?, axis));
        self.subjects.push(subject.clone());
        self.subjects.drain(..self.subjects.len().saturating_sub(SUBJECTS));
        Ok(subject)
    }

    /// The game that a text names.
    pub(super) fn spec(&mut self, text: &str) -> Result<Spec, Refusal> {
        self.shelf.get(text).map_err(Refusal::Input)
    }

    /// The tables of the heaps that are played with.
    #[cfg(feature = "papers")]
    pub(super) fn appraiser(&self) -> &Appraiser {
        &self.appraiser
    }

    /// How many tables are kept.
    pub(super) fn count(&self) -> usize {
        self.kept.len()
    }

    /// The table of a subject, as it was left or a new one.
    pub(super) fn open(&mut self, subject: &Subject) -> Result<Table, Refusal> {
        if let Some(at) = self.kept.iter().position(|(source, _)| *source == subject.source) {
            let (source, table) = self.kept.remove(at);
            self.kept.push((source, table.clone()));
            return Ok(table);
        }
        if !Source::is_here(&subject.spec, subject.axis) {
            return Err(Refusal::Elsewhere);
        }
        self.leave_walks();
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

    /// A walk that nobody waits for any more would hold much memory.
    pub(super) fn leave_walks(&mut self) {
        self.kept.retain(|(_, table)| is_used(table) || !is_walk(table));
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
