//! Where the plot lies in a picture, and which cells it shows: the page's way, and that of a figure.

use std::ops::Range;

use serde::Serialize;

use super::op::nearest;
use super::side::Side;
use crate::table::Chart;

/// What stands around the plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// Two axes; the plot reaches to the right and the lower edge, as on the page.
    Page,
    /// A frame, axes, a title with the rule, and a legend, as in a paper.
    Figure,
    /// A frame and axes.
    Axes,
    /// Nothing: the plot is the picture.
    Bare,
}

/// A picture in pixels, and the plot in it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// The width of the picture.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// Where the plot begins across.
    pub left: f64,
    /// Where it begins down.
    pub top: f64,
    /// Letters and lines grow by this, so that a larger picture is the same, sharper.
    pub ratio: f64,
}

/// The cell in the plot's upper left corner, with fractions, and the size of cells in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The column.
    pub x: f64,
    /// The row.
    pub y: f64,
    /// The width of a cell.
    pub sx: f64,
    /// Its height.
    pub sy: f64,
}

impl Frame {
    /// The width and the height of the plot where it reaches to the picture's edges.
    fn plot(&self) -> (f64, f64) {
        ((self.width - self.left).max(1.0), (self.height - self.top).max(1.0))
    }
}

impl View {
    /// The columns and the rows of a map in a picture of the page.
    pub fn sides(&self, frame: &Frame, chart: &Chart) -> (Side, Side) {
        let across = frame.left as i64..frame.width as i64;
        let down = frame.top as i64..frame.height as i64;
        (
            Side::new(across, self.x, self.sx, 0..chart.columns),
            Side::new(down, self.y, self.sy, chart.first..chart.rows),
        )
    }
}

/// The page's canvas of this size.
pub fn page_frame(width: f64, height: f64, ratio: f64) -> Frame {
    let (left, top) = (nearest(GUTTER.0 * ratio) as f64, nearest(GUTTER.1 * ratio) as f64);
    Frame { width, height, left, top, ratio }
}

/// The page's view of the ranges of a link, which lie wholly inside the plot, from its upper left corner; where numbers go
/// upwards, from the lower left one.
pub fn fit(frame: &Frame, n: [f64; 2], k: [f64; 2], aspect: f64, ceiling: u64) -> View {
    let (wide, tall) = frame.plot();
    let sy = (tall / span(n)).min(wide / span(k) / aspect);
    // Heaps and values have nothing to do with each other, so that either is held by itself.
    let view = within_zoom(View { x: k[0], y: n[0], sx: sy * aspect, sy }, frame, ceiling == 0);
    if ceiling > 0 { View { y: ceiling as f64 - n[0] - tall / view.sy, ..view } } else { view }
}

/// The view zoomed by two factors, held within the limits. Zooming out ends where all of the table is in the plot.
pub fn zoomed(
    view: View,
    (across, down): (f64, f64),
    frame: &Frame,
    (rows, columns): (Range<f64>, f64),
    ceiling: u64,
) -> View {
    let (wide, tall) = frame.plot();
    let whole = (ROOM * wide / columns.max(1.0), ROOM * tall / (rows.end - rows.start).max(1.0));
    // A view that is wider already, such as a link's, need not come closer.
    let least = |scale: f64, factor: f64, whole: f64| if factor < 1.0 { (whole / scale).min(1.0) } else { 0.0 };
    let (least_x, least_y) = (least(view.sx, across, whole.0), least(view.sy, down, whole.1));
    if (across - down).abs() < f64::EPSILON {
        let factor = across.max(least_x.min(least_y));
        return within_zoom(View { sx: view.sx * factor, sy: view.sy * factor, ..view }, frame, ceiling == 0);
    }
    within_zoom(View { sx: view.sx * across.max(least_x), sy: view.sy * down.max(least_y), ..view }, frame, false)
}

/// The view with both scales held within the limits. What zooms together stops together, so that the aspect stays.
fn within_zoom(view: View, frame: &Frame, together: bool) -> View {
    let largest = LARGEST_CELL * frame.ratio;
    let View { sx, sy, .. } = view;
    let least = (SMALLEST_CELL / sx).max(SMALLEST_CELL / sy);
    let most = (largest / sx).min(largest / sy);
    if together && least <= most {
        let factor = 1.0_f64.max(least).min(most);
        return View { sx: sx * factor, sy: sy * factor, ..view };
    }
    let hold = |scale: f64| scale.max(SMALLEST_CELL).min(largest);
    View { sx: hold(sx), sy: hold(sy), ..view }
}

/// How many rows or columns a window of a link shows; its ends are inclusive.
pub(super) fn span([first, last]: [f64; 2]) -> f64 {
    last + 1.0 - first
}

/// The page's room for the labels of the axes. It is fixed, so that a link needs no fonts to show the same view.
const GUTTER: (f64, f64) = (60.0, 42.0);

/// How much of the plot the whole table takes when zooming out ends.
const ROOM: f64 = 0.9;

/// The limits of the page's zoom: from far enough, a million million rows are seen at once.
const LARGEST_CELL: f64 = 64.0;
const SMALLEST_CELL: f64 = 1.0 / 4_294_967_296.0;
