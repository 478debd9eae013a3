//! The difference of two games: against the difference of their oracles, in every block, and what may be taken away.

use nimscope::engine::naive::Naive;
use nimscope::engine::{Band, Columns, Engine, Quantity, Reduce};
use nimscope::game::{Cell, Difference};
use nimscope::grow;
use nimscope::link;
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, Source};
use proptest::prelude::*;

use super::oracle::shown_by;

const PLANES: [&str; 6] = ["mem", "memplus", "mem0", "dudeney?Y=7", "takeaway?f=2k", "dynamic?f=2n"];
const HEAPS: [&str; 4] = ["maxnim?d=2", "maxnim?d=21/10&pass=1", "imark?S=1&D=2,3", "minimum?f=floor(n/3)"];

/// The oracle's rows; its cost grows like the cube.
const ROWS: u64 = 60;

fn spec(text: &str) -> Spec {
    Spec::parse(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

/// `a?x=1` without `b?y=2`, as links write it.
fn without(of: &str, less: &str) -> String {
    let (name, query) = less.split_once('?').unwrap_or((less, ""));
    let own = query.split('&').filter(|pair| !pair.is_empty()).map(|pair| format!("&less.{pair}"));
    format!("{of}{}less={name}{}", if of.contains('?') { '&' } else { '?' }, own.collect::<String>())
}

fn grown(text: &str) -> Box<dyn Engine> {
    let mut engine = open(&spec(text));
    grow::reach(&mut *engine, ROWS, 777);
    engine
}

#[test]
fn a_texel_holds_any_difference() {
    for (of, less, texel, written, words) in [
        (5, 5, 0, "0", "equal"),
        (5, 3, 3, "+2", "2 more"),
        (3, 5, 4, "−2", "2 less"),
        (1, 0, 1, "+1", "1 more"),
        (0, 1, 2, "−1", "1 less"),
        (0, 2_147_483_647, u32::MAX - 1, "−2147483647", "2147483647 less"),
    ] {
        let difference = Difference::between(of, less);
        assert_eq!(difference.texel(), Some(texel));
        assert_eq!(Difference::of_texel(texel), difference);
        assert_eq!((difference.to_string(), difference.in_words()), (written.to_owned(), words.to_owned()));
    }
    assert_eq!(Difference::between(0, 2_147_483_648).texel(), None, "which a texel cannot hold");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn of_any_two_is_that_of_their_oracles(
        plane in any::<bool>(),
        games in (0..6_usize, 0..6_usize),
        (start, length) in (0..ROWS - 1, 1..20_u64),
        (left, width, count) in (0..70_u64, 1..9_u64, 1..30_u64),
        reduce in prop_oneof![
            Just(Reduce::Sample), Just(Reduce::Smallest), Just(Reduce::Largest), (0..9_u32).prop_map(Reduce::Contains)
        ],
        work in 0..3_000_u64,
    ) {
        let all: &[&str] = if plane { &PLANES } else { &HEAPS };
        let (of, less) = (all[games.0 % all.len()], all[games.1 % all.len()]);
        let mut fast = grown(&without(of, less));
        let (mut first, mut second) = (Naive::of(spec(of), ROWS), Naive::of(spec(less), ROWS));
        let mut texel = |row: u64, column: u64| {
            let at = Cell { row, column };
            Difference::between(first.cell(at), second.cell(at)).texel().expect("small values")
        };
        let columns = if plane { left..left + width * count } else { 0..1 };
        let rows = start..(start + length).min(ROWS);
        for row in rows.clone() {
            for column in columns.clone().step_by(7) {
                prop_assert_eq!(fast.value(Cell { row, column }), Some(texel(row, column)), "{} {}", of, less);
            }
        }
        let band = Columns::Uniform { start: columns.start, width, end: columns.end };
        let want: Vec<u32> = (0..band.count())
            .map(|i| {
                let cells: Vec<u32> =
                    rows.clone().flat_map(|row| band.interval(i).map(move |column| (row, column))).map(|(r, c)| texel(r, c)).collect();
                match reduce {
                    Reduce::Smallest => *cells.iter().min().expect("a cell"),
                    Reduce::Largest => *cells.iter().max().expect("a cell"),
                    Reduce::Contains(value) if cells.contains(&value) => value,
                    _ => cells[0],
                }
            })
            .collect();
        let band = Band { rows, columns: band, reduce, quantity: Quantity::Value };
        prop_assert_eq!(shown_by(&mut *fast, band, work), want, "{} less {}", of, less);
    }
}

#[test]
fn a_cell_says_both_values() {
    let told = |text: &str, row: u64, column: u64| {
        let spec = spec(text);
        let mut source = Source::new(spec.clone(), Axis::of(spec.entry())).expect("a table");
        grow::reach(&mut *source.engine, row + 1, 10_000);
        let inspection = source.inspect(Cell { row, column });
        (inspection.value.map(|value| value.to_string()), inspection.spoken)
    };
    let equal = told("mem?less=mem", 9, 3);
    assert_eq!(equal, (Some("0".to_owned()), "heap 9, last removal 3: MEM 3, MEM 3: equal".to_owned()));
    let (value, words) = told("maxnim?d=2&less=maxnim&less.d=21/10", 20, 0);
    assert_eq!(words, "heap 20: Max Nim (d = 2) 5, Max Nim (d = 21/10) 5: equal");
    assert_eq!(value.as_deref(), Some("0"));
}

/// Where one of the two has no value, there is no difference; where one of them ends, it ends.
#[test]
fn it_knows_what_both_know() {
    let mut engine = open(&spec("memgame?F={1, 6/k}&less=mem"));
    grow::reach(&mut *engine, u64::MAX, 10_000);
    assert_eq!(engine.rows(), 5);
    assert!(engine.refusal().is_some(), "the typed rule has no value in row 5");
    assert_eq!(engine.value(Cell { row: 5, column: 1 }), None);
}

#[test]
fn what_cannot_be_taken_away_says_so() {
    for (link, canonical, told) in [
        ("mem?less=chess", "mem?v=1&n=0-400&k=0-400", "“less=chess”: no such game can be taken away; nothing is."),
        (
            "mem?less=imark",
            "mem?v=1&n=0-400&k=0-400",
            "“less=imark”: a position of MEM has two numbers and one of i-Mark a single heap, so that they have no difference; nothing is.",
        ),
        (
            "dynamic?less=dynamic&less.misere=1",
            "dynamic?f=2n&misere=0&v=1&n=0-120&k=0-120",
            "“less=dynamic”: an outcome of misère play and a nim value have no difference; nothing is.",
        ),
        (
            "maxnim?d=2&less=maxnim&less.d=1",
            "maxnim?d=2&pass=0&less=maxnim&less.d=7/4&less.pass=0&v=1&n=0-63&k=0-63",
            "“less.d=1”: d must be larger than 1; less.d=7/4 is used.",
        ),
        (
            "mem?less=mnem&less.d=2",
            "mem?less=mnem&v=1&n=0-400&k=0-400",
            "“less.d=2”: mnem has no parameter “d”; nothing is.",
        ),
    ] {
        let parsed = link::parse(link);
        assert_eq!(parsed.problems, [told], "{link}");
        assert_eq!(link::print(&parsed.state), canonical, "{link}");
        assert!(link::parse(canonical).problems.is_empty());
    }
}

/// What is printed is taken from what is computed: in the three tables nothing is left; Theorem 1 of i-Mark fails for t = 2,
/// and Theorem 4 of Max Nim for even a.
#[test]
fn what_is_printed_can_be_taken_away() {
    let left = |text: &str, rows: u64, columns: u64| -> (u64, u64) {
        let mut engine = open(&spec(text));
        grow::reach(&mut *engine, rows, 100_000);
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| Cell { row, column }));
        let known: Vec<u32> = cells.filter_map(|at| engine.value(at)).collect();
        (known.len() as u64, known.into_iter().filter(|&texel| texel != 0).count() as u64)
    };
    for game in ["mem", "memplus", "mem0"] {
        assert_eq!(left(&format!("{game}?less=printed"), 40, 40), (400, 0), "{game}");
    }
    assert_eq!(left("imark?t=3&d=4&less=printed", 5_000, 1), (5_000, 0));
    assert_eq!(left("imark?S=2&D=7&less=printed", 5_000, 1), (5_000, 0));
    let (known, wrong) = left("imark?t=2&d=3&less=printed", 5_000, 1);
    assert!(known == 5_000 && wrong > 0, "{wrong} of {known}");
    let (known, wrong) = left("maxnim?d=5/4&pass=1&less=printed", 500, 1);
    assert!(known > 0 && wrong > 0, "{wrong} of {known}");
    assert_eq!(
        left("maxnim?d=3&pass=1&less=printed", 500, 1),
        (500, 2),
        "the heaps 0 and 1, of which it does not speak"
    );
}

/// A game says that it is printed before its statements are here.
#[test]
fn what_says_that_it_is_printed_is() {
    let more = ["imark?t=2&d=3", "imark?S=2&D=5", "imark?S=1&D=2,3", "maxnim?pass=1", "mark?S=1&D=2&round=floor"];
    let games = nimscope::paper::entries().iter().map(|entry| entry.name).chain(more);
    for game in games.map(spec) {
        assert_eq!(game.game().is_printed(), game.game().printed(100).is_some(), "{game}");
    }
}
