//! Files of numbers: every format, in slices of any size, of every kind of view, and the terms that are looked up.

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::grow::{self, Grow, Refusal};
use nimscope::link::{self, State};
use nimscope::listing::{Listing, ListingFormat, ListingLine, Terms};
use nimscope::table::{self, Source};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::rc::Rc;

fn state(link: &str) -> State {
    link::parse(link).state
}

/// A file written in slices of so much work.
fn written(link: &str, format: ListingFormat, along: ListingLine, slice: u64) -> Result<Vec<u8>, Refusal> {
    let mut listing = Listing::open(&state(link), format, along)?;
    let (mut file, mut before) = (listing.take(), 0);
    while !listing.progress().is_over() {
        listing.advance(slice);
        file.extend(listing.take());
        assert!(listing.progress().done >= before, "{link} goes back");
        before = listing.progress().done;
    }
    listing.progress().refusal.map_or(Ok(file), |refusal| Err(refusal.clone()))
}

fn text(link: &str, format: ListingFormat, along: ListingLine) -> String {
    String::from_utf8(written(link, format, along, 1_000_000).expect("a file")).expect("text")
}

/// What the numbers view reads of the same rectangle.
fn numbers(link: &str, rows: std::ops::RangeInclusive<u64>, columns: std::ops::RangeInclusive<u64>) -> table::Numbers {
    let state = state(link);
    let mut source = Source::new(state.spec.clone(), state.axis.printed()).expect("a table");
    grow::reach(&mut *source.engine, state.axis.printed().heaps(rows.end() + 1), 1_000_000);
    table::numbers(&mut *source.engine, state.axis, rows, columns).expect("few enough")
}

#[test]
fn rectangles_are_what_the_numbers_view_reads() {
    let rows = [
        ("mem?v=1&n=3-40&k=2-17", 3..=40, 2..=17),
        ("mem0?v=1&n=2.4-40.7&k=-3-17", 3..=40, 0..=17),
        ("imark?S=1&D=2,3&v=1&n=0-20&k=0-63", 0..=20, 0..=63),
        ("maxnim?axis=sweep:d:4/3-3:6&v=1&n=0-9&k=0-30", 0..=9, 0..=30),
        ("maximum?f=floor(sqrt(n))&v=1&n=0-45&k=46-91&axis=triangle", 0..=45, 46..=91),
        ("maxnim?d=2&v=1&axis=graph&n=0-60&k=0-121", 0..=1, 0..=63),
        ("mem?v=1&n=100-120&k=0-1000&axis=sqrt", 100..=120, 0..=11),
        ("imark?S=1&D=2,3&axis=far:64:1000000000000&v=1&n=0-3&k=0-63", 0..=3, 0..=63),
    ];
    for (link, rows, columns) in rows {
        let numbers = numbers(link, rows, columns);
        assert_eq!(text(link, ListingFormat::Csv, ListingLine::Row), table::csv(&numbers), "{link}");
        assert_eq!(text(link, ListingFormat::Latex, ListingLine::Row), table::latex(&numbers), "{link}");
        let document: Value = serde_json::from_str(&text(link, ListingFormat::Json, ListingLine::Row)).expect("JSON");
        let values: Vec<Value> = numbers.rows.iter().map(|row| json!(row.values)).collect();
        assert_eq!(document["values"], Value::Array(values), "{link}");
        assert_eq!(document["spec"], state(link).spec.to_string(), "{link}");
    }
    let document: Value =
        serde_json::from_str(&text("mem?v=1&n=1-3&k=0-2", ListingFormat::Json, ListingLine::Row)).expect("JSON");
    assert_eq!(document, json!({"spec": "mem", "n": [1, 3], "k": [0, 2], "values": [[1, 1, 0], [2, 2, 1], [1, 1, 1]]}));
}

#[test]
fn an_array_of_numpy_has_a_head_that_is_a_multiple_of_64_bytes_and_64_bit_integers() {
    let link = "mem?v=1&n=3-40&k=2-17";
    let file = written(link, ListingFormat::Npy, ListingLine::Row, 1_000).expect("a file");
    assert_eq!(file[..8], *b"\x93NUMPY\x01\x00");
    let head = 10 + usize::from(u16::from_le_bytes([file[8], file[9]]));
    assert_eq!((head % 64, file[head - 1]), (0, b'\n'));
    let words = String::from_utf8_lossy(&file[10..head]);
    assert!(words.starts_with("{'descr': '<i8', 'fortran_order': False, 'shape': (38,16,), }"), "{words}");
    let values: Vec<i64> = file[head..].as_chunks::<8>().0.iter().map(|bytes| i64::from_le_bytes(*bytes)).collect();
    let known = numbers(link, 3..=40, 2..=17);
    let known: Vec<i64> = known
        .rows
        .iter()
        .flat_map(|row| &row.values)
        .map(|value| value.as_ref().map_or(-1, |value| value.to_string().parse().expect("small")))
        .collect();
    assert_eq!(values, known);
}

#[test]
fn a_b_file_is_a_row_a_column_an_antidiagonal_or_all_heaps() {
    let mut engine: Box<dyn Engine> = nimscope::paper::open(&state("mem").spec);
    grow::reach(&mut *engine, 60, 1_000_000);
    let mut value = |row, column| engine.value(Cell { row, column }).expect("a value");
    let link = "mem?v=1&n=3-40&k=2-17&cell=30,4";
    let lines = |along| text(link, ListingFormat::Bfile, along);
    let row: String = (2..=17).map(|k| format!("{k} {}\n", value(30, k))).collect();
    assert_eq!(lines(ListingLine::Row), row);
    let column: String = (3..=40).map(|n| format!("{n} {}\n", value(n, 4))).collect();
    assert_eq!(lines(ListingLine::Column), column);
    let antidiagonal: String = (2..=17).map(|k| format!("{k} {}\n", value(34 - k, k))).collect();
    assert_eq!(lines(ListingLine::Antidiagonal), antidiagonal);
    let first: String = (3..=40).map(|n| format!("{n} {}\n", value(n, 2))).collect();
    assert_eq!(
        text("mem?v=1&n=3-40&k=2-17", ListingFormat::Bfile, ListingLine::Column),
        first,
        "the first column in view"
    );
    // A229764.
    let mark = text("mark?S=1&D=2&v=1&n=0-3&k=0-3&w=4", ListingFormat::Bfile, ListingLine::Heaps);
    let known = [0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2];
    assert_eq!(mark, (0..16).zip(known).map(|(n, value)| format!("{n} {value}\n")).collect::<String>());
    let far = text(
        "imark?S=1&D=2,3&axis=far:64:1000000000000000000000000000000&v=1&n=0-0&k=0-63",
        ListingFormat::Bfile,
        ListingLine::Heaps,
    );
    assert!(far.starts_with("1000000000000000000000000000000 2\n1000000000000000000000000000001 0\n"), "{far}");
    let graph = text("maxnim?d=2&v=1&axis=graph&n=0-60&k=5-121", ListingFormat::Bfile, ListingLine::Heaps);
    assert_eq!((graph.lines().count(), graph.starts_with("5 ")), (117, true));
}

#[test]
fn slices_make_no_difference() {
    for format in ListingFormat::ALL.map(|(_, format)| format) {
        let link = "mem0?v=1&n=0-99&k=0-40";
        let whole = written(link, format, ListingLine::Column, 100_000_000).expect("a file");
        assert!(written(link, format, ListingLine::Column, 500).expect("a file") == whole, "{format:?}");
    }
}

#[test]
fn what_is_too_much_or_has_gaps_is_refused_in_words() {
    let refused = |link, format, along| written(link, format, along, 1_000_000).expect_err("a refusal").to_string();
    let words = refused("mem?v=1&n=0-9999&k=0-9999", ListingFormat::Csv, ListingLine::Row);
    assert!(words.starts_with("10\u{202f}000 × 10\u{202f}000 numbers are too many for this file"), "{words}");
    let words = refused("mem?v=1&n=0-999&k=0-999", ListingFormat::Latex, ListingLine::Row);
    assert!(words.contains("at most 100\u{202f}000"), "{words}");
    let words = refused("mem?v=1&n=0-9&k=0-9", ListingFormat::Bfile, ListingLine::Heaps);
    assert_eq!(words, "mem has no one sequence of heaps; choose a row, a column or an antidiagonal");
    let words = refused("mark?v=1&n=0-9&k=0-9", ListingFormat::Bfile, ListingLine::Row);
    assert!(words.ends_with("has no rows and columns; its heaps are one sequence"), "{words}");
    let words = refused("takeaway?f=floor(9/(k-30)%2B9)&v=1&n=0-20&k=30-40", ListingFormat::Bfile, ListingLine::Column);
    assert!(words.ends_with("is not known, and a b-file has no gaps"), "{words}");
}

#[test]
fn terms_are_looked_up_by_an_address() {
    let found = |link: &str, along| {
        let state = state(link);
        let source = Source::new(state.spec.clone(), state.axis.printed()).expect("a table");
        let mut terms = Terms::new(&state, along, Rc::new(RefCell::new(source))).expect("a sequence");
        grow::finish(&mut terms, 1_000_000).expect("terms");
        terms.found()
    };
    let strip = found("maximum?f=floor(n/2)&v=1&n=0-9&k=0-63", ListingLine::Heaps).expect("terms");
    let known = "0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0,8,4,9,2";
    assert_eq!((strip.terms.len(), strip.address), (20, format!("https://oeis.org/search?q={known}")));
    assert_eq!(strip.told, "heaps from 0 on");
    let column = found("mem?v=1&n=3-40&k=2-17&cell=30,4", ListingLine::Column).expect("terms");
    assert_eq!(column.told, "column k = 4, n from 3 on");
    let few = found("mem?v=1&n=3-6&k=2-17", ListingLine::Column).expect_err("too few").to_string();
    assert_eq!(few, "of this sequence 4 terms are in view, and 6 are needed");
}
