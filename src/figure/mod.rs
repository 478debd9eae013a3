//! A figure: what a link shows, drawn anew at a size that someone chose, for a file. The page and the command line make the same
//! of the same link; what either adds is a back end. Several maps of a link stand side by side in one figure.

mod carried;
mod order;
mod part;
mod place;
mod tikz;
mod tiles;

pub use carried::{link_in, with_link};
pub use order::{FigureOrder, drawn_of, fragment};
pub use tikz::tikz;

use std::cell::RefCell;
use std::rc::Rc;

use crate::draw::{Fill, Frame, Framing, Map, Op, Placed, Rect, Theme};
use crate::grow::{Grow, Progress, Refusal};
use crate::link::State;
use crate::paint::{Legend, Painter};
use crate::paper::Spec;
use crate::table::{Source, Table};
use part::{FigurePart, PHASE};
use place::{FigureLaid, lay};

/// A figure that grows in slices, one map after the other.
pub struct Figure {
    order: FigureOrder,
    theme: Theme,
    /// The maps, row by row.
    parts: Vec<FigurePart>,
    /// Whether all have the colours of one range.
    one: bool,
    is_settled: bool,
}

/// What a figure is when it is over, for a back end.
pub struct FigureDrawn<'a> {
    /// The picture.
    pub frame: Frame,
    /// What is drawn.
    pub ops: Vec<Op>,
    /// The texels that it is made of, four bytes each.
    pub images: Vec<&'a [u8]>,
    /// The typefaces to try, as CSS writes them.
    pub font: &'a str,
    /// Pixels a millimetre, if it is to be printed.
    pub density: Option<f64>,
}

impl Figure {
    /// A figure of a state, each of whose maps, as [`drawn_of`] gives them, has a table that may have been used before.
    ///
    /// # Errors
    /// Why there is none of that size.
    pub fn new(order: FigureOrder, state: &State, tables: Vec<Table>) -> Result<Figure, Refusal> {
        let map = |state: State| (Map::new(state.spec.clone(), state.axis), state);
        let maps: Vec<(Map, State)> = drawn_of(state).into_iter().map(map).collect();
        let places = place::place(&order, &maps)?;
        let part = |(((map, state), places), table)| FigurePart::new(state, map, places, table);
        let parts = maps.into_iter().zip(places).zip(tables).map(part).collect();
        let theme = theme(&order);
        Ok(Figure { order, theme, parts, one: state.arrangement.one, is_settled: false })
    }

    /// The same with tables of its own.
    ///
    /// # Errors
    /// If there is none of that size, or no such table.
    pub fn open(order: FigureOrder, state: &State) -> Result<Figure, Refusal> {
        let table = |map: State| Ok(Rc::new(RefCell::new(Source::new(map.spec, map.axis)?)));
        let tables: Result<Vec<Table>, Refusal> = drawn_of(state).into_iter().map(table).collect();
        Figure::new(order, state, tables?)
    }

    /// The game whose map is under way, or was refused.
    pub fn spec(&self) -> &Spec {
        let is_it = |part: &&FigurePart| part.refusal.is_some() || !part.is_cut();
        &self.parts.iter().find(is_it).unwrap_or(&self.parts[0]).state.spec
    }

    /// The width and the height of what was ordered, in pixels, once nothing is left to do.
    pub fn size(&self) -> (f64, f64) {
        let Frame { width, height, .. } = self.laid(|part| &part.ordered, &self.legends()).frame;
        (width, height)
    }

    /// The pixels of a millimetre, if it is to be printed.
    pub fn density(&self) -> Option<f64> {
        self.order.size.density()
    }

    /// The picture, once nothing is left to do.
    pub fn drawn(&self) -> FigureDrawn<'_> {
        let legends = self.legends();
        let FigureLaid { frame, places } = self.laid(|part| &part.placed, &legends);
        let whole = Rect { x: 0..frame.width as i64, y: 0..frame.height as i64 };
        let (mut ops, mut images) = (Vec::new(), Vec::new());
        if self.parts.len() > 1 {
            ops.push(Op::Rect(whole, Fill::Plain(self.theme.paper)));
        }
        for ((part, legend), place) in self.parts.iter().zip(&legends).zip(places) {
            let own = part.ops(&self.order, &self.theme, legend.as_ref(), place.lifted);
            ops.extend(own.into_iter().map(|op| op.moved(place.moved, images.len())));
            images.extend(part.tiles.images());
        }
        FigureDrawn { frame, ops, images, font: &self.theme.font, density: self.density() }
    }

    /// Where the maps lie, with the room that their legends need.
    fn laid(&self, of: impl Fn(&FigurePart) -> &Placed, legends: &[Option<Legend>]) -> FigureLaid {
        let frame = |(part, legend): (&FigurePart, &Option<Legend>)| part.frame(of(part), legend.as_ref());
        let frames: Vec<Frame> = self.parts.iter().zip(legends).map(frame).collect();
        // Letters tell by how much a picture is smaller.
        let times = frames[0].ratio / self.parts[0].ordered.frame.ratio;
        lay(&self.order, times, &frames)
    }

    /// Which colour is which value, map by map; none where one before says the same.
    fn legends(&self) -> Vec<Option<Legend>> {
        let is_told = |at: usize| self.parts[..at].iter().any(|before| self.is_shared(before, &self.parts[at]));
        self.parts.iter().enumerate().map(|(at, part)| (!is_told(at)).then(|| part.tiles.legend())).collect()
    }

    /// Whether two maps have the colours of what both show.
    fn is_shared(&self, a: &FigurePart, b: &FigurePart) -> bool {
        let taste = |part: &FigurePart| (part.state.palette, part.state.scale, part.state.range, part.unit());
        self.one && taste(a) == taste(b)
    }

    /// Settles all colours on what is in view.
    fn settle(&mut self) {
        let mut painters: Vec<Painter> = self.parts.iter().map(|part| part.tiles.painter().clone()).collect();
        for (at, (own, painter)) in self.parts.iter().zip(&mut painters).enumerate() {
            let seen = |(other, part): &(usize, &FigurePart)| *other == at || self.is_shared(own, part);
            self.parts.iter().enumerate().filter(seen).for_each(|(_, part)| part.tiles.show(painter));
        }
        for (part, painter) in self.parts.iter_mut().zip(painters) {
            part.tiles.settle(painter);
        }
        self.is_settled = true;
    }

    fn refusal(&self) -> Option<&Refusal> {
        self.parts.iter().find_map(|part| part.refusal.as_ref())
    }
}

impl Grow for Figure {
    fn advance(&mut self, work: u64) {
        if self.refusal().is_some() {
            return;
        }
        if let Some(part) = self.parts.iter_mut().find(|part| !part.is_cut()) {
            part.step(work);
        } else if !self.is_settled {
            self.settle();
        } else if let Some(part) = self.parts.iter_mut().find(|part| !part.is_over()) {
            part.step(work);
        }
    }

    fn progress(&self) -> Progress<'_> {
        let done = self.parts.iter().map(|part| part.done).sum();
        Progress::new(done, 3 * PHASE * self.parts.len() as u64).unless(self.refusal())
    }
}

/// A figure lies on paper; the page's map on its ground.
fn theme(order: &FigureOrder) -> Theme {
    let theme = if order.dark { Theme::dark() } else { Theme::light() };
    if order.framing == Framing::Page { Theme { paper: theme.ground, ..theme } } else { theme }
}
