//! One map of the page: what it looks at, in which colours, and what it is told of how far that is.

use super::colours::Colours;
use super::histogram::{Counting, Histogram};
use super::look::{Look, Studio};
use super::meter::Meter;
use super::plan::Plan;
use super::said::Said;
use super::tiles::{Key, Tiles};
use super::{Time, Turn};
use crate::table::{Subject, Table};

/// A map.
#[derive(Default)]
pub(super) struct Viewer {
    pub(super) map: u32,
    pub(super) look: Option<Look>,
    /// Whether its tables may not grow.
    pub(super) stopped: bool,
    pub(super) said: Vec<Said>,
    colours: Colours,
    meter: Meter,
}

impl Viewer {
    pub(super) fn new(map: u32) -> Viewer {
        Viewer { map, ..Viewer::default() }
    }

    /// What is to be done next for its look, or to be said of it.
    pub(super) fn turn(&self) -> Option<Turn> {
        match &self.look {
            Some(look) if look.is_growing() => Some(Turn::Growing),
            Some(look) if !look.is_over() => Some(Turn::Cutting),
            _ => (!self.said.is_empty()).then_some(Turn::Cutting),
        }
    }

    /// Works on its look for about `work` elementary steps, and returns how many are left.
    pub(super) fn step(&mut self, tiles: &mut Tiles, others: &[(Key, [usize; 4])], now: Time, work: u64) -> u64 {
        let Some(mut look) = self.look.take_if(|look| !look.is_over()) else { return work };
        let Viewer { map, stopped, said, colours, .. } = self;
        let grew = look.is_growing();
        let left = look.step(&mut Studio { map: *map, tiles, colours, stopped: *stopped, others, said }, now, work);
        let (subject, table, target) = (look.plan.subject.clone(), look.plan.table.clone(), look.plan.target);
        let (id, is_over, grows) = (look.id, look.is_over(), grew && look.is_growing());
        self.look = Some(look);
        if is_over {
            self.rest(id, (&subject, &table, target));
            self.said.push(Said::Done { map: self.map, id });
        } else if grows {
            self.tell_growth(id, (&subject, &table, target), now);
        }
        left
    }

    /// Whether its colours span what another map shows as well.
    pub(super) fn goes_with(&self, other: &Viewer) -> bool {
        matches!((self.plan_together(), other.plan_together()), (Some(a), Some(b)) if a.taste.is_like(&b.taste))
    }

    fn plan_together(&self) -> Option<&Plan> {
        self.look.as_ref().map(|look| &look.plan).filter(|plan| plan.together)
    }

    /// What it shows, each tile with what is visible of it.
    pub(super) fn seen(&self) -> Vec<(Key, [usize; 4])> {
        self.look.as_ref().map_or_else(Vec::new, |look| look.plan.seen().collect())
    }

    /// Settles its colours anew if they are not these, since another map shows other values now. Tells whether it must.
    pub(super) fn resettle(&mut self, signature: &str) -> bool {
        let is_due = self.colours.signature != signature && self.look.as_ref().is_some_and(Look::is_over);
        if let Some(look) = self.look.as_mut().filter(|_| is_due) {
            look.resume();
        }
        is_due
    }

    pub(super) fn signature(&self) -> &str {
        &self.colours.signature
    }

    /// Lets a table grow to so many lines for about `work` elementary steps, for a question; false if it need not, or may
    /// not.
    pub(super) fn grow(&mut self, id: u32, (subject, table, lines): Growth<'_>, now: Time, work: u64) -> bool {
        if self.stopped || subject.lines(table) >= subject.goal(table, lines) {
            return false;
        }
        table.borrow_mut().engine.advance(work);
        self.tell_growth(id, (subject, table, lines), now);
        true
    }

    /// Counts on in what it looks at, for a question; the values in view, once they are counted.
    pub(super) fn count(&self, counting: &mut Counting, tiles: &mut Tiles, work: u64) -> Option<Histogram> {
        match &self.look {
            Some(look) => counting.step(look, self.colours.painter(), tiles, work),
            None => Some(Histogram::default()),
        }
    }

    /// Tells how far a table is that does not grow any more.
    pub(super) fn rest(&mut self, id: u32, (subject, table, lines): Growth<'_>) {
        let progress = self.meter.resting(subject, table, lines);
        self.said.push(Said::Progress { map: self.map, id, progress });
    }

    /// Tells how far what is on screen is, if it is over.
    pub(super) fn recall(&mut self) {
        if let Some(look) = self.look.take_if(|look| look.is_over()) {
            self.rest(look.id, (&look.plan.subject, &look.plan.table, look.plan.target));
            self.look = Some(look);
        }
    }

    fn tell_growth(&mut self, id: u32, (subject, table, lines): Growth<'_>, now: Time) {
        if let Some(progress) = self.meter.growing(now, subject, table, lines) {
            self.said.push(Said::Progress { map: self.map, id, progress });
        }
    }
}

/// A table of a subject, and how many of its lines are wanted.
pub(super) type Growth<'a> = (&'a Subject, &'a Table, u64);
