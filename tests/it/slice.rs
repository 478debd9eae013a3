//! Cells and positions: a slice goes there and back, and what lies beside a table has the value that the rules give it.

use nimscope::engine::naive::Naive;
use nimscope::game::catalogue::Layout;
use nimscope::game::{Cell, Position, Rules, Slice};
use nimscope::paper;
use nimscope::paper::{Spec, open};
use nimscope::table::inspect;
use std::ops::ControlFlow;

#[test]
fn every_table_goes_through_its_cells() {
    for entry in paper::entries() {
        let spec = Spec::parse(entry.name).expect("a game of the catalogue");
        let slice = spec.slice();
        for row in 0..20 {
            for column in 0..if entry.layout == Layout::Plane { 20 } else { 1 } {
                let cell = Cell { row, column };
                assert_eq!(slice.cell(&slice.position(cell)), Some(cell), "{spec}");
            }
        }
    }
}

#[test]
fn a_slice_goes_through_two_numbers_of_many() {
    let slice = Slice::through(Position::of(&[7, 1, 2, 3]), 3, 1);
    assert_eq!(slice.position(Cell { row: 40, column: 50 }), Position::of(&[7, 50, 2, 40]));
    let rows = [
        (&[7_u64, 5, 2, 4] as &[u64], Some(Cell { row: 4, column: 5 })),
        // Another heap, another second number, too few and too many numbers.
        (&[6, 5, 2, 4], None),
        (&[7, 5, 1, 4], None),
        (&[7, 5, 2], None),
        (&[7, 5, 2, 4, 0], None),
    ];
    for (numbers, cell) in rows {
        assert_eq!(slice.cell(&Position::of(numbers)), cell, "{numbers:?}");
    }
}

/// Moves that leave the slice: the pass, and the heaps of Serial Nim behind the first two.
#[test]
fn what_lies_beside_a_table_is_valued_by_the_rules() {
    for text in ["maxnim?d=7/4&pass=1", "maxnim?d=2&pass=1", "serial?heaps=3,5,4", "serial?heaps=2,1,3,2,5,1"] {
        let spec = Spec::parse(text).expect("a spec");
        let slice = spec.slice();
        let mut oracle = Naive::of(spec.clone(), 40);
        let mut engine = open(&spec);
        while engine.rows() < 40 {
            engine.advance(1_000);
        }
        let mut beside_it = 0;
        for at in (0..40).flat_map(|row| (0..3).map(move |column| Cell { row, column })) {
            let visited = spec.moves(&slice.position(at), &mut |option| {
                if slice.cell(&option.to).is_none() {
                    beside_it += 1;
                    let value = spec.game().beside(&option.to);
                    assert_eq!(value, Some(oracle.solve(&option.to).into()), "{text}: {:?}", option.to);
                }
                ControlFlow::Continue(())
            });
            visited.expect("nothing is typed");
            let inspection = inspect(&spec, &mut *engine, at);
            let shown: Vec<u32> = inspection.options.sample.iter().map(|option| option.value).collect();
            assert_eq!(shown, (0..inspection.small().expect("computed").min(24)).collect::<Vec<_>>(), "{text} {at:?}");
        }
        assert!(beside_it > 0, "{text}");
    }
}

/// When the first two heaps are gone, the others are written without them.
#[test]
fn heaps_beside_a_table_are_written_as_they_are_left() {
    let spec = Spec::parse("serial?heaps=0,0,2,3").expect("a spec");
    let inspection = inspect(&spec, &mut *open(&spec), Cell { row: 0, column: 0 });
    let names: Vec<&str> = inspection.options.sample.iter().map(|option| option.name.as_str()).collect();
    assert_eq!(inspection.name, "[0, 0, …]");
    assert_eq!(names, ["[1, 3]"]);
}
