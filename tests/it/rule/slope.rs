//! Rules whose form proves that they rise by 0 or 1 from heap to heap.

use nimscope::game::rule::NumberRule;
use proptest::prelude::*;

fn rises_slowly(text: &str) -> bool {
    let rule = NumberRule::parse(text, "n").expect("a rule");
    rule.slope().is_some_and(|slope| slope.slow && slope.from <= 1)
}

#[test]
fn what_the_form_of_a_rule_proves() {
    for (text, slow) in [
        ("floor(n/2)", true),
        ("ceil(n/3)", true),
        ("floor(sqrt(n))", true),
        ("floor(sqrt(n)/2 + n/2)", true),
        ("max(0, floor((n-1)/2))", true),
        ("min(n, floor(n/2) + 3)", true),
        ("n - floor(n/3)", true),
        ("ceil(n - n/3)", true),
        ("5", true),
        ("n", true),
        ("floor(7n/4)", false),
        ("2n", false),
        ("n - floor(2n/3)", true),
        ("n - 2*floor(n/3)", false),
        ("n/2", false),
        ("5 - n", false),
        ("n mod 3", false),
        ("if(n = 0, 0, 2^floor(log2(n)) - 1)", false),
        ("floor(n*n/9)", false),
        ("floor(sqrt(2n))", false),
        ("floor((n-1)/2)", true),
        ("floor(log2(n))", true),
        ("if(n = 0, 7, floor(n/2))", true),
        ("if(n = 1, 7, floor(n/2))", false),
        ("floor(log2(2n))", false),
    ] {
        assert_eq!(rises_slowly(text), slow, "{text}");
    }
}

/// Rules that are made of rounded parts.
pub(super) fn rules() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![Just("n".to_owned()), (0u32..6).prop_map(|c| c.to_string())];
    leaf.prop_recursive(4, 24, 2, |inner| {
        prop_oneof![
            (inner.clone(), 1u32..5).prop_map(|(a, d)| format!("floor(({a})/{d})")),
            (inner.clone(), 1u32..5).prop_map(|(a, d)| format!("ceil(({a})/{d})")),
            inner.clone().prop_map(|a| format!("floor(sqrt(max(0, {a})))")),
            (inner.clone(), 1u32..3).prop_map(|(a, c)| format!("{c}*({a})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) + ({b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) - ({b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("min({a}, {b})")),
            (inner.clone(), inner).prop_map(|(a, b)| format!("max({a}, {b})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// What a form proves, the values bear out.
    #[test]
    fn slow_rules_are_slow(text in rules()) {
        let Ok(rule) = NumberRule::parse(&text, "n") else { return Ok(()) };
        if rule.slope().is_some_and(|slope| slope.slow && slope.from <= 1) && rule.eval(1).is_ok() {
            for n in 1..60 {
                let (here, next) = (rule.eval(n).expect("a value"), rule.eval(n + 1).expect("a value"));
                prop_assert!(next == here || next == here + 1, "{} at {}", text, n);
            }
        }
    }
}

fn slope(text: &str) -> Option<(u64, bool)> {
    NumberRule::parse(text, "n").expect("a rule").slope().map(|slope| (slope.from, slope.never_falls))
}

/// From which n on a form proves that f falls by at most 1, and whether it never falls.
#[test]
fn a_choice_is_made_for_good() {
    for (text, expected) in [
        ("2n", Some((0, true))),
        ("8 - n", Some((0, false))),
        ("if(n <= 7, 8 - n, n)", Some((8, true))),
        ("if(7 < n, 3n, 100 - 9n)", Some((8, true))),
        ("if(n = 6, 2, 2n)", Some((7, true))),
        ("if(n != 6 and not n > 20, 2, 3 - n)", Some((21, false))),
        ("if(n = 7 or n = 10, 2, 2n) + if(n < 30, 5, 1)", Some((31, true))),
        ("if(n mod 2 = 0, n, n)", None),
        ("5 - 2n", None),
    ] {
        assert_eq!(slope(text), expected, "{text}");
    }
}

fn choices() -> impl Strategy<Value = String> {
    let condition = (prop::sample::select(vec!["=", "!=", "<", "<=", ">", ">="]), 0u32..20, any::<bool>())
        .prop_map(|(sign, at, turned)| if turned { format!("{at} {sign} n") } else { format!("n {sign} {at}") });
    (condition.clone(), condition, 0..3, rules(), rules()).prop_map(|(a, b, how, yes, no)| match how {
        0 => format!("if({a}, {yes}, {no})"),
        1 => format!("if({a} and not {b}, {yes}, {no})"),
        _ => format!("if({a} or {b}, {yes}, {no}) + n"),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Where a form says that a rule falls by at most 1, it does, and has a value wherever it is not negative.
    #[test]
    fn slopes_are_borne_out(text in prop_oneof![rules(), choices()]) {
        let Ok(rule) = NumberRule::parse(&text, "n") else { return Ok(()) };
        let Some(slope) = rule.slope() else { return Ok(()) };
        for n in slope.from..slope.from + 60 {
            let (Ok(here), next) = (rule.eval(n), rule.eval(n + 1)) else { break };
            match next {
                Ok(next) => {
                    let least = here + u64::from(slope.climbs);
                    prop_assert!(next + u64::from(!slope.never_falls) >= least, "{} at {}", text, n);
                }
                Err(error) => prop_assert!(!slope.never_falls && error.message.contains("negative"), "{}", error),
            }
        }
    }
}
