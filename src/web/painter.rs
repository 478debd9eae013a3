//! Values to colours, for a palette's swatch; a session has painters of its own.

use wasm_bindgen::prelude::*;

use super::{from_js, to_js};
use crate::paint::{self, Palette};
use crate::table;

/// Says which colour a value has.
#[wasm_bindgen]
pub struct Painter {
    inner: paint::Painter,
}

#[wasm_bindgen]
impl Painter {
    /// A painter that has seen nothing yet; without a range, what it observes decides it.
    ///
    /// # Errors
    /// A sentence that says which word is not known.
    #[wasm_bindgen(constructor)]
    pub fn new(palette: &str, scale: JsValue, range: JsValue) -> Result<Painter, JsValue> {
        let palette = Palette::named(palette).ok_or_else(|| format!("no palette is called “{palette}”"))?;
        let range: Option<(f64, f64)> = from_js(range)?;
        let range = range.map(|(low, high)| (low.round() as u32, high.round() as u32));
        Ok(Painter { inner: paint::Painter::new(palette, from_js(scale)?, range) })
    }

    /// Takes note of the visible texels of a tile, `x0..x1` times `y0..y1`.
    pub fn observe(&mut self, values: &[u32], x0: usize, y0: usize, x1: usize, y1: usize) {
        self.inner.observe(values, table::SIDE, x0, y0, x1, y1);
    }

    /// Settles the colours; painters with equal signatures paint equally.
    pub fn settle(&mut self) -> String {
        self.inner.settle()
    }

    /// The colour of a value, as CSS writes it.
    pub fn colour(&self, value: u32) -> String {
        paint::css(self.inner.colour(value))
    }

    /// Which colour is which value.
    ///
    /// # Errors
    /// None in practice: a legend is plain data.
    #[wasm_bindgen(unchecked_return_type = "Legend")]
    pub fn legend(&self) -> Result<JsValue, JsValue> {
        to_js(&self.inner.legend())
    }
}
