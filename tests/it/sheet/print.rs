//! Exports of sheets, to the letter.

use nimscope::latex::{self, Environment};
use nimscope::sheet;
use nimscope::sheet::{Part, Row, Sheet, SheetCell, SheetMark};

use super::whole;

fn small() -> Sheet {
    let cell = |text: &str, mark| SheetCell { text: text.into(), mark, hint: String::new() };
    let part = |title: &str| Part {
        title: title.into(),
        note: "Computed.".into(),
        corner: "n".into(),
        columns: vec!["0".into(), "a, b".into()],
        rows: vec![
            Row {
                label: "f′".into(),
                cells: vec![cell("1 ≥ 0", SheetMark::New), cell("say \"x_1\"", SheetMark::None)],
            },
            Row { label: "g".into(), cells: vec![cell("", SheetMark::None), cell("2", SheetMark::Differs)] },
        ],
        ..Part::default()
    };
    let parts = vec![part("First"), part("Second, larger")];
    Sheet { title: "Two".into(), caption: "Twice.".into(), parts, done: 1, target: 1 }
}

#[test]
fn csv_has_all_parts() {
    let first = "First\nn,0,\"a, b\"\nf′,1 ≥ 0,\"say \"\"x_1\"\"\"\ng,,2 (differs)\n";
    let second = first.replace("First", "\"Second, larger\"");
    assert_eq!(sheet::csv(&small()), format!("{first}\n{second}"));
}

#[test]
fn latex_has_all_parts_and_no_bare_sign() {
    let first = "% First\n{\\noindent\\tabcolsep=3pt\n\\begin{tabular}{r|rr}\nn & 0 & a, b \\\\ \\hline\n\
                 $f'$ & \\textbf{1 $\\ge$ 0} & say \"x\\_1\" \\\\\ng &  & \\textit{2} \\\\\n\\end{tabular}\n}\n";
    let second = first.replace("% First", "% Second, larger");
    assert_eq!(sheet::latex(&small()), format!("{first}\n{second}"));
}

#[test]
fn struck_and_special_characters() {
    let cell = |text: &str, mark| SheetCell { text: text.into(), mark, hint: String::new() };
    let row = Row {
        label: "a_{1,p}".into(),
        cells: vec![cell("50%", SheetMark::Struck), cell("x^2 & {y}\\~", SheetMark::Base)],
    };
    let part = Part { rows: vec![row], columns: vec!["#".into(), "$".into()], ..Part::default() };
    let sheet = Sheet { parts: vec![part], ..small() };
    let expected = "$a_{1,p}$ & \\underline{50\\%} & \\textbf{x\\^{}2 \\& \\{y\\}$\\backslash$\\~{}} \\\\\n";
    assert!(sheet::latex(&sheet).contains(expected), "{}", sheet::latex(&sheet));
    assert!(sheet::latex(&sheet).contains(" & \\# & \\$ \\\\ \\hline\n"));
}

/// Whatever is wider than a line or longer than a page goes on in the next table, whole.
#[test]
fn a_long_table_is_broken() {
    let row = |n: u64| (n.to_string(), (0..50).map(|k| (n * k).to_string()).collect());
    let table = latex::LatexTable {
        environment: Environment::Array,
        corner: "n".into(),
        columns: (0..50).map(|k| k.to_string()).collect(),
        rows: (0..100).map(row).collect(),
    };
    let text = table.set();
    let mut found = vec![vec![None; 50]; 100];
    for piece in text.split("\\begin{array}").skip(1) {
        let lines: Vec<Vec<u64>> = piece
            .lines()
            .filter(|line| line.contains(" & "))
            .map(|line| {
                line.split(" & ")
                    .filter_map(|cell| cell.trim_end_matches([' ', '\\', 'h', 'l', 'i', 'n', 'e']).parse().ok())
                    .collect()
            })
            .collect();
        assert!(lines.len() <= 39, "{} lines", lines.len());
        let letters: usize = lines[lines.len() - 1].iter().map(|cell| 5 * cell.to_string().len() + 6).sum();
        assert!(letters <= 345, "{letters} points");
        for row in &lines[1..] {
            for (place, value) in row[1..].iter().enumerate() {
                found[row[0] as usize][lines[0][place] as usize] = Some(*value);
            }
        }
    }
    for (n, row) in found.iter().enumerate() {
        assert!(row.iter().enumerate().all(|(k, value)| *value == Some((n * k) as u64)), "row {n}: {row:?}");
    }
}

#[test]
fn formulas_are_set_as_such() {
    for (text, set) in [
        ("G_{d,p}", "$G_{d,p}$"),
        ("⌈n/d⌉", "$\\lceil n/d\\rceil$"),
        ("n ≡ 1 (mod 4)", "n $\\equiv$ 1 (mod 4)"),
        ("50% of 10³", "50\\% of $10^3$"),
        ("the paper’s", "the paper's"),
    ] {
        assert_eq!(latex::words(text), set);
    }
}

/// What the sheets write can be typeset: every sign that is no letter has its command, but in comments.
#[test]
fn latex_of_every_sheet_has_letters_only() {
    for (spec, name) in [
        ("maximum?f=floor(sqrt(n))", "fill"),
        ("maximum", "lambda"),
        ("maximum", "triangle"),
        ("maximum", "interspersion"),
        ("maximum", "array"),
        ("dynamic?f=2n", "base"),
        ("imark?S=1&D=2,3", "options"),
        ("imark?S=2&D=5", "theorem"),
        ("imark?t=2&d=3", "theorem"),
        ("imark?t=3&d=5", "theorem"),
        ("maxnim?d=7/4", "pass"),
    ] {
        let latex = sheet::latex(&whole(spec, name));
        let lines = latex.lines().filter(|line| !line.starts_with('%'));
        let odd = lines.flat_map(str::chars).find(|character| !character.is_ascii() && !character.is_alphabetic());
        assert_eq!(odd, None, "{spec} {name}: {latex}");
    }
}

/// What TeX needs to set the sheets, and to set them within the lines of an article: compiled once, it had no error and no line
/// that is too full. Signs are at least as wide here as five points a letter; narrow ones are a little less.
#[test]
fn latex_of_every_sheet_stays_within_the_line() {
    for (spec, name) in [
        ("maximum?f=floor(n/2)", "array"),
        ("maximum?f=ceil(n/3)", "triangle"),
        ("maximum?f=floor(sqrt(n))", "fill"),
        ("maxnim?d=5/4", "pass"),
        ("maxnim?d=100/99", "pass"),
        ("imark?S=1-4&D=2,3,5", "reachable"),
        ("imark?S=1-4&D=2,3,5", "options"),
    ] {
        let latex = sheet::latex(&whole(spec, name));
        let pieces: Vec<&str> = latex.split("{\\noindent\\tabcolsep=3pt\n\\begin{tabular}").skip(1).collect();
        assert!(!pieces.is_empty() && pieces.len() == latex.matches("\\begin{tabular}").count(), "{spec} {name}");
        for piece in pieces {
            let (kinds, rows) = piece.split_once('\n').expect("columns, and rows");
            let broken = kinds.contains("p{");
            for row in rows.lines().filter(|line| line.ends_with("\\\\")) {
                assert_eq!(row.matches('$').count() % 2, 0, "{spec} {name}: {row}");
                assert_eq!(row.matches('{').count(), row.matches('}').count(), "{spec} {name}: {row}");
                let cells: Vec<&str> = row.trim_end_matches('\\').trim_end_matches(' ').split('&').collect();
                assert_eq!(cells.len(), if broken { 2 } else { kinds.matches('r').count() }, "{spec} {name}: {row}");
                let letters =
                    |cell: &&str| cell.replace("\\textbf", "").chars().filter(char::is_ascii_alphanumeric).count();
                let points: usize = cells.iter().map(|cell| 5 * letters(cell) + 6).sum();
                assert!(broken || cell_commands(row) || points <= 345, "{points} points in {spec} {name}: {row}");
            }
        }
    }
}

/// Whether commands with long names stand in a row, which are signs when they are set.
fn cell_commands(row: &str) -> bool {
    row.replace("\\textbf", "").contains('\\')
}

#[test]
fn marks_cross_by_these_names() {
    let names: Vec<serde_json::Value> = std::iter::once(SheetMark::None)
        .chain(SheetMark::ALL)
        .map(|mark| serde_json::to_value(mark).expect("plain data"))
        .collect();
    assert_eq!(names, ["", "differs", "agrees", "struck", "new", "base"]);
    let plain = serde_json::to_value(small()).expect("plain data");
    assert_eq!(plain["parts"][0]["rows"][0]["cells"][0]["mark"], "new");
    assert_eq!((&plain["done"], &plain["target"]), (&1.into(), &1.into()));
}
