//! Every fast engine against the slow one, cell by cell and texel by texel.

use nimscope::engine::naive::Naive;
use nimscope::engine::{Band, Columns, Engine, Quantity, Reduce, open};
use nimscope::game::{Position, Spec, catalogue};
use proptest::prelude::*;

/// The rows that the oracle is asked for; its cost grows like the cube.
const ROWS: u64 = 160;

/// The engine under test, grown to `rows` in chunks of an odd size, and its oracle.
fn twins(name: &str, rows: u64) -> (Box<dyn Engine>, Naive<Spec>) {
    let spec = Spec::parse(name).expect("a game of the catalogue");
    let entry = catalogue::entry(name).expect("a game of the catalogue");
    let mut fast = open(&spec);
    while fast.rows() < rows {
        fast.advance(777);
    }
    (fast, Naive::new(spec, entry.frontier, rows))
}

fn reduces() -> impl Strategy<Value = Reduce> {
    prop_oneof![
        Just(Reduce::Sample),
        Just(Reduce::Smallest),
        Just(Reduce::Largest),
        Just(Reduce::Keep),
        (0u32..40).prop_map(Reduce::Contains),
    ]
}

/// Bands of every shape: rows that need not be aligned, columns of equal width or listed with overlaps.
fn bands(frontier: bool) -> impl Strategy<Value = Band> {
    let rows = (0..ROWS - 1, 1u64..40).prop_map(|(start, length)| start..(start + length).min(ROWS));
    let uniform =
        (0u64..200, 1u64..20, 1usize..24).prop_map(|(start, width, count)| Columns::Uniform { start, width, count });
    let listed = prop::collection::vec((0u64..4, 1u64..6), 1..24).prop_map(|steps| {
        let mut start = 0;
        let mut end = 0;
        let interval = |(step, width): (u64, u64)| {
            start += step;
            end = end.max(start + width);
            start..end
        };
        Columns::Listed(steps.into_iter().map(interval).collect())
    });
    let below = prop::bool::ANY.prop_map(move |below| match below && frontier {
        true => Quantity::BelowFrontier,
        false => Quantity::Value,
    });
    (rows, prop_oneof![uniform, listed], reduces(), below).prop_map(|(rows, columns, reduce, quantity)| Band {
        rows,
        columns,
        reduce,
        quantity,
    })
}

/// The same three properties for every engine of the catalogue.
macro_rules! agrees_with_naive {
    ($($module:ident: $name:literal),*) => {$(
        mod $module {
            use super::*;

            #[test]
            fn in_every_cell_of_the_first_rows() {
                let (mut fast, mut slow) = twins($name, ROWS);
                for n in 0..ROWS {
                    for k in 0..ROWS + 40 {
                        let at = Position { n, k };
                        assert_eq!(fast.value(at), Some(slow.solve(at)), "{at:?}");
                    }
                    assert_eq!(fast.frontier(n), slow.frontier(n), "frontier of row {n}");
                }
            }

            #[test]
            fn in_random_bands() {
                let frontier = catalogue::entry($name).expect("a game of the catalogue").frontier;
                let (mut fast, mut slow) = twins($name, ROWS);
                let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(600));
                let fast = std::cell::RefCell::new(&mut fast);
                let slow = std::cell::RefCell::new(&mut slow);
                runner
                    .run(&bands(frontier), |band| {
                        let mut got = vec![0; band.columns.count()];
                        let mut want = got.clone();
                        fast.borrow_mut().band(&band, &mut got);
                        slow.borrow_mut().band(&band, &mut want);
                        prop_assert_eq!(got, want);
                        Ok(())
                    })
                    .unwrap_or_else(|failure| panic!("{failure}"));
            }

            #[test]
            fn and_does_not_answer_beyond_what_it_knows() {
                let (mut fast, _) = twins($name, 10);
                let rows = fast.rows();
                assert_eq!(fast.value(Position { n: rows, k: 1 }), None);
                assert_eq!(fast.value(Position { n: fast.limit(), k: 1 }), None);
            }
        }
    )*};
}

agrees_with_naive!(mem: "mem", mem_plus: "memplus", mem_zero: "mem0");
