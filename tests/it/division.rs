//! Packed values of subtraction-division games against the plain way, heap by heap from the moves.

use std::ops::ControlFlow;

use nimscope::engine::Sequence;
use nimscope::game::{Position, Rules};
use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::Divisions;

/// Far enough for many groups of 96 heaps, and not a multiple of anything.
const HEAPS: u64 = 100_003;

#[test]
fn whole_words_of_heaps_are_as_the_moves_say() {
    for spec in [
        "imark?S=1&D=2,3",
        "mark?S=1&D=2,3&round=floor&end=0",
        "mark?S=1&D=2,3&round=floor&end=1",
        "mark?S=1&D=2,3&round=ceil&end=0",
        "imark?S=2&D=2,3",
    ] {
        let parsed = Spec::parse(spec).expect("a spec");
        let Some(game) = parsed.rules::<Division>() else { panic!("{spec} divides") };
        let mut values = Divisions::new(game.clone());
        // Odd amounts of work stop at many places.
        while values.heaps() < HEAPS {
            values.grow(values.heaps() % 997 + 1, HEAPS).expect("nothing is typed");
        }
        let mut plain: Vec<u32> = Vec::new();
        for n in 0..HEAPS {
            let mut taken = 0_u32;
            let visited = game.moves(&Position::bare(n), &mut |option| {
                taken |= 1 << plain[option.to.heap as usize];
                ControlFlow::Continue(())
            });
            visited.expect("nothing is typed");
            plain.push(taken.trailing_ones());
            assert_eq!(values.value(n), taken.trailing_ones(), "{spec} at {n}");
        }
    }
}
