//! Fractal sequences and restricted Nim: the printed sequences, charts and the array A′.

use nimscope::game::Cell;
use nimscope::paper::restricted::theorems::regular;

use super::grown;

fn values(spec: &str, heaps: u64) -> Vec<u32> {
    let mut engine = grown(spec, heaps);
    (0..heaps).map(|n| engine.value(Cell { row: n, column: 0 }).expect("a computed heap")).collect()
}

const LESS_THAN_HALF: &str = "max(0, floor((n-1)/2))";

#[test]
fn sequence_2_and_formula_3() {
    let g = values(&format!("maximum?f={LESS_THAN_HALF}"), 2000);
    assert_eq!(g[1..22], [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10]);
    for (n, &value) in g.iter().enumerate().skip(1) {
        // Truncate at the last binary one.
        assert_eq!(value as usize, n >> (n.trailing_zeros() + 1), "n = {n}");
    }
}

#[test]
fn the_chart_for_the_square_root() {
    let g = values("maximum?f=floor(sqrt(n))", 17);
    assert_eq!(g, [0, 1, 0, 1, 2, 0, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 4]);
}

#[test]
fn the_chart_for_the_greatest_power_of_two() {
    let rule = |n: u64| if n == 0 { 0 } else { (1 << n.ilog2()) - 1 };
    let f: Vec<u64> = (0..17).map(rule).collect();
    assert_eq!(f, [0, 0, 1, 1, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7, 15]);
    assert_eq!(regular(&f), [0, 0, 1, 1, 2, 3, 3, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8]);
    let g = values("maximum?f=if(n = 0, 0, 2^floor(log2(n)) - 1)", 17);
    assert_eq!(g, [0, 0, 1, 0, 2, 3, 1, 0, 4, 5, 6, 7, 2, 3, 1, 0, 8]);
}

/// The array A′ as printed: row i, column j is the only n with g_n = i and h_n = j.
#[test]
fn the_array_of_pairs() {
    let printed: [&[u64]; 10] = [
        &[0, 1, 2, 4, 8, 16, 32],
        &[3, 6, 12, 24, 48],
        &[5, 10, 20, 40],
        &[7, 14, 28, 56],
        &[9, 18, 36],
        &[11, 22, 44],
        &[13, 26, 52],
        &[15, 30, 60],
        &[17, 34],
        &[19, 38],
    ];
    let g = values(&format!("maximum?f={LESS_THAN_HALF}"), 64);
    let h = values(&format!("minimum?f={LESS_THAN_HALF}"), 64);
    for (i, row) in printed.iter().enumerate() {
        for (place, &n) in row.iter().enumerate() {
            let column = 7 - row.len() + place;
            assert_eq!((g[n as usize] as usize, h[n as usize] as usize), (i, column), "n = {n}");
        }
    }
    assert_eq!(h[15], 4, "the printed sequence of h drops this 4");
}
