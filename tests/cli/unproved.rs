//! MNEM, in which a play may go on for ever: what is printed is proved.

use super::print;

#[test]
fn every_value_of_the_last_heaps_is_proved() {
    let text = print(&["table", "mnem", "--n", "999998-999999", "--k", "0-1001"]);
    assert!(!text.contains('?'));
    assert_eq!(text.lines().count(), 3);
}

#[test]
fn a_value_at_the_parabola_is_proved_however_far() {
    // 10^15 is even, and two tokens short of its square the value is 10^15.
    assert_eq!(print(&["value", "mnem", "999999999999999999999999999998", "10^15"]).trim_end(), "1000000000000000");
}
