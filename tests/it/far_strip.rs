//! Strips that begin far away: cut from certified values, found by a heap's digits, and explained there.

use nimscope::engine::open;
use nimscope::game::big::{self, Big};
use nimscope::game::{Position, Spec};
use nimscope::table::{Axis, Far, Source, far_place};

fn spec(text: &str) -> Spec {
    Spec::parse(text).expect("a spec")
}

fn opened(text: &str, axis: Axis, heaps: u64) -> Source {
    let mut source = Source::new(spec(text), axis).expect("a table");
    while source.engine.rows() < heaps {
        source.engine.advance(10_000);
    }
    source
}

#[test]
fn a_strip_from_a_heap_on_has_the_values_of_the_whole_table() {
    for text in ["imark?S=1&D=2,3", "imark?S=1&D=2", "maxnim?d=7/4", "maximum?f=floor(n/2)", "minimum?f=floor(n/2)"] {
        let mut whole = open(&spec(text));
        while whole.rows() < 51_000 {
            whole.advance(100_000);
        }
        let far = Far::new(64, &Big::from(50_000_u32)).expect("a strip");
        let mut strip = opened(text, Axis::Far(far), 1_000);
        for n in 0..1_000 {
            let expected = whole.value(Position { n: 50_000 + n, k: 0 });
            assert_eq!(strip.engine.value(Position { n, k: 0 }), expected, "{text} at {}", 50_000 + n);
        }
    }
}

#[test]
fn a_heap_is_found_in_the_column_of_its_remainder() {
    for heap in ["0", "1", "63", "1000", "10^18", "10^30+7", "10^199"] {
        let n = big::parse(heap).expect("a heap");
        let place = far_place(&spec("imark?S=1&D=2,3"), 64, &n).expect("a place");
        let Some(Axis::Far(far)) = Axis::parse(&place.axis) else { panic!("{} is not far", place.axis) };
        assert_eq!(far.start() + place.cell.0, n, "{heap}");
        assert_eq!(Big::from(place.cell.0 % 64), &n % 64_u32, "{heap}");
        let mut source = opened("imark?S=1&D=2,3", Axis::Far(far), place.cell.0 + 1);
        let inspection = source.inspect(Position { n: place.cell.0, k: 0 });
        assert_eq!(inspection.value.map(|value| value.to_string()), Some(place.value), "{heap}");
        assert_eq!(inspection.name, n.to_string());
    }
}

#[test]
fn an_explanation_far_away_is_a_mex() {
    for game in ["imark?S=1&D=2,3", "mark?S=1&D=2&round=floor&end=0", "mark?S=1&D=2&round=ceil&end=1"] {
        explained(game);
    }
}

fn explained(game: &str) {
    let n = big::parse("6*10^29").expect("a heap");
    let far = Far::new(60, &n).expect("a strip");
    let mut source = opened(game, Axis::Far(far), 60);
    for at in 0..60 {
        let inspection = source.inspect(Position { n: at, k: 0 });
        let value = inspection.value.expect("a value");
        let below: Vec<u32> = inspection.options.sample.iter().map(|option| option.value).collect();
        assert_eq!(below, (0..value).collect::<Vec<u32>>(), "every smaller value has an option, {at} after {n}");
        assert_eq!(inspection.winning.is_some(), value > 0);
    }
}

#[test]
fn what_cannot_be_had_far_away_says_why() {
    let n = big::parse("10^30").expect("a heap");
    let told = |text: &str| far_place(&spec(text), 64, &n).expect_err(text);
    assert!(told("imark?t=5&d=6").contains("does not forget"), "{}", told("imark?t=5&d=6"));
    assert!(told("maxnim?d=7/4&pass=1").contains("pass"));
    assert!(told("mem").contains("computed up to"));
    let told = told("maxnim?d=2&pass=0");
    assert!(told.starts_with("the value is ") && told.contains("do not fit into a table"), "{told}");
    let far = Axis::Far(Far::new(64, &n).expect("a strip"));
    assert!(Source::new(spec("imark?t=5&d=6"), far).is_err());
}
