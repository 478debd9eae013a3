//! The papers' printed tables and examples, one module a paper.

mod dynamic;
mod imark;
mod max_nim;
mod memgames;
mod restricted;

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::paper::{Spec, open};

/// The engine of a game, grown to at least `rows` rows.
fn grown(spec: &str, rows: u64) -> Box<dyn Engine> {
    let mut engine = open(&Spec::parse(spec).expect("a game of the catalogue"));
    while engine.rows() < rows {
        engine.advance(1_000_000);
    }
    engine
}

/// Compares a printed table, whose first line names the columns and whose lines begin with the row, cell by cell.
fn check_printed(spec: &str, printed: &str) {
    let mut engine = grown(spec, 100);
    let numbers = |line: &str| -> Vec<u64> { line.split(' ').filter_map(|word| word.parse().ok()).collect() };
    let mut lines = printed.lines();
    let columns = numbers(lines.next().expect("a head"));
    let mut cells = 0;
    for line in lines {
        let row = numbers(line);
        for (&k, &value) in columns.iter().zip(&row[1..]) {
            let at = Cell { row: row[0], column: k };
            assert_eq!(engine.value(at).map(u64::from), Some(value), "{spec} at {at:?}");
            cells += 1;
        }
    }
    assert_eq!(cells, 400, "the tables of Memgames are printed for 1 ≤ n, k ≤ 20");
}
