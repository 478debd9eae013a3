//! What a picture is made of: a short list of operations of five kinds. Every back end draws these and nothing else.

use std::ops::Range;

use super::colour::Colour;

/// One step of drawing; later ones lie over earlier ones. All numbers are pixels of the picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// A rectangle between whole pixels.
    Rect(Rect, Fill),
    /// A line or an area.
    Path(Path, Paint),
    /// A line of text.
    Text(Text),
    /// Texels, each between rounded edges of its own.
    Image(Mosaic),
    /// What follows shows only inside these rectangles; none lifts the clip.
    Clip(Vec<Rect>),
}

#[cfg(feature = "papers")]
impl Op {
    /// The same elsewhere in a picture, where so many images stand before its own.
    #[must_use]
    pub fn moved(self, (dx, dy): (i64, i64), images: usize) -> Op {
        let shifted = |range: Range<i64>, by: i64| range.start + by..range.end + by;
        let rect = |Rect { x, y }: Rect| Rect { x: shifted(x, dx), y: shifted(y, dy) };
        let point = |(x, y): Point| (x + dx as f64, y + dy as f64);
        match self {
            Op::Rect(area, fill) => Op::Rect(rect(area), fill),
            Op::Path(Path(segments), paint) => {
                let segment = |segment: Segment| match segment {
                    Segment::Move(to) => Segment::Move(point(to)),
                    Segment::Line(to) => Segment::Line(point(to)),
                    Segment::Curve(bend, to) => Segment::Curve(point(bend), point(to)),
                    Segment::Close => Segment::Close,
                };
                Op::Path(Path(segments.into_iter().map(segment).collect()), paint)
            }
            Op::Text(line) => Op::Text(Text { at: line.at.iter().copied().map(point).collect(), ..line }),
            Op::Image(Mosaic { pieces, columns, rows, points, exact }) => {
                let pieces = pieces.into_iter().map(|piece| Piece { image: piece.image + images, ..piece }).collect();
                let edges = |edges: Edges, by: i64| Edges { origin: edges.origin + by as f64, ..edges };
                let points = points.map(|points| Points { area: rect(points.area), ..points });
                Op::Image(Mosaic { pieces, columns: edges(columns, dx), rows: edges(rows, dy), points, exact })
            }
            Op::Clip(areas) => Op::Clip(areas.into_iter().map(rect).collect()),
        }
    }
}

/// A rectangle of whole pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rect {
    /// Its columns of pixels.
    pub x: Range<i64>,
    /// Its rows of pixels.
    pub y: Range<i64>,
}

impl Rect {
    /// Whether no pixel lies in it.
    pub fn is_empty(&self) -> bool {
        self.x.is_empty() || self.y.is_empty()
    }

    /// The pixels that lie in both.
    #[must_use]
    pub fn and(&self, other: &Rect) -> Rect {
        let both = |a: &Range<i64>, b: &Range<i64>| a.start.max(b.start)..a.end.min(b.end);
        Rect { x: both(&self.x, &other.x), y: both(&self.y, &other.y) }
    }
}

/// What fills a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Plain(Colour),
    /// Diagonal lines: the pixels at which x + y leaves a remainder below `thick` when divided by `step`.
    Hatch {
        /// The colour of the lines.
        colour: Colour,
        /// How far apart they are, across or down.
        step: i64,
        /// How thick they are, across or down.
        thick: i64,
    },
}

/// How a path is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// The area that it encloses.
    Fill(Colour),
    /// A line along it, this thick, with round joins.
    Stroke(Colour, f64),
}

/// A point of the picture, x and y.
pub type Point = (f64, f64);

/// A part of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// A new part begins here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A curve with one control point, to the second.
    Curve(Point, Point),
    /// A straight line back to where the part began.
    Close,
}

/// Lines and curves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Segment>);

impl Path {
    /// Adds a line through points.
    pub fn line(&mut self, points: impl IntoIterator<Item = Point>) {
        let mut points = points.into_iter();
        self.0.extend(points.next().map(Segment::Move));
        self.0.extend(points.map(Segment::Line));
    }

    /// Adds a line through points and back to the first.
    pub fn outline(&mut self, points: impl IntoIterator<Item = Point>) {
        let before = self.0.len();
        self.line(points);
        if self.0.len() > before {
            self.0.push(Segment::Close);
        }
    }

    /// Adds a curve.
    pub fn curve(&mut self, from: Point, bend: Point, to: Point) {
        self.0.extend([Segment::Move(from), Segment::Curve(bend, to)]);
    }
}

/// A line of text, once or at several places.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The letters.
    pub text: String,
    /// The places that `align` speaks of, on the lines that the letters stand on. A text stands at many where cells have
    /// equal values.
    pub at: Vec<Point>,
    /// The size of the letters.
    pub size: f64,
    /// How bold they are: 400 is usual.
    pub weight: u16,
    /// On which side of the place they stand.
    pub align: Align,
    /// Their colour.
    pub colour: Colour,
    /// The colour and the width of a line around them, under them.
    pub halo: Option<(Colour, f64)>,
    /// A longer text is set narrower, never cut.
    pub room: Option<f64>,
}

/// Where a text stands about its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    Left,
    /// Its middle is there.
    Centre,
    /// It ends there.
    Right,
}

/// Tiles of texels, laid side by side.
#[derive(Clone, Debug, PartialEq)]
pub struct Mosaic {
    /// The tiles, or the parts of them that are wanted.
    pub pieces: Vec<Piece>,
    /// Where the texels lie across.
    pub columns: Edges,
    /// Where they lie down.
    pub rows: Edges,
    /// Whether texels are points, which can be seen however small they are.
    pub points: Option<Points>,
    /// Whether every texel must end at its own edges. Elsewhere a back end may stretch a whole tile, and so move a texel's
    /// edge by a pixel.
    pub exact: bool,
}

/// Texels as points: what is painted of them grows, first across and then down, by whole pixels to either side; of what
/// grows into each other the right and the lower one lies over the other, and over both what was painted there. Around all
/// of it runs a ring.
#[derive(Clone, Debug, PartialEq)]
pub struct Points {
    /// By how many pixels they grow to the left and to the right.
    pub across: i64,
    /// By how many upwards and downwards.
    pub down: i64,
    /// The colour of the ring, which is a hair wide.
    pub halo: Colour,
    /// How wide the ring is.
    pub ring: i64,
    /// Nothing of them is seen beyond.
    pub area: Rect,
}

impl Points {
    /// The steps by which what was painted is laid over itself to grow this far; the last lies on top.
    pub fn steps(reach: i64) -> impl Iterator<Item = i64> {
        (-reach..=reach).filter(|&step| step != 0).chain([0])
    }
}

/// A part of a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Which image the texels are in, as the back end counts them.
    pub image: usize,
    /// The tile's place among the tiles of its size.
    pub tile: (u64, u64),
    /// The columns of texels that are wanted.
    pub x: Range<usize>,
    /// The rows of texels that are wanted.
    pub y: Range<usize>,
}

/// Where texels lie along one side: texel i begins at the pixel next to `origin + i · size`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edges {
    /// Where texel 0 begins; it may lie outside the picture.
    pub origin: f64,
    /// Pixels a texel.
    pub size: f64,
}

impl Edges {
    /// The pixel at which a texel begins.
    pub fn at(&self, texel: u64) -> i64 {
        nearest(self.origin + texel as f64 * self.size)
    }
}

/// The nearest whole number, the larger one of two, as every edge of a picture is rounded.
pub(super) fn nearest(number: f64) -> i64 {
    (number + 0.5).floor() as i64
}
