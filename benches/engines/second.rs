//! Every fast engine against the plain way, at a size for which the plain way takes about a second.
//!
//! Both compute the whole table from its first row: the engine grows to the size, or is asked for every cell where a
//! closed form has them all at once, and the plain way takes the mex over the moves of every cell. MNEM, in which a play
//! may go on for ever, is labelled by its slow twin. The size doubles, by way of one and a half, until the plain way
//! takes long enough.

use std::hint::black_box;
use std::time::Duration;

use crate::clock::Clock;
use crate::dense::Dense;
use crate::ratio::{best, grow};
use nimscope::engine::naive;
use nimscope::game::Cell;
use nimscope::game::catalogue::Layout;
use nimscope::paper::memgames::Memgame;
use nimscope::paper::{Spec, open_to};

/// What is long enough for the plain way: the next size takes up to 3.4 times as long.
const LONG: Duration = Duration::from_millis(600);

/// One comparison.
pub(crate) struct Row {
    pub(crate) spec: &'static str,
    pub(crate) size: u64,
    pub(crate) plain: Duration,
    pub(crate) fast: Duration,
}

/// All engines.
pub(crate) fn measure() -> Vec<Row> {
    let specs = [
        "mem",
        "memplus",
        "mem0",
        "perturbed?free=5,20-26",
        "mimic?r=2&c=2",
        "recent?r=2&b=0",
        "mnem",
        "dudeney?Y=50",
        "takeaway?f=2k",
        "memgame?F=j != k and j != 2k",
        "imark?S=1&D=2,3",
        "mark?S=1-4&D=5&round=floor&end=0",
        "dynamic?f=2n",
        "maximum?f=floor(n/2)",
        "minimum?f=floor(n/2)",
        "serial?heaps=3,5",
        "maxnim?d=7/4",
        "maxnim?d=7/4&pass=1",
    ];
    specs.into_iter().map(row).collect()
}

fn row(spec: &'static str) -> Row {
    let parsed = Spec::parse(spec).expect("a spec");
    let first: u64 = if parsed.entry().layout == Layout::Strip { 5_000 } else { 25 };
    let sizes = (2..).flat_map(|doublings| [first << doublings, (3 * first) << (doublings - 1)]);
    let timed = sizes.map(|size| (size, plainly(&parsed, size)));
    let (size, plain) = timed.into_iter().find(|(_, plain)| *plain >= LONG).expect("sizes have no end");
    Row { spec, size, plain, fast: best(3, || fast(&parsed, size)) }
}

/// The columns of a table with this many rows; further ones are like the last.
fn columns(spec: &Spec, size: u64) -> u64 {
    match (spec.rules(), spec.entry().layout) {
        (Some(Memgame::Dudeney(most)), _) => *most + 2,
        (_, Layout::Strip) => 1,
        (_, Layout::Plane) => size + 1,
    }
}

fn plainly(spec: &Spec, size: u64) -> Duration {
    let start = Clock::start();
    if spec.rules() == Some(&Memgame::Mnem) {
        black_box(naive::label(spec, size));
    } else {
        let mut dense = Dense::new(spec, size, columns(spec, size));
        dense.fill();
        black_box(&dense);
    }
    start.elapsed()
}

fn fast(spec: &Spec, size: u64) -> Duration {
    let start = Clock::start();
    let mut engine = open_to(spec, size);
    if engine.rows() < size {
        grow(&mut *engine, size);
    } else {
        let cells = (0..size).flat_map(|n| (0..columns(spec, size)).map(move |k| Cell { row: n, column: k }));
        black_box(cells.map(|at| u64::from(engine.value(at).unwrap_or(0))).sum::<u64>());
    }
    start.elapsed()
}
