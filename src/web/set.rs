//! The members of a set, for the thumbs on its track.

use wasm_bindgen::prelude::*;

use crate::game::numbers::IntegerSet;

/// The members of a set such as 1-4,7, in increasing order.
///
/// # Errors
/// A sentence, if the text is not a set.
#[wasm_bindgen]
pub fn members_of(text: &str) -> Result<Vec<u32>, JsValue> {
    Ok(IntegerSet::parse(text)?.members().iter().map(|&member| member as u32).collect())
}
