//! The values of tiles: those used last, as far as memory is set aside for them.

use std::rc::Rc;

use crate::draw::TilePlace;
use crate::engine::{Quantity, Reduce};
use crate::table::SIDE;
use crate::table::Subject;

/// What the values of a tile depend on, apart from how many lines are known.
#[derive(Clone)]
pub(super) struct Key {
    pub(super) place: TilePlace,
    pub(super) reduce: Reduce,
    pub(super) quantity: Quantity,
    pub(super) subject: Rc<Subject>,
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        let parts = |key: &Key| (key.place, key.reduce, key.quantity);
        parts(self) == parts(other) && (Rc::ptr_eq(&self.subject, &other.subject) || self.subject.is(&other.subject))
    }
}

/// A tile that was cut.
pub(super) struct Held {
    pub(super) values: Vec<u32>,
    /// How many lines were known when it was; none once growth can add nothing to it.
    pub(super) lines: Option<u64>,
}

impl Held {
    /// Whether growth up to so many lines changes it.
    pub(super) fn is_outdated(&self, lines: u64) -> bool {
        self.lines.is_some_and(|known| known < lines)
    }

    /// What tells it, painted, from other paintings of the same place. Who cuts it anew gets the same.
    pub(super) fn version(&self, key: &Key, colours: &str) -> String {
        let lines = self.lines.map_or_else(|| "whole".to_owned(), |lines| lines.to_string());
        format!("{lines} {:?} {:?} {colours}", key.reduce, key.quantity)
    }
}

/// The tiles that are kept; those used last are last. They are few hundred, and looking through them costs less than a hash.
pub(super) struct Tiles {
    held: Vec<(Key, Held)>,
    least: usize,
    room: usize,
}

impl Tiles {
    /// Room for as many tiles as these bytes hold, at least.
    pub(super) fn new(bytes: usize) -> Tiles {
        Tiles { held: Vec::new(), least: bytes / BYTES, room: bytes / BYTES }
    }

    /// So many tiles are on screen: they must not push each other out, and the way back is short.
    pub(super) fn make_room(&mut self, shown: usize) {
        self.room = self.least.max(2 * shown);
        self.shed();
    }

    pub(super) fn get(&mut self, key: &Key) -> Option<&Held> {
        let at = self.held.iter().position(|(other, _)| other == key)?;
        let used = self.held.remove(at);
        self.held.push(used);
        self.held.last().map(|(_, held)| held)
    }

    pub(super) fn put(&mut self, key: Key, held: Held) {
        self.held.retain(|(other, _)| *other != key);
        self.held.push((key, held));
        self.shed();
    }

    pub(super) fn bytes(&self) -> usize {
        self.held.len() * BYTES
    }

    fn shed(&mut self) {
        self.held.drain(..self.held.len().saturating_sub(self.room));
    }
}

/// What a tile takes.
const BYTES: usize = SIDE * SIDE * size_of::<u32>();
