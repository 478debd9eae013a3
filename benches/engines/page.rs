//! Work that is done alike on this machine and in a page of the browser, by the wasm as it ships.
//!
//! A session is asked for a row of a table, or for a sheet, and takes so many steps of so much work. Work is counted and not
//! timed, so both sides come equally far, which is checked. tests/browser/bench.js is the other end of [`Page`].

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::clock::Clock;
use nimscope::session::{Question, Said, Session};
use nimscope::table::Axis;
use serde::{Deserialize, Serialize};

/// What is done.
#[derive(Serialize)]
pub(crate) struct Work {
    pub(crate) spec: &'static str,
    /// The sheet that is filled instead of the game's table.
    pub(crate) sheet: Option<&'static str>,
    /// The rows or heaps that are wanted.
    pub(crate) size: u64,
    /// How many calls it takes.
    pub(crate) calls: u64,
    /// How many elementary steps a call may take: some milliseconds, as in the page.
    pub(crate) steps: u64,
    /// How often all of it is done anew, for work that is too short to be timed.
    pub(crate) times: u64,
}

/// How it went.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Told {
    /// For doing it once.
    pub(crate) seconds: f64,
    /// The rows or heaps that are known at the end.
    pub(crate) reached: u64,
    /// The peak of the core's memory in the page.
    #[serde(default)]
    pub(crate) bytes: u64,
}

impl Work {
    /// The work that reaches a size, and how it went here.
    pub(crate) fn to(spec: &'static str, sheet: Option<&'static str>, size: u64) -> (Work, Told) {
        let mut work = Work { spec, sheet, size, calls: 0, steps: 5_000_000, times: 1 };
        let mut session = work.begin();
        let mut reached = 0;
        while reached < size {
            work.calls += 1;
            reached = reached.max(work.reached(&session.step(LONG * work.calls as f64, work.steps).0));
        }
        let told = work.natively();
        (work, told)
    }

    /// Does it here.
    pub(crate) fn natively(&self) -> Told {
        let mut reached = 0;
        let mut seconds = 0.0;
        for _ in 0..self.times {
            let clock = Clock::start();
            let mut session = self.begin();
            for _ in 1..self.calls {
                session.step(0.0, self.steps);
            }
            let said = session.step(LONG, self.steps).0;
            seconds += clock.elapsed().as_secs_f64();
            reached = self.reached(&said);
        }
        Told { seconds: seconds / self.times as f64, reached, bytes: 0 }
    }

    /// A session that is asked for it.
    fn begin(&self) -> Session {
        let (spec, last) = (self.spec.to_owned(), (self.size - 1) as f64);
        let question = match self.sheet {
            Some(sheet) => Question::Sheet { spec, sheet: sheet.to_owned(), heap: None },
            None => Question::Numbers { spec, axis: Axis::Memory, n: (last, last), k: (0.0, 0.0) },
        };
        let mut session = Session::default();
        session.ask(1, 0, question).expect("a game, and a sheet of it");
        session
    }

    /// The rows or heaps that are known by what a session says: all that a table was asked for, or what a sheet tells.
    fn reached(&self, said: &[Said]) -> u64 {
        let told = said.iter().rev().find(|said| matches!(said, Said::Answer { .. } | Said::Part { .. }));
        let Some(told) = told else { return 0 };
        let told = serde_json::to_value(told).expect("plain data");
        if self.sheet.is_some() { told["answer"]["done"].as_u64().expect("a sheet") } else { self.size }
    }
}

/// Milliseconds after which a session shows how far it is.
const LONG: f64 = 1_000.0;

/// A browser with one page in it.
pub(crate) struct Page {
    child: Child,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Page {
    /// Starts the browser.
    pub(crate) fn start() -> Page {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
        let mut node = Command::new("node");
        node.arg("bench.js").current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = node.spawn().expect("Node.js starts");
        let (orders, answers) = (child.stdin.take(), child.stdout.take().expect("it is piped"));
        Page { child, orders, answers: BufReader::new(answers) }
    }

    /// Does the work in the page, or in a fresh one, whose memory nothing has been asked of yet.
    pub(crate) fn run(&mut self, work: &Work, fresh: bool) -> Told {
        #[derive(Serialize)]
        struct Order<'a> {
            fresh: bool,
            #[serde(flatten)]
            work: &'a Work,
        }
        let order = serde_json::to_string(&Order { fresh, work }).expect("plain data");
        let orders = self.orders.as_mut().expect("the page is open");
        writeln!(orders, "{order}").expect("the page listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the page answers");
        serde_json::from_str(&line).expect("the page could do it")
    }
}

impl Drop for Page {
    /// The browser is closed once no further order can come.
    fn drop(&mut self) {
        drop(self.orders.take());
        let _ = self.child.wait();
    }
}
