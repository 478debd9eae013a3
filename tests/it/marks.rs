//! What is drawn over a map against the values under it.

mod memgames;
mod one_heap;
mod plane;

use nimscope::paper;
use std::ops::Range;

use nimscope::game::Cell;
use nimscope::paper::Spec;
use nimscope::table::{Axis, CEILING, MOST, Mark, Shape, ShapeKind, Source, silence};

/// A game as an axis shows it, with this many rows of its table.
fn source(spec: &str, axis: &str, heaps: u64) -> Source {
    let spec = Spec::parse(spec).expect("a game of the catalogue");
    let mut source = Source::new(spec, Axis::parse(axis).expect("an axis")).expect("a table");
    while source.engine.rows() < heaps {
        source.engine.advance(10_000);
    }
    source
}

/// The shapes of one mark in some rows and columns of the map.
fn shapes(source: &mut Source, axis: &str, name: &str, rows: Range<u64>, columns: Range<u64>) -> Vec<Shape> {
    let axis = Axis::parse(axis).expect("an axis");
    let mut marks = source.marks(axis, &[name], rows, columns);
    assert_eq!(marks.len(), 1, "one mark is called {name}");
    let Mark { name: given, shapes, .. } = marks.remove(0);
    assert_eq!(given, name);
    shapes
}

/// The points of a shape.
fn points(shape: &Shape) -> Vec<[f64; 2]> {
    shape.at.as_chunks().0.to_vec()
}

/// The heap of a cell of a strip.
fn heap([row, column]: [f64; 2], width: u64) -> u64 {
    row as u64 * width + column as u64
}

fn value(source: &mut Source, n: u64, k: u64) -> u32 {
    source.engine.value(Cell { row: n, column: k }).expect("a computed value")
}

/// All marks of all games on all axes, wherever one looks: few enough shapes, of whole pairs of finite numbers.
#[test]
fn every_mark_is_bounded_wherever_one_looks() {
    for entry in paper::entries() {
        let names: Vec<&str> = entry.marks.iter().map(|mark| mark.name).collect();
        let mut source = source(entry.name, "k", 200);
        for view in entry.views {
            let axis = Axis::parse(view.axis).expect("an axis of the catalogue");
            for (rows, columns) in [(0..100, 0..100), (50..51, 3..4), (0..1, 0..1), (0..2_000_000, 0..2_000_000)] {
                let marks = source.marks(axis, &names, rows.clone(), columns);
                assert_eq!(marks.iter().map(|mark| mark.name).collect::<Vec<_>>(), names);
                for Mark { name, shapes, .. } in marks {
                    let place = format!("{} of {} at {axis} {rows:?}", name, entry.name);
                    assert!(shapes.len() <= MOST, "{place}");
                    for Shape { at, .. } in shapes {
                        assert!(!at.is_empty() && at.len().is_multiple_of(2), "{place}");
                        assert!(at.iter().all(|number| number.is_finite() && *number >= 0.0), "{place}: {at:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_name_that_the_game_does_not_have_is_passed_over() {
    let mut source = source("mem", "k", 10);
    assert_eq!(source.marks(Axis::Memory, &["orbits", "nothing"], 0..10, 0..10), []);
    assert_eq!(ShapeKind::Line, source.marks(Axis::Memory, &["parabola"], 0..10, 0..10)[0].shapes[0].kind);
}

/// What is said to draw nothing draws nothing, and what is not said to draws something.
#[test]
fn a_mark_is_silent_exactly_where_it_draws_nothing() {
    let games = [
        ("imark?S=1&D=2,3", &["strip:64", "graph"][..]),
        ("imark?t=3&d=4", &["strip:64", "graph"]),
        ("imark?S=2&D=7", &["strip:64", "graph"]),
        ("maxnim?d=7/4&pass=0", &["strip:64", "graph", "sweep:d:4/3-3:6"]),
        ("maxnim?d=7/4&pass=1", &["strip:64", "graph"]),
        ("maximum", &["strip:64", "graph", "triangle", "interspersion"]),
        ("dynamic", &["k"]),
        ("mem", &["k", "sqrt"]),
        ("memplus", &["k", "sqrt"]),
        ("mem0", &["k"]),
    ];
    for (game, axes) in games {
        let spec = Spec::parse(game).expect("a game of the catalogue");
        for axis in axes {
            let mut source = source(game, axis, 20);
            source.engine.advance(1_000_000);
            for mark in spec.entry().marks {
                let rows = if *axis == "graph" { CEILING - 200..CEILING } else { 0..200 };
                let drawn = shapes(&mut source, axis, mark.name, rows, 0..200);
                let silence = silence(&spec, Axis::parse(axis).expect("an axis"), mark.name);
                assert_eq!(silence.is_some(), drawn.is_empty(), "{} of {game} at {axis}: {silence:?}", mark.name);
            }
        }
    }
}
