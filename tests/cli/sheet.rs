//! `nimscope sheet`: every format, and what it says of sheets that are not there.

use nimscope::sheet;

use super::{Outcome, json, print, run};

const FILL: [&str; 3] = ["sheet", "maximum?f=min(2, 6 - n)", "fill"];

#[test]
fn text_is_aligned_and_marks_are_explained() {
    let text = print(&FILL);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Filled in by two cases");
    assert_eq!(lines[3], "Maximum Nim with f(n) = min(2, 6 - n)");
    assert_eq!(lines[4..6], ["           n  0 1 2 3 4 5 6", "        f(n)  2 2 2 2 2 1 0"]);
    assert_eq!(lines[6..8], ["min(n, f(n))  0 1 2 2 2 1 0", "           g  0 1 2 0 1 0 0"]);
    let text = print(&["sheet", "maximum?f=2", "fill"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[8], "      case 1  0* 1* 2*");
    assert!(lines[9].starts_with("      case 2           0  1  2  0  1  2 "), "{}", lines[9]);
    assert_eq!(lines.last(), Some(&"= agrees, * new"));
}

#[test]
fn other_formats_are_the_cores() {
    let mut growing = sheet::open(&nimscope::paper::Spec::parse(FILL[1]).expect("a spec"), FILL[2]).expect("a sheet");
    growing.advance(1_000);
    let sheet = growing.read();
    assert_eq!(print(&[&FILL[..], &["--format", "csv"]].concat()), sheet::csv(&sheet));
    assert_eq!(print(&[&FILL[..], &["--format", "latex"]].concat()), sheet::latex(&sheet));
    let document = json(&[&FILL[..], &["--format", "json"]].concat());
    assert_eq!((&document["spec"], &document["name"]), (&FILL[1].into(), &"fill".into()));
    let plain = serde_json::to_value(&sheet).expect("plain data");
    for key in ["title", "caption", "parts", "done", "target"] {
        assert_eq!(document[key], plain[key], "{key}");
    }
}

#[test]
fn a_sheet_that_is_not_there() {
    let Outcome { code, out, err } = run(&["sheet", "mem", "fill"]);
    assert_eq!((code, out.as_str(), err.as_str()), (2, "", "error: mem has no sheets\n"));
    let Outcome { code, err, .. } = run(&["sheet", "maximum", "filled"]);
    assert_eq!(code, 2);
    assert!(err.starts_with("error: the sheets of maximum are fill"), "{err}");
}
