//! One table as it is, or will be, on screen, and the surface that it is drawn on.

use js_sys::{Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, ImageBitmap};

use super::canvas::Canvas;
use super::request::{field, number};
use super::subject::Subject;
use super::{from_js, to_js};
use crate::draw::{
    Album, Frame, Framing, Layer, Map, Op, Painted, Pointed, Read, Rect, Scene, Theme, TilePlace, View, digits_fit,
    fit, page_frame, zoomed,
};
use crate::game::Cell;
use crate::session::TileWish;

/// A table's tiles and marks.
#[wasm_bindgen]
pub struct Picture {
    map: Map,
    album: Album<Bitmap>,
    marks: Vec<Layer>,
}

/// An image, whose memory the browser gets back at once when it is let go.
struct Bitmap(ImageBitmap);

impl Drop for Bitmap {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[wasm_bindgen]
impl Picture {
    /// A picture without tiles and marks.
    #[wasm_bindgen(constructor)]
    pub fn new(subject: &Subject) -> Picture {
        Picture { map: subject.map(), album: Album::default(), marks: Vec::new() }
    }

    /// The tiles that a view needs, those nearest to the middle first, each with the version that is here.
    ///
    /// # Errors
    /// A sentence, if that is no view of a canvas.
    #[wasm_bindgen(unchecked_return_type = "TileWish[]")]
    pub fn tiles(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Frame")] frame: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (view, frame) = (view_in(&view)?, frame_in(&frame)?);
        let (columns, rows) = view.sides(&frame, &self.map.chart);
        let looked = self.album.look(&columns, &rows);
        to_js(&looked.iter().map(|(tile, have)| TileWish::new(tile, *have)).collect::<Vec<_>>())
    }

    /// Whether values can be written into the cells of a view.
    ///
    /// # Errors
    /// A sentence, if that is no view of a canvas.
    pub fn has_digits(&self, view: JsValue, frame: JsValue) -> Result<bool, JsValue> {
        let (view, frame) = (view_in(&view)?, frame_in(&frame)?);
        let (columns, rows) = view.sides(&frame, &self.map.chart);
        Ok(self.map.chart.digits && digits_fit(&columns, &rows, frame.ratio))
    }

    /// The rows and the columns for which marks are wanted, half-open.
    ///
    /// # Errors
    /// A sentence, if that is no view of a canvas.
    #[wasm_bindgen(unchecked_return_type = "[[number, number], [number, number]]")]
    pub fn around(&self, view: JsValue, frame: JsValue) -> Result<JsValue, JsValue> {
        let (columns, rows) = view_in(&view)?.sides(&frame_in(&frame)?, &self.map.chart);
        let (columns, rows) = (columns.around(), rows.around());
        to_js(&((rows.start, rows.end), (columns.start, columns.end)))
    }

    /// Takes a painted tile in; its bitmap is the picture's from now on.
    ///
    /// # Errors
    /// A sentence, if that is no tile.
    pub fn add(&mut self, tile: JsValue, colours: &str) -> Result<(), JsValue> {
        let image = field(&tile, "image")?.dyn_into::<ImageBitmap>().ok().map(Bitmap);
        let digits = field(&tile, "digits")?.dyn_into::<Array>().ok().map(|digits| {
            let (values, inks): (Uint32Array, Uint8Array) = (digits.get(0).into(), digits.get(1).into());
            (values.to_vec(), inks.to_vec())
        });
        let version = field(&tile, "version")?.as_string().ok_or("a tile has a version")?;
        let number = |name| number(&tile, name);
        let (level_n, level_k) = (number("levelN")? as u32, number("levelK")? as u32);
        let (row, column) = (number("row")? as u64, number("column")? as u64);
        let place = TilePlace { level_n, level_k, row, column };
        self.album.add(Painted { place, version, image, digits }, colours);
        Ok(())
    }

    /// What a row is called.
    pub fn row_name(&self, row: f64) -> String {
        self.map.row_name(row.max(0.0) as u64)
    }

    /// Lets all tiles go.
    pub fn clear(&mut self) {
        self.album = Album::default();
    }

    /// What theory puts over the map from now on.
    ///
    /// # Errors
    /// A sentence, if these are no marks.
    pub fn set_marks(&mut self, marks: JsValue) -> Result<(), JsValue> {
        self.marks = from_js(marks)?;
        Ok(())
    }
}

/// The page's canvas and its colours.
#[wasm_bindgen]
pub struct Surface {
    canvas: Canvas,
    theme: Theme,
}

#[wasm_bindgen]
impl Surface {
    /// A surface in the colours of a theme.
    ///
    /// # Errors
    /// A sentence, if a colour is none, or if the browser has no canvas.
    #[wasm_bindgen(constructor)]
    pub fn new(theme: JsValue) -> Result<Surface, JsValue> {
        Ok(Surface { canvas: Canvas::new()?, theme: theme_in(&theme)? })
    }

    /// Other colours.
    ///
    /// # Errors
    /// A sentence, if a colour is none.
    pub fn set_theme(&mut self, theme: JsValue) -> Result<(), JsValue> {
        self.theme = theme_in(&theme)?;
        Ok(())
    }

    /// Draws a picture.
    ///
    /// # Errors
    /// A sentence, if that is no look at a picture.
    pub fn draw(
        &mut self,
        context: &CanvasRenderingContext2d,
        picture: &Picture,
        look: JsValue,
    ) -> Result<(), JsValue> {
        let (ops, images) = scene(&self.theme, picture, &look)?;
        self.canvas.draw(context, &self.theme.font, &ops, &images)
    }
}

/// What of a picture is looked at, and by whom.
fn scene<'a>(
    theme: &'a Theme,
    picture: &'a Picture,
    look: &JsValue,
) -> Result<(Vec<Op>, Vec<&'a ImageBitmap>), JsValue> {
    let (view, frame) = (view_in(&field(look, "view")?)?, frame_in(&field(look, "frame")?)?);
    let (columns, rows) = view.sides(&frame, &picture.map.chart);
    let laid = picture.album.lay(&columns, &rows);
    let mut scene = Scene::new(&picture.map, theme, frame, columns, rows);
    scene.tiles = laid.tiles;
    scene.stand_ins = laid.stand_ins;
    scene.marks = &picture.marks;
    let lines = number(look, "lines")?;
    scene.lines = lines.is_finite().then_some(lines as u64);
    scene.computing = field(look, "computing")?.is_truthy();
    scene.moving = field(look, "moving")?.is_truthy();
    if field(look, "bare")?.is_truthy() {
        scene.framing = Framing::Bare;
    }
    let wrong: Array = field(look, "wrong")?.unchecked_into();
    scene.pointed = Pointed {
        hover: cell_in(&field(look, "hover")?)?,
        cursor: cell_in(&field(look, "cursor")?)?,
        pinned: cell_in(&field(look, "pinned")?)?,
        wrong: wrong.iter().filter_map(|cell| cell_in(&cell).transpose()).collect::<Result<_, _>>()?,
        read: read_in(&field(look, "read")?)?,
    };
    scene.caption = field(look, "caption")?.as_string().unwrap_or_default();
    let covered: Array = field(look, "covered")?.unchecked_into();
    scene.covered = covered.iter().map(|area| rect_in(&area)).collect::<Result<_, _>>()?;
    Ok((scene.ops(), laid.images.into_iter().map(|Bitmap(image)| image).collect()))
}

fn view_in(object: &JsValue) -> Result<View, JsValue> {
    let number = |name| number(object, name);
    Ok(View { x: number("x")?, y: number("y")?, sx: number("sx")?, sy: number("sy")? })
}

fn frame_in(object: &JsValue) -> Result<Frame, JsValue> {
    let number = |name| number(object, name);
    let (width, height, ratio) = (number("width")?, number("height")?, number("ratio")?);
    Ok(Frame { width, height, left: number("left")?, top: number("top")?, ratio })
}

fn cell_in(object: &JsValue) -> Result<Option<Cell>, JsValue> {
    if !object.is_object() {
        return Ok(None);
    }
    Ok(Some(Cell { row: number(object, "n")? as u64, column: number(object, "k")? as u64 }))
}

fn read_in(object: &JsValue) -> Result<Option<Read>, JsValue> {
    let Some(cell) = cell_in(object)? else { return Ok(None) };
    let number = |name| Ok::<_, JsValue>(field(object, name)?.as_f64());
    let text = field(object, "text")?.as_string().unwrap_or_default();
    let value = number("value")?.map(|value| value as u64);
    let clear = number("clear")?.unwrap_or(0.0);
    Ok(Some(Read { cell, value, text, at: number("x")?.zip(number("y")?), clear }))
}

/// An area of the page, as elements tell theirs, in pixels of the canvas.
fn rect_in(area: &JsValue) -> Result<Rect, JsValue> {
    let number = |name| Ok::<_, JsValue>(number(area, name)? as i64);
    Ok(Rect { x: number("left")?..number("right")?, y: number("top")?..number("bottom")? })
}

fn theme_in(object: &JsValue) -> Result<Theme, JsValue> {
    let text = |name: &str| field(object, name).ok()?.as_string();
    Ok(Theme::read(text, text("font").unwrap_or_default())?)
}

/// A canvas of this size in device pixels, of which `ratio` are one of CSS, and its plot.
///
/// # Errors
/// None in practice: a frame is plain data.
#[wasm_bindgen(unchecked_return_type = "Frame")]
pub fn frame_of(width: f64, height: f64, ratio: f64) -> Result<JsValue, JsValue> {
    to_js(&page_frame(width, height, ratio))
}

/// The view that shows the ranges of a link on a canvas.
///
/// # Errors
/// A sentence, if that is no canvas.
#[wasm_bindgen(unchecked_return_type = "View")]
pub fn view_of(frame: JsValue, n: Vec<f64>, k: Vec<f64>, aspect: f64, ceiling: f64) -> Result<JsValue, JsValue> {
    let (&[n0, n1], &[k0, k1]) = (&n[..], &k[..]) else { return Err("a range has two ends".into()) };
    to_js(&fit(&frame_in(&frame)?, [n0, n1], [k0, k1], aspect, ceiling as u64))
}

/// The view zoomed by a factor across and one down, both scales held within the limits of the zoom of a map.
///
/// # Errors
/// A sentence, if that is no view of a canvas.
#[wasm_bindgen(unchecked_return_type = "View")]
pub fn zoom_view(view: JsValue, across: f64, down: f64, frame: JsValue, chart: JsValue) -> Result<JsValue, JsValue> {
    let number = |name| number(&chart, name);
    let table = (number("first")?..number("rows")?, number("columns")?);
    to_js(&zoomed(view_in(&view)?, (across, down), &frame_in(&frame)?, table, number("ceiling")? as u64))
}
