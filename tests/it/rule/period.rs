//! Rules whose form proves that they repeat.

use nimscope::game::rule::NumberRule;
use proptest::prelude::*;

#[test]
fn what_the_form_of_a_rule_proves() {
    for (text, period) in [
        ("5", Some(1)),
        ("floor(7/2)", Some(1)),
        ("n mod 7", Some(7)),
        ("(3n + 1) mod 4", Some(4)),
        ("n*n mod 5", Some(5)),
        ("n mod 4 + n mod 6", Some(12)),
        ("if(n mod 2 = 0, 3, n mod 5)", Some(10)),
        ("floor((n mod 9)/2)", Some(9)),
        ("max(2, n mod 3)", Some(3)),
        ("n mod 3 mod 2", Some(3)),
        ("n", None),
        ("n mod n", None),
        ("floor(n/2) mod 3", None),
        ("n - n", None),
        ("min(n, 3)", None),
        ("if(n > 9, 1, 2)", None),
        ("n^2 mod 3", None),
    ] {
        assert_eq!(NumberRule::parse(text, "n").expect("a rule").period(), period, "{text}");
    }
}

fn rules() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![Just("n".to_owned()), (0_u32..6).prop_map(|c| c.to_string())];
    leaf.prop_recursive(4, 24, 2, |inner| {
        prop_oneof![
            (inner.clone(), 1_u32..7).prop_map(|(a, m)| format!("({a}) mod {m}")),
            (inner.clone(), 1_u32..5).prop_map(|(a, d)| format!("floor(({a})/{d})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) + ({b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) * ({b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("max({a}, {b})")),
            (inner.clone(), inner).prop_map(|(a, b)| format!("if(({a}) mod 3 > 1, {a}, {b})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// What a form proves, the values bear out.
    #[test]
    fn rules_with_a_period_repeat(text in rules(), n in 0_u64..500) {
        let Ok(rule) = NumberRule::parse(&text, "n") else { return Ok(()) };
        let Some(period) = rule.period() else { return Ok(()) };
        prop_assert_eq!(rule.eval(n).ok(), rule.eval(n + period).ok(), "{}", text);
    }
}
