//! Answers a question: a short one at once, a long one in slices.

use std::rc::Rc;

use super::Time;
use super::answer::Answer;
use super::histogram::Counting;
#[cfg(feature = "papers")]
use super::papers::PaperTask;
use super::request::{Ends, Question};
use super::tables::Tables;
use super::tiles::Tiles;
use super::viewer::Viewer;
use crate::game::Cell;
use crate::grow::Refusal;
use crate::table::{self, Subject, Table};
#[cfg(feature = "papers")]
use crate::{
    grow::Grow,
    table::{Along, FarPlace, Find, Periods, Sought, far_place},
};

/// A question on its way to its answer.
pub(super) struct Task {
    pub(super) id: u32,
    /// The map that waits for it.
    pub(super) map: u32,
    goes: bool,
    work: Work,
    /// When a part of the answer was shown last.
    shown: Option<Time>,
}

enum Work {
    /// Something is read off a table, once so many lines are known.
    Read {
        question: Question,
        subject: Rc<Subject>,
        table: Table,
        lines: u64,
        grew: bool,
    },
    #[cfg(feature = "papers")]
    Find(Box<Find>, Table),
    Histogram(Counting),
    #[cfg(feature = "papers")]
    Periods(Table, Option<Box<Periods>>),
    #[cfg(feature = "papers")]
    Place {
        place: FarPlace,
        subject: Rc<Subject>,
        table: Table,
        lines: u64,
    },
    #[cfg(feature = "papers")]
    Paper(PaperTask),
}

/// What a slice of work led to.
pub(super) enum TaskStep {
    On,
    /// There is more to see of the answer.
    Part(Answer),
    Done(Answer),
}

impl Task {
    pub(super) fn new(id: u32, map: u32, question: Question, tables: &mut Tables) -> Result<Task, Refusal> {
        let goes = matches!(question, Question::Place { .. });
        Ok(Task { id, map, goes, work: Work::open(question, tables)?, shown: None })
    }

    /// Whether whoever asks wants to go somewhere, and that computed, whatever was stopped before.
    pub(super) fn goes(&self) -> bool {
        self.goes
    }

    /// Works on for about `work` elementary steps.
    ///
    /// # Errors
    /// Why there is no answer.
    pub(super) fn step(
        &mut self,
        viewer: &mut Viewer,
        tiles: &mut Tiles,
        now: Time,
        work: u64,
    ) -> Result<TaskStep, Refusal> {
        #[cfg(feature = "papers")]
        let is_due = self.shown.is_none_or(|shown| now - shown > SHOW_EVERY);
        #[cfg(feature = "papers")]
        let part = |part: Option<Answer>| part.filter(|_| is_due).map_or(TaskStep::On, TaskStep::Part);
        let step = match &mut self.work {
            Work::Read { question, subject, table, lines, grew } => {
                if *lines > 0 && viewer.grow(self.id, (subject, table, *lines), now, work) {
                    *grew = true;
                    return Ok(TaskStep::On);
                }
                if *grew {
                    viewer.rest(self.id, (subject, table, *lines));
                }
                let far = farthest(question, subject);
                if far.is_some_and(|at| table.borrow_mut().engine.approach(at, work).is_some()) {
                    return Ok(TaskStep::On);
                }
                TaskStep::Done(read(question, subject, table)?)
            }
            Work::Histogram(counting) => match viewer.count(counting, tiles, work) {
                Some(histogram) => TaskStep::Done(Answer::Histogram(histogram)),
                None => TaskStep::On,
            },
            #[cfg(feature = "papers")]
            Work::Find(find, table) => {
                find.on(&mut *table.borrow_mut().engine).advance(work);
                let is_over = find.progress().is_over();
                let found = || Answer::Found(find.found());
                if is_over { TaskStep::Done(found()) } else { part(is_due.then(found)) }
            }
            #[cfg(feature = "papers")]
            Work::Place { place, subject, table, lines } => {
                if viewer.grow(self.id, (subject, table, *lines), now, work) {
                    return Ok(TaskStep::On);
                }
                if subject.lines(table) < *lines {
                    return Err(table.borrow().engine.refusal().cloned().unwrap_or(Refusal::Stopped));
                }
                TaskStep::Done(Answer::Place(FarPlace { axis: place.axis, cell: place.cell }))
            }
            #[cfg(feature = "papers")]
            Work::Periods(table, search) => {
                if let Some(search) = search {
                    search.on(&mut *table.borrow_mut().engine).advance(work);
                }
                let is_done = search.as_ref().is_none_or(|search| search.progress().is_over());
                let report = || Answer::Periods(search.as_ref().map(|search| Box::new(search.report())));
                if is_done { TaskStep::Done(report()) } else { part(is_due.then(report)) }
            }
            #[cfg(feature = "papers")]
            Work::Paper(paper) => match paper.step(work)? {
                true => TaskStep::Done(paper.answer()?),
                false => part(if is_due { paper.part() } else { None }),
            },
        };
        if matches!(step, TaskStep::Part(_)) {
            self.shown = Some(now);
        }
        Ok(step)
    }
}

impl Work {
    fn open(question: Question, tables: &mut Tables) -> Result<Work, Refusal> {
        #[cfg(feature = "papers")]
        if let Some(paper) = PaperTask::open(&question, tables) {
            return paper.map(Work::Paper);
        }
        let (spec, axis, lines) = match &question {
            Question::Inspect { spec, axis, .. } | Question::Widths { spec, axis } => (spec, axis, 0),
            Question::Marks { spec, axis, .. } | Question::Summary { spec, axis, .. } => (spec, axis, 0),
            Question::Numbers { spec, axis, n, .. } => (spec, axis, n.1 as u64 + 1),
            Question::Histogram => return Ok(Work::Histogram(Counting::default())),
            #[cfg(feature = "papers")]
            Question::Find { spec, axis, .. } => {
                let subject = tables.subject(spec, *axis)?;
                let table = tables.open(&subject)?;
                return Ok(Work::Find(Box::new(Find::new(&subject.spec, *axis, sought(&question)?)?), table));
            }
            #[cfg(feature = "papers")]
            Question::Moves { spec, axis, n, .. } => (spec, axis, *n as u64 + 1),
            #[cfg(feature = "papers")]
            Question::Periods { spec, axis } => {
                let subject = tables.subject(spec, *axis)?;
                let table = tables.open(&subject)?;
                let search = table.borrow().periods().map(Box::new);
                return Ok(Work::Periods(table, search));
            }
            #[cfg(feature = "papers")]
            Question::Place { spec, width, heap } => {
                let place = far_place(&tables.spec(spec)?, *width as u64, heap.parse()?)?;
                let subject = tables.subject(spec, place.axis)?;
                let table = tables.open(&subject)?;
                let lines = subject.axis.place(Cell { row: place.cell.0, column: place.cell.1 }).rows.end;
                return Ok(Work::Place { place, subject, table, lines });
            }
            _ => return Err(Refusal::Elsewhere),
        };
        let subject = tables.subject(spec, *axis)?;
        let table = tables.open(&subject)?;
        Ok(Work::Read { question, subject, table, lines, grew: false })
    }
}

/// What a question looks for.
#[cfg(feature = "papers")]
fn sought(question: &Question) -> Result<Sought, Refusal> {
    let Question::Find { value, n, k, inclusive, along, back, .. } = question else { return Err(Refusal::Elsewhere) };
    let unknown = || Refusal::Input(format!("no order is called “{along}”"));
    let from = Cell { row: *n as u64, column: *k as u64 };
    let along = Along::named(along).ok_or_else(unknown)?;
    Ok(Sought { value: *value as u32, from, inclusive: *inclusive, along, back: *back, last: None })
}

/// The cell whose value is at hand last of all that a question reads, where a table works its values out as they are wanted.
fn farthest(question: &Question, subject: &Subject) -> Option<Cell> {
    let corner = |n: Ends, k: Ends| subject.axis.position(n.1 as u64, k.0 as u64);
    match *question {
        Question::Inspect { n, k, .. } => Some(Cell { row: n as u64, column: k as u64 }),
        #[cfg(feature = "papers")]
        Question::Moves { n, k, .. } => Some(Cell { row: n as u64, column: k as u64 }),
        Question::Numbers { n, k, .. } => corner(n, k),
        _ => None,
    }
}

fn read(question: &Question, subject: &Subject, table: &Table) -> Result<Answer, Refusal> {
    let mut source = table.borrow_mut();
    let rectangle = |engine, n: Ends, k: Ends| {
        table::numbers(engine, subject.axis, n.0 as u64..=n.1 as u64, k.0 as u64..=k.1 as u64)
    };
    Ok(match question {
        Question::Inspect { n, k, .. } => {
            Answer::Inspection(Box::new(source.inspect(Cell { row: *n as u64, column: *k as u64 })))
        }
        #[cfg(feature = "papers")]
        Question::Moves { n, k, .. } => Answer::Moves(source.moves(Cell { row: *n as u64, column: *k as u64 })),
        Question::Marks { names, n, k, .. } => {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let range = |(from, to): Ends| from as u64..to.ceil() as u64;
            Answer::Marks(source.marks(subject.axis, &names, range(*n), range(*k)))
        }
        Question::Summary { n, k, .. } => {
            let range = |(from, to): Ends| from.max(0.0) as u64..to.ceil() as u64;
            let part = table::MapPart { rows: range(*n), columns: range(*k) };
            Answer::Summary(table::summary(&subject.spec, subject.axis, &mut *source.engine, &part))
        }
        Question::Numbers { n, k, .. } => Answer::Numbers(rectangle(&mut *source.engine, *n, *k)?),
        _ => Answer::Widths(source.widths()),
    })
}

/// What is on its way is shown this often, in milliseconds.
const SHOW_EVERY: Time = 200.0;
