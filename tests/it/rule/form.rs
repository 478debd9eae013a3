//! What the form of a rule proves of its distance from n.

use nimscope::game::rule::{NumberRule, RuleForm};
use proptest::prelude::*;

fn form(text: &str) -> RuleForm {
    NumberRule::parse(text, "n").expect("a rule").form()
}

/// Whether a rule falls behind n, and how far back f′ is decided.
#[test]
fn how_a_rule_grows() {
    for (text, falls_behind, window) in [
        ("n", Some(false), None),
        ("2n", Some(false), None),
        ("n - 3", Some(false), None),
        ("5", Some(true), Some(0)),
        ("floor(n/2)", Some(true), Some(2)),
        ("if(n = 0, 9, floor(n/2))", Some(true), Some(2)),
        ("if(n = 9, 0, floor(n/2))", None, None),
        ("2*floor(n/4)", Some(true), Some(4)),
        ("3*floor(n/7)", Some(true), Some(5)),
        ("floor(sqrt(n))", Some(true), None),
        ("floor(sqrt(2n))", Some(true), None),
        ("min(n, floor(n/2) + 3)", Some(true), Some(6)),
        ("max(n, 2*floor(n/3))", Some(false), None),
        // n − f(n) is like the root of n, and the form does not show it.
        ("n - floor(sqrt(n))", None, None),
        ("2^floor(log2(n)) - 1", Some(true), None),
        ("if(n = 0, 0, 2^floor(log2(n)) - 1)", Some(true), None),
        ("3^floor(log2(n)) - 1", None, None),
        ("5 - n", Some(true), Some(0)),
        ("n mod 3", None, None),
    ] {
        let form = form(text);
        assert_eq!((form.falls_behind, form.window), (falls_behind, window), "{text}");
    }
    assert_eq!(
        ["5", "2 + 3", "max(5, 3)", "n - n + 5", "n"].map(|text| form(text).constant),
        [Some(5), Some(5), Some(5), Some(5), None]
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// What a form proves, the values bear out.
    #[test]
    fn a_form_proves_what_is_so(text in super::slope::rules()) {
        let Ok(rule) = NumberRule::parse(&text, "n") else { return Ok(()) };
        let form = rule.form();
        let values: Vec<u64> = (1..80).map_while(|n| rule.eval(n).ok()).collect();
        prop_assert!(form.constant.is_none_or(|constant| values.iter().all(|&value| value == constant)), "{}", text);
        if let Some(window) = form.window {
            for n in window as usize + 1..values.len() {
                for i in window as usize + 1..=n {
                    prop_assert!(values[n - i] + i as u64 > values[n], "{} at {}, {} before", text, n + 1, i);
                }
            }
        }
        // Between n = 4,000 and n = 400,000 rules of this size get ahead of all that holds them up.
        if let (Some(falls_behind), Ok(near), Ok(far)) = (form.falls_behind, rule.eval(4_000), rule.eval(400_000)) {
            let behind = |n: i64, value: u64| n - value as i64;
            prop_assert_eq!(behind(400_000, far) > behind(4_000, near).max(0) + 200, falls_behind, "{}", text);
        }
    }
}
