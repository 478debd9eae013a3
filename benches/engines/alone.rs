//! How long a table takes and how much memory, each in a process of its own.
//!
//! The benchmark starts itself again with the words `alone CASE ROWS`; the child prints its seconds and its peak of
//! resident memory, which only Linux tells. How time grows with the rows depends on who else uses the caches of the
//! machine; where Valgrind is installed, instructions are counted beside it, and those decide.

use std::hint::black_box;
use std::process::Command;

use nimscope::paper::Spec;
use nimscope::paper::memgames::engine::Appendix;

use crate::clock::Clock;
use crate::work;

/// One table: a spec, or one of the names below.
pub(crate) struct Row {
    pub(crate) case: &'static str,
    pub(crate) rows: u64,
    pub(crate) seconds: f64,
    /// Megabytes.
    pub(crate) peak: Option<u64>,
    /// As counted by Valgrind, of the tables that are doubled.
    instructions: Option<u64>,
    /// Against half the rows.
    pub(crate) doubling: Option<Doubling>,
}

/// What twice the rows take.
pub(crate) struct Doubling {
    /// So many times as long.
    pub(crate) time: f64,
    /// So many times as many instructions.
    pub(crate) instructions: Option<f64>,
}

impl Doubling {
    /// The most that is allowed.
    pub(crate) const MOST: f64 = 2.3;

    /// What is held against that.
    pub(crate) fn decisive(&self) -> f64 {
        self.instructions.unwrap_or(self.time)
    }
}

/// The frontier of MEM⁰ without its map.
const FRONTIER: &str = "mem0, the frontier";
/// A rule that leaves out two removals.
const TYPED: &str = "memgame?F=j != k and j != 2k";
/// MEM⁰ by the algorithm of the paper's appendix.
pub(crate) const APPENDIX: &str = "mem0, the appendix";
/// A thousand rows of MEM from this one on.
const REGION: &str = "mem, 1000 rows at";

/// The tables that reach far.
pub(crate) fn measure() -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (case, size) in [
        (FRONTIER, 1_000_000),
        (FRONTIER, 2_000_000),
        (FRONTIER, 4_000_000),
        ("mem0", 500_000),
        ("mem0", 1_000_000),
        (TYPED, 50_000),
        (TYPED, 100_000),
        (REGION, 100_000_000),
        (REGION, 1_000_000_000_000),
        (REGION, 1_000_999_000_000),
        ("mnem", 500_000),
        ("mnem", 1_000_000),
    ] {
        let (seconds, peak) = start(case, size);
        let instructions = [FRONTIER, "mem0"].contains(&case).then(|| instructions(case, size)).flatten();
        let half = rows.iter().find(|row| row.case == case && 2 * row.rows == size);
        let doubling = half.map(|half| Doubling {
            time: seconds / half.seconds,
            instructions: instructions.zip(half.instructions).map(|(all, half)| all as f64 / half as f64),
        });
        rows.push(Row { case, rows: size, seconds, peak, instructions, doubling });
    }
    rows
}

/// What the child does.
pub(crate) fn run(case: &str, size: u64) {
    let clock = Clock::start();
    match case {
        FRONTIER => work::frontier(size),
        APPENDIX => {
            let mut appendix = Appendix::default();
            (0..size).for_each(|_| appendix.advance());
            black_box(appendix.frontier());
        }
        REGION => work::region(size),
        spec => work::rows(&Spec::parse(spec).expect("a spec"), size),
    }
    let seconds = clock.elapsed().as_secs_f64();
    let peak = std::fs::read_to_string("/proc/self/status").ok().and_then(|status| {
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    });
    println!("{seconds} {}", peak.map_or_else(String::new, |peak| peak.to_string()));
}

/// The seconds and megabytes of the best of several runs: at least three, and more while they are short.
pub(crate) fn start(case: &str, size: u64) -> (f64, Option<u64>) {
    let program = std::env::current_exe().expect("the benchmark has a name");
    let once = || {
        let output = Command::new(&program).args(["alone", case, &size.to_string()]).output().expect("a child");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut words = text.split_whitespace();
        let seconds: f64 = words.next().and_then(|word| word.parse().ok()).expect("the child's seconds");
        (seconds, words.next().and_then(|word| word.parse::<u64>().ok()).map(|kilobytes| kilobytes / 1_000))
    };
    let mut runs: Vec<(f64, Option<u64>)> = Vec::new();
    while runs.len() < 3 || runs.len() < 40 && runs.iter().map(|run| run.0).sum::<f64>() < 10.0 {
        runs.push(once());
    }
    runs.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("there were runs")
}

/// How many instructions a child takes; `None` where Valgrind is not installed.
fn instructions(case: &str, size: u64) -> Option<u64> {
    let program = std::env::current_exe().expect("the benchmark has a name");
    let valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null"];
    let output = Command::new("valgrind").args(valgrind).arg(program).args(["alone", case, &size.to_string()]).output();
    let text = String::from_utf8_lossy(&output.ok()?.stderr).into_owned();
    text.lines().find_map(|line| line.split_once("Collected :"))?.1.trim().parse().ok()
}
