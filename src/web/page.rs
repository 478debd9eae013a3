//! What the page's menus are made of, the permalink, and the parameters of a game.

use crate::game::Problem;
use crate::game::catalogue::Form;
use crate::paint::{self, Palette, Scale};
use crate::paper::Spec;
use crate::table::{self, Reduction};
use crate::{link, paper};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{from_js, to_js};

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
    }
    #[derive(Serialize)]
    struct Game {
        #[serde(flatten)]
        entry: &'static paper::Entry,
        home: String,
    }
    let home = |entry: &paper::Entry| link::print(&link::parse(entry.name).state);
    to_js(&Catalogue {
        games: paper::entries().iter().map(|entry| Game { entry, home: home(entry) }).collect(),
        palettes: Palette::ALL.map(Palette::entry).to_vec(),
        scales: Scale::ALL.map(Scale::entry).to_vec(),
        reductions: Reduction::ALL.map(Reduction::entry).to_vec(),
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

/// Which of its game's forms a spec was written in.
fn form_of(spec: &Spec) -> usize {
    let own = |form: &Form| {
        let names = form.parameters.iter().map(|parameter| parameter.name);
        names.eq(spec.parameters().iter().map(|(name, _)| *name))
    };
    spec.entry().forms.iter().position(own).unwrap_or(0)
}
