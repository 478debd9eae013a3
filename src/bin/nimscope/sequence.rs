//! `nimscope sequence`: the values of one heap, or of one column of a table.

use std::io::{self, Write};

use crate::arguments::{Sequence, SequenceFormat};
use crate::column::Column;
use crate::failure::Failure;
use crate::heap::{Heaps, Plain};
use crate::output::print;
use crate::paper::beyond_table;
use crate::reading::{Reading, check_count, far_away, grow, remark, within_table, written};
use crate::work::Work;
use nimscope::engine::Written;
use nimscope::game::Cell;
use nimscope::game::big::Big;
use nimscope::game::catalogue::Layout;
use nimscope::grow::Refusal;
use nimscope::latex;
use nimscope::listing::{integer, npy_head};
use nimscope::paper::{Spec, open_from};
use serde::Serialize;

/// Prints a sequence.
pub(crate) fn run(arguments: &Sequence, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse(&arguments.spec)?;
    let n = &arguments.n;
    let column = Column::meant(arguments.k.as_ref(), &spec, "--k 5")?;
    let values = read(&spec, n, &column, work)?;
    remark(&spec);
    match arguments.format {
        SequenceFormat::Text => print(|out| text(out, &values)),
        SequenceFormat::Csv => print(|out| csv(out, n, &values)),
        SequenceFormat::Json => print(|out| json(out, &spec, n, &values)),
        SequenceFormat::Latex => print(|out| latex(out, n, &values)),
        SequenceFormat::Bfile => {
            let known = whole(n, &values)?;
            print(|out| bfile(out, n, &known))
        }
        SequenceFormat::Npy => {
            let known: Vec<i64> = values.iter().map(|value| integer(value.as_ref())).collect::<Result<_, Refusal>>()?;
            print(|out| npy(out, &known))
        }
    }
}

/// A sequence that ends within the game's table is read off it; another is known from its first heap on.
fn read(spec: &Spec, n: &Heaps, column: &Column, work: &Work) -> Result<Vec<Option<Written>>, Failure> {
    column.check(spec)?;
    check_count(&n.count(), 1)?;
    if let (Some(first), Some(last)) = (within_table(spec, n.first), within_table(spec, n.last)) {
        let mut reading = Reading::new(spec, last, work)?;
        return (first..=last).map(|heap| Ok(reading.at(heap, column)?.map(|value| written(spec, value)))).collect();
    }
    if let Some(values) = proved(spec, n, column) {
        return Ok(values);
    }
    if let Some(values) = beyond_table(spec, column, n, work)? {
        return Ok(values.into_iter().map(|value| Some(Written::Small(value))).collect());
    }
    if *column != Column::FIRST {
        let proved = n.iter().map(|heap| column.known(spec, &heap));
        let written = proved.map(|proved| proved.map(|proved| Some(Written::from(&proved.value))));
        let last = spec.entry().limit - 1;
        return written
            .collect::<Option<_>>()
            .ok_or_else(|| Refusal::Beyond(format!("{spec} is computed up to n = {last} in this column")).into());
    }
    let (count, most) = (u64::try_from(n.count()).expect("few enough to be printed"), spec.entry().limit);
    if count > most {
        return Err(Refusal::TooLarge(format!("{count} heaps that far away are too many; at most {most}")).into());
    }
    let mut engine = open_from(spec, n.first, count).map_err(|error| far_away(spec, error))?;
    grow(spec, &mut *engine, count, work)?;
    Ok((0..count).map(|row| engine.written(Cell { row, column: 0 })).collect())
}

/// The values that theorems give all positions of a table's column, if they do.
fn proved(spec: &Spec, n: &Heaps, column: &Column) -> Option<Vec<Option<Written>>> {
    let value = |heap: Big| Some(Some(Written::from(&column.known(spec, &heap)?.value)));
    (spec.entry().layout == Layout::Plane).then(|| n.iter().map(value).collect::<Option<_>>())?
}

/// The values, if there is no gap among them.
fn whole(n: &Heaps, values: &[Option<Written>]) -> Result<Vec<Written>, Failure> {
    let known = n.iter().zip(values);
    let known = known.map(|(heap, value)| {
        value.clone().ok_or_else(|| Failure::NotProved(format!("a({heap}) is not proved, and a b-file has no gaps")))
    });
    known.collect()
}

fn text(out: &mut impl Write, values: &[Option<Written>]) -> io::Result<()> {
    for (place, value) in values.iter().enumerate() {
        let comma = if place > 0 { ", " } else { "" };
        match value {
            Some(value) => write!(out, "{comma}{}", value.plain())?,
            None => write!(out, "{comma}?")?,
        }
    }
    writeln!(out)
}

fn csv(out: &mut impl Write, n: &Heaps, values: &[Option<Written>]) -> io::Result<()> {
    writeln!(out, "n,value")?;
    for (heap, value) in n.iter().zip(values) {
        writeln!(out, "{heap},{}", cell(value.as_ref()))?;
    }
    Ok(())
}

fn json(out: &mut impl Write, spec: &Spec, n: &Heaps, values: &[Option<Written>]) -> io::Result<()> {
    #[derive(Serialize)]
    struct Document<'a> {
        spec: String,
        n: &'a Heaps,
        values: Vec<Option<Plain<'a>>>,
    }
    let values = values.iter().map(|value| value.as_ref().map(Plain)).collect();
    serde_json::to_writer(&mut *out, &Document { spec: spec.to_string(), n, values })?;
    writeln!(out)
}

/// Heaps above, values below, as papers print them; a long sequence goes on in the next array.
fn latex(out: &mut impl Write, n: &Heaps, values: &[Option<Written>]) -> io::Result<()> {
    let set = latex::LatexTable {
        environment: latex::Environment::Array,
        corner: "n".to_owned(),
        columns: n.iter().map(|heap| heap.to_string()).collect(),
        rows: vec![("\\mathcal{G}".to_owned(), values.iter().map(|value| cell(value.as_ref())).collect())],
    };
    write!(out, "{}", set.set())
}

fn bfile(out: &mut impl Write, n: &Heaps, values: &[Written]) -> io::Result<()> {
    for (heap, value) in n.iter().zip(values) {
        writeln!(out, "{heap} {}", value.plain())?;
    }
    Ok(())
}

fn npy(out: &mut impl Write, values: &[i64]) -> io::Result<()> {
    out.write_all(&npy_head(&[values.len() as u64]))?;
    values.iter().try_for_each(|value| out.write_all(&value.to_le_bytes()))
}

fn cell(value: Option<&Written>) -> String {
    value.map_or_else(String::new, Written::plain)
}

#[cfg(test)]
mod tests {
    use nimscope::game::Heap;

    use super::*;

    /// Where a play may go on for ever, a value need not be proved; every format has its own way to say so.
    #[test]
    fn a_gap_is_said_in_every_format() {
        let n = &Heaps { first: Heap::from(7), last: Heap::from(9) };
        let values = [Some(1), None, Some(12)].map(|value| value.map(Written::Small));
        let written = |write: &dyn Fn(&mut Vec<u8>) -> io::Result<()>| {
            let mut out = Vec::new();
            write(&mut out).expect("a list takes everything");
            String::from_utf8(out).expect("text")
        };
        let spec = Spec::parse("mnem").expect("a spec");
        assert_eq!(written(&|out| text(out, &values)), "1, ?, 12\n");
        assert_eq!(written(&|out| csv(out, n, &values)), "n,value\n7,1\n8,\n9,12\n");
        assert_eq!(
            written(&|out| json(out, &spec, n, &values)),
            "{\"spec\":\"mnem\",\"n\":[7,9],\"values\":[1,null,12]}\n"
        );
        assert!(written(&|out| latex(out, n, &values)).contains("1 &  & 12"));
        let refused = whole(n, &values).expect_err("a gap");
        assert!(matches!(refused, Failure::NotProved(message) if message.starts_with("a(8) is not proved")));
    }
}
