//! Dynamic one-pile Nim: g-bases, stable representations, Theorems 1 and 1′, misère play and the appendix.

use nimscope::game::dynamic::Dynamic;
use nimscope::game::rule::NumberRule;
use nimscope::game::{Game, Position, Spec};
use nimscope::theorem::dynamic::Base;
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
        let base = Base::new(|k| rule.next(k), 120).expect("a rule that can be evaluated");
        let printed: Vec<u64> = row["g_base"].as_array().expect("a base").iter().filter_map(Value::as_u64).collect();
        assert_eq!(base.elements[..], printed[..base.elements.len()], "{}", rule.rule);
        assert!(!base.finite);
    }
    let finite = game("if(n <= 3, 2, n)");
    let base = Base::new(|k| finite.next(k), 1000).expect("a rule that can be evaluated");
    assert_eq!((base.elements, base.finite), (vec![1, 2, 3], true));
}

#[test]
fn the_mover_wins_exactly_from_the_least_summand_on() {
    for rule in ["n", "2n", "3n", "ceil(3n/2)", APPENDIX, "if(n <= 3, 2, n)", "5"] {
        let dynamic = game(rule);
        let mut engine = grown(&format!("dynamic?f={rule}"), 200);
        let base = Base::new(|k| dynamic.next(k), 200).expect("a rule that can be evaluated");
        for n in 1..200 {
            let least = base.smallest_summand(n);
            assert_eq!(base.stable(n).iter().sum::<u64>(), n);
            assert_eq!(base.stable(n).last(), Some(&least));
            for x in 0..=n + 1 {
                let wins = engine.value(Position { n, k: x }).expect("a computed row") > 0;
                assert_eq!(wins, x >= least, "f = {rule}, ({n}, {x})");
            }
        }
    }
}

/// L(n), the least winning move, and the appendix's example in which it is not its own least winning move.
#[test]
fn the_appendix() {
    let mut engine = grown("dynamic?f=if(n = 10, 1, n)", 20);
    let mut least = |n| (1..=n).find(|&k| engine.value(Position { n, k }) != Some(0)).expect("taking all wins");
    assert_eq!((least(16), least(10)), (10, 2));
}

#[test]
fn misere_is_normal_play_with_one_token_less() {
    for rule in ["2n", "ceil(3n/2)"] {
        let mut normal = grown(&format!("dynamic?f={rule}"), 80);
        let misere = Spec::parse(&format!("dynamic?f={rule}&misere=1")).expect("a spec");
        assert!(matches!(misere.game(), Game::Dynamic(game) if game.misere));
        let mut engine = grown(&misere.to_string(), 80);
        // Who wins when the last token loses, straight from the rules: true if the player to move does.
        let mut wins = vec![vec![true; 200]];
        for n in 1..80_u64 {
            let row = (0..200_u64).map(|x| {
                let bound = |k: u64| game(rule).next(k).expect("a rule").min(199) as usize;
                (1..=x.min(n)).any(|k| !wins[(n - k) as usize][bound(k)])
            });
            wins.push(row.collect());
            for x in 0..120 {
                let at = Position { n, k: x };
                assert_eq!(engine.value(at).map(|value| value > 0), Some(wins[n as usize][x as usize]), "{at:?}");
                assert_eq!(engine.value(at), normal.value(Position { n: n - 1, k: x }), "{at:?}");
            }
        }
    }
}
