//! The options by remainder: the paper's Table 2, and games with many options or a huge modulus.

use nimscope::sheet::SheetMark;

use super::{count, whole};

#[test]
fn table_2() {
    let part = &whole("imark?S=1&D=2,3", "options").parts[0];
    let printed = [
        ("0", "n − 1, n/2, n/3", "3"),
        ("1", "n − 1", "1"),
        ("2", "n − 1, n/2", "2"),
        ("3", "n − 1, n/3", "2"),
        ("4", "n − 1, n/2", "2"),
        ("5", "n − 1", "1"),
    ];
    assert_eq!(part.corner, "n mod 6");
    assert_eq!(part.rows.len(), printed.len());
    for (row, (remainder, options, most)) in part.rows.iter().zip(printed) {
        let texts: Vec<&str> = row.cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!((row.label.as_str(), texts), (remainder, vec![options, most, most]));
    }
    assert_eq!(count(part, SheetMark::Agrees), 6);
}

#[test]
fn no_value_exceeds_the_number_of_options() {
    for spec in ["imark?S=2&D=2", "imark?S=1,2&D=2,4", "imark?S=1-3&D=2,3,4"] {
        let part = &whole(spec, "options").parts[0];
        for row in &part.rows {
            let most: u32 = row.cells[1].text.parse().expect("a number");
            let seen: u32 = row.cells[2].text.parse().expect("a number");
            assert!(seen <= most, "{spec}");
            assert_eq!(row.cells[2].mark == SheetMark::Agrees, seen == most, "{spec}");
        }
    }
}

#[test]
fn long_lists_are_abridged() {
    let part = &whole("imark?S=1-99&D=7", "options").parts[0];
    assert_eq!(part.rows[0].cells[0].text, "n − s for s in 1-99, n/7");
    assert_eq!(part.rows[0].cells[1].text, "100");
    let part = &whole("imark?S=1&D=997,991,983,977,971,967,953", "options").parts[0];
    assert_eq!(part.rows.len(), 60);
    assert!(part.note.ends_with("The first 60 remainders are shown."), "{}", part.note);
}
