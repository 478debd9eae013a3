//! i-Mark: the stretches of Theorems 1–3 and the places of Conjecture 4.

use nimscope::paper::imark::theorems::{
    Stretch, is_p_position, most_by_remainder, places_of_2, theorem_1, theorem_1_printed, theorem_2, theorem_3,
    theorem_3_printed,
};

use super::column;

const HEAPS: u64 = 3000;

/// The stretches tile the heaps, have as many terms as heaps, and give the values of the game.
fn check(spec: &str, stretches: &[Stretch]) {
    let values = column(spec, 0, HEAPS);
    let mut next = 0;
    for stretch in stretches {
        assert_eq!(stretch.first, next, "{spec}: {}", stretch.name());
        assert_eq!(stretch.terms(), stretch.last + 1 - stretch.first, "{spec}: {}", stretch.name());
        for n in stretch.first..=stretch.last.min(HEAPS - 1) {
            assert_eq!(stretch.value(n).map(u64::from), Some(values[n as usize]), "{spec}: {} at {n}", stretch.name());
        }
        assert_eq!(stretch.value(stretch.last + 1), None);
        next = stretch.last + 1;
    }
    assert!(next >= HEAPS, "{spec} ends at {next}");
}

#[test]
fn theorem_1_holds_with_its_exception() {
    for (t, d) in [(2, 3), (2, 5), (2, 7), (3, 4), (3, 7), (4, 5), (5, 6), (5, 11), (7, 8)] {
        check(&format!("imark?t={t}&d={d}"), &theorem_1(t, d, HEAPS));
    }
    let printed = theorem_1_printed(2, 3, 100);
    let alpha = printed.iter().find(|stretch| stretch.name() == "α_1").expect("a place");
    assert_eq!((alpha.first, alpha.value(12)), (12, Some(2)));
    assert_eq!(column("imark?t=2&d=3", 0, 13)[12], 1);
}

#[test]
fn theorems_2_and_3_hold() {
    for k in [3, 7, 11, 15] {
        check(&format!("imark?S=2&D={k}"), &theorem_2(k, HEAPS));
    }
    for k in [5, 9, 13, 17] {
        check(&format!("imark?S=2&D={k}"), &theorem_3(k, HEAPS));
        let printed = &theorem_3_printed(k, HEAPS)[2];
        assert_eq!((printed.letter, printed.terms()), ("Y", printed.last + 2 - printed.first));
    }
}

#[test]
fn sopena_and_table_2() {
    for (t, d) in [(2, 2), (2, 4), (3, 5), (4, 6), (5, 7), (6, 2)] {
        for (n, value) in (0..).zip(column(&format!("imark?t={t}&d={d}"), 0, HEAPS)) {
            assert_eq!(value == 0, is_p_position(t, d, n), "t = {t}, d = {d}, n = {n}");
        }
    }
    for (n, value) in (0..).zip(column("imark?S=1&D=2,3", 0, HEAPS)) {
        assert!(value <= most_by_remainder(n).into(), "n = {n}");
    }
}

#[test]
fn the_value_2_keeps_to_its_places_for_odd_d() {
    for (s, d) in [(1, 3), (2, 3), (2, 5), (3, 5), (3, 7), (4, 3), (5, 9)] {
        let places = places_of_2(s, d, HEAPS);
        for (n, value) in (0..).zip(column(&format!("imark?S={s}&D={d}"), 0, HEAPS)) {
            assert!(value != 2 || places.binary_search(&n).is_ok(), "s = {s}, d = {d}, n = {n}");
        }
    }
    assert!(!places_of_2(1, 2, 10).contains(&6));
}
