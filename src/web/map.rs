//! What a map looks like, and where things lie on it.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::scope::{axis_named, reduction_named};
use super::{from_js, to_js};
use crate::game::{Cell, Heap, catalogue as games};
use crate::grow::Refusal;
use crate::paper::Spec;
use crate::table::{self, Axis, Place};

/// The position `[n, k]` that a row and a column of the map show, or null.
///
/// # Errors
/// A sentence, if there is no such axis.
#[wasm_bindgen]
pub fn position_at(axis: &str, row: f64, column: f64) -> Result<JsValue, JsValue> {
    let at = axis_named(axis)?.position(row.max(0.0) as u64, column.max(0.0) as u64);
    to_js(&at.map(|at| (at.row, at.column)))
}

/// The rows and columns of the map that show a position: first and last row, first and last column, half-open.
///
/// # Errors
/// A sentence, if there is no such axis.
#[wasm_bindgen]
pub fn place_of(axis: &str, n: f64, k: f64) -> Result<JsValue, JsValue> {
    let Place { rows, columns } = axis_named(axis)?.place(Cell { row: n.max(0.0) as u64, column: k.max(0.0) as u64 });
    to_js(&(rows.start, rows.end, columns.start, columns.end))
}

/// What the map of a game looks like under an axis: its size, its words, and how it grows.
///
/// # Errors
/// A sentence, if there is no such game or axis.
#[wasm_bindgen]
pub fn shape(spec: &str, axis: &str) -> Result<JsValue, JsValue> {
    to_js(&table::chart(&Spec::parse(spec)?, axis_named(axis)?))
}

/// Where a heap is shown that is too far away for the game's own table; the heap as text, such as `10^30+7`. Whether its
/// value can be had shows when that strip grows.
///
/// # Errors
/// A sentence, if it is no heap, or if no strip of the game begins far away.
#[wasm_bindgen]
pub fn far_place(spec: &str, width: f64, heap: &str) -> Result<JsValue, JsValue> {
    to_js(&table::far_place(&Spec::parse(spec)?, width as u64, heap_named(heap)?)?)
}

/// The axis of a table that shows a row too far out for the game's own.
///
/// # Errors
/// A sentence, if the game has no such table.
#[wasm_bindgen]
pub fn rows_around(spec: &str, n: f64) -> Result<String, JsValue> {
    Ok(table::rows_around(&Spec::parse(spec)?, n as u64)?.to_string())
}

/// What a theorem says of a position that no table reaches, in a sentence or two; heap and column as text.
///
/// # Errors
/// A sentence that says why none does, or what is wrong with the numbers.
#[wasm_bindgen]
pub fn told(spec: &str, n: &str, k: &str) -> Result<String, JsValue> {
    Ok(Spec::parse(spec)?.game().told(&heap_named(n)?.big(), &heap_named(k)?.big())?)
}

/// A heap read as people write it, such as `10^30+7`, and printed in digits.
///
/// # Errors
/// A sentence that says what is wrong with it.
#[wasm_bindgen]
pub fn read_heap(text: &str) -> Result<String, JsValue> {
    Ok(heap_named(text)?.to_string())
}

/// The heap that a text names.
fn heap_named(text: &str) -> Result<Heap, Refusal> {
    Ok(text.parse()?)
}

/// The names of rows of the map.
///
/// # Errors
/// A sentence, if there is no such axis.
#[wasm_bindgen]
pub fn row_names(axis: &str, rows: &[f64]) -> Result<Vec<String>, JsValue> {
    Ok(axis_named(axis)?.row_names(rows.iter().map(|&row| row as u64)))
}

/// The ways to look at a game, as the menu lists them; `chosen` is the one that the axis belongs to.
///
/// # Errors
/// A sentence, if there is no such game or axis.
#[wasm_bindgen]
pub fn views(spec: &str, axis: &str) -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct View {
        #[serde(flatten)]
        entry: &'static games::ViewEntry,
        chosen: bool,
    }
    let (spec, axis) = (Spec::parse(spec)?, axis_named(axis)?);
    let parsed = spec.entry().views.iter().filter_map(|entry| Some((entry, Axis::parse(entry.axis)?)));
    let views = parsed.filter(|(_, own)| own.suits(&spec));
    to_js(&views.map(|(entry, own)| View { entry, chosen: own.is_like(axis) }).collect::<Vec<_>>())
}

/// The marks of a game that draw nothing under an axis, wherever one looks: the name of each, and why.
///
/// # Errors
/// A sentence, if there is no such game or axis.
#[wasm_bindgen]
pub fn silent_marks(spec: &str, axis: &str) -> Result<JsValue, JsValue> {
    let (spec, axis) = (Spec::parse(spec)?, axis_named(axis)?);
    let names = spec.entry().marks.iter().map(|mark| mark.name);
    to_js(&names.filter_map(|name| Some((name, table::silence(&spec, axis, name)?))).collect::<Vec<_>>())
}

/// What a tile shows depends on a reduction and a scale only through this word, so that tiles with equal ones can be
/// coloured anew without being cut anew.
///
/// # Errors
/// A sentence that says which word is not known.
#[wasm_bindgen]
pub fn cut_kind(reduce: &str, scale: JsValue) -> Result<String, JsValue> {
    Ok(format!("{:?}", reduction_named(reduce)?.under(from_js(scale)?)))
}
