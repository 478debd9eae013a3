//! How the time of an engine grows with its size.

use std::time::Instant;

use nimscope::engine::open_to;
use nimscope::game::Spec;

use crate::ratio::{best, grow};

/// One engine's growth.
pub(crate) struct Row {
    pub(crate) spec: &'static str,
    pub(crate) sizes: String,
    pub(crate) exponent: f64,
}

/// All engines that compute, each from a size at which start-up does not count. MEM⁺ and Serial Nim are closed forms.
pub(crate) fn measure() -> Vec<Row> {
    let cases = [
        ("mem", 20_000),
        ("mem0", 20_000),
        ("mnem", 64),
        ("dudeney?Y=50", 1_000),
        ("takeaway?f=2k", 250),
        ("memgame?F=j != k and j != 2k", 128),
        ("dynamic?f=2n", 250),
        ("imark?S=1&D=2,3", 500_000),
        ("mark?S=1-4&D=5&round=floor&end=0", 100_000),
        ("maximum?f=floor(n/2)", 20_000),
        ("minimum?f=floor(n/2)", 20_000),
        ("maxnim?d=7/4", 20_000),
        ("maxnim?d=7/4&pass=1", 20_000),
    ];
    cases.map(|(spec, size)| row(spec, size)).into_iter().collect()
}

fn row(spec: &'static str, size: u64) -> Row {
    let parsed = Spec::parse(spec).expect("a spec");
    let time = |rows: u64| {
        best(3, || {
            let mut engine = open_to(&parsed, rows);
            let start = Instant::now();
            grow(&mut *engine, rows);
            start.elapsed()
        })
    };
    let exponent = (time(16 * size).as_secs_f64() / time(size).as_secs_f64()).log(16.0);
    Row { spec, sizes: format!("{size} → {}", 16 * size), exponent }
}
