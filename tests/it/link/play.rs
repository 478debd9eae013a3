//! Links of games that are played: what is written is read, and what a link cannot have is said.

use nimscope::link::{self, Parsed, Played, Show, State};
use proptest::prelude::*;

use super::{check, opens};

const SUM: &str = "mem0%2022_2%20%2B%20imark%3FS%3D1%26D%3D2,3%2017%20%2B%20maxnim%3Fd%3D7/4%26pass%3D1%209";

#[test]
fn a_game_is_written_as_it_is_read() {
    for link in [
        format!("play?v=1&sum={SUM}"),
        format!("play?v=1&sum={SUM}&moves=1:18_4,2:16,3:9_0"),
        format!("play?v=1&sum={SUM}&moves=1:18_4&opponent=friend"),
        format!("play?v=1&sum={SUM}&opponent=errs:25&begins=opponent&seed=77"),
        "play?v=1&puzzle=3:20261119".to_owned(),
        "play?v=1&puzzle=3:20261119&sum=mem%205_0%20%2B%20mem%203_0&moves=1:2_3".to_owned(),
        "play?v=1&sum=dynamic%3Ff%3D2n%26misere%3D1%20(13,%204)".to_owned(),
        "play?v=1&sum=serial%3Fheaps%3D3,5,4%203_5,4&moves=1:0_5_4".to_owned(),
    ] {
        check(&link, &link, &[]);
        let Parsed { state, .. } = link::parse(&link);
        assert_eq!(state.show, Show::Play, "{link}");
        let plain = serde_json::to_value(&state).expect("plain data");
        assert_eq!(serde_json::from_value::<State>(plain).expect("a state"), state);
    }
    // As people and other programs write it.
    let written = "play?v=1&sum=mem0%2022_2%20%2B%20mem%207";
    for link in ["play?sum=mem0 22_2 + mem 7", "#play?sum=mem0%2022_2%20+ mem%207&opponent=perfect&seed=1&begins=you"] {
        check(link, written, &[]);
    }
}

#[test]
fn whoever_says_nothing_of_a_game_plays_what_the_map_shows() {
    let here = |state: State| {
        let mut plain = serde_json::to_value(State { show: Show::Play, ..state }).expect("plain data");
        plain["play"] = serde_json::Value::Null;
        let state: State = serde_json::from_value(plain).expect("a state");
        state.play.expect("a game").sum
    };
    let of = |link: &str| here(link::parse(link).state);
    for (map, sum) in [
        ("mem0?cell=22,2", "mem0 22_2"),
        ("mem0", "mem0 5_0 + mem0 8_0 + mem0 13_0"),
        ("", "mem 5_0 + mem 8_0 + mem 13_0"),
        ("imark?cell=17,0", "imark?S=1&D=2,3 17"),
        ("mem?less=mem0&cell=9,2", "mem 9_2"),
        ("dynamic?f=2n&misere=1", "dynamic?f=2n&misere=1 13_4"),
        ("serial?heaps=3,5,4", "serial?heaps=3,5,4 3_5,4"),
        ("maxnim?pass=1&axis=graph&cell=9,0", "maxnim?d=7/4&pass=1 9_1"),
        ("mem?cell=9,2;mem0", "mem 9_2"),
        ("mem?cell=9,2&chosen=2;mem0", "mem0 9_2"),
    ] {
        assert_eq!(of(map), sum, "{map}");
    }
}

#[test]
fn what_a_link_cannot_have_is_said() {
    let usual = "play?v=1&sum=mem%205_0%20%2B%20mem%208_0%20%2B%20mem%2013_0";
    let two = "play?v=1&sum=mem%205";
    let rows: &[(&str, &str, &[&str])] = &[
        ("play", usual, &[]),
        (
            "play?sum=mem 5&begins=nobody&seed=-1",
            two,
            &[
                "“begins=nobody” is not known; begins is one of you, opponent. you is used.",
                "“seed=-1” is not a whole number; seed=1 is used.",
            ],
        ),
        (
            "play?puzzle=many",
            usual,
            &["“puzzle=many” is not a puzzle such as 3:7, a size and a number; a game is shown instead."],
        ),
        (
            "play?sum=mem 5&cell=1,1;mem0",
            two,
            &[
                "Nothing stands beside a game that is played; the maps behind it are left out.",
                "“cell=1,1” is not understood; links know v, sum, moves, opponent, begins, seed, puzzle. It is ignored.",
            ],
        ),
        ("play?sum=mem 5&sum=mem 3", two, &["“sum=mem 3” comes after “sum=mem 5”; only the first is used."]),
        ("play?sum=%zz&moves=,,", usual, &["“sum=%zz” has a broken percent-encoding; it is ignored."]),
    ];
    for (link, canonical, problems) in rows {
        check(link, canonical, problems);
    }
}

#[test]
fn numbers_that_go_too_far_become_the_nearest() {
    let plain = serde_json::to_value(link::parse("play?sum=mem 5").state).expect("plain data");
    for (key, value, link) in [
        ("seed", serde_json::json!(-7.5), "play?v=1&sum=mem%205&seed=0"),
        ("seed", serde_json::json!(1e30), "play?v=1&sum=mem%205&seed=999999999999"),
        ("puzzle", serde_json::json!([2.5, 1e30]), "play?v=1&puzzle=2:999999999999&sum=mem%205"),
        ("moves", serde_json::json!(["1:2_3,", ""]), "play?v=1&sum=mem%205&moves=1:2_3"),
        ("opponent", "".into(), "play?v=1&sum=mem%205"),
        ("sum", "".into(), "play?v=1&sum=mem%205_0%20%2B%20mem%208_0%20%2B%20mem%2013_0"),
    ] {
        let mut other = plain.clone();
        other["play"][key] = value;
        assert_eq!(link::print(&serde_json::from_value::<State>(other).expect("a state")), link);
    }
}

fn any_game() -> impl Strategy<Value = State> {
    let puzzle =
        prop::option::of((1..6u32, 0..1_000_000u32).prop_map(|(level, number)| [level, number].map(f64::from)));
    let moves = prop::collection::vec("[0-9:_]{1,8}", 0..6);
    ("[a-z0-9 +_?=&%;()#/]{1,60}", moves, "[a-z:0-9%]{1,9}", any::<bool>(), 0..1_000u32, puzzle).prop_map(
        |(sum, moves, opponent, second, seed, puzzle)| {
            State::playing(Played { sum, moves, opponent, second, seed: seed.into(), puzzle })
        },
    )
}

proptest! {
    #[test]
    fn every_game_survives_its_link(state in any_game()) {
        let link = link::print(&state);
        prop_assert_eq!(link::parse(&link), Parsed { state: state.clone(), problems: Vec::new() });
        let plain = serde_json::to_value(&state).expect("plain data");
        prop_assert_eq!(serde_json::from_value::<State>(plain).expect("a state"), state);
    }

    #[test]
    fn any_text_like_a_game_opens_something(
        text in "play\\?(sum|moves|opponent|begins|seed|puzzle)=[a-z0-9 +_:,?=%()]{0,40}(&(sum|moves|puzzle|seed|opponent)=(mem 5|mem0 9_2|[a-z0-9 +_:,%]{0,20})){0,4}",
    ) {
        opens(&text)?;
    }
}
