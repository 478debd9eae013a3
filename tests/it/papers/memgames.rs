//! Memgames: Tables 1–3 as printed, and the examples of section 5.

use nimscope::game::Position;

use super::{check_printed, grown};

#[test]
fn table_1() {
    check_printed("memplus", include_str!("../../../src/claim/memgames/table-1-mem-plus.txt"));
}

#[test]
fn table_2() {
    check_printed("mem", include_str!("../../../src/claim/memgames/table-2-mem.txt"));
}

#[test]
fn table_3() {
    check_printed("mem0", include_str!("../../../src/claim/memgames/table-3-mem-zero.txt"));
}

#[test]
fn the_first_frontier_values() {
    let mut mem0 = grown("mem0", 20);
    let values: Vec<u32> = (0..20).filter_map(|n| mem0.frontier(n)).collect();
    assert_eq!(values, [0, 1, 1, 2, 3, 3, 2, 4, 5, 5, 6, 7, 7, 6, 4, 8, 9, 9, 8, 10]);
}

#[test]
fn value_11_appears_as_the_mortality_example_says() {
    let mut mem0 = grown("mem0", 200);
    let mut beyond = Vec::new();
    for n in 22..200 {
        for k in 1..=n + 1 {
            if mem0.value(Position { n, k }) == Some(11) {
                beyond.push((n, k));
            }
        }
    }
    assert_eq!((mem0.frontier(20), mem0.frontier(21)), (Some(11), Some(11)));
    assert_eq!(beyond, [(22, 2), (40, 19), (42, 22)]);
}

#[test]
fn value_12_keeps_to_its_diagonal() {
    let mut mem0 = grown("mem0", 2000);
    for n in 0..2000u64 {
        for k in 1..=n + 1 {
            let printed = if n == 22 {
                // Row 22 has the frontier value 12, with two exceptions.
                k != 2 && k != 10
            } else if n == 22 + k {
                let (odd, even_valuation) = (k >> k.trailing_zeros(), k.trailing_zeros() % 2 == 0);
                let inverted = odd == 1 && k >= 16 || odd == 3 || odd == 15;
                even_valuation != inverted
            } else {
                (n, k) == (24, 1) || (n, k) == (32, 5)
            };
            assert_eq!(mem0.value(Position { n, k }) == Some(12), printed, "{n}_{k}");
        }
    }
}

#[test]
fn the_immortal_values_below_461568_rows() {
    let rows = 461_568;
    let mut mem0 = grown("mem0", rows + 1);
    let mut seen: Vec<Vec<u64>> = Vec::new();
    for n in 0..=rows {
        let value = mem0.frontier(n).expect("a computed row") as usize;
        seen.resize_with(seen.len().max(value + 1), Vec::new);
        seen[value].push(n);
    }
    let settled = |rows_of: &&Vec<u64>| rows_of.len() == 1 && 2 * rows_of[0] <= rows;
    let immortal: Vec<(u64, u64)> =
        (0u64..).zip(&seen).filter(|(_, rows_of)| settled(rows_of)).map(|(m, rows_of)| (m, rows_of[0])).collect();
    assert_eq!(immortal, [(0, 0), (12, 22), (1270, 2782), (105_161, 230_784)]);
    let four_times = seen.iter().position(|rows_of| rows_of.len() == 4);
    assert_eq!(four_times, Some(871), "section 6: the least value four times on the frontier");
}

#[test]
fn rows_m_times_m_plus_2_of_mem_are_dominated_by_m() {
    let mut mem = grown("mem", 10_000);
    for m in 1..98 {
        for k in 1..=m + 2 {
            assert_eq!(mem.value(Position { n: m * (m + 2), k }), Some(m as u32), "m = {m}, k = {k}");
        }
    }
}
