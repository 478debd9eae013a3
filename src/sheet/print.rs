//! A sheet for other programs: comma-separated values, and LaTeX.

use std::fmt::Write;

use super::form::{Cell, Mark, Part, Sheet};

/// All tables of a sheet as comma-separated values, each under its title, with an empty line between them.
///
/// A cell that differs from what it is compared with has its mark written behind it, in brackets; the other marks are
/// decoration and are left out.
pub fn csv(sheet: &Sheet) -> String {
    let parts: Vec<String> = sheet.parts.iter().map(csv_part).collect();
    parts.join("\n")
}

/// All tables of a sheet as LaTeX `tabular`s, each under its title.
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
fn plain(cell: &Cell) -> String {
    match cell.mark {
        Mark::Differs => format!("{} (differs)", cell.text),
        _ => cell.text.clone(),
    }
}

/// A field as RFC 4180 has it.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

fn latex_part(part: &Part) -> String {
    let line = |label: &str, cells: Vec<String>| {
        let fields: Vec<String> = std::iter::once(escaped(label)).chain(cells).collect();
        format!("{} \\\\", fields.join(" & "))
    };
    let mut text = format!("% {}\n\\begin{{tabular}}{{r|{}}}\n", part.title, "r".repeat(part.columns.len()));
    let head = part.columns.iter().map(|column| escaped(column)).collect();
    writeln!(text, "{} \\hline", line(&part.corner, head)).expect("a string takes any text");
    for row in &part.rows {
        writeln!(text, "{}", line(&row.label, row.cells.iter().map(latex_cell).collect()))
            .expect("a string takes any text");
    }
    text.push_str("\\end{tabular}\n");
    text
}

/// First occurrences and base elements are bold, what differs is slanted, and what is struck out is underlined: crossing
/// it out would need a package.
fn latex_cell(cell: &Cell) -> String {
    let text = escaped(&cell.text);
    match cell.mark {
        Mark::None | Mark::Agrees => text,
        Mark::New | Mark::Base => format!("\\textbf{{{text}}}"),
        Mark::Struck => format!("\\underline{{{text}}}"),
        Mark::Differs => format!("\\textit{{{text}}}"),
    }
}

/// Text with every character that LaTeX would take for a command, or has no letter for, written as one.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars() {
        match character {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => out.extend(['\\', character]),
            '\\' => out.push_str("$\\backslash$"),
            '^' => out.push_str("\\^{}"),
            '~' => out.push_str("\\~{}"),
            _ => match symbol(character) {
                Some(symbol) => write!(out, "${symbol}$").expect("a string takes any text"),
                None => out.push(character),
            },
        }
    }
    out
}

/// A sign that sheets use and that is no letter, in math mode.
fn symbol(character: char) -> Option<&'static str> {
    Some(match character {
        'α' => "\\alpha",
        'β' => "\\beta",
        'Λ' => "\\Lambda",
        '→' => "\\to",
        '↔' => "\\leftrightarrow",
        '≤' => "\\le",
        '≥' => "\\ge",
        '≠' => "\\ne",
        '≡' => "\\equiv",
        '≢' => "\\not\\equiv",
        '⌈' => "\\lceil",
        '⌉' => "\\rceil",
        '⌊' => "\\lfloor",
        '⌋' => "\\rfloor",
        '−' => "-",
        '·' => "\\cdot",
        '…' => "\\dots",
        '–' => "-",
        '′' => "'",
        '∞' => "\\infty",
        '×' => "\\times",
        _ => return None,
    })
}
