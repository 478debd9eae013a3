//! Rules whose form proves that they rise by 0 or 1 from heap to heap.

use nimscope::game::rule::NumberRule;
use proptest::prelude::*;

fn rises_slowly(text: &str) -> bool {
    NumberRule::parse(text, "n").expect("a rule").rises_slowly()
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
    ] {
        assert_eq!(rises_slowly(text), slow, "{text}");
    }
}

fn rules() -> impl Strategy<Value = String> {
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
        if rule.rises_slowly() && rule.eval(0).is_ok() {
            for n in 0..60 {
                let (here, next) = (rule.eval(n).expect("a value"), rule.eval(n + 1).expect("a value"));
                prop_assert!(next == here || next == here + 1, "{} at {}", text, n);
            }
        }
    }
}
