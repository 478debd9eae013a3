//! `nimscope gaps`: Table 1 as far as a test may go, and ranges that merge.

use std::fs;

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
    let message = "error: heaps 4500 to 300000 are missing between two ranges\n";
    assert_eq!((missing.code, missing.err.as_str()), (2, message));
    let other = folder.join("other.json");
    fs::write(&other, print(&["gaps", "mark", "--from", "10^6", "--to", "10^6+9", "--format", "json"]))
        .expect("a file");
    let mixed = run(&merged(&[&files[2], &other.to_string_lossy()]));
    let message = "error: imark?S=1&D=2,3 and mark?S=1&D=2&round=floor&end=0 are different games\n";
    assert_eq!((mixed.code, mixed.err.as_str()), (2, message));
    fs::write(&other, "{}").expect("a file");
    let broken = run(&merged(&[&other.to_string_lossy()]));
    assert!(broken.code == 2 && broken.err.contains("this is not what nimscope gaps writes"), "{}", broken.err);
}
