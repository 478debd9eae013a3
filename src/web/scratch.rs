//! Canvases that nobody sees, to put a part of a picture together on.

use wasm_bindgen::prelude::*;
use web_sys::{OffscreenCanvas, OffscreenCanvasRenderingContext2d};

/// A hidden canvas that grows when it must.
pub(super) struct Scratch {
    pub(super) canvas: OffscreenCanvas,
    pub(super) context: OffscreenCanvasRenderingContext2d,
}

impl Scratch {
    pub(super) fn new() -> Result<Scratch, JsValue> {
        let canvas = OffscreenCanvas::new(1, 1)?;
        let context = canvas.get_context("2d")?.ok_or(NO_CANVAS)?.unchecked_into();
        Ok(Scratch { canvas, context })
    }

    /// The same; nothing is left beyond either, since all of it will be drawn.
    pub(super) fn open_whole(&mut self, width: f64, height: f64) -> &OffscreenCanvasRenderingContext2d {
        self.open(width, height);
        self.context.clear_rect(0.0, 0.0, f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        &self.context
    }

    pub(super) fn open(&mut self, width: f64, height: f64) -> &OffscreenCanvasRenderingContext2d {
        let (wide, tall) = (width as u32, height as u32);
        if self.canvas.width() < wide || self.canvas.height() < tall {
            self.canvas.set_width(self.canvas.width().max(wide));
            self.canvas.set_height(self.canvas.height().max(tall));
        }
        self.context.set_image_smoothing_enabled(false);
        self.context.clear_rect(0.0, 0.0, width, height);
        &self.context
    }
}

/// What is said where there is none.
pub(super) const NO_CANVAS: &str = "This browser cannot draw on a canvas.";
