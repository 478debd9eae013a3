//! One map of a figure: what grows of it, and what is drawn of it.

use super::order::FigureOrder;
use super::tiles::FigureTiles;
use crate::draw::{Frame, Layer, Map, Op, Placed, Pointed, Scene, Theme, legend_room};
use crate::game::Cell;
use crate::grow::Refusal;
use crate::link::State;
use crate::paint::{Legend, Unit};
use crate::paper;
use crate::table::{Table, unit};

/// A map that grows in slices: its table, then its tiles, then their colours.
pub(super) struct FigurePart {
    pub(super) state: State,
    map: Map,
    /// Where it lies in its own share of the picture.
    pub(super) placed: Placed,
    /// The same of the picture that was ordered, of which this may be a smaller one.
    pub(super) ordered: Placed,
    table: Table,
    pub(super) tiles: FigureTiles,
    marks: Vec<Layer>,
    phase: Phase,
    pub(super) refusal: Option<Refusal>,
    /// In thousandths of a phase.
    pub(super) done: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// So many heaps are to be known.
    Growing(u64),
    Cutting,
    Painting,
    Over,
}

impl FigurePart {
    pub(super) fn new(state: State, map: Map, (placed, ordered): (Placed, Placed), table: Table) -> FigurePart {
        let tiles = FigureTiles::new(&state, &map, &placed);
        let phase = Phase::Growing(state.axis.heaps(tiles.lines(state.axis, &placed)));
        let (marks, refusal) = (Vec::new(), None);
        FigurePart { state, map, placed, ordered, table, tiles, marks, phase, refusal, done: 0 }
    }

    /// Whether all values in view are known.
    pub(super) fn is_cut(&self) -> bool {
        matches!(self.phase, Phase::Painting | Phase::Over)
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// What its numbers are.
    pub(super) fn unit(&self) -> Unit {
        unit(&self.state.spec, self.state.axis)
    }

    /// Goes on for about so much work. It is painted when the colours are settled.
    pub(super) fn step(&mut self, work: u64) {
        let table = self.table.clone();
        let mut source = table.borrow_mut();
        let engine = &mut *source.engine;
        self.phase = match self.phase {
            Phase::Growing(heaps) => {
                if engine.rows() < heaps && !engine.progress().is_over() {
                    engine.advance(work);
                    self.done = self.done.max(thousandths(engine.rows(), heaps));
                    return;
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
                    return;
                }
                // Where a play can go on for ever, larger heaps may prove what smaller ones do not.
                if self.tiles.has_gaps() && !engine.progress().is_over() {
                    self.tiles.begin_anew();
                    Phase::Growing(engine.limit())
                } else {
                    Phase::Painting
                }
            }
            Phase::Painting => {
                let (painted, all) = self.tiles.paint(work);
                self.done = self.done.max(2 * PHASE + thousandths(painted, all).min(PHASE - 1));
                if painted < all {
                    return;
                }
                let (rows, columns) = (self.placed.rows.around(), self.placed.columns.around());
                let marks = source.marks(self.state.axis, &self.mark_names(), rows, columns);
                self.marks = marks.into_iter().map(Layer::from).collect();
                self.done = 3 * PHASE;
                Phase::Over
            }
            Phase::Over => Phase::Over,
        };
    }

    /// The picture, whose height may depend on the legend.
    pub(super) fn frame(&self, Placed { frame, rows, grows, .. }: &Placed, legend: Option<&Legend>) -> Frame {
        let needed = legend.filter(|_| *grows).map(|legend| rows.end as f64 + legend_room(legend, frame));
        Frame { height: needed.unwrap_or(frame.height), ..*frame }
    }

    /// What is drawn, once nothing is left to do.
    pub(super) fn ops(&self, order: &FigureOrder, theme: &Theme, legend: Option<&Legend>, lifted: f64) -> Vec<Op> {
        let Placed { columns, rows, .. } = self.placed.clone();
        let mut scene = Scene::new(&self.map, theme, self.frame(&self.placed, legend), columns, rows);
        scene.tiles = self.tiles.shown();
        scene.marks = &self.marks;
        let pinned = self.state.cell.map(|[n, k]| Cell { row: n, column: k });
        scene.pointed = Pointed { pinned, ..Pointed::default() };
        scene.framing = order.framing;
        (scene.legend, scene.lifted) = (legend, lifted);
        scene.ops()
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
}

fn thousandths(done: u64, all: u64) -> u64 {
    (u128::from(done.min(all)) * u128::from(PHASE) / u128::from(all.max(1))) as u64
}

/// How much of the progress is one phase.
pub(super) const PHASE: u64 = 1000;
