//! The walk through simple fractions, for sliders and their buttons.

use wasm_bindgen::prelude::*;

use crate::game::fractions::Walk;
use crate::game::numbers::Ratio;

/// The fractions larger than `above` and at most `to` with denominators up to `denominator`, in increasing order.
#[wasm_bindgen]
pub fn fractions(above: u32, to: u32, denominator: u32) -> Vec<String> {
    walk(above, to, denominator).fractions().iter().map(Ratio::to_string).collect()
}

/// The place among these fractions that is nearest to a ratio.
///
/// # Errors
/// A sentence, if it is not a ratio.
#[wasm_bindgen]
pub fn fraction_place(ratio: &str, above: u32, to: u32, denominator: u32) -> Result<usize, JsValue> {
    Ok(walk(above, to, denominator).place(Ratio::parse(ratio)?))
}

/// The fraction before a ratio or after it, or nothing where the walk ends.
///
/// # Errors
/// A sentence, if it is not a ratio.
#[wasm_bindgen]
pub fn fraction_beside(
    ratio: &str,
    forwards: bool,
    above: u32,
    to: u32,
    denominator: u32,
) -> Result<Option<String>, JsValue> {
    let (walk, ratio) = (walk(above, to, denominator), Ratio::parse(ratio)?);
    let beside = if forwards { walk.after(ratio) } else { walk.before(ratio) };
    Ok(beside.map(|ratio| ratio.to_string()))
}

fn walk(above: u32, to: u32, denominator: u32) -> Walk {
    Walk { above: above.into(), to: to.into(), denominator: denominator.into() }
}
