//! Blocks of heaps by a walk through all windows, against streams and against the heaps before them.

use nimscope::engine::Sequence;
use nimscope::game::big::{self, Big};
use nimscope::grow::{self, Grow, Reason, Refusal};
use nimscope::paper::Spec;
use nimscope::paper::imark::engine::{Certified, Divisions, Far, Walk};
use nimscope::paper::imark::{Division, Rounding};
use proptest::prelude::*;

fn game(text: &str) -> Division {
    Spec::parse(text).expect("a spec").rules::<Division>().expect("it divides").clone()
}

/// A block of values, with the least head start that suffices; the walk goes on in slices of so much work.
fn block(game: &Division, start: &Big, count: u64, slice: u64) -> Option<Walk> {
    (0..8).find_map(|power| {
        let mut walk = Walk::new(game, start, count, 16 << power)?;
        while !walk.step(slice).ok()? {}
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
            let expected = |n: u64| dense.value(n) as u8;
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

/// Values and options of a strip, certified in slices of so much work.
fn strip(game: &Division, start: &Big, count: u64, slice: u64) -> Result<Certified, Refusal> {
    let mut certified = Certified::new(game, start, count)?;
    grow::finish(&mut certified, slice)?;
    Ok(certified)
}

#[test]
fn strips_obey_the_rule_at_two_hundred_digits() {
    let games = [
        ("imark?S=1&D=2,3,5", "10^199"),
        ("imark?S=1&D=2,3,4,6,9", "6^250"),
        ("mark?S=1&D=2,3,6&round=ceil", "10^199 + 5"),
        ("mark?S=1,2&D=2,3,4&round=floor", "10^180"),
    ];
    for (spec, start) in games {
        let game = game(spec);
        let start = big::parse(start).expect("a number");
        let strip = strip(&game, &start, 3_000, 50_000_000).expect("the game forgets");
        let memory = *game.subtract.members().last().expect("a member");
        for at in memory..3_000 {
            let taken = game.subtract.members().iter().map(|s| strip.value(at - s));
            let divided = game.divide.members().iter().filter_map(|&d| strip.quotient(at, d));
            let options: Vec<u32> = taken.chain(divided).collect();
            let mex = (0..).find(|value| !options.contains(value));
            assert_eq!(Some(strip.value(at)), mex, "{spec} at {start} + {at}");
        }
    }
}

/// A block ends at 2²⁰ heaps; streams know nothing of blocks.
#[test]
fn blocks_join_without_a_seam() {
    let game = game("imark?S=1&D=2,3,5");
    let start = big::parse("10^33").expect("a number");
    let count = (1 << 20) + 2_000;
    let walked = strip(&game, &start, count, u64::MAX).expect("the game forgets");
    let before = (1_u64 << 20) - 2_000;
    let streamed = Far::new(&game, &(&start + before)).expect("the game forgets").next(4_000);
    assert!((before..count).map(|at| walked.value(at) as u8).eq(streamed));
    for &d in game.divide.members() {
        let over = u64::try_from(&start % d).expect("a remainder");
        let quotients = Far::new(&game, &((&start + before) / d)).expect("the game forgets").next(4_000);
        for at in (before..count).filter(|at| (over + at).is_multiple_of(d)) {
            let expected = quotients[((over + at) / d - (over + before) / d) as usize];
            assert_eq!(walked.quotient(at, d), Some(u32::from(expected)), "{at} by {d}");
        }
    }
}

#[test]
fn slices_of_any_size_give_the_same() {
    for (spec, start) in [("imark?S=1&D=2,3,5", "10^40"), ("imark?S=1,2&D=2,3", "10^18"), ("imark?S=1,4&D=2,3", "10^9")]
    {
        let game = game(spec);
        let start = big::parse(start).expect("a number");
        let whole = strip(&game, &start, 200, u64::MAX).expect("the game forgets");
        for slice in [1, 999, 100_000] {
            let sliced = strip(&game, &start, 200, slice).expect("the game forgets");
            assert!((0..200).all(|at| sliced.value(at) == whole.value(at)), "{spec} in slices of {slice}");
        }
    }
}

#[test]
fn a_run_up_tells_how_far_it_is() {
    let game = game("imark?S=1&D=2,3,5");
    let mut certified = Certified::new(&game, &big::parse("10^60").expect("a number"), 10).expect("within reach");
    let mut last = 0;
    while let Some((done, all)) = certified.run_up() {
        assert!(last <= done && done < all, "{done} of {all} after {last}");
        last = done;
        certified.advance(1_000_000);
    }
    assert!((300_000..370_000).contains(&last), "{last} windows");
    assert_eq!((certified.heaps(), certified.progress().refusal), (10, None));
}

#[test]
fn what_is_out_of_reach_says_so() {
    for (spec, start, reason, message) in [
        (
            "imark?S=1&D=2,3,5,7,11",
            "10^199",
            Reason::TooFar,
            "that heap is out of reach: with these divisors its value depends on some 3·10¹⁰ windows; heaps of up to 87 \
             digits are within reach",
        ),
        ("imark?S=2&D=2,4,8", "10^199", Reason::Unforgetting, "this game was not seen to forget: "),
    ] {
        let error = strip(&game(spec), &big::parse(start).expect("a number"), 1, u64::MAX).err().expect("no value");
        assert_eq!(error.reason(), reason, "{spec}");
        assert!(error.to_string().starts_with(message), "{spec}: {error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Whatever S and D are, whether or not members of D are products of others: a walk has the values of the heaps before.
    #[test]
    fn random_walks_are_right(
        s in prop::collection::btree_set(1_u64..4, 1..3),
        d in prop::collection::btree_set(2_u64..13, 2..5),
        round in "exact|floor|ceil",
        end in 0_u64..2,
        start in 100_000_u64..500_000,
        count in 1_u64..150,
        slice in 1_u64..100_000,
    ) {
        let list = |set: &std::collections::BTreeSet<u64>| set.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let spec = match round.as_str() {
            "exact" => format!("imark?S={}&D={}", list(&s), list(&d)),
            _ => format!("mark?S={}&D={}&round={round}&end={end}", list(&s), list(&d)),
        };
        let game = game(&spec);
        if let Some(walk) = block(&game, &Big::from(start), count, slice) {
            let mut dense = Divisions::new(game.clone());
            dense.grow(u64::MAX, start + count).expect("nothing is typed");
            let near: Vec<u8> = (start..start + count).map(|n| dense.value(n) as u8).collect();
            prop_assert_eq!(walk.values(), near);
        }
    }
}
