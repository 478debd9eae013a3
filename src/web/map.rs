//! What the worker asks of a map beside its table.

use wasm_bindgen::prelude::*;

use super::scope::{axis_named, reduction_named};
use super::subject::spec_named;
use super::{from_js, to_js};
use crate::game::big;
use crate::table;

/// What the map of a game looks like under an axis: its size, its words, and how it grows.
///
/// # Errors
/// A sentence, if there is no such game or axis.
#[wasm_bindgen(unchecked_return_type = "Shape")]
pub fn shape(spec: &str, axis: &str) -> Result<JsValue, JsValue> {
    to_js(&table::chart(&spec_named(spec)?, axis_named(axis)?))
}

/// Where a heap is shown that is too far away for the game's own table; the heap as text, such as `10^30+7`. Whether its
/// value can be had shows when that strip grows.
///
/// # Errors
/// A sentence, if it is no heap, or if no strip of the game begins far away.
#[wasm_bindgen(unchecked_return_type = "FarPlace")]
pub fn far_place(spec: &str, width: f64, heap: &str) -> Result<JsValue, JsValue> {
    to_js(&table::far_place(&spec_named(spec)?, width as u64, &big::parse(heap)?)?)
}

/// A heap read as people write it, such as `10^30+7`, and printed in digits.
///
/// # Errors
/// A sentence that says what is wrong with it.
#[wasm_bindgen]
pub fn read_heap(text: &str) -> Result<String, JsValue> {
    Ok(big::parse(text)?.to_string())
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
