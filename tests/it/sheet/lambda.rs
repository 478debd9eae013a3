//! Λ(g) = g: the paper's sequence, rules that the theorem is about, and rules that it is not about.

use nimscope::sheet::SheetMark;
use proptest::prelude::*;

use super::{count, numbers, row, texts, whole};

#[test]
fn the_sequence_of_the_introduction() {
    let part = &whole("maximum?f=max(0, floor((n-1)/2))", "lambda").parts[0];
    let printed = [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10];
    assert_eq!(numbers(part, "g")[1..22], printed);
    let struck: Vec<usize> = (0..22).filter(|&n| row(part, "g").cells[n].mark == SheetMark::Struck).collect();
    assert_eq!(struck, [0, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21], "0 and the odd heaps from 3 on");
    assert_eq!(texts(part, "left")[..9], ["", "0", "0", "", "0", "", "1", "", "0"]);
    assert_eq!(numbers(part, "Λ(g)"), numbers(part, "g"));
    assert_eq!(row(part, "Λ(g)").cells[3].hint, "it was g(6)");
    assert!(part.note.starts_with("Computed: of the first 2000 terms 1000 are left, and all agree."), "{}", part.note);
}

#[test]
fn rules_that_the_theorem_is_not_about() {
    let part = &whole("maximum?f=n", "lambda").parts[0];
    assert!(part.note.starts_with("Nothing is left."), "{}", part.note);
    let part = &whole("maximum?f=abs(10 - n)", "lambda").parts[0];
    assert!(count(part, SheetMark::Differs) > 0);
    assert!(part.note.contains(" of what is left is "), "{}", part.note);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// A rule that leaves ever more tokens behind.
    #[test]
    fn what_is_left_is_the_same_again(a in 0_u64..6, b in 1_u64..7, c in 0_u64..4) {
        prop_assume!(a < b);
        let part = &whole(&format!("minimum?f=floor({a}*n/{b}) + {c}"), "lambda").parts[0];
        prop_assert_eq!(count(part, SheetMark::Differs), 0);
        prop_assert!(count(part, SheetMark::Agrees) > 0);
    }
}
