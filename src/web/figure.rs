//! A figure as what a file is made of: texts, and canvases that the worker turns into images.

use js_sys::Array;
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, ImageBitmap, ImageData, OffscreenCanvas};

use super::canvas::Canvas;
use super::scratch::Scratch;
use crate::draw::svg;
use crate::figure::FigureDrawn;
use crate::session::{FigureFormat, FigureMade};
use crate::table::SIDE;

/// The parts of a file in their order.
pub(super) fn parts(FigureMade { file, link, .. }: &FigureMade) -> Result<Array, JsValue> {
    if let Some(text) = &file.text {
        return Ok(Array::of1(&text.into()));
    }
    let drawn = file.figure.drawn();
    let bitmaps = drawn.images.iter().map(|pixels| bitmap(pixels)).collect::<Result<Vec<_>, _>>()?;
    let images: Vec<&ImageBitmap> = bitmaps.iter().collect();
    let parts = match file.format {
        FigureFormat::Svg => drawing(&drawn, link, &images),
        _ => picture(&drawn, &images).map(|canvas| Array::of1(&canvas)),
    };
    bitmaps.iter().for_each(ImageBitmap::close);
    parts
}

fn picture(drawn: &FigureDrawn<'_>, images: &[&ImageBitmap]) -> Result<OffscreenCanvas, JsValue> {
    let mut whole = Scratch::new()?;
    // Both kinds of context draw in the same words.
    let context: CanvasRenderingContext2d = whole.open(drawn.frame.width, drawn.frame.height).clone().unchecked_into();
    Canvas::new()?.draw(&context, drawn.font, &drawn.ops, images)?;
    Ok(whole.canvas)
}

/// A drawing's text, cut where its images stand, and the images between.
fn drawing(drawn: &FigureDrawn<'_>, link: &str, images: &[&ImageBitmap]) -> Result<Array, JsValue> {
    let mut canvas = Canvas::new()?;
    let mut embedded = Vec::new();
    let size = (drawn.frame.width, drawn.frame.height);
    let text = svg::write(size, drawn.density, drawn.font, link, &drawn.ops, |mosaic, part| {
        embedded.push(canvas.embedded(mosaic, part, images));
        IMAGE.to_string()
    });
    let parts = Array::new();
    let mut embedded = embedded.into_iter();
    for (place, text) in text.split(IMAGE).enumerate() {
        if place > 0
            && let Some(image) = embedded.next()
        {
            let image: OffscreenCanvas = image?;
            parts.push(&image);
        }
        parts.push(&text.into());
    }
    Ok(parts)
}

/// The texels of a tile as an image.
fn bitmap(pixels: &[u8]) -> Result<ImageBitmap, JsValue> {
    let side = SIDE as u32;
    let mut tile = Scratch::new()?;
    let data = ImageData::new_with_u8_clamped_array_and_sh(Clamped(pixels), side, side)?;
    tile.open(side.into(), side.into()).put_image_data(&data, 0.0, 0.0)?;
    tile.canvas.transfer_to_image_bitmap()
}

/// Stands for an image in a drawing; no text has it.
const IMAGE: char = '\u{1}';
