//! The sheet of immortal values: the four that are known, and the records, as far as the scan has come.

use nimscope::grow::Progress;
use nimscope::paper::Spec;
use nimscope::sheet;

#[test]
fn the_sheet_grows_and_knows_the_immortal_values_and_the_records() {
    let mut growing = sheet::open(&Spec::parse("mem0").expect("a spec"), "immortals").expect("a sheet");
    assert_eq!(growing.progress(), Progress::new(0, 10_000_000));
    while growing.progress().done < 30_000 {
        growing.advance(1_000_000);
    }
    let sheet = growing.read();
    assert_eq!(sheet.done, growing.progress().done);
    let rows = |part: usize| -> Vec<Vec<String>> {
        let row = |row: &sheet::Row| {
            std::iter::once(row.label.clone()).chain(row.cells.iter().map(|cell| cell.text.clone())).collect()
        };
        sheet.parts[part].rows.iter().map(row).collect()
    };
    assert_eq!(rows(0), [["0", "0", "0", "0"], ["12", "22", "3", "4"], ["1270", "2782", "8", "4"]]);
    assert_eq!(rows(1)[3], ["4", "871", "1904, 1907, 1911, 1937"]);
    assert!(sheet.parts[0].note.contains(&sheet.done.to_string()));
}
