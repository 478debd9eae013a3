//! MNEM, in which a play may go on for ever: what is printed is proved.

use super::print;

#[test]
fn every_value_of_the_last_heaps_is_proved() {
    let text = print(&["table", "mnem", "--n", "4999-5000", "--k", "0-5001"]);
    assert!(!text.contains('?'));
    assert_eq!(text.lines().count(), 3);
}

#[test]
fn larger_heaps_prove_what_smaller_ones_leave_open() {
    // The engine labels heaps in boxes that double: in the box of 512 rows 511_2 stays open, and the next one labels it.
    let value = print(&["value", "mnem", "511", "2"]);
    assert!(value.trim_end().parse::<u32>().is_ok(), "{value}");
}
