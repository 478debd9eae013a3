//! `nimscope period`: both formats, ranges near and far, and games that have no sequence.

use super::{Outcome, json, print, run};

#[test]
fn what_is_found_in_a_sentence_each() {
    let text = print(&["period", "maximum?f=n mod 7"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("The values repeat with period 7 from heap 0 on. Proved: "), "{text}");
    assert_eq!(lines[1..], ["The outcomes repeat with period 7 from heap 0 on. Proved: the values repeat."]);
    let text = print(&["period", "imark?S=1,3&D=2", "--n", "500-20000"]);
    assert!(text.ends_with("of the heaps from 500 to 20000.\n"), "{text}");
}

#[test]
fn the_same_as_data() {
    let document = json(&["period", "minimum?f=2", "--n", "0-5000", "--format", "json"]);
    assert_eq!((&document["spec"], &document["n"]), (&"minimum?f=2".into(), &serde_json::json!([0, 5000])));
    assert_eq!(document["values"]["how"], "proved");
    assert_eq!(document["values"]["period"], serde_json::json!({"from": 0, "period": 3, "saltus": 1}));
    assert!(document["values"]["words"].as_str().is_some_and(|words| words.ends_with("by induction.")));
    let document = json(&["period", "maximum?f=floor(n/2) + n mod 2", "--format", "json"]);
    assert_eq!(document["n"], serde_json::json!([0, 100_000]));
    for of in ["values", "outcomes"] {
        assert_eq!((&document[of]["how"], document[of]["period"].is_null()), (&"seen".into(), true), "{of}");
    }
}

#[test]
fn heaps_far_away() {
    let text = print(&["period", "imark?S=1&D=2,3", "--n", "10^12-10^12+999"]);
    assert!(text.ends_with("of the heaps from 1000000000000 to 1000000000999.\n"), "{text}");
    let document = json(&["period", "imark?S=1&D=2", "--n", "10^30-10^30+99", "--format", "json"]);
    assert_eq!(document["n"][0], "1000000000000000000000000000000");
    assert_eq!(document["outcomes"]["period"], serde_json::json!({"from": 4, "period": 2, "saltus": 0}));
}

#[test]
fn what_has_no_period() {
    let refused = |expected: i32, words: &[&str]| {
        let Outcome { code, out, err } = run(words);
        assert_eq!((code, out.as_str()), (expected, ""), "{words:?}");
        err
    };
    assert_eq!(
        refused(2, &["period", "mem"]),
        "error: mem has two numbers to a position; a period is of a game on one heap\n"
    );
    assert!(refused(3, &["period", "maximum?f=floor(n/2)", "--n", "0-10^9"]).contains("too many"));
    assert!(refused(2, &["period", "maximum?f=9-n", "--n", "0-99"]).contains("f(10)"));
    assert!(refused(1, &["period", "imark?S=2&D=2", "--n", "10^20-10^20+9"]).contains("not seen to forget"));
    assert!(refused(3, &["period", "maximum?f=n mod 7", "--n", "10^20-10^20+9"]).contains("does not prove"));
}
