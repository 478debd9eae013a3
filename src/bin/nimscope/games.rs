//! `nimscope games`: the catalogue, to read or for a script.

use nimscope::paper;
use std::io::{self, Write};

use nimscope::game::catalogue::{Choice, Form, Kind, Parameter};
use nimscope::paper::Entry;

use crate::arguments::{Games, ListFormat};
use crate::failure::Failure;
use crate::output::print;

/// Prints the catalogue.
pub(crate) fn run(arguments: &Games) -> Result<(), Failure> {
    print(|out| match arguments.format {
        ListFormat::Text => text(out),
        ListFormat::Json => {
            serde_json::to_writer_pretty(&mut *out, paper::entries())?;
            writeln!(out)
        }
    })
}

fn text(out: &mut impl Write) -> io::Result<()> {
    let mut paper = "";
    for (place, entry) in paper::entries().iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        if entry.paper.id != paper {
            paper = entry.paper.id;
            writeln!(out, "# {} ({})\n", entry.paper.title, entry.paper.authors)?;
        }
        game(out, entry)?;
    }
    Ok(())
}

fn game(out: &mut impl Write, entry: &Entry) -> io::Result<()> {
    writeln!(out, "{}: {}", entry.name, entry.title)?;
    writeln!(out, "  {}", entry.rule)?;
    writeln!(out, "  rows: {} up to {}", entry.row_label, entry.limit - 1)?;
    for (place, form) in entry.forms.iter().enumerate() {
        if place > 0 {
            writeln!(out, "  or:")?;
        }
        for parameter in form.parameters {
            writeln!(out, "  {}: {}; by default {}", parameter.name, kind(parameter.kind), parameter.default)?;
            writeln!(out, "      {}", parameter.hint)?;
            examples(out, parameter)?;
        }
        writeln!(out, "  spec: {}", spec(entry, form))?;
    }
    for sheet in entry.sheets {
        writeln!(out, "  sheet {}: {}\n      {}", sheet.name, sheet.title, sheet.hint)?;
    }
    Ok(())
}

fn examples(out: &mut impl Write, parameter: &Parameter) -> io::Result<()> {
    let Kind::Rule { examples, .. } = parameter.kind else { return Ok(()) };
    for example in examples {
        writeln!(out, "      {}: {}", example.text, example.title)?;
    }
    Ok(())
}

/// A game with its defaults, in quotes where a shell needs them.
fn spec(entry: &Entry, form: &Form) -> String {
    let pairs: Vec<String> =
        form.parameters.iter().map(|parameter| format!("{}={}", parameter.name, parameter.default)).collect();
    if pairs.is_empty() { entry.name.to_owned() } else { format!("'{}?{}'", entry.name, pairs.join("&")) }
}

/// What a parameter may be, in words.
fn kind(kind: Kind) -> String {
    match kind {
        Kind::Integer { min, max, .. } => format!("a whole number from {min} to {max}"),
        Kind::Ratio { above, max, .. } => {
            format!("a number larger than {above} and at most {max}, exactly, such as 7/4 or 1.75")
        }
        Kind::Set { min, max } => format!("a set of whole numbers from {min} to {max}"),
        Kind::Heaps { max, count, .. } => format!("at most {count} heaps of at most {max}"),
        Kind::Rule { variables, .. } => format!("a rule in {}", variables.join(", ")),
        Kind::Choice { choices, .. } => {
            let words =
                choices.iter().map(
                    |Choice { name, title }| {
                        if name == title { (*name).to_owned() } else { format!("{name} ({title})") }
                    },
                );
            words.collect::<Vec<_>>().join(" or ")
        }
    }
}
