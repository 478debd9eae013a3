//! Recent: the dense rows against a recount of all options, and the plane of the heap itself.

use nimscope::engine::Engine;
use nimscope::engine::naive::Naive;
use nimscope::game::{Cell, Position};
use nimscope::grow;
use nimscope::paper::memgames::engine::{Before, RecentTable};
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, Source};

fn grown(before: Before, rows: u64) -> RecentTable {
    let mut table = RecentTable::new(before, rows);
    grow::finish(&mut table, 1_000).expect("nothing keeps it");
    table
}

/// All values of the first rows: by heap, by last removal and by the one before, where 0 stands for all that forbid nothing.
fn plain(rows: usize) -> Vec<Vec<Vec<u32>>> {
    let mut table: Vec<Vec<Vec<u32>>> = Vec::new();
    for n in 0..rows {
        let index = |n: usize, k: usize| if k > n { 0 } else { k };
        let value = |k: usize, l: usize| {
            let takes = (1..=n).filter(|take| *take != k && *take != l);
            let options: Vec<u32> =
                takes.map(|take| table[n - take][index(n - take, take)][index(n - take, k)]).collect();
            (0..).find(|value| !options.contains(value)).expect("a value that is missing")
        };
        let row: Vec<Vec<u32>> = (0..=n).map(|k| (0..=n).map(|l| value(k, l)).collect()).collect();
        table.push(row);
    }
    table
}

#[test]
fn rows_are_those_of_a_recount() {
    let rows = 90;
    let plain = plain(rows);
    let (mut first, mut plane) = (grown(Before::Always(0), rows as u64), grown(Before::Heap, rows as u64));
    for (n, row) in plain.iter().enumerate() {
        for (k, cells) in row.iter().enumerate() {
            let at = Cell::new(n as u64, k as u64);
            assert_eq!(first.value(at), Some(cells[0]), "heap {n} after {k}");
            assert_eq!(plane.value(at), Some(cells[n]), "heap {n} after {k} and before it {n}");
            for (l, &want) in cells.iter().enumerate() {
                let at = Position::of(&[n as u64, k as u64, l as u64]);
                assert_eq!(first.beside(&at), Some(want), "{at:?}");
            }
        }
    }
}

#[test]
fn with_one_removal_remembered_it_is_a_game_that_is_known() {
    let [mut own, mut known] = ["recent?r=1&b=0", "mem0"].map(|spec| open(&Spec::parse(spec).expect("a spec")));
    grow::reach(&mut *own, 300, 10_000);
    grow::reach(&mut *known, 300, 10_000);
    for n in 0..300 {
        assert!((0..=n + 2).all(|k| own.value(Cell::new(n, k)) == known.value(Cell::new(n, k))), "row {n}");
    }
}

/// The plane explains its cells by the rules, though each row of it belongs to another slice.
#[test]
fn the_plane_of_the_heap_itself_is_explained() {
    let axis = Axis::parse("before-last").expect("an axis");
    let mut source = Source::new(Spec::parse("recent?r=2&b=0").expect("a spec"), axis).expect("a table");
    grow::reach(&mut *source.engine, 60, 10_000);
    for (n, k) in [(55, 34), (34, 21), (20, 20), (12, 0), (21, 40)] {
        let spec = Spec::parse(&format!("recent?r=2&b={n}")).expect("a spec");
        let mut oracle = Naive::of(spec, 60);
        let want = oracle.solve(&Position::of(&[n, k, n]));
        let inspection = source.inspect(Cell::new(n, k));
        assert_eq!(inspection.small(), Some(want), "heap {n} after {k}");
        let shown: Vec<u32> = inspection.options.sample.iter().map(|option| option.value).collect();
        assert_eq!(
            shown,
            (0..want.min(24)).collect::<Vec<u32>>(),
            "heap {n} after {k}: {}",
            inspection.options.summary
        );
        assert!(inspection.options.summary.ends_with(&format!("the least missing is {want}.")) || want == 0);
    }
}
