//! Where the plot of a figure lies, which shows exactly the ranges of a link: the picture has the size that someone chose, or
//! the one that its cells need.

use super::figure::{END, above, rule_lines};
use super::layout::{Frame, Framing, span};
use super::map::Map;
use super::op::nearest;
use super::scene::LETTERS;
use super::side::Side;

/// How large a figure is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FigureSize {
    /// So many pixels wide and high; without a height, as high as the map and its legend need. Letters grow with the picture.
    Pixels(u32, Option<u32>),
    /// So many pixels for the shorter side of a cell; whole cells are shown.
    Cells(u32),
    /// So many millimetres wide, at so many pixels an inch. Letters have the size of small print.
    Print(f64, f64),
}

/// The rows and the columns of a link, and the shape of its cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranges {
    /// The first and the last row.
    pub n: [f64; 2],
    /// The first and the last column.
    pub k: [f64; 2],
    /// The width of a cell divided by its height.
    pub aspect: f64,
}

/// A figure, and the columns and rows of its plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// The picture.
    pub frame: Frame,
    /// The columns.
    pub columns: Side,
    /// The rows.
    pub rows: Side,
    /// Whether its height is what the legend needs, which is known once the colours are.
    pub grows: bool,
}

impl FigureSize {
    /// How many pixels wide it is, unless that follows from the cells.
    pub fn width(self) -> Option<f64> {
        match self {
            FigureSize::Pixels(width, _) => Some(f64::from(width)),
            FigureSize::Print(width, dpi) => Some(width * dpi / INCH),
            FigureSize::Cells(_) => None,
        }
    }

    /// Pixels a millimetre, of a picture that will be printed.
    pub fn density(self) -> Option<f64> {
        if let FigureSize::Print(_, dpi) = self { Some(dpi / INCH) } else { None }
    }
}

/// Places a figure, or the same one smaller by a factor, which may be one of several beside each other. None if it is alone and no
/// cell of the map lies in its ranges.
pub fn placed(
    framing: Framing,
    size: FigureSize,
    (times, beside): (f64, u32),
    ranges: Ranges,
    map: &Map,
) -> Option<Placed> {
    let ranges = if let FigureSize::Cells(_) = size { ranges.whole(map) } else { ranges };
    let ratio = times * ratio(size, beside, ranges);
    let place = |lines: usize| place((framing, lines), size, (times, ratio), ranges, map);
    let first = place(0);
    // How the rule is broken depends on where the plot begins, and that on how many lines the rule has.
    let lines = |placed: &Placed| match framing {
        Framing::Figure => {
            let Frame { width, left, ratio, .. } = placed.frame;
            rule_lines(&map.rule(), width - left - END * ratio, ratio).len()
        }
        _ => 0,
    };
    let second = place(lines(&first));
    let third = place(lines(&second));
    let is_empty = third.columns.table().is_empty() || third.rows.table().is_empty();
    // Beside others a map may be empty, where they show rows that it has not.
    (beside > 1 || !is_empty).then_some(third)
}

impl Ranges {
    /// The cells that are in view, as a whole.
    fn whole(self, map: &Map) -> Ranges {
        let whole = |[first, last]: [f64; 2], table: f64| {
            let first = (first + HAIR).floor().max(0.0);
            [first, (last - HAIR).ceil().min(table - 1.0).max(first)]
        };
        let rows = map.chart.rows - map.chart.first;
        Ranges { n: whole(self.n, rows as f64), k: whole(self.k, map.chart.columns as f64), ..self }
    }
}

fn place(
    (framing, lines): (Framing, usize),
    size: FigureSize,
    (times, ratio): (f64, f64),
    ranges: Ranges,
    map: &Map,
) -> Placed {
    let Ranges { n, k, aspect } = ranges;
    let margins = Margins::of(framing, lines);
    let margin = |size: f64| nearest(size * ratio);
    let around = (margin(margins.left) + margin(margins.right), margin(margins.top) + margin(margins.bottom));
    let as_high_as_needed = |width: f64| {
        let wide = (nearest(width * times) - around.0).max(1);
        let needed = wide as f64 / span(k) / aspect * span(n);
        (wide, nearest(needed.min(TALLEST * wide as f64)))
    };
    let (wide, tall) = match size {
        FigureSize::Pixels(width, Some(height)) => {
            (nearest(f64::from(width) * times) - around.0, nearest(f64::from(height) * times) - around.1)
        }
        FigureSize::Pixels(width, None) => as_high_as_needed(f64::from(width)),
        FigureSize::Print(width, dpi) => as_high_as_needed(width * dpi / INCH),
        FigureSize::Cells(cell) => {
            let (sx, sy) = cell_sides(cell, aspect);
            (nearest(span(k) * sx * times), nearest(span(n) * sy * times))
        }
    };
    let (wide, tall) = (wide.max(1), tall.max(1));
    let sy = (tall as f64 / span(n)).min(wide as f64 / span(k) / aspect);
    let sx = sy * aspect;
    let centred = |begin: i64, room: i64, length: f64| {
        let length = nearest(length).clamp(1, room);
        let start = begin + (room - length) / 2;
        start..start + length
    };
    let columns = Side::new(centred(margin(margins.left), wide, span(k) * sx), k[0], sx, 0..map.chart.columns);
    let first = if map.chart.ceiling > 0 { map.chart.ceiling as f64 - 1.0 - n[1] } else { n[0] };
    let down = centred(margin(margins.top), tall, span(n) * sy);
    let rows = Side::new(down, first, sy, map.chart.first..map.chart.rows);
    let (width, height) = ((wide + around.0) as f64, (tall + around.1) as f64);
    let frame = Frame { width, height, left: columns.start as f64, top: rows.start as f64, ratio };
    let grows = framing == Framing::Figure && !matches!(size, FigureSize::Pixels(_, Some(_)));
    Placed { frame, columns, rows, grows }
}

/// By how much letters and lines grow. Of maps beside each other they are those of the whole, somewhat smaller.
fn ratio(size: FigureSize, beside: u32, ranges: Ranges) -> f64 {
    let smaller = if beside > 1 { SMALLER } else { 1.0 };
    let usual = match size {
        FigureSize::Print(_, dpi) => return smaller * dpi * PRINT / POINTS / LETTERS,
        FigureSize::Pixels(width, None) => f64::from(width) / USUAL.0,
        FigureSize::Pixels(width, Some(height)) => (f64::from(width) / USUAL.0).min(f64::from(height) / USUAL.1),
        FigureSize::Cells(cell) => span(ranges.k) * cell_sides(cell, ranges.aspect).0 / (USUAL.0 - LEFT - RIGHT),
    };
    (usual * f64::from(beside) * smaller).max(SMALLEST_RATIO)
}

/// The width and the height of cells whose shorter side is so long.
fn cell_sides(cell: u32, aspect: f64) -> (f64, f64) {
    (f64::from(cell) * aspect.max(1.0), f64::from(cell) * (1.0 / aspect).max(1.0))
}

/// What lies around the plot, in pixels at a ratio of 1.
struct Margins {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Margins {
    fn of(framing: Framing, lines: usize) -> Margins {
        match framing {
            Framing::Page | Framing::Bare => Margins { left: 0.0, right: 0.0, top: 0.0, bottom: 0.0 },
            Framing::Axes => Margins { left: LEFT, right: RIGHT, top: 50.0, bottom: 18.0 },
            Framing::Figure => Margins { left: LEFT, right: RIGHT, top: 28.0 + above(lines), bottom: 82.0 },
        }
    }
}

/// The margins beside the plot.
const LEFT: f64 = 78.0;
const RIGHT: f64 = 28.0;

/// The size of a figure at which letters and lines have the sizes that are written here.
const USUAL: (f64, f64) = (1200.0, 900.0);

/// Beside each other maps have less room, so that letters of 8 points are letters of 6.
const SMALLER: f64 = 0.75;

/// Smaller letters could not be read.
const SMALLEST_RATIO: f64 = 0.8;

/// A plot that is as high as it needs to be is at most so many times as high as wide.
const TALLEST: f64 = 1.4;

/// Millimetres and points an inch, and the size of letters in print, in points.
const INCH: f64 = 25.4;
const POINTS: f64 = 72.0;
const PRINT: f64 = 8.0;

/// A range that reaches into a cell by less shows nothing of it.
const HAIR: f64 = 1e-6;
