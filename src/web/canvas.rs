//! Draws operations on a canvas of the page.

use wasm_bindgen::prelude::*;
use wasm_bindgen::{intern, unintern};
#[cfg(feature = "papers")]
use web_sys::OffscreenCanvas;
use web_sys::{CanvasPattern, CanvasRenderingContext2d, ImageBitmap, Path2d};

use super::scratch::{NO_CANVAS, Scratch};
use crate::draw::{Align, Colour, Edges, Fill, Mosaic, Op, Paint, Path, Points, Rect, Segment, Text};
use crate::table::SIDE;

/// What is kept from one picture to the next.
pub(super) struct Canvas {
    texels: Scratch,
    stretched: Scratch,
    /// Points, and what grows out of them; most maps have none.
    points: Option<(Scratch, Scratch)>,
    hatch: Option<(Fill, CanvasPattern)>,
}

impl Canvas {
    pub(super) fn new() -> Result<Canvas, JsValue> {
        Ok(Canvas { texels: Scratch::new()?, stretched: Scratch::new()?, points: None, hatch: None })
    }

    /// Draws a picture.
    pub(super) fn draw(
        &mut self,
        context: &CanvasRenderingContext2d,
        font: &str,
        ops: &[Op],
        images: &[&ImageBitmap],
    ) -> Result<(), JsValue> {
        context.set_line_join("round");
        context.set_image_smoothing_enabled(false);
        let mut pen = Pen { context, font, ink: None, letters: None, clipped: false };
        for op in ops {
            match op {
                Op::Rect(rect, fill) => {
                    match fill {
                        Fill::Plain(colour) => pen.ink(*colour),
                        hatch => {
                            context.set_fill_style_canvas_pattern(self.pattern(context, *hatch)?);
                            pen.ink = None;
                        }
                    }
                    let (x, y, width, height) = sides(rect);
                    context.fill_rect(x, y, width, height);
                }
                Op::Path(path, paint) => pen.path(path, *paint)?,
                Op::Text(text) => pen.text(text)?,
                Op::Image(mosaic) => self.image(context, mosaic, images)?,
                Op::Clip(rects) => pen.clip(rects),
            }
        }
        pen.clip(&[]);
        Ok(())
    }

    /// A canvas that shows a mosaic within a rectangle.
    #[cfg(feature = "papers")]
    pub(super) fn embedded(
        &mut self,
        mosaic: &Mosaic,
        part: &Rect,
        images: &[&ImageBitmap],
    ) -> Result<OffscreenCanvas, JsValue> {
        let (x, y, width, height) = sides(part);
        let mut alone = Scratch::new()?;
        // Both kinds of context draw in the same words.
        let context: CanvasRenderingContext2d = alone.open(width, height).clone().unchecked_into();
        context.translate(-x, -y)?;
        self.image(&context, mosaic, images)?;
        Ok(alone.canvas)
    }

    /// The lines of a hatch, as a pattern that repeats itself.
    fn pattern(&mut self, context: &CanvasRenderingContext2d, fill: Fill) -> Result<&CanvasPattern, JsValue> {
        if self.hatch.as_ref().is_none_or(|(drawn, _)| *drawn != fill) {
            let Fill::Hatch { colour, step, thick } = fill else { return Err("no hatch".into()) };
            let mut tile = Scratch::new()?;
            let lines = tile.open(step as f64, step as f64);
            lines.set_fill_style_str(&colour.to_string());
            for y in 0..step {
                for x in (0..step).filter(|x| (x + y).rem_euclid(step) < thick) {
                    lines.fill_rect(x as f64, y as f64, 1.0, 1.0);
                }
            }
            let pattern = context.create_pattern_with_offscreen_canvas(&tile.canvas, "repeat")?;
            self.hatch = Some((fill, pattern.ok_or(NO_CANVAS)?));
        }
        self.hatch.as_ref().map(|(_, pattern)| pattern).ok_or_else(|| NO_CANVAS.into())
    }

    /// Small texels are left to the browser, a tile at a time between rounded edges.
    fn image(
        &mut self,
        context: &CanvasRenderingContext2d,
        mosaic: &Mosaic,
        images: &[&ImageBitmap],
    ) -> Result<(), JsValue> {
        if let Some(points) = &mosaic.points {
            return self.points(context, mosaic, points, images);
        }
        if mosaic.exact {
            return self.exactly(context, mosaic, images);
        }
        for piece in &mosaic.pieces {
            let (first, x, width) = stretch(mosaic.columns, piece.tile.1, &piece.x);
            let (top, y, height) = stretch(mosaic.rows, piece.tile.0, &piece.y);
            context.draw_image_with_image_bitmap_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                images[piece.image],
                first,
                top,
                piece.x.len() as f64,
                piece.y.len() as f64,
                x,
                y,
                width,
                height,
            )?;
        }
        Ok(())
    }

    /// Points are drawn aside, where they grow across, then down, and leave a ring around them when they grow once more.
    fn points(
        &mut self,
        context: &CanvasRenderingContext2d,
        mosaic: &Mosaic,
        points: &Points,
        images: &[&ImageBitmap],
    ) -> Result<(), JsValue> {
        let (mut dots, mut grown) = match self.points.take() {
            Some(pair) => pair,
            None => (Scratch::new()?, Scratch::new()?),
        };
        let (width, height) = (points.area.x.end as f64, points.area.y.end as f64);
        // Both kinds of context draw images in the same words.
        let aside: CanvasRenderingContext2d = dots.open_whole(width, height).clone().unchecked_into();
        self.image(&aside, &Mosaic { points: None, ..mosaic.clone() }, images)?;
        grown.open_whole(width, height);
        for step in Points::steps(points.across) {
            grown.context.draw_image_with_offscreen_canvas(&dots.canvas, step as f64, 0.0)?;
        }
        dots.open_whole(width, height);
        for step in Points::steps(points.down) {
            dots.context.draw_image_with_offscreen_canvas(&grown.canvas, 0.0, step as f64)?;
        }
        let ring = grown.open_whole(width, height);
        for across in Points::steps(points.ring) {
            for down in Points::steps(points.ring) {
                ring.draw_image_with_offscreen_canvas(&dots.canvas, across as f64, down as f64)?;
            }
        }
        ring.set_global_composite_operation("source-in")?;
        ring.set_fill_style_str(&points.halo.to_string());
        ring.fill_rect(0.0, 0.0, width, height);
        ring.set_global_composite_operation("source-over")?;
        context.draw_image_with_offscreen_canvas(&grown.canvas, 0.0, 0.0)?;
        context.draw_image_with_offscreen_canvas(&dots.canvas, 0.0, 0.0)?;
        self.points = Some((dots, grown));
        Ok(())
    }

    /// Larger ones are first collected one pixel each, then stretched column by column and row by row to their own rounded
    /// edges, so that no browser's resampling decides where a cell ends.
    fn exactly(
        &mut self,
        context: &CanvasRenderingContext2d,
        mosaic: &Mosaic,
        images: &[&ImageBitmap],
    ) -> Result<(), JsValue> {
        let span = |texels: &std::ops::Range<usize>, tile: u64| {
            let first = tile * SIDE as u64;
            first + texels.start as u64..first + texels.end as u64
        };
        let across = mosaic.pieces.iter().map(|piece| span(&piece.x, piece.tile.1));
        let down = mosaic.pieces.iter().map(|piece| span(&piece.y, piece.tile.0));
        let join =
            |all: std::ops::Range<u64>, part: std::ops::Range<u64>| all.start.min(part.start)..all.end.max(part.end);
        let (across, down) = (across.reduce(join).unwrap_or_default(), down.reduce(join).unwrap_or_default());
        let (columns, rows) = ((across.end - across.start) as f64, (down.end - down.start) as f64);

        let collected = self.texels.open(columns, rows);
        for piece in &mosaic.pieces {
            let (x, y) = (span(&piece.x, piece.tile.1).start, span(&piece.y, piece.tile.0).start);
            let (wide, tall) = (piece.x.len() as f64, piece.y.len() as f64);
            collected.draw_image_with_image_bitmap_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                images[piece.image],
                piece.x.start as f64,
                piece.y.start as f64,
                wide,
                tall,
                (x - across.start) as f64,
                (y - down.start) as f64,
                wide,
                tall,
            )?;
        }
        let left = mosaic.columns.at(across.start);
        let width = (mosaic.columns.at(across.end) - left) as f64;
        let stretched = self.stretched.open(width, rows);
        for Run { first, count, pixel, pixels } in runs(mosaic.columns, &across) {
            stretched.draw_image_with_offscreen_canvas_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &self.texels.canvas,
                (first - across.start) as f64,
                0.0,
                count as f64,
                rows,
                (pixel - left) as f64,
                0.0,
                pixels as f64,
                rows,
            )?;
        }
        for Run { first, count, pixel, pixels } in runs(mosaic.rows, &down) {
            context.draw_image_with_offscreen_canvas_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &self.stretched.canvas,
                0.0,
                (first - down.start) as f64,
                width,
                count as f64,
                left as f64,
                pixel as f64,
                width,
                pixels as f64,
            )?;
        }
        Ok(())
    }
}

/// What the context draws with now; telling it again costs more than knowing.
struct Pen<'a> {
    context: &'a CanvasRenderingContext2d,
    font: &'a str,
    ink: Option<Colour>,
    letters: Option<(f64, u16, Align)>,
    clipped: bool,
}

impl Pen<'_> {
    fn ink(&mut self, colour: Colour) {
        if self.ink.replace(colour) != Some(colour) {
            self.context.set_fill_style_str(&colour.to_string());
        }
    }

    fn stroke(&self, colour: Colour, width: f64) {
        self.context.set_stroke_style_str(&colour.to_string());
        self.context.set_line_width(width);
    }

    fn path(&mut self, path: &Path, paint: Paint) -> Result<(), JsValue> {
        let drawn = traced(path)?;
        match paint {
            Paint::Fill(colour) => {
                self.ink(colour);
                self.context.fill_with_path_2d(&drawn);
            }
            Paint::Stroke(colour, width) => {
                self.stroke(colour, width);
                self.context.stroke_with_path(&drawn);
            }
        }
        Ok(())
    }

    fn text(&mut self, text: &Text) -> Result<(), JsValue> {
        // Of a text that stands at many places the middle is looked for once.
        let align = if text.at.len() > 1 { Align::Left } else { text.align };
        let letters = (text.size, text.weight, align);
        if self.letters.replace(letters) != Some(letters) {
            self.context.set_font(&format!("{} {}px {}", text.weight, text.size, self.font));
            self.context.set_text_align(match align {
                Align::Left => "left",
                Align::Centre => "center",
                Align::Right => "right",
            });
        }
        let before = match text.align {
            place if place == align => 0.0,
            Align::Left => 0.0,
            Align::Centre => self.context.measure_text(&text.text)?.width() / 2.0,
            Align::Right => self.context.measure_text(&text.text)?.width(),
        };
        if let Some((colour, width)) = text.halo {
            self.stroke(colour, width);
            text.at.iter().try_for_each(|&(x, y)| self.context.stroke_text(&text.text, x - before, y))?;
        }
        self.ink(text.colour);
        // A text that stands at many places crosses the boundary once.
        let letters = if text.at.len() > 1 { intern(&text.text) } else { &text.text };
        for &(x, y) in &text.at {
            match text.room {
                Some(room) => self.context.fill_text_with_max_width(letters, x - before, y, room)?,
                None => self.context.fill_text(letters, (x - before).round(), y)?,
            }
        }
        unintern(letters);
        Ok(())
    }

    fn clip(&mut self, rects: &[Rect]) {
        if self.clipped {
            self.context.restore();
        }
        self.clipped = !rects.is_empty();
        // What was told before a save is forgotten with it.
        (self.ink, self.letters) = (None, None);
        if self.clipped {
            self.context.save();
            self.context.begin_path();
            for rect in rects {
                let (x, y, width, height) = sides(rect);
                self.context.rect(x, y, width, height);
            }
            self.context.clip();
        }
    }
}

fn traced(Path(segments): &Path) -> Result<Path2d, JsValue> {
    let path = Path2d::new()?;
    for segment in segments {
        match *segment {
            Segment::Move((x, y)) => path.move_to(x, y),
            Segment::Line((x, y)) => path.line_to(x, y),
            Segment::Curve((bend_x, bend_y), (x, y)) => path.quadratic_curve_to(bend_x, bend_y, x, y),
            Segment::Close => path.close_path(),
        }
    }
    Ok(path)
}

fn sides(Rect { x, y }: &Rect) -> (f64, f64, f64, f64) {
    (x.start as f64, y.start as f64, (x.end - x.start) as f64, (y.end - y.start) as f64)
}

/// The first texel of some of a tile's, the pixel at which it begins, and how many pixels all of them have.
fn stretch(edges: Edges, tile: u64, texels: &std::ops::Range<usize>) -> (f64, f64, f64) {
    let at = |texel: usize| edges.at(tile * SIDE as u64 + texel as u64) as f64;
    (texels.start as f64, at(texels.start), at(texels.end) - at(texels.start))
}

/// Neighbouring texels of equal length in pixels, which are stretched in one go.
struct Run {
    first: u64,
    count: u64,
    pixel: i64,
    pixels: i64,
}

fn runs(edges: Edges, texels: &std::ops::Range<u64>) -> Vec<Run> {
    let mut found: Vec<Run> = Vec::new();
    let mut pixel = edges.at(texels.start);
    for texel in texels.clone() {
        let next = edges.at(texel + 1);
        match found.last_mut().filter(|run| run.pixels == (next - pixel) * run.count as i64) {
            Some(run) => {
                run.count += 1;
                run.pixels += next - pixel;
            }
            None => found.push(Run { first: texel, count: 1, pixel, pixels: next - pixel }),
        }
        pixel = next;
    }
    found
}
