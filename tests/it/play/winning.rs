//! Winning moves against all plays, for every game and for random mixtures; and perfect play against players of all kinds.

use nimscope::engine::naive;
use nimscope::game::{Position, Rules};
use nimscope::grow::{self, Grow, Refusal};
use nimscope::play::{Study, Warrant};
use proptest::prelude::*;

use super::{Plays, components, followers, study, sum, sums};

/// Compares what a study says of a sum with all plays of it.
fn check(text: &str) {
    let sum = sum(text);
    let mut plays = Plays::default();
    let study = study(sum.clone(), 500);
    let won = plays.won(&sum);
    let nim_sum = study.nim_sum().expect("all values");
    assert_eq!(nim_sum != 0, won, "{text}: nim sum {nim_sum}");
    let mut said: Vec<_> = study.winning().iter().map(|winning| sum.after(winning.component, &winning.by.to)).collect();
    let mut true_ones: Vec<_> = followers(&sum).into_iter().filter(|next| !plays.won(next)).collect();
    let order = |sum: &nimscope::play::Sum| sum.components.iter().map(|one| one.at.clone()).collect::<Vec<Position>>();
    said.sort_by_key(order);
    true_ones.sort_by_key(order);
    assert_eq!(said, true_ones, "{text}");
}

#[test]
fn the_example_of_the_help() {
    let study = study(sum("mem0 22_2 + imark?S=1&D=2,3 17 + maxnim?d=7/4&pass=1 9"), 20_000);
    let values: Vec<u64> = study.worths().iter().map(|worth| worth.value).collect();
    assert_eq!((values[0], study.worths()[0].how, study.worths()[2].how), (11, Warrant::Computed, Warrant::Proved));
    let nim_sum = values.iter().fold(0, |sum, value| sum ^ value);
    assert_eq!(study.nim_sum(), Some(nim_sum));
    assert!(!study.winning().is_empty());
}

#[test]
fn a_pass_is_the_whole_components_and_can_be_used_once() {
    for heap in 0..12 {
        check(&format!("maxnim?d=2&pass=1 {heap}"));
        check(&format!("maxnim?d=2&pass=1 {heap}_0"));
        check(&format!("maxnim?d=3&pass=1 {heap} + maxnim?d=2 3"));
    }
}

#[test]
fn misere_play_goes_by_outcomes() {
    for (pile, bound) in (0..12).flat_map(|pile| (0..12).map(move |bound| (pile, bound))) {
        check(&format!("dynamic?f=2n&misere=1 ({pile}, {bound})"));
    }
}

/// In MNEM a play may go on for ever; a move wins if it leaves a sum of proved values that cancel out.
#[test]
fn mnem_goes_by_its_labels() {
    let rules = sum("mnem 1_1").components.remove(0).spec;
    let labels = naive::label(&rules, 60);
    let label = |at: &Position| if at.remembered() > at.heap { 0 } else { u64::from(labels[at]) };
    for (n, k) in (1..8).flat_map(|n| (1..=n).map(move |k| (n, k))) {
        let text = format!("mnem {n}_{k} + mem 3_1");
        let (sum, study) = (sum(&text), study(sum(&text), 1000));
        assert_eq!(study.worths()[0].value, label(&Position::with(n, k)), "{text}");
        let mut expected = Vec::new();
        let visited = rules.moves(&sum.components[0].at, &mut |option| {
            if label(&option.to) == 1 {
                expected.push(option.to);
            }
            std::ops::ControlFlow::Continue(())
        });
        visited.expect("rules without a fault");
        let found =
            study.winning().iter().filter(|winning| winning.component == 0).map(|winning| winning.by.to.clone());
        assert_eq!(found.collect::<Vec<_>>(), expected, "{text}");
    }
}

#[test]
fn far_heaps_of_few_moves_are_certified_and_others_refused() {
    let study = study(sum("imark?S=1&D=2,3 1000000000000000001 + imark?S=1&D=2,3 7"), 1_000_000);
    assert_eq!(study.worths()[0].how, Warrant::Certified);
    let refused = |text: &str| Study::new(sum(text)).err();
    assert!(matches!(refused("maxnim?d=2 10^18"), Some(Refusal::TooLarge(_))));
    assert!(matches!(refused("maximum?f=n-5 3"), Some(Refusal::Rule(_))));
    // No theorem has these, and no table reaches them.
    let mut study = Study::new(sum("imark?S=2&D=2 10^18")).expect("few moves");
    while !study.progress().is_over() {
        study.advance(1_000_000);
    }
    assert!(matches!(study.progress().refusal, Some(Refusal::Unforgetting(_))), "{:?}", study.progress().refusal);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn winning_moves_are_those_of_all_plays(text in sums()) {
        check(&text);
    }

    #[test]
    fn slices_make_no_difference(text in sums(), slice in 1000u64..30_000) {
        let (one, other) = (study(sum(&text), slice), study(sum(&text), 1 << 30));
        prop_assert_eq!(one.worths(), other.worths());
        prop_assert_eq!(one.winning(), other.winning());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// A thousand games: whoever has a won sum and follows the winning moves wins against anything.
    #[test]
    fn perfect_play_never_loses(
        components in prop::collection::vec(components(), 1..4),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 60),
    ) {
        let mut study = study(sum(&components.join(" + ")), 10_000);
        let mut choices = choices.into_iter().cycle();
        // Where the sum is lost for the player to move, the other one is the perfect player.
        let mut perfect = study.nim_sum() != Some(0);
        loop {
            let now = study.sum().clone();
            let next = followers(&now);
            if next.is_empty() {
                prop_assert!(!perfect, "the perfect player cannot move in {}", now);
                break;
            }
            let choice = choices.next().expect("a choice");
            let next = if perfect {
                prop_assert!(!study.winning().is_empty(), "no winning move in {}", now);
                let winning = &study.winning()[choice.index(study.winning().len())];
                now.after(winning.component, &winning.by.to)
            } else {
                next[choice.index(next.len())].clone()
            };
            study = study.then(next).expect("rules that have answers");
            grow::finish(&mut study, 10_000).expect("values that can be had");
            perfect = !perfect;
        }
    }
}
