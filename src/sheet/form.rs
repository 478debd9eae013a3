//! What a sheet is: titled tables of text, plain data that the page, the command line and the exports share.

use serde::Serialize;

/// One or more tables of text about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    /// A few words that name it.
    pub title: String,
    /// What it shows, in a sentence or two.
    pub caption: String,
    /// The tables from the top.
    pub parts: Vec<Part>,
    /// How far it has come.
    pub done: u64,
    /// How far it will come; equal to `done` when it is complete.
    pub target: u64,
}

/// One table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Part {
    /// A few words that name it.
    pub title: String,
    /// How what it says is known: proved, computed or only observed.
    pub note: String,
    /// What the labels of the rows and the names of the columns are.
    pub corner: String,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The rows from the top.
    pub rows: Vec<Row>,
    /// What its marks and letters mean.
    pub key: Vec<SheetKey>,
}

/// What a mark or a letter of a table means.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SheetKey {
    /// A cell as it looks in the table.
    pub cell: SheetCell,
    /// What that says.
    pub words: String,
}

/// One row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Row {
    /// Its name.
    pub label: String,
    /// Its cells by column.
    pub cells: Vec<SheetCell>,
}

/// One cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SheetCell {
    /// What it says; empty where there is nothing to say.
    pub text: String,
    /// What is special about it.
    pub mark: SheetMark,
    /// A sentence for whoever asks.
    pub hint: String,
}

/// What is special about a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SheetMark {
    /// Nothing.
    #[default]
    #[serde(rename = "")]
    None,
    /// It is not what it is compared with.
    Differs,
    /// It is what it is compared with.
    Agrees,
    /// It is crossed out.
    Struck,
    /// It occurs for the first time.
    New,
    /// It belongs to a base.
    Base,
}

impl SheetMark {
    /// All of them but the empty one.
    pub const ALL: [SheetMark; 5] =
        [SheetMark::Differs, SheetMark::Agrees, SheetMark::Struck, SheetMark::New, SheetMark::Base];

    /// The mark of a comparison.
    pub fn of(agrees: bool) -> SheetMark {
        if agrees { SheetMark::Agrees } else { SheetMark::Differs }
    }
}

impl Part {
    /// The part with a key of the marks that occur in it.
    #[must_use]
    pub fn keyed(mut self, words: &[(SheetMark, &str)]) -> Part {
        let cells = || self.rows.iter().flat_map(|row| &row.cells);
        let key = |&(mark, words): &(SheetMark, &str)| {
            let example = cells().find(|cell| cell.mark == mark)?;
            Some(SheetKey { cell: SheetCell::new(&example.text).marked(mark), words: words.to_owned() })
        };
        let key: Vec<SheetKey> = words.iter().filter_map(key).collect();
        self.key.splice(0..0, key);
        self
    }
}

impl SheetKey {
    /// What a letter means.
    pub fn letter(letter: &str, words: impl Into<String>) -> SheetKey {
        SheetKey { cell: SheetCell::new(letter), words: words.into() }
    }
}

impl Row {
    /// A row of cells.
    pub fn new(label: impl Into<String>, cells: impl IntoIterator<Item = SheetCell>) -> Row {
        Row { label: label.into(), cells: cells.into_iter().collect() }
    }

    /// A row of plain cells.
    pub fn plain<T: ToString>(label: impl Into<String>, texts: impl IntoIterator<Item = T>) -> Row {
        Row::new(label, texts.into_iter().map(SheetCell::new))
    }
}

impl SheetCell {
    /// A plain cell.
    pub fn new(text: impl ToString) -> SheetCell {
        SheetCell { text: text.to_string(), ..SheetCell::default() }
    }

    /// An empty cell.
    pub fn empty() -> SheetCell {
        SheetCell::default()
    }

    /// The same cell with a mark.
    pub fn marked(self, mark: SheetMark) -> SheetCell {
        SheetCell { mark, ..self }
    }

    /// The same cell with a hint.
    pub fn hinted(self, hint: impl Into<String>) -> SheetCell {
        SheetCell { hint: hint.into(), ..self }
    }
}

/// The names of columns.
pub fn names<T: ToString>(columns: impl IntoIterator<Item = T>) -> Vec<String> {
    columns.into_iter().map(|column| column.to_string()).collect()
}
