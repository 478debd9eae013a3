//! Differences of two games: the same spec and the same link as on the page, with a sign.

use super::{Outcome, folder, json, names, print, run};

#[test]
fn values_have_a_sign() {
    assert_eq!(print(&["value", "mem?less=memplus", "100", "7"]), "4\n");
    assert_eq!(print(&["value", "memplus?less=mem", "100", "7"]), "-4\n");
    assert_eq!(json(&["value", "memplus?less=mem", "100", "7", "--format", "json"])["value"], -4);
    let sequence = ["sequence", "maxnim?d=2&less=maxnim&less.d=21/10", "--n", "20-24"];
    assert_eq!(print(&sequence), "0, 10, -10, 6, -6\n");
    let table = ["table", "mnem?less=mem", "--n", "4-5", "--k", "1-2", "--format"];
    assert_eq!(print(&[&table[..], &["csv"]].concat()), "n\\k,1,2\n4,1,-1\n5,-1,0\n");
    assert_eq!(json(&[&table[..], &["json"]].concat())["values"], serde_json::json!([[1, -1], [-1, 0]]));
    assert_eq!(print(&["sequence", "imark?t=2&d=3&less=printed", "--n", "11-13"]), "0, -1, 0\n");
}

#[test]
fn what_needs_moves_is_refused() {
    for command in [&["period", "maxnim?d=2&less=maxnim"][..], &["moves", "mem?less=memplus 5"]] {
        let Outcome { code, err, .. } = run(command);
        assert!(code == 2 && err.contains("is a difference, which has values and no moves"), "{command:?}: {err}");
    }
}

#[test]
fn a_link_is_drawn() {
    let folder = folder("difference");
    let file = folder.join("apart.svg");
    print(&["render", "mem?less=mnem&v=1&n=0-60&k=0-12", "-o", file.to_str().expect("a path")]);
    assert_eq!(names(&folder), ["apart.svg"]);
    let svg = std::fs::read_to_string(file).expect("a file");
    assert!(svg.contains("MEM − MNEM") && svg.contains("Difference"), "{}", &svg[..200]);
    assert!(svg.contains("Each cell shows by how much its value in MEM exceeds its value in MNEM."), "what it is");
}
