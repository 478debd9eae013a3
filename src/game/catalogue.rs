//! The catalogue: one list that describes every game. Menus, controls, presets and the permalink's checks come from it.

use serde::Serialize;

/// A paper that a game comes from.
#[derive(Debug, Serialize)]
pub struct Paper {
    /// A short name for links and tests.
    pub id: &'static str,
    /// The title as printed.
    pub title: &'static str,
    /// The authors as printed.
    pub authors: &'static str,
}

/// A view worth opening with one click: a figure or a table of the paper.
#[derive(Debug, Serialize)]
pub struct Preset {
    /// Where it stands in the paper, such as "Figure 1, left".
    pub source: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    /// One sentence that says what to look at.
    pub caption: &'static str,
    /// The permalink, without `#`.
    pub link: &'static str,
}

/// Everything the outside needs to know about one game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The name in specs and links.
    pub name: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// The paper it comes from.
    pub paper: &'static Paper,
    /// The rule in one sentence.
    pub rule: &'static str,
    /// What a row of the map is.
    pub row_label: &'static str,
    /// What a column of the map is.
    pub column_label: &'static str,
    /// How many rows the table can reach.
    pub limit: u64,
    /// How many columns can be shown.
    pub column_limit: u64,
    /// Whether rows have a frontier value that most of their cells share.
    pub frontier: bool,
    /// Whether the column axis k/√n straightens something.
    pub straightens: bool,
    /// How the values are known.
    pub certainty: &'static str,
    /// The rows and columns, inclusive, that a link without ranges opens.
    pub home: Home,
    /// The figures and tables of the paper.
    pub presets: &'static [Preset],
}

/// The ranges of a game's first view, inclusive.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Home {
    /// First and last row.
    pub n: (f64, f64),
    /// First and last column.
    pub k: (f64, f64),
}

/// All games, in the order of the menu; the first is what an empty link opens.
pub fn entries() -> &'static [Entry] {
    ENTRIES
}

/// The entry of the game with this spec name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.name == name)
}

static MEMGAMES: Paper = Paper {
    id: "memgames",
    title: "Memgames",
    authors: "Urban Larsson, Simon Rubinstein-Salzedo, Aaron N. Siegel",
};

const HOME: Home = Home { n: (0.0, 400.0), k: (0.0, 400.0) };

static ENTRIES: &[Entry] = &[
    Entry {
        name: "mem",
        title: "MEM",
        paper: &MEMGAMES,
        rule: "Remove at least as many tokens as were last removed from the heap.",
        row_label: "heap n",
        column_label: "last removal k",
        limit: 1_000_000,
        column_limit: 1_000_000_000,
        frontier: false,
        straightens: true,
        certainty: "Computed exactly from the rules; ⌊n/k⌋ where k² ≥ n is proved (Theorem 3.1).",
        home: HOME,
        presets: &[],
    },
    Entry {
        name: "memplus",
        title: "MEM⁺",
        paper: &MEMGAMES,
        rule: "Remove more tokens than were last removed from the heap.",
        row_label: "heap n",
        column_label: "last removal k",
        limit: 1_000_000_000,
        column_limit: 1_000_000_000,
        frontier: false,
        straightens: true,
        certainty: "A closed form, proved (Theorem 2.1).",
        home: HOME,
        presets: &[],
    },
    Entry {
        name: "mem0",
        title: "MEM⁰",
        paper: &MEMGAMES,
        rule: "Remove any number of tokens except the number last removed from the heap.",
        row_label: "heap n",
        column_label: "last removal k",
        limit: 1_000_000,
        column_limit: 1_000_000_000,
        frontier: true,
        straightens: false,
        certainty: "Computed exactly from the rules.",
        home: HOME,
        presets: &[],
    },
];
