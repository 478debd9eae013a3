//! The order of work: which table, which tile, which first; what is kept, and what is let go.
//!
//! A session is asked for looks, which say what is on the screen of a map, and questions, which have one answer. It works on
//! them in turns, each [`Session::step`] for about as much as it is told, and says what comes of it. A newer look of a map
//! replaces the older one; looks of different maps and questions leave each other alone. The values of tiles stay in here:
//! what is said of them is pixels. It does no I/O and has no clock: whoever steps it says how much and what time it is, or
//! lends it a clock, by which it learns how much fits into a few milliseconds.

mod answer;
#[cfg(feature = "papers")]
mod board;
mod colours;
mod histogram;
mod look;
mod meter;
mod pace;
#[cfg(feature = "papers")]
mod papers;
mod plan;
#[cfg(feature = "papers")]
mod played;
mod request;
mod said;
#[cfg(feature = "papers")]
mod saving;
mod tables;
mod task;
mod tiles;
mod viewer;

pub use answer::Answer;
pub use histogram::{Bar, Histogram};
pub use meter::{Activity, TableProgress};
pub use request::{Ends, LookRequest, Question, TileWish};
pub use said::{Pixels, Said, Sheaf};
#[cfg(feature = "papers")]
pub use saving::{FigureFile, FigureFormat, FigureMade, ListingPiece, SavingProgress};
#[cfg(feature = "papers")]
pub use {
    board::BoardShown,
    papers::{ClaimReport, SheetShown},
};

use std::collections::VecDeque;
use std::rc::Rc;

use look::Look;
use pace::Pace;
use plan::Plan;
use tables::Tables;
use task::{Task, TaskStep};
use tiles::Tiles;
use viewer::Viewer;

use crate::grow::Refusal;

/// Milliseconds from any moment on.
pub type Time = f64;

/// For whom there is work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// For what a map looks at.
    Map(u32),
    /// For a question, by its id.
    Question(u32),
}

/// What kind of work is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Tiles are cut and painted for a look.
    Cutting,
    /// A table grows for a look.
    Growing,
    /// A question is answered.
    Answering,
}

/// Tables, tiles and colours, and what is asked of them.
pub struct Session {
    tables: Tables,
    tiles: Tiles,
    viewers: Vec<Viewer>,
    tasks: Vec<Task>,
    /// Whose turn it is, and who follows.
    queue: VecDeque<Whose>,
    pace: Pace,
}

impl Default for Session {
    fn default() -> Session {
        Session::new(48 << 20)
    }
}

impl Session {
    /// A session that keeps so many bytes of tiles, and more only if the screen needs them.
    pub fn new(bytes: usize) -> Session {
        let (tables, viewers, tasks, queue) = (Tables::default(), Vec::new(), Vec::new(), VecDeque::new());
        Session { tables, tiles: Tiles::new(bytes), viewers, tasks, queue, pace: Pace::default() }
    }

    /// Looks at what a map shows now, instead of what it showed before.
    ///
    /// # Errors
    /// Why it is not; the map then shows nothing.
    pub fn look(&mut self, id: u32, map: u32, request: LookRequest) -> Result<(), Refusal> {
        let plan = self.plan(request).inspect_err(|_| self.viewer(map).look = None)?;
        let viewer = self.viewer(map);
        let older = viewer.look.take();
        if older.as_ref().is_none_or(|older| !Rc::ptr_eq(&older.plan.table, &plan.table)) {
            viewer.stopped = false;
        }
        viewer.look = Some(Look::new(id, plan, older));
        let shown = self.viewers.iter().filter_map(|viewer| viewer.look.as_ref()).map(|look| look.plan.tiles.len());
        self.tiles.make_room(shown.sum());
        self.wake(Whose::Map(map));
        Ok(())
    }

    /// A map looks at something that this session has nothing of.
    pub fn look_away(&mut self, map: u32) {
        self.viewer(map).look = None;
        self.tables.leave_walks();
    }

    /// A map's tables grow no further, until it looks at another, goes somewhere or is resumed.
    pub fn stop(&mut self, map: u32) {
        self.viewer(map).stopped = true;
    }

    /// A map's table grows again.
    pub fn resume(&mut self, map: u32) {
        let viewer = self.viewer(map);
        viewer.stopped = false;
        if let Some(look) = &mut viewer.look {
            look.resume();
            self.wake(Whose::Map(map));
        }
    }

    /// Asks a question for a map.
    ///
    /// # Errors
    /// Why it is not asked.
    pub fn ask(&mut self, id: u32, map: u32, question: Question) -> Result<(), Refusal> {
        // Values in view are those of whichever module serves the map.
        if matches!(question, Question::Histogram) && self.viewer(map).look.is_none() && cfg!(not(feature = "papers")) {
            return Err(Refusal::Elsewhere);
        }
        let task = Task::new(id, map, question, &mut self.tables)?;
        if task.goes() {
            self.viewer(map).stopped = false;
        }
        self.tasks.push(task);
        self.wake(Whose::Question(id));
        Ok(())
    }

    /// Nobody waits for an answer any more.
    pub fn forget(&mut self, id: u32) {
        self.tasks.retain(|task| task.id != id);
        self.recall();
    }

    /// What is over, or was dropped, said how far it was; the last word belongs to what is on screen. So every map whose
    /// look is over says it again.
    pub fn recall(&mut self) {
        for viewer in &mut self.viewers {
            viewer.recall();
        }
        for at in 0..self.viewers.len() {
            self.wake(Whose::Map(self.viewers[at].map));
        }
    }

    /// What is to be done next, and for whom; none if nothing is.
    pub fn turn(&mut self) -> Option<(Whose, Turn)> {
        let mut queue = std::mem::take(&mut self.queue);
        queue.retain(|&whose| self.turn_of(whose).is_some());
        if let Some(at) = queue.iter().position(|&whose| !self.is_idle(whose)) {
            let next = queue.remove(at)?;
            queue.push_front(next);
        }
        self.queue = queue;
        let whose = *self.queue.front()?;
        Some((whose, self.turn_of(whose)?))
    }

    fn turn_of(&self, whose: Whose) -> Option<Turn> {
        match whose {
            Whose::Question(id) => self.tasks.iter().find(|task| task.id == id).map(|_| Turn::Answering),
            Whose::Map(map) => self.viewers.iter().find(|viewer| viewer.map == map).and_then(Viewer::turn),
        }
    }

    /// Whether something waits until nobody else wants anything.
    fn is_idle(&self, whose: Whose) -> bool {
        let Whose::Map(map) = whose else { return false };
        let look = self.viewers.iter().find(|viewer| viewer.map == map).and_then(|viewer| viewer.look.as_ref());
        look.is_some_and(|look| look.plan.idle)
    }

    /// Works for a few milliseconds of a clock on what is next. Returns what there is to say.
    pub fn call(&mut self, clock: &mut dyn FnMut() -> Time) -> Vec<Said> {
        let Some((_, turn)) = self.turn() else { return Vec::new() };
        let began = clock();
        let (said, worked) = self.step(began, self.pace.work(turn));
        self.pace.learn(turn, worked, clock() - began);
        said
    }

    /// Works for about `work` elementary steps on what is next. Returns what there is to say, and how much it worked.
    pub fn step(&mut self, now: Time, work: u64) -> (Vec<Said>, u64) {
        let work = work.max(1);
        let Some((whose, _)) = self.turn() else { return (Vec::new(), 0) };
        self.queue.pop_front();
        match whose {
            Whose::Map(map) => self.step_look(map, now, work),
            Whose::Question(id) => self.step_task(id, now, work),
        }
    }

    /// How many bytes of tiles are kept.
    pub fn bytes(&self) -> usize {
        self.tiles.bytes()
    }

    /// How many tables are kept.
    pub fn tables(&self) -> usize {
        self.tables.count()
    }

    fn step_look(&mut self, map: u32, now: Time, work: u64) -> (Vec<Said>, u64) {
        let Some(at) = self.viewers.iter().position(|viewer| viewer.map == map) else { return (Vec::new(), 0) };
        let mut viewer = std::mem::take(&mut self.viewers[at]);
        let with: Vec<usize> =
            (0..self.viewers.len()).filter(|&other| viewer.goes_with(&self.viewers[other])).collect();
        let others: Vec<_> = with.iter().flat_map(|&other| self.viewers[other].seen()).collect();
        // Who stops a map wants no work done; least of all on what nobody asked for, which may be of the same table.
        let (own, is_idle) = (viewer.stopped, viewer.look.as_ref().is_some_and(|look| look.plan.idle));
        viewer.stopped |= is_idle && self.viewers.iter().any(|other| other.stopped);
        let left = viewer.step(&mut self.tiles, &others, now, work);
        viewer.stopped = own;
        let said = std::mem::take(&mut viewer.said);
        if viewer.turn().is_some() {
            self.queue.push_back(Whose::Map(map));
        }
        // One that shows more than before changes the colours of all.
        for other in with {
            if viewer.turn().is_none() && self.viewers[other].resettle(viewer.signature()) {
                self.wake(Whose::Map(self.viewers[other].map));
            }
        }
        self.viewers[at] = viewer;
        (said, work - left)
    }

    fn step_task(&mut self, id: u32, now: Time, work: u64) -> (Vec<Said>, u64) {
        let Some(at) = self.tasks.iter().position(|task| task.id == id) else { return (Vec::new(), 0) };
        let mut task = self.tasks.remove(at);
        let at = self.viewer_at(task.map);
        let viewer = &mut self.viewers[at];
        let step = task.step(viewer, &mut self.tiles, now, work);
        let is_over = matches!(step, Ok(TaskStep::Done(_)) | Err(_));
        if is_over && task.goes() {
            viewer.recall();
        }
        let mut said = std::mem::take(&mut viewer.said);
        match step {
            Ok(TaskStep::On) => {}
            Ok(TaskStep::Part(answer)) => said.push(Said::Part { id, answer }),
            Ok(TaskStep::Done(answer)) => said.push(Said::Answer { id, answer }),
            Err(refusal) => said.push(Said::Refusal { id, refusal }),
        }
        if !is_over {
            self.tasks.push(task);
            self.queue.push_back(Whose::Question(id));
        }
        // How much an answer took is not counted: most come at once.
        (said, if is_over { 0 } else { work })
    }

    fn plan(&mut self, request: LookRequest) -> Result<Plan, Refusal> {
        let subject = self.tables.subject(&request.spec, request.axis)?;
        let table = self.tables.open(&subject)?;
        Plan::new(request, subject, table)
    }

    fn viewer(&mut self, map: u32) -> &mut Viewer {
        let at = self.viewer_at(map);
        &mut self.viewers[at]
    }

    fn viewer_at(&mut self, map: u32) -> usize {
        self.viewers.iter().position(|viewer| viewer.map == map).unwrap_or_else(|| {
            self.viewers.push(Viewer::new(map));
            self.viewers.len() - 1
        })
    }

    fn wake(&mut self, whose: Whose) {
        if !self.queue.contains(&whose) {
            self.queue.push_back(whose);
        }
    }
}
