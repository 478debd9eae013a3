//! Max Nim with a pass: Table 1 as printed, the golden values, the lines of Theorem 4, and Tables 2–6.

use nimscope::grow::Progress;
use nimscope::paper::Spec;
use nimscope::sheet;
use nimscope::sheet::{Part, SheetMark};
use proptest::prelude::*;
use serde_json::Value;

use super::{count, numbers, row, texts, whole};

#[test]
fn table_1() {
    let part = &whole("maxnim?d=7/4", "pass").parts[0];
    assert_eq!(part.columns.len(), 61);
    let printed = [0, 1, 2, 0, 3, 1, 4, 2, 5, 6, 0, 7, 3, 8, 1, 9, 10, 4, 11, 2, 12];
    assert_eq!(numbers(part, "G_d")[..21], printed);
    let printed = [0, 2, 1, 3, 0, 2, 5, 1, 4, 7, 3, 6, 0, 9, 2, 8, 11, 5, 10, 1, 13];
    assert_eq!(numbers(part, "G_{d,p}")[..21], printed);
    assert_eq!(texts(part, "why")[..8], ["new", "new", "new", "G(0)", "new", "G(1)", "new", "G(2)"]);
    assert_eq!(texts(part, "line")[..8], ["0", "c", "c", "a", "a", "c", "b", "c"]);
    assert_eq!(row(part, "why").cells[5].hint, "⌈5/d⌉ = ⌈4/d⌉ = 3, so G(5) = G(5 − 3 − 1) = G(1)");
    let key: Vec<(&str, &str)> = part.key.iter().map(|key| (key.cell.text.as_str(), key.words.as_str())).collect();
    let letters = [("a", "0 ↔ 3"), ("b", "2m ↔ 2m + 1 from 4 on"), ("c", "2m + 1 ↔ 2m + 2 up to 2")];
    assert_eq!(key[key.len() - 3..], letters);
}

#[test]
fn golden_values() {
    let golden: Value = serde_json::from_str(include_str!("../golden/max_nim.json")).expect("JSON");
    let mut tried = Vec::new();
    for game in golden["games"].as_array().expect("games") {
        let d = format!("{}/{}", game["d"][0], game["d"][1]);
        let mut growing =
            sheet::open(&Spec::parse(&format!("maxnim?d={d}")).expect("a spec"), "pass").expect("a sheet");
        growing.advance(20_000);
        let part = &growing.read().parts[0];
        let values = |label: &str| -> Vec<Value> { numbers(part, label).into_iter().map(Value::from).collect() };
        assert_eq!(values("G_d"), game["g"].as_array().expect("values")[..61], "{d}");
        assert_eq!(values("G_{d,p}"), game["gp"].as_array().expect("values")[..61], "{d}");
        assert_eq!(count(part, SheetMark::Differs), 0, "{d}");
        tried.push(d);
    }
    for d in ["7/4", "3/1", "2/1", "3/2", "4/3"] {
        assert!(tried.iter().any(|one| one == d), "{d} is not among {tried:?}");
    }
}

/// The first cells of a row of the second part, with what they are compared by.
fn check_row(part: &Part, label: &str, expected: &[(&str, SheetMark)]) {
    let cells = &row(part, label).cells[..expected.len()];
    let found: Vec<(&str, SheetMark)> = cells.iter().map(|cell| (cell.text.as_str(), cell.mark)).collect();
    assert_eq!(found, expected, "{label} of {}", part.title);
}

#[test]
fn tables_2_to_6() {
    use SheetMark::{Agrees, Differs, None};
    // Table 2 does not speak of a heap of 1.
    let part = &whole("maxnim?d=3", "pass").parts[1];
    check_row(part, "found", &[("0, 1", None), ("0, 2", None), ("3", None), ("2", None)]);
    check_row(part, "corrected", &[("0, 1", Agrees), ("0, 2", Agrees), ("3", Agrees), ("2", Agrees)]);
    check_row(part, "printed", &[("1", Differs), ("0", Differs), ("3", Agrees), ("2", Agrees)]);
    assert_eq!(row(part, "found").cells[0].hint, "0 at n = 0 alone; 1 at 23 heaps, first n = 2");
    assert!(part.note.contains("Table 2; it gives 2 of them another value, n = 0 first."), "{}", part.note);
    // Table 3 holds as it stands, but for the empty heap.
    let part = &whole("maxnim?d=2&pass=1", "pass").parts[1];
    check_row(part, "printed", &[("1", Differs), ("2", Agrees), ("0", Agrees), ("4", Agrees), ("3", Agrees)]);
    assert_eq!(count(part, Differs), 1);
    assert!(part.note.contains("Table 3; it gives n = 0 alone another value."), "{}", part.note);
    // Table 4, a = 3: the line for 2m + 1 and 2m + 2 leaves out m = 3 and m = 4, where it means the values 3 and 4.
    let part = &whole("maxnim?d=4/3", "pass").parts[1];
    check_row(part, "found", &[("0, 3", None), ("2", None), ("1", None), ("4", None), ("0", None), ("6", None)]);
    assert_eq!(texts(part, "printed")[5..12], ["6", "5", "–", "–", "–", "–", "12"]);
    assert_eq!(count(part, Differs), 1, "the empty heap");
    let silent = "a = 3; it gives n = 0 alone another value, and it is silent about 26, n = 9 first.";
    assert!(part.note.contains(silent), "{}", part.note);
    // Tables 5 and 6, a = 2: from 4 on the partners are the wrong ones, or none.
    for d in ["7/4", "3/2"] {
        let part = &whole(&format!("maxnim?d={d}"), "pass").parts[1];
        assert_eq!(texts(part, "found")[..8], ["0, 3", "2", "1", "0", "5", "4", "7", "6"], "{d}");
        assert_eq!(texts(part, "printed")[..8], ["3", "2", "1", "0", "3", "–", "–", "–"], "{d}");
        assert_eq!(row(part, "printed").cells[4].mark, Differs, "{d}");
        assert!(part.note.contains("Tables 5 and 6, a = 2"), "{}", part.note);
    }
}

#[test]
fn a_sheet_grows_and_says_how_far() {
    let mut growing = sheet::open(&Spec::parse("maxnim?d=5/4").expect("a spec"), "pass").expect("a sheet");
    let empty = growing.read();
    assert_eq!((empty.done, empty.parts[0].columns.len(), empty.parts[1].columns.len()), (0, 0, 0));
    growing.advance(1_000);
    let Progress { done, target, .. } = growing.progress();
    assert!(0 < done && done < target, "{done} of {target}");
    let sheet = growing.read();
    assert_eq!((sheet.done, sheet.target), (done, target));
    assert!(sheet.parts[1].note.contains(&format!("computed for n < {done}.")), "{}", sheet.parts[1].note);
    assert_eq!(whole("maxnim?d=5/4", "pass").done, target);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever d: Lemma 1 and the theorem corrected hold for every heap computed, and the note says so.
    #[test]
    fn the_theorem_corrected_holds(p in 2_u64..60, q in 1_u64..30) {
        prop_assume!(p > q && p <= 100 * q);
        let mut growing = sheet::open(&Spec::parse(&format!("maxnim?d={p}/{q}")).expect("a spec"), "pass").expect("a sheet");
        growing.advance(200_000);
        let sheet = growing.read();
        prop_assert_eq!(count(&sheet.parts[0], SheetMark::Differs), 0);
        prop_assert!(row(&sheet.parts[1], "corrected").cells.iter().all(|cell| cell.mark == SheetMark::Agrees));
        prop_assert!(sheet.parts[1].note.ends_with("Corrected: proved here; it gives none of them another value."));
    }
}
