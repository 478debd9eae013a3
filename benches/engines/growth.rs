//! How the time of an engine grows with its size, over a factor of 16.
//!
//! Engines that compute in advance grow to the size; closed forms, which have every row at once, are asked for all of
//! n × n cells, so that the exponent of one that answers in constant time is 2. Far engines are given a place or a length.

use nimscope::paper::Spec;

use crate::clock::Clock;
use crate::ratio::best;
use crate::work::{cells, far_value, first_column, frontier, gaps, proof, region, rows};

/// One engine's growth.
pub(crate) struct Row {
    pub(crate) spec: &'static str,
    /// What was timed.
    pub(crate) work: &'static str,
    pub(crate) sizes: String,
    pub(crate) exponent: f64,
}

/// What is done at a size.
type Work = fn(&Spec, u64);

/// All engines as they come, each from a size at which start-up does not count.
pub(crate) fn measure() -> impl Iterator<Item = Row> {
    const ROWS: &str = "the first n rows";
    const CELLS: &str = "all of n × n cells";
    const IMARK: &str = "imark?S=1&D=2,3";
    let cases: [(&str, &str, Work, u64); 26] = [
        ("mem", "column 1 of the first n rows", |_, n| first_column(n), 20_000),
        ("mem0", ROWS, rows, 20_000),
        ("perturbed?free=5,20-26", ROWS, rows, 20_000),
        ("mimic?r=2&c=2", ROWS, rows, 20_000),
        ("recent?r=2&b=0", ROWS, rows, 250),
        ("mnem", ROWS, rows, 20_000),
        ("dudeney?Y=50", ROWS, rows, 1_000),
        ("takeaway?f=2k", ROWS, rows, 6_000),
        ("memgame?F=j != k and j != 2k", ROWS, rows, 6_000),
        ("memgame?F=j <= 2k", ROWS, rows, 6_000),
        ("memgame?F=gcd(j, k) = 1", ROWS, rows, 128),
        ("dynamic?f=2n", ROWS, rows, 6_000),
        (IMARK, ROWS, rows, 500_000),
        ("mark?S=1-4&D=5&round=floor&end=0", ROWS, rows, 100_000),
        ("maximum?f=floor(n/2)", ROWS, rows, 20_000),
        ("maximum?f=floor(n/2)&pass=1", ROWS, rows, 20_000),
        ("minimum?f=floor(n/2)", ROWS, rows, 20_000),
        ("maxnim?d=7/4", ROWS, rows, 20_000),
        ("maxnim?d=7/4&pass=1", ROWS, rows, 20_000),
        ("memplus", CELLS, cells, 250),
        ("serial?heaps=3,5", CELLS, cells, 250),
        ("mem0", "the first n rows of the frontier alone", |_, n| frontier(n), 62_500),
        ("mem", "1,000 rows from n on", |_, n| region(n), 1_000_000_000),
        (IMARK, "the gaps among n heaps from 10¹² on", gaps, 100_000_000),
        (IMARK, "one value at a heap of n digits", far_value, 10),
        ("imark?S=1&D=2,4", "the longest gaps proved, with n heaps looked at", proof, 1_000_000),
    ];
    cases.into_iter().map(row)
}

fn row((spec, work, run, size): (&'static str, &'static str, Work, u64)) -> Row {
    let parsed = Spec::parse(spec).expect("a spec");
    let time = |runs: usize, size: u64| {
        best(runs, || {
            let clock = Clock::start();
            run(&parsed, size);
            clock.elapsed()
        })
    };
    let (small, large) = (time(25, size), time(5, 16 * size));
    let exponent = (large.as_secs_f64() / small.as_secs_f64()).log(16.0);
    Row { spec, work, sizes: format!("{size} → {}", 16 * size), exponent }
}
