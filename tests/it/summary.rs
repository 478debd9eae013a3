//! What is told of a view is true: every number is compared with one that is counted by itself.

use nimscope::game::Cell;
use nimscope::paper::Spec;
use nimscope::table::{Axis, CEILING, MapPart, Source, Summary, summary};

fn told(game: &str, axis: &str, rows: std::ops::Range<u64>, columns: std::ops::Range<u64>) -> (Summary, Source) {
    let (spec, axis) = (Spec::parse(game).expect("a game"), Axis::parse(axis).expect("an axis"));
    let mut source = Source::new(spec.clone(), axis).expect("a table");
    while source.engine.rows() < 3_000 {
        source.engine.advance(1_000_000);
    }
    let told = summary(&spec, axis, &mut *source.engine, &MapPart { rows, columns });
    (told, source)
}

#[test]
fn the_numbers_of_a_view_are_those_of_its_cells() {
    let (told, mut source) = told("mem", "k", 10..210, 5..305);
    let places = (10..210).flat_map(|row| (5..305).map(move |column| Cell { row, column }));
    let values: Vec<(u32, Cell)> = places.map(|at| (source.engine.value(at).expect("a value"), at)).collect();
    let largest = values.iter().map(|(value, _)| *value).max().expect("cells");
    let first = values.iter().find(|(value, _)| *value == largest).expect("the largest").1;
    let times = |wanted: u32| values.iter().filter(|(value, _)| *value == wanted).count() as u64;
    assert_eq!((told.every, told.cells, told.unknown), ((1, 1), 60_000, 0));
    assert_eq!((told.least, told.largest, told.largest_at), (0, largest, (first.row, first.column)));
    assert_eq!(told.lost, Some(times(0)));
    assert_eq!(told.times, times(told.commonest));
    assert!((0..=largest).all(|value| times(value) <= told.times), "{} is the commonest", told.commonest);
}

#[test]
fn of_a_large_view_evenly_spread_cells_are_looked_at() {
    let (told, mut source) = told("mem", "k", 0..3_000, 0..1_000);
    let (down, across) = told.every;
    assert!(down > 1 && told.cells <= 1 << 17, "{told:?}");
    let places = (0..3_000)
        .step_by(down as usize)
        .flat_map(|row| (0..1_000).step_by(across as usize).map(move |column| Cell { row, column }));
    let lost = places.filter(|&at| source.engine.value(at) == Some(0)).count() as u64;
    assert_eq!(told.lost, Some(lost));
}

#[test]
fn what_is_not_known_is_counted_as_that() {
    let (told, source) = told("maxnim?d=2", "strip:100", 0..100_000, 0..100);
    assert!(told.unknown > 0 && told.cells > 0);
    assert!(told.cells * told.every.0 * told.every.1 <= source.engine.rows() + 100 * told.every.0);
}

/// Where a graph's view has no point, the nearest value is told, so that nobody is left in an empty picture.
#[test]
fn a_graph_without_points_in_view_tells_where_they_are() {
    let (told_near, mut source) = told("maxnim?d=2", "graph", CEILING - 40..CEILING, 10..30);
    let values: Vec<u32> = (10..30).map(|row| source.engine.value(Cell { row, column: 0 }).expect("a value")).collect();
    assert_eq!((told_near.cells, told_near.nearest), (20, None));
    assert_eq!(told_near.largest, *values.iter().max().expect("values"));
    let (empty, _) = told("maxnim?d=2", "graph", CEILING - 900..CEILING - 500, 10..30);
    assert_eq!((empty.cells, empty.nearest), (0, values.iter().max().copied()));
}
