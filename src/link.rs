//! The permalink: one readable line that holds everything a person was looking at, such as
//! `mem0?v=1&n=0-400&k=0-400&scale=rank&cell=22,2`.
//!
//! Links outlive programs, so every one carries the version of its language, and a link that was ever printed must
//! open forever (tests/it/links-forever.txt). [`parse`] is total: whatever the text, it finds the nearest valid state
//! and says, in whole sentences, what was wrong, what would be right, and what is shown instead. [`print()`] is its
//! inverse on valid states and prints every state in one way only. Both are pure.

mod plain;
mod read;
mod show;
mod text;

pub use show::Show;

use serde::{Deserialize, Serialize};

use crate::game::Spec;
use crate::game::catalogue::Entry;
use crate::paint::{Palette, Scale};
use crate::table::{Axis, Reduction};
use read::Reader;

/// The version of the language that [`print()`] writes.
pub const VERSION: u32 = 1;

/// Everything that a link holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "plain::Plain", into = "plain::Plain")]
pub struct State {
    /// The game.
    pub spec: Spec,
    /// The map or the numbers.
    pub show: Show,
    /// The first and the last row in view, inclusive; the ends may lie within a row or outside the table.
    pub n: [f64; 2],
    /// The same for columns; thousandths of √n where the axis is straightened.
    pub k: [f64; 2],
    /// The width of a cell divided by its height.
    pub aspect: f64,
    /// What a column stands for.
    pub axis: Axis,
    /// The colours.
    pub palette: Palette,
    /// How values are spread over the colours.
    pub scale: Scale,
    /// The lowest and the highest value of the scale; none leaves it to what is in view.
    pub range: Option<[u32; 2]>,
    /// How blocks of cells become one pixel.
    pub reduce: Reduction,
    /// The pinned cell: its row n and its column k.
    pub cell: Option<[u64; 2]>,
}

/// What was read from a link.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Parsed {
    /// The nearest valid state.
    pub state: State,
    /// What was wrong with the link, a sentence or two each.
    pub problems: Vec<String>,
}

impl State {
    /// What a link shows that holds nothing but a game.
    pub fn home(spec: &Spec) -> State {
        let home = entry(spec).home;
        State {
            spec: spec.clone(),
            show: Show::default(),
            n: [home.n.0, home.n.1],
            k: [home.k.0, home.k.1],
            aspect: 1.0,
            axis: Axis::of(entry(spec)),
            palette: Palette::default(),
            scale: Scale::default(),
            range: None,
            reduce: Reduction::default(),
            cell: None,
        }
    }
}

/// Reads a link, with or without the leading `#`. An empty one is the catalogue's first game at home.
pub fn parse(fragment: &str) -> Parsed {
    let mut problems = Vec::new();
    let mut parts = text::split(fragment, &mut problems);
    let spec = read::game(&mut parts, &mut problems);
    let entry = entry(&spec);
    let mut state = State::home(&spec);
    let mut reader = Reader::new(parts.pairs, problems);
    reader.version();
    state.axis = reader.axis(entry);
    match state.axis {
        Axis::Memory => {}
        Axis::Straight => state.k = STRAIGHT_HOME,
        Axis::Strip(width) => state.k = [0.0, (width - 1) as f64],
    }
    let (rows, columns) = extent(entry, state.axis);
    state.n = reader.window("n", "rows", state.n, rows);
    state.k = reader.window("k", "columns", state.k, columns);
    state.show = reader.named("show", &Show::ALL, Show::name);
    state.aspect = reader.aspect();
    state.palette = reader.named("palette", &Palette::ALL, Palette::name);
    state.scale = reader.scale(entry);
    state.range = reader.range();
    state.reduce = reader.named("reduce", &Reduction::ALL, Reduction::name);
    state.cell = reader.cell(entry);
    Parsed { state, problems: reader.finish() }
}

/// The link of a state, without `#`. The ranges are always written out, the rest only where it is not the default.
pub fn print(state: &State) -> String {
    let home = State::home(&state.spec);
    let mut pairs: Vec<(&str, String)> = Vec::new();
    for (key, value) in state.spec.parameters() {
        pairs.push((key, text::encode(value)));
    }
    pairs.push(("v", VERSION.to_string()));
    pairs.push(("n", window(state.n)));
    pairs.push(("k", window(state.k)));
    let mut unless_default = |is_default: bool, key, value: String| {
        if !is_default {
            pairs.push((key, value));
        }
    };
    unless_default(state.show == home.show, "show", state.show.name().to_owned());
    unless_default(state.aspect.to_bits() == home.aspect.to_bits(), "aspect", state.aspect.to_string());
    match state.axis {
        Axis::Strip(width) => unless_default(state.axis == home.axis, "w", width.to_string()),
        axis => unless_default(axis == home.axis, "axis", axis.to_string()),
    }
    unless_default(state.palette == home.palette, "palette", state.palette.name().to_owned());
    unless_default(state.scale == home.scale, "scale", state.scale.to_string());
    if let Some([low, high]) = state.range {
        unless_default(false, "range", format!("{low}-{high}"));
    }
    unless_default(state.reduce == home.reduce, "reduce", state.reduce.name().to_owned());
    if let Some([n, k]) = state.cell {
        unless_default(false, "cell", format!("{n},{k}"));
    }
    let pairs: Vec<String> = pairs.into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    format!("{}?{}", state.spec.name(), pairs.join("&"))
}

/// Where a straightened view starts: the parabola k² = n stands at 1000.
const STRAIGHT_HOME: [f64; 2] = [0.0, 1400.0];

/// The ends of a range of rows or columns lie within ± this; far beyond every table, and exact in every number type.
const FARTHEST: f64 = (1_u64 << 40) as f64;

/// The narrowest range of rows or columns, in cells; its ends are inclusive, so that `5-4.25` is a quarter of a cell.
const NARROWEST: f64 = 0.25;

/// A cell is at most this much wider than high, or higher than wide: 64 pixels against a 4096th of one.
const ASPECT_LIMIT: f64 = 262_144.0;

fn entry(spec: &Spec) -> &'static Entry {
    spec.entry()
}

fn window([first, last]: [f64; 2]) -> String {
    format!("{first}-{last}")
}

/// How many rows and columns a map has. A straightened one has as many columns as anyone may look at.
fn extent(entry: &Entry, axis: Axis) -> (f64, f64) {
    let (rows, columns) = axis.extent(entry);
    (rows as f64, if axis == Axis::Straight { FARTHEST } else { columns as f64 })
}

/// The nearest range that may be shown of a map with `extent` rows or columns, and what had to be changed.
fn fit_window([first, last]: [f64; 2], extent: f64) -> ([f64; 2], Vec<&'static str>) {
    let mut changes = Vec::new();
    // Adding 0 turns a negative zero into the other one, which prints without a sign.
    let mut ends = [first, last].map(|end| end.clamp(-FARTHEST, FARTHEST) + 0.0);
    if first.abs() > FARTHEST || last.abs() > FARTHEST {
        changes.push("reaches beyond ±1099511627776");
    }
    if ends[1] + 1.0 - ends[0] < NARROWEST {
        ends.swap(0, 1);
        changes.push("runs backwards");
    }
    let length = ends[1] - ends[0];
    if ends[0] >= extent {
        ends = [(extent - 1.0 - length).max(0.0), (extent - 1.0).max(length)];
        changes.push("lies beyond the end of the table");
    }
    (ends, changes)
}

/// Whether a cell belongs to the table that the catalogue promises.
fn is_in_table(entry: &Entry, [n, k]: [u64; 2]) -> bool {
    n < entry.limit && k < entry.column_limit
}

/// Whether a game has what a scale asks for.
fn has_scale(entry: &Entry, scale: Scale) -> bool {
    entry.frontier || !scale.entry().needs_frontier
}
