//! Max Nim: what the pass makes of a value, as it is and as it is printed.

use nimscope::game::numbers::Ratio;
use nimscope::theorem::max_nim::{pass_index, passed, passed_printed};

use super::column;

#[test]
fn the_pass_does_what_the_corrected_theorem_says() {
    for d in ["7", "10/3", "3", "5/2", "2", "7/4", "3/2", "7/5", "4/3", "9/7", "5/4", "11/10"] {
        let ratio = Ratio::parse(d).expect("a ratio");
        let spec = format!("maxnim?d={d}&pass=1");
        let (without, with) = (column(&spec, 1, 300), column(&spec, 0, 300));
        for n in 0..300 {
            assert_eq!(passed(ratio, n as u64, without[n]), with[n], "d = {d}, n = {n}");
        }
    }
}

#[test]
fn as_printed_it_differs_for_even_a() {
    let ratio = |text: &str| Ratio::parse(text).expect("a ratio");
    assert_eq!(["2", "7/4", "3/2", "4/3", "5/4"].map(|d| pass_index(ratio(d))), [1, 2, 2, 3, 4]);
    let printed: Vec<Option<u64>> = (0..10).map(|v| passed_printed(ratio("7/4"), v)).collect();
    assert_eq!(printed, [Some(3), Some(2), Some(1), Some(0), Some(3), None, None, None, Some(9), Some(8)]);
    let right: Vec<u64> = (0..10).map(|v| passed(ratio("7/4"), 5, v)).collect();
    assert_eq!(right, [3, 2, 1, 0, 5, 4, 7, 6, 9, 8]);
    for d in ["2", "5/2", "4/3", "6/5"] {
        for v in 0..60 {
            assert!(passed_printed(ratio(d), v).is_none_or(|w| w == passed(ratio(d), 5, v)), "d = {d}, v = {v}");
        }
    }
}
