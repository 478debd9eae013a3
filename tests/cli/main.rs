//! The command line from outside: every command, every format and every way to fail, by running the program.

mod claims;
mod difference;
mod docs;
mod errors;
mod exceptions;
mod figures;
mod find;
mod games;
mod gaps;
mod immortals;
mod marks;
mod moves;
mod numbers;
mod oeis;
mod outcome;
mod parts;
mod period;
mod picture;
mod render;
mod sequence;
mod sheet;
mod streams;
mod table;
mod unproved;
mod value;
#[path = "../it/mem/walk.rs"]
mod walk;

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_nimscope");

/// What a run left behind.
struct Outcome {
    code: i32,
    out: String,
    err: String,
}

/// Runs the program with these words.
fn run(words: &[&str]) -> Outcome {
    let output = Command::new(PROGRAM).args(words).output().expect("the program starts");
    Outcome {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// What a successful run prints; beside it, it may only say how a value is known.
fn print(words: &[&str]) -> String {
    let Outcome { code, out, err } = run(words);
    let is_remark = |line: &str| {
        ["proved: ", "certified: ", "outcomes ", "differences: "].iter().any(|word| line.starts_with(word))
    };
    assert!(code == 0 && err.lines().all(is_remark), "{words:?}: {code}, {err}");
    out
}

/// The same as JSON.
fn json(words: &[&str]) -> Value {
    serde_json::from_str(&print(words)).expect("JSON")
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    if path.exists() {
        std::fs::remove_dir_all(&path).expect("an old folder goes");
    }
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
}
