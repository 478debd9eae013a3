//! A sheet for other programs: comma-separated values, and LaTeX.

use super::form::{Part, Row, Sheet, SheetCell, SheetMark};
use crate::latex;

/// All tables of a sheet as comma-separated values, each under its title, with an empty line between them.
///
/// A cell that differs from what it is compared with has its mark written behind it, in brackets; the other marks are
/// decoration and are left out.
pub fn csv(sheet: &Sheet) -> String {
    let parts: Vec<String> = sheet.parts.iter().map(csv_part).collect();
    parts.join("\n")
}

/// All tables of a sheet for LaTeX, each under its title as a comment.
pub fn latex(sheet: &Sheet) -> String {
    let parts: Vec<String> = sheet.parts.iter().map(latex_part).collect();
    parts.join("\n")
}

fn csv_part(part: &Part) -> String {
    let mut text = format!("{}\n", quoted(&part.title));
    let mut line = |label: &str, cells: Vec<String>| {
        let fields: Vec<String> = std::iter::once(label).chain(cells.iter().map(String::as_str)).map(quoted).collect();
        text.push_str(&fields.join(","));
        text.push('\n');
    };
    line(&part.corner, part.columns.clone());
    for row in &part.rows {
        line(&row.label, row.cells.iter().map(plain).collect());
    }
    text
}

/// The text of a cell, and whether it differs.
fn plain(cell: &SheetCell) -> String {
    match cell.mark {
        SheetMark::Differs => format!("{} (differs)", cell.text),
        _ => cell.text.clone(),
    }
}

/// A field as RFC 4180 has it.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

fn latex_part(part: &Part) -> String {
    let row = |row: &Row| (latex::words(&row.label), row.cells.iter().map(latex_cell).collect::<Vec<_>>());
    let set = latex::LatexTable {
        environment: latex::Environment::Tabular,
        corner: latex::words(&part.corner),
        columns: part.columns.iter().map(|column| latex::words(column)).collect(),
        rows: part.rows.iter().map(row).collect(),
    };
    format!("% {}\n{}", part.title, set.set())
}

/// First occurrences and base elements are bold, what differs is slanted, and what is struck out is underlined: crossing
/// it out would need a package.
fn latex_cell(cell: &SheetCell) -> String {
    let text = latex::words(&cell.text);
    match cell.mark {
        SheetMark::None | SheetMark::Agrees => text,
        SheetMark::New | SheetMark::Base => format!("\\textbf{{{text}}}"),
        SheetMark::Struck => format!("\\underline{{{text}}}"),
        SheetMark::Differs => format!("\\textit{{{text}}}"),
    }
}
