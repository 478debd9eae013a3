//! Memgames: Tables 1–3 as printed, the examples of section 5, and what the presets say of the other games.

use nimscope::engine::Engine;
use nimscope::game::Cell;

use super::{check_printed, grown};

#[test]
fn table_1() {
    check_printed("memplus", include_str!("../../../src/paper/memgames/table-1-mem-plus.txt"));
}

#[test]
fn table_2() {
    check_printed("mem", include_str!("../../../src/paper/memgames/table-2-mem.txt"));
}

#[test]
fn table_3() {
    check_printed("mem0", include_str!("../../../src/paper/memgames/table-3-mem-zero.txt"));
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
            if mem0.value(Cell { row: n, column: k }) == Some(11) {
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
            assert_eq!(mem0.value(Cell { row: n, column: k }) == Some(12), printed, "{n}_{k}");
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
            assert_eq!(mem.value(Cell { row: m * (m + 2), column: k }), Some(m as u32), "m = {m}, k = {k}");
        }
    }
}

#[test]
fn the_captions_of_the_other_games() {
    // MNEM: column 8 at the parabola.
    let mut mnem = grown("mnem", 80);
    let column: Vec<u64> =
        (48..=64).filter(|&n| mnem.value(Cell { row: n, column: 8 }) != Some(n as u32 / 8)).collect();
    assert_eq!(column, [56, 57, 58, 59, 60, 61, 62, 64]);
    assert!((56..63).all(|n| mnem.value(Cell { row: n, column: 8 }) == Some(8)));
    // D.U.D.E.N.E.Y.: the rows that are lost whatever was removed last.
    for (most, period, lost) in [(5, 13, [0, 7]), (60, 61, [0, 0])] {
        let mut game = grown(&format!("dudeney?Y={most}"), 620);
        for n in 0..620 {
            let all = (0..=most + 1).all(|k| game.value(Cell { row: n, column: k }) == Some(0));
            assert_eq!(all, lost.contains(&(n % period)), "Y = {most}, n = {n}");
        }
    }
    // MEM(F): columns with the same primes, the leaning diagonal, and the terraces.
    let mut coprime = grown("memgame?F=gcd(j, k) = 1", 200);
    for (k, same) in [(2, 8), (6, 12), (15, 45), (30, 60)] {
        let differs = (0..200)
            .find(|&n| coprime.value(Cell { row: n, column: k }) != coprime.value(Cell { row: n, column: same }));
        assert_eq!(differs, None, "columns {k} and {same}");
    }
    let mut leaning = grown("memgame?F=j != 2k", 400);
    let mut terraces = grown("memgame?F=j <= k or j > 2k", 400);
    for (n, k) in (1..400).flat_map(|n| (0..400).map(move |k| (n, k))) {
        let lost = |engine: &mut Box<dyn Engine>| engine.value(Cell { row: n, column: k }) == Some(0);
        assert!(!lost(&mut leaning) || n == 2 * k, "{n}_{k}");
        // From 3^i + 1 to half of 3^(i + 1) + 1.
        let power = 3_u64.pow((n - 1).checked_ilog(3).unwrap_or(0));
        assert_eq!(lost(&mut terraces), k < n && n <= 2 * k && power < n && 2 * n <= 3 * power + 1, "{n}_{k}");
    }
}
