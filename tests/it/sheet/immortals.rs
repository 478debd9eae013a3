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

/// Mimic has many; the sheet lists the first, counts all, and sorts their differences.
#[test]
fn of_mimic_there_are_many() {
    let mut growing = sheet::open(&Spec::parse("mimic?r=2&c=2").expect("a spec"), "immortals").expect("a sheet");
    while growing.progress().done < 8_000 {
        growing.advance(10_000);
    }
    let sheet = growing.read();
    let [listed, counted, parted] = &sheet.parts[..] else { panic!("three tables") };
    let cells = |row: &nimscope::sheet::Row| {
        let cells: Vec<&str> = row.cells.iter().map(|cell| cell.text.as_str()).collect();
        format!("{}: {}", row.label, cells.join(" | "))
    };
    let first: Vec<String> = listed.rows.iter().take(5).map(cells).collect();
    assert_eq!(first, ["0: 0", "1: 1", "3: 4", "4: 5", "9: 15"]);
    let counts: Vec<String> = counted.rows.iter().map(cells).collect();
    assert!(counts.contains(&"1024: 50 | 1.42".to_owned()), "{counts:?}");
    assert!(counts.contains(&"4096: 103 | 1.43".to_owned()), "{counts:?}");
    assert!(parted.rows.len() > 8 && cells(&parted.rows[0]).ends_with(" % | 50.0 %"), "{:?}", parted.rows);
    let one = sheet::open(&Spec::parse("mimic?r=1&c=1").expect("a spec"), "immortals").expect("a sheet");
    assert_eq!(
        one.read().parts[1].title,
        "The first value so many times on the frontier",
        "where nothing is repeated it is MEM⁰"
    );
}
