//! `nimscope moves` and `nimscope play`: sums of heaps.

use std::io::Write;
use std::process::{Command, Stdio};

use super::{PROGRAM, json, print, run};

#[test]
fn values_nim_sum_and_winning_moves() {
    assert_eq!(
        print(&["moves", "mem0 22_2 + imark?S=1&D=2,3 17 + maxnim?d=7/4&pass=1 9"]),
        "mem0 22_2: 11, computed\n\
         imark?S=1&D=2,3 17: 1, computed\n\
         maxnim?d=7/4&pass=1 9: 7, proved\n\
         nim sum: 11 xor 1 xor 7 = 13, the player to move wins\n\
         winning move: mem0 22_2 → 10_12, take 12\n\
         winning move: mem0 22_2 → 13_9, take 9\n"
    );
    assert!(print(&["moves", "mem0 9 + mem0 9"]).ends_with(
        "nim sum: 5 xor 5 = 0, the player to move loses\nslowest loss: mem0 9_0 → 8_1, take 1; no other lasts longer\n"
    ));
}

#[test]
fn the_same_as_json() {
    assert_eq!(
        json(&["moves", "serial?heaps=3,5,4 + mem 7_2", "--format", "json"]),
        serde_json::json!({
            "sum": "serial?heaps=3,5,4 3_5,4 + mem 7_2",
            "components": [
                {"spec": "serial?heaps=3,5,4", "position": "3_5,4", "value": 2, "how": "proved"},
                {"spec": "mem", "position": "7_2", "value": 3, "how": "proved"},
            ],
            "nim_sum": 1,
            "winning": [{"component": 1, "to": "5_2", "take": 2}],
        })
    );
}

#[test]
fn a_hostile_sum_is_told_what_is_wrong() {
    for (sum, words) in [
        ("mem 3 + nim 4", "error: no game is called “nim”; known games: mem, "),
        ("mem", "error: mem needs a heap behind it, as in “mem 12_0”"),
        ("maximum?f=n-5 3", "error: "),
    ] {
        let outcome = run(&["moves", sum]);
        assert_eq!((outcome.code, outcome.out.as_str()), (2, ""), "{sum}");
        assert!(outcome.err.starts_with(words), "{sum}: {}", outcome.err);
    }
}

/// What the program says to these lines.
fn played(words: &[&str], lines: &str) -> String {
    let mut program = Command::new(PROGRAM)
        .arg("play")
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    program.stdin.take().expect("an input").write_all(lines.as_bytes()).expect("the program reads");
    String::from_utf8(program.wait_with_output().expect("an end").stdout).expect("text")
}

#[test]
fn a_play_is_won_by_the_hint_and_lost_without() {
    let won = played(&["mem0 5 + mem0 3"], "hint\n1 4_1\nundo\nundo\nquit\n");
    assert!(won.contains(" wins.\n") && won.contains("There is nothing to undo."), "{won}");
    // One heap: take all of it.
    assert!(played(&["maximum?f=n 4"], "-4\n").ends_with("No move is left: you have won.\n"));
    assert!(played(&["maximum?f=n 4"], "3\n").ends_with("No move is left: the program has won.\n"));
    assert!(played(&["maximum?f=n 4", "--second"], "").ends_with("No move is left: the program has won.\n"));
    assert!(played(&["maximum?f=n 2", "--friend"], "1\n0\n").ends_with("whoever moved last has won.\n"));
    let refused = played(&["mem0 5"], "0_4\n");
    assert!(refused.contains("5_0 cannot become 0_4. Remove any number of tokens except"), "{refused}");
}
