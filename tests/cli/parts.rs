//! Work that is shared: parts of a task, what merges and what does not, and threads, which change nothing.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::{folder, names, print, run};

/// A task without its part, for each of the commands.
const TASKS: [&[&str]; 3] = [
    &["gaps", "imark?S=1&D=2,3", "--from", "10^12", "--to", "10^12+100000"],
    &["immortals-sweep", "--free", "1-9", "--to", "300"],
    &["verify", "mem0", "--n", "3-40"],
];

fn part_files(folder: &Path, task: &[&str], parts: u64) -> Vec<String> {
    let file = |part: u64| folder.join(format!("part-{part}.json")).to_string_lossy().into_owned();
    let files: Vec<String> = (1..=parts).map(file).collect();
    for (place, file) in files.iter().enumerate() {
        let part = format!("{}/{parts}", place + 1);
        assert_eq!(print(&[task, &["--part", &part, "--format", "json", "--output", file]].concat()), "");
    }
    files
}

fn merge<'a>(command: &'a str, files: &[&'a str]) -> Vec<&'a str> {
    [&[command, "--merge"], files].concat()
}

#[test]
fn parts_in_any_order_and_twice_come_to_the_whole() {
    for task in TASKS {
        let folder = folder(&format!("parts-{}", task[0]));
        let files = part_files(&folder, task, 5);
        let mut mixed: Vec<&str> = files.iter().rev().map(String::as_str).collect();
        // A part that was repeated is there twice.
        let again = folder.join("again.json").to_string_lossy().into_owned();
        fs::copy(&files[2], &again).expect("a copy");
        mixed.push(&again);
        assert_eq!(print(&merge(task[0], &mixed)), print(task), "{task:?}");
        assert_eq!(names(&folder).len(), 6, "only whole files are left");
        let missing = run(&merge(task[0], &[&files[0], &files[3]]));
        assert_eq!((missing.code, missing.err.as_str()), (2, "error: parts 2, 3, 5 of 5 missing\n"));
    }
}

#[test]
fn threads_change_nothing() {
    let long = ["gaps", "imark?S=1&D=2,3", "--from", "1000", "--to", "20000000"];
    for task in TASKS.into_iter().chain([&long[..]]) {
        let by = |threads: &str| print(&[task, &["--format", "json", "--threads", threads]].concat());
        assert_eq!(by("1"), by("3"), "{task:?}");
    }
    // This game is not seen to forget, so that its search cannot begin in the middle; nor can a part of it.
    let unforgetting = ["gaps", "imark?S=2&D=2", "--to", "9000000"];
    assert_eq!(
        print(&[&unforgetting[..], &["--threads", "2"]].concat()),
        print(&[&unforgetting[..], &["--threads", "1"]].concat())
    );
    let part = run(&[&unforgetting[..], &["--part", "2/2"]].concat());
    assert!(part.code == 1 && part.err.contains("not seen to forget"), "{}", part.err);
}

#[test]
fn what_does_not_fit_is_not_merged() {
    for task in TASKS {
        let folder = folder(&format!("parts-wrong-{}", task[0]));
        let files = part_files(&folder, task, 2);
        let odd = folder.join("odd.json").to_string_lossy().into_owned();
        let with = |change: &dyn Fn(&mut Value)| {
            let mut document: Value =
                serde_json::from_str(&fs::read_to_string(&files[1]).expect("a part")).expect("JSON");
            change(&mut document);
            fs::write(&odd, document.to_string()).expect("a file");
            run(&merge(task[0], &[&files[0], &files[1], &odd]))
        };
        let other_task = with(&|document| document["part"]["to"] = json!(document["part"]["to"].as_u64().unwrap() + 1));
        assert_eq!((other_task.code, other_task.out.as_str()), (2, ""), "{task:?}: {}", other_task.err);
        let impossible = with(&|document| document["part"]["part"] = json!(3));
        assert!(impossible.code == 2 && impossible.err.contains("there is no part 3 of 2"), "{}", impossible.err);
        let moved = with(&|document| document["part"]["part"] = json!(1));
        assert!(moved.code == 2 && moved.err.contains("this is not what nimscope "), "{task:?}: {}", moved.err);
        let foreign = with(&|document| *document = json!({ "part": 1 }));
        assert!(foreign.code == 2 && foreign.err.contains("this is not what nimscope "), "{}", foreign.err);
    }
    let folder = folder("parts-apart");
    let files = part_files(&folder, TASKS[2], 2);
    let text = fs::read_to_string(&files[1]).expect("a part");
    let mut document: Value = serde_json::from_str(&text).expect("JSON");
    document["agree"] = json!(document["agree"].as_u64().expect("a number") - 1);
    let odd = folder.join("odd.json").to_string_lossy().into_owned();
    fs::write(&odd, document.to_string()).expect("a file");
    let apart = run(&merge("verify", &[&files[0], &files[1], &odd]));
    let message = format!("error: {} and {odd} are both part 2 and say different things\n", files[1]);
    assert_eq!((apart.code, apart.err), (2, message));
    for (words, problem) in [
        (&["gaps", "imark", "--to", "9", "--part", "3/2"][..], "such as 3/8"),
        (&["verify", "mem0", "--n", "0-9", "--part", "0/2"][..], "such as 3/8"),
        (&["verify", "mem0"][..], "--n"),
        (&["verify", "mem0", "--n", "0-10000000"][..], "mem0 is computed up to n = 999999"),
        (&["immortals-sweep", "--free", "0-3", "--to", "9"][..], "free"),
    ] {
        let wrong = run(words);
        assert!(wrong.code >= 2 && wrong.err.contains(problem), "{words:?}: {}", wrong.err);
    }
}

#[test]
fn a_cell_that_differs_is_named() {
    let folder = folder("parts-differ");
    let file = &part_files(&folder, TASKS[2], 1)[0];
    let mut document: Value = serde_json::from_str(&fs::read_to_string(file).expect("a part")).expect("JSON");
    document["differing"] = json!(1);
    document["differ"] = json!([{ "n": 5, "k": 2, "table": 3, "rules": 2 }]);
    fs::write(file, document.to_string()).expect("a file");
    let told = run(&merge("verify", &[file]));
    assert!(told.code == 2 && told.out.contains("n = 5, k = 2: 3 in the table, 2 by the rules\n"), "{}", told.out);
    assert_eq!(told.err, "error: mem0: one cell has another value by the rules\n");
}
