//! docs/command-line.md: what it shows is what the program prints.

#![cfg(unix)]

use std::path::Path;
use std::process::Command;

use super::{PROGRAM, folder};

/// The lines after each `$ ` of a console block, until the next one, are the output of the command.
#[test]
fn examples_print_what_the_page_says() {
    let page = include_str!("../../docs/command-line.md");
    let folder = folder("docs");
    let programs = Path::new(PROGRAM).parent().expect("a folder").to_string_lossy().into_owned();
    let path = format!("{programs}:{}", std::env::var("PATH").unwrap_or_default());
    let mut examples = 0;
    for block in page.split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").expect("a block ends");
        for example in block.split("$ ").skip(1) {
            let (command, expected) = example.split_once('\n').expect("a line");
            let shell = Command::new("sh").args(["-c", command]).env("PATH", &path).current_dir(&folder).output();
            let output = shell.expect("a shell");
            let printed = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
            assert_eq!(printed, expected, "{command}");
            examples += 1;
        }
    }
    assert!(examples >= 8, "{examples}");
}
