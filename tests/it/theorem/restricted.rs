//! Restricted Nim: Λ, the associated array, the triangle and back, the pairs.

use nimscope::theorem::restricted::{
    array, first_places, fractal, lambda, less_than_half, less_than_power, not_subadditive, pairs, successor, triangle,
    triangle_from_sums,
};

use super::column;

const HALF: &str = "max(0, floor((n-1)/2))";

fn rules() -> [&'static str; 5] {
    [HALF, "floor(n/2)", "floor(n/3)", "floor(sqrt(n))", "ceil(2n/5)"]
}

#[test]
fn a_fractal_sequence_contains_itself_and_comes_back_from_its_triangle() {
    for rule in rules() {
        let g = column(&format!("maximum?f={rule}"), 0, 400);
        let inner = lambda(&g);
        assert!(inner.len() > 50 && g.starts_with(&inner), "{rule}");
        let columns = triangle(&g);
        assert_eq!(not_subadditive(&columns), None, "{rule}");
        let sums: Vec<u64> = columns.iter().map(|column| column.iter().sum()).collect();
        let places: Vec<u64> = (0..).zip(&sums).map(|(j, sum)| if j == 0 { 0 } else { sum + 1 }).collect();
        assert_eq!(places, first_places(&g), "{rule}");
        assert_eq!(triangle_from_sums(&sums).as_ref(), Some(&columns), "{rule}");
        assert_eq!(fractal(&places, g.len()), Some(g), "{rule}");
    }
    assert_eq!(not_subadditive(&[vec![], vec![2], vec![5, 1]]), Some((0, 1, 2)));
    assert_eq!(fractal(&[0, 1, 1], 5), None);
}

#[test]
fn the_printed_array_and_triangle() {
    let g = column(&format!("maximum?f={HALF}"), 0, 64);
    let h = column(&format!("minimum?f={HALF}"), 0, 64);
    assert_eq!(array(&g)[1], [3, 6, 12, 24, 48]);
    assert_eq!(triangle(&g)[10], [5, 3, 3, 2, 2, 1, 1, 1, 1, 1]);
    let pairs = pairs(&g, &h);
    assert_eq!(pairs[3], [None, None, None, Some(7), Some(14), Some(28), Some(56)]);
    let f: Vec<u64> = (0..64_u64).map(|n| n.saturating_sub(1) / 2).collect();
    assert_eq!((0..6).map(|k| successor(&f, k)).collect::<Vec<_>>(), [1, 2, 4, 6, 8, 10].map(Some));
    assert_eq!(successor(&f, 60), None);
}

#[test]
fn closed_forms() {
    let half = column(&format!("maximum?f={HALF}"), 0, 600);
    let power = column("maximum?f=if(n = 0, 0, 2^floor(log2(n)) - 1)", 0, 600);
    for n in 1..600 {
        assert_eq!(less_than_half(n as u64), half[n], "n = {n}");
        assert_eq!(less_than_power(n as u64), power[n], "n = {n}");
    }
}
