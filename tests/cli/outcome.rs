//! `nimscope outcome`: who wins a pile of Dynamic Nim, near and far, in both formats.

use serde_json::{Value, json};

use super::{json as read, print, run};

#[test]
fn a_pile_in_words() {
    let fibonacci = "outcome: N, the player to move wins\nleast winning move: L(100) = 3\nstable representation: 100 = 89 + 8 \
                     + 3\nwinning move: take 3, leaving (97, 6)\nproved: Theorems 1 and 1′ of Dynamic one-pile Nim\n";
    assert_eq!(print(&["outcome", "dynamic?f=2n", "100", "5"]), fibonacci);
    let lost = print(&["outcome", "dynamic?f=2n", "100", "2"]);
    assert!(lost.starts_with("outcome: P, the player to move loses\n") && !lost.contains("\nwinning move: "), "{lost}");
    let any = print(&["outcome", "dynamic?f=5", "10^30"]);
    assert!(any.starts_with("outcome: the player to move wins exactly if x ≥ 4\n"), "{any}");
    assert!(any.contains(" = 166666666666666666666666666666 · 6 + 4\n"), "{any}");
    // L(16) = 10 in the appendix, where the theorem fails.
    let appendix = "outcome: N, the player to move wins\nleast winning move: L(16) = 10\nwinning move: take 10, leaving \
                    (6, 1)\ncomputed from the rules\n";
    assert_eq!(print(&["outcome", "dynamic?f=if(n = 10, 1, n)", "16", "12"]), appendix);
}

#[test]
fn misere_play() {
    let outcome =
        |n: &str, x: &str| read(&["outcome", "dynamic?f=2n&misere=1", n, x, "--format", "json"])["outcome"].clone();
    // Who finds no move has won; the last token is a forced loss; (12, x) is played as (11, x), whose least summand is 3.
    assert_eq!(
        [("0", "3"), ("1", "3"), ("5", "0"), ("12", "2"), ("12", "3")].map(|(n, x)| outcome(n, x)),
        ["N", "P", "N", "P", "N"]
    );
    let text = print(&["outcome", "dynamic?f=2n&misere=1", "12", "9"]);
    assert!(
        text.contains("stable representation of N − 1: 11 = 8 + 3\nwinning move: take 3, leaving (9, 6)\n"),
        "{text}"
    );
    assert!(text.ends_with("proved: Theorems 1 and 1′ of Dynamic one-pile Nim, misère version\n"), "{text}");
    assert_eq!(
        print(&["outcome", "dynamic?f=n-1&misere=1", "2", "1"]),
        "outcome: P, the player to move loses\ncomputed from the rules\n"
    );
    assert_eq!(print(&["outcome", "dynamic?f=n-1&misere=1", "1"]), "outcome: no move wins\ncomputed from the rules\n");
}

#[test]
fn a_pile_as_data() {
    let near = read(&["outcome", "dynamic?f=2n", "11", "4", "--format", "json"]);
    let by = "Theorems 1 and 1′ of Dynamic one-pile Nim";
    assert_eq!(
        near,
        json!({
            "spec": "dynamic?f=2n&misere=0", "n": 11, "x": 4, "outcome": "N", "least": 3, "stable": [[8, 1], [3, 1]],
            "winning": {"take": 3, "leaves": [8, 6]}, "how": "proved", "by": by
        })
    );
    let far = read(&["outcome", "dynamic?f=if(n <= 7, 8 - n, n)", "2^300+2^290", "--format", "json"]);
    assert_eq!((&far["x"], &far["outcome"], &far["winning"]), (&Value::Null, &Value::Null, &Value::Null));
    assert_eq!(far["stable"].as_array().map(Vec::len), Some(2), "from 8 on the base doubles");
    assert_eq!(far["by"], "the Main Theorem of Dynamic one-pile Nim");
    let computed = read(&["outcome", "dynamic?f=if(n = 10, 1, n)", "16", "--format", "json"]);
    assert_eq!(
        (&computed["how"], &computed["least"], &computed["stable"]),
        (&json!("computed"), &json!(10), &Value::Null)
    );
}

/// The value 0 is proved where the player to move loses; others are not known so far out. In misère play all are.
#[test]
fn values_far_out() {
    assert_eq!(print(&["value", "dynamic?f=2n", "10^30-1", "1"]), "0\n");
    assert_eq!(print(&["value", "dynamic?f=2n&misere=1", "10^30", "1"]), "0\n");
    assert_eq!(print(&["value", "dynamic?f=2n&misere=1", "10^30", "10^30"]), "1\n");
    let said = run(&["value", "dynamic?f=2n&misere=1", "10^30", "1"]).err;
    assert!(
        said.contains("outcomes in misère play: 0 where the player to move loses, 1 where that player wins"),
        "{said}"
    );
}
