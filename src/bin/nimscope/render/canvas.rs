//! A picture of red, green and blue, and the few things that are drawn into it.

use std::ops::Range;

use nimscope::paint::Rgb;

use super::lettering::Lettering;

/// The colours of the page's light theme, on white.
pub(super) const WHITE: Rgb = [0xff, 0xff, 0xff];
pub(super) const GROUND: Rgb = [0xf4, 0xf5, 0xf7];
pub(super) const INK: Rgb = [0x18, 0x1b, 0x22];
pub(super) const MUTED: Rgb = [0x5a, 0x61, 0x70];
pub(super) const ACCENT: Rgb = [0xd9, 0x48, 0x0f];
pub(super) const HATCH: Rgb = [0xd5, 0xd8, 0xdf];
/// The grid is this colour at [`GRID_STRENGTH`].
pub(super) const GRID: Rgb = [0x0b, 0x10, 0x26];
pub(super) const GRID_STRENGTH: f32 = 0.2;

/// Where a text stands about its place.
#[derive(Clone, Copy, Debug)]
pub(super) enum Align {
    Left,
    Centre,
    Right,
}

/// The pixels, row by row.
pub(super) struct Canvas {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) pixels: Vec<u8>,
    lettering: Lettering,
    ratio: f64,
}

impl Canvas {
    /// A white picture, whose letters grow by `ratio`.
    pub(super) fn new(width: u32, height: u32, ratio: f64) -> Canvas {
        let pixels = vec![0xff; 3 * width as usize * height as usize];
        Canvas { width, height, pixels, lettering: Lettering::new(), ratio }
    }

    /// Fills a rectangle.
    pub(super) fn fill(&mut self, x: Range<i64>, y: Range<i64>, colour: Rgb) {
        let (left, right) = (x.start.clamp(0, self.width.into()), x.end.clamp(0, self.width.into()));
        for y in y.start.max(0)..y.end.min(self.height.into()) {
            let place = |x: i64| 3 * (y * i64::from(self.width) + x) as usize;
            if left < right {
                let row = &mut self.pixels[place(left)..place(right)];
                row.as_chunks_mut::<3>().0.fill(colour);
            }
        }
    }

    /// Lays a colour over a pixel, from not at all (0) to wholly (1).
    pub(super) fn blend(&mut self, x: i64, y: i64, colour: Rgb, strength: f32) {
        if !(0..i64::from(self.width)).contains(&x) || !(0..i64::from(self.height)).contains(&y) {
            return;
        }
        let place = 3 * (y * i64::from(self.width) + x) as usize;
        for (under, over) in self.pixels[place..place + 3].iter_mut().zip(colour) {
            let (below, above) = (f32::from(*under), f32::from(over));
            *under = (below + (above - below) * strength.clamp(0.0, 1.0)).round() as u8;
        }
    }

    /// Lays a colour over a rectangle.
    pub(super) fn blend_all(&mut self, x: Range<i64>, y: Range<i64>, colour: Rgb, strength: f32) {
        for y in y {
            for x in x.clone() {
                self.blend(x, y, colour, strength);
            }
        }
    }

    /// Writes a text on the line `y`, in letters of this size.
    pub(super) fn text(&mut self, text: &str, (x, y): (f64, f64), size: f64, align: Align, colour: Rgb) {
        let width = self.text_width(text, size);
        let left = match align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        let dots = self.lettering.dots(text, left, y, size * self.ratio);
        for (x, y, strength) in dots {
            self.blend(x, y, colour, strength);
        }
    }

    /// How many pixels wide a text is.
    pub(super) fn text_width(&self, text: &str, size: f64) -> f64 {
        self.lettering.width(text, size * self.ratio)
    }

    /// The text, or as much of it as fits and an ellipsis.
    pub(super) fn fitting(&self, text: &str, size: f64, room: f64) -> String {
        if self.text_width(text, size) <= room {
            return text.to_owned();
        }
        let ends = text.char_indices().map(|(end, _)| format!("{}…", &text[..end]));
        ends.take_while(|cut| self.text_width(cut, size) <= room).last().unwrap_or_default()
    }
}
