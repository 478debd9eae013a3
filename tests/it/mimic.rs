//! Mimic: the sparse rows against a recount of all options, its immortal values, and the game that it is where nothing may be repeated.

use nimscope::engine::Engine;
use nimscope::game::{Cell, Position};
use nimscope::grow;
use nimscope::paper::memgames::engine::{MemZero, MimicScan, MimicTable, valuations};
use nimscope::paper::{Spec, open};
use proptest::prelude::*;

/// All values of the first rows: by heap, by last removal up to the heap, by how often in a row it was made less one.
fn plain(most: usize, rows: usize) -> Vec<Vec<Vec<u32>>> {
    let mut table: Vec<Vec<Vec<u32>>> = Vec::new();
    for n in 0..rows {
        // The value of n_{k,c} for every k ≤ n; others are as k = 0.
        let at = |table: &[Vec<Vec<u32>>], n: usize, k: usize, c: usize| table[n][if k > n { 0 } else { k }][c - 1];
        let options: Vec<u32> = (1..=n).map(|take| at(&table, n - take, take, 1)).collect();
        let mut counts = vec![0_u32; n + 2];
        options.iter().for_each(|&option| counts[option as usize] += 1);
        let mex = |counts: &[u32]| counts.iter().position(|&count| count == 0).expect("a value that is missing") as u32;
        let frontier = mex(&counts);
        let mut row = vec![vec![frontier; most]];
        for k in 1..=n {
            let option = options[k - 1] as usize;
            counts[option] -= 1;
            let value = |c: usize| {
                let mut counts = counts.clone();
                if c < most {
                    counts[at(&table, n - k, k, c + 1) as usize] += 1;
                }
                mex(&counts)
            };
            row.push((1..=most).map(value).collect());
            counts[option] += 1;
        }
        table.push(row);
    }
    table
}

fn check(most: usize, rows: usize) {
    let plain = plain(most, rows);
    for layer in 1..=most {
        let mut fast = MimicTable::new(most as u32, layer as u32, rows as u64);
        grow::finish(&mut fast, 1_000).expect("nothing keeps it");
        for (n, row) in plain.iter().enumerate() {
            for k in 0..n + 3 {
                let want = row[if k > n { 0 } else { k }][layer - 1];
                let found = fast.value(Cell::new(n as u64, k as u64));
                assert_eq!(found, Some(want), "heap {n} after {k}, {layer} times of {most}");
            }
        }
        let beside = fast.beside(&Position::of(&[rows as u64 - 1, 7, most as u64]));
        assert_eq!(beside, Some(plain[rows - 1][7][most - 1]), "a position of another layer");
        let beyond = [most as u64 + 1, 0].map(|times| fast.beside(&Position::of(&[rows as u64 - 1, 7, times])));
        assert_eq!(beyond, [Some(plain[rows - 1][7][most - 1]), Some(plain[rows - 1][0][0])], "as the rules have it");
    }
}

#[test]
fn rows_are_those_of_a_recount() {
    check(1, 300);
    check(2, 420);
    check(3, 360);
    check(5, 260);
    check(12, 130);
}

#[test]
fn without_repetition_it_is_a_game_that_is_known() {
    let rows = 6_000;
    let (mut fast, mut known) = (MimicTable::new(1, 1, rows), MemZero::new(rows));
    grow::finish(&mut fast, 1_000).expect("nothing keeps it");
    grow::finish(&mut known, 1_000).expect("nothing keeps it");
    for n in 0..rows {
        let (frontier, exceptions) = known.exceptions(n);
        assert_eq!(fast.value(Cell::new(n, n + 1)), Some(frontier), "row {n}");
        for (k, value) in exceptions {
            assert_eq!(fast.value(Cell::new(n, k)), Some(value), "{n}_{k}");
        }
        for k in (1..=n).step_by(37) {
            assert_eq!(fast.value(Cell::new(n, k)), known.value(Cell::new(n, k)), "{n}_{k}");
        }
    }
    let mut game = open(&Spec::parse("mimic?r=1&c=1").expect("a spec"));
    grow::reach(&mut *game, 1_000, 10_000);
    assert!((0..1_000).all(|k| game.value(Cell::new(999, k)) == known.value(Cell::new(999, k))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Far out, where most cells are found by the plain rule and not stored: each cell is the mex of its options.
    #[test]
    fn far_cells_are_the_mex_of_their_options(most in 2_u32..6, row in 2_000_u64..6_000, k in 0_u64..6_000, shift in 0_u64..40, layer in 0_u32..6) {
        let layer = layer % most + 1;
        let mut table = MimicTable::new(most, layer, row + 1);
        grow::finish(&mut table, 1_000_000).expect("nothing keeps it");
        // Half of the cells on diagonals of values that are alone.
        let alone = table.rows_alone();
        let k = if shift % 2 == 0 { row - u64::from(alone[(shift * alone.len() as u64 / 40) as usize]) } else { k };
        let at = |table: &mut MimicTable, n: u64, k: u64, c: u32| table.beside(&Position::of(&[n, k, u64::from(c)]));
        let mut seen = vec![false; row as usize + 2];
        for take in 1..=row {
            let times = if take == k { layer + 1 } else { 1 };
            if times <= most {
                let option = at(&mut table, row - take, take, times).expect("a computed row");
                seen[option as usize] = true;
            }
        }
        let mex = seen.iter().position(|seen| !seen).expect("a value that is missing") as u32;
        prop_assert_eq!(table.value(Cell::new(row, k)), Some(mex), "heap {} after {}, {} times of {}", row, k, layer, most);
    }
}

fn immortals(most: u32, rows: u64) -> Vec<(u32, u64)> {
    let mut scan = MimicScan::new(most, rows);
    grow::finish(&mut scan, 1_000_000).expect("nothing keeps it");
    scan.immortals()
}

/// The first of them, and how many there are up to powers of 2.
#[test]
fn immortal_values_are_many() {
    assert_eq!(immortals(1, 6_000), [(0, 0), (12, 22), (1_270, 2_782)]);
    let two = immortals(2, 8_000);
    let first = [(0, 0), (1, 1), (3, 4), (4, 5), (9, 15), (11, 17), (12, 18), (16, 25), (26, 42), (31, 52)];
    assert_eq!(two[..10], first);
    let up_to = |found: &[(u32, u64)], x: u64| found.iter().filter(|(_, t)| *t <= x).count();
    assert_eq!([64, 256, 1024, 4096].map(|x| up_to(&two, x)), [13, 27, 50, 103]);
    let three = immortals(3, 6_000);
    assert_eq!(three[..10], [(0, 0), (1, 1), (2, 2), (4, 5), (5, 6), (6, 7), (8, 10), (9, 11), (10, 12), (16, 23)]);
    assert_eq!([64, 256, 1024, 4096].map(|x| up_to(&three, x)), [22, 60, 156, 375]);
}

#[test]
fn differences_are_sorted_by_what_divides_them() {
    // 22, 2782 and 2760 are divided once, once and three times.
    assert_eq!(valuations(&[0, 22, 2782]), [0, 2, 0, 1]);
    assert_eq!(valuations(&[]), [0_u64; 0]);
}
