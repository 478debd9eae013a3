//! Strips that begin far away: cut from certified values, found by a heap's digits, and explained there.

use nimscope::engine::{Band, Columns, Quantity, Reduce, Written};
use nimscope::game::big::{Big, logarithm};
use nimscope::game::{Cell, Heap};
use nimscope::grow::{self, Refusal};
use nimscope::paint::Unit;
use nimscope::paper::{Spec, open, value_at};
use nimscope::table::{Axis, Far, Source, csv, far_place, has_digits, latex, numbers, unit};

use super::oracle::shown_by;

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
    for text in [
        "imark?S=1&D=2,3",
        "imark?t=5&d=6",
        "imark?S=3&D=4",
        "maxnim?d=7/4",
        "maximum?f=floor(n/2)",
        "minimum?f=floor(n/2)",
    ] {
        let mut whole = open(&spec(text));
        while whole.rows() < 51_000 {
            whole.advance(100_000);
        }
        let far = Far::new(64, Heap::from(50_000)).expect("a strip");
        let mut strip = opened(text, Axis::Far(far), 1_000);
        for n in 0..1_000 {
            let expected = whole.value(Cell { row: 50_000 + n, column: 0 });
            assert_eq!(strip.engine.value(Cell { row: n, column: 0 }), expected, "{text} at {}", 50_000 + n);
        }
    }
}

#[test]
fn a_heap_is_found_in_the_column_of_its_remainder() {
    for heap in ["0", "1", "63", "1000", "10^18", "10^30+7", "10^199"] {
        let n: Heap = heap.parse().expect("a heap");
        let place = far_place(&spec("imark?S=1&D=2,3"), 64, n).expect("a place");
        let Axis::Far(far) = place.axis else { panic!("{} is not far", place.axis) };
        assert_eq!(far.start().big() + place.cell.0, n.big(), "{heap}");
        assert_eq!(Big::from(place.cell.0 % 64), n.big() % 64_u32, "{heap}");
        let mut source = opened("imark?S=1&D=2,3", Axis::Far(far), place.cell.0 + 1);
        let inspection = source.inspect(Cell { row: place.cell.0, column: 0 });
        let value = value_at(&spec("imark?S=1&D=2,3"), n).expect("a value");
        assert_eq!(inspection.value.map(|value| value.to_string()), Some(value.to_string()), "{heap}");
        assert_eq!(inspection.name, n.to_string());
    }
}

#[test]
fn an_explanation_far_away_is_a_mex() {
    for game in ["imark?S=1&D=2,3", "mark?S=1&D=2&round=floor&end=0", "mark?S=1&D=2&round=ceil&end=1", "imark?t=5&d=6"]
    {
        explained(game);
    }
}

/// The inspector says of far heaps whether they are certified or proved, and by which theorem.
#[test]
fn a_far_heap_says_how_it_is_known() {
    let far = Far::new(60, "10^30".parse().expect("a heap")).expect("a strip");
    for (game, how) in [
        ("imark?S=1&D=2,3", "Certified: every past that is possible leads to these values."),
        ("imark?t=5&d=6", "Proved: Theorem 1 of Some i-Mark games."),
    ] {
        let inspection = opened(game, Axis::Far(far), 1).inspect(Cell { row: 0, column: 0 });
        assert_eq!(inspection.facts[0].text, how);
    }
}

fn explained(game: &str) {
    let n: Heap = "6*10^29".parse().expect("a heap");
    let far = Far::new(60, n).expect("a strip");
    let mut source = opened(game, Axis::Far(far), 60);
    for at in 0..60 {
        let inspection = source.inspect(Cell { row: at, column: 0 });
        let value = inspection.small().expect("a value");
        let below: Vec<u32> = inspection.options.sample.iter().map(|option| option.value).collect();
        assert_eq!(below, (0..value).collect::<Vec<u32>>(), "every smaller value has an option, {at} after {n}");
        assert_eq!(inspection.winning.is_some(), value > 0);
    }
}

#[test]
fn what_cannot_be_had_far_away_says_why() {
    let n: Heap = "10^30".parse().expect("a heap");
    let strip = Axis::Far(Far::new(64, n).expect("a strip"));
    let told = |text: &str| Source::new(spec(text), strip).err().expect("no table");
    assert!(matches!(told("maximum?f=n mod 7"), Refusal::Beyond(why) if why.contains("does not prove")));
    assert!(matches!(told("mem"), Refusal::Beyond(why) if why.contains("computed up to")));
    let none = far_place(&spec("mem"), 64, n).expect_err("no strip");
    assert_eq!(none, Refusal::Missing("the strips of mem begin at 0".to_owned()));
    let asked = far_place(&spec("maximum?f=n mod 7"), 64, n).expect_err("no closed form");
    assert!(asked.to_string().contains(&format!("so not for n = {n}:")), "{asked}");
    // Whether a game forgets shows in the run-up, and then the table ends before its first heap.
    let mut source = Source::new(spec("imark?t=5&d=7"), strip).expect("a table");
    let refusal = grow::finish(&mut *source.engine, 10_000).expect_err("a refusal");
    let Refusal::Unforgetting(fault) = refusal else { panic!("{refusal:?}") };
    assert!(fault.starts_with("this game was not seen to forget: "), "{fault}");
    assert!(fault.contains(&format!(". All the same n = {n} is an N-position: ")), "{fault}");
    assert_eq!((source.engine.rows(), source.engine.limit()), (0, 0));
}

/// Values that outgrow texels are shown by their logarithms and read in full.
#[test]
fn a_strip_of_any_depth_has_every_value_in_full() {
    let deep = [
        ("maxnim?d=7/4", "10^18"),
        ("maxnim?d=5/2", "10^100"),
        ("maxnim?d=7/4&pass=1", "10^18"),
        ("maxnim?d=7/2&pass=1", "10^100"),
        ("imark?t=5&d=6", "10^199"),
        ("maximum?f=floor(n/2)", "10^18"),
        ("maximum?f=ceil(2n/5)", "2^63"),
        ("minimum?f=floor(n/3)", "10^18"),
    ];
    for (text, start) in deep {
        let game = spec(text);
        let start: Heap = start.parse().expect("a heap");
        let axis = Axis::Far(Far::new(50, start).expect("a strip"));
        let mut source = opened(text, axis, 200);
        let values: Vec<Big> = (0..200_u64)
            .map(|n| value_at(&game, Heap::of(&(start.big() + n)).expect("a heap")).expect("a value"))
            .collect();
        let is_wide = values.iter().any(|value| *value > Big::from(u32::MAX));
        assert_eq!(unit(&game, axis) == Unit::Logarithm, is_wide, "{text}");
        assert_eq!(has_digits(&game, axis), !is_wide, "{text}: a logarithm is not written into a cell");
        let columns = Columns::Uniform { start: 0, width: 1, end: 1 };
        for (n, value) in (0..).zip(&values) {
            let at = Cell { row: n, column: 0 };
            let shown = if is_wide { logarithm(value) } else { u32::try_from(value).expect("a small value") };
            let band =
                Band { rows: n..n + 1, columns: columns.clone(), reduce: Reduce::Sample, quantity: Quantity::Value };
            assert_eq!(
                (shown_by(&mut *source.engine, band, 1)[0], source.engine.shade(at)),
                (shown, Some(shown)),
                "{text} {n}"
            );
            assert_eq!(source.engine.written(at), Some(Written::from(value)), "{text} {n}");
            let cell = source.inspect(at);
            assert_eq!(cell.value.map(|value| value.to_string()), Some(value.to_string()), "{text} {n}");
            assert!(cell.spoken.ends_with(&format!("value {value}")), "{}", cell.spoken);
        }
        let table = numbers(&mut *source.engine, axis, 0..=1, 0..=49).expect("a small table");
        assert!(csv(&table).starts_with(&format!("{start}+\\+,0,")), "the corner says where it begins");
        assert!(latex(&table).starts_with(&format!("% rows and columns count from {start}\n\\[")));
        let listed: Vec<String> = csv(&table).lines().nth(2).expect("two rows").split(',').map(str::to_owned).collect();
        let expected: Vec<String> = values[50..100].iter().map(ToString::to_string).collect();
        assert_eq!(listed[1..], expected, "{text}");
    }
}

#[test]
fn small_values_of_deep_heaps_stay_values() {
    let deep = Axis::Far(Far::new(64, "10^18".parse().expect("a heap")).expect("a strip"));
    assert_eq!(unit(&spec("minimum?f=floor(n/2)"), deep), Unit::Value, "they are like log n");
    assert_eq!(unit(&spec("minimum?f=floor(sqrt(n))"), deep), Unit::Value, "those that can be had are at most 10⁷");
    assert_eq!(unit(&spec("maximum?f=floor(sqrt(n))"), deep), Unit::Value, "they are at most √n, 10⁹");
    assert_eq!(unit(&spec("maxnim?d=7/4"), deep), Unit::Logarithm);
}
