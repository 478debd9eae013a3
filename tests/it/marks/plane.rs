//! Dynamic one-pile Nim: the line of g and the rows of the base.

use nimscope::table::ShapeKind;

use super::{points, shapes, source, value};

/// Under the theorem's condition, f(n + 1) − f(n) ≥ −1, every cell left of the line is lost and every other one won.
#[test]
fn the_boundary_separates_lost_from_won_cells() {
    let rules = ["2n", "n", "3n", "ceil(3n/2)", "if(n <= 7, 8 - n, n)", "3"];
    for (rule, misere) in rules.into_iter().flat_map(|rule| [(rule, 0), (rule, 1)]) {
        let mut source = source(&format!("dynamic?f={rule}&misere={misere}"), "k", 130);
        let shapes = shapes(&mut source, "k", "boundary", 0..120, 0..120);
        assert_eq!(shapes.len(), 1);
        let line = points(&shapes[0]);
        let first = 1 + misere;
        assert_eq!(line.len(), 2 * (120 - first), "two corners a row, and none for an empty pile");
        for (n, edge) in (first as u64..).zip(line.chunks(2)) {
            assert_eq!([edge[0][0] as u64, edge[1][0] as u64], [n, n + 1], "the edge of row {n}");
            assert_eq!(edge[0][1].to_bits(), edge[1][1].to_bits());
            // Who may take nothing in misère play has won, whatever the line says.
            for x in misere as u64..120 {
                let won = value(&mut source, n, x) != 0;
                assert_eq!(won, x as f64 >= edge[0][1], "f = {rule}, misère {misere}, ({n}, {x})");
            }
        }
    }
}

/// An element of the base is a pile whose least summand is itself: all smaller bounds are lost, and no larger element is.
#[test]
fn the_rows_of_the_base_are_its_elements() {
    for misere in [0, 1] {
        let mut source = source(&format!("dynamic?f=2n&misere={misere}"), "k", 130);
        let rows = shapes(&mut source, "k", "base", 2..100, 0..50);
        assert!(rows.iter().all(|row| row.kind == ShapeKind::Row && points(row).len() == 1));
        let elements: Vec<u64> = rows.iter().map(|row| row.label.parse().expect("an element")).collect();
        let places: Vec<u64> = rows.iter().map(|row| row.at[0] as u64).collect();
        let whole = |pile: &u64| (1..*pile).all(|x| value(&mut source, pile + misere, x) == 0);
        let expected: Vec<u64> = (2 - misere..100 - misere).filter(whole).collect();
        assert_eq!(elements, expected, "the Fibonacci numbers");
        assert_eq!(places, expected.iter().map(|element| element + misere).collect::<Vec<_>>());
    }
}

/// Misère play follows the line only as long as nobody can end it by leaving f(k) = 0.
#[test]
fn the_boundary_of_misere_play_ends_where_it_is_another_game() {
    let mut source = source("dynamic?f=if(n = 9, 0, 2n)&misere=1", "k", 60);
    let line = points(&shapes(&mut source, "k", "boundary", 0..50, 0..50)[0]);
    assert_eq!(line.last().map(|[row, _]| *row as u64), Some(10), "row 9 is the last one");
    let rows = shapes(&mut source, "k", "base", 0..50, 0..50);
    assert_eq!(rows.iter().map(|row| row.at[0] as u64).collect::<Vec<_>>(), [2, 3, 4, 6, 9]);
}

/// The base passes over the pile at which the rule fails, but the table does not.
#[test]
fn the_boundary_ends_with_the_table() {
    let mut source = source("dynamic?f=if(n = 10, 0 - 1, 2n)", "k", 1);
    source.engine.advance(1_000_000);
    let end = source.engine.rows();
    assert!(source.engine.refusal().is_some() && end < 50, "the rule fails in row {end}");
    let line = points(&shapes(&mut source, "k", "boundary", 0..100, 0..100)[0]);
    assert_eq!(line.last().map(|[row, _]| *row as u64), Some(end));
    for row in shapes(&mut source, "k", "base", 0..100, 0..100) {
        assert!((row.at[0] as u64) < end, "{row:?}");
    }
}

#[test]
fn a_rule_that_fails_draws_nothing() {
    let mut source = source("dynamic?f=if(n < 3, 100, 2 - n)", "k", 2);
    assert_eq!(shapes(&mut source, "k", "boundary", 0..100, 0..100), []);
}
