//! `nimscope sheet`: the tables of text that are made for a game.

mod svg;

use std::io::{self, Write};

use nimscope::paper::Spec;
use nimscope::sheet;
use nimscope::sheet::{Diagram, Growing, Part, Row, Sheet, SheetCell, SheetMark};
use serde::Serialize;

use crate::arguments::{self, SheetFormat};
use crate::failure::Failure;
use crate::output::print;
use crate::work::Work;

/// Prints a sheet.
pub(crate) fn run(arguments: &arguments::Sheet, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse_game(&arguments.spec)?;
    let grown = whole(&spec, arguments, work)?;
    let (sheet, diagram) = (grown.read(), grown.diagram());
    if let (SheetFormat::Svg, None) = (arguments.format, &diagram) {
        return Err(Failure::Wrong(format!("the sheet {} of {spec} has no diagram", arguments.name)));
    }
    print(|out| match arguments.format {
        SheetFormat::Text => text(out, &sheet),
        SheetFormat::Csv => out.write_all(sheet::csv(&sheet).as_bytes()),
        SheetFormat::Json => json(out, &spec, &arguments.name, &sheet, diagram.as_ref()),
        SheetFormat::Latex => out.write_all(sheet::latex(&sheet).as_bytes()),
        SheetFormat::Svg => diagram.iter().try_for_each(|diagram| svg::write(out, diagram)),
    })
}

fn whole(spec: &Spec, arguments: &arguments::Sheet, work: &Work) -> Result<Box<dyn Growing>, Failure> {
    let mut growing = sheet::open_at(spec, &arguments.name, arguments.heap)?;
    work.finish("growing the sheet", &mut *growing)?;
    Ok(growing)
}

fn text(out: &mut impl Write, sheet: &Sheet) -> io::Result<()> {
    writeln!(out, "{}\n{}", sheet.title, sheet.caption)?;
    for part in &sheet.parts {
        writeln!(out, "\n{}", part.title)?;
        aligned(out, part)?;
        writeln!(out, "{}", part.note)?;
    }
    let marks = |cell: &SheetCell| cell.mark;
    let used: Vec<SheetMark> = sheet.parts.iter().flat_map(cells).map(marks).collect();
    let legend: Vec<String> = SheetMark::ALL.into_iter().filter(|mark| used.contains(mark)).map(explained).collect();
    if legend.is_empty() { Ok(()) } else { writeln!(out, "\n{}", legend.join(", ")) }
}

/// Columns no wider than they need be, aligned on the right; a mark is one more character of its cell.
fn aligned(out: &mut impl Write, part: &Part) -> io::Result<()> {
    let side = part.rows.iter().map(|row| width(&row.label)).max().unwrap_or(0).max(width(&part.corner));
    let marked: Vec<bool> = (0..part.columns.len()).map(|place| column(part, place).any(has_sign)).collect();
    let widths: Vec<usize> = (0..part.columns.len())
        .map(|place| column(part, place).map(|cell| width(&cell.text)).max().unwrap_or(0))
        .zip(&part.columns)
        .map(|(widest, name)| widest.max(width(name)))
        .collect();
    let mut line = |label: &str, texts: Vec<(&str, SheetMark)>| {
        let mut line = format!("{label:>side$} ");
        for (place, (text, mark)) in texts.into_iter().enumerate() {
            let padding = widths[place].saturating_sub(width(text)) + 1;
            line.extend(std::iter::repeat_n(' ', padding));
            line.push_str(text);
            match sign(mark) {
                Some(sign) => line.push(sign),
                None if marked[place] => line.push(' '),
                None => {}
            }
        }
        writeln!(out, "{}", line.trim_end())
    };
    line(&part.corner, part.columns.iter().map(|name| (name.as_str(), SheetMark::None)).collect())?;
    for Row { label, cells } in &part.rows {
        line(label, cells.iter().map(|cell| (cell.text.as_str(), cell.mark)).collect())?;
    }
    Ok(())
}

fn cells(part: &Part) -> impl Iterator<Item = &SheetCell> {
    part.rows.iter().flat_map(|row| &row.cells)
}

fn column(part: &Part, place: usize) -> impl Iterator<Item = &SheetCell> {
    part.rows.iter().filter_map(move |row| row.cells.get(place))
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn has_sign(cell: &SheetCell) -> bool {
    sign(cell.mark).is_some()
}

/// The character behind a cell that stands for its mark.
fn sign(mark: SheetMark) -> Option<char> {
    match mark {
        SheetMark::None => None,
        SheetMark::Differs => Some('!'),
        SheetMark::Agrees => Some('='),
        SheetMark::Struck => Some('x'),
        SheetMark::New => Some('*'),
        SheetMark::Base => Some('^'),
    }
}

fn explained(mark: SheetMark) -> String {
    let meaning = match mark {
        SheetMark::None => "",
        SheetMark::Differs => "differs",
        SheetMark::Agrees => "agrees",
        SheetMark::Struck => "struck out",
        SheetMark::New => "new",
        SheetMark::Base => "in the base",
    };
    format!("{} {meaning}", sign(mark).unwrap_or(' '))
}

fn json(out: &mut impl Write, spec: &Spec, name: &str, sheet: &Sheet, diagram: Option<&Diagram>) -> io::Result<()> {
    #[derive(Serialize)]
    struct Document<'a> {
        spec: String,
        name: &'a str,
        #[serde(flatten)]
        sheet: &'a Sheet,
        diagram: Option<&'a Diagram>,
    }
    serde_json::to_writer(&mut *out, &Document { spec: spec.to_string(), name, sheet, diagram })?;
    writeln!(out)
}
