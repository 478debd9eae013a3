//! Heaps as people write them.

use nimscope::game::Heap;
use nimscope::game::big::{Big, LOGARITHM_BITS, Misread, logarithm, parse};
use proptest::prelude::*;

#[test]
fn every_way_to_write_a_heap() {
    for (text, digits) in [
        ("0", "0"),
        ("007", "7"),
        ("1 000 000", "1000000"),
        ("1_000_000", "1000000"),
        ("10^30", "1000000000000000000000000000000"),
        ("10^30+7", "1000000000000000000000000000007"),
        ("10^30 - 1", "999999999999999999999999999999"),
        ("2^100", "1267650600228229401496703205376"),
        ("1e30", "1000000000000000000000000000000"),
        ("3E2 + 2*5^2 − 1", "349"),
        ("2·3×4", "24"),
        ("0^0", "1"),
        ("1^999999999999", "1"),
        ("10 - 4 - 3", "3"),
    ] {
        assert_eq!(parse(text).map(|n| n.to_string()).as_deref(), Ok(digits), "{text}");
    }
    assert_eq!(parse("10^200 - 1").map(|n| n.to_string()), Ok("9".repeat(200)));
}

#[test]
fn what_is_wrong_is_said() {
    let none = |text: &str| Misread::NoNumber(format!("“{text}” is not a whole number such as 1000 or 10^30+7"));
    let large = |text: &str| Misread::TooLarge(format!("“{text}” has more than 200 digits"));
    for (text, misread) in [
        ("", none("")),
        ("x", none("x")),
        ("-5", none("-5")),
        ("10^", none("10^")),
        ("2^3^4", none("2^3^4")),
        ("1.5e3", none("1.5e3")),
        ("5 - 6", Misread::Negative("“5 - 6” is less than 0".to_owned())),
        ("10^200", large("10^200")),
        ("2^999999999999999999", large("2^999999999999999999")),
        ("9^800", large("9^800")),
        (&"9".repeat(201), large("99999999999999999999…")),
    ] {
        assert_eq!(parse(text), Err(misread), "{text}");
    }
}

proptest! {
    #[test]
    fn whatever_is_printed_is_read(limbs in prop::collection::vec(any::<u32>(), 0..20)) {
        let number = limbs.iter().fold(Big::ZERO, |number, &limb: &u32| (number << 32_u32) + limb);
        prop_assert_eq!(parse(&number.to_string()), Ok(number));
    }

    /// A heap is what was read, in any order of size, and is written as it is read.
    #[test]
    fn a_heap_is_a_number(a in "[1-9][0-9]{0,199}", b in "[1-9][0-9]{0,199}") {
        let [x, y]: [Heap; 2] = [&a, &b].map(|digits| digits.parse().expect("a heap"));
        let [m, n]: [Big; 2] = [&a, &b].map(|digits| digits.parse().expect("a number"));
        prop_assert_eq!((x.big(), x.to_string(), Heap::of(&m)), (m.clone(), a, Some(x)));
        prop_assert_eq!((x.cmp(&y), x.small()), (m.cmp(&n), u64::try_from(&m).ok()));
        let written = serde_json::to_value(x).expect("plain data");
        prop_assert_eq!(written.as_u64().map(Heap::from).or_else(|| written.as_str()?.parse().ok()), Some(x));
    }

    #[test]
    fn no_text_is_too_much(text in "[0-9eE^*+ _·−-]{0,30}") {
        let _ = parse(&text);
    }
}

/// A logarithm never falls, tells small numbers apart, and is the one that floating point gives.
#[test]
fn logarithms_keep_the_order() {
    let mut before = None;
    for n in (0..20_000_u32).map(Big::from).chain((1..660_u32).map(|bits| Big::from(1_u32) << bits).skip(15)) {
        let own = logarithm(&n);
        assert!(before < Some(own), "at {n}");
        before = Some(own);
        let around = [&n + 1_u32, &n + 2_u32].map(|n| logarithm(&n));
        assert!(own <= around[0] && around[0] <= around[1], "at {n}");
        if let Ok(small) = u32::try_from(&n) {
            let exact = (f64::from(small) + 1.0).log2() * f64::from(1 << LOGARITHM_BITS);
            assert!((f64::from(own) - exact).abs() < 1.5, "{own} is not {exact}, at {n}");
        }
    }
}
