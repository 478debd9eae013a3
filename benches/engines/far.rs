//! Far heaps: one value at 10³⁰ against all heaps up to 10⁹, one at 10¹⁸ by a closed form against a table, and the search
//! for gaps against the plain loop.

use std::hint::black_box;
use std::time::Duration;

use crate::clock::Clock;
use crate::ratio::{Row, best};
use crate::work;
use nimscope::engine::Sequence;
use nimscope::game::Heap;
use nimscope::game::big::Big;
use nimscope::grow;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::{Divisions, GapScan};
use nimscope::paper::{Spec, value_at};

const SPEC: &str = "imark?S=1&D=2,3";

/// All comparisons.
pub(crate) fn measure() -> Vec<Row> {
    let spec = Spec::parse(SPEC).expect("a spec");
    let Some(game) = spec.rules::<Division>() else { panic!("i-Mark divides") };
    let closed = ["maxnim?d=7/4", "maximum?f=floor(n/2)", "minimum?f=floor(n/2)"].map(closed_form);
    [random_access(&spec, game), search(game)].into_iter().chain(closed).collect()
}

/// The dense run is ten times the one to 10⁸: its time is linear, and its memory would not be a benchmark's.
fn random_access(spec: &Spec, game: &Division) -> Row {
    let heap = Big::from(10_u32).pow(30);
    let far = best(20, || time(|| value_at(spec, Heap::of(&heap).expect("a heap")).expect("the game forgets")));
    let dense = 10
        * best(3, || {
            let mut values = Divisions::new(game.clone());
            time(|| values.grow(u64::MAX, 100_000_000))
        });
    let ratio = dense.as_secs_f64() / far.as_secs_f64();
    Row { spec: SPEC, size: "n = 10³⁰".into(), against: "all heaps to 10⁹ (10 × 10⁸)", ratio, floor: 1000.0 }
}

/// A thousand values from 10¹⁸ on, which take microseconds each, so that the clock can tell.
fn closed_form(text: &'static str) -> Row {
    const VALUES: u32 = 1_000;
    let spec = Spec::parse(text).expect("a spec");
    let heap = Big::from(10_u32).pow(18);
    let values = || {
        (0..VALUES)
            .map(|n| value_at(&spec, Heap::of(&(&heap + n)).expect("a heap")).expect("a closed form"))
            .sum::<Big>()
    };
    let far = best(9, || time(values)) / VALUES;
    let table = best(3, || time(|| work::rows(&spec, 1_000_000)));
    let ratio = table.as_secs_f64() / far.as_secs_f64();
    let size = format!("n = 10¹⁸, {:.2} µs", 1e6 * far.as_secs_f64());
    Row { spec: text, size, against: "all heaps to 10⁶", ratio, floor: 1000.0 }
}

/// Streams do three times the work of the loop, since they have nothing to look up, and should still not be slower.
fn search(game: &Division) -> Row {
    const HEAPS: u64 = 20_000_000;
    const FROM: u64 = 1_000_000_000_000;
    let fast = best(9, || {
        let mut scan = GapScan::new(game, FROM, FROM + HEAPS).expect("a range");
        time(|| grow::reach(&mut scan, u64::MAX, 10_000_000))
    });
    let plain = best(3, || {
        time(|| {
            let mut values = vec![0_u8; HEAPS as usize];
            let (mut last, mut longest) = ([0; 4], [0; 4]);
            for n in 1..values.len() {
                let mut taken = 1_u32 << values[n - 1];
                for d in [2, 3] {
                    if n % d == 0 {
                        taken |= 1 << values[n / d];
                    }
                }
                let value = taken.trailing_ones() as usize;
                values[n] = value as u8;
                longest[value] = longest[value].max(n - last[value]);
                last[value] = n;
            }
            longest
        })
    });
    let ratio = plain.as_secs_f64() / fast.as_secs_f64();
    Row { spec: SPEC, size: "gaps from 10¹² on".into(), against: "the plain loop from 0 on", ratio, floor: 1.0 }
}

fn time<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Clock::start();
    black_box(work());
    start.elapsed()
}
