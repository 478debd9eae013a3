//! The interspersion: the printed array with its rows moved to the left, and arrays that are none.

use nimscope::sheet::SheetMark;
use proptest::prelude::*;

use super::{count, row, texts, whole};

#[test]
fn the_array_of_less_than_half() {
    let part = &whole("minimum?f=floor((n-1)/2)", "interspersion").parts[0];
    let printed: [&[&str]; 10] = [
        &["0", "1", "2", "4", "8", "16", "32"],
        &["3", "6", "12", "24", "48"],
        &["5", "10", "20", "40"],
        &["7", "14", "28", "56"],
        &["9", "18", "36"],
        &["11", "22", "44"],
        &["13", "26", "52"],
        &["15", "30", "60"],
        &["17", "34"],
        &["19", "38"],
    ];
    for (i, entries) in printed.iter().enumerate() {
        assert_eq!(&texts(part, &i.to_string())[..entries.len()], *entries, "row {i}");
    }
    assert_eq!(count(part, SheetMark::New), part.rows.len(), "the first of each row is new");
    assert!(part.note.contains("Proved: the whole array is an interspersion (Theorem 3.3)"), "{}", part.note);
}

#[test]
fn a_rule_that_falls_need_not_give_one() {
    let part = &whole("maximum?f=abs(10 - n)", "interspersion").parts[0];
    assert!(part.note.starts_with("Computed; it is not an interspersion: entry 2 of row 1"), "{}", part.note);
    assert_eq!(row(part, "1").cells[2].mark, SheetMark::Differs, "9, 10, 11: two zeros lie between 7 and 11");
}

/// Theorem 3.3 is claimed for a rule whose form proves its conditions, and for no other.
#[test]
fn the_theorem_is_told_by_its_conditions() {
    for (rule, words) in [
        ("n", "The whole array is none: n − f′(n) stays below some bound"),
        ("2n", "The whole array is none: n − f′(n) stays below some bound"),
        ("2*floor(n/4)", "Proved: the whole array is an interspersion"),
        ("2^floor(log2(n)) - 1", "Proved: the whole array is an interspersion"),
        ("3", "Proved: the whole array is an interspersion"),
        ("n - floor(sqrt(n))", "up to n = 19999 it does not fall, and there n − f′(n) = 141."),
        ("if(n > 100, n, floor(n/2))", "up to n = 19999 it does not fall, and there n − f′(n) = 50."),
    ] {
        let note = &whole(&format!("maximum?f={rule}"), "interspersion").parts[0].note;
        assert!(note.contains(words), "{rule}: {note}");
        assert_eq!(note.contains("Proved"), words.contains("Proved"), "{rule}: {note}");
    }
    let note = &whole("maximum?f=abs(10 - n)", "interspersion").parts[0].note;
    assert!(!note.contains("Theorem 3.3") && note.contains("this one does"), "{note}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn rules_that_never_fall_give_interspersions(a in 0_u64..6, b in 1_u64..9, c in 0_u64..4) {
        let part = &whole(&format!("maximum?f=floor({a}*n/{b}) + {c}"), "interspersion").parts[0];
        prop_assert_eq!(count(part, SheetMark::Differs), 0);
    }
}
