//! Rules that have no answer for some values: every message, its values, and the characters that it points at.

use nimscope::game::rule::{EvalError, NumberRule, SetRule};

/// Each row is a rule, a value of its variable, a line of carets and the message.
#[test]
fn of_numbers() {
    #[rustfmt::skip]
    let rows: &[(&str, u64, &str, &str)] = &[
        ("1/n", 0, "^^^", "division by zero at n = 0"),
        ("2+10/(n-3)", 3, "  ^^^^^^^^", "division by zero at n = 3"),
        ("floor(7/n)", 0, "      ^^^", "division by zero at n = 0"),
        ("n mod (n-n)", 5, "^^^^^^^^^^^", "division by zero at n = 5"),
        ("0^(n-3)", 2, "^^^^^^^", "division by zero at n = 2"),
        ("ceil(1/(sqrt(4)-n))", 2, "     ^^^^^^^^^^^^^", "division by zero at n = 2"),
        // A part without variables fails everywhere.
        ("n+1/0", 5, "  ^^^", "division by zero"),
        ("2^n", 200, "^^^", "2^n is too large at n = 200"),
        ("1 + 2^n*0", 200, "    ^^^", "2^n is too large at n = 200"),
        ("n*n*n", 1 << 60, "^^^^^", "n*n*n is too large at n = 1152921504606846976"),
        ("(n^2+2^126)+2^126", 1, "^^^^^^^^^^^^^^^^^", "(n^2+2^126)+2^126 is too large at n = 1"),
        // −2¹²⁷ would fit; its negative would not.
        ("-2^126-2^126", 0, "^^^^^^^^^^^^", "-2^126-2^126 is too large"),
        ("floor(n*sqrt(5))+floor(n*sqrt(5))", 1 << 63, "^^^^^^^^^^^^^^^^", "floor(n*sqrt(5)) is too large at n = 9223372036854775808"),
        ("n*1.5", 3, "^^^^^", "f(3) = 9/2 is not a whole number; use floor or ceil"),
        ("n/2", 3, "^^^", "f(3) = 3/2 is not a whole number; use floor or ceil"),
        ("-n/2", 3, "^^^^", "f(3) = −3/2 is not a whole number; use floor or ceil"),
        ("3-n", 5, "^^^", "f(5) = −2 is negative"),
        ("2^n", 64, "^^^", "f(64) = 18446744073709551616 is too large"),
        ("floor(sqrt(n-3))", 0, "      ^^^^^^^^^", "−3 has no square root at n = 0"),
        ("ceil(sqrt(n-3))", 0, "     ^^^^^^^^^", "−3 has no square root at n = 0"),
        ("floor(2*sqrt(n-7/2))", 1, "        ^^^^^^^^^^^", "−5/2 has no square root at n = 1"),
        ("floor(sqrt(n)+sqrt(3))", 2, "      ^^^^^^^^^^^^^^^", "√2 and √3 cannot be combined exactly at n = 2"),
        ("if(sqrt(2) < sqrt(n), 1, 2)", 3, "   ^^^^^^^^^^^^^^^^^", "√2 and √3 cannot be combined exactly at n = 3"),
        ("floor(log2(n))", 0, "      ^^^^^^^", "0 has no logarithm at n = 0"),
        ("ceil(log2(n-7))", 5, "     ^^^^^^^^^", "−2 has no logarithm at n = 5"),
        ("4^(n/2)", 3, "^^^^^^^", "the exponent 3/2 is not a whole number at n = 3"),
        ("gcd(n/2, 3)", 3, "^^^^^^^^^^^", "gcd works on whole numbers, not on 3/2 at n = 3"),
    ];
    for (text, n, carets, message) in rows {
        let rule = NumberRule::parse(text, "n").unwrap_or_else(|error| panic!("{}", error.show(text)));
        let error = rule.eval(*n).expect_err(text);
        assert_eq!(error.show(rule.text()), format!("{text}\n{carets} {message}"));
        assert_eq!(error.to_string(), *message);
    }
}

/// Only the values that the failing part depends on are named.
#[test]
fn of_sets() {
    #[rustfmt::skip]
    let rows: &[(&str, u64, &str, &str)] = &[
        ("{1, k/2}", 3, "    ^^^", "F(3) has the member 3/2, which is not a whole number; use floor or ceil"),
        ("1..k/2", 3, "^^^^^^", "F(3) has a range with the end 3/2, which is not a whole number; use floor or ceil"),
        ("{1/2}", 3, " ^^^", "F(3) has the member 1/2, which is not a whole number; use floor or ceil"),
        ("{1, 6/k}", 0, "    ^^^", "division by zero at k = 0"),
        ("j > 6/k", 0, "    ^^^", "division by zero at k = 0"),
        ("j > 1 and 1/(j-5) < k", 3, "          ^^^^^^^", "division by zero at j = 5"),
        ("j = 7 and j mod k > 1", 0, "          ^^^^^^^", "division by zero at k = 0, j = 7"),
        ("2^(k*j) > 1", 100, "^^^^^^^", "2^(k*j) is too large at k = 100, j = 2"),
    ];
    for (text, k, carets, message) in rows {
        let rule = SetRule::parse(text).unwrap_or_else(|error| panic!("{}", error.show(text)));
        let error = rule.fill(*k, 9, &mut Vec::new()).expect_err(text);
        assert_eq!(error.show(rule.text()), format!("{text}\n{carets} {message}"));
        let alone: Vec<EvalError> = (1..=9).filter_map(|j| rule.contains(*k, j).err()).collect();
        assert_eq!(alone.first(), Some(&error), "{text} asked for one j after the other");
    }
}

/// The text of a rule is trimmed, and places in it are counted after that.
#[test]
fn places_are_those_of_the_rules_text() {
    let rule = NumberRule::parse("   5   +  1/n ", "n").expect("a rule");
    let error = rule.eval(0).expect_err("division by zero");
    assert_eq!(error.show(rule.text()), "5 + 1/n\n    ^^^ division by zero at n = 0");
}
