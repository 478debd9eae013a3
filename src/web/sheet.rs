//! A table of text that the core makes for a game.

use wasm_bindgen::prelude::*;

use super::{no_format, to_js};
use crate::paper::Spec;
use crate::sheet;

/// A table of text on its way.
#[wasm_bindgen]
pub struct SheetScope {
    growing: Box<dyn sheet::Growing>,
}

#[wasm_bindgen]
impl SheetScope {
    /// The sheet of a game by its name, for a heap if it is about one.
    ///
    /// # Errors
    /// A sentence, if there is no such game or sheet.
    #[wasm_bindgen(constructor)]
    pub fn new(spec: &str, name: &str, heap: Option<f64>) -> Result<SheetScope, JsValue> {
        Ok(SheetScope { growing: sheet::open_at(&Spec::parse(spec)?, name, heap.map(|heap| heap as u64))? })
    }

    /// Works on for about `work` elementary steps, and says whether the sheet is complete.
    pub fn advance(&mut self, work: f64) -> bool {
        self.growing.advance(work as u64);
        self.growing.progress().is_over()
    }

    /// The sheet as far as it has come.
    ///
    /// # Errors
    /// None in practice: a sheet is plain data.
    pub fn read(&self) -> Result<JsValue, JsValue> {
        to_js(&self.growing.read())
    }

    /// The diagram that belongs to it, or null.
    ///
    /// # Errors
    /// None in practice: a diagram is plain data.
    pub fn diagram(&self) -> Result<JsValue, JsValue> {
        to_js(&self.growing.diagram())
    }

    /// The sheet as text, `csv` or `latex`.
    ///
    /// # Errors
    /// A sentence, if the format is not known.
    pub fn text(&self, format: &str) -> Result<String, JsValue> {
        match format {
            "csv" => Ok(sheet::csv(&self.growing.read())),
            "latex" => Ok(sheet::latex(&self.growing.read())),
            _ => Err(no_format(format).into()),
        }
    }
}
