//! Rules and what they give: rows of (text, values), each odd row with its reason.

use std::collections::HashSet;

use nimscope::game::rule::{NumberRule, SetRule};

/// Checks f(n) for every listed n.
fn check(text: &str, values: &[(u64, u64)]) {
    let rule = NumberRule::parse(text, "n").unwrap_or_else(|error| panic!("{}", error.show(text)));
    for &(n, value) in values {
        assert_eq!(rule.eval(n), Ok(value), "{text} at n = {n}");
    }
}

/// Checks all of F(k) up to 70, which is beyond the first word of bits.
fn check_set(text: &str, k: u64, members: &[u64]) {
    const LIMIT: u64 = 70;
    let rule = SetRule::parse(text).unwrap_or_else(|error| panic!("{}", error.show(text)));
    let mut bits = vec![u64::MAX; 5];
    rule.fill(k, LIMIT, &mut bits).unwrap_or_else(|error| panic!("{}", error.show(text)));
    assert_eq!(bits.len(), 2, "the bits of an earlier set are gone");
    let filled: Vec<u64> = (0..128).filter(|j| bits[*j as usize / 64] >> (j % 64) & 1 == 1).collect();
    assert_eq!(filled, members, "{text} at k = {k}");
    for j in 0..=LIMIT {
        assert_eq!(rule.contains(k, j), Ok(members.contains(&j)), "{text} at k = {k}, j = {j}");
    }
}

#[test]
fn the_rules_of_the_papers() {
    check("n", &[(0, 0), (7, 7), (u64::MAX, u64::MAX)]);
    check("2n", &[(0, 0), (7, 14)]);
    check("3n", &[(5, 15)]);
    check("ceil(3n/2)", &[(0, 0), (1, 2), (2, 3), (3, 5)]);
    check("if(n <= 7, 8-n, n)", &[(0, 8), (1, 7), (7, 1), (8, 8), (9, 9)]);
    check("floor((n-1)/2)", &[(1, 0), (2, 0), (3, 1), (15, 7), (16, 7)]);
    check("max(0, floor((n-1)/2))", &[(0, 0), (16, 7)]);
    check("floor(sqrt(n))", &[(0, 0), (3, 1), (4, 2), (8, 2), (9, 3), (10_u64.pow(18), 10_u64.pow(9))]);
    check("2^floor(log2(n))-1", &[(1, 0), (2, 1), (3, 1), (4, 3), (7, 3), (8, 7), (1 << 62, (1 << 62) - 1)]);
    check("floor(n/3)", &[(8, 2), (9, 3)]);
    check("ceil(n/3)", &[(9, 3), (10, 4)]);
    check("ceil(n/(7/4))", &[(7, 4), (8, 5)]);
}

#[test]
fn operators_bind_as_people_read_them() {
    check("1+2*3", &[(0, 7)]);
    check("(1+2)*3", &[(0, 9)]);
    check("10-3-2", &[(0, 5)]);
    check("2^3^2", &[(0, 512)]);
    check("12-2^2", &[(0, 8)]);
    check("10+-2^2", &[(0, 6)]);
    check("2*n^2", &[(3, 18)]);
    check("2n^2", &[(3, 18)]);
    check("8/2/2", &[(0, 2)]);
    check("7 mod 4 * 2", &[(0, 6)]);
    check("7 % 4", &[(0, 3)]);
    check("17 mod 2n", &[(3, 5)]);
    check("n mod 5 + 1", &[(9, 5)]);
    check("6*n/4", &[(2, 3)]);
    check("--n", &[(4, 4)]);
    check("3--n", &[(4, 7)]);
    check("2^-1*4", &[(0, 2)]);
    check("if(not n = 1 and n < 3 or n = 9, 1, 0)", &[(0, 1), (1, 0), (2, 1), (3, 0), (9, 1)]);
    check("if(not (n = 1 or n = 2), 1, 0)", &[(1, 0), (3, 1)]);
    check("if(1 < n <= 3, 1, 0)", &[(1, 0), (2, 1), (3, 1), (4, 0)]);
    check("if(0 < n < 5 != 3, 1, 0)", &[(0, 0), (4, 1), (5, 0)]);
}

#[test]
fn products_need_no_sign() {
    check("2(n+1)", &[(4, 10)]);
    check("n(n+1)/2", &[(4, 10)]);
    check("(n+1)(n+2)", &[(1, 6)]);
    check("3 n", &[(4, 12)]);
    check("2floor(n/2)", &[(5, 4)]);
    check("2⌊n/2⌋n", &[(5, 20)]);
    check("n min(n, 3)", &[(5, 15)]);
    check("-2n+20", &[(4, 12)]);
}

#[test]
fn other_signs_mean_the_same() {
    check("9−n", &[(4, 5)]);
    check("2·n×3⋅1", &[(4, 24)]);
    check("⌊n/2⌋+⌈n/2⌉", &[(5, 5)]);
    check("if(n == 4, 1, 0)", &[(4, 1), (5, 0)]);
    check("if(n ≠ 4 and n ≤ 5 and n ≥ 3, 1, 0)", &[(3, 1), (4, 0), (5, 1), (6, 0)]);
    check("if(n != 4 and n <= 5 and n >= 3, 1, 0)", &[(3, 1), (4, 0), (5, 1), (6, 0)]);
    check("1.75n", &[(4, 7)]);
    check("\u{a0}n\t+\n1 ", &[(4, 5)]);
}

#[test]
fn functions() {
    check("min(n, 5, 3)", &[(1, 1), (9, 3)]);
    check("max(n, 5, 3)", &[(1, 5), (9, 9)]);
    check("gcd(n, 12)", &[(0, 12), (8, 4), (7, 1)]);
    check("gcd(n, 12, 10)", &[(8, 2)]);
    check("gcd(-n, 12)", &[(8, 4)]);
    check("gcd(0, 0)", &[(0, 0)]);
    check("abs(n-5)", &[(3, 2), (8, 3)]);
    check("abs(n-5/2)*2", &[(1, 3)]);
    // The remainder has the sign of the divisor, also between fractions.
    check("(n-5) mod 3", &[(1, 2), (2, 0), (3, 1)]);
    check("-((n-5) mod -3)", &[(1, 1), (2, 0), (3, 2)]);
    check("4*(n/2 mod (3/4))", &[(1, 2), (2, 1), (3, 0)]);
    check("0^0", &[(0, 1)]);
    check("0^n", &[(0, 1), (1, 0), (u64::MAX, 0)]);
    check("(-1)^n+1", &[(0, 2), (1, 0), (u64::MAX, 0)]);
    check("8*(1/2)^n", &[(0, 8), (3, 1)]);
    check("(1/2)^-n", &[(5, 32)]);
    check("floor(log2(n/3))+5", &[(1, 3), (2, 4), (3, 5), (5, 5), (6, 6)]);
    check("ceil(log2(n/3))+5", &[(1, 4), (2, 5), (3, 5), (5, 6), (6, 6), (7, 7)]);
    check("ceil(log2(n))", &[(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (u64::MAX, 64)]);
    check("ceil(sqrt(n))", &[(0, 0), (1, 1), (2, 2), (4, 2), (5, 3), (u64::MAX, 1 << 32)]);
    check("ceil(sqrt(n/3))", &[(0, 0), (1, 1), (12, 2), (13, 3)]);
    check("floor(sqrt(n/3))", &[(11, 1), (12, 2)]);
    check("floor(7/2-n)+9", &[(0, 12), (4, 8)]);
}

#[test]
fn roots_are_exact() {
    check("floor(n*(1+sqrt(5))/2)", &[(1, 1), (2, 3), (3, 4), (4, 6), (5, 8), (1_000_000, 1_618_033)]);
    // 2^60·√2 = 1630477228166597776.8…, of which a float knows only the first 16 digits.
    check("floor(sqrt(2)*n)", &[(5, 7), (1 << 60, 1_630_477_228_166_597_776)]);
    check("ceil(n/sqrt(2))", &[(1, 1), (2, 2), (3, 3), (10, 8)]);
    check("floor(3*sqrt(n)+1/2)", &[(0, 0), (2, 4), (4, 6), (5, 7)]);
    // Pell: 1393² = 2·985² − 1, so 1393/985 is a little less than √2, and the next one a little more.
    check("floor(985*sqrt(2))", &[(0, 1393)]);
    check("ceil(2378*sqrt(2))", &[(0, 3363)]);
    check("ceil(-n*sqrt(2))+10", &[(3, 6)]);
    check("floor(10-n*sqrt(2))", &[(3, 5)]);
    check("floor(sqrt(2)*sqrt(2))", &[(0, 2)]);
    check("floor(sqrt(8)-2*sqrt(2)+5)", &[(0, 5)]);
    check("floor(sqrt(n)*sqrt(n))", &[(7, 7), (49, 49)]);
    check("floor(sqrt(2)*sqrt(3))", &[(0, 2)]);
    check("floor(sqrt(n/2)+sqrt(2n))", &[(1, 2), (2, 3), (9, 6)]);
    check("floor(100/(3-sqrt(2)))", &[(0, 63)]);
    check("floor((1+sqrt(2))^n)", &[(0, 1), (1, 2), (2, 5), (3, 14)]);
    check("floor((sqrt(2)-1)^-n)", &[(3, 14)]);
    check("floor(abs(1-sqrt(n))*10)", &[(0, 10), (2, 4), (4, 10)]);
    check("floor(max(sqrt(n), 3/2)*2)", &[(2, 3), (3, 3), (4, 4)]);
    check("floor(min(sqrt(n), 3/2)*2)", &[(2, 2), (3, 3), (4, 3)]);
    check("floor(if(n < 3, n, sqrt(n)))", &[(2, 2), (10, 3)]);
    check("if(sqrt(2)*n < 7, 1, 0)", &[(4, 1), (5, 0)]);
    check("if(sqrt(n) = 3, 1, 0)", &[(8, 0), (9, 1)]);
    check("if(sqrt(2n) >= 2*sqrt(n/2), 1, 0)", &[(3, 1)]);
    // Binet's formula, exactly.
    check("floor(((1+sqrt(5))/2)^n/sqrt(5)+1/2)", &[(1, 1), (2, 1), (10, 55), (60, 1_548_008_755_920)]);
}

#[test]
fn numbers_may_be_large_on_the_way() {
    check("floor(n^3/n^2)", &[(10_u64.pow(12), 10_u64.pow(12))]);
    check("n*n/n", &[(1 << 63, 1 << 63)]);
    check("2^100*n/2^99", &[(21, 42)]);
    check("99999999999999999999999999999999999999 mod 1000", &[(0, 999)]);
    check("(2^126-1+2^126) mod 10", &[(0, 7)]);
    check("(10^30/7)*(7/10^30)", &[(0, 1)]);
    check("if(10^38 > -10^38, 1, 0)", &[(0, 1)]);
}

#[test]
fn only_what_is_needed_is_evaluated() {
    check("if(n = 0, 5, 10/n)", &[(0, 5), (2, 5)]);
    check("if(n = 0 or 10/n = 5, 1, 0)", &[(0, 1), (2, 1), (5, 0)]);
    check("if(n != 0 and 10/n = 5, 1, 0)", &[(0, 0), (2, 1), (5, 0)]);
    check("if(n = 3, 1, if(n = 4, 2, if(n = 5, 3, 4)))", &[(3, 1), (4, 2), (5, 3), (6, 4)]);
    // A condition may be chosen like a number.
    check("if(if(n < 3, n = 1, n = 4), 1, 0)", &[(1, 1), (2, 0), (4, 1)]);
}

#[test]
fn fractions_round_down_where_a_game_says_so() {
    let rule = NumberRule::parse("3k/2", "k").expect("a rule");
    assert_eq!((rule.eval_floor(4), rule.eval_floor(5)), (Ok(6), Ok(7)));
    let rule = NumberRule::parse("1/2-k", "k").expect("a rule");
    assert_eq!(rule.eval_floor(1).expect_err("−1/2").message, "f(1) = −1 is negative");
}

#[test]
fn sets() {
    check_set("{}", 3, &[]);
    check_set("{1, 2, 4}", 3, &[1, 2, 4]);
    check_set("1..2*k", 3, &[1, 2, 3, 4, 5, 6]);
    check_set("1..2k", 0, &[]);
    check_set("k..k", 3, &[3]);
    check_set("5..k", 3, &[]);
    check_set("{1, 3..5, 2*k}", 10, &[1, 3, 4, 5, 20]);
    check_set("{2k, 2k}", 1, &[2]);
    check_set("{k, {k+1, {}}, 9..10}", 1, &[1, 2, 9, 10]);
    check_set("if(k mod 2 = 0, {1}, 2..3)", 4, &[1]);
    check_set("if(k mod 2 = 0, {1}, 2..3)", 5, &[2, 3]);
    check_set("{7, if(k > 3, {8}, {}), if(k > 3, 9, 10)}", 4, &[7, 8, 9]);
    check_set("{ceil(k/2), floor(k*(1+sqrt(5))/2)}", 5, &[3, 8]);
    // Members that are no removals are left out, and so are those beyond the limit.
    check_set("{0, -3, k-1, 70, 71, 10^30}", 1, &[70]);
    check_set("-5..2", 1, &[1, 2]);
    check_set("63..65", 0, &[63, 64, 65]);
    check_set("69..10^30", 0, &[69, 70]);
}

#[test]
fn conditions() {
    check_set("j >= k and j < k+3", 5, &[5, 6, 7]);
    check_set("k < j <= 2k", 3, &[4, 5, 6]);
    check_set("k > 3 and j = 1", 3, &[]);
    check_set("not j > k", 2, &[1, 2]);
    check_set("j mod 10 = k or j = 70", 3, &[3, 13, 23, 33, 43, 53, 63, 70]);
    check_set("j <= 3k/2", 3, &[1, 2, 3, 4]);
    check_set("j <= k*sqrt(2)", 3, &[1, 2, 3, 4]);
    check_set("2^j = 2^k*4", 3, &[5]);
    // 10/k fails at k = 0 and is not looked at there.
    check_set("if(k = 0, j = 2, j < 10/k)", 0, &[2]);
    check_set("if(k = 0, j = 2, j < 10/k)", 3, &[1, 2, 3]);
    // More parts without j than can be evaluated ahead.
    let sums: Vec<String> = (1..=20).map(|i| format!("j = k+{i}")).collect();
    check_set(&sums.join(" or "), 1, &Vec::from_iter(2..=21));
}

#[test]
fn a_rule_is_its_text() {
    let rule = NumberRule::parse(" floor( n /2 )\t\n + 1 ", "n").expect("a rule");
    assert_eq!(rule.text(), "floor( n /2 ) + 1");
    assert_eq!(rule.to_string(), rule.text());
    assert_eq!(Ok(&rule), NumberRule::parse("floor( n /2 ) + 1", "n").as_ref());
    assert_ne!(Ok(&rule), NumberRule::parse("floor(n/2)+1", "n").as_ref());
    let sets: HashSet<SetRule> = ["1..k", " 1..k", "1 .. k"].iter().flat_map(|text| SetRule::parse(text)).collect();
    assert_eq!(sets.len(), 2);
}
