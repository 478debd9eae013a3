//! The search for long gaps, whole and in parts.

use nimscope::engine::Sequence;
use nimscope::grow;
use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::{Divisions, GapScan, Gaps};
use proptest::prelude::*;

fn game(text: &str) -> Division {
    Spec::parse(text).expect("a spec").rules::<Division>().expect("it divides").clone()
}

/// A search in chunks of an odd size.
fn scan(game: &Division, from: u64, to: u64) -> Gaps {
    let mut scan = GapScan::new(game, from, to).expect("a range");
    grow::finish(&mut scan, 123_457).expect("nothing keeps it");
    scan.gaps().clone()
}

/// The longest gaps of each value, from a list of all values.
fn plainly(game: &Division, from: u64, to: u64) -> Vec<Option<(u64, u64)>> {
    let mut values = Divisions::new(game.clone());
    values.grow(u64::MAX, to).expect("nothing is typed");
    let most = game.subtract.members().len() + game.divide.members().len();
    let longest = |value: usize| {
        let places: Vec<u64> = (from..to).filter(|&n| values.value(n) as usize == value).collect();
        let pairs = places.windows(2).map(|pair| (pair[0], pair[1]));
        pairs.max_by_key(|&(from, to)| (to - from, std::cmp::Reverse(from)))
    };
    (0..=most).map(longest).collect()
}

#[test]
fn the_search_finds_what_a_plain_list_shows() {
    for spec in ["imark?S=1&D=2,3", "mark?S=1&D=2,3", "imark?S=1&D=2", "imark?S=1,2&D=2,3", "imark?S=1&D=3,5"] {
        let game = game(spec);
        for (from, to) in [(0, 10), (0, 300_000), (96, 1_000), (1, 97), (12_345, 234_567), (5, 5)] {
            let found: Vec<_> = scan(&game, from, to).values.iter().map(|places| places.longest()).collect();
            assert_eq!(found, plainly(&game, from, to), "{spec} from {from} to {to}");
        }
    }
}

/// Far ranges start from other pasts than near ones, and both must tell the same.
#[test]
fn ranges_merge_to_the_whole() {
    let game = game("imark?S=1&D=2,3");
    for borders in
        [vec![0, 1, 50_000, 1_234_567, 3_000_000], vec![10_u64.pow(12), 10_u64.pow(12) + 97, 10_u64.pow(12) + 400_000]]
    {
        let whole = scan(&game, borders[0], borders[borders.len() - 1]);
        let parts = borders.windows(2).map(|pair| scan(&game, pair[0], pair[1]));
        let merged = parts.reduce(|all, next| all.merge(&next).expect("neighbours"));
        assert_eq!(merged, Some(whole));
    }
    let missing = scan(&game, 0, 10).merge(&scan(&game, 11, 20));
    assert_eq!(missing, Err("heaps 10 to 11 are missing between two ranges".into()));
}

/// Table 1's longest gap of all, seen from a range around it and from two that meet within it.
#[test]
fn the_gap_of_240() {
    let game = game("imark?S=1&D=2,3");
    let longest = |gaps: &Gaps| gaps.values[3].longest();
    let around = scan(&game, 147_707_000, 147_708_000);
    assert_eq!(longest(&around), Some((147_707_580, 147_707_820)));
    let (left, right) = (scan(&game, 147_707_000, 147_707_700), scan(&game, 147_707_700, 147_708_000));
    assert!(longest(&left) != longest(&around) && longest(&right) != longest(&around));
    assert_eq!(left.merge(&right), Ok(around));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_border_will_do(from in 0_u64..400_000, first in 0_u64..2_000, second in 0_u64..2_000) {
        let game = game("imark?S=1&D=2,3");
        let (middle, to) = (from + first, from + first + second);
        let merged = scan(&game, from, middle).merge(&scan(&game, middle, to));
        prop_assert_eq!(merged, Ok(scan(&game, from, to)));
    }
}
