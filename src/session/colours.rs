//! The colours of a map. They change only when a settled view shows other values, so that a gesture never flickers.

use std::rc::Rc;

use crate::paint::{Legend, Painter, Palette, Scale};
use crate::table::SIDE;
use crate::table::Subject;

/// What colours depend on, apart from the values in view.
#[derive(Clone)]
pub(super) struct Taste {
    pub(super) subject: Rc<Subject>,
    pub(super) palette: Palette,
    pub(super) scale: Scale,
    pub(super) range: Option<(u32, u32)>,
}

impl PartialEq for Taste {
    fn eq(&self, other: &Taste) -> bool {
        let parts = |taste: &Taste| (taste.palette, taste.scale, taste.range);
        parts(self) == parts(other) && self.subject.is(&other.subject)
    }
}

impl Taste {
    /// Whether another one paints equal values equally, whatever game they are of.
    pub(super) fn is_like(&self, other: &Taste) -> bool {
        let parts = |taste: &Taste| (taste.palette, taste.scale, taste.range, taste.subject.unit);
        parts(self) == parts(other)
    }

    /// A painter that has seen nothing yet.
    pub(super) fn painter(&self) -> Box<Painter> {
        Box::new(Painter::new(self.palette, self.scale, self.range).of(self.subject.unit))
    }
}

/// The colours that were chosen last.
#[derive(Default)]
pub(super) struct Colours {
    chosen: Option<(Taste, Box<Painter>)>,
    pub(super) signature: String,
}

impl Colours {
    /// Whether they suit this taste already, whatever is in view.
    pub(super) fn suit(&self, taste: &Taste) -> bool {
        self.chosen.as_ref().is_some_and(|(chosen, _)| chosen == taste)
    }

    /// Settles on what a painter has seen, and tells whether anything is painted differently now. Equal colours may still
    /// have another legend, since other values are in view.
    pub(super) fn settle(&mut self, taste: Taste, mut painter: Box<Painter>) -> bool {
        let signature = painter.settle();
        let changed = self.chosen.is_none() || signature != self.signature;
        self.signature = signature;
        self.chosen = Some((taste, painter));
        changed
    }

    pub(super) fn painter(&self) -> Option<&Painter> {
        self.chosen.as_ref().map(|(_, painter)| &**painter)
    }

    pub(super) fn legend(&self) -> Option<Legend> {
        self.painter().map(Painter::legend)
    }
}

/// Lets a painter see the visible part of a tile.
pub(super) fn observe(painter: &mut Painter, values: &[u32], [x0, y0, x1, y1]: [usize; 4]) {
    painter.observe(values, SIDE, x0, y0, x1, y1);
}
