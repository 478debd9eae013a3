//! MEM by its structure, against the walk by changes and a plain walk over all columns: cell by cell and texel by texel,
//! at both ends of half-intervals and of the numbers that there are.

mod walk;

use std::collections::VecDeque;

use nimscope::engine::{Band, Columns, Engine, Quantity, Reduce, Texels, UNKNOWN};
use nimscope::game::Cell;
use nimscope::paper::memgames::engine::{Above, Mem, MemAbove};
use nimscope::paper::memgames::half::{Half, outer_value};
use proptest::prelude::*;
use walk::Walk;

use super::oracle::shown_by;

fn value(engine: &mut Mem, n: u64, k: u64) -> u64 {
    engine.value(Cell { row: n, column: k }).expect("a value").into()
}

/// The row walk of Memgames, section 3, from the parabola inwards: one option a column, and the mex of those so far.
#[test]
fn the_walk_agrees_with_a_plain_one_over_all_columns() {
    let rows = 60_000;
    // Column k is asked for its value k rows ago.
    let mut columns: Vec<VecDeque<u64>> = vec![VecDeque::new()];
    let mut walk = Walk::new();
    for n in 0..rows {
        let foot = (1..).find(|k| k * k >= n).expect("a column above the parabola");
        while (columns.len() as u64) < foot {
            let k = columns.len() as u64;
            columns.push((k * k - k + 1..=k * k).map(|row| row / k).collect());
        }
        let mut taken = vec![false; 2 * foot as usize + 4];
        let mut mex = n / foot;
        let mut plain = vec![0; columns.len()];
        for (k, column) in columns.iter_mut().enumerate().skip(1).rev() {
            taken[column.pop_front().expect("a value k rows ago") as usize] = true;
            while taken[mex as usize] {
                mex += 1;
            }
            column.push_back(mex);
            plain[k] = mex as u16;
        }
        plain[0] = plain.get(1).copied().unwrap_or_default();
        let row = walk.step();
        assert_eq!(row, if foot > 1 { &*plain } else { &[] }, "row {n}");
    }
}

/// Every cell below the parabola, row by row; and the last inner column is the last one that the formula misses.
#[test]
fn the_structure_agrees_with_the_walk() {
    let (mut walk, mut engine) = (Walk::new(), Mem::new(u64::MAX));
    for n in 0..250_000 {
        let half = Half::of(n);
        let at = half.place(n);
        let mut last = 0;
        for (k, &expected) in (0..).zip(walk.step()) {
            assert_eq!(value(&mut engine, n, k), u64::from(expected), "{n}_{k}");
            if k > 0 && u64::from(expected) != outer_value(n, k) {
                last = k;
            }
        }
        if half.number >= 12 {
            assert_eq!(half.inner(&at), last, "row {n}");
            assert!(last <= half.widest(), "row {n}");
        }
    }
}

/// Rows are answered in any order, however often an earlier one is wanted.
#[test]
fn rows_are_answered_backwards_as_forwards() {
    let mut engine = Mem::new(u64::MAX);
    let rows = 3_000_000..3_000_400;
    let forwards: Vec<u64> = rows.clone().map(|n| value(&mut engine, n, 1)).collect();
    let mut fresh = Mem::new(u64::MAX);
    let mut backwards: Vec<u64> = rows.rev().map(|n| value(&mut fresh, n, 1)).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

#[test]
fn half_intervals_cut_all_rows() {
    let numbers = (1..3_000).chain([1 << 20, 2_000_000_001, (1 << 32) - 1, 1 << 32, (1 << 33) - 2, (1 << 33) - 1]);
    for number in numbers {
        let half = Half::numbered(number);
        assert_eq!((half.number, half.first), (number, ((u128::from(number) * u128::from(number)) / 4) as u64));
        assert_eq!([half.first, half.last()].map(Half::of), [half, half], "{number}");
        assert_eq!(
            half.last().checked_add(1).map(Half::of),
            (number < (1 << 33) - 1).then(|| Half::numbered(number + 1))
        );
        let mut next = half.first;
        for block in (0..=half.top).rev().take(300) {
            assert_eq!(half.start(block), next, "block {block} of {number}");
            next += half.length(block);
            let at = [half.start(block), next - 1].map(|n| half.place(n));
            assert!(at.iter().all(|at| at.block == block), "block {block} of {number}");
            assert_eq!((at[0].above, at[1].above), (0, half.length(block) - 1));
            assert_eq!(at[0].plateau, half.foot() + block);
            assert_eq!(at[0].plateau, half.start(block) / at[0].stair);
        }
    }
    assert_eq!(Half::of(u64::MAX).last(), u64::MAX);
}

/// At the end of the numbers nothing overflows: a first block is MEM again, and outer columns have their formula.
#[test]
fn the_last_rows_that_there_are() {
    let mut engine = Mem::new(u64::MAX);
    let near = |engine: &mut Mem, n: u64, k: u64| engine.value_within(n, k, 1_000).0;
    assert_eq!(near(&mut engine, u64::MAX, u64::MAX), Some(1));
    assert_eq!(near(&mut engine, u64::MAX, 1 << 20), Some((1 << 32) - 1), "(2³² − 1)(2³² + 1), a dominated row");
    assert_eq!(near(&mut engine, u64::MAX, 1), Some((1 << 32) - 1));
    assert_eq!(near(&mut engine, u64::MAX - 1, 1 << 40), Some((1 << 24) - 1));
}

/// Theorem 3, far out: the first rows of a half-interval repeat MEM's own.
#[test]
fn a_first_block_is_mem_again() {
    for number in [2_000_000_u64, 2_000_001, 63_245_553, 63_245_554] {
        let half = Half::numbered(number);
        let last = half.seed().iter().filter(|&&above| above > 0).count() as u64;
        let plateau = half.foot() + half.top;
        let (mut engine, mut small) = (Mem::new(u64::MAX), Mem::new(u64::MAX));
        for r in (0..half.length(half.top)).step_by(7) {
            for k in (last + 1..r + 3).step_by(5) {
                assert_eq!(
                    value(&mut engine, half.first + r, k),
                    plateau + value(&mut small, r, k),
                    "{number}, row {r}, {k}"
                );
            }
        }
    }
}

/// A texel as the definition has it, cell by cell.
fn plain(engine: &mut Mem, rows: std::ops::Range<u64>, columns: std::ops::Range<u64>, reduce: Reduce) -> u32 {
    let first = value(engine, rows.start, columns.start) as u32;
    let mut cells: Vec<u32> = Vec::new();
    for n in rows {
        cells.extend(columns.clone().map(|k| value(engine, n, k) as u32));
    }
    let with = |sought| if cells.contains(&sought) { sought } else { first };
    match reduce {
        Reduce::Sample => first,
        Reduce::Smallest => cells.into_iter().min().expect("a cell"),
        Reduce::Largest => cells.into_iter().max().expect("a cell"),
        Reduce::Keep => with(0),
        Reduce::Contains(sought) => with(sought),
    }
}

fn check_band(engine: &mut Mem, band: &Band) -> Result<(), TestCaseError> {
    let shown = shown_by(engine, band.clone(), 1_000);
    for (i, &shown) in shown.iter().enumerate() {
        let (rows, columns) = (band.rows.clone(), band.columns.interval(i));
        let expected = plain(engine, rows, columns, band.reduce);
        prop_assert_eq!(shown, expected, "texel {} of {:?}", i, band);
    }
    Ok(())
}

/// Bands of rows and columns of every size, many of them at the ends of half-intervals, and in inner columns.
fn bands() -> impl Strategy<Value = Band> {
    let near = (2u64..900, 0u64..30, 1u64..260).prop_map(|(number, before, count)| {
        let start = Half::numbered(number).first.saturating_sub(before);
        start..start + count
    });
    let any = (0u64..200_000, 1u64..400).prop_map(|(start, count)| start..start + count);
    let starts = prop_oneof![0u64..4, 0u64..60, 0u64..600, 0u64..5_000];
    let columns = (starts, 1u64..40, 1u64..120);
    let rows = prop_oneof![near, any];
    (rows, columns, 0u8..5, 0u64..60).prop_map(|(rows, (start, width, all), reduce, above)| {
        let foot = Half::of(rows.start).foot();
        let reduce = match reduce {
            0 => Reduce::Sample,
            1 => Reduce::Smallest,
            2 => Reduce::Largest,
            3 => Reduce::Keep,
            _ => Reduce::Contains((foot + above).saturating_sub(20) as u32),
        };
        Band { rows, columns: Columns::Uniform { start, width, end: start + all }, reduce, quantity: Quantity::Value }
    })
}

/// A block of a million million rows shows what is true of it.
#[test]
fn blocks_of_all_rows() {
    let mut engine = Mem::new(u64::MAX);
    let columns = Columns::Uniform { start: 0, width: 1 << 30, end: 1 << 40 };
    let mut shown = |reduce| {
        let columns = columns.clone();
        shown_by(&mut engine, Band { rows: 1..1_000_000_000_001, columns, reduce, quantity: Quantity::Value }, 100_000)
    };
    assert_eq!(shown(Reduce::Smallest)[0], 0);
    let largest = shown(Reduce::Largest);
    assert_eq!(largest[0], UNKNOWN, "every row would have to be looked at");
    assert_eq!(largest[1], (1_000_000_000_000_u64 >> 30) as u32);
    assert_eq!(shown(Reduce::Contains(999_999))[0], 999_999);
    assert_eq!(shown(Reduce::Keep)[1], 0);
    let rows = 999_000_000_000..1_000_000_000_000;
    let columns = Columns::Uniform { start: 0, width: 1 << 20, end: 1 << 22 };
    let band = Band { rows, columns, reduce: Reduce::Keep, quantity: Quantity::Value };
    let mut texels = Texels::new(band);
    let spent = engine.look(&mut texels, 1_000);
    assert!(texels.is_done() && spent < 1_000, "{spent}: the closed form says it at once");
    assert_eq!(texels.shown().next(), Some(outer_value(999_000_000_000, 1) as u32));
}

/// What is left of a value, against the value and what is taken off it.
#[test]
fn arrays_show_what_is_left() {
    let mut mem = Mem::new(u64::MAX);
    let array = |name: &str| MemAbove::new(Above::named(name).expect("an array"), 1_000_000_000_001);
    let (mut envelope, mut plateau, mut formula) =
        (array("above-envelope"), array("above-plateau"), array("above-formula"));
    let mut quarter = array("quarter");
    for n in (50..3_000).chain(1_000_000..1_000_040) {
        let at = Half::of(n).place(n);
        for k in 1..n.isqrt() + 9 {
            let found = value(&mut mem, n, k);
            let cell = Cell { row: n, column: k };
            let left = |from: u64| Some((found - from) as u32);
            assert_eq!(formula.value(cell), left(outer_value(n, k)), "{n}_{k}");
            assert_eq!(envelope.value(cell), if k * k < n { left(n.isqrt()) } else { None }, "{n}_{k}");
            assert_eq!(plateau.value(cell), if k <= at.stair { left(at.plateau) } else { None }, "{n}_{k}");
        }
        // 1 and 2 of n^(1/4), rounded down.
        for (column, sixteenths) in [(1_000, 1), (2_000, 16)] {
            let k = (1..).take_while(|k| k * k * k * k <= sixteenths * n).last().expect("a column");
            let below = plateau.value(Cell { row: n, column: k });
            assert_eq!(quarter.value(Cell { row: n, column }), below, "row {n}");
        }
    }
}

/// Side by side the triangles stand in the same rows, whatever n is: right of them nothing is left, and inside them something.
#[test]
fn half_intervals_stand_still() {
    let mut halves = MemAbove::new(Above::Halves, 2_000);
    for panel in [2, 4, 6, 8] {
        let rows = Half::of(10_u64.pow(panel as u32 + 2)).rows.min(400);
        for row in 0..rows {
            // Block t has the rows t(t + 1) … before the end, from the last one up.
            let block = ((4 * row + 1).isqrt() - 1) / 2;
            let above = (block + 1) * (block + 2) - 1 - row;
            let mut left = |k: u64| halves.value(Cell { row, column: 96 * panel + k });
            assert_eq!((left(0), left(above + 1)), (None, Some(0)), "row {row} of panel {panel}");
            assert!(above == 0 || row + 60 > rows || left(above) > Some(0), "row {row} of panel {panel}");
        }
    }
}

/// Theorem 3, side by side: every panel repeats the first one as far as it has rows, and MEM itself is the first.
#[test]
fn copies_lie_beside_the_first_rows() {
    let mut copies = MemAbove::new(Above::Copies, 2_000);
    let mut small = Mem::new(u64::MAX);
    for panel in 1..8 {
        let mut height = 0;
        for row in 0..2_000 {
            for k in [1, 2, 3, 7, 20, 47] {
                let original = copies.value(Cell { row, column: k });
                assert_eq!(original.map(u64::from), Some(value(&mut small, row, k)), "{row}_{k}");
                let copy = copies.value(Cell { row, column: 48 * panel + k });
                // Beyond the stair nothing is a copy any more.
                assert!(copy.is_none() || copy == original, "row {row}, column {k} of panel {panel}");
                height = if copy.is_some() { row + 1 } else { height };
            }
        }
        // 2t + 2 rows, where t⁴ is about n.
        assert_eq!(height, (2 * 10_u64.pow(panel as u32 + 5).isqrt().isqrt() + 2).min(2_000), "panel {panel}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn bands_show_what_their_cells_have(bands in prop::collection::vec(bands(), 12)) {
        let mut engine = Mem::new(u64::MAX);
        for band in bands {
            check_band(&mut engine, &band)?;
        }
    }

    /// Far out a high block keeps one of its cells, which need not be the first.
    #[test]
    fn high_blocks_keep_a_cell_of_theirs(start in 100_000_000u64..100_200_000, count in 420u64..600, left in 0u64..300, width in 1u64..40) {
        let mut engine = Mem::new(u64::MAX);
        let columns = Columns::Uniform { start: left, width, end: left + 3 * width };
        let band = Band { rows: start..start + count, columns, reduce: Reduce::Keep, quantity: Quantity::Value };
        let shown = shown_by(&mut engine, band.clone(), 1_000);
        for (i, shown) in shown.into_iter().enumerate() {
            let has = plain(&mut engine, band.rows.clone(), band.columns.interval(i), Reduce::Contains(shown));
            prop_assert_eq!(has, shown, "texel {} of {:?}", i, band);
        }
    }
}
