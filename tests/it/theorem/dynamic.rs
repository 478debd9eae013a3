//! The Main Theorem's condition and the strategy for piles of any size, against outcomes straight from the rules.

use nimscope::game::big::{self, Big};
use nimscope::game::rule::NumberRule;
use nimscope::grow::{Reason, Refusal};
use nimscope::paper::dynamic::Dynamic;
use nimscope::paper::dynamic::theorems::{Base, Condition, Why, condition, strategy};
use proptest::prelude::*;

fn game(rule: &str, misere: bool) -> Dynamic {
    Dynamic { rule: NumberRule::parse(rule, "n").expect("a rule"), misere }
}

/// The least bound from which on each pile is won, straight from the rules; `None` if it never is.
fn least_winning(game: &Dynamic, piles: u64) -> Vec<Option<u64>> {
    let mut least: Vec<Option<u64>> = Vec::new();
    for n in 0..piles {
        let lost = |left: u64, bound: u64| match left.min(bound) {
            0 => !game.misere,
            _ => least[left as usize].is_none_or(|least| bound < least),
        };
        let first = (1..=n).find(|&k| lost(n - k, game.next(k).expect("a value")));
        least.push(first);
    }
    least
}

/// How far Theorem 1 is said to hold is how far it holds: below the pile that is named, and at a violation no longer.
fn check(rule: &str) -> Condition {
    const PILES: u64 = 130;
    let game = game(rule, false);
    let least = least_winning(&game, PILES);
    let base = Base::new(|&k| game.next(k), &PILES).expect("a rule");
    let found = condition(&game, 100).expect("a rule");
    let end = match found {
        Condition::Always(_) => PILES,
        Condition::Checked { below, .. } => below.min(PILES),
        Condition::Violated(violation) => {
            let pile = violation.element;
            assert!(base.elements.contains(&pile) && base.elements[violation.k] == violation.before, "{rule}");
            assert_eq!(base.smallest_summand(&(violation.before - violation.x)), violation.summand, "{rule}");
            assert_eq!(game.next(violation.take()), Ok(violation.bound), "{rule}");
            assert!(violation.summand > violation.bound && violation.take() < pile, "{rule}");
            assert!(least[pile as usize] <= Some(violation.take()), "{rule}: Theorem 1 fails at {pile}");
            pile
        }
    };
    for n in 1..end {
        assert_eq!(least[n as usize], Some(base.smallest_summand(&n)), "{rule} at {n}, {found:?}");
    }
    found
}

#[test]
fn the_condition_is_that_of_the_main_theorem() {
    for rule in ["n", "2n", "3n", "ceil(3n/2)", "5", "n + 3", "max(8 - n, n)", "floor(sqrt(n)) + 1", "n - 1"] {
        assert_eq!(check(rule), Condition::Always(Why::Form), "{rule}");
    }
    for rule in ["if(n <= 7, 8 - n, n)", "if(n = 6, 2, 2n)", "if(n < 4 or n = 9, 3n, 2n)"] {
        assert_eq!(check(rule), Condition::Always(Why::FormAndCheck), "{rule}");
    }
    for rule in ["if(n <= 3, 2, n)", "if(n mod 2 = 0, 4, 5)", "2 - n mod 2"] {
        assert_eq!(check(rule), Condition::Always(Why::Finite), "{rule}");
    }
    for rule in ["n*n", "2n + n mod 2", "gcd(n, 2) + 2n", "if(n = 90, 500, n)"] {
        assert!(matches!(check(rule), Condition::Checked { .. }), "{rule}");
    }
    let violated = |rule: &str| match check(rule) {
        Condition::Violated(violation) => (violation.k, violation.x, violation.element, violation.take()),
        other => panic!("{rule}: {other:?}"),
    };
    assert_eq!(violated("if(n = 3, 1, 2n)"), (2, 1, 5, 3));
    assert_eq!(violated("if(n = 10, 1, n)"), (3, 2, 16, 10), "the appendix: L(16) = 10");
    assert_eq!(violated("if(n = 6, 1, 2n)"), (3, 3, 8, 6));
    assert_eq!(violated("if(n = 3, 0, 2n)"), (2, 1, 5, 3), "f = 0 is too little for any pile");
}

/// Rules of every shape, many of which have holes.
fn rules() -> impl Strategy<Value = String> {
    let smooth = prop_oneof![
        (0u64..4, 0u64..6).prop_map(|(a, b)| format!("{a}*n + {b}")),
        (1u64..7, 1u64..4).prop_map(|(a, b)| format!("ceil({a}*n/{b})")),
        (1u64..9, 0u64..9).prop_map(|(m, b)| format!("(5n + {b}) mod {m}")),
        (1u64..12).prop_map(|c| format!("max({c} - n, floor(n/2))")),
        (1u64..9).prop_map(|c| format!("min(2n, {c})")),
    ];
    (smooth, 1u64..30, 0u64..30, 0u8..4).prop_map(|(f, at, to, how)| match how {
        0 => f,
        1 => format!("if(n = {at}, {to}, {f})"),
        2 => format!("if(n < {at}, {to}, {f})"),
        _ => format!("if(n = {at} or n = {}, {to}, {f})", at + 3),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn the_condition_holds_exactly_where_theorem_1_does(rule in rules()) {
        check(&rule);
    }

    /// What the theorem says of small piles, the rules say too, in normal and in misère play.
    #[test]
    fn strategies_win(rule in rules(), misere in any::<bool>()) {
        let game = game(&rule, misere);
        let least = least_winning(&game, 90);
        for n in 1..90_u64 {
            let Ok(found) = strategy(&game, &Big::from(n)) else { continue };
            prop_assert_eq!(Some(found.least), least[n as usize].map(Big::from), "{} at {}", rule, n);
            let sum: Big = found.stable.iter().map(|(element, times)| element * times).sum();
            prop_assert_eq!(sum, Big::from(n - u64::from(misere)));
        }
    }
}

/// Far out no table helps, but single moves do: L(N) leaves a lost position, and whatever is less leaves a won one.
#[test]
fn strategies_win_far_out() {
    let rules = ["n", "2n", "3n", "ceil(3n/2)", "7n + 4", "5", "if(n <= 7, 8 - n, n)", "if(n = 6, 2, 2n)", "min(n, 6)"];
    for (rule, misere) in rules.into_iter().flat_map(|rule| [(rule, false), (rule, true)]) {
        let game = game(rule, misere);
        let least = |n: &Big| strategy(&game, n).map(|found| found.least);
        for text in ["10^6", "10^20", "10^30+7", "2^200", "10^199", "3*10^50+1"] {
            let n = big::parse(text).expect("a pile");
            let first = least(&n).expect("a rule that the theorem is about");
            let f = |k: &Big| game.rule.eval_big(k).expect("a value");
            let left = &n - &first;
            if left > Big::from(u32::from(misere)) {
                assert!(f(&first) < least(&left).expect("a smaller pile"), "{rule} at {text}");
            }
            let fractions =
                [1_u32, 2, 3, 7, 1000].map(|part| &first / part).into_iter().chain((1_u32..9).map(Big::from));
            for k in fractions.filter(|k| *k > Big::ZERO && *k < first) {
                assert!(f(&k) >= least(&(&n - &k)).expect("a smaller pile"), "{rule} at {text}: {k} does not win");
            }
        }
    }
}

#[test]
fn what_no_theorem_tells_is_refused() {
    let refused =
        |rule: &str, misere: bool, n: &str| strategy(&game(rule, misere), &big::parse(n).expect("a pile")).unwrap_err();
    for (rule, misere, n, reason, why) in [
        (
            "if(n = 10, 1, n)",
            false,
            "16",
            Reason::NotProved,
            "Theorem 1 fails for this rule: the Main Theorem's condition is violated at k = 3, x = 2",
        ),
        ("n-1", true, "3", Reason::NotProved, "f(1) = 0, so that misère play is not normal play with one token less"),
        ("8-n", false, "10^30", Reason::NotProved, "the form of 8-n does not prove that it has a value for every n"),
        (
            "2 - n mod 2",
            false,
            "10^30",
            Reason::NotProved,
            "the form of 2 - n mod 2 does not prove that it has a value for every n",
        ),
        ("1000n", false, "10^190", Reason::TooFar, "the base has more than 50000 elements up to that pile"),
        ("2n", true, "1", Reason::Missing, "no theorem is needed: at most one token is left"),
    ] {
        let refused = refused(rule, misere, n);
        assert_eq!((refused.reason(), refused.to_string().as_str()), (reason, why), "{rule}");
    }
    let checked = "the condition of the Main Theorem is checked for piles below 5044";
    assert!(matches!(refused("n*n", false, "10^30"), Refusal::NotProved(why) if why.starts_with(checked)));
}
