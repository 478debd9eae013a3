//! How numbers are written: the beginning of a file, a line of it, and its end.

use super::cells::ListingCells;
use crate::engine::Written;
use crate::grow::Refusal;
use crate::paper::Spec;
use crate::table::Axis;

/// What a file of numbers is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingFormat {
    /// Comma-separated values, rows and columns named.
    Csv,
    /// An object with the game, the ranges and the rows.
    Json,
    /// Arrays for math mode.
    Latex,
    /// A b-file of the OEIS: lines of n and a(n).
    Bfile,
    /// A NumPy array of 64-bit integers, −1 where nothing is known.
    Npy,
}

impl ListingFormat {
    /// All of them, by their names.
    pub const ALL: [(&'static str, ListingFormat); 5] = [
        ("csv", ListingFormat::Csv),
        ("json", ListingFormat::Json),
        ("latex", ListingFormat::Latex),
        ("bfile", ListingFormat::Bfile),
        ("npy", ListingFormat::Npy),
    ];

    /// The format of this name.
    ///
    /// # Errors
    /// A sentence that says which there are.
    pub fn named(name: &str) -> Result<ListingFormat, Refusal> {
        let found = ListingFormat::ALL.iter().find(|(other, _)| *other == name).map(|(_, format)| *format);
        let names = ListingFormat::ALL.map(|(name, _)| name).join(", ");
        found.ok_or_else(|| Refusal::Input(format!("no format is called “{name}”; formats: {names}")))
    }

    /// The most numbers of a file.
    pub(super) fn most(self) -> u64 {
        match self {
            ListingFormat::Latex => 100_000,
            _ => 20_000_000,
        }
    }

    /// What browsers call it.
    pub fn mime(self) -> &'static str {
        match self {
            ListingFormat::Csv => "text/csv",
            ListingFormat::Json => "application/json",
            ListingFormat::Latex => "application/x-tex",
            ListingFormat::Bfile => "text/plain",
            ListingFormat::Npy => "application/octet-stream",
        }
    }
}

/// What stands before the first line.
pub(super) fn head(spec: &Spec, cells: &ListingCells, format: ListingFormat) -> Vec<u8> {
    match (format, cells.sides()) {
        (ListingFormat::Csv, _) => {
            let corner = cells.from().unwrap_or_default() + &cells.corner().join("\\");
            let names = cells.column_names().into_iter().map(|name| format!(",{name}")).collect::<String>();
            format!("{corner}{names}\n").into_bytes()
        }
        (ListingFormat::Json, Some((rows, columns, axis))) => {
            let pair = |[first, last]: [u64; 2]| format!("[{first},{last}]");
            let (rows, columns) = (pair(rows), pair(columns));
            let spec = quoted(&spec.to_string());
            let head = match axis {
                Axis::Memory => format!("{{\"spec\":{spec},\"n\":{rows},\"k\":{columns},\"values\":["),
                // What the rows and columns of another axis are, its text says, as in a link.
                axis => {
                    let axis = quoted(&axis.to_string());
                    format!("{{\"spec\":{spec},\"axis\":{axis},\"rows\":{rows},\"columns\":{columns},\"values\":[")
                }
            };
            head.into_bytes()
        }
        (ListingFormat::Npy, _) => npy_head(&[cells.lines(), cells.columns()]),
        _ => Vec::new(),
    }
}

/// One line.
///
/// # Errors
/// If the format has no way to write a value, or that nothing is known of one.
pub(super) fn line(
    cells: &ListingCells,
    format: ListingFormat,
    line: u64,
    values: &[Option<Written>],
) -> Result<Vec<u8>, Refusal> {
    let text = |value: &Option<Written>| value.as_ref().map_or_else(String::new, Written::plain);
    Ok(match format {
        ListingFormat::Csv => {
            let values = values.iter().map(|value| format!(",{}", text(value))).collect::<String>();
            format!("{}{values}\n", cells.label(line)).into_bytes()
        }
        ListingFormat::Json => {
            let comma = if line > 0 { "," } else { "" };
            let values: Vec<String> = values.iter().map(json).collect();
            format!("{comma}[{}]", values.join(",")).into_bytes()
        }
        ListingFormat::Bfile => {
            let label = cells.label(line);
            let [Some(value)] = values else {
                let why = format!("a({label}) is not known, and a b-file has no gaps");
                return Err(Refusal::NotProved(why));
            };
            format!("{label} {}\n", value.plain()).into_bytes()
        }
        ListingFormat::Npy => {
            let numbers = values.iter().map(|value| integer(value.as_ref()));
            numbers.collect::<Result<Vec<i64>, _>>()?.into_iter().flat_map(i64::to_le_bytes).collect()
        }
        ListingFormat::Latex => Vec::new(),
    })
}

/// What stands behind the last line.
pub(super) fn end(format: ListingFormat) -> Vec<u8> {
    if format == ListingFormat::Json { b"]}\n".to_vec() } else { Vec::new() }
}

/// The head of a NumPy array of 64-bit integers of this shape, as version 1.0 of its format has it.
pub fn npy_head(shape: &[u64]) -> Vec<u8> {
    let sides: String = shape.iter().map(|side| format!("{side},")).collect();
    let mut words = format!("{{'descr': '<i8', 'fortran_order': False, 'shape': ({sides}), }}");
    // Magic, version and length have ten bytes, and the numbers begin at a multiple of 64.
    let padded = (10 + words.len() + 1).next_multiple_of(64) - 10;
    words.push_str(&" ".repeat(padded - words.len() - 1));
    words.push('\n');
    [b"\x93NUMPY\x01\x00", &(padded as u16).to_le_bytes()[..], words.as_bytes()].concat()
}

/// A value as a number of such an array.
///
/// # Errors
/// If it has more than 63 bits, or is a difference.
pub fn integer(value: Option<&Written>) -> Result<i64, Refusal> {
    match value {
        None => Ok(-1),
        Some(Written::Small(value)) => Ok(i64::from(*value)),
        Some(Written::Apart(_)) => {
            let why = "a difference may be −1, which stands in an array of NumPy for what is not known";
            Err(Refusal::Missing(why.to_owned()))
        }
        Some(Written::Large(digits)) => digits.parse().map_err(|_| {
            Refusal::TooLarge(format!(
                "the value {digits} has more than 63 bits, and an array of NumPy has no room for it"
            ))
        }),
    }
}

/// What outgrows a machine's word is a string in JSON.
fn json(value: &Option<Written>) -> String {
    match value {
        None => "null".to_owned(),
        Some(value @ (Written::Small(_) | Written::Apart(_))) => value.plain(),
        Some(Written::Large(digits)) => quoted(digits),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
