//! MEM⁰ perturbed: the sparse rows far enough that immortal diagonals are settled, with any heaps free; its immortal values.

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::grow::{self, Grow};
use nimscope::paper::memgames::engine::{FrontierScan, MemZero};
use proptest::prelude::*;

/// The frontier and the exceptions by recounting the options of every row, as the appendix of the paper does for MEM⁰.
fn plain(free: &[u64], rows: usize) -> Vec<(u32, Vec<(u64, u32)>)> {
    let mut table: Vec<(u32, Vec<(u64, u32)>)> = Vec::new();
    for n in 0..rows as u64 {
        let mut options: Vec<Vec<u64>> = vec![Vec::new(); rows + 1];
        for take in 1..=n {
            let (frontier, exceptions) = &table[(n - take) as usize];
            let exception = exceptions.binary_search_by_key(&take, |&(column, _)| column).ok();
            options[exception.map_or(*frontier, |place| exceptions[place].1) as usize].push(take);
        }
        let frontier = options.iter().position(Vec::is_empty).expect("a value that is missing");
        let alone = (0..).zip(&options[..frontier]).filter(|(_, takes)| takes.len() == 1 && !free.contains(&n));
        let mut exceptions: Vec<(u64, u32)> = alone.map(|(value, takes)| (takes[0], value)).collect();
        exceptions.sort_unstable();
        table.push((frontier as u32, exceptions));
    }
    table
}

fn check(free: &[u64], rows: usize) {
    let mut fast = MemZero::perturbed(free, rows as u64);
    grow::finish(&mut fast, 1_000).expect("nothing keeps it");
    for (n, row) in (0..).zip(plain(free, rows)) {
        assert_eq!(fast.exceptions(n), row, "row {n} with {free:?} free");
    }
}

#[test]
fn rows_are_those_of_a_recount() {
    check(&[], 900);
    check(&[1], 600);
    check(&[5, 17], 900);
    check(&[3, 700], 900);
    check(&(1..=30).collect::<Vec<_>>(), 500);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn rows_are_those_of_a_recount_with_any_heaps_free(free in prop::collection::btree_set(1u64..150, 0..9)) {
        check(&free.into_iter().collect::<Vec<_>>(), 300);
    }
}

fn immortals(free: &[u64], rows: u64) -> Vec<(u32, u64)> {
    let mut scan = FrontierScan::perturbed(free);
    scan.aim(rows);
    while !scan.progress().is_over() {
        scan.advance(1_000_000);
    }
    scan.immortals().into_iter().map(|immortal| (immortal.value, immortal.row)).collect()
}

/// Freeing the heap 5 kills 12; freeing a first row makes its value immortal; of a prefix all values are.
#[test]
fn freeing_a_heap_changes_which_values_are_immortal() {
    assert_eq!(immortals(&[], 2_000), [(0, 0), (12, 22)]);
    assert_eq!(immortals(&[5], 20_000), [(0, 0), (28, 54)]);
    assert_eq!(immortals(&[20], 2_000), [(0, 0), (11, 20), (12, 22), (32, 62)]);
    assert_eq!(immortals(&[5, 17], 4_000), [(0, 0), (28, 54), (775, 1696)]);
    assert_eq!(immortals(&[766], 66_000), [(0, 0), (12, 22), (360, 766), (3553, 7776), (14761, 32478)]);
    assert_eq!(immortals(&(1..=8).collect::<Vec<_>>(), 2_000), (0..=8).zip(0..=8).collect::<Vec<_>>());
}

/// The table says the same as the scan, and a free row has one value.
#[test]
fn a_free_row_has_no_exceptions() {
    let mut engine = MemZero::perturbed(&[20], 100);
    grow::finish(&mut engine, 1_000).expect("nothing keeps it");
    assert!((0..100).all(|k| engine.value(Cell { row: 20, column: k }) == Some(11)));
    assert!(!engine.exceptions(21).1.is_empty());
}
