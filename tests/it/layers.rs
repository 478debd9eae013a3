//! Blocks of heaps by a walk through all windows, against streams and against the heaps before them.

use nimscope::engine::{Divisions, Far, Sequence, Walk};
use nimscope::game::big::{self, Big};
use nimscope::game::division::{Division, Rounding};
use nimscope::game::{Game, Position, Spec};
use proptest::prelude::*;

fn game(text: &str) -> Division {
    match Spec::parse(text).expect("a spec").game() {
        Game::Division(game) => game.clone(),
        other => panic!("{other:?} does not divide"),
    }
}

/// A block of values, with the least head start that suffices; the walk goes on in slices of so much work.
fn block(game: &Division, start: &Big, count: u64, slice: u64) -> Option<Walk> {
    (0..8).find_map(|power| {
        let mut walk = Walk::new(game, start, count, 16 << power)?;
        while !walk.advance(slice).ok()? {}
        Some(walk)
    })
}

const GAMES: [&str; 12] = [
    "imark?S=1&D=2,3",
    "imark?S=1&D=2,3,5",
    "imark?S=1,2&D=2,3,5",
    "imark?S=2&D=3,5",
    "imark?S=1&D=2,3,6",
    "imark?S=1&D=2,3,4,6",
    "imark?S=1&D=4,6,9",
    "imark?S=1&D=3,4,8",
    "mark?S=1&D=2,3&round=floor&end=0",
    "mark?S=1&D=2,3,5&round=floor&end=1",
    "mark?S=1&D=2,3&round=ceil&end=1",
    "mark?S=1&D=2,3,12&round=ceil&end=0",
];

#[test]
fn blocks_have_the_values_of_the_heaps_before_them() {
    for spec in GAMES {
        let game = game(spec);
        let mut dense = Divisions::new(game.clone());
        dense.grow(u64::MAX, 3_000_000).expect("nothing is typed");
        for (start, count) in [(200_000_u64, 1_u64), (999_999, 2), (1_234_567, 300), (2_345_678, 301), (2_000_000, 777)]
        {
            let walk = block(&game, &Big::from(start), count, u64::MAX).unwrap_or_else(|| panic!("{spec}"));
            let expected = |n: u64| dense.value(Position { n, k: 0 }) as u8;
            assert!(walk.values().iter().copied().eq((start..start + count).map(expected)), "{spec} from {start} on");
            for &d in game.divide.members() {
                let quotients = walk.quotients(d);
                let last = match game.rounding {
                    Rounding::Up => (start + count - 1).div_ceil(d),
                    Rounding::Exact | Rounding::Down => (start + count - 1) / d,
                };
                let expected: Vec<u8> = (start / d..=last).map(expected).collect();
                assert!(quotients.starts_with(&expected), "{spec} from {start} on, by {d}");
            }
        }
    }
}

#[test]
fn blocks_far_away_are_those_of_the_streams() {
    for spec in GAMES {
        let game = game(spec);
        let start = big::parse("10^20 + 12345").expect("a number");
        let expected = Far::new(&game, &start).expect("the game forgets").next(5_000);
        for count in [1, 50, 5_000] {
            let walk = block(&game, &start, count, 10_000).expect("a block");
            assert_eq!(walk.values(), &expected[..count as usize], "{spec}");
        }
    }
}
