//! `nimscope gaps`: Table 1 as far as a test may go, and ranges that merge.

use std::fs;

use serde_json::{Value, json};

use super::{folder, json, print, run};

fn merged<'a>(files: &[&'a str]) -> Vec<&'a str> {
    [&["gaps", "--format", "json", "--merge"], files].concat()
}

const GAME: &str = "imark?S=1&D=2,3";

#[test]
fn the_beginning_of_table_1() {
    let text = "\
value  longest gap  between
    0            4  19 and 23
    1            8  6973 and 6981
    2           19  13946 and 13965
    3          234  4362 and 4596
";
    assert_eq!(print(&["gaps", GAME, "--to", "10^6"]), text);
}

#[test]
fn ranges_merge_to_the_whole() {
    let folder = folder("gaps");
    let borders = ["0", "4500", "300000", "10^6"];
    let mut files: Vec<String> = Vec::new();
    for pair in borders.windows(2) {
        let file = folder.join(format!("{}.json", pair[0]));
        fs::write(&file, print(&["gaps", GAME, "--from", pair[0], "--to", pair[1], "--format", "json"]))
            .expect("a file");
        files.push(file.to_string_lossy().into_owned());
    }
    // In any order; the longest gap of the value 3 straddles the border at 4500.
    let all = json(&merged(&[&files[2], &files[0], &files[1]]));
    assert_eq!(all, json(&["gaps", GAME, "--to", "10^6", "--format", "json"]));
    assert_eq!(all["values"][3]["records"][4], serde_json::json!([4362, 4596]));
    let missing = run(&merged(&[&files[0], &files[2]]));
    let message = format!("error: the heaps 4500 to 299999 are missing between {} and {}\n", files[0], files[2]);
    assert_eq!((missing.code, missing.err), (2, message));
    let twice = run(&merged(&[&files[0], &files[1], &files[0]]));
    let message = format!("error: {} and {0} overlap: both have heap 0\n", files[0]);
    assert_eq!((twice.code, twice.err), (2, message));
    let other = folder.join("other.json");
    fs::write(&other, print(&["gaps", "mark", "--from", "10^6", "--to", "10^6+9", "--format", "json"]))
        .expect("a file");
    let mixed = run(&merged(&[&files[2], &other.to_string_lossy()]));
    let games = "imark?S=1&D=2,3 and mark?S=1&D=2&round=floor&end=0";
    let message = format!("error: {} and {} are about different games, {games}\n", files[2], other.display());
    assert_eq!((mixed.code, mixed.err), (2, message));
    fs::write(&other, "{}").expect("a file");
    let broken = run(&merged(&[&other.to_string_lossy()]));
    assert!(broken.code == 2 && broken.err.contains("this is not what nimscope gaps writes"), "{}", broken.err);
}

/// A file is believed only if nothing of it is impossible; the message names it and what is wrong.
#[test]
fn what_cannot_be_is_not_merged() {
    let folder = folder("gaps-wrong");
    let good = json(&["gaps", GAME, "--from", "100", "--to", "200", "--format", "json"]);
    let file = folder.join("part.json");
    let name = file.to_str().expect("a name");
    let check = |place: &str, wrong: Value, problem: &str| {
        let mut document = good.clone();
        *document.pointer_mut(place).expect("a place") = wrong;
        fs::write(&file, document.to_string()).expect("a file");
        let merged = run(&merged(&[name]));
        let message = format!("error: {name}: this is not what nimscope gaps writes: {problem}\n");
        assert_eq!((merged.code, merged.out.as_str(), merged.err), (2, "", message), "{place}");
    };
    assert_eq!(good["values"][0]["first"], json!(101), "{good}");
    check("/to", json!(99), "its range runs backwards, from 100 to 99");
    check("/to", json!(150), "value 0: heap 199 is not in its range, 100 to 150");
    check("/from", json!(101), "value 2: heap 100 is not in its range, 101 to 200");
    check("/to", json!(201), "heap 200, at the end of its range, has no value");
    check("/values/0/last", json!(null), "value 0: the first and the last heap do not fit together");
    check(
        "/values/0/records",
        json!([[102, 100]]),
        "value 0: between 102 and 100 there cannot be a gap longer than all before",
    );
    check("/values/0/records", json!([]), "value 0: there is a gap between 101 and 199, and none is told");
    check(
        "/values/0/records/0",
        json!([103, 110]),
        "value 0: between 103 and 110 there cannot be a gap longer than all before",
    );
    check("/values/3/first", json!(null), "value 3: the first and the last heap do not fit together");
    check("/values", json!([]), "it tells of 0 values, and the game has the values 0 to 3");
    check("/spec", json!("mem"), "mem is not searched for gaps");
    let taken = good["values"][1]["last"].clone();
    check("/values/0/last", taken.clone(), &format!("heap {taken} has two values, 0 and 1"));
}

const SETTLED: &str = "imark?S=1&D=2,4";

#[test]
fn the_longest_gaps_are_proved() {
    let text = "\
Proved of imark?S=1&D=2,4, for all n:
value  longest gap  modulus  classes  choices  first between
    0            3        8        8        0  2 and 5
    1            5        8        8        0  3 and 8
    2           14       16       16        0  6 and 20
    3           24       32        8       15  16 and 40
";
    assert_eq!(print(&["gaps", SETTLED, "--prove", "--to", "10^5"]), text);
    let spectrum = print(&["gaps", SETTLED, "--prove", "--spectrum", "--to", "10^5"]);
    assert!(spectrum.starts_with(text) && spectrum.contains("\nThe gaps of 0 are 2, 3.\n"), "{spectrum}");
}

#[test]
fn what_is_not_settled_is_told() {
    let run = run(&["gaps", GAME, "--prove", "--to", "20000"]);
    let why = "not settled: value 3: the longest gap below 20000 is 234, from 4362 on, and it could not be told whether there is a \
               longer one farther out: of the heaps modulo 2592, ";
    assert!(run.code == 1 && run.err.starts_with(why), "{}", run.err);
    assert!(run.out.contains("    2           19 ") && !run.out.contains("\n    3 "), "{}", run.out);
    let odd = super::run(&["gaps", "imark?S=1&D=2,6", "--prove", "--to", "10^6"]);
    assert!(odd.code == 1 && odd.err.contains("too long to write down all equations"), "{}", odd.err);
    let other = super::run(&["gaps", "imark?S=2&D=3", "--prove"]);
    let message = "error: imark?S=2&D=3: gaps are proved for i-Mark with S = {1} and two divisors\n";
    assert_eq!((other.code, other.err.as_str()), (2, message));
}

#[test]
fn a_certificate_is_checked() {
    let folder = folder("gaps-proof");
    let file = folder.join("proof.json");
    let name = file.to_str().expect("a name");
    let mut certificate = json(&["gaps", SETTLED, "--prove", "--to", "10^5", "--format", "json"]);
    let mut check = |place: &str, with: Value| {
        *certificate.pointer_mut(place).expect("a place") = with;
        fs::write(&file, certificate.to_string()).expect("a file");
        run(&["gaps", "--verify", name])
    };
    let good = check("/version", json!(1));
    assert_eq!((good.code, good.out), (0, print(&["gaps", SETTLED, "--prove", "--to", "10^5"])));
    let wrong = check("/values/3/gaps/0/1", json!(20));
    let message = format!("error: {name}: this is no proof: value 3: there is no gap of 24 from 20 on\n");
    assert_eq!((wrong.code, wrong.out.as_str(), wrong.err), (1, "", message));
    let foreign = check("/values", json!("x"));
    assert!(
        foreign.code == 2 && foreign.err.contains("this is not what nimscope gaps --prove writes"),
        "{}",
        foreign.err
    );
}
