//! What a sheet is: titled tables of text, plain data that the page, the command line and the exports share.

use serde::Serialize;

/// One or more tables of text about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SheetRead"))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SheetPart"))]
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
    pub key: Vec<Key>,
}

/// What a mark or a letter of a table means.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SheetKey"))]
#[serde(rename_all = "camelCase")]
pub struct Key {
    /// A cell as it looks in the table.
    pub cell: Cell,
    /// What that says.
    pub words: String,
}

/// One row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SheetRow"))]
#[serde(rename_all = "camelCase")]
pub struct Row {
    /// Its name.
    pub label: String,
    /// Its cells by column.
    pub cells: Vec<Cell>,
}

/// One cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SheetCell"))]
#[serde(rename_all = "camelCase")]
pub struct Cell {
    /// What it says; empty where there is nothing to say.
    pub text: String,
    /// What is special about it.
    pub mark: Mark,
    /// A sentence for whoever asks.
    pub hint: String,
}

/// What is special about a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SheetMark"))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
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

impl Mark {
    /// All of them but the empty one.
    pub const ALL: [Mark; 5] = [Mark::Differs, Mark::Agrees, Mark::Struck, Mark::New, Mark::Base];

    /// The mark of a comparison.
    pub fn of(agrees: bool) -> Mark {
        if agrees { Mark::Agrees } else { Mark::Differs }
    }
}

impl Part {
    /// The part with a key of the marks that occur in it.
    #[must_use]
    pub fn keyed(mut self, words: &[(Mark, &str)]) -> Part {
        let cells = || self.rows.iter().flat_map(|row| &row.cells);
        let key = |&(mark, words): &(Mark, &str)| {
            let example = cells().find(|cell| cell.mark == mark)?;
            Some(Key { cell: Cell::new(&example.text).marked(mark), words: words.to_owned() })
        };
        let key: Vec<Key> = words.iter().filter_map(key).collect();
        self.key.splice(0..0, key);
        self
    }
}

impl Key {
    /// What a letter means.
    pub fn letter(letter: &str, words: impl Into<String>) -> Key {
        Key { cell: Cell::new(letter), words: words.into() }
    }
}

impl Row {
    /// A row of cells.
    pub fn new(label: impl Into<String>, cells: impl IntoIterator<Item = Cell>) -> Row {
        Row { label: label.into(), cells: cells.into_iter().collect() }
    }

    /// A row of plain cells.
    pub fn plain<T: ToString>(label: impl Into<String>, texts: impl IntoIterator<Item = T>) -> Row {
        Row::new(label, texts.into_iter().map(Cell::new))
    }
}

impl Cell {
    /// A plain cell.
    pub fn new(text: impl ToString) -> Cell {
        Cell { text: text.to_string(), ..Cell::default() }
    }

    /// An empty cell.
    pub fn empty() -> Cell {
        Cell::default()
    }

    /// The same cell with a mark.
    pub fn marked(self, mark: Mark) -> Cell {
        Cell { mark, ..self }
    }

    /// The same cell with a hint.
    pub fn hinted(self, hint: impl Into<String>) -> Cell {
        Cell { hint: hint.into(), ..self }
    }
}

/// The names of columns.
pub fn names<T: ToString>(columns: impl IntoIterator<Item = T>) -> Vec<String> {
    columns.into_iter().map(|column| column.to_string()).collect()
}
