//! `nimscope table`: a rectangle of values.

use std::io::{self, Write};

use crate::arguments::{Table, TableFormat};
use crate::column::Column;
use crate::failure::Failure;
use crate::heap::Plain;
use crate::output::print;
use crate::range::Range;
use crate::reading::{Reading, check_count, remark, written};
use crate::work::Work;
use nimscope::engine::Written;
use nimscope::game::Cell;
use nimscope::game::catalogue::Layout;
use nimscope::grow::Refusal;
use nimscope::listing::{integer, npy_head};
use nimscope::paper::Spec;
use nimscope::table::{self, Numbers, NumbersRow};
use serde::Serialize;

/// Prints a table.
pub(crate) fn run(arguments: &Table, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse(&arguments.spec)?;
    if spec.entry().layout == Layout::Strip {
        let instead = format!("nimscope sequence '{spec}'");
        return Err(Failure::Wrong(format!("{spec} is played on one heap, so its values are a sequence: {instead}")));
    }
    let (n, k) = (arguments.n, arguments.k);
    let numbers = read(&spec, n, k, work)?;
    remark(&spec);
    let array = if matches!(arguments.format, TableFormat::Npy) { npy(&numbers)? } else { Vec::new() };
    print(|out| match arguments.format {
        TableFormat::Text => text(out, &numbers),
        TableFormat::Csv => out.write_all(table::csv(&numbers).as_bytes()),
        TableFormat::Json => json(out, &spec, n, k, &numbers),
        TableFormat::Latex => out.write_all(table::latex(&numbers).as_bytes()),
        TableFormat::Npy => out.write_all(&array),
    })
}

/// The whole table as a NumPy array.
fn npy(numbers: &Numbers) -> Result<Vec<u8>, Failure> {
    let values: Vec<i64> = numbers
        .rows
        .iter()
        .flat_map(|row| &row.values)
        .map(|value| integer(value.as_ref()))
        .collect::<Result<_, _>>()?;
    let head = npy_head(&[numbers.rows.len() as u64, numbers.columns.len() as u64]);
    Ok(head.into_iter().chain(values.into_iter().flat_map(i64::to_le_bytes)).collect())
}

fn read(spec: &Spec, n: Range, k: Range, work: &Work) -> Result<Numbers, Failure> {
    Column::At(k.last.into()).check(spec)?;
    check_count(&n.count().into(), k.count())?;
    let last = spec.entry().limit - 1;
    if n.last > last {
        return Err(Refusal::Beyond(format!("{spec} is computed up to n = {last}, so not for n = {}", n.last)).into());
    }
    let mut reading = Reading::new(spec, n.last, work)?;
    let mut progress = work.progress("reading rows", n.count());
    let mut rows = Vec::new();
    for row in n {
        let value = |column| Ok(reading.value(Cell { row, column })?.map(|value| written(spec, value)));
        let values: Result<Vec<Option<Written>>, Failure> = k.into_iter().map(value).collect();
        rows.push(NumbersRow { label: row.to_string(), values: values? });
        progress.reach(rows.len() as u64);
    }
    Ok(Numbers {
        outcomes: true,
        corner: ["n", "k"],
        from: None,
        columns: k.into_iter().map(|column| column.to_string()).collect(),
        rows,
    })
}

/// Columns of equal width, aligned on the right, as papers print them.
fn text(out: &mut impl Write, numbers: &Numbers) -> io::Result<()> {
    let corner = numbers.corner.join("\\");
    let labels = numbers.rows.iter().map(|row| row.label.len());
    let side = labels.max().unwrap_or(0).max(corner.len());
    let values = numbers.rows.iter().flat_map(|row| &row.values).map(|value| digits(value.as_ref()));
    let width = numbers.columns.iter().map(String::len).chain(values).max().unwrap_or(0);
    write!(out, "{corner:>side$} ")?;
    for column in &numbers.columns {
        write!(out, " {column:>width$}")?;
    }
    writeln!(out)?;
    for row in &numbers.rows {
        write!(out, "{:>side$} ", row.label)?;
        for value in &row.values {
            match value {
                Some(value) => write!(out, " {:>width$}", value.plain())?,
                None => write!(out, " {:>width$}", "?")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn digits(value: Option<&Written>) -> usize {
    value.map_or(1, |value| value.plain().len())
}

fn json(out: &mut impl Write, spec: &Spec, n: Range, k: Range, numbers: &Numbers) -> io::Result<()> {
    #[derive(Serialize)]
    struct Document<'a> {
        spec: String,
        n: Range,
        k: Range,
        values: Vec<Vec<Option<Plain<'a>>>>,
    }
    let rows = numbers.rows.iter().map(|row| &row.values);
    let values = rows.map(|values| values.iter().map(|value| value.as_ref().map(Plain)).collect()).collect();
    serde_json::to_writer(&mut *out, &Document { spec: spec.to_string(), n, k, values })?;
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_proved_is_a_question_mark_in_text_and_null_in_json() {
        let row = |label: &str, values: [Option<u32>; 2]| NumbersRow {
            label: label.to_owned(),
            values: values.map(|value| value.map(Written::Small)).to_vec(),
        };
        let numbers = Numbers {
            outcomes: true,
            corner: ["n", "k"],
            from: None,
            columns: vec!["1".to_owned(), "2".to_owned()],
            rows: vec![row("8", [None, Some(12)]), row("9", [Some(3), None])],
        };
        let mut out = Vec::new();
        text(&mut out, &numbers).expect("a list takes everything");
        assert_eq!(String::from_utf8_lossy(&out), "n\\k   1  2\n  8   ? 12\n  9   3  ?\n");
        let (n, k) = (Range { first: 8, last: 9 }, Range { first: 1, last: 2 });
        let mut out = Vec::new();
        json(&mut out, &Spec::parse("mnem").expect("a spec"), n, k, &numbers).expect("a list takes everything");
        assert!(String::from_utf8_lossy(&out).ends_with("\"values\":[[null,12],[3,null]]}\n"));
    }
}
