//! What a map looks like, and where things lie on it.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{axis_named, to_js};
use crate::game::{Cell, big, catalogue as games};
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

/// The axis of a table that shows a row too far out for the game's own.
///
/// # Errors
/// A sentence, if the game has no such table.
#[wasm_bindgen]
pub fn rows_around(spec: &str, n: f64) -> Result<String, JsValue> {
    Ok(table::rows_around(&Spec::parse(spec)?, n as u64)?.to_string())
}

/// A heap read as people write it, such as `10^30+7`, and printed in digits.
///
/// # Errors
/// A sentence that says what is wrong with it.
#[wasm_bindgen]
pub fn read_heap(text: &str) -> Result<String, JsValue> {
    Ok(big::parse(text)?.to_string())
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
