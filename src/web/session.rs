//! The session as the worker steps it: messages come in as plain objects, and what is said goes out as the page reads it.

use js_sys::{Array, Function, Reflect, Uint8Array, Uint8ClampedArray, Uint32Array};
use wasm_bindgen::prelude::*;

use super::{request, to_js};
use crate::draw::Painted;
use crate::grow::Refusal;
#[cfg(feature = "papers")]
use crate::session::Answer;
use crate::session::{self, Pixels, Said};

/// Tables, tiles and colours, and what is asked of them.
#[wasm_bindgen]
#[derive(Default)]
pub struct Session {
    inner: session::Session,
}

#[wasm_bindgen]
impl Session {
    /// A session that nothing was asked of.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Session {
        Session::default()
    }

    /// Looks at what a map shows now. False: the other module has it.
    ///
    /// # Errors
    /// A sentence that says why it cannot be shown.
    pub fn look(&mut self, id: u32, map: u32, request: JsValue) -> Result<bool, JsValue> {
        is_here(self.inner.look(id, map, request::look(&request)?))
    }

    /// A map looks at what the other module has.
    pub fn look_away(&mut self, map: u32) {
        self.inner.look_away(map);
    }

    /// Asks a question for a map. False: the other module has the answer.
    ///
    /// # Errors
    /// A sentence that says why it has none.
    pub fn ask(&mut self, id: u32, map: u32, question: JsValue) -> Result<bool, JsValue> {
        match request::question(&question)? {
            Some(question) => is_here(self.inner.ask(id, map, question)),
            None => Ok(false),
        }
    }

    /// Nobody waits for an answer any more.
    pub fn forget(&mut self, id: u32) {
        self.inner.forget(id);
    }

    /// A map's tables grow no further.
    pub fn stop(&mut self, map: u32) {
        self.inner.stop(map);
    }

    /// A map's table grows again.
    pub fn resume(&mut self, map: u32) {
        self.inner.resume(map);
    }

    /// Every map whose picture is at rest says how far it is.
    pub fn recall(&mut self) {
        self.inner.recall();
    }

    /// A PNG file with its link, and with the pixels of a millimetre, if it is to be printed.
    #[cfg(feature = "papers")]
    pub fn sealed(&self, png: &[u8], link: &str, density: Option<f64>) -> Vec<u8> {
        crate::figure::with_link(png, link, density)
    }

    /// Whose turn is next: a map's, by its number, or a question's, which is null; undefined if nothing is to be done.
    pub fn whose(&mut self) -> JsValue {
        match self.inner.turn() {
            Some((session::Whose::Map(map), _)) => map.into(),
            Some((session::Whose::Question(_), _)) => JsValue::NULL,
            None => JsValue::UNDEFINED,
        }
    }

    /// Works for a few milliseconds of a clock on what is next, or for so many elementary steps, and returns what there is
    /// to say.
    ///
    /// # Errors
    /// None in practice: what is said is plain data, and a clock does not fail.
    pub fn step(&mut self, clock: &Function, work: Option<f64>) -> Result<Array, JsValue> {
        let mut now = || clock.call0(&JsValue::NULL).ok().and_then(|now| now.as_f64()).unwrap_or(0.0);
        let said = match work {
            Some(work) => self.inner.step(now(), work as u64).0,
            None => self.inner.call(&mut now),
        };
        said.into_iter().map(message).collect()
    }
}

fn is_here(begun: Result<(), Refusal>) -> Result<bool, JsValue> {
    match begun {
        Ok(()) => Ok(true),
        Err(Refusal::Elsewhere) => Ok(false),
        Err(refusal) => Err(refusal.into()),
    }
}

/// What is said as an object. Typed arrays and canvases go beside it into their places, and own their memory.
fn message(said: Said) -> Result<JsValue, JsValue> {
    let object = to_js(&said)?;
    match said {
        Said::Tiles(sheaf) => {
            let tiles: Array = Reflect::get(&object, &"tiles".into())?.unchecked_into();
            for (tile, object) in sheaf.tiles.into_iter().zip(tiles) {
                lay_beside(tile, &object)?;
            }
        }
        #[cfg(feature = "papers")]
        Said::Answer { answer: Answer::Figure(made), .. } => {
            let answer = Reflect::get(&object, &"answer".into())?;
            let parts: Array = super::figure::parts(&made)?;
            Reflect::set(&answer, &"file".into(), &parts)?;
        }
        #[cfg(feature = "papers")]
        Said::Answer { answer: Answer::Piece(piece), .. } | Said::Part { answer: Answer::Piece(piece), .. } => {
            let answer = Reflect::get(&object, &"answer".into())?;
            Reflect::set(&answer, &"bytes".into(), &Uint8Array::from(&piece.bytes[..]))?;
        }
        _ => {}
    }
    Ok(object)
}

fn lay_beside(Painted { image, digits, .. }: Painted<Pixels>, tile: &JsValue) -> Result<(), JsValue> {
    if let Some(Pixels(pixels)) = image {
        Reflect::set(tile, &"image".into(), &Uint8ClampedArray::from(&pixels[..]))?;
    }
    if let Some((values, inks)) = digits {
        let digits = Array::of2(&Uint32Array::from(&values[..]), &Uint8Array::from(&inks[..]));
        Reflect::set(tile, &"digits".into(), &digits)?;
    }
    Ok(())
}
