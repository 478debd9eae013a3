//! Rules at numbers of any size.

use nimscope::game::big::{Big, parse};
use nimscope::game::rule::NumberRule;
use proptest::prelude::*;

fn rule(text: &str) -> NumberRule {
    NumberRule::parse(text, "n").expect("a rule")
}

#[test]
fn far_numbers() {
    let far = |text: &str| parse(text).expect("a number");
    for (text, at, expected) in [
        ("n", "10^50", "10^50"),
        ("2n", "10^50", "2*10^50"),
        ("2n", "2^63", "2^64"),
        ("ceil(3n/2)", "10^50+1", "15*10^49+2"),
        ("floor(3n/2)", "10^50+1", "15*10^49+1"),
        ("1.75n", "4*10^30", "7*10^30"),
        ("floor(sqrt(n)) + 1", "10^50", "10^25+1"),
        ("floor(sqrt(n))", "10^50-1", "10^25-1"),
        ("ceil(sqrt(n))", "10^50+1", "10^25+1"),
        ("ceil(sqrt(n))", "10^50", "10^25"),
        ("if(n <= 7, 8 - n, n)", "10^50", "10^50"),
        ("if(n = 6 or not n > 3, 1, n - 5)", "10^50", "10^50-5"),
        ("if(n > 3 and n != 9, 1, n - 5)", "10^50", "1"),
        ("min(n, 6)", "10^50", "6"),
        ("max(n, 2n - 7, 3)", "10^50", "2*10^50-7"),
        ("ceil((5 - n)/2) + n", "10^50", "5*10^49+3"),
        ("floor((5 - n)/2) + n", "10^50", "5*10^49+2"),
    ] {
        assert_eq!(rule(text).eval_big(&far(at)), Ok(far(expected)), "{text} at {at}");
    }
    for text in ["n/2 + 1/4", "5 - n", "n mod 7", "2^n", "n/(n - n)"] {
        let refused = rule(text).eval_big(&far("10^50+1")).expect_err("no value");
        assert!(refused.starts_with(&format!("{text} has no value that can be worked out at 1000")), "{refused}");
    }
}

fn rules() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![Just("n".to_owned()), (0u32..6).prop_map(|c| c.to_string())];
    leaf.prop_recursive(4, 24, 2, |inner| {
        prop_oneof![
            (inner.clone(), 1u32..5).prop_map(|(a, d)| format!("floor(({a})/{d})")),
            (inner.clone(), 1u32..5).prop_map(|(a, d)| format!("ceil(({a})/{d})")),
            (inner.clone(), 1u32..3).prop_map(|(a, c)| format!("{c}*({a})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) + ({b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) - ({b})")),
            (inner.clone(), inner.clone(), 1u32..9).prop_map(|(a, b, c)| format!("if(n < {c}, {a}, {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("min({a}, {b})")),
            (inner.clone(), inner).prop_map(|(a, b)| format!("max({a}, {b})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Far from where minima and choices change, such a rule goes up by the same amount every 12⁴ = 20736 numbers, so that
    /// small numbers tell what large ones give.
    #[test]
    fn rules_go_on_as_they_began(text in rules(), start in 0_u64..30_000) {
        const PERIOD: u64 = 20_736;
        let rule = rule(&format!("max(0, {text})"));
        let near = 10_u64.pow(9) + start;
        let (first, next) = (rule.eval(near).expect("a value"), rule.eval(near + PERIOD).expect("a value"));
        let periods = Big::from(10_u32).pow(40);
        let far = rule.eval_big(&(Big::from(near) + &periods * PERIOD));
        prop_assert_eq!(far, Ok(Big::from(first) + periods * (next - first)), "{}", text);
    }
}
