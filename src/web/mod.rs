//! The only room that sees JavaScript. It translates; it decides nothing.
//!
//! Small things cross as plain objects. Tiles cross as typed arrays that own their memory, so that they can be
//! transferred between threads, and never as views into the memory of the module, which may move.
//!
//! The page loads the core as two modules, by the features `map` and `papers`: the first has what a first picture needs,
//! and the second, which comes when the picture stands, what the papers state and print, and the tables that the first
//! does not have since they begin too far out. A session is the same to JavaScript whichever it comes from.

mod canvas;
#[cfg(feature = "papers")]
mod figure;
#[cfg(feature = "map")]
mod fraction;
#[cfg(feature = "map")]
mod page;
#[cfg(feature = "map")]
mod painter;
#[cfg(feature = "map")]
mod picture;
mod refusal;
mod request;
mod scratch;
mod session;
#[cfg(feature = "map")]
mod set;
#[cfg(feature = "map")]
mod subject;

#[cfg(feature = "map")]
pub use fraction::{fraction_beside, fraction_place, fractions};
#[cfg(feature = "map")]
pub use page::{catalogue, entry_apart, map_beside, parse_link, print_link, read_heap, read_spec};
#[cfg(feature = "map")]
pub use painter::Painter;
#[cfg(feature = "map")]
pub use picture::{Picture, Surface, frame_of, view_of, zoom_view};
pub use session::Session;
#[cfg(feature = "map")]
pub use set::members_of;
#[cfg(feature = "map")]
pub use subject::{Subject, game_of, times_read};

use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The types of what is handed over, in the words of the declarations that wasm-bindgen writes.
#[cfg(feature = "map")]
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type {
  Axis, Chart, Entry, Frame, Legend, Menus, Parameters, Parsed, SpecRead, State, TileWish, View, ViewShown,
} from "../www/core.js";"#;

static PANICKED: AtomicBool = AtomicBool::new(false);

/// Whether a trap came from a panic. One that did not came from an allocation that failed, for want of memory.
#[wasm_bindgen]
pub fn has_panicked() -> bool {
    PANICKED.load(Ordering::Relaxed)
}

/// Says on the console what went wrong, since a panic itself crosses the boundary as a bare trap.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        PANICKED.store(true, Ordering::Relaxed);
        web_sys::console::error_1(&panic.to_string().into());
    }));
}

/// Plain objects, not maps, and `null`, not `undefined`: what JSON would give.
fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

fn from_js<T: serde::de::DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| JsValue::from_str(&error.to_string()))
}
