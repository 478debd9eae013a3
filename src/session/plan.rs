//! What a look wants, in the words of tables and tiles.

use std::rc::Rc;

use super::colours::Taste;
use super::request::{LookRequest, TileWish};
use super::tiles::Key;
use crate::grow::Refusal;
use crate::table::{Reduction, SIDE, Subject, Table, TileRequest, has_digits};

/// A look's wishes; nothing of it changes while the look is served.
pub(super) struct Plan {
    pub(super) subject: Rc<Subject>,
    pub(super) table: Table,
    pub(super) tiles: Vec<TileWish>,
    pub(super) target: u64,
    /// Whether its colours span what other maps show as well.
    pub(super) together: bool,
    pub(super) moving: bool,
    pub(super) idle: bool,
    pub(super) taste: Taste,
    digits: bool,
    reduce: Reduction,
}

impl Plan {
    /// # Errors
    /// If there is no such reduction.
    pub(super) fn new(request: LookRequest, subject: Rc<Subject>, table: Table) -> Result<Plan, Refusal> {
        let LookRequest { tiles, target, together, idle, moving, digits, palette, scale, range, reduce, .. } = request;
        let unknown = || Refusal::Input(format!("no reduction is called “{reduce}”"));
        let reduce = Reduction::named(&reduce).ok_or_else(unknown)?;
        let range = range.map(|(low, high)| (low.round() as u32, high.round() as u32));
        let taste = Taste { subject: subject.clone(), palette, scale, range };
        // The page may ask for them where the core that it has does not know what the numbers are.
        let digits = digits && has_digits(&subject.spec, subject.axis);
        Ok(Plan { subject, table, tiles, target, together, moving, idle, taste, digits, reduce })
    }

    /// What the values of a tile depend on. Where a texel is one cell there is nothing to reduce, so any sample is all of it.
    pub(super) fn key(&self, wish: &TileWish) -> Key {
        let reduce = if wish.is_single() { Reduction::Sample } else { self.reduce };
        let (reduce, quantity) = reduce.under(self.taste.scale, self.subject.unit);
        Key { place: wish.place(), reduce, quantity, subject: self.subject.clone() }
    }

    /// The same for whoever cuts it.
    pub(super) fn tile(&self, key: &Key) -> TileRequest {
        let (_, columns) = self.subject.axis.extent(&self.subject.spec);
        TileRequest {
            level_n: key.place.level_n,
            level_k: key.place.level_k,
            row: key.place.row,
            column: key.place.column,
            axis: self.subject.axis,
            columns,
            reduce: key.reduce,
            quantity: key.quantity,
        }
    }

    /// The tiles in view, each with what is visible of it.
    pub(super) fn seen(&self) -> impl Iterator<Item = (Key, [usize; 4])> {
        self.tiles.iter().map(|wish| (self.key(wish), wish.visible))
    }

    /// Whether values are written into a tile's cells.
    pub(super) fn has_digits(&self, wish: &TileWish) -> bool {
        self.digits && wish.is_single()
    }

    /// The first line of a tile.
    pub(super) fn first_line(&self, wish: &TileWish) -> u64 {
        self.line(wish, 0)
    }

    /// The line from which on growth adds nothing to a tile.
    pub(super) fn end_line(&self, wish: &TileWish) -> u64 {
        self.subject.goal(&self.table, self.line(wish, 1))
    }

    fn line(&self, wish: &TileWish, further: u64) -> u64 {
        match self.subject.axis.grows_across() {
            true => (SIDE as u64 * (wish.column + further)) << wish.level_k,
            false => (SIDE as u64 * (wish.row + further)) << wish.level_n,
        }
    }

    /// Whether the table is known as far as it is wanted.
    pub(super) fn is_grown(&self, lines: u64) -> bool {
        lines >= self.subject.goal(&self.table, self.target)
    }
}
