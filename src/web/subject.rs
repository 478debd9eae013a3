//! A game under an axis, read once: what its map looks like, and where things lie on it.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use super::{from_js, to_js};
use crate::draw::Map;
use crate::game::Cell;
use crate::link::State;
use crate::page;
use crate::paper::{Less, Shelf, Spec};
use crate::table::{self, Axis, Place};

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

/// The game that a text names, parsed only if it is not known yet.
pub(super) fn spec_named(text: &str) -> Result<Spec, String> {
    SHELF.with_borrow_mut(|shelf| shelf.get(text))
}

/// Keeps a game that was just read, for those who name it by its text.
pub(super) fn keep(spec: &Spec) {
    SHELF.with_borrow_mut(|shelf| shelf.put(spec));
}

/// The name of the game that a spec's text is about.
///
/// # Errors
/// A sentence, if there is no such game.
#[wasm_bindgen]
pub fn game_of(spec: &str) -> Result<String, JsValue> {
    Ok(spec_named(spec)?.entry().name.to_owned())
}

/// How often a spec was parsed in this module, for a test that holds the page to once.
#[wasm_bindgen]
pub fn times_read() -> u32 {
    Spec::times_read()
}

/// A game under an axis.
#[wasm_bindgen]
pub struct Subject {
    inner: table::Subject,
}

#[wasm_bindgen]
impl Subject {
    /// The game that a text names, under an axis.
    ///
    /// # Errors
    /// A sentence, if there is no such game or axis.
    #[wasm_bindgen(constructor)]
    pub fn new(spec: &str, #[wasm_bindgen(unchecked_param_type = "Axis")] axis: JsValue) -> Result<Subject, JsValue> {
        Ok(Subject { inner: table::Subject::new(spec, spec_named(spec)?, from_js(axis)?) })
    }

    /// The game that a text names, under the axis that it has before anyone chooses.
    ///
    /// # Errors
    /// A sentence, if there is no such game.
    pub fn usual(spec: &str) -> Result<Subject, JsValue> {
        let game = spec_named(spec)?;
        let axis = Axis::of(game.entry());
        Ok(Subject { inner: table::Subject::new(spec, game, axis) })
    }

    /// The axis as links write it, which tells it from all others.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.inner.axis.to_string()
    }

    /// The size of its map, its words, and how it grows.
    ///
    /// # Errors
    /// None in practice: a chart is plain data.
    #[wasm_bindgen(unchecked_return_type = "Chart")]
    pub fn chart(&self) -> Result<JsValue, JsValue> {
        to_js(&table::chart(&self.inner.spec, self.inner.axis))
    }

    /// What a link shows that holds nothing but this game and this axis.
    ///
    /// # Errors
    /// None in practice: a state is plain data.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn home(&self) -> Result<JsValue, JsValue> {
        to_js(&State::under(&self.inner.spec, self.inner.axis))
    }

    /// The ways to look at the game, as the menu lists them; `chosen` is the one that the axis belongs to.
    ///
    /// # Errors
    /// None in practice: views are plain data.
    #[wasm_bindgen(unchecked_return_type = "ViewShown[]")]
    pub fn views(&self) -> Result<JsValue, JsValue> {
        to_js(&page::views(&self.inner.spec, self.inner.axis))
    }

    /// The marks of the game that draw nothing here, wherever one looks: the name of each, and why.
    ///
    /// # Errors
    /// None in practice: marks are plain data.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn silent_marks(&self) -> Result<JsValue, JsValue> {
        to_js(&page::silent_marks(&self.inner.spec, self.inner.axis))
    }

    /// The parameters of the game.
    ///
    /// # Errors
    /// None in practice: parameters are plain data.
    #[wasm_bindgen(unchecked_return_type = "Parameters")]
    pub fn parameters(&self) -> Result<JsValue, JsValue> {
        to_js(&page::parameters(&self.inner.spec))
    }

    /// The position `[n, k]` that a row and a column of the map show, or null.
    ///
    /// # Errors
    /// None in practice: a position is plain data.
    #[wasm_bindgen(unchecked_return_type = "[number, number] | null")]
    pub fn position_at(&self, row: f64, column: f64) -> Result<JsValue, JsValue> {
        let at = self.inner.axis.position(row.max(0.0) as u64, column.max(0.0) as u64);
        to_js(&at.map(|at| (at.row, at.column)))
    }

    /// The rows and columns of the map that show a position: first and last row, first and last column, half-open.
    ///
    /// # Errors
    /// None in practice: a place is plain data.
    #[wasm_bindgen(unchecked_return_type = "[number, number, number, number]")]
    pub fn place_of(&self, n: f64, k: f64) -> Result<JsValue, JsValue> {
        let Place { rows, columns } = self.inner.axis.place(Cell { row: n.max(0.0) as u64, column: k.max(0.0) as u64 });
        to_js(&(rows.start, rows.end, columns.start, columns.end))
    }

    /// The game that a row of a sweep shows, or null where rows are no games.
    pub fn game_at(&self, row: f64) -> Option<String> {
        let Axis::Sweep(sweep) = self.inner.axis else { return None };
        let spec = sweep.spec_of(&self.inner.spec, row.max(0.0) as u64)?;
        keep(&spec);
        Some(spec.to_string())
    }

    /// The difference of this game and another; null where they have none.
    ///
    /// # Errors
    /// A sentence, if there is no such game.
    pub fn less(&self, spec: &str) -> Result<Option<String>, JsValue> {
        Ok(self.apart(Less::Game(Box::new(spec_named(spec)?))))
    }

    /// The difference of this game and what its paper prints; null where it prints nothing.
    pub fn less_printed(&self) -> Option<String> {
        self.apart(Less::Printed)
    }

    /// The same difference the other way round; null if it is none, or there is no other way.
    pub fn turned(&self) -> Option<String> {
        let Some(Less::Game(less)) = self.inner.spec.less() else { return None };
        let spec = less.without(Some(Less::Game(Box::new(self.inner.spec.without(None)))));
        keep(&spec);
        Some(spec.to_string())
    }

    /// The names of rows of the map.
    pub fn row_names(&self, rows: &[f64]) -> Vec<String> {
        self.inner.axis.row_names(rows.iter().map(|&row| row as u64))
    }

    /// The axis of the same strip in rows of another width.
    ///
    /// # Errors
    /// A sentence, if it is no strip or that is no width.
    #[wasm_bindgen(unchecked_return_type = "Axis")]
    pub fn wrapped(&self, width: f64) -> Result<JsValue, JsValue> {
        to_js(&self.inner.axis.wrapped(width as u64).ok_or("there is no strip of this width")?)
    }

    /// The axis of the same sweep between other bounds, or null if the game has none such.
    ///
    /// # Errors
    /// None in practice: an axis is plain data.
    #[wasm_bindgen(unchecked_return_type = "Axis | null")]
    pub fn swept(&self, from: &str, to: &str, denominator: f64) -> Result<JsValue, JsValue> {
        let axis = self.inner.axis.swept(from, to, denominator as u64);
        to_js(&axis.filter(|axis| axis.suits(&self.inner.spec)))
    }
}

impl Subject {
    /// The game with something taken away, if that can be.
    fn apart(&self, less: Less) -> Option<String> {
        let of = &self.inner.spec;
        let is_whole = |spec: &Spec| spec.less().is_none();
        let fits =
            is_whole(of) && !matches!(&less, Less::Game(other) if !is_whole(other)) && less.why_not(of).is_none();
        let spec = fits.then(|| of.without(Some(less)))?;
        keep(&spec);
        Some(spec.to_string())
    }

    /// What a picture of it shows.
    pub(super) fn map(&self) -> Map {
        Map::new(self.inner.spec.clone(), self.inner.axis)
    }
}
