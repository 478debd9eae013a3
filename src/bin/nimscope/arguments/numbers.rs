//! `nimscope numbers`: the numbers of a permalink as a file.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use nimscope::listing::{ListingFormat, ListingLine};

pub(super) const HELP: &str = "\
Writes the whole cells that the link shows, as the page's “Save numbers” does, while they are computed. Without --format the
ending of FILE decides: .csv, .json, .tex, .txt for a b-file, .npy. What is not known is empty in CSV and LaTeX, null in JSON and -1
in an array of NumPy, whose numbers have 64 bits; a b-file has no room for it. A file has at most 20,000,000 numbers, and one for LaTeX
100,000.

A b-file is about one sequence: all heaps of a game on one heap, or a row, a column or an antidiagonal, which goes through the
link's cell, or is the first in view.

Examples:
  nimscope numbers 'mem?v=1&n=0-20&k=0-20'
  nimscope numbers 'mem0?v=1&n=0-1000&k=0-1000' -o mem0.npy
  nimscope numbers 'imark?S=1&D=2,3&v=1&n=0-99&k=0-63' -o b-imark.txt
  nimscope numbers 'mem?v=1&n=0-40&k=0-40&cell=30,4' --format bfile --along row";

#[derive(Args, Debug)]
pub(crate) struct NumbersFile {
    /// The whole address of a view, or what stands after its #, in quotes
    pub(crate) permalink: String,
    /// The file to write, or - for the standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,
    /// How to write the numbers
    #[arg(long, value_enum)]
    pub(crate) format: Option<NumbersFormat>,
    /// Which sequence a b-file has
    #[arg(long, value_enum)]
    pub(crate) along: Option<Line>,
}

impl NumbersFile {
    /// The format that was given, or that the file's name says.
    pub(crate) fn format(&self) -> NumbersFormat {
        let ending = self.output.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        self.format.unwrap_or(match ending.as_deref() {
            Some("json") => NumbersFormat::Json,
            Some("tex") => NumbersFormat::Latex,
            Some("txt") => NumbersFormat::Bfile,
            Some("npy") => NumbersFormat::Npy,
            _ => NumbersFormat::Csv,
        })
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum NumbersFormat {
    /// Comma-separated values with rows and columns named
    Csv,
    /// {"spec":…,"n":[a,b],"k":[c,d],"values":[[…],…]}; views that are no table have "axis", "rows" and "columns"
    Json,
    /// Arrays for math mode
    Latex,
    /// A b-file of the OEIS: lines of n and a(n)
    Bfile,
    /// A NumPy array of 64-bit integers
    Npy,
}

impl From<NumbersFormat> for ListingFormat {
    fn from(format: NumbersFormat) -> ListingFormat {
        match format {
            NumbersFormat::Csv => ListingFormat::Csv,
            NumbersFormat::Json => ListingFormat::Json,
            NumbersFormat::Latex => ListingFormat::Latex,
            NumbersFormat::Bfile => ListingFormat::Bfile,
            NumbersFormat::Npy => ListingFormat::Npy,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Line {
    /// All heaps of a game on one heap
    Heaps,
    /// The row of the pinned cell, or the first
    Row,
    /// The column of the pinned cell, or the first
    Column,
    /// The antidiagonal of the pinned cell, or the one through the lower left corner
    Antidiagonal,
}

impl From<Line> for ListingLine {
    fn from(line: Line) -> ListingLine {
        match line {
            Line::Heaps => ListingLine::Heaps,
            Line::Row => ListingLine::Row,
            Line::Column => ListingLine::Column,
            Line::Antidiagonal => ListingLine::Antidiagonal,
        }
    }
}
