//! The explanation of a cell: its value, its options as a mex, a winning move, the frontier.

use nimscope::game::Cell;
use nimscope::game::catalogue::Layout;
use nimscope::grow::Reason;
use nimscope::paper;
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, Inspection, Outcome, csv, inspect, latex, numbers};

fn look(name: &str, rows: u64, n: u64, k: u64) -> Inspection {
    let spec = Spec::parse(name).expect("a game of the catalogue");
    let mut engine = open(&spec);
    while engine.rows() < rows {
        engine.advance(1);
    }
    inspect(&spec, &mut *engine, Cell { row: n, column: k })
}

#[test]
fn explains_an_exceptional_cell() {
    let cell = look("mem0", 30, 22, 2);
    assert_eq!((cell.small(), cell.outcome), (Some(11), Some(Outcome::N)));
    let facts: Vec<&str> = cell.facts.iter().map(|fact| fact.text.as_str()).collect();
    assert_eq!(facts, ["G(22_∞) = 12", "yes, 1 below the frontier"]);
    assert_eq!(cell.spoken, "heap 22, last removal 2: nim value 11, N-position, exceptional");
    assert_eq!(cell.options.summary, "The 21 options have values 0–10; the least missing is 11.");
}

#[test]
fn explains_a_position_without_moves() {
    let cell = look("mem", 10, 3, 4);
    assert_eq!((cell.small(), cell.outcome, cell.winning), (Some(0), Some(Outcome::P), None));
    assert_eq!(cell.options.summary, "No move: the next player loses.");
}

/// The table goes on, though one column has no answer.
#[test]
fn says_why_a_rule_has_no_answer() {
    let cell = look("memgame?F=j > 6/k", 10, 3, 0);
    assert_eq!((cell.small(), cell.spoken.as_str()), (None, "heap 3, nothing removed yet: division by zero at k = 0"));
    let cell = look("takeaway?f=floor(9/(k-9)+9)", 6, 5, 9);
    assert_eq!((cell.small(), cell.spoken.as_str()), (None, "heap 5, last removal 9: division by zero at k = 9"));
}

#[test]
fn says_when_a_row_is_not_computed() {
    let cell = look("mem0", 10, 999_999, 4);
    assert_eq!((cell.small(), cell.outcome), (None, None));
    assert_eq!(cell.spoken, "heap 999999, last removal 4: not computed yet");
}

#[test]
fn says_when_there_are_too_many_options_to_look_at() {
    let cell = look("memplus", 0, 400_000_000, 3);
    assert_eq!(cell.small(), Some(28_280));
    let winning = cell.winning.expect("a large heap can be emptied");
    assert!(winning.cell.is_some_and(|left| left.row < left.column), "what is left has no move");
    assert!(cell.options.summary.ends_with("were looked at; there are more."), "{}", cell.options.summary);
}

/// In the last rows that are known, options that add tokens lead to rows that are not, and so nothing is said of what they miss.
#[test]
fn options_in_rows_to_come_are_counted_apart() {
    let spec = Spec::parse("mnem").expect("a game of the catalogue");
    let mut engine = open(&spec);
    while engine.rows() < 60 {
        engine.advance(1);
    }
    let last = Cell { row: engine.rows() - 1, column: 8 };
    let summary = inspect(&spec, &mut *engine, last).options.summary;
    assert!(summary.ends_with("; 7 lie in rows that are not computed yet."), "{summary}");
}

/// In every game and every cell: a witness for each value below the mex, moves that lead where they say, and a winning
/// move exactly at N-positions.
#[test]
fn every_explanation_holds() {
    for entry in paper::entries() {
        let spec = Spec::parse(entry.name).expect("a game of the catalogue");
        let mut engine = open(&spec);
        // Some games add tokens, fewer than are there.
        while engine.rows() < 120 {
            engine.advance(100);
        }
        for n in 0..60 {
            for k in 0..if entry.layout == Layout::Plane { 65 } else { 1 } {
                let cell = inspect(&spec, &mut *engine, Cell { row: n, column: k });
                let value = cell.small().expect("a computed row");
                let expected: Vec<u32> = (0..value.min(24)).collect();
                let shown: Vec<u32> = cell.options.sample.iter().map(|option| option.value).collect();
                assert_eq!(shown, expected, "{} {n}_{k}", entry.name);
                assert_eq!(cell.winning.is_some(), value > 0, "{} {n}_{k}", entry.name);
                for option in cell.options.sample.iter().chain(&cell.winning) {
                    let Some(to) = option.cell else { continue };
                    assert_eq!(engine.value(to), Some(option.value), "{} {n}_{k}", entry.name);
                }
                assert!(cell.winning.is_none_or(|winning| winning.value == 0));
            }
        }
    }
}

/// What a game's theory adds to the inspection, a row each: spec, n, k, the facts.
#[test]
fn facts_come_from_the_theory_of_the_game() {
    let rows: &[(&str, u64, u64, &[&str])] = &[
        (
            "dynamic?f=2n",
            11,
            3,
            &["11 = 8 + 3", "g(11) = 3", "1, 2, 3, 5, 8, …", "the player to move wins from x = g(11) on"],
        ),
        (
            "dynamic?f=2n&misere=1",
            12,
            3,
            &["11 = 8 + 3", "g(11) = 3", "1, 2, 3, 5, 8, …", "the player to move wins from x = g(11) on"],
        ),
        (
            "dynamic?f=if(n <= 3, 2, n)",
            7,
            1,
            &["7 = 3 + 3 + 1", "g(7) = 1", "1, 2, 3 (finite)", "the player to move wins from x = g(7) on"],
        ),
        (
            "dynamic?f=if(n = 3, 1, 2n)",
            5,
            3,
            &["5 = 5", "g(5) = 5", "1, 2, 3, 5, …", "does not hold for this rule; it fails first at N = 5"],
        ),
        (
            "dynamic?f=n-1",
            2,
            1,
            &[
                "The paper's rules have f ≥ 1, and f(1) = 0: whoever finds no move has lost.",
                "2 = 1 + 1",
                "g(2) = 1",
                "1 (finite)",
                "the player to move wins from x = g(2) on",
            ],
        ),
        (
            "dynamic?f=n-1&misere=1",
            2,
            1,
            &[
                "The paper's rules have f ≥ 1, and f(1) = 0: whoever finds no move has won, so that (N, x) is not played \
                 as (N − 1, x).",
            ],
        ),
        ("maximum?f=2^floor(log2(n)) - 1", 8, 0, &["f(8) = 7", "f′(8) = 4"]),
        ("maximum?f=floor(n/2)&pass=1", 4, 0, &["G(4) = 2", "f(4) = 2"]),
        ("maximum?f=2n", 4, 0, &["f(4) = 8", "min(4, f(4)) = 4", "f′(4) = 4"]),
        ("minimum?f=floor((n-1)/2)", 0, 0, &[]),
        ("maximum?f=10 mod (n + 1)", 8, 0, &["f(8) = 1"]),
        ("minimum?f=floor(n/2)", 9, 0, &["f(9) = 4"]),
        ("maxnim?d=7/4", 10, 0, &["h_d(10) = 26", "⌈n/d⌉ = 6"]),
        ("maxnim?d=7/4&pass=1", 10, 0, &["G_d(10) = 0", "h_d(10) = 26", "⌈n/d⌉ = 6"]),
    ];
    for (text, n, k, expected) in rows {
        let cell = look(text, 40, *n, *k);
        let facts: Vec<&str> = cell.facts.iter().map(|fact| fact.text.as_str()).collect();
        assert_eq!(&facts, expected, "{text} at {n}, {k}");
    }
}

/// In misère play the representation is that of another pile, and its label says of which.
#[test]
fn a_misere_pile_is_represented_by_the_one_before_it() {
    for (misere, label) in [(0, "Stable representation"), (1, "Stable representation of N − 1")] {
        let cell = look(&format!("dynamic?f=2n&misere={misere}"), 20, 11 + misere, 3);
        assert_eq!((cell.facts[0].label, cell.facts[0].text.as_str()), (label, "11 = 8 + 3"));
    }
}

/// In misère play a value is an outcome, and the words are about winning and losing.
#[test]
fn misere_play_is_explained_by_who_wins() {
    let rows = [
        (0, 3, 1, Outcome::N, "No move: whoever moved last has lost, so the next player has won.", None),
        (1, 3, 0, Outcome::P, "The only option is won for whoever faces it, so that the next player loses.", None),
        (4, 2, 0, Outcome::P, "All 2 options are won for whoever faces them, so that the next player loses.", None),
        (
            4,
            3,
            1,
            Outcome::N,
            "One of the options at least is lost for whoever faces it, so that the next player wins.",
            Some("take 3"),
        ),
        (7, 0, 1, Outcome::N, "No move: whoever moved last has lost, so the next player has won.", None),
    ];
    for (n, x, value, outcome, summary, how) in rows {
        let cell = look("dynamic?f=2n&misere=1", 20, n, x);
        assert_eq!((cell.small(), cell.outcome, cell.word), (Some(value), Some(outcome), "Outcome"), "({n}, {x})");
        assert_eq!(cell.options.summary, summary, "({n}, {x})");
        assert_eq!(cell.winning.map(|winning| winning.how).as_deref(), how, "({n}, {x})");
        assert_eq!(
            cell.spoken,
            format!("pile of {n}, at most {x} may be taken: outcome {value}, {outcome:?}-position")
        );
    }
}

#[test]
fn positions_are_written_as_their_papers_write_them() {
    let rows = [
        ("mem", "9_8", "heap 9, last removal 8"),
        ("mnem", "9_8", "heap 9, last move 8"),
        ("dudeney?Y=5", "9_8", "heap 9, last removal 8"),
        ("takeaway?f=2k", "9_8", "heap 9, last removal 8"),
        ("dynamic", "(9, 8)", "pile of 9, at most 8 may be taken"),
        ("serial?heaps=3,5", "[9, 8]", "first heap 9, second heap 8"),
        ("serial?heaps=3,5,4,7", "[9, 8, …]", "first heap 9, second heap 8, then 4, 7"),
        ("maxnim?d=7/4", "9", "heap 9"),
        ("maxnim?d=7/4&pass=1", "9", "heap 9, the pass not used yet"),
        ("imark", "9", "heap 9"),
    ];
    for (text, name, spoken) in rows {
        let cell = look(text, 20, 9, 8);
        assert_eq!((cell.name.as_str(), cell.said.as_str()), (name, spoken), "{text}");
        assert!(cell.spoken.starts_with(&format!("{spoken}: nim value ")), "{}", cell.spoken);
    }
}

/// Rows end where a typed rule cannot be evaluated, and the inspection says why.
#[test]
fn a_rule_that_fails_stops_the_table_and_says_why() {
    let spec = Spec::parse("maximum?f=6 - n").expect("a rule that fails later");
    let mut engine = open(&spec);
    for _ in 0..100 {
        engine.advance(1000);
    }
    assert_eq!((engine.rows(), engine.limit()), (7, 7));
    let cell = inspect(&spec, &mut *engine, Cell { row: 7, column: 0 });
    assert_eq!(cell.spoken, "heap 7: f(7) = −1 is negative");
}

#[test]
fn numbers_are_exported_as_printed() {
    let mut engine = open(&Spec::parse("dudeney?Y=5").expect("a game of the catalogue"));
    while engine.rows() < 5 {
        engine.advance(1);
    }
    let table = numbers(&mut *engine, Axis::Memory, 4..=5, 1..=3).expect("a small rectangle");
    assert_eq!(csv(&table), "n\\k,1,2,3\n4,2,3,3\n5,,,\n");
    let array = "\\[\\arraycolsep=3pt\n\\begin{array}{r|rrr}\nn\\backslash k & 1 & 2 & 3 \\\\ \\hline\n4 & 2 & 3 & 3 \\\\\n5 &  &  &  \\\\\n\\end{array}\n\\]\n";
    assert_eq!(latex(&table), array);
    let refused = numbers(&mut *engine, Axis::Memory, 0..=999, 0..=100).expect_err("a large rectangle");
    assert_eq!(refused.reason(), Reason::TooLarge);
    assert_eq!(refused.to_string(), "1000 × 101 cells are too many to list; at most 100000 are");
}

#[test]
fn a_strip_is_listed_by_its_rows() {
    let mut engine = open(&Spec::parse("imark?S=1&D=2,3").expect("a spec"));
    while engine.rows() < 20 {
        engine.advance(1);
    }
    let table = numbers(&mut *engine, Axis::Strip(8), 0..=1, 0..=8).expect("a small rectangle");
    assert_eq!(csv(&table), "n\\+,0,1,2,3,4,5,6,7,8\n0,0,1,0,2,1,0,1,0,\n8,2,0,1,0,2,0,1,2,\n");
}

/// Somewhere among the first heaps a move has this name.
#[test]
fn moves_are_named_as_players_say_them() {
    let rows = [
        ("mem", "take 4"),
        ("imark?S=1&D=2,3", "take 1"),
        ("imark?S=1&D=2,3", "divide by 3"),
        ("mark?S=3&D=2&round=ceil&end=0", "divide by 2"),
        ("maxnim?d=7/4&pass=1", "pass"),
        ("mnem", "add 1"),
    ];
    for (text, how) in rows {
        let named = |n| look(text, 40, n, 2.min(n)).options.sample.iter().any(|option| option.how == how);
        let column_0 = |n| look(text, 40, n, 0).options.sample.iter().any(|option| option.how == how);
        assert!((0..40).any(|n| named(n) || column_0(n)), "{text}: {how}");
    }
}
