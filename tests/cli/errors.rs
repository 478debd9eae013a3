//! Every way to ask for what cannot be had: the reason's exit code, one sentence on the standard error, nothing printed.

use super::{print, run};

#[test]
fn what_makes_no_sense() {
    refuses(
        2,
        &[
            (&["value", "mem"], "mem needs a heap: nimscope value 'mem' N"),
            (
                &["sequence", "dynamic?f=2n"],
                "dynamic?f=2n&misere=0 has a column for each bound x and none that is meant by default; give one, as in --k 5",
            ),
            (
                &["value", "dynamic?f=2n", "13"],
                "dynamic?f=2n&misere=0 has a column for each bound x and none that is meant by default; give one, as in \
             nimscope value 'dynamic?f=2n&misere=0' 13 5",
            ),
            (
                &["outcome", "mem", "5"],
                "outcome is about dynamic; nimscope value 'mem' is 0 where the player to move loses",
            ),
            (
                &["outcome", "dynamic?f=if(n = 10, 1, n)", "10^20"],
                "dynamic?f=if(n = 10, 1, n)&misere=0: Theorem 1 fails for this rule: the Main Theorem's condition is violated \
             at k = 3, x = 2",
            ),
            (&["value", "dudeney", "5", "2000"], "the columns of dudeney?Y=5 end at 1001, so there is no column 2000"),
            (
                &["value", "serial?heaps=3,5,4", "5", "inf"],
                "the columns of serial?heaps=3,5,4 are its second heap, which is a number",
            ),
            (&["exceptions", "mem"], "mem has no exceptions to a frontier; mem0 has"),
            (&["table", "memgame?F=2^j > k", "--n", "0-130"], "memgame?F=2^j > k: 2^j is too large at j = 127"),
            (&["value", "memgame?F=j > 6/k", "5", "0"], "memgame?F=j > 6/k: division by zero at k = 0"),
            (&["gaps", "mem", "--to", "100"], "mem is not searched for gaps; imark and mark are"),
            (
                &["gaps", "imark", "--from", "9", "--to", "3"],
                "imark?S=1&D=2,3: a range must not run backwards, and ends at 1152921504606846976 at the latest",
            ),
            (&["gaps", "--merge", "no-such-file"], "no-such-file: No such file or directory (os error 2)"),
            (
                &["value", "mark", "5", "1"],
                "mark?S=1&D=2&round=floor&end=0 is played on a heap without a memory, so it has no columns",
            ),
            (
                &["value", "mark", "5", "inf"],
                "mark?S=1&D=2&round=floor&end=0 is played on a heap without a memory, so it has no columns",
            ),
            (
                &["value", "maxnim?d=2&pass=1", "5", "1"],
                "maxnim?d=2&pass=1 has no columns; what a position has beside its heap is a parameter: d, pass",
            ),
            (&["value", "maxnim?d=1", "5"], "maxnim?d=1: d must be larger than 1"),
            (&["value", "mem?x=1", "5"], "mem has no parameter “x”"),
            (
                &["value", "maximum?f=5/(n+1)", "1"],
                "maximum?f=5/(n+1): f(1) = 5/2 is not a whole number; use floor or ceil",
            ),
            (&["value", "maximum?f=floor(6/(n-7)+6)", "50"], "maximum?f=floor(6/(n-7)+6): division by zero at n = 7"),
            (
                &["value", "takeaway?f=floor(9/(k-9)+9)", "5", "9"],
                "takeaway?f=floor(9/(k-9)+9): division by zero at k = 9",
            ),
            (
                &["table", "maxnim?d=7/4"],
                "maxnim?d=7/4&pass=0 is played on one heap, so its values are a sequence: nimscope sequence 'maxnim?d=7/4&pass=0'",
            ),
            (
                &["table", "dudeney", "--k", "0-10000"],
                "the columns of dudeney?Y=5 end at 1001, so there is no column 10000",
            ),
            (
                &["sequence", "imark", "--k", "3"],
                "imark?S=1&D=2,3 is played on a heap without a memory, so it has no columns",
            ),
        ],
    );
}

#[test]
fn what_nobody_knows() {
    refuses(
        1,
        &[
            (
                &["value", "imark?S=2&D=2", "10^30"],
                "imark?S=2&D=2: this game was not seen to forget: 49152 heaps of a class after n = 327680, 2 different pasts still \
             lead to different values",
            ),
            // 10^30 itself is one of Sopena's P-positions, and so has the value 0.
            (
                &["value", "imark?t=3&d=5", "10^30+1"],
                "imark?t=3&d=5: this game was not seen to forget: 49152 heaps after n = 51149, 2 different pasts still lead to \
             different values. All the same n = 1000000000000000000000000000001 is an N-position: Sopena’s P-positions \
             (section 1.4 of Some i-Mark games) are the heaps n ≡ 1 (mod 3) from n = 15 on",
            ),
            (
                &["value", "memgame?F=j mod 2 = k mod 2", "30", "inf"],
                "the form of memgame?F=j mod 2 = k mod 2 does not tell what may be removed after every large removal, so it may \
             have no column inf; a number is allowed, and inf with a rule that settles as k grows, such as 2k or j != k",
            ),
            (
                &["sequence", "takeaway?f=if(k mod 2 = 0, 2k, 1)", "--k", "inf"],
                "the form of takeaway?f=if(k mod 2 = 0, 2k, 1) does not tell what may be removed after every large removal, so \
             it may have no column inf; a number is allowed, and inf with a rule that settles as k grows, such as 2k or \
             j != k",
            ),
        ],
    );
}

#[test]
fn what_lies_out_of_reach() {
    refuses(
        3,
        &[
            (
                &["value", "mnem", "1000000"],
                "mnem is computed up to n = 999999, so not for n = 1000000: a theorem has its values where k·k ≥ n, and only there",
            ),
            (
                &["value", "mem", "18446744073709551614", "1"],
                "mem: inner columns are worked out up to n = 1000000000000000000",
            ),
            (
                &["value", "mem", "10^18-5", "2"],
                "mem: its half-interval of rows would take 31621999873512 steps, and at most 4000000000000 are tried; the columns \
             k > 63244 are at once there",
            ),
            (
                &["value", "mem", "10^20", "7"],
                "mem is computed up to n = 1000000000000, so not for n = 100000000000000000000: a theorem has its values in the \
             columns k > 2·n^(1/4) + 3, and only there",
            ),
            (
                &["table", "mem", "--n", "10^12-10^12+1"],
                "mem is computed up to n = 1000000000000, so not for n = 1000000000001",
            ),
            (
                &["value", "imark?S=1000&D=2,3,5", "10^199"],
                "imark?S=1000&D=2,3,5: that heap is out of reach: its value depends on some 1·10⁷ windows, too many to be kept, \
             and with 12000 heaps before each they are too long to be walked through",
            ),
            (
                &["sequence", "imark", "--n", "10^30-10^30+10^7"],
                "10000001 heaps that far away are too many; at most 10000000",
            ),
            (
                &["value", "dynamic?f=2n", "10^9", "10^9"],
                "dynamic?f=2n&misere=0 is computed up to n = 99999, so not for n = 1000000000: so far out theorems tell who \
             wins, as nimscope outcome does, and no value but 0",
            ),
            (
                &["sequence", "mem0", "--k", "inf", "--n", "10^10-10^10+1"],
                "the frontier of mem0 is scanned up to n = 4294967294, so not to 10000000001",
            ),
            (&["exceptions", "mem0", "--n", "10^6"], "mem0 is computed up to n = 999999, so not for n = 1000000"),
            (&["table", "mnem", "--n", "999999-1000000"], "mnem is computed up to n = 999999, so not for n = 1000000"),
            (
                &["table", "memplus", "--n", "0-100000", "--k", "0-100000"],
                "10000200001 values are too many for one command, which prints at most 20000000",
            ),
            (
                &["sequence", "memplus", "--n", "0-99999999"],
                "100000000 values are too many for one command, which prints at most 20000000",
            ),
        ],
    );
}

/// Each of these is answered with its sentence alone, and the exit code.
fn refuses(code: i32, rows: &[(&[&str], &str)]) {
    for (words, message) in rows {
        let outcome = run(words);
        let expected = (code, "", format!("error: {message}\n"));
        assert_eq!((outcome.code, outcome.out.as_str(), outcome.err), expected, "{words:?}");
    }
}

#[test]
fn a_game_that_does_not_exist_is_answered_with_those_that_do() {
    let outcome = run(&["value", "nim", "5"]);
    assert_eq!(outcome.code, 2);
    assert!(
        outcome.err.starts_with("error: no game is called “nim”; known games: mem, memplus, mem0, "),
        "{}",
        outcome.err
    );
}

#[test]
fn what_is_no_number_is_refused_with_an_example() {
    let rows: &[(&[&str], &str)] = &[
        (&["table", "mem", "--n", "9-3"], "it runs backwards; 3-9 would not"),
        (&["table", "mem", "--n", "a-b"], "a range is two whole numbers such as 0-20"),
        (&["table", "mem", "--n", "+1-2"], "a range is two whole numbers such as 0-20"),
        (&["table", "mem", "--k", "1-2-3"], "a range is two whole numbers such as 0-20"),
        (
            &["table", "mem", "--k", "0-10^20"],
            "100000000000000000000 is too large; 18446744073709551615 is the largest",
        ),
        (&["sequence", "mem", "--k", "many"], "“many” is not a whole number such as 1000 or 10^30+7"),
        (&["value", "mem", "1", "10^200"], "“10^200” has more than 200 digits"),
        (&["value", "mem", "x"], "“x” is not a whole number such as 1000 or 10^30+7"),
        (&["value", "mem", "10^200"], "“10^200” has more than 200 digits"),
        (&["sequence", "mem", "--n", "9-3"], "it runs backwards; 3-9 would not"),
        (&["sequence", "mem", "--n", "1-2-3"], "a range is two whole numbers such as 0-20 or 10^30-10^30+50"),
        (&["sequence", "mem", "--n", "0-10^300"], "“10^300” has more than 200 digits"),
        (&["render", "mem", "-o", "x.png", "--width", "5"], "5 is not in 240..=8192"),
        (&["table", "mem", "--format", "bfile"], "[possible values: text, csv, json, latex, npy]"),
        (&["sequence", "mem", "--format", "xml"], "[possible values: text, csv, json, latex, bfile, npy]"),
        (&["render", "mem"], "--output <FILE>"),
        (&["value"], "<SPEC>"),
        (&["gaps"], "--to <B>"),
        (&["draw"], "unrecognized subcommand 'draw'"),
    ];
    for (words, message) in rows {
        let outcome = run(words);
        assert_eq!((outcome.code, outcome.out.as_str()), (2, ""), "{words:?}");
        assert!(outcome.err.starts_with("error: ") && outcome.err.contains(message), "{words:?}: {}", outcome.err);
    }
}

#[test]
fn help_shows_examples_that_run() {
    for command in ["games", "value", "outcome", "table", "sequence", "sheet", "gaps", "immortals", "exceptions"] {
        let help = print(&[command, "--help"]);
        let (_, examples) = help.split_once("Examples:\n").expect("examples");
        for example in examples.lines() {
            // Only what stands in quotes holds spaces.
            let words: Vec<&str> = example
                .trim()
                .split('\'')
                .enumerate()
                .flat_map(|(part, text)| if part % 2 == 1 { vec![text] } else { text.split_whitespace().collect() })
                .collect();
            assert_eq!(words[..2], ["nimscope", command], "{example}");
            assert!(!print(&words[1..]).is_empty(), "{example}");
        }
    }
    assert!(print(&["render", "--help"]).contains("Examples:\n  nimscope render "));
    assert!(print(&["--help"]).contains("put it in quotes"));
}

#[test]
fn the_version() {
    assert_eq!(print(&["--version"]), format!("nimscope {}\n", env!("CARGO_PKG_VERSION")));
}
