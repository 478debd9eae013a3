//! The only room that sees JavaScript. It translates; it decides nothing.
//!
//! Small things cross as plain objects. Tiles cross as typed arrays that own their memory, so that they can be
//! transferred between threads, and never as views into the memory of the module, which may move.

mod canvas;
mod claim;
mod fraction;
mod map;
mod painter;
mod picture;
mod scope;
mod sheet;

pub use claim::ClaimScope;
pub use fraction::{fraction_beside, fraction_place, fractions};
pub use map::{
    cut_kind, far_place, place_of, position_at, read_heap, row_names, rows_around, shape, silent_marks, told, views,
};
pub use painter::Painter;
pub use picture::{Picture, Surface, frame_of, hold_zoom, view_of};
pub use scope::Scope;
pub use sheet::SheetScope;

use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::claim::{self as claims, ClaimEntry};
use crate::game::{Problem, Spec, catalogue as games};
use crate::link;
use crate::paint::{self, Palette, Scale};
use crate::table::{self, Axis, Reduction};

/// Everything that the page's menus and controls are made of.
///
/// # Errors
/// None in practice: the catalogue is plain data.
#[wasm_bindgen]
pub fn catalogue() -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct Catalogue {
        games: Vec<Game>,
        palettes: Vec<paint::PaletteEntry>,
        scales: Vec<paint::ScaleEntry>,
        reductions: Vec<table::ReductionEntry>,
        claims: Vec<ClaimEntry>,
    }
    #[derive(Serialize)]
    struct Game {
        #[serde(flatten)]
        entry: &'static games::Entry,
        home: String,
    }
    let home = |entry: &games::Entry| link::print(&link::parse(entry.name).state);
    to_js(&Catalogue {
        games: games::entries().iter().map(|entry| Game { entry, home: home(entry) }).collect(),
        palettes: Palette::ALL.map(Palette::entry).to_vec(),
        scales: Scale::ALL.map(Scale::entry).to_vec(),
        reductions: Reduction::ALL.map(Reduction::entry).to_vec(),
        claims: claims::registry().iter().map(claims::Claim::entry).collect(),
    })
}

/// Reads a permalink: always a state, and what was wrong with the link.
///
/// # Errors
/// None in practice: a state is plain data.
#[wasm_bindgen]
pub fn parse_link(fragment: &str) -> Result<JsValue, JsValue> {
    to_js(&link::parse(fragment))
}

/// Writes a state as a permalink, without the `#`.
///
/// # Errors
/// A sentence, if the object is not a state.
#[wasm_bindgen]
pub fn print_link(state: JsValue) -> Result<String, JsValue> {
    let state: link::State = from_js(state)?;
    Ok(link::print(&state))
}

/// Reads a game from its name and its parameters, given as pairs, and says which of them are wrong and why.
///
/// # Errors
/// A sentence, if there is no such game.
#[wasm_bindgen]
pub fn read_spec(name: &str, pairs: JsValue) -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct Read {
        spec: String,
        form: usize,
        values: Vec<(&'static str, String)>,
        problems: Vec<Wrong>,
    }
    #[derive(Serialize)]
    struct Wrong {
        parameter: String,
        message: String,
        at: Option<usize>,
        length: usize,
    }
    let wrong = |Problem { parameter, message, at, .. }: Problem| {
        let (at, length) = at.map_or((None, 0), |(at, length)| (Some(at), length));
        Wrong { parameter, message, at, length }
    };
    let (spec, problems) = Spec::read(name, &mut from_js(pairs)?)?;
    to_js(&Read {
        form: form_of(&spec),
        values: spec.parameters().to_vec(),
        spec: spec.to_string(),
        problems: problems.into_iter().map(wrong).collect(),
    })
}

/// The form and the parameters of a spec, as [`read_spec`] gives them.
///
/// # Errors
/// A sentence, if it is not a spec.
#[wasm_bindgen]
pub fn parameters_of(spec: &str) -> Result<JsValue, JsValue> {
    let spec = Spec::parse(spec)?;
    to_js(&(form_of(&spec), spec.parameters()))
}

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

fn no_format(name: &str) -> String {
    format!("no format is called “{name}”; formats: csv, latex")
}

fn axis_named(text: &str) -> Result<Axis, String> {
    Axis::parse(text).ok_or_else(|| format!("no axis is called “{text}”"))
}

fn reduction_named(name: &str) -> Result<Reduction, String> {
    Reduction::named(name).ok_or_else(|| format!("no reduction is called “{name}”"))
}

/// Which of its game's forms a spec was written in.
fn form_of(spec: &Spec) -> usize {
    let own = |form: &games::Form| {
        let names = form.parameters.iter().map(|parameter| parameter.name);
        names.eq(spec.parameters().iter().map(|(name, _)| *name))
    };
    spec.entry().forms.iter().position(own).unwrap_or(0)
}

/// Plain objects, not maps, and `null`, not `undefined`: what JSON would give.
fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

fn from_js<T: serde::de::DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| JsValue::from_str(&error.to_string()))
}
