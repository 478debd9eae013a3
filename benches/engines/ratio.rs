//! Fast engines against the plain way, at the sizes that the floors name. Against naive it is the last row alone.

use std::hint::black_box;
use std::time::Duration;

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::game::rule::SetRule;
use nimscope::grow;
use nimscope::paper::memgames::engine::Typed;
use nimscope::paper::{Spec, open};

use crate::alone;
use crate::clock::Clock;
use crate::dense::Dense;
use crate::work;

/// One comparison.
pub(crate) struct Row {
    pub(crate) spec: &'static str,
    pub(crate) size: String,
    pub(crate) against: &'static str,
    pub(crate) ratio: f64,
    pub(crate) floor: f64,
}

/// All comparisons. The first number is the size, the second the columns of a row that are compared.
pub(crate) fn measure() -> Vec<Row> {
    let tables = ["mem", "memplus", "mem0", "takeaway?f=2k", "dynamic?f=2n"]
        .map(|spec| against_naive(spec, 2_000, 2_000, 100.0));
    let limited = [
        against_naive("dudeney?Y=50", 2_000, 51, 5.0),
        against_naive("memgame?F=j != k and j != 2k", 1_000, 1_000, 20.0),
    ];
    let heaps = ["maximum?f=floor(n/2)", "minimum?f=floor(n/2)", "maxnim?d=7/4", "maxnim?d=7/4&pass=1"]
        .map(|spec| against_naive(spec, 20_000, 1, 100.0));
    let mut rows: Vec<Row> = tables.into_iter().chain(limited).chain(heaps).collect();
    rows.push(against_the_plain_loop("imark?S=1&D=2,3", &[1], &[2, 3], 8.0));
    rows.push(against_the_dense_table("j != k and j != 2k", 2_048, 100.0));
    rows.push(against_the_dense_table("j != k and j != k + 1", 2_048, 100.0));
    rows.push(against_the_dense_table("k <= j <= 3k", 2_048, 1.0));
    rows.push(against_the_walk(4_000_000, 1_000.0));
    rows.push(against_the_appendix(20_000, 100.0));
    rows.push(against_the_appendix(40_000, 180.0));
    rows
}

/// The time of the last rows up to `size`, computed by the engine, and by a mex over the moves of every cell.
fn against_naive(spec: &'static str, size: u64, columns: u64, floor: f64) -> Row {
    const ROWS: u64 = 8;
    let parsed = Spec::parse(spec).expect("a spec");
    let fast = best(3, || {
        let mut engine = open(&parsed);
        grow(&mut *engine, size - ROWS);
        let before = engine.rows();
        let start = Clock::start();
        grow(&mut *engine, before + ROWS.max(size / 4));
        // Closed forms have every row at once, so their cells are asked for.
        let made = engine.rows() - before;
        if made == 0 {
            let cells =
                (0..columns).map(|k| engine.value(Cell { row: size - 1, column: k })).map(|value| value.unwrap_or(0));
            black_box(cells.sum::<u32>());
            start.elapsed()
        } else {
            start.elapsed().div_f64(made as f64)
        }
    });
    let mut engine = open(&parsed);
    grow(&mut *engine, size);
    let mut dense = Dense::new(&parsed, size, if columns == 1 { 2 } else { columns.max(size + 1) });
    dense.copy(&mut *engine);
    let plain = best(3, || {
        let start = Clock::start();
        for k in 0..columns {
            black_box(dense.mex(Cell { row: size - 1, column: k })).expect("all options are known");
        }
        start.elapsed()
    });
    Row { spec, size: format!("n = {size}"), against: "naive", ratio: plain.as_secs_f64() / fast.as_secs_f64(), floor }
}

/// The packed blocks of a subtraction-division game against a plain loop over bytes, to 10⁷ heaps.
fn against_the_plain_loop(spec: &'static str, subtract: &[usize], divide: &[usize], floor: f64) -> Row {
    const HEAPS: usize = 10_000_000;
    let parsed = Spec::parse(spec).expect("a spec");
    let fast = best(15, || {
        let mut engine = open(&parsed);
        let start = Clock::start();
        grow(&mut *engine, HEAPS as u64);
        start.elapsed()
    });
    let plain = best(15, || {
        let start = Clock::start();
        let mut values = vec![0_u8; HEAPS];
        for n in 1..HEAPS {
            let mut taken = 0_u32;
            for &s in subtract {
                if s <= n {
                    taken |= 1 << values[n - s];
                }
            }
            for &d in divide {
                if n % d == 0 {
                    taken |= 1 << values[n / d];
                }
            }
            values[n] = taken.trailing_ones() as u8;
        }
        black_box(&values);
        start.elapsed()
    });
    let ratio = plain.as_secs_f64() / fast.as_secs_f64();
    Row { spec, size: "n = 10⁷".into(), against: "the plain loop", ratio, floor }
}

/// MEM⁰'s whole map against the algorithm of the paper's appendix, both from the first row.
fn against_the_appendix(rows: u64, floor: f64) -> Row {
    let (fast, _) = alone::start("mem0", rows);
    let (slow, _) = alone::start(alone::APPENDIX, rows);
    let ratio = slow / fast;
    Row { spec: "mem0", size: format!("n = {rows}"), against: "the appendix", ratio, floor }
}

/// A typed rule whose table is not dense against the same as a dense table.
fn against_the_dense_table(rule: &'static str, rows: u64, floor: f64) -> Row {
    let rule_read = SetRule::parse(rule).expect("a rule");
    let time = |open: fn(SetRule, u64) -> Typed| {
        best(3, || {
            let start = Clock::start();
            grow(&mut open(rule_read.clone(), rows), rows);
            start.elapsed().max(Duration::from_nanos(1))
        })
    };
    let ratio = time(Typed::dense).as_secs_f64() / time(Typed::new).as_secs_f64();
    Row { spec: rule, size: format!("n = {rows}"), against: "the dense table", ratio, floor }
}

/// A thousand rows of MEM far out against the walk through all rows before them.
fn against_the_walk(rows: u64, floor: f64) -> Row {
    let time = |run: fn(u64)| {
        let clock = Clock::start();
        run(rows);
        clock.elapsed().as_secs_f64()
    };
    let fast = (0..5).map(|_| time(work::region)).fold(f64::MAX, f64::min);
    Row { spec: "mem", size: format!("n = {rows}"), against: "the walk", ratio: time(work::walk) / fast, floor }
}

/// Grows a table to at least this many rows.
pub(crate) fn grow(engine: &mut dyn Engine, rows: u64) {
    grow::reach(engine, rows, 100_000);
}

/// The shortest of several runs.
pub(crate) fn best(runs: usize, mut run: impl FnMut() -> Duration) -> Duration {
    (0..runs).map(|_| run()).min().unwrap_or_default()
}
