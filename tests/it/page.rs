//! What the page is told: axes as objects that change by calls, links that lose nothing, and games that are read once.

use nimscope::link::{self, PlainState, State};
use nimscope::page::{catalogue, parameters, read_spec, silent_marks, views};
use nimscope::paper::{Shelf, Spec};
use nimscope::table::{Axis, chart};
use serde_json::json;

fn axis(text: &str) -> Axis {
    Axis::parse(text).unwrap_or_else(|| panic!("{text} is an axis"))
}

#[test]
fn an_axis_is_an_object_by_its_kind() {
    let far = "1000000000000000000000000000000";
    let cases = [
        ("k", json!({ "kind": "memory" })),
        ("sqrt", json!({ "kind": "straight" })),
        ("strip:64", json!({ "kind": "strip", "width": 64 })),
        (&format!("far:100:{far}"), json!({ "kind": "far", "width": 100, "start": far })),
        ("graph", json!({ "kind": "graph" })),
        ("sweep:d:4/3-3:12", json!({ "kind": "sweep", "parameter": "d", "from": "4/3", "to": "3", "denominator": 12 })),
        ("triangle", json!({ "kind": "array", "name": "triangle" })),
    ];
    for (text, object) in cases {
        assert_eq!(serde_json::to_value(axis(text)).expect("plain data"), object, "{text}");
        assert_eq!(serde_json::from_value::<Axis>(object).expect("an axis"), axis(text), "{text}");
    }
    let wrong = [
        json!({ "kind": "strip", "width": 0 }),
        json!({ "kind": "strip" }),
        json!({ "kind": "far", "width": 0, "start": "9" }),
        json!({ "kind": "far", "width": 64, "start": "heap" }),
        json!({ "kind": "sweep", "parameter": "d", "from": "3", "to": "2", "denominator": 1 }),
        json!({ "kind": "array", "name": "circle" }),
        json!("graph"),
    ];
    for object in wrong {
        assert!(serde_json::from_value::<Axis>(object.clone()).is_err(), "{object}");
    }
}

#[test]
fn an_axis_changes_by_calls() {
    assert_eq!(axis("strip:64").wrapped(100), Some(axis("strip:100")));
    assert_eq!(axis("far:64:6400").wrapped(7), Some(axis("far:7:6400")));
    assert_eq!(axis("strip:64").wrapped(0), None);
    assert_eq!(axis("graph").wrapped(64), None);
    assert_eq!(axis("sweep:d:2-9").swept("1.5", "3", 4), Some(axis("sweep:d:3/2-3:4")));
    assert_eq!(axis("sweep:d:2-9").swept("3", "2", 4), None);
    assert_eq!(axis("graph").swept("2", "3", 1), None);
}

/// A rule may hold what a link could misread; whoever asks for the link of a game and an axis loses none of it.
#[test]
fn a_link_is_written_by_the_codec_alone() {
    for text in ["maximum?f=n % 7 + 1", "memgame?F=j >= k % 7", "takeaway?f=2k"] {
        let spec = Spec::parse(text).expect("a game");
        for view in views(&spec, Axis::of(spec.entry())) {
            let state = State::under(&spec, view.axis);
            assert_eq!((&state.spec, state.axis), (&spec, view.axis));
            let parsed = link::parse(&link::print(&state));
            assert_eq!((parsed.state, parsed.problems), (state, Vec::new()), "{text}");
        }
    }
}

#[test]
fn a_link_with_nothing_but_an_axis_shows_what_its_state_does() {
    for (text, axis) in [("mem", "sqrt"), ("maxnim", "graph"), ("maxnim", "sweep:d:3/2-2:4")] {
        let parsed = link::parse(&format!("{text}?axis={axis}"));
        assert_eq!(
            (&parsed.state, &parsed.problems[..]),
            (&State::under(&parsed.state.spec, parsed.state.axis), &[][..])
        );
    }
}

#[test]
fn a_game_is_read_where_it_comes_in_and_not_again() {
    let before = Spec::times_read();
    let times = || Spec::times_read() - before;
    let mut shelf = Shelf::default();
    catalogue();
    let state = link::parse("imark?S=1-4,7&D=2,3&axis=graph").state;
    shelf.put(&state.spec);
    assert_eq!(times(), 1, "a link has one game");

    // All that the page then asks, it asks by the text of the game.
    let plain = serde_json::to_value(&state).expect("plain data");
    let text = plain["spec"].as_str().expect("a text");
    let spec = shelf.get(text).expect("the game");
    let axis = state.axis;
    assert!(chart(&spec, axis).across && views(&spec, axis).iter().any(|view| view.chosen));
    assert!(silent_marks(&spec, axis).len() <= spec.entry().marks.len() && parameters(&spec).form == 0);
    let again: PlainState = serde_json::from_value(plain.clone()).expect("a state");
    assert_eq!(again.of(|text| shelf.get(text)), Ok(state));
    assert_eq!(times(), 1, "and nobody reads it again");

    let (moved, read) = read_spec("imark", vec![("t".into(), "5".into()), ("d".into(), "6".into())]).expect("a game");
    shelf.put(&moved);
    assert_eq!(shelf.get(&read.spec), Ok(moved));
    assert_eq!(times(), 2, "fields are read once as well");
    assert!(shelf.get("chess").is_err());
}

#[test]
fn a_shelf_keeps_the_games_used_last() {
    let mut shelf = Shelf::default();
    let texts: Vec<String> = (2..42).map(|d| format!("imark?t=5&d={d}")).collect();
    for text in &texts {
        assert_eq!(shelf.get(text).expect("a game").to_string(), *text);
        shelf.get(&texts[0]).expect("the game used most");
    }
    let before = Spec::times_read();
    shelf.get(&texts[0]).expect("a game");
    shelf.get(&texts[39]).expect("a game");
    assert_eq!(Spec::times_read(), before, "the first and the last were just used");
    shelf.get(&texts[1]).expect("a game");
    assert_eq!(Spec::times_read(), before + 1, "the second was not");
}
