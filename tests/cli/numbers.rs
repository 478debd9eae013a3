//! `nimscope numbers`: the same numbers from a link, in every format, and files that appear only when they are whole.

use std::fs;

use super::{folder, json, names, print, run};

#[test]
fn a_link_gives_what_table_and_sequence_print() {
    let link = "mem?v=1&n=1-20&k=1-20";
    let table = |format: &str| print(&["table", "mem", "--n", "1-20", "--k", "1-20", "--format", format]);
    assert_eq!(print(&["numbers", link]), table("csv"));
    assert_eq!(print(&["numbers", link, "--format", "latex"]), table("latex"));
    assert_eq!(print(&["numbers", link, "--format", "json"]), table("json"));
    let bfile = print(&["numbers", link, "--format", "bfile"]);
    assert_eq!(bfile, print(&["sequence", "mem", "--k", "1", "--n", "1-20", "--format", "bfile"]));
    let strip = "imark?S=1&D=2,3&v=1&n=0-9&k=0-63";
    let bfile = print(&["numbers", strip, "--format", "bfile"]);
    assert_eq!(bfile, print(&["sequence", "imark?S=1&D=2,3", "--n", "0-639", "--format", "bfile"]));
    assert_eq!(json(&["numbers", strip, "--format", "json"])["axis"], "strip:64");
}

#[test]
fn the_ending_decides_and_arrays_are_alike_from_every_command() {
    let folder = folder("numbers");
    let link = "mem?v=1&n=1-20&k=1-20";
    let read = |name: &str, words: &[&str]| {
        let file = folder.join(name).to_string_lossy().into_owned();
        print(&[words, &["-o", &file]].concat());
        fs::read(file).expect("a file")
    };
    let array = read("a.npy", &["numbers", link]);
    let output = std::process::Command::new(super::PROGRAM)
        .args(["table", "mem", "--n", "1-20", "--k", "1-20", "--format", "npy"])
        .output()
        .expect("the program starts");
    assert_eq!(array, output.stdout);
    assert_eq!(array.len(), 128 + 8 * 400);
    assert!(read("a.json", &["numbers", link]).starts_with(b"{\"spec\":\"mem\","));
    assert!(read("a.tex", &["numbers", link]).starts_with(b"\\["));
    assert!(read("a.txt", &["numbers", link]).starts_with(b"1 1\n2 2\n"));
    assert!(read("a.csv", &["numbers", link, "--along", "row"]).starts_with(b"n\\k,1,2,"));
    let sequence = std::process::Command::new(super::PROGRAM)
        .args(["sequence", "mem", "--n", "3-5", "--format", "npy"])
        .output()
        .expect("the program starts");
    assert!(String::from_utf8_lossy(&sequence.stdout).contains("'shape': (3,), }"));
}

#[test]
fn what_cannot_be_written_leaves_no_file() {
    let folder = folder("no-numbers");
    let file = folder.join("a.csv").to_string_lossy().into_owned();
    let outcome = run(&["numbers", "mem?v=1&n=0-9999&k=0-9999", "-o", &file]);
    assert!(outcome.code != 0 && outcome.err.contains("numbers are too many for this file"), "{}", outcome.err);
    let gap = "takeaway?f=floor(9/(k-30)%2B9)&v=1&n=0-20&k=30-40";
    let outcome = run(&["numbers", gap, "--format", "bfile", "-o", &file]);
    assert!(outcome.code == 1 && outcome.err.contains("a b-file has no gaps"), "{}", outcome.err);
    assert_eq!(names(&folder), [] as [&str; 0]);
}
