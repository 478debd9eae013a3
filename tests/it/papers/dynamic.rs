//! Dynamic one-pile Nim: g-bases, stable representations, Theorems 1 and 1′, misère play and the appendix.

use nimscope::game::Cell;
use nimscope::game::rule::NumberRule;
use nimscope::paper::Spec;
use nimscope::paper::dynamic::Dynamic;
use nimscope::paper::dynamic::theorems::Base;
use serde_json::Value;

use super::grown;

fn game(rule: &str) -> Dynamic {
    Dynamic { rule: NumberRule::parse(rule, "n").expect("a rule"), misere: false }
}

const APPENDIX: &str = "if(n <= 7, 8 - n, n)";

#[test]
fn the_bases_of_the_examples() {
    let golden: Value = serde_json::from_str(include_str!("../golden/dynamic_nim.json")).expect("JSON");
    for row in golden["games"].as_array().expect("games") {
        let rule = match row["f"].as_str().expect("a rule") {
            text if text.starts_with("appendix") => APPENDIX,
            text => text,
        };
        let rule = game(rule);
        let base = Base::new(|&k| rule.next(k), &120).expect("a rule that can be evaluated");
        let printed: Vec<u64> = row["g_base"].as_array().expect("a base").iter().filter_map(Value::as_u64).collect();
        assert_eq!(base.elements[..], printed[..base.elements.len()], "{}", rule.rule);
        assert!(!base.finite);
    }
    let finite = game("if(n <= 3, 2, n)");
    let base = Base::new(|&k| finite.next(k), &1000).expect("a rule that can be evaluated");
    assert_eq!((base.elements, base.finite), (vec![1, 2, 3], true));
}

#[test]
fn the_mover_wins_exactly_from_the_least_summand_on() {
    for rule in ["n", "2n", "3n", "ceil(3n/2)", APPENDIX, "if(n <= 3, 2, n)", "5"] {
        let dynamic = game(rule);
        let mut engine = grown(&format!("dynamic?f={rule}"), 200);
        let base = Base::new(|&k| dynamic.next(k), &200).expect("a rule that can be evaluated");
        for n in 1..200 {
            let least = base.smallest_summand(&n);
            assert_eq!(base.stable(&n).iter().map(|(element, times)| element * times).sum::<u64>(), n);
            assert_eq!(base.stable(&n).last().map(|summand| summand.0), Some(least));
            for x in 0..=n + 1 {
                let wins = engine.value(Cell { row: n, column: x }).expect("a computed row") > 0;
                assert_eq!(wins, x >= least, "f = {rule}, ({n}, {x})");
            }
        }
    }
}

/// L(n), the least winning move, and the appendix's example in which it is not its own least winning move.
#[test]
fn the_appendix() {
    let mut engine = grown("dynamic?f=if(n = 10, 1, n)", 20);
    let mut least =
        |n| (1..=n).find(|&k| engine.value(Cell { row: n, column: k }) != Some(0)).expect("taking all wins");
    assert_eq!((least(16), least(10)), (10, 2));
}

#[test]
fn misere_is_normal_play_with_one_token_less() {
    for rule in ["2n", "ceil(3n/2)", "if(n = 6, 1, 2n)"] {
        let mut normal = grown(&format!("dynamic?f={rule}"), 80);
        let misere = Spec::parse(&format!("dynamic?f={rule}&misere=1")).expect("a spec");
        assert!(misere.rules::<Dynamic>().is_some_and(|game| game.misere));
        let mut engine = grown(&misere.to_string(), 80);
        for n in 1..80 {
            for x in 1..120 {
                let won = normal.value(Cell { row: n - 1, column: x }).map(|value| u32::from(value > 0));
                assert_eq!(engine.value(Cell { row: n, column: x }), won, "{rule}, ({n}, {x})");
            }
        }
    }
}

/// Who wins from (n, x), straight from the rules: whoever finds no move loses, and in misère play wins.
fn wins(f: &dyn Fn(u64) -> u64, misere: bool, rows: u64) -> Vec<Vec<bool>> {
    let mut wins: Vec<Vec<bool>> = Vec::new();
    for n in 0..rows {
        let moved = |k: u64| !wins[(n - k) as usize][f(k).min(rows - 1) as usize];
        let row = (0..rows).map(|x| if x.min(n) == 0 { misere } else { (1..=x.min(n)).any(moved) });
        let row = row.collect();
        wins.push(row);
    }
    wins
}

/// Rules that rise, fall, jump and are 0 here and there, among them the two that the map once told wrongly.
const ODD: [&str; 12] = [
    "2n",
    "n-1",
    "max(0, n-3)",
    "n mod 3",
    "if(n = 3, 0, 2n)",
    "if(n = 5, 0, n)",
    "7 * n mod 11",
    "if(n mod 4 = 0, 0, 9)",
    "0",
    "1",
    "abs(n-6)",
    "if(n <= 7, 8 - n, n)",
];

#[test]
fn outcomes_are_those_of_the_rules() {
    for (rule, misere) in ODD.into_iter().flat_map(|rule| [(rule, false), (rule, true)]) {
        let f = |k| game(rule).next(k).expect("a rule");
        let wins = wins(&f, misere, 60);
        let mut engine = grown(&format!("dynamic?f={rule}&misere={}", u8::from(misere)), 60);
        for (n, row) in wins.iter().enumerate() {
            for (x, &won) in row.iter().enumerate() {
                let value = engine.value(Cell { row: n as u64, column: x as u64 }).expect("a computed row");
                assert_eq!(value > 0, won, "f = {rule}, misère {misere}, ({n}, {x})");
                assert!(!misere || value <= 1, "an outcome");
            }
        }
    }
}

/// The shift fails where a player can leave f(k) = 0: (2, 1) with f(n) = n − 1 leaves (1, 0), whose mover has won.
#[test]
fn misere_is_another_game_where_a_play_can_end_early() {
    let mut engine = grown("dynamic?f=n-1&misere=1", 5);
    assert_eq!(engine.value(Cell { row: 2, column: 1 }), Some(0));
    assert!(grown("dynamic?f=n-1", 5).value(Cell { row: 1, column: 1 }) > Some(0));
    assert_eq!(engine.value(Cell { row: 1, column: 3 }), Some(0), "the last token must be taken");
    assert_eq!(engine.value(Cell { row: 0, column: 3 }), Some(1), "the other took it");
}
