//! Pictures: a scene (a view of a map, its axes, cells, digits, marks, cursors, legend and title) becomes a short list of
//! operations of five kinds, which each back end draws in its own way.
//!
//! Everything that decides what is drawn and where is decided here, once. The back ends are the page's canvas (`web`), the
//! pixels of a PNG file (the command line) and [`svg`], which both have.

mod album;
mod axes;
mod cells;
mod colour;
mod digits;
mod figure;
mod fixed;
mod ground;
mod labels;
mod layout;
pub mod letters;
mod map;
mod marks;
mod op;
mod pointed;
mod present;
mod ruler;
mod scene;
mod side;
pub mod svg;
mod tags;
mod theme;
mod ticks;

pub use album::{Album, Laid, Painted};
pub use cells::{Shown, StandIn, TilePlace, visible};
pub use colour::Colour;
pub use digits::digits_fit;
pub use layout::{Frame, Framing, View, figure_frame, fit, page_frame, zoomed};
pub use map::Map;
pub use marks::Layer;
pub use op::{Align, Edges, Fill, Mosaic, Op, Paint, Path, Piece, Point, Points, Rect, Segment, Text};
pub use pointed::{Pointed, Read};
pub use scene::Scene;
pub use side::Side;
pub use theme::Theme;
