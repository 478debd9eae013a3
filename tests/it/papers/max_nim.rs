//! Some formulas for Max Nim: Table 1 as printed, and Tables 2–6 with Theorem 4 corrected.

use nimscope::game::Cell;
use nimscope::game::numbers::Ratio;
use nimscope::paper::max_nim::theorems;

use super::grown;

/// G_d(n) and G_{d,p}(n) for the first heaps.
fn both(d: &str, heaps: u64) -> Vec<(u32, u32)> {
    let mut engines = [0, 1].map(|pass| grown(&format!("maxnim?d={d}&pass={pass}"), heaps));
    let mut value = |pass: usize, row| engines[pass].value(Cell { row, column: 0 }).expect("a computed heap");
    (0..heaps).map(|n| (value(0, n), value(1, n))).collect()
}

#[test]
fn table_1() {
    let (without, with): (Vec<u32>, Vec<u32>) = both("7/4", 21).into_iter().unzip();
    assert_eq!(without, [0, 1, 2, 0, 3, 1, 4, 2, 5, 6, 0, 7, 3, 8, 1, 9, 10, 4, 11, 2, 12]);
    assert_eq!(with, [0, 2, 1, 3, 0, 2, 5, 1, 4, 7, 3, 6, 0, 9, 2, 8, 11, 5, 10, 1, 13]);
}

#[test]
fn tables_2_to_6_with_theorem_4_put_right() {
    for d in ["7", "10/3", "3", "5/2", "2", "7/4", "3/2", "7/5", "4/3", "9/7", "5/4", "11/10"] {
        let ratio = Ratio::parse(d).expect("a ratio");
        for (n, (without, with)) in (0..).zip(both(d, 2000)) {
            assert_eq!(u64::from(with), theorems::passed(ratio, n, without.into()), "d = {d}, n = {n}");
        }
    }
}

#[test]
fn lemma_1_and_h_d_agree_with_the_rules() {
    for d in ["7/4", "3/2", "2", "5/2", "3", "22/7", "101/100"] {
        let ratio = Ratio::parse(d).expect("a ratio");
        let values = both(d, 3000);
        let after: Vec<u64> = values.iter().map(|(without, _)| u64::from(*without)).collect();
        for n in 0..3000 {
            assert_eq!(theorems::value(ratio, n), after[n as usize], "d = {d}, n = {n}");
            let next = theorems::next_with_same_value(ratio, n);
            if let Some(&value) = after.get(next as usize) {
                assert_eq!(value, after[n as usize], "d = {d}, h_d({n}) = {next}");
                assert!(!after[n as usize + 1..next as usize].contains(&value), "d = {d}: {next} is not the next");
            }
        }
    }
    // Far out there is no table, and none is needed: with d = 2, 10¹⁸ leads to 10¹⁸/2 − 1, where ⌈n/2⌉ has just risen.
    assert_eq!(
        theorems::value(Ratio::parse("2").expect("a ratio"), 1_000_000_000_000_000_000),
        250_000_000_000_000_000
    );
}
