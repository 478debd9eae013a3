//! MNEM by rows, against labels in growing boxes, cell by cell and texel by texel; and which cells must grow.

#[path = "mnem/boxes.rs"]
mod boxes;

use nimscope::engine::{Band, Columns, Engine, Quantity, Reduce, Texels, visit};
use nimscope::game::Cell;
use nimscope::grow;
use nimscope::paper::memgames::engine::{Mnem, MnemWalk};
use nimscope::paper::memgames::theorems::{mem_envelope, mnem_envelope_value};
use proptest::prelude::*;

use self::boxes::Boxes;
use super::oracle::shown_by;

fn grown(rows: u64) -> Mnem {
    let mut engine = Mnem::new(rows);
    grow::finish(&mut engine, 10_000).expect("every value is proved");
    engine
}

/// The boxes label every position of these rows, and the rows have the same values.
#[test]
fn rows_agree_with_boxes() {
    let rows = 2_000;
    let (mut fast, mut slow) = (grown(rows), Boxes::new(rows));
    grow::finish(&mut slow, 1_000_000).expect("nothing keeps it");
    for (n, k) in (0..rows).flat_map(|n| (0..=n + 2).map(move |k| (n, k))) {
        let at = Cell { row: n, column: k };
        assert!(slow.value(at).is_some(), "{n}_{k} has no label");
        assert_eq!(fast.value(at), slow.value(at), "{n}_{k}");
    }
}

/// The closed form is that of MEM but for some even columns near the parabola.
#[test]
fn the_envelope_is_a_few_cells_apart_from_mem() {
    let differs = |k: u64| (1..=k * k).filter(|&n| mnem_envelope_value(n, k) != n / k).collect::<Vec<_>>();
    assert!((1..99).step_by(2).all(|k| differs(k).is_empty()));
    for k in (2..99).step_by(2) {
        assert_eq!(differs(k), (k * k - k..k * k - 1).chain([k * k]).collect::<Vec<_>>(), "column {k}");
    }
    assert_eq!(mnem_envelope_value(5, u64::MAX - 1), 0, "no square is too large");
}

/// A cell must grow if its value is not the mex of what its removals lead to: then some smaller value is reached by adding
/// alone.
#[test]
fn the_walk_tells_which_cells_must_grow() {
    let rows = 3_000;
    let mut engine = grown(rows);
    let mut walk = MnemWalk::new(rows);
    let mut cells = 0;
    for n in 0..rows {
        let grown = walk.step().expect("every value is proved").grown.clone();
        let mut seen = Vec::new();
        for k in (1..=n).rev() {
            seen.push(engine.value(Cell { row: n - k, column: k }).expect("a row before"));
            let mex = (0..).find(|value| !seen.contains(value)).expect("a value");
            let must = engine.value(Cell { row: n, column: k }) != Some(mex);
            if k < mem_envelope(n) {
                let told = grown.iter().any(|&(after, to)| u64::from(after) < k && k <= u64::from(to));
                assert_eq!(must, told, "{n}_{k}");
                cells += u64::from(must);
            } else {
                let square = k * k;
                let near = k % 2 == 0 && (square - k..square - 1).contains(&n);
                assert_eq!(must, near, "{n}_{k} at the parabola");
            }
        }
    }
    assert!(cells > 100, "{cells} cells below the parabola must grow");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Pages and rows show what cells show, wherever blocks begin and end.
    #[test]
    fn texels_show_what_cells_show(
        start in 0u64..1_500, height in 1u64..900, column in 0u64..60, width in 1u64..40, count in 1u64..9,
        reduce in prop_oneof![Just(Reduce::Sample), Just(Reduce::Smallest), Just(Reduce::Largest), Just(Reduce::Keep), (0u32..60).prop_map(Reduce::Contains)],
        aligned in prop::bool::ANY, work in 0u64..3_000,
    ) {
        let mut engine = grown(2_400);
        let start = if aligned { start / 256 * 256 } else { start };
        let columns = Columns::Uniform { start: column, width, end: column + width * count };
        let band = Band { rows: start..start + height, columns, reduce, quantity: Quantity::Value };
        let mut visited = Texels::new(band.clone());
        while !visited.is_done() {
            visit::look(&mut engine, &mut visited, 10_000, |n, k| Some(Cell { row: n, column: k }));
        }
        let want: Vec<u32> = visited.shown().collect();
        prop_assert_eq!(shown_by(&mut engine, band, work), want);
    }
}

/// Row 59 falls from 8 to 6 between columns 8 and 9.
#[test]
fn a_value_that_a_row_jumps_over_is_not_in_it() {
    let columns = Columns::Uniform { start: 0, width: 100, end: 100 };
    let band = Band { rows: 59..60, columns, reduce: Reduce::Contains(7), quantity: Quantity::Value };
    assert_eq!(shown_by(&mut grown(60), band, 1_000), [13], "the first cell, since there is no 7");
}
