//! What is in the picture and where: the game, the view of the link, and the two axes in pixels.

use nimscope::game::Position;
use nimscope::game::catalogue::Entry;
use nimscope::link::State;
use nimscope::table::Place;

use super::pixels::Pixels;
use crate::failure::Failure;

/// Everything that the layers of the picture read.
pub(super) struct Scene<'a> {
    pub(super) state: &'a State,
    pub(super) entry: &'static Entry,
    /// Letters, lines and margins grow with the picture, so that a larger one is the same, sharper.
    pub(super) ratio: f64,
    pub(super) columns: Pixels,
    pub(super) rows: Pixels,
}

impl<'a> Scene<'a> {
    /// The scene of a state in a picture of this size.
    pub(super) fn new(state: &'a State, width: u32, height: u32) -> Result<Scene<'a>, Failure> {
        let entry = state.spec.entry();
        let (width, height) = (f64::from(width), f64::from(height));
        let ratio = (width / USUAL.0).min(height / USUAL.1).max(SMALLEST_RATIO);
        let margin = |size: f64| (size * ratio).round() as i64;
        let room = (width as i64 - margin(LEFT + RIGHT), height as i64 - margin(TOP + BOTTOM));
        let (columns, rows) = (span(state.k), span(state.n));
        let (tall, wide) = (room.1 as f64 / rows, room.0 as f64 / columns);
        let sy = tall.min(wide / state.aspect);
        let sx = sy * state.aspect;
        let limits = state.axis.extent(&state.spec);
        let across = Pixels::new(margin(LEFT), state.k[0], columns, sx, room.0, 0..limits.1);
        let down = Pixels::new(margin(TOP), state.n[0], rows, sy, room.1, state.axis.first()..limits.0);
        if across.table().is_empty() || down.table().is_empty() {
            let ([n0, n1], [k0, k1]) = (state.n, state.k);
            let window = format!("rows {n0} to {n1} and columns {k0} to {k1}");
            return Err(Failure::Wrong(format!("no cell of {} lies in {window}", state.spec)));
        }
        let spare = (room.0 - (across.end - across.start), room.1 - (down.end - down.start));
        Ok(Scene { state, entry, ratio, columns: across.shifted(spare.0 / 2), rows: down.shifted(spare.1 / 2) })
    }

    /// A length that is the same part of the picture, whatever its size.
    pub(super) fn length(&self, size: f64) -> i64 {
        (size * self.ratio).round() as i64
    }

    /// The thinnest line.
    pub(super) fn hair(&self) -> i64 {
        self.length(1.0).max(1)
    }

    /// The game in words, such as `i-Mark, S = 1-4, D = 2,3`.
    pub(super) fn title(&self) -> String {
        let parameters = self.state.spec.parameters().iter();
        parameters.fold(self.entry.title.to_owned(), |title, (name, value)| format!("{title}, {name} = {value}"))
    }

    /// What the rows and what the columns are.
    pub(super) fn labels(&self) -> (String, String) {
        self.state.axis.labels(self.entry)
    }

    /// The rows and columns of the pinned cell that the table has.
    pub(super) fn pinned(&self) -> Option<Place> {
        let [n, k] = self.state.cell?;
        let Place { rows, columns } = self.state.axis.place(Position { n, k });
        Some(Place { rows: rows.start..rows.end.min(self.rows.limit), columns })
    }
}

/// The size at which letters and lines have the sizes that are written here.
const USUAL: (f64, f64) = (1200.0, 900.0);

/// Smaller letters could not be read.
const SMALLEST_RATIO: f64 = 0.8;

/// The margins around the plot.
const LEFT: f64 = 78.0;
const RIGHT: f64 = 28.0;
const TOP: f64 = 82.0;
const BOTTOM: f64 = 82.0;

/// How many rows or columns a window of a link shows; its ends are inclusive.
fn span([first, last]: [f64; 2]) -> f64 {
    last + 1.0 - first
}
