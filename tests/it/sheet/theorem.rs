//! The theorems of i-Mark: every case, what is printed with a slip, and games without a theorem.

use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::sheet;
use nimscope::sheet::SheetMark;

use super::{column, count, row, whole};

#[test]
fn theorem_1() {
    let sheet = whole("imark?t=5&d=6", "theorem");
    assert_eq!(sheet.parts.len(), 1);
    let part = &sheet.parts[0];
    assert_eq!(part.title, "Theorem 1, d ≡ 1 (mod t)");
    assert!(part.note.starts_with("Proved."), "{}", part.note);
    let texts = |label: &str| -> Vec<&str> { row(part, label).cells.iter().map(|cell| cell.text.as_str()).collect() };
    assert_eq!(texts("A_0"), ["0", "5", "6", "0, 1, 2, 3, 4, 0", "holds"]);
    assert_eq!(texts("α_1"), ["42", "42", "1", "5", "holds"]);
    assert_eq!(texts("B_1"), ["43", "185", "143", "(1, 2, 3, 0, 4)^28, 1, 2, 3", "holds"]);
    assert_eq!(texts("β_2"), ["1122", "1122", "1", "5", "holds"]);
    assert_eq!(texts("B_5").last(), Some(&"holds to 199999"));
    assert_eq!(texts("β_5").last(), Some(&"beyond"));
    assert_eq!(count(part, SheetMark::Differs), 0);
}

#[test]
fn theorem_1_fails_for_2() {
    let sheet = whole("imark?S=1&D=3", "theorem");
    let titles: Vec<&str> = sheet.parts.iter().map(|part| part.title.as_str()).collect();
    assert_eq!(titles[..2], ["What holds for t = 2 and odd d", "Theorem 1 as printed, d ≡ 1 (mod t)"]);
    assert!(sheet.parts[0].note.starts_with("Proved here (docs/proofs/imark-two.md)."), "{}", sheet.parts[0].note);
    assert_eq!(count(&sheet.parts[0], SheetMark::Differs), 0);
    let differs = column(&sheet.parts[1], "computed").into_iter().find(|cell| cell.mark == SheetMark::Differs);
    assert!(differs.is_some_and(|cell| cell.text.starts_with("SG(")), "{differs:?}");
    let alpha = row(&sheet.parts[1], "α_1").cells.last().expect("a verdict");
    assert_eq!((alpha.text.as_str(), alpha.mark), ("SG(12) = 1, not 2", SheetMark::Differs));
}

#[test]
fn theorems_2_and_3() {
    let sheet = whole("imark?S=2&D=7", "theorem");
    assert_eq!(sheet.parts[0].title, "Theorem 2, k ≡ 3 (mod 4)");
    assert_eq!(count(&sheet.parts[0], SheetMark::Differs), 0);
    let sheet = whole("imark?S=2&D=5", "theorem");
    assert_eq!(sheet.parts[0].title, "Theorem 3, k ≡ 1 (mod 4)");
    assert_eq!(count(&sheet.parts[0], SheetMark::Differs), 0);
    let printed = &sheet.parts[1];
    assert_eq!(printed.rows.len(), 1);
    let cells: Vec<&str> = row(printed, "Y").cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(cells, ["6", "9", "4", "1, 0, 0, 1, 0", "5 values for 4 heaps"]);
}

#[test]
fn p_positions_of_sopena() {
    for (t, d) in [(3, 5), (4, 4), (5, 2), (2, 2)] {
        let sheet = whole(&format!("imark?t={t}&d={d}"), "theorem");
        let part = &sheet.parts[0];
        assert_eq!(part.title, format!("P-positions for d ≢ 1 (mod t), t = {t}, d = {d}"));
        assert!(part.note.contains("Computed: exactly these heaps"), "{}", part.note);
        assert_eq!((part.rows.len(), count(part, SheetMark::Agrees)), (60, 60));
    }
}

#[test]
fn conjecture_4_holds_for_odd_d_and_fails_for_even_d() {
    let part = whole("imark?S=3&D=5", "theorem").parts.remove(0);
    assert_eq!(part.columns[..6], ["5", "10", "15", "30", "40", "65"]);
    let proved = "Proved for odd d (docs/proofs/conjecture-4.md). Computed: every heap below 200000 with the value 2 is one of these.";
    assert_eq!(part.note, proved);
    for (spec, n) in [("imark?S=3&D=4", 16), ("imark?S=1&D=2", 6)] {
        let sheet = whole(spec, "theorem");
        let note = &sheet.parts.last().expect("a part").note;
        assert_eq!(
            *note,
            format!(
                "False for every even d, since SG(3sd) = 2 (docs/proofs/conjecture-4.md). Computed: SG({n}) = 2, though it is \
                 none of these."
            )
        );
    }
}

#[test]
fn games_without_a_theorem() {
    for (spec, name) in [("S=1&D=2,3", "{1}, {2,3}"), ("S=2&D=2", "{2}, {2}"), ("S=1,3&D=5", "{1,3}, {5}")] {
        let refusal = sheet::open(&Spec::parse(&format!("imark?{spec}")).expect("a spec"), "theorem").err();
        let none = format!("no theorem of the paper gives the values of i-Mark({name})");
        assert_eq!(refusal, Some(Refusal::NotProved(none)));
    }
}
