//! Pictures: a scene (a view of a map, its axes, cells, digits, marks, cursors, legend and title) becomes a short list of
//! operations of five kinds, which each back end draws in its own way.
//!
//! Everything that decides what is drawn and where is decided here, once. The back ends are the page's canvas (`web`), the
//! pixels of a PNG file (the command line), and two that both have: `svg`, and TikZ in `figure`.

mod album;
mod axes;
mod cells;
mod colour;
mod digits;
#[cfg(feature = "papers")]
mod figure;
mod fixed;
mod ground;
mod labels;
mod layout;
pub mod letters;
mod map;
mod marks;
mod op;
#[cfg(feature = "papers")]
mod placed;
mod pointed;
mod present;
mod ruler;
#[cfg(feature = "papers")]
mod runs;
mod scene;
mod side;
#[cfg(feature = "papers")]
pub mod svg;
mod tags;
mod theme;
mod ticks;

pub use album::{Album, Laid, Painted};
pub use cells::{Shown, StandIn, TilePlace, visible};
pub use colour::Colour;
pub use digits::digits_fit;
#[cfg(feature = "papers")]
pub use figure::legend_room;
pub use layout::{Frame, Framing, View, fit, page_frame, zoomed};
pub use map::Map;
pub use marks::Layer;
pub use op::{Align, Edges, Fill, Mosaic, Op, Paint, Path, Piece, Point, Points, Rect, Segment, Text};
#[cfg(feature = "papers")]
pub use placed::{FigureSize, Placed, Ranges, placed};
pub use pointed::{Pointed, Read};
#[cfg(feature = "papers")]
pub use runs::{runs, texels};
pub use scene::Scene;
pub use side::Side;
pub use theme::Theme;
