//! Values at heaps of any size against the heaps before them.

use std::collections::BTreeSet;

use nimscope::engine::Sequence;
use nimscope::game::big::{self, Big};
use nimscope::game::{Cell, Heap};
use nimscope::grow::{Reason, Refusal};
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::{Divisions, Far};
use nimscope::paper::max_nim::{MaxNim, theorems};
use nimscope::paper::{self, Spec, open, open_from};
use proptest::prelude::*;

/// The value of a heap that was computed.
fn value_at(spec: &Spec, n: &Big) -> Result<Big, Refusal> {
    paper::value_at(spec, Heap::of(n).expect("a heap"))
}

fn game(text: &str) -> Division {
    Spec::parse(text).expect("a spec").rules::<Division>().expect("it divides").clone()
}

fn dense(game: &Division, heaps: u64) -> Divisions {
    let mut values = Divisions::new(game.clone());
    values.grow(u64::MAX, heaps).expect("nothing is typed");
    values
}

/// The values of a window both ways.
fn check(game: &Division, dense: &Divisions, start: u64, length: u64) {
    let far = Far::new(game, &Big::from(start)).expect("the game forgets").next(length);
    let near = (start..start + length).map(|n| dense.value(n) as u8);
    assert!(far.into_iter().eq(near), "{game:?} from {start} on");
}

/// Numbers that look random and are the same every time.
fn scattered(count: u64, below: u64) -> impl Iterator<Item = u64> {
    (0..count).map(move |i| (i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20) % below)
}

#[test]
fn ten_thousand_heaps_up_to_a_hundred_million() {
    let game = game("imark?S=1&D=2,3");
    let dense = dense(&game, 100_000_000);
    scattered(10_000, 99_999_999).for_each(|n| check(&game, &dense, n, 1));
}

/// Windows of two words against streams, and against the heaps before them.
#[test]
fn single_values_are_those_of_the_streams() {
    for spec in ["imark?S=1&D=2,3", "mark?S=1&D=2,3&round=floor&end=0"] {
        let parsed = Spec::parse(spec).expect("a spec");
        let game = game(spec);
        let value = |n: &Big| value_at(&parsed, n).expect("the game forgets");
        let dense = dense(&game, 3_000_000);
        let near = scattered(4_000, 3_000_000).chain(0..8_000);
        near.for_each(|n| assert_eq!(value(&n.into()), Big::from(dense.value(n)), "{spec} at {n}"));
        for (power, digits) in scattered(60, 1 << 40).zip(10..) {
            let start = Big::from(10_u32).pow(digits) + power;
            let stream = Far::new(&game, &start).expect("the game forgets").next(8);
            for (n, expected) in (0_u64..).zip(stream) {
                assert_eq!(value(&(&start + n)), Big::from(expected), "{spec} at {start} + {n}");
            }
        }
    }
}

#[test]
fn every_game_that_forgets() {
    for spec in [
        "imark?S=1&D=2",
        "imark?S=1&D=3",
        "imark?S=1&D=2,3,5",
        "imark?S=1,2&D=2,3",
        "imark?S=1,4&D=2,3",
        "imark?S=2&D=3",
        "imark?S=2&D=5",
        "imark?S=3&D=7",
        "imark?S=1&D=2,4,6",
        "mark?S=1&D=2&round=floor&end=0",
        "mark?S=1&D=2&round=ceil&end=1",
    ] {
        let game = game(spec);
        let dense = dense(&game, 1_000_000);
        scattered(300, 999_000).for_each(|n| check(&game, &dense, n, 1));
        scattered(5, 900_000).for_each(|n| check(&game, &dense, n, 50_000));
    }
}

/// Games with more pasts than could be listed: a heap depends on the values of the last 9 to 100 heaps.
#[test]
fn games_with_a_long_memory() {
    for spec in ["imark?S=1,3,4,9&D=2,3", "imark?S=1,12&D=2,3", "imark?S=1,30&D=2,3", "imark?S=1,100&D=2,3"] {
        let game = game(spec);
        let dense = dense(&game, 1_000_000);
        scattered(40, 999_000).for_each(|n| check(&game, &dense, n, 1));
        check(&game, &dense, 765_432, 50_000);
    }
}

#[test]
fn windows_go_on_without_a_seam() {
    let game = game("imark?S=1&D=2,3");
    let start = big::parse("10^30").expect("a number");
    let whole = Far::new(&game, &start).expect("the game forgets").next(30_000);
    let mut far = Far::new(&game, &start).expect("the game forgets");
    let mut parts = Vec::new();
    for length in [1, 2, 997, 0, 9_000, 20_000] {
        parts.extend(far.next(length));
    }
    assert_eq!(parts, whole);
    // Another window over the same heaps starts from other pasts.
    let later = Far::new(&game, &(&start + 12_345_u32)).expect("the game forgets").next(1_000);
    assert_eq!(later, whole[12_345..13_345]);
}

/// By the definition, heap by heap: the options of 10³⁰ + i are the heap before and the quotients far below.
#[test]
fn two_hundred_digits_obey_the_rule() {
    let game = game("imark?S=1&D=2,3");
    let value = |n: &Big| Far::new(&game, n).expect("the game forgets").next(1)[0];
    for text in ["10^30", "2^200 - 1", "6*10^60 - 3", "10^199 + 7"] {
        let n = big::parse(text).expect("a number");
        let mut options = vec![value(&(&n - 1_u32))];
        for d in [2_u32, 3] {
            if &n / d * d == n {
                options.push(value(&(&n / d)));
            }
        }
        let mex = (0..).find(|value| !options.contains(value));
        assert_eq!(Some(value(&n)), mex, "{text}");
    }
}

/// A game that forgets late in a few places: these start earlier, the others do not.
#[test]
fn a_game_that_forgets_late_obeys_the_rule() {
    let game = game("imark?S=1,4&D=2,3");
    let value = |n: u64| Far::new(&game, &Big::from(n)).expect("the game forgets").next(1)[0];
    let n = 6 * 10_u64.pow(17);
    let options = [n - 1, n - 4, n / 2, n / 3].map(value);
    assert_eq!(Some(value(n)), (0..).find(|value| !options.contains(value)));
}

/// Windows that are many are walked and not kept, with the same values where both ways lead.
#[test]
fn windows_by_the_ten_thousand_are_walked() {
    let value = |spec: &str, n: &Big| value_at(&Spec::parse(spec).expect("a spec"), n);
    for spec in ["imark?S=1&D=2,3,5", "mark?S=1&D=2,3,5&round=floor", "imark?S=1,2&D=2,3,5"] {
        // There are some 50,000 windows, few enough for both ways.
        let n = big::parse("10^31 + 30").expect("a number");
        let kept = Far::new(&game(spec), &n).expect("the game forgets").next(1)[0];
        assert_eq!(value(spec, &n), Ok(Big::from(kept)), "{spec} at {n}");
    }
    let n = big::parse("3*10^52").expect("a number");
    let spec = "imark?S=1&D=2,3,5";
    let options = [&n - 1_u32, &n / 2_u32, &n / 3_u32, &n / 5_u32].map(|to| value(spec, &to).expect("a value"));
    let mex = (0_u32..).map(Big::from).find(|value| !options.contains(value));
    assert_eq!(value(spec, &n).ok(), mex);
}

#[test]
fn games_that_are_not_seen_to_forget_are_refused() {
    for (spec, message) in [
        ("imark?S=1,2,3,4&D=6", "this game was not seen to forget: "),
        ("imark?t=3&d=4", "this game was not seen to forget: "),
        ("imark?S=2&D=2", "this game was not seen to forget: "),
        ("imark?S=1-6&D=2,3", "this game was not seen to forget: "),
        ("imark?S=1-8&D=2,3", "this game was not seen to forget: "),
        ("imark?t=30&d=31", "this game was not seen to forget: "),
        ("imark?S=1,60&D=2,3", "this game forgets too slowly there, if at all: "),
        // There are more than a million ways in which 31 heaps in a row may be 0, no two next to each other.
        ("imark?S=1,31&D=2", "whether this game forgets cannot be told: "),
        ("imark?S=1-63&D=2", "whether this game forgets cannot be told: a heap has 64 options"),
        ("imark?S=1&D=2,3,5,7,11,13", "that heap is out of reach: "),
    ] {
        let far = Far::new(&game(spec), &big::parse("10^30").expect("a number"));
        let refusal = far.err().expect("no value");
        let reason = match message {
            message if message.contains("too slowly") => Reason::TooSlow,
            message if message.contains("out of reach") => Reason::TooFar,
            _ => Reason::Unforgetting,
        };
        assert_eq!(refusal.reason(), reason, "{spec}");
        assert!(refusal.to_string().starts_with(message), "{spec}: {refusal}");
    }
}

/// Levels against the obvious: every tuple of values that the last heaps may have, run forward heap by heap. Where all of
/// them lead to the same values, so must the levels.
#[test]
fn whatever_forgets_is_answered() {
    let mut answered = 0;
    for (s, d) in pairs(&["1", "2", "3", "1,2", "1,3", "2,3", "1-3"], &["2", "3", "2,3", "2,5", "3,4", "3,5", "2,3,5"])
    {
        let game = game(&format!("imark?S={s}&D={d}"));
        let dense = dense(&game, 40_000);
        if [10_007, 17_280, 23_999].iter().all(|&from| tuples_become_one(&game, &dense, from, 3_000)) {
            check(&game, &dense, 39_000, 1_000);
            answered += 1;
        }
    }
    assert!(answered >= 20, "only {answered} games forget");
}

fn pairs<'a>(these: &'a [&str], those: &'a [&str]) -> impl Iterator<Item = (&'a str, &'a str)> {
    these.iter().flat_map(|this| those.iter().map(|that| (*this, *that)))
}

/// Whether all values that the heaps before `from` may have lead to the same ones within so many heaps.
fn tuples_become_one(game: &Division, dense: &Divisions, from: u64, heaps: u64) -> bool {
    let memory = *game.subtract.members().last().expect("a member");
    let mut pasts = BTreeSet::from([Vec::new()]);
    for _ in 0..memory {
        let longer = |past: &Vec<u64>| {
            (0..=game.most_options() as u64).map(|value| [&past[..], &[value]].concat()).collect::<Vec<_>>()
        };
        pasts = pasts.iter().flat_map(longer).collect();
    }
    for n in from..from + heaps {
        let quotients = game.divide.members().iter().filter_map(|&d| game.quotient(n, d));
        let quotients: Vec<u64> = quotients.map(|n| u64::from(dense.value(n))).collect();
        let next = |past: &Vec<u64>| {
            let subtracted = game.subtract.members().iter().map(|&s| past[(memory - s) as usize]);
            let options: Vec<u64> = subtracted.chain(quotients.iter().copied()).collect();
            let mex = (0..).find(|value| !options.contains(value)).expect("a mex");
            [&past[1..], &[mex]].concat()
        };
        pasts = pasts.iter().map(next).collect();
    }
    pasts.len() == 1
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever S and D are: either the values are right, or there are none.
    #[test]
    fn random_games_are_right_or_refused(
        s in prop::collection::btree_set(1_u64..10, 1..7),
        d in prop::collection::btree_set(2_u64..8, 1..4),
        round in "exact|floor|ceil",
        start in 0_u64..1_000_000,
        length in 1_u64..200,
    ) {
        let list = |set: &BTreeSet<u64>| set.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let spec = match round.as_str() {
            "exact" => format!("imark?S={}&D={}", list(&s), list(&d)),
            _ => format!("mark?S={}&D={}&round={round}", list(&s), list(&d)),
        };
        let game = game(&spec);
        if let Ok(mut far) = Far::new(&game, &Big::from(start)) {
            let dense = dense(&game, start + length);
            let near: Vec<u8> = (start..start + length).map(|n| dense.value(n) as u8).collect();
            prop_assert_eq!(far.next(length), near);
        }
    }
}

/// A table that begins far away has the values of the one that begins at 0.
#[test]
fn tables_from_anywhere() {
    for spec in [
        "imark?S=1&D=2,3",
        "imark?t=4&d=5",
        "imark?S=2&D=9",
        "mark?S=1&D=2",
        "maxnim?d=7/4",
        "maximum?f=floor(n/3)",
        "maximum?f=floor(sqrt(n)) + 2",
        "maximum?f=floor(n/3)&pass=1",
        "maximum?f=floor(sqrt(n)) + 2&pass=1",
        "minimum?f=max(1, ceil(2n/5))",
        "minimum?f=floor(sqrt(n))",
    ] {
        let spec = Spec::parse(spec).expect("a spec");
        let start = 30_000_u64;
        let mut near = open(&spec);
        let mut far = open_from(&spec, Heap::from(start), 2_000).expect("a table");
        assert_eq!(far.rows(), 0);
        while near.rows() < start + 2_000 {
            near.advance(1_000_000);
        }
        while far.rows() < 2_000 {
            far.advance(5_000);
        }
        for row in 0..2_000 {
            let (here, there) = (Cell { row, column: 0 }, Cell { row: start + row, column: 0 });
            assert_eq!(far.value(here), near.value(there), "{spec} at {start} + {row}");
        }
        assert_eq!(value_at(&spec, &Big::from(start)), Ok(Big::from(far.value(Cell { row: 0, column: 0 }).unwrap())));
    }
}

/// Theorems 2 and 3: h_d preserves values, so that a heap and its next are a test of each other.
#[test]
fn max_nim_at_ten_to_the_eighteen() {
    for d in ["7/4", "2", "3", "10/3", "50"] {
        let spec = Spec::parse(&format!("maxnim?d={d}")).expect("a spec");
        let with_pass = Spec::parse(&format!("maxnim?d={d}&pass=1")).expect("a spec");
        let Some(game) = spec.rules::<MaxNim>() else { panic!("Max Nim") };
        for n in [10_u64.pow(18), 10_u64.pow(18) + 12_345, 987_654_321_987_654_321] {
            let value = |n: u64| value_at(&spec, &Big::from(n)).expect("a value");
            let passed = |n: u64| value_at(&with_pass, &Big::from(n)).expect("a value");
            assert_eq!(passed(n), passed(theorems::next_with_same_value(game.divisor, n)), "d = {d}, n = {n}");
            assert_ne!(passed(n), value(n), "d = {d}, n = {n}: the pass leads there");
            assert_eq!(value(n), Big::from(theorems::value(game.divisor, n)), "d = {d}, n = {n}");
            assert_eq!(value(n), value(theorems::next_with_same_value(game.divisor, n)), "d = {d}, n = {n}");
        }
    }
}

#[test]
fn what_cannot_be_had_far_away() {
    let far = big::parse("10^18").expect("a number");
    for (spec, reason, message) in [
        ("maximum?f=n mod 7", Reason::Beyond, "which the form of n mod 7 does not prove"),
        ("maximum?f=2*floor(n/4)&pass=1", Reason::Beyond, "which the form of 2*floor(n/4) does not prove"),
        (
            "maximum?f=2^floor(log2(n)) - 1&pass=1",
            Reason::Beyond,
            "with a pass farther heaps need a rule that rises by 0 or 1 from heap to heap, which the form of 2^floor(log2(n)) - 1 does not prove",
        ),
        ("maximum?f=floor(n/2) - 5", Reason::Beyond, "f(1) = −5 is negative"),
        ("minimum?f=floor(sqrt(n))", Reason::TooSlow, "takes more than 10000000 steps"),
        (
            "mem",
            Reason::Beyond,
            "so not for n = 1000000000000000000: a theorem has its values in the columns k > 2·n^(1/4) + 3, and only there",
        ),
    ] {
        let refusal = value_at(&Spec::parse(spec).expect("a spec"), &far).expect_err("no value");
        assert_eq!(refusal.reason(), reason, "{spec}");
        assert!(refusal.to_string().ends_with(message), "{spec}: {refusal}");
    }
    // A square is where the root rises, so that its value is known at once; elsewhere it may take too long.
    let beyond = |text: &str| value_at(&Spec::parse(text).expect("a spec"), &(&far * &far));
    assert_eq!(beyond("maximum?f=floor(sqrt(n))"), Ok(far.clone()));
    let refused = |text: &str| beyond(text).expect_err("no value");
    let slow = refused("minimum?f=floor(sqrt(n))");
    assert!(matches!(&slow, Refusal::TooSlow(why) if why.ends_with("takes more than 100000 steps")), "{slow}");
    let (rule, why) =
        (refused("maximum?f=floor(log2(n))"), "floor(log2(n)) has no value that can be worked out at 10000");
    assert!(matches!(&rule, Refusal::Rule(said) if said.starts_with(why)), "{rule}");
}

/// Where all quotients of a stream's first heaps lie below the end of the game, they are no options.
#[test]
fn quotients_below_the_end_are_no_options_far_away() {
    let spec = Spec::parse("mark?S=3&D=31,719&round=floor&end=1").expect("a spec");
    let heap = 16_939_433_u64;
    let values = dense(&game("mark?S=3&D=31,719&round=floor&end=1"), heap + 1);
    let far = value_at(&spec, &Big::from(heap)).expect("a value");
    assert_eq!(far, Big::from(values.value(heap)));
}
