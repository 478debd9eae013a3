//! The column `inf`, against the rules with memories that are large; and which games have none.

use nimscope::engine::naive::Naive;
use nimscope::game::Cell;
use nimscope::grow::{self, Refusal};
use nimscope::paper::{Spec, open};
use nimscope::table::frontier;
use proptest::prelude::*;

/// So large that every rule below that settles has done so, for the few heaps that are asked for.
const LARGE: u64 = 1 << 30;

/// Whether all of the first heaps have a value at `inf`, or none beyond the empty heap has; a value must be that of large memories.
fn has_frontier(text: &str) -> bool {
    let spec = Spec::parse(text).expect("a spec");
    let mut oracle = Naive::of(spec.clone(), 16);
    let found: Vec<bool> = (1..16)
        .map(|n| match frontier(&spec, &mut oracle, n) {
            Ok(value) => {
                for k in LARGE..LARGE + 12 {
                    assert_eq!(value, Some(oracle.cell(Cell { row: n, column: k })), "{text} at {n}_{k}");
                }
                true
            }
            Err(error) => {
                assert!(matches!(&error, Refusal::NotProved(why) if why.contains("such as 2k or j != k")), "{error}");
                false
            }
        })
        .collect();
    assert!(found.iter().all(|&has| has == found[0]), "{text}: {found:?}");
    found[0]
}

#[test]
fn games_with_a_frontier_and_without() {
    for (text, has) in [
        ("mem", true),
        ("memplus", true),
        ("mem0", true),
        ("dudeney?Y=5", true),
        ("dynamic?f=2n", true),
        ("takeaway?f=2k", true),
        ("takeaway?f=floor(sqrt(k))", true),
        ("takeaway?f=floor(log2(k + 1))", true),
        ("takeaway?f=3", true),
        ("takeaway?f=min(2k, 7) + 1", true),
        ("takeaway?f=max(9 - k, 2)", true),
        ("takeaway?f=if(k = 3, 1, k*k)", true),
        ("takeaway?f=if(k mod 2 = 0, 2k, 3k)", true),
        ("takeaway?f=if(k mod 2 = 0, 2k, 1)", false),
        ("takeaway?f=k mod 5 + 1", false),
        ("takeaway?f=k - floor(k/2)", false),
        ("memgame?F=j != k", true),
        ("memgame?F=j >= k", true),
        ("memgame?F=j != k and j != 2k", true),
        ("memgame?F={1..2k}", true),
        ("memgame?F={k + 1, k + 2, 2k}", true),
        ("memgame?F={1, 3, 2..k}", true),
        ("memgame?F=2^j > k", true),
        ("memgame?F=j < 3 or j = k", true),
        ("memgame?F=not (j > 2 and j < k)", true),
        ("memgame?F=floor(log2(j)) < 2 or -k > j", true),
        ("memgame?F=j mod 2 = 0 and abs(3 - k) > j", true),
        ("memgame?F=j mod 2 = k mod 2", false),
        ("memgame?F=gcd(j, k) = 1", false),
        ("memgame?F=(j + k) mod 3 != 0", false),
    ] {
        assert_eq!(has_frontier(text), has, "{text}");
    }
}

/// In MNEM a memory larger than the heap is lost.
#[test]
fn mnem_ends_with_zeros() {
    let spec = Spec::parse("mnem").expect("a spec");
    let mut engine = open(&spec);
    engine.advance(1_000_000);
    assert!((0..20).all(|n| frontier(&spec, &mut *engine, n) == Ok(Some(0))));
}

/// Parts in k and j that leave every bound, stay, or swing.
fn parts() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![Just("k".to_owned()), Just("j".to_owned()), (0u32..6).prop_map(|c| c.to_string())];
    leaf.prop_recursive(3, 12, 2, |inner| {
        let two = (inner.clone(), inner.clone(), inner.clone());
        prop_oneof![
            (inner.clone(), inner.clone(), "[+*-]").prop_map(|(a, b, sign)| format!("({a} {sign} {b})")),
            (inner.clone(), inner.clone(), "min|max").prop_map(|(a, b, name)| format!("{name}({a}, {b})")),
            (inner.clone(), 1u32..5).prop_map(|(a, d)| format!("floor({a}/{d})")),
            (inner, 2u32..5).prop_map(|(a, m)| format!("(({a}) mod {m})")),
            two.prop_map(|(a, b, c)| format!("if({a} < {b}, {c}, {a})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever the form of a condition is said to come to, it comes to.
    #[test]
    fn what_settles_is_so_for_large_memories(a in parts(), b in parts(), sign in "<|<=|=|!=") {
        use nimscope::game::rule::SetRule;
        let rule = SetRule::parse(&format!("{a} {sign} {b}")).expect("a rule");
        for j in 1..8 {
            if let Some(contains) = rule.contains_in_the_end(j) {
                for k in 1_000_000_000..1_000_000_013 {
                    // What is too large to be evaluated is not held against the rule.
                    if let Ok(found) = rule.contains(k, j) {
                        prop_assert_eq!(found, contains, "{} at k = {}, j = {}", rule, k, j);
                    }
                }
            }
        }
    }
}

/// A rule without an answer for some j says nothing about smaller heaps, nor about other memories.
#[test]
fn a_typed_rule_is_asked_for_legal_removals_alone() {
    for (text, rows, why) in [
        ("memgame?F=2^j > k", 128, "2^j is too large at j = 127"),
        ("memgame?F=2^k > j", 128, "2^k is too large at k = 127"),
        ("memgame?F={1, 6/k}", 5, "F(4) has the member 3/2, which is not a whole number; use floor or ceil"),
    ] {
        let spec = Spec::parse(text).expect("a spec");
        let mut engine = open(&spec);
        let refused = grow::finish(&mut *engine, 50_000_000);
        assert_eq!((engine.rows(), refused), (rows, Err(Refusal::Rule(why.to_owned()))), "{text}");
        let mut oracle = Naive::of(spec.clone(), rows);
        for (n, k) in (0..rows.min(70)).flat_map(|n| (0..rows.min(90)).map(move |k| (n, k))) {
            let at = Cell { row: n, column: k };
            let answered = nimscope::table::unanswered(&spec, at).is_none();
            assert_eq!(engine.value(at), answered.then(|| oracle.cell(at)), "{text} at {n}_{k}");
        }
    }
}
