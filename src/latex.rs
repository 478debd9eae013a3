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
            Environment::Tabular => ("{\\tabcolsep=3pt", "tabular", "}"),
        };
        writeln!(text, "{before}\n\\begin{{{name}}}{{r|{}}}", "r".repeat(columns.len()))?;
        writeln!(text, "{} & {} \\\\ \\hline", self.corner, self.columns[columns.clone()].join(" & "))?;
        for (label, cells) in rows {
            writeln!(text, "{label} & {} \\\\", cells[columns.clone()].join(" & "))?;
        }
        writeln!(text, "\\end{{{name}}}\n{after}")
    }

    /// The columns side by side that a line has room for; one that is wider than a line stands alone.
    fn pieces(&self) -> Vec<Range<usize>> {
        let labels = self.rows.iter().map(|(label, _)| label).chain([&self.corner]);
        let room = LINE.saturating_sub(labels.map(|label| points(label)).max().unwrap_or(0));
        let mut pieces: Vec<Range<usize>> = Vec::new();
        let mut taken = 0;
        for (at, name) in self.columns.iter().enumerate() {
            let cells = self.rows.iter().map(|(_, cells)| &cells[at]).chain([name]);
            let width = cells.map(|cell| points(cell)).max().unwrap_or(0);
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
        _ => return None,
    })
}

/// How many rows a page has room for, with a heading of its own above them.
const ROWS: usize = 38;

/// The width of a line of an article, in points.
const LINE: usize = 345;

/// About how wide a cell is: five points a letter, and a gap of three on both sides. A command counts as one letter, and what
/// only ends or groups one as none.
fn points(cell: &str) -> usize {
    let mut letters = 0;
    let mut in_command = false;
    for letter in cell.chars() {
        if letter == '\\' || !(in_command && letter.is_ascii_alphabetic()) {
            letters += usize::from(!"{}$ ".contains(letter));
            in_command = letter == '\\';
        }
    }
    5 * letters + 6
}
