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
    /// The rows and columns, inclusive, that a link without ranges opens; the page is given the link instead.
    #[serde(skip)]
    pub home: Home,
    /// The figures and tables of the paper.
    pub presets: &'static [Preset],
}

/// The ranges of a game's first view, inclusive.
#[derive(Clone, Copy, Debug)]
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

static MEMGAMES: Paper =
    Paper { id: "memgames", title: "Memgames", authors: "Urban Larsson, Simon Rubinstein-Salzedo, Aaron N. Siegel" };

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
        presets: &[
            Preset {
                source: "Figure 1, left",
                title: "The parabola",
                caption: "MEM: the smooth part is ⌊n/k⌋; a fractal hides in the narrow band on the left.",
                link: "mem?v=1&n=0-400&k=0-400",
            },
            Preset {
                source: "Figure 3, left",
                title: "Close up",
                caption: "The first rows of MEM, every value a shade of its own.",
                link: "mem?v=1&n=1-40&k=1-40&scale=linear",
            },
            Preset {
                source: "Figure 3, middle",
                title: "The parabolic region",
                caption: "High values gather on the left, inside k² < n.",
                link: "mem?v=1&n=1-200&k=1-200&scale=linear",
            },
            Preset {
                source: "Figure 3, right",
                title: "Inside the parabola",
                caption: "Triangles of constant value overlap below the parabola.",
                link: "mem?v=1&n=400-640&k=1-80&aspect=3&scale=rank",
            },
            Preset {
                source: "Figure 5",
                title: "Dominated rows",
                caption: "Rows 63 = 7·9 and 80 = 8·10 have one value all the way to the parabola.",
                link: "mem?v=1&n=55-85&k=1-20&scale=linear",
            },
            Preset {
                source: "Table 2",
                title: "Nim values of MEM",
                caption: "The table as printed.",
                link: "mem?v=1&n=1-20&k=1-20&show=numbers",
            },
            Preset {
                source: "Beyond the paper",
                title: "A million rows, straightened",
                caption: "The columns are k/√n, so the parabola stands upright and a million rows fit.",
                link: "mem?v=1&n=0-1000000&k=0-1400&aspect=600&axis=sqrt&scale=rank",
            },
        ],
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
        presets: &[
            Preset {
                source: "Figure 1, centre",
                title: "Smooth sectors",
                caption: "MEM⁺: the structure of MEM without its fractal.",
                link: "memplus?v=1&n=0-400&k=0-400",
            },
            Preset {
                source: "Figure 2",
                title: "Sectors and fronts",
                caption: "Between the m-front and the next one every value is m.",
                link: "memplus?v=1&n=1-60&k=1-60&scale=linear",
            },
            Preset {
                source: "Table 1",
                title: "Nim values of MEM⁺",
                caption: "The table as printed.",
                link: "memplus?v=1&n=1-20&k=1-20&show=numbers",
            },
        ],
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
        presets: &[
            Preset {
                source: "Figure 1, right",
                title: "Stripes and diagonals",
                caption: "MEM⁰: every row has a frontier value; the diagonals of 0 and 12 cut through.",
                link: "mem0?v=1&n=0-400&k=0-400",
            },
            Preset {
                source: "Figure 4, left",
                title: "The diagonal of zeros",
                caption: "The P-positions lie on the main diagonal, at n_n with v₂(n) even.",
                link: "mem0?v=1&n=1-60&k=1-60&scale=linear",
            },
            Preset {
                source: "Figure 4, right",
                title: "The diagonal of 12",
                caption: "A second diagonal emerges, shifted left: value 12 at (22+k)_k.",
                link: "mem0?v=1&n=1-200&k=1-200&scale=linear",
            },
            Preset {
                source: "Table 3",
                title: "Nim values of MEM⁰",
                caption: "The table as printed.",
                link: "mem0?v=1&n=1-20&k=1-20&show=numbers",
            },
            Preset {
                source: "Section 5",
                title: "Only the value 12",
                caption: "The immortal value 12 singled out: it follows the 2-adic valuation of k.",
                link: "mem0?v=1&n=0-800&k=0-800&scale=value:12",
            },
            Preset {
                source: "Beyond the paper",
                title: "A million rows",
                caption: "All of 10⁶ × 10⁶ cells; every exceptional cell leaves its mark.",
                link: "mem0?v=1&n=0-1000000&k=0-1000000&scale=frontier",
            },
        ],
    },
];
