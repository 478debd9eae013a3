//! Texts that are no rules: every message, and the characters that it points at.

use nimscope::game::rule::{LONGEST, NumberRule, SetRule};

/// Each row is a rule, a line of carets under the wrong characters, and the message.
fn check(rows: &[[&str; 3]], parse: impl Fn(&str) -> String) {
    for [text, carets, message] in rows {
        assert_eq!(parse(text), format!("{text}\n{carets} {message}"));
    }
}

fn number(text: &str) -> String {
    NumberRule::parse(text, "n").expect_err(text).show(text)
}

fn set(text: &str) -> String {
    SetRule::parse(text).expect_err(text).show(text)
}

#[test]
fn words() {
    check(
        &[
            ["", "^", "the rule is empty"],
            ["n + m", "    ^", "unknown name “m”; this rule knows n"],
            ["nn", "^^", "unknown name “nn”; for a product write n*n"],
            ["2x", " ^", "unknown name “x”; this rule knows n"],
            ["N", "^", "unknown name “N”; this rule knows n"],
            [
                "round(n)",
                "^^^^^",
                "unknown function “round”; this rule knows floor, ceil, sqrt, log2, abs, min, max, gcd, if",
            ],
            ["floor n", "^^^^^", "floor needs brackets: floor(…)"],
            ["n + min", "    ^^^", "min needs brackets: min(…)"],
            ["n $ 2", "  ^", "“$” means nothing in a rule"],
            ["n!", " ^", "“!” means nothing in a rule"],
            ["n .5", "  ^", "“.” means nothing in a rule"],
            ["n & 1", "  ^", "“&” means nothing in a rule; write “and”"],
            ["n > 1 && n < 5", "      ^^", "“&&” means nothing in a rule; write “and”"],
            ["n > 1 || n < 5", "      ^^", "“||” means nothing in a rule; write “or”"],
            ["n > 1 ∨ n < 5", "      ^", "“∨” means nothing in a rule; write “or”"],
            ["!(n > 1)", "^", "“!” means nothing in a rule; write “not”"],
            ["n > 1 AND n < 5", "      ^^^", "unknown name “AND”; write “and”"],
            [
                "n in {1, 2}",
                "  ^^",
                "“in” means nothing in a rule; write “=” and “or”, as in n = 1 or n = 4, or “<=”, as in 1 <= n <= 4",
            ],
            ["№", "^", "“№” means nothing in a rule"],
            ["1234567890123456789012345678901234567890", &"^".repeat(40), "a number has at most 38 digits"],
        ],
        number,
    );
    check(&[["m", "^", "unknown name “m”; this rule knows k, j, n"]], set);
    check(&[["1..kj", "   ^^", "unknown name “kj”; for a product write k*j"]], set);
}

#[test]
fn grammar() {
    check(
        &[
            ["n +", "   ^", "expected a number after “+”"],
            ["n + * 2", "    ^", "expected a number after “+”"],
            ["+n", "^", "a rule cannot start with “+”"],
            [")", "^", "a rule cannot start with “)”"],
            ["n mod", "     ^", "expected a number after “mod”"],
            ["if(n > 1 and, 1, 2)", "            ^", "expected a condition after “and”"],
            ["if(not, 1, 2)", "      ^", "expected a condition after “not”"],
            ["floor()", "      ^", "expected a number after “(”"],
            ["min(n,)", "      ^", "expected a number after “,”"],
            ["n 2", "  ^", "expected an operator before “2”"],
            ["n not 2", "  ^^^", "expected an operator before “not”"],
            ["(n 2)", "   ^", "expected an operator before “2”"],
            ["n {1}", "  ^", "expected an operator before “{”"],
            ["n, 2", " ^", "a comma stands only in {…} or between the arguments of a function"],
            ["(n, 2)", "  ^", "a comma stands only in {…} or between the arguments of a function"],
            ["n)", " ^", "this “)” closes nothing"],
            ["n}", " ^", "this “}” closes nothing"],
            ["2*(n+1", "  ^", "this “(” is not closed"],
            ["floor(n", "     ^", "this “(” is not closed"],
            ["⌊n/2", "^", "this “⌊” is not closed"],
            ["⌊n/2)", "    ^", "expected “⌋” here"],
            ["⌊n/2⌉", "    ^", "expected “⌋” here"],
            ["⌈n/2⌋", "    ^", "expected “⌉” here"],
            ["(n}", "  ^", "expected “)” here"],
            ["1/2n", "   ^", "a product after “/” needs brackets or “*”"],
            ["n/-2(n+1)", "    ^", "a product after “/” needs brackets or “*”"],
            ["2^3n", "   ^", "a product after “^” needs brackets or “*”"],
            ["floor(n, 2)", "^^^^^^^^^^^", "floor takes 1 argument, not 2"],
            ["2+min(n)", "  ^^^^^^", "min takes 2 or more arguments, not 1"],
            ["gcd(n)", "^^^^^^", "gcd takes 2 or more arguments, not 1"],
            ["if(n > 1, 2)", "^^^^^^^^^^^^", "if takes 3 arguments, not 2"],
        ],
        number,
    );
    check(&[["{1, 2", "^", "this “{” is not closed"], ["{1, 2)", "     ^", "expected “}” here"]], set);
    check(&[["{1,}", "   ^", "expected a number after “,”"], ["1..", "   ^", "expected a number after “..”"]], set);
}

#[test]
fn kinds() {
    check(
        &[
            ["{1} + n", "^^^", "a set cannot be added"],
            ["n + (n < 2)", "    ^^^^^^^", "a condition cannot be added"],
            ["n - {1}", "    ^^^", "a set cannot be subtracted"],
            ["n * {1}", "    ^^^", "a set cannot be multiplied"],
            ["n / {1}", "    ^^^", "a set cannot be divided"],
            ["n mod {1}", "      ^^^", "mod works on numbers, not on a set"],
            ["n ^ {1}", "    ^^^", "“^” works on numbers, not on a set"],
            ["min(n, {1})", "       ^^^", "min works on numbers, not on a set"],
            ["max(n, n > 1)", "       ^^^^^", "max works on numbers, not on a condition"],
            ["gcd(1..n, 2)", "    ^^^^", "gcd works on numbers, not on a set"],
            ["-{1}", " ^^^", "a set has no negative"],
            ["abs({1})", "    ^^^", "abs works on numbers, not on a set"],
            ["floor(n > 1)", "      ^^^^^", "floor works on numbers, not on a condition"],
            ["⌈{1}⌉", " ^^^", "ceil works on numbers, not on a set"],
            ["sqrt({1})", "     ^^^", "sqrt works on numbers, not on a set"],
            ["log2({1})", "     ^^^", "log2 works on numbers, not on a set"],
            ["if(n, 1, 2)", "   ^", "“if” starts with a condition such as a < b, not a number"],
            ["if({n}, 1, 2)", "   ^^^", "“if” starts with a condition such as a < b, not a set"],
            ["if(not n, 1, 2)", "       ^", "“not” needs a condition such as a < b, not a number"],
            ["if(n and n > 1, 1, 2)", "   ^", "“and” needs a condition such as a < b, not a number"],
            ["if(n > 1 or n, 1, 2)", "            ^", "“or” needs a condition such as a < b, not a number"],
            [
                "if(n > 1, 1, {1})",
                "             ^^^",
                "“if” chooses between a number and a set; both must be of one kind",
            ],
            ["if({1} = n, 1, 2)", "   ^^^", "a set cannot be compared"],
            ["if((n > 1) = (n > 2), 1, 2)", "   ^^^^^^^", "a condition cannot be compared"],
            ["{n > 1}", " ^^^^^", "a condition cannot be a member of a set"],
            ["(n > 1)..2", "^^^^^^^", "a range ends at numbers, not at a condition"],
            ["1..2..n", "^^^^", "a range ends at numbers, not at a set"],
            ["{1}", "^^^", "f must be a number, not a set"],
            ["n > 1", "^^^^^", "f must be a number, not a condition; if(c, a, b) makes one of it"],
        ],
        number,
    );
    check(
        &[
            ["k+1", "^^^", "F must be a set such as {1, 2k}, or a condition such as j > k, not a number"],
            ["{1, 2j}", "     ^", "a set uses k and n; j belongs in a condition such as j > k"],
            ["if(j > 2, {1}, {2})", "   ^", "a set uses k and n; j belongs in a condition such as j > k"],
        ],
        set,
    );
}

#[test]
fn roots_and_logarithms() {
    const ROOT: &str = "sqrt must stand inside floor(…) or ceil(…), or in a comparison";
    const LOG: &str = "log2 must stand directly inside floor(…) or ceil(…)";
    check(
        &[
            ["sqrt(n)", "^^^^^^^", ROOT],
            ["1 + n*sqrt(n)", "      ^^^^^^^", ROOT],
            ["2 - if(n > 1, 3, -abs(sqrt(n)))", "                      ^^^^^^^", ROOT],
            [
                "floor(sqrt(sqrt(n)))",
                "           ^^^^^^^",
                "sqrt inside sqrt must first be rounded by floor(…) or ceil(…)",
            ],
            [
                "floor(log2(sqrt(n)))",
                "           ^^^^^^^",
                "sqrt inside log2 must first be rounded by floor(…) or ceil(…)",
            ],
            ["floor(sqrt(n) mod 2)", "      ^^^^^^^", "sqrt inside mod must first be rounded by floor(…) or ceil(…)"],
            [
                "floor(gcd(2, sqrt(n)))",
                "             ^^^^^^^",
                "sqrt inside gcd must first be rounded by floor(…) or ceil(…)",
            ],
            [
                "floor(2^sqrt(n))",
                "        ^^^^^^^",
                "sqrt inside an exponent must first be rounded by floor(…) or ceil(…)",
            ],
            ["log2(n)", "^^^^^^^", LOG],
            ["floor(log2(n)+1)", "      ^^^^^^^", LOG],
            ["floor(-log2(n))", "       ^^^^^^^", LOG],
            ["floor(if(n > 1, log2(n), 2))", "                ^^^^^^^", LOG],
            ["if(log2(n) > 1, 1, 2)", "   ^^^^^^^", LOG],
        ],
        number,
    );
    check(
        &[["{sqrt(k)}", " ^^^^^^^", ROOT], ["1..2*sqrt(k)", "     ^^^^^^^", ROOT], ["{log2(k)}", " ^^^^^^^", LOG]],
        set,
    );
}

#[test]
fn limits() {
    let long = format!("n{}", "+n".repeat(LONGEST / 2 - 1));
    assert_eq!(NumberRule::parse(&long, "n").map(|rule| rule.eval(2)), Ok(Ok(LONGEST as u64)));
    // The white space around a rule does not count, and the place is the one in the text as it was given.
    let longer = format!("  {long}+   n");
    let error = NumberRule::parse(&longer, "n").expect_err("too long");
    assert_eq!((error.at, error.length, error.message.as_str()), (505, 1, "a rule has at most 500 characters"));

    let nested = |depth: usize| format!("{}n{}", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(NumberRule::parse(&nested(63), "n").map(|rule| rule.eval(2)), Ok(Ok(2)));
    let error = NumberRule::parse(&nested(64), "n").expect_err("too deep");
    assert_eq!((error.at, error.length, error.message.as_str()), (64, 1, "a rule is nested at most 64 deep"));
    let powers = NumberRule::parse(&"1^".repeat(100), "n").expect_err("too deep");
    assert_eq!((powers.at, powers.message.as_str()), (128, "a rule is nested at most 64 deep"));

    // The middle of each chain is run twice, so ten chains inside each other are run a thousand times.
    let chains = (0..10).fold("n".to_owned(), |inner, _| format!("if(0<{inner}<9, 1, 2)"));
    let error = NumberRule::parse(&chains, "n").expect_err("too many steps");
    assert_eq!(error.message, "a rule has at most 512 steps; this one is too long to run");
}

#[test]
fn places_are_those_of_the_text_as_it_was_given() {
    let error = NumberRule::parse("  n \n  +  max( n ,\t{1}  )  ", "n").expect_err("a set");
    assert_eq!(error.show("  n \n  +  max( n ,\t{1}  )  "), {
        "  n    +  max( n , {1}  )  \n                   ^^^ max works on numbers, not on a set"
    });
    let error = NumberRule::parse(" n +  ", "n").expect_err("an end");
    assert_eq!((error.at, error.length), (4, 0));
    assert_eq!(error.to_string(), "expected a number after “+” (character 5)");
    let error = NumberRule::parse(" \t ", "n").expect_err("nothing");
    assert_eq!((error.at, error.length), (0, 0));
}
