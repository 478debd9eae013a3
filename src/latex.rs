//! Tables for LaTeX that can be set as they are: no package is needed, signs are commands, and what is too wide or too long for
//! the page of an article goes on in the next table.

use std::fmt::Write;
use std::ops::Range;

/// What a table is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Environment {
    /// A displayed `array`, whose cells are in math mode.
    Array,
    /// A `tabular`, whose cells are text.
    Tabular,
}

/// A table: what stands in its corner, the names of its columns, and its rows with their names, all written for LaTeX already.
pub struct LatexTable {
    /// What it is set in.
    pub environment: Environment,
    /// What names the rows and the columns.
    pub corner: String,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// Rows, each as long as there are columns, behind their names.
    pub rows: Vec<(String, Vec<String>)>,
}

impl LatexTable {
    /// The table, in as many pieces as it takes.
    pub fn set(&self) -> String {
        let mut text = String::new();
        for rows in self.rows.chunks(ROWS) {
            for columns in self.pieces() {
                if !text.is_empty() {
                    text.push('\n');
                }
                self.piece(rows, columns, &mut text).expect("a string takes any text");
            }
        }
        text
    }

    fn piece(&self, rows: &[(String, Vec<String>)], columns: Range<usize>, text: &mut String) -> std::fmt::Result {
        let (before, name, after) = match self.environment {
            Environment::Array => ("\\[\\arraycolsep=3pt", "array", "\\]"),
            // A paragraph of its own would begin to the right of where lines begin.
            Environment::Tabular => ("{\\noindent\\tabcolsep=3pt", "tabular", "}"),
        };
        let room = self.room();
        // What is wider than a line is broken, which only a text can be.
        let kind = match (self.environment, columns.len(), self.width(columns.start) > room) {
            (Environment::Tabular, 1, true) => format!("p{{{}pt}}", room.saturating_sub(GAP)),
            (_, count, _) => "r".repeat(count),
        };
        writeln!(text, "{before}\n\\begin{{{name}}}{{r|{kind}}}")?;
        writeln!(text, "{} & {} \\\\ \\hline", self.corner, self.columns[columns.clone()].join(" & "))?;
        for (label, cells) in rows {
            writeln!(text, "{label} & {} \\\\", cells[columns.clone()].join(" & "))?;
        }
        writeln!(text, "\\end{{{name}}}\n{after}")
    }

    /// The columns side by side that a line has room for; one that is wider than a line stands alone.
    fn pieces(&self) -> Vec<Range<usize>> {
        let room = self.room();
        let mut pieces: Vec<Range<usize>> = Vec::new();
        let mut taken = 0;
        for at in 0..self.columns.len() {
            let width = self.width(at);
            match pieces.last_mut() {
                Some(piece) if taken + width <= room => piece.end = at + 1,
                _ => {
                    pieces.push(at..at + 1);
                    taken = 0;
                }
            }
            taken += width;
        }
        pieces
    }

    /// What a line has room for beside the names of the rows.
    fn room(&self) -> usize {
        let labels = self.rows.iter().map(|(label, _)| label).chain([&self.corner]);
        LINE.saturating_sub(labels.map(|label| points(label)).max().unwrap_or(0))
    }

    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().map(|(_, cells)| &cells[column]).chain([&self.columns[column]]);
        cells.map(|cell| points(cell)).max().unwrap_or(0)
    }
}

/// A text in which every sign that is no letter is set in math mode, word by word, and nothing is taken for a command:
/// `G_{d,p}` has a subscript, and `⌈n/d⌉` is one formula.
pub fn words(text: &str) -> String {
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn word(word: &str) -> String {
    let mut letters = word.chars().peekable();
    let has_subscript = word.contains('_') && word.chars().all(|letter| !"&%$#~\\\"".contains(letter));
    if !has_subscript && word.chars().all(|letter| symbol(letter).is_none()) {
        return word.chars().map(|letter| plain(letter).map_or_else(|| letter.to_string(), str::to_owned)).collect();
    }
    let mut set = String::from("$");
    while let Some(letter) = letters.next() {
        match (symbol(letter), letter) {
            (Some(symbol), _) => {
                set.push_str(symbol);
                // A command ends where no letter follows.
                if symbol.ends_with(char::is_alphabetic) && letters.peek().is_some_and(|next| next.is_alphabetic()) {
                    set.push(' ');
                }
            }
            (None, '_' | '{' | '}') if has_subscript => set.push(letter),
            (None, '\\') => set.push_str("\\backslash "),
            _ => match plain(letter) {
                Some(plain) => set.push_str(plain),
                None => set.push(letter),
            },
        }
    }
    set.push('$');
    set
}

/// A letter that LaTeX would take for a command, as text.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        '&' => "\\&",
        '%' => "\\%",
        '$' => "\\$",
        '#' => "\\#",
        '_' => "\\_",
        '{' => "\\{",
        '}' => "\\}",
        '\\' => "$\\backslash$",
        '^' => "\\^{}",
        '~' => "\\~{}",
        '–' => "--",
        '’' => "'",
        '…' => "\\dots{}",
        '\u{202f}' => "\\,",
        _ => return None,
    })
}

/// A sign in math mode.
fn symbol(letter: char) -> Option<&'static str> {
    Some(match letter {
        'α' => "\\alpha",
        'β' => "\\beta",
        'θ' => "\\theta",
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
        '′' => "'",
        '∞' => "\\infty",
        '×' => "\\times",
        '⁰' => "^0",
        '¹' => "^1",
        '²' => "^2",
        '³' => "^3",
        '⁷' => "^7",
        '⁺' => "^+",
        '√' => "\\surd",
        '⊕' => "\\oplus",
        '±' => "\\pm",
        _ => return None,
    })
}

/// How many rows a page has room for, with a heading of its own above them.
const ROWS: usize = 38;

/// The width of a line of an article, in points, but for the stroke behind the names of the rows.
const LINE: usize = 344;

/// The gaps on both sides of a cell.
const GAP: usize = 6;

/// At least how wide a cell may be, in the letters of an article: a digit has five points, and no other sign of these tables
/// more than is said here. A command that is a sign has at most ten, and one that only says how its argument is set makes that
/// a seventh wider, if it is bold.
fn points(cell: &str) -> usize {
    let mut tenths: usize = 0;
    let mut rest = cell;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        if letter == '\\' {
            let end = rest.find(|next: char| !next.is_ascii_alphabetic()).unwrap_or(rest.len());
            // An escaped sign is a command of one letter.
            let end = if end == 0 { rest.chars().next().map_or(0, char::len_utf8) } else { end };
            tenths += match &rest[..end] {
                "textbf" | "textit" | "underline" => 0,
                "backslash" => 50,
                _ => 100,
            };
            // A space only ends the command.
            rest = &rest[end..];
            rest = rest.strip_prefix(' ').unwrap_or(rest);
            continue;
        }
        tenths += match letter {
            '{' | '}' | '$' | '_' | '^' => 0,
            ' ' | '.' | ',' | ':' | ';' | '\'' | 'i' | 'j' | 'l' => 34,
            'm' | 'w' => 89,
            _ if letter.is_uppercase() => 90,
            '+' | '-' | '=' | '<' | '>' => 78,
            _ if letter.is_alphabetic() => 61,
            _ => 50,
        };
    }
    if cell.starts_with("\\textbf") {
        tenths += tenths / 6;
    }
    tenths.div_ceil(10) + GAP
}
