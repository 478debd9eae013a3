//! What the page's menus are made of, the permalink, and the parameters of a game.

use wasm_bindgen::prelude::*;

use super::subject::{keep, spec_named};
use super::{from_js, to_js};
use crate::game::Heap;
use crate::{link, page};

/// Everything that the page's menus and controls are made of.
///
/// # Errors
/// None in practice: the catalogue is plain data.
#[wasm_bindgen(unchecked_return_type = "Menus")]
pub fn catalogue() -> Result<JsValue, JsValue> {
    to_js(&page::catalogue())
}

/// Reads a permalink: always a state, and what was wrong with the link.
///
/// # Errors
/// None in practice: a state is plain data.
#[wasm_bindgen(unchecked_return_type = "Parsed")]
pub fn parse_link(fragment: &str) -> Result<JsValue, JsValue> {
    let parsed = link::parse(fragment);
    parsed.state.maps().for_each(|map| keep(&map.spec));
    to_js(&parsed)
}

/// Writes a state as a permalink, without the `#`.
///
/// # Errors
/// A sentence, if the object is not a state.
#[wasm_bindgen]
pub fn print_link(#[wasm_bindgen(unchecked_param_type = "State")] state: JsValue) -> Result<String, JsValue> {
    let state: link::PlainState = from_js(state)?;
    Ok(link::print(&state.of(spec_named)?))
}

/// What a map of a game shows beside others when nobody says more.
///
/// # Errors
/// A sentence, if there is no such game or one of the others is not a state.
#[wasm_bindgen(unchecked_return_type = "State")]
pub fn map_beside(
    #[wasm_bindgen(unchecked_param_type = "State[]")] others: JsValue,
    spec: &str,
) -> Result<JsValue, JsValue> {
    let others: Vec<link::PlainState> = from_js(others)?;
    let others: Vec<link::State> = others.into_iter().map(|other| other.of(spec_named)).collect::<Result<_, _>>()?;
    to_js(&link::beside(&others, &spec_named(spec)?))
}

/// The entry of a difference of two games; null of any other game, whose entry the catalogue has.
///
/// # Errors
/// A sentence, if there is no such game.
#[wasm_bindgen(unchecked_return_type = "Entry | null")]
pub fn entry_apart(spec: &str) -> Result<JsValue, JsValue> {
    let spec = spec_named(spec)?;
    to_js(&spec.less().map(|_| spec.entry()))
}

/// A heap read as people write it, such as `10^30+7`, and printed in digits.
///
/// # Errors
/// A sentence that says what is wrong with it.
#[wasm_bindgen]
pub fn read_heap(text: &str) -> Result<String, JsValue> {
    Ok(text.parse::<Heap>()?.to_string())
}

/// Reads a game from its name and its parameters, given as pairs, and says which of them are wrong and why.
///
/// # Errors
/// A sentence, if there is no such game.
#[wasm_bindgen(unchecked_return_type = "SpecRead")]
pub fn read_spec(
    name: &str,
    #[wasm_bindgen(unchecked_param_type = "[string, string][]")] pairs: JsValue,
) -> Result<JsValue, JsValue> {
    let (spec, read) = page::read_spec(name, from_js(pairs)?)?;
    keep(&spec);
    to_js(&read)
}
