//! The subadditive triangle: the one that is printed, and its column sums.

use nimscope::sheet::SheetMark;
use proptest::prelude::*;

use super::{count, numbers, texts, whole};

#[test]
fn the_triangle_for_less_than_half() {
    let part = &whole("maximum?f=max(0, floor((n-1)/2))", "triangle").parts[0];
    let printed: [&[u64]; 10] = [
        &[2, 3, 3, 4, 4, 4, 4, 5, 5, 5],
        &[1, 2, 2, 2, 3, 3, 3, 3, 3],
        &[1, 1, 2, 2, 2, 2, 2, 3],
        &[1, 1, 1, 2, 2, 2, 2],
        &[1, 1, 1, 1, 2, 2],
        &[1, 1, 1, 1, 1],
        &[1, 1, 1, 1],
        &[1, 1, 1],
        &[1, 1],
        &[1],
    ];
    assert_eq!(part.columns[..10], ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
    for (i, entries) in printed.iter().enumerate() {
        let row = &texts(part, &i.to_string())[..10];
        assert!(row[..i].iter().all(|text| text.is_empty()), "row {i} begins on the diagonal");
        let found: Vec<u64> = row[i..].iter().map(|text| text.parse().expect("a number")).collect();
        assert_eq!(&found, entries, "row {i}");
    }
    assert_eq!(numbers(part, "first j")[..5], [3, 5, 7, 9, 11]);
    assert!(part.note.contains("is 0 or 1 everywhere (8)"), "{}", part.note);
    assert!(part.note.contains("alone give it back"), "{}", part.note);
}

#[test]
fn a_rule_that_falls_need_not_be_subadditive() {
    let part = &whole("maximum?f=abs(10 - n)", "triangle").parts[0];
    assert!(part.note.contains("It is not subadditive: s_0,3 = 0, s_3,6 = 2 and s_0,6 = 3."), "{}", part.note);
    assert!(part.note.contains("do not give it back"), "{}", part.note);
}

#[test]
fn a_rule_with_few_values_has_a_small_triangle() {
    let part = &whole("maximum?f=2", "triangle").parts[0];
    assert_eq!(part.columns, ["1", "2"]);
    assert_eq!((texts(part, "0"), texts(part, "1")), (vec!["0", "0"], vec!["", "1"]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn first_places_are_column_sums(a in 1_u64..6, b in 1_u64..9, c in 0_u64..4) {
        let part = &whole(&format!("maximum?f=floor({a}*n/{b}) + {c}"), "triangle").parts[0];
        prop_assert_eq!(count(part, SheetMark::Differs), 0);
        prop_assert!(part.note.contains("is 0 or 1 everywhere (8)"), "{}", part.note);
    }
}
