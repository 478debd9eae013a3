//! The next cell with a value, against a look at every cell one after the other.

use nimscope::game::Cell;
use nimscope::grow::{Grow, finish};
use nimscope::paper::Spec;
use nimscope::table::{Along, Axis, Find, Found, Sought, Source};

/// Every kind of table: formulas, stored rows, cells that are visited, sequences, sweeps and arrays.
const MAPS: &[(&str, &str)] = &[
    ("mem", "k"),
    ("mem", "sqrt"),
    ("memplus", "k"),
    ("mem0", "k"),
    ("mnem", "k"),
    ("perturbed?free=5", "k"),
    ("takeaway?f=2k", "k"),
    ("memgame?F=j > k", "k"),
    ("dynamic?f=2n", "k"),
    ("serial?heaps=3,5,4", "k"),
    ("imark?S=1&D=2,3", "strip:7"),
    ("maximum?f=floor(n/2)", "strip:64"),
    ("maxnim?d=7/4", "graph"),
    ("maxnim?d=7/4", "sweep:d:4/3-3:3"),
];

/// How many rows of the table are looked at, and how many columns a cell to begin with may have.
const ROWS: u64 = 70;

fn opened(game: &str, axis: &str) -> (Spec, Axis, Source) {
    let (spec, axis) = (Spec::parse(game).expect("a game"), Axis::parse(axis).expect("an axis"));
    let source = Source::new(spec.clone(), axis).expect("a table");
    (spec, axis, source)
}

fn found(game: &str, axis: &str, sought: Sought, slice: u64) -> Found {
    let (spec, axis, mut source) = opened(game, axis);
    let mut find = Find::new(&spec, axis, sought).expect("a search");
    finish(&mut find.on(&mut *source.engine), slice).expect("it ends");
    find.found()
}

/// The cells that an order goes through behind a cell, as far as they matter here.
fn cells(axis: Axis, sought: &Sought, columns: u64) -> Vec<Cell> {
    let Sought { from, along, back, .. } = *sought;
    let width = axis.width();
    let is_sequence = width.is_some() || axis == Axis::Graph;
    let place = |at: Cell| width.map_or((at.row, at.column), |width| (at.row / width, at.row % width));
    let (row, column) = place(from);
    let mut cells: Vec<Cell> = (0..ROWS)
        .flat_map(|row| (0..if is_sequence { 1 } else { columns }).map(move |column| Cell { row, column }))
        .filter(|&at| {
            let (other, across) = place(at);
            let (down, right) = (other as i64 - row as i64, across as i64 - column as i64);
            match along {
                Along::Reading => true,
                Along::Row => down == 0,
                Along::Column => right == 0,
                Along::Diagonal => down == right,
                Along::Antidiagonal => down == -right,
            }
        })
        .collect();
    let order = |at: &Cell| (at.row, at.column);
    cells.retain(|at| if back { order(at) < order(&from) } else { order(at) > order(&from) });
    if back {
        cells.reverse();
    }
    cells
}

#[test]
fn it_is_the_cell_that_a_look_at_every_cell_finds() {
    for &(game, axis) in MAPS {
        let (spec, read, mut source) = opened(game, axis);
        let (rows, columns) = read.extent(&spec);
        let (rows, columns) = if read == Axis::Graph { (columns, 1) } else { (read.heaps(rows), columns) };
        while source.engine.rows() < ROWS.min(rows) {
            source.engine.advance(100_000);
        }
        for along in Along::ALL {
            if read == Axis::Graph && along != Along::Reading {
                continue;
            }
            for (value, row, column, back) in [
                (0, 0, 0, false),
                (1, 3, 2, false),
                (3, 20, 4, false),
                (3, 33, 9, true),
                (7, 60, 1, true),
                (12, 40, 1, false),
            ] {
                let column = if read.width().is_some() || read == Axis::Graph { 0 } else { column };
                let from = Cell { row: u64::min(row, rows - 1), column };
                let sought = Sought { value, from, inclusive: false, along, back, last: Some(ROWS - 1) };
                // Cells far to the right are many, and where a row ends is another test's.
                let near = cells(read, &sought, columns.min(4_000));
                let slow = near.into_iter().find(|&at| source.engine.value(at) == Some(value));
                let fast = found(game, axis, sought, 1_000);
                let is_beyond = fast.cell.is_some_and(|(_, column)| column >= 4_000);
                assert!(
                    is_beyond || fast.cell == slow.map(|at| (at.row, at.column)),
                    "{game} {axis} {sought:?}: {fast:?} instead of {slow:?}"
                );
            }
        }
    }
}

#[test]
fn other_slices_come_to_the_same() {
    let sought = |along| Sought {
        value: 30,
        from: Cell { row: 9, column: 1 },
        inclusive: false,
        along,
        back: false,
        last: None,
    };
    for (game, axis) in [("mem0", "k"), ("mem", "k"), ("dudeney?Y=5", "k"), ("maxnim?d=7/4", "strip:10")] {
        let column = if axis == "k" { 1 } else { 0 };
        for along in [Along::Reading, Along::Column, Along::Diagonal] {
            let from = Cell { row: 9, column };
            let sought = Sought { from, last: Some(600), ..sought(along) };
            let found = |slice| (found(game, axis, sought, slice).cell, found(game, axis, sought, slice).words);
            let whole = found(1 << 40);
            assert_eq!(found(200), whole, "{game} {along:?}");
            assert_eq!(found(5_000), whole, "{game} {along:?}");
        }
    }
}

#[test]
fn it_begins_with_the_cell_itself_if_that_counts() {
    let from = Cell { row: 22, column: 2 };
    let sought = Sought { value: 11, from, inclusive: true, along: Along::Reading, back: false, last: None };
    assert_eq!(found("mem0", "k", sought, 1_000).cell, Some((22, 2)));
    assert_ne!(found("mem0", "k", Sought { inclusive: false, ..sought }, 1_000).cell, Some((22, 2)));
    assert_eq!(found("mem0", "k", Sought { back: true, ..sought }, 1_000).cell, Some((22, 2)));
}

/// A formula answers for a million million rows without a look at each.
#[test]
fn a_formula_is_searched_to_its_end() {
    let from = Cell { row: 5, column: 3 };
    let sought = Sought { value: 4_000_000, from, inclusive: false, along: Along::Reading, back: false, last: None };
    let none = found("memplus", "k", sought, 1_000_000);
    assert_eq!(none.cell, None);
    assert!(none.words.contains("where the table ends"), "{}", none.words);
    let deep = Cell { row: 500_000_000_000, column: 700_000 };
    let next = found("mem", "k", Sought { value: 700_000, from: deep, ..sought }, 1_000_000);
    let (row, column) = next.cell.expect("a cell");
    let (_, _, mut source) = opened("mem", "k");
    let at = Cell { row, column };
    while source.engine.rows() <= row {
        source.engine.advance(1_000_000);
    }
    while source.engine.approach(at, 1_000_000).is_some() {}
    assert_eq!(source.engine.value(at), Some(700_000), "{next:?}");
}

#[test]
fn what_is_not_there_is_said_with_how_far_was_looked() {
    let from = Cell { row: 4, column: 1 };
    let sought = Sought { value: 999, from, inclusive: false, along: Along::Reading, back: false, last: Some(500) };
    let words = |game: &str, axis: &str, sought: Sought| found(game, axis, sought, 100_000).words;
    assert_eq!(words("mem0", "k", sought), "No 999 in reading order after row 4, column 1 up to row 500.");
    let back = Sought { back: true, along: Along::Diagonal, ..sought };
    assert_eq!(words("mem0", "k", back), "No 999 on this diagonal before row 4, column 1.");
    let row = Sought { along: Along::Row, ..sought };
    assert_eq!(words("mem0", "k", row), "No 999 in this row after row 4, column 1.");
    let heap = Sought { from: Cell { row: 4, column: 0 }, ..sought };
    assert_eq!(words("imark?S=1&D=2,3", "strip:9", heap), "No 999 after heap 4 up to heap 500.");
    let column = Sought { along: Along::Column, last: None, ..sought };
    let ends = words("serial?heaps=3,5,4", "k", Sought { value: 5_000, ..column });
    assert_eq!(ends, "No 5000 in this column after row 4, column 1 up to row 4095, where the table ends.");
    let (spec, axis, mut source) = opened("memgame?F=if(k > 20, 1/(k - k), 1) = j", "k");
    if let Ok(mut find) = Find::new(&spec, axis, Sought { value: 77, from, ..column }) {
        let _ = finish(&mut find.on(&mut *source.engine), 100_000);
        assert!(find.progress().is_over());
    }
}

#[test]
fn cells_outside_and_values_too_large_are_refused() {
    let (spec, axis, _) = opened("dynamic?f=2n", "k");
    let sought = |row| Sought {
        value: 1,
        from: Cell { row, column: 0 },
        inclusive: false,
        along: Along::Reading,
        back: false,
        last: None,
    };
    assert!(Find::new(&spec, axis, sought(99_999)).is_ok());
    let outside = Find::new(&spec, axis, sought(100_000)).err().expect("a refusal");
    assert_eq!(outside.to_string(), "the table has no row 100\u{202f}000, column 0");
    let (spec, axis) = (
        Spec::parse("maxnim?d=7/4").expect("a game"),
        Axis::parse("far:64:10^30").or(Axis::parse("far:64:1000000000000000000000000000000")),
    );
    assert!(Find::new(&spec, axis.expect("an axis"), sought(0)).is_err());
}

/// A slice is short, whatever the table: it grows, or looks, for about as much as it is told.
#[test]
fn a_search_tells_how_far_it_is() {
    let (spec, axis, mut source) = opened("dudeney?Y=5", "k");
    let from = Cell { row: 0, column: 0 };
    let sought = Sought { value: 4_000_000, from, inclusive: true, along: Along::Reading, back: false, last: None };
    let mut find = Find::new(&spec, axis, sought).expect("a search");
    let mut before = 0;
    for _ in 0..50 {
        find.on(&mut *source.engine).advance(200_000);
        let progress = find.progress();
        assert!(progress.done >= before && !progress.is_over());
        before = progress.done;
    }
    assert!(before > 0);
    assert_eq!(find.found().words, "Looking for 4\u{202f}000\u{202f}000 in reading order.");
}
