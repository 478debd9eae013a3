//! Sheets: each against what its paper prints, against the golden values, and against what the rules give.

mod base;
mod fill;
mod gaps;
mod immortals;
mod interspersion;
mod lambda;
mod options;
mod pairs;
mod pass;
mod print;
mod reachable;
mod theorem;
mod triangle;

use nimscope::game::catalogue::Kind;
use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::sheet::{Part, Row, Sheet, SheetCell, SheetMark};
use nimscope::{link, paper, sheet};
use std::collections::BTreeSet;

/// A sheet, complete.
fn whole(spec: &str, name: &str) -> Sheet {
    let mut growing = sheet::open(&Spec::parse(spec).expect("a spec"), name).expect("a sheet");
    while !growing.progress().is_over() {
        growing.advance(10_000_000);
    }
    growing.read()
}

fn row<'a>(part: &'a Part, label: &str) -> &'a Row {
    part.rows.iter().find(|row| row.label == label).unwrap_or_else(|| panic!("no row {label} in {part:?}"))
}

/// The cells of a row, by its label.
fn texts<'a>(part: &'a Part, label: &str) -> Vec<&'a str> {
    row(part, label).cells.iter().map(|cell| cell.text.as_str()).collect()
}

/// The same as numbers.
fn numbers(part: &Part, label: &str) -> Vec<u64> {
    texts(part, label).into_iter().map(|text| text.parse().expect("a number")).collect()
}

/// The cells of a column, by its name.
fn column<'a>(part: &'a Part, name: &str) -> Vec<&'a SheetCell> {
    let place = part.columns.iter().position(|column| column == name).expect("a column");
    part.rows.iter().map(|row| &row.cells[place]).collect()
}

fn count(part: &Part, mark: SheetMark) -> usize {
    part.rows.iter().flat_map(|row| &row.cells).filter(|cell| cell.mark == mark).count()
}

/// Every row of every part has a cell for each column, and whoever made the part said how it is known.
fn check_form(spec: &str, sheet: &Sheet) {
    assert!(!sheet.title.is_empty() && sheet.caption.ends_with('.') && !sheet.parts.is_empty(), "{spec}");
    assert!(sheet.done <= sheet.target, "{spec}");
    for part in &sheet.parts {
        assert!(!part.title.is_empty() && !part.corner.is_empty() && part.note.ends_with('.'), "{spec}: {part:?}");
        let known = ["roved", "omputed", "bserved", "By definition", "not about this"];
        assert!(known.iter().any(|word| part.note.contains(word)), "{spec}: {}", part.note);
        for row in &part.rows {
            assert_eq!(row.cells.len(), part.columns.len(), "{spec}: {} of {}", row.label, part.title);
        }
        check_key(spec, part);
    }
}

/// Every mark is in the key, once, and the key has none that does not occur.
fn check_key(spec: &str, part: &Part) {
    for mark in SheetMark::ALL {
        let keys = part.key.iter().filter(|key| key.cell.mark == mark && !key.words.is_empty()).count();
        assert_eq!(keys, usize::from(count(part, mark) > 0), "{spec}: {mark:?} in {}", part.title);
    }
}

/// A choice beside a sheet changes it, or is not offered there; so it is with a number that a sheet ignores.
#[test]
fn what_a_sheet_ignores_changes_nothing_and_every_other_choice_does() {
    let mut choices = 0;
    for entry in paper::entries() {
        for (sheet, parameter) in entry.sheets.iter().flat_map(|sheet| {
            let parameters = entry.forms.iter().flat_map(|form| form.parameters);
            parameters.map(move |parameter| (sheet, parameter))
        }) {
            let values: Vec<String> = match parameter.kind {
                Kind::Choice { choices, .. } => choices.iter().map(|choice| choice.name.to_owned()).collect(),
                Kind::Integer { .. } if sheet.ignores.contains(&parameter.name) => vec!["1".to_owned(), "2".to_owned()],
                _ => {
                    assert!(!sheet.ignores.contains(&parameter.name), "other kinds are not so simple");
                    continue;
                }
            };
            choices += 1;
            let read = |choice: &str| {
                let spec = format!("{}?{}={choice}", entry.name, parameter.name);
                let mut growing = sheet::open(&Spec::parse(&spec).expect("a spec"), sheet.name).expect("a sheet");
                growing.advance(100_000);
                let sheet = growing.read();
                (sheet.caption, sheet.parts)
            };
            let differs = values.iter().any(|value| read(value) != read(&values[0]));
            assert_eq!(differs, !sheet.ignores.contains(&parameter.name), "{}: {}", entry.name, parameter.name);
        }
    }
    assert!(choices >= 3, "{choices}");
}

#[test]
fn every_sheet_of_the_catalogue_opens_and_is_whole() {
    let mut sheets = 0;
    for entry in paper::entries() {
        for form in entry.forms {
            let pairs: Vec<String> =
                form.parameters.iter().map(|parameter| format!("{}={}", parameter.name, parameter.default)).collect();
            let spec = format!("{}?{}", entry.name, pairs.join("&"));
            for sheet in entry.sheets {
                // The first game of i-Mark has no theorem; its own test opens that sheet.
                let name = sheet.name;
                let Ok(mut growing) = sheet::open(&Spec::parse(&spec).expect("a spec"), name) else {
                    assert_eq!((spec.as_str(), name), ("imark?S=1&D=2,3", "theorem"));
                    continue;
                };
                check_form(&spec, &growing.read());
                growing.advance(100_000);
                check_form(&spec, &growing.read());
                sheets += 1;
            }
        }
    }
    assert!(sheets >= 17, "{sheets}");
}

#[test]
fn captions_are_sentences_and_titles_differ() {
    let mut titles = BTreeSet::new();
    for (entry, preset) in paper::entries().iter().flat_map(|entry| entry.presets.iter().map(move |one| (entry, one))) {
        assert!(preset.caption.ends_with('.'), "{}: {}", entry.name, preset.caption);
        assert!(
            titles.insert((entry.paper.id, preset.title)),
            "{}: two presets are called {}",
            entry.name,
            preset.title
        );
    }
}

/// The first sheet of a game needs no name in a link.
#[test]
fn every_sheet_has_a_preset_that_opens_it() {
    let mut opened = BTreeSet::new();
    for (entry, preset) in paper::entries().iter().flat_map(|entry| entry.presets.iter().map(move |one| (entry, one))) {
        if preset.link.contains("&show=tables") {
            let named = preset.link.split('&').find_map(|pair| pair.strip_prefix("sheet="));
            let name = named.unwrap_or(entry.sheets[0].name);
            let growing = sheet::open(&link::parse(preset.link).state.spec, name);
            assert!(growing.is_ok(), "{}: {:?}", preset.link, growing.err());
            opened.insert((entry.paper.id, name));
        }
    }
    for entry in paper::entries() {
        for sheet in entry.sheets {
            assert!(opened.contains(&(entry.paper.id, sheet.name)), "no preset opens {} of {}", sheet.name, entry.name);
        }
    }
}

#[test]
fn sheets_that_a_game_does_not_have() {
    let refusal = |spec: &str, name: &str| sheet::open(&Spec::parse(spec).expect("a spec"), name).err();
    let missing = |why: &str| Some(Refusal::Missing(why.to_owned()));
    assert_eq!(refusal("mem", "fill"), missing("mem has no sheets"));
    assert_eq!(refusal("mark", "gaps"), missing("the sheets of mark are reachable"));
    for entry in paper::entries().iter().filter(|entry| !entry.sheets.is_empty()) {
        let names: Vec<&str> = entry.sheets.iter().map(|sheet| sheet.name).collect();
        let expected = format!("the sheets of {} are {}", entry.name, names.join(", "));
        for name in ["", "fil", "FILL", "numbers"] {
            assert_eq!(refusal(entry.name, name), missing(&expected), "{} {name}", entry.name);
        }
    }
}

#[test]
fn a_rule_that_gives_nothing_is_told() {
    let refusal = |spec: &str, name: &str| sheet::open(&Spec::parse(spec).expect("a spec"), name).err();
    let fault = refusal("maximum?f=1/(n-1)", "fill").expect("no f(1)");
    assert!(matches!(&fault, Refusal::Rule(why) if why.contains("n = 1")), "{fault}");
    let fault = refusal("dynamic?f=30-n", "base").expect("no f(31)");
    assert!(matches!(&fault, Refusal::Rule(why) if why.contains("f(31)")), "{fault}");
}
