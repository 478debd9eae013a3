//! Any text at all, and random rules against the reference.

use nimscope::game::rule::{EvalError, NumberRule, SetRule};
use proptest::prelude::*;

use super::expression::{conditions, numbers, sets};
use super::reference::{Reference, Trouble};

/// Numbers below this size leave room for every product on the way, so nothing may be called too large.
const ROOMY: usize = 40;

/// Reads a text as both kinds of rules and asks them for a few values; nothing may panic, and every place must exist.
fn survives(text: &str) -> Result<(), TestCaseError> {
    let length = text.chars().count();
    match NumberRule::parse(text, "n") {
        Ok(rule) => {
            prop_assert_eq!(NumberRule::parse(rule.text(), "n"), Ok(rule.clone()));
            for n in [0, 1, 2, 3, 64, 1 << 32, u64::MAX] {
                inside(rule.eval(n).err(), rule.text())?;
                inside(rule.eval_floor(n).err(), rule.text())?;
            }
        }
        Err(error) => prop_assert!(error.at + error.length <= length, "{error:?}"),
    }
    match SetRule::parse(text) {
        Ok(rule) => {
            prop_assert_eq!(SetRule::parse(rule.text()), Ok(rule.clone()));
            for k in [0, 1, 2, 5, u64::MAX] {
                inside(rule.fill(k, 70, &mut Vec::new()).err(), rule.text())?;
                inside(rule.contains(k, u64::MAX).err(), rule.text())?;
            }
        }
        Err(error) => prop_assert!(error.at + error.length <= length, "{error:?}"),
    }
    Ok(())
}

fn inside(error: Option<EvalError>, text: &str) -> Result<(), TestCaseError> {
    if let Some(error) = error {
        prop_assert!(error.length > 0 && error.at + error.length <= text.chars().count(), "{error:?}");
    }
    Ok(())
}

/// Whether an error of the language is what the reference says too.
fn agrees(error: &EvalError, trouble: Option<Trouble>, largest: usize, text: &str) -> bool {
    let says = |part: &str| error.message.contains(part);
    if trouble == Some(Trouble::Unknown) {
        return true;
    }
    if says("is too large") {
        // The parts of a number with a root can be large where the number is small.
        return largest > ROOMY || text.contains("sqrt");
    }
    if says("cannot be combined") {
        return text.matches("sqrt").count() > 1;
    }
    match trouble {
        Some(Trouble::DivisionByZero) => says("division by zero"),
        Some(Trouble::Root) => says("has no square root"),
        Some(Trouble::Log) => says("has no logarithm"),
        Some(Trouble::Exponent) => says("the exponent"),
        Some(Trouble::Gcd) => says("gcd works on whole numbers"),
        Some(Trouble::NotWhole) => says("which is not a whole number"),
        Some(Trouble::Unknown) | None => false,
    }
}

/// The words of the language, and a few others.
fn soup() -> impl Strategy<Value = String> {
    let words = "n k j 0 1 2 7 1.5 38 99999999999999999999999999999999999999 + - − * · / ^ % mod ( ) { } , .. = == != ≠ < \
                 <= ≤ > >= ≥ and or not if( floor( ceil( ⌊ ⌋ ⌈ ⌉ sqrt( log2( min( max( gcd( abs( x $ .";
    let words: Vec<&str> = words.split_whitespace().collect();
    (prop::collection::vec(prop::sample::select(words), 0..24), prop::sample::select(vec!["", " ", "  "]))
        .prop_map(|(words, gap)| words.join(gap))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn no_text_panics(text in any::<String>()) {
        survives(&text)?;
    }

    #[test]
    fn no_words_panic(text in soup()) {
        survives(&text)?;
    }

    #[test]
    fn no_change_to_a_rule_panics(rule in numbers(1), at in any::<prop::sample::Index>(), with in soup()) {
        let mut letters: Vec<char> = rule.to_string().chars().collect();
        let at = at.index(letters.len());
        letters.splice(at..=at, with.chars());
        survives(&letters.into_iter().collect::<String>())?;
    }
}

proptest! {
    // Fewer cases, since the reference is slow.
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn numbers_agree_with_the_reference(number in numbers(1), n in prop_oneof![0_u64..20, any::<u64>()]) {
        let text = number.to_string();
        prop_assume!(text.chars().count() <= 500);
        let rule = NumberRule::parse(&text, "n");
        let rule = rule.map_err(|error| TestCaseError::fail(error.show(&text)))?;
        let values = [n];
        let reference = Reference::new(&values);
        let expected = reference.fraction(&number);
        match rule.eval(n) {
            Ok(value) if expected != Err(Trouble::Unknown) => {
                let expected = expected.map(|expected| expected.integer().and_then(|it| it.small()));
                prop_assert_eq!(Ok(Some(value)), expected, "{} at {}", text, n);
            }
            Ok(_) => {}
            Err(error) => {
                let result = expected.as_ref().ok();
                let whole = result.is_none_or(|value| value.integer().is_some());
                let small = result.is_none_or(|value| value.integer().is_some_and(|value| value.small().is_some()));
                let fits = !whole && error.message.contains("is not a whole number")
                    || whole && !small && error.message.ends_with("is negative")
                    || agrees(&error, expected.as_ref().err().copied(), reference.largest(), &text);
                prop_assert!(fits, "{} at {}: {:?}, not {:?}", text, n, error, expected);
            }
        }
    }

    #[test]
    fn conditions_agree_with_the_reference(condition in conditions(2), k in prop_oneof![0_u64..20, any::<u64>()]) {
        let text = condition.to_string();
        prop_assume!(text.chars().count() <= 500);
        let rule = SetRule::parse(&text);
        let rule = rule.map_err(|error| TestCaseError::fail(error.show(&text)))?;
        let mut first_error = None;
        let mut bits = Vec::new();
        let filled = rule.fill(k, 6, &mut bits);
        for j in 1..=6 {
            let values = [k, j];
            let reference = Reference::new(&values);
            let expected = reference.holds(&condition);
            match rule.contains(k, j) {
                Ok(answer) => {
                    prop_assert!(
                        expected == Ok(answer) || expected == Err(Trouble::Unknown),
                        "{} at {}, {}: {:?}, not {:?}", text, k, j, answer, expected
                    );
                    prop_assert!(filled.is_err() || (bits[0] >> j & 1 == 1) == answer, "{} at {}, {}", text, k, j);
                }
                Err(error) => {
                    let trouble = expected.err();
                    let fits = agrees(&error, trouble, reference.largest(), &text);
                    prop_assert!(fits, "{} at {}, {}: {:?}, not {:?}", text, k, j, error, expected);
                    first_error = first_error.or(Some(error));
                }
            }
        }
        prop_assert_eq!(filled.err(), first_error, "{} at {}", text, k);
    }

    #[test]
    fn sets_agree_with_the_reference(set in sets(), k in prop_oneof![0_u64..20, any::<u64>()]) {
        let text = set.to_string();
        prop_assume!(text.chars().count() <= 500);
        let rule = SetRule::parse(&text);
        let rule = rule.map_err(|error| TestCaseError::fail(error.show(&text)))?;
        let mut bits = Vec::new();
        let filled = rule.fill(k, 6, &mut bits);
        for j in 1..=6 {
            let values = [k];
            let reference = Reference::new(&values);
            let expected = reference.contains(&set, j);
            match &filled {
                Ok(()) => {
                    let answer = bits[0] >> j & 1 == 1;
                    prop_assert_eq!(rule.contains(k, j), Ok(answer));
                    prop_assert!(
                        expected == Ok(answer) || expected == Err(Trouble::Unknown),
                        "{} at {}, {}: {:?}, not {:?}", text, k, j, answer, expected
                    );
                }
                Err(error) => {
                    let fits = agrees(error, expected.err(), reference.largest(), &text);
                    prop_assert!(fits, "{} at {}: {:?}, not {:?}", text, k, error, expected);
                }
            }
        }
    }
}
