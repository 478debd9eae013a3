//! The permalink: one readable line that holds everything a person was looking at, such as
//! `mem0?v=1&n=0-400&k=0-400&scale=rank&cell=22,2`.
//!
//! Links outlive programs, so every one carries the version of its language, and a link that was ever printed must
//! open forever (tests/it/links-forever.txt). [`parse`] is total: whatever the text, it finds the nearest valid state
//! and says, in whole sentences, what was wrong, what would be right, and what is shown instead. [`print()`] is its
//! inverse on valid states and prints every state in one way only. Both are pure.

mod beside;
mod game;
mod plain;
mod play;
mod read;
mod show;
mod text;

pub use beside::{Arrangement, MOST_MAPS, beside};
pub use plain::PlainState;
pub use play::Played;
pub use show::Show;

use serde::Serialize;

use crate::paint::{Palette, Scale};
use crate::paper::{self, Entry, Spec};
use crate::table::{Axis, FAR_HEAPS, Reduction};
use read::LinkReader;

/// The version of the language that [`print()`] writes.
pub const VERSION: u32 = 1;

/// Everything that a link holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "plain::PlainState"))]
#[serde(into = "plain::PlainState")]
pub struct State {
    /// The game.
    pub spec: Spec,
    /// The map, the numbers, the tables, the board, or the front page, whose other fields are those of the first game at home.
    pub show: Show,
    /// Which of the game's tables is shown, or would be; none where it has none.
    pub sheet: Option<&'static str>,
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
    /// What is drawn over the map, in the order of the catalogue.
    pub marks: Vec<&'static str>,
    /// The claim that is looked at, by its id, such as `memgames/thm-3.1`.
    pub claim: Option<String>,
    /// The pinned cell: its row n and its column k; in a sweep, the row and the column of the map.
    pub cell: Option<[u64; 2]>,
    /// Whether the page is a part of another one, and shows little but its picture.
    pub embed: bool,
    /// The maps beside this one, of which only what is a map's own counts.
    pub beside: Vec<State>,
    /// How they stand to each other.
    pub arrangement: Arrangement,
    /// The game that is played, if one is shown.
    pub play: Option<Played>,
}

/// What was read from a link.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Parsed {
    /// The nearest valid state.
    pub state: State,
    /// What was wrong with the link, a sentence or two each.
    pub problems: Vec<String>,
}

impl State {
    /// What a link shows that holds nothing.
    pub fn front() -> State {
        State { show: Show::Front, ..State::home(&first_game()) }
    }

    /// What a link shows that holds nothing but a game and an axis.
    pub fn under(spec: &Spec, axis: Axis) -> State {
        let (n, k) = home_of(spec, axis);
        State { n, k, axis, aspect: home_aspect(axis, n, k), ..State::home(spec) }
    }

    /// What a link shows that holds nothing but a game.
    pub fn home(spec: &Spec) -> State {
        let home = entry(spec).home;
        State {
            spec: spec.clone(),
            show: Show::default(),
            sheet: entry(spec).sheets.first().map(|sheet| sheet.name),
            n: [home.n.0, home.n.1],
            k: [home.k.0, home.k.1],
            aspect: 1.0,
            axis: Axis::of(entry(spec)),
            marks: usual_marks(entry(spec)),
            claim: None,
            palette: Palette::default(),
            scale: Scale::default(),
            range: None,
            reduce: Reduction::default(),
            cell: None,
            embed: false,
            beside: Vec::new(),
            arrangement: Arrangement::default(),
            play: None,
        }
    }
}

/// The catalogue's first game, which no text has to be read for.
fn first_game() -> Spec {
    Spec::of(&paper::entries()[0], &mut Vec::new()).0
}

/// Reads a link, with or without the leading `#`. An empty one is the front page.
pub fn parse(fragment: &str) -> Parsed {
    let mut problems = Vec::new();
    let mut links = text::split(fragment, &mut problems);
    let mut parts = links.remove(0);
    if parts.is_empty() && links.is_empty() && problems.is_empty() {
        return Parsed { state: State::front(), problems };
    }
    if parts.name.as_deref() == Ok(play::PLAY) {
        let mut reader = LinkReader::new(parts.pairs, problems);
        if !links.is_empty() {
            reader.say("Nothing stands beside a game that is played; the maps behind it are left out.");
        }
        let (played, problems) = play::read(reader);
        return Parsed { state: State::playing(played), problems: listed(problems) };
    }
    let spec = game::game(&mut parts, &mut problems);
    let mut reader = LinkReader::new(parts.pairs, problems);
    let printed = reader.version();
    let first = reader.first_row(&spec).unwrap_or_default() as f64;
    let mut state = State::under(&spec, reader.axis(&spec));
    state.n = state.n.map(|n| n + first);
    let (rows, columns) = extent(&spec, state.axis);
    (state.n, state.k) = reader.heaps(&spec, state.axis, (state.n, state.k));
    let typed = !printed && reader.has("n") && reader.has("k");
    state.n = reader.window("n", "rows", state.n, rows);
    state.k = reader.window("k", "columns", state.k, columns);
    if links.is_empty() {
        (state.show, state.sheet) = (reader.show(entry(&spec)), reader.sheet(entry(&spec)));
    }
    let aspect = home_aspect(state.axis, state.n, state.k);
    state.aspect = reader.aspect(if typed { typed_aspect(aspect, state.n, state.k) } else { aspect });
    reader.colours(&mut state);
    state.claim = reader.claim();
    state.cell = reader.cell(&spec, state.axis);
    state.embed = reader.embed();
    if links.is_empty() {
        reader.pass_over(&beside::KEYS, "is about several maps, and the link has one; it is ignored.");
        return Parsed { state, problems: listed(reader.finish()) };
    }
    let mut further = Vec::new();
    state.arrangement = reader.arrangement();
    state = beside::read(state, links, &mut further);
    let chosen = entry(&state.chosen().spec);
    (state.show, state.sheet) = (reader.show(chosen), reader.sheet(chosen));
    let mut problems = reader.finish();
    problems.append(&mut further);
    Parsed { state, problems: listed(problems) }
}

/// The link of a state, without `#`. The ranges are always written out, the rest only where it is not the default. That of the
/// front page is empty.
pub fn print(state: &State) -> String {
    match (state.show, &state.play) {
        (Show::Front, _) => return String::new(),
        (Show::Play, Some(played)) => return play::print(played),
        _ => {}
    }
    let aspect = home_aspect(state.axis, state.n, state.k);
    let sheet = State::home(&state.chosen().spec).sheet;
    let mut pairs = print_pairs(state, &State { aspect, sheet, ..State::home(&state.spec) }, true);
    let (arranged, further) = beside::print(state);
    pairs.extend(arranged.into_iter().map(|(key, value)| format!("{key}={value}")));
    format!("{}?{}{further}", state.spec.name(), pairs.join("&"))
}

/// What a map says, as far as it is not the usual; the first one says its ranges at any rate.
fn print_pairs(state: &State, usual: &State, is_first: bool) -> Vec<String> {
    let mut pairs: Vec<String> = Vec::new();
    for (key, value) in state.spec.written() {
        pairs.push(format!("{key}={}", text::encode(value)));
    }
    let mut say = |is_said: bool, key: &str, value: String| {
        if is_said {
            pairs.push(format!("{key}={value}"));
        }
    };
    let same = |a: [f64; 2], b: [f64; 2]| a.map(f64::to_bits) == b.map(f64::to_bits);
    say(is_first, "v", VERSION.to_string());
    say(is_first || !same(state.n, usual.n), "n", window(state.n));
    say(is_first || !same(state.k, usual.k), "k", window(state.k));
    say(state.show != usual.show, "show", state.show.name().to_owned());
    say(state.sheet != usual.sheet, "sheet", state.sheet.unwrap_or_default().to_owned());
    say(state.aspect.to_bits() != usual.aspect.to_bits(), "aspect", state.aspect.to_string());
    match state.axis {
        Axis::Strip(width) => say(state.axis != usual.axis, "w", width.to_string()),
        axis => say(axis != usual.axis, "axis", axis.to_string()),
    }
    say(state.palette != usual.palette, "palette", state.palette.name().to_owned());
    say(state.scale != usual.scale, "scale", state.scale.to_string());
    let range = state.range.map_or_else(|| AUTOMATIC.to_owned(), |[low, high]| format!("{low}-{high}"));
    say(state.range != usual.range, "range", range);
    say(state.reduce != usual.reduce, "reduce", state.reduce.name().to_owned());
    let marks = if state.marks.is_empty() { NO_MARKS.to_owned() } else { state.marks.join(",") };
    say(state.marks != usual.marks, "marks", marks);
    if let Some(claim) = &state.claim {
        say(true, "claim", claim.clone());
    }
    if let Some([n, k]) = state.cell {
        say(state.cell != usual.cell, "cell", format!("{n},{k}"));
    }
    say(state.embed, "embed", "1".to_owned());
    pairs
}

/// As many problems as anyone reads, and how many more there are.
fn listed(mut problems: Vec<String>) -> Vec<String> {
    let more = problems.len().saturating_sub(MOST_PROBLEMS);
    if more > 0 {
        problems.truncate(MOST_PROBLEMS);
        problems.push(format!("And {more} more, which are not listed."));
    }
    problems
}

/// The most problems of a link that are told one by one.
const MOST_PROBLEMS: usize = 16;

/// Where a straightened view starts: the parabola k² = n stands at 1000.
const STRAIGHT_HOME: [f64; 2] = [0.0, 1400.0];

/// The ends of a range of rows or columns lie within ± this; far beyond every table, and exact in every number type.
const FARTHEST: f64 = (1_u64 << 40) as f64;

/// The narrowest range of rows or columns, in cells; its ends are inclusive, so that `5-4.25` is a quarter of a cell.
const NARROWEST: f64 = 0.25;

/// A cell is at most this much wider than high, or higher than wide: 64 pixels against 2^-32 of one.
const ASPECT_LIMIT: f64 = 274_877_906_944.0;

fn entry(spec: &Spec) -> &'static Entry {
    spec.entry()
}

fn window([first, last]: [f64; 2]) -> String {
    format!("{first}-{last}")
}

/// The rows and columns that a link without ranges shows.
fn home_of(spec: &Spec, axis: Axis) -> ([f64; 2], [f64; 2]) {
    let home = entry(spec).home;
    let (rows, columns) = axis.extent(spec);
    let last = |count: u64, most: u64| (count.min(most) - 1) as f64;
    match axis {
        Axis::Memory => ([home.n.0, home.n.1], [home.k.0, home.k.1]),
        Axis::Straight => ([home.n.0, home.n.1], STRAIGHT_HOME),
        Axis::Strip(width) => ([home.n.0, home.n.1], [0.0, (width - 1) as f64]),
        Axis::Far(far) => ([home.n.0, home.n.1], [0.0, (far.width() - 1) as f64]),
        Axis::Graph => ([0.0, last(rows, GRAPH_HOME.0)], [0.0, last(columns, GRAPH_HOME.1)]),
        Axis::Sweep(_) => ([0.0, last(rows, rows)], [0.0, last(columns, 2 * rows)]),
        Axis::Array(array) => ([0.0, last(rows, array.home.0)], [0.0, last(columns, array.home.1)]),
    }
}

/// The shape of a cell that a link without one shows. The values of a graph may be few and its heaps many, so that its
/// cells are as high as makes the picture twice as wide as high.
fn home_aspect(axis: Axis, n: [f64; 2], k: [f64; 2]) -> f64 {
    if axis == Axis::Graph { fit_aspect(2.0 * length(n) / length(k)) } else { 1.0 }
}

/// The shape of a cell in a link that someone typed, with two ranges and no shape: the one that gives both ranges the same
/// room, since square cells would hide the shorter range in the longer. What nimscope prints has a version, and square cells
/// where it says nothing else.
fn typed_aspect(usual: f64, n: [f64; 2], k: [f64; 2]) -> f64 {
    let aspect = length(n) / length(k);
    if usual.total_cmp(&1.0).is_eq() { fit_aspect(rounded(aspect)) } else { usual }
}

/// How many rows or columns a window shows; its ends are inclusive.
fn length([first, last]: [f64; 2]) -> f64 {
    last + 1.0 - first
}

/// Four digits are enough for a shape, and short in a link.
fn rounded(number: f64) -> f64 {
    let unit = 10_f64.powi(3 - number.log10().floor() as i32);
    (number * unit).round() / unit
}

/// The rows and the columns that show some heaps: a strip whole rows, or a part of one; a graph and a sweep columns.
fn heaps_at(axis: Axis, [first, last]: [u64; 2], (n, k): Windows) -> Windows {
    let ends = [first as f64, last as f64];
    match (axis, axis.width()) {
        (_, Some(width)) if first / width == last / width => {
            ([first / width; 2].map(|row| row as f64), [first % width, last % width].map(|column| column as f64))
        }
        (_, Some(width)) => ([first / width, last / width].map(|row| row as f64), k),
        (Axis::Graph | Axis::Sweep(_), _) => (n, ends),
        _ => (ends, k),
    }
}

/// The rows and the columns of a view.
type Windows = ([f64; 2], [f64; 2]);

fn fit_aspect(aspect: f64) -> f64 {
    aspect.clamp(1.0 / ASPECT_LIMIT, ASPECT_LIMIT)
}

/// The heaps and the values that a graph starts with.
const GRAPH_HOME: (u64, u64) = (1_000, 2_000);

/// What `marks` is where nothing is drawn.
const NO_MARKS: &str = "none";

/// What `range` is where what is in view decides, though it does not in the first map.
const AUTOMATIC: &str = "auto";

/// The marks that are drawn before anyone chooses.
fn usual_marks(entry: &Entry) -> Vec<&'static str> {
    entry.marks.iter().filter(|mark| mark.usual).map(|mark| mark.name).collect()
}

/// The rows and columns that a map has, half-open. A straightened one has as many columns as anyone may look at.
fn extent(spec: &Spec, axis: Axis) -> ([f64; 2], [f64; 2]) {
    let (rows, columns) = axis.extent(spec);
    let columns = if axis == Axis::Straight { FARTHEST } else { columns as f64 };
    ([0.0, rows as f64], [0.0, columns])
}

/// The nearest range that may be shown of a map with these rows or columns, and what had to be changed.
fn fit_window([first, last]: [f64; 2], [begin, end]: [f64; 2]) -> ([f64; 2], Vec<&'static str>) {
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
    if ends[0] >= end {
        ends = [(end - 1.0 - length).max(begin), (end - 1.0).max(begin + length)];
        changes.push("lies beyond the end of the table");
    } else if begin > 0.0 && ends[1] + 1.0 <= begin {
        ends = [begin, begin + length];
        changes.push("lies before the beginning of the table");
    }
    (ends, changes)
}

/// Whether a cell belongs to the table that the catalogue promises, or to the one that the axis makes.
fn is_in_table(spec: &Spec, axis: Axis, [n, k]: [u64; 2]) -> bool {
    let (rows, columns) = table_size(spec, axis);
    n < rows && k < columns
}

/// The rows and columns of the table that the axis shows, counted from 0.
fn table_size(spec: &Spec, axis: Axis) -> (u64, u64) {
    match axis {
        Axis::Far(_) => (FAR_HEAPS, 1),
        _ if axis.is_own_table() => (entry(spec).limit, entry(spec).column_limit),
        _ => axis.extent(spec),
    }
}

/// Whether a text may be the id of a claim: lower-case words, digits and dots, and a slash behind the paper.
fn is_claim(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-./".contains(&byte);
    text.contains('/') && text.len() <= 64 && text.bytes().all(is_letter)
}

/// Whether a game has what the page is asked to show.
fn can_show(entry: &Entry, show: Show) -> bool {
    show != Show::Tables || !entry.sheets.is_empty()
}

/// Whether a game has what a scale asks for.
fn has_scale(entry: &Entry, scale: Scale) -> bool {
    entry.frontier || !scale.entry().needs_frontier
}
