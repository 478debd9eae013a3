//! Tiles against cells: at every level, in every game, on both axes, whatever the order and the budget.

use nimscope::engine::{Engine, Quantity, Reduce};
use nimscope::game::Cell;
use nimscope::paper;
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, Cut, Place, SIDE, TileRequest, UNKNOWN, column_of};

fn grown(spec: &str, rows: u64) -> Box<dyn Engine> {
    let mut engine = open(&Spec::parse(spec).expect("a game of the catalogue"));
    while engine.rows() < rows {
        engine.advance(300);
    }
    engine
}

fn cut(engine: &mut dyn Engine, request: TileRequest, work: u64) -> Vec<u32> {
    let mut cut = Cut::new(request);
    while !cut.step(engine, work) {}
    cut.into_texels()
}

const FIRST: TileRequest = TileRequest {
    level_n: 0,
    level_k: 0,
    row: 0,
    column: 0,
    axis: Axis::Memory,
    columns: u64::MAX,
    reduce: Reduce::Sample,
    quantity: Quantity::Value,
};

/// A reduction straight from its definition, over every known cell of a block.
fn reduced(cells: &[u32], reduce: Reduce) -> u32 {
    let found = match reduce {
        Reduce::Sample => None,
        Reduce::Smallest => cells.iter().min(),
        Reduce::Largest => cells.iter().max(),
        Reduce::Keep => cells.iter().find(|&&cell| cell == 0),
        Reduce::Contains(value) => cells.iter().find(|&&cell| cell == value),
    };
    *found.unwrap_or(&cells[0])
}

#[test]
fn every_level_reduces_what_level_zero_shows() {
    for entry in paper::entries() {
        let mut engine = grown(entry.name, 3000.min(entry.limit));
        let axis = Axis::of(entry);
        let (_, columns) = axis.extent(&Spec::parse(entry.name).expect("a game"));
        let known = axis.known_lines(&*engine);
        for reduce in [Reduce::Sample, Reduce::Smallest, Reduce::Largest, Reduce::Keep, Reduce::Contains(12)] {
            // What tells in a game with a frontier is not seen in a cell's value alone; the oracle test covers it.
            if reduce == Reduce::Keep && entry.frontier {
                continue;
            }
            for (level_n, level_k) in [(0, 0), (1, 3), (3, 0), (4, 1), (5, 5), (8, 2), (2, 10), (13, 0)] {
                let request = TileRequest { level_n, level_k, reduce, axis, columns, ..FIRST };
                let texels = cut(&mut *engine, request, 5000);
                for (y, x) in [(0, 0), (1, 7), (3, 2), (7, 41), (10, 10), (11, 255), (90, 3), (200, 200)] {
                    let mut cells = Vec::new();
                    for row in (y << level_n)..((y + 1) << level_n).min(known) {
                        for column in (x << level_k)..((x + 1) << level_k).min(columns) {
                            cells.extend(axis.position(row, column).and_then(|at| engine.value(at)));
                        }
                    }
                    let want = if cells.is_empty() { UNKNOWN } else { reduced(&cells, reduce) };
                    let got = texels[y as usize * SIDE + x as usize];
                    assert_eq!(got, want, "{} {reduce:?} level {level_n},{level_k} texel {y},{x}", entry.name);
                }
            }
        }
    }
}

#[test]
fn every_axis_finds_the_positions_it_shows() {
    for axis in [Axis::Memory, Axis::Straight, Axis::Strip(1), Axis::Strip(37)] {
        for n in [0, 1, 2, 36, 37, 1000, 999_999] {
            for k in [0, 1, 2, 31, 999] {
                let at = Cell { row: n, column: if matches!(axis, Axis::Strip(_)) { 0 } else { k } };
                let Place { rows, columns } = axis.place(at);
                let (row, column) = (rows.start, columns.start);
                assert_eq!(rows.end, row + 1, "{axis} {at:?}");
                assert!(columns.end > column, "{axis} {at:?}");
                if n > 0 || axis != Axis::Straight {
                    assert_eq!(axis.position(row, column).map(|found| found.row), Some(at.row), "{axis} {at:?}");
                    assert!(
                        column == 0 || axis.position(row, column - 1) != Some(at),
                        "{axis} {at:?} is not the first"
                    );
                }
                // Far below √n several columns k share a thousandth; elsewhere the place shows the position itself.
                if n > 0 && n < 1_000_000 && (axis != Axis::Straight || n <= 1_000_000 / 4) {
                    assert_eq!(axis.position(row, column), Some(at), "{axis} at ({row}, {column})");
                }
            }
        }
        assert_eq!(Axis::parse(&axis.to_string()), Some(axis));
    }
    assert_eq!((Axis::parse("strip:0"), Axis::parse("strip:x"), Axis::parse("")), (None, None, None));
}

#[test]
fn exceptions_do_not_vanish_when_zoomed_out() {
    let mut engine = grown("mem0", 100_000);
    for level in [0, 4, 8] {
        let request = TileRequest { level_n: level, level_k: level, reduce: Reduce::Keep, ..FIRST };
        let texels = cut(&mut *engine, request, 1_000_000);
        let known = (engine.rows() >> level).min(SIDE as u64) as usize;
        // Every dyadic block on the diagonal holds a P-position n_n once it is more than one cell wide.
        let unbroken = (1..known).all(|i| texels[i * SIDE + i] == 0);
        assert_eq!(unbroken, level > 0, "level {level}");
    }
}

#[test]
fn the_straightened_axis_shows_the_right_columns() {
    let mut engine = grown("mem", 5000);
    let texels = cut(&mut *engine, TileRequest { axis: Axis::Straight, row: 10, column: 3, ..FIRST }, 1000);
    for y in [0, 17, 255] {
        for x in [0, 1, 100, 255] {
            let n = 10 * SIDE as u64 + y;
            let k = column_of(3 * SIDE as u64 + x, n);
            assert_eq!(
                Some(texels[(y as usize) * SIDE + x as usize]),
                engine.value(Cell { row: n, column: k }),
                "{n}_{k}"
            );
        }
    }
    let pairs = [(1000, 49, 7), (999, 49, 6), (500, 4, 1), (1001, 1_000_000, 1001), (1, 999_999, 0), (1, 1_000_000, 1)];
    for (x, n, k) in pairs {
        assert_eq!(column_of(x, n), k, "column {x} of row {n}");
    }
}

#[test]
fn the_budget_changes_nothing_and_unknown_rows_say_so() {
    let mut engine = grown("dudeney?Y=5", 100);
    let request = TileRequest { reduce: Reduce::Smallest, ..FIRST };
    let at_once = cut(&mut *engine, request, u64::MAX);
    assert_eq!(at_once, cut(&mut *engine, request, 1));
    let rows = engine.rows() as usize;
    assert!(at_once[..rows * SIDE].iter().all(|&texel| texel != UNKNOWN));
    assert!(at_once[rows * SIDE..].iter().all(|&texel| texel == UNKNOWN));
}

/// Far rows come from checkpoints and pages; they must be the rows that a table without them has.
#[test]
fn rows_computed_again_are_the_rows_computed_first() {
    let rows = 70_000;
    let mut engine = grown("mem", rows);
    let request = |row| TileRequest { row, ..FIRST };
    let far = cut(&mut *engine, request(260), 1_000_000);
    let near = cut(&mut *engine, request(3), 1_000_000);
    let mut fresh = grown("mem", 261 * SIDE as u64);
    assert_eq!(near, cut(&mut *fresh, request(3), 1_000_000));
    assert_eq!(far, cut(&mut *fresh, request(260), 1_000_000));
    assert_eq!(far, cut(&mut *engine, request(260), 1_000_000));
    // The first column's option (n−1)_1 is one row above, so a wrong ring would show at once.
    for y in 1..SIDE {
        assert_ne!(far[y * SIDE + 1], far[(y - 1) * SIDE + 1], "row {y}");
    }
}

/// A rule that fails in the middle of a row leaves the part of the row that is known.
#[test]
fn the_last_row_of_a_strip_may_be_broken() {
    let mut engine = open(&Spec::parse("maximum?f=10 - n").expect("a rule that fails later"));
    for _ in 0..20 {
        engine.advance(1);
    }
    assert_eq!((engine.rows(), engine.limit()), (11, 11));
    let texels = cut(&mut *engine, TileRequest { axis: Axis::Strip(8), ..FIRST }, 1000);
    let known: Vec<usize> = (0..texels.len()).filter(|&place| texels[place] != UNKNOWN).collect();
    let expected: Vec<usize> = (0..8).chain(SIDE..SIDE + 3).collect();
    assert_eq!(known, expected);
}
