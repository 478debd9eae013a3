//! Two heaps with one memory against the slow twin, with random rules and every memory.

use nimscope::engine::naive::Naive;
use nimscope::game::{Cell, Position};
use nimscope::grow;
use nimscope::paper::{Spec, open_to};
use proptest::prelude::*;

const HEAPS: u64 = 15;

fn rules() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("j != k".to_owned()),
        (1u64..4, 0u64..3).prop_map(|(a, b)| format!("j != {a}k + {b}")),
        (1u64..4).prop_map(|a| format!("j <= {a}k or k = 0")),
        (0u64..3).prop_map(|a| format!("j >= k - {a}")),
        (2u64..5, 0u64..4).prop_map(|(m, r)| format!("(j + k) mod {m} != {r}")),
        (1u64..4).prop_map(|a| format!("{{1, k + {a}, {a}..2k}}")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_pair_of_heaps_with_every_memory_is_what_the_rules_say(rule in rules(), last in 0u64..12, slice in 1u64..9_000) {
        let spec = Spec::parse(&format!("global?F={rule}&last={last}")).expect("a spec");
        let (mut fast, mut slow) = (open_to(&spec, HEAPS), Naive::of(spec.clone(), HEAPS));
        grow::finish(&mut *fast, slice).expect("every rule has its values");
        for (row, column) in (0..HEAPS).flat_map(|row| (0..HEAPS).map(move |column| (row, column))) {
            let at = Cell { row, column };
            prop_assert_eq!(fast.value(at), Some(slow.cell(at)), "{} at {:?}", spec, at);
            for memory in 0..HEAPS {
                let at = Position::of(&[row, column, memory]);
                prop_assert_eq!(fast.beside(&at), Some(slow.solve(&at)), "{} at {:?}", spec, at);
            }
        }
    }
}

/// A rule that fails somewhere says so, and one that speaks of the heap is not for two of them.
#[test]
fn rules_that_do_not_fit_say_why() {
    let spec = Spec::parse("global?F=j > 6/k").expect("a spec");
    let refusal = grow::finish(&mut *open_to(&spec, HEAPS), 1_000).expect_err("it is divided by 0");
    assert_eq!(refusal.to_string(), "division by zero at k = 0");
    let why = Spec::parse("global?F=j != k or n < 5").expect_err("which heap is meant?");
    assert!(why.contains("F cannot speak of n in this game"), "{why}");
}
