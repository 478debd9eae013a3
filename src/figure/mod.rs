//! A figure: what a link shows, drawn anew at a size that someone chose, for a file. The page and the command line make the same
//! of the same link; what either adds is a back end.

mod carried;
mod order;
mod place;
mod tikz;
mod tiles;

pub use carried::{link_in, with_link};
pub use order::{FigureOrder, drawn_of, fragment};
pub use tikz::tikz;

use std::cell::RefCell;
use std::rc::Rc;

use crate::draw::{Frame, Framing, Layer, Map, Op, Placed, Pointed, Scene, Theme, legend_room};
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};
use crate::link::State;
use crate::paper;
use crate::table::{Source, Table};
use tiles::FigureTiles;

/// A figure that grows in slices: its table, then its tiles, then their colours.
pub struct Figure {
    order: FigureOrder,
    state: State,
    map: Map,
    theme: Theme,
    placed: Placed,
    /// What was ordered, of which this may be a smaller picture.
    ordered: Placed,
    table: Table,
    tiles: FigureTiles,
    marks: Vec<Layer>,
    phase: Phase,
    refusal: Option<Refusal>,
    /// In thousandths of a phase.
    done: u64,
}

#[derive(Clone, Copy)]
enum Phase {
    /// So many heaps are to be known.
    Growing(u64),
    Cutting,
    Painting,
    Over,
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
    /// A figure of a state, whose table may have been used before.
    ///
    /// # Errors
    /// Why there is none of that size.
    pub fn new(order: FigureOrder, state: State, table: Table) -> Result<Figure, Refusal> {
        let map = Map::new(state.spec.clone(), state.axis);
        let (placed, ordered) = place::place(&order, &state, &map)?;
        let tiles = FigureTiles::new(&state, &map, &placed);
        let heaps = state.axis.heaps(tiles.lines(state.axis, &placed));
        let phase = Phase::Growing(heaps);
        let theme = theme(&order);
        let (marks, refusal) = (Vec::new(), None);
        Ok(Figure { order, state, map, theme, placed, ordered, table, tiles, marks, phase, refusal, done: 0 })
    }

    /// The same with a table of its own.
    ///
    /// # Errors
    /// Why there is none of that size, or no such table.
    pub fn open(order: FigureOrder, state: State) -> Result<Figure, Refusal> {
        let source = Source::new(state.spec.clone(), state.axis)?;
        Figure::new(order, state, Rc::new(RefCell::new(source)))
    }

    /// The width and the height of what was ordered, in pixels, once nothing is left to do.
    pub fn size(&self) -> (f64, f64) {
        let Frame { width, height, .. } = self.frame(&self.ordered);
        (width, height)
    }

    /// The pixels of a millimetre, if it is to be printed.
    pub fn density(&self) -> Option<f64> {
        self.order.size.density()
    }

    /// The picture, once nothing is left to do.
    pub fn drawn(&self) -> FigureDrawn<'_> {
        let (legend, frame) = (self.tiles.legend(), self.frame(&self.placed));
        let Placed { columns, rows, .. } = self.placed.clone();
        let mut scene = Scene::new(&self.map, &self.theme, frame, columns, rows);
        scene.tiles = self.tiles.shown();
        scene.marks = &self.marks;
        let pinned = self.state.cell.map(|[n, k]| Cell { row: n, column: k });
        scene.pointed = Pointed { pinned, ..Pointed::default() };
        scene.framing = self.order.framing;
        scene.legend = Some(&legend);
        let (ops, images) = (scene.ops(), self.tiles.images());
        FigureDrawn { frame, ops, images, font: &self.theme.font, density: self.density() }
    }

    /// The picture, whose height may depend on the legend.
    fn frame(&self, Placed { frame, rows, grows, .. }: &Placed) -> Frame {
        let needed = || rows.end as f64 + legend_room(&self.tiles.legend(), frame);
        Frame { height: if *grows { needed() } else { frame.height }, ..*frame }
    }

    /// What was chosen, and what shows the claim that is looked at.
    fn mark_names(&self) -> Vec<&'static str> {
        let claim = self.state.claim.as_deref().and_then(paper::claim);
        let mut names = self.state.marks.clone();
        names.extend(claim.iter().flat_map(|claim| claim.marks.iter().copied()));
        names.sort_unstable();
        names.dedup();
        names
    }

    fn step(&mut self, work: u64) -> Phase {
        let mut source = self.table.borrow_mut();
        let engine = &mut *source.engine;
        match self.phase {
            Phase::Growing(heaps) => {
                if engine.rows() < heaps && !engine.progress().is_over() {
                    engine.advance(work);
                    self.done = self.done.max(thousandths(engine.rows(), heaps));
                    return self.phase;
                }
                if engine.rows() < heaps {
                    self.refusal = engine.refusal().cloned();
                }
                Phase::Cutting
            }
            Phase::Cutting => {
                let (cut, all) = self.tiles.cut(&self.state, engine, work);
                self.done = self.done.max(PHASE + thousandths(cut, all));
                if cut < all {
                    return Phase::Cutting;
                }
                // Where a play can go on for ever, larger heaps may prove what smaller ones do not.
                if self.tiles.has_gaps() && !engine.progress().is_over() {
                    self.tiles.begin_anew();
                    return Phase::Growing(engine.limit());
                }
                Phase::Painting
            }
            Phase::Painting => {
                let (painted, all) = self.tiles.paint(work);
                self.done = self.done.max(2 * PHASE + thousandths(painted, all).min(PHASE - 1));
                if painted < all {
                    return Phase::Painting;
                }
                drop(source);
                let (rows, columns) = (self.placed.rows.around(), self.placed.columns.around());
                let names = self.mark_names();
                let marks = self.table.borrow_mut().marks(self.state.axis, &names, rows, columns);
                self.marks = marks.into_iter().map(Layer::from).collect();
                self.done = 3 * PHASE;
                Phase::Over
            }
            Phase::Over => Phase::Over,
        }
    }
}

impl Grow for Figure {
    fn advance(&mut self, work: u64) {
        if self.refusal.is_none() {
            self.phase = self.step(work);
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.done, 3 * PHASE).unless(self.refusal.as_ref())
    }
}

/// A figure lies on paper; the page's map on its ground.
fn theme(order: &FigureOrder) -> Theme {
    let theme = if order.dark { Theme::dark() } else { Theme::light() };
    if order.framing == Framing::Page { Theme { paper: theme.ground, ..theme } } else { theme }
}

fn thousandths(done: u64, all: u64) -> u64 {
    (u128::from(done.min(all)) * u128::from(PHASE) / u128::from(all.max(1))) as u64
}

/// How much of the progress is one phase.
const PHASE: u64 = 1000;
