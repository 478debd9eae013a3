//! Value to colour. This room knows no game: it is handed numbers and a few words, and returns pixels and a legend.
//!
//! A [`Painter`] is told what is in view (`observe`), settles on a rule (`settle`), and then paints any number of
//! tiles. Nothing here recomputes a value, and floats decide colours only.

mod ladder;
mod legend;
mod palette;
mod scale;
mod seen;
mod shades;
mod unit;

pub use legend::{Legend, LegendEntry};
pub use palette::{Palette, PaletteEntry, Rgb, css};
pub use scale::{Scale, ScaleEntry, ScaleNumber};
pub use unit::Unit;

use seen::Seen;
use shades::Shades;

/// The value that means "not known yet"; it is painted transparent.
pub const UNKNOWN: u32 = u32::MAX;

/// Colours tiles by one palette and one scale.
#[derive(Clone, Debug)]
pub struct Painter {
    palette: Palette,
    scale: Scale,
    range: Option<(u32, u32)>,
    unit: Unit,
    seen: Seen,
    shades: Shades,
    /// The colours of the values from 0 up, as far as [`TABLE`]; the others are worked out each time.
    table: Vec<[u8; 4]>,
}

impl Painter {
    /// A painter that has seen nothing yet. Without a `range`, lowest and highest value, what is in view decides it.
    pub fn new(palette: Palette, scale: Scale, range: Option<(u32, u32)>) -> Painter {
        // A scale put together by hand may hold a modulus of 0, and a range may run backwards.
        let scale = scale.number().map_or(scale, |number| scale.with_number(number));
        let range = range.map(|(a, b)| (a.min(b), a.max(b)));
        let seen = Seen::default();
        let shades = Shades::new(palette, scale, Unit::Value, range.unwrap_or_default(), &seen);
        Painter { palette, scale, range, unit: Unit::Value, seen, shades, table: Vec::new() }
    }

    /// The same for numbers of another kind. Of heaps in a texel none are painted where there are none, one already stands out,
    /// and more are brighter still; scales that ask about values space them by their square root. Of logarithms the
    /// remainders and single values are lost, so that most scales space them as they are. Differences are spaced by how far two
    /// values lie apart, on either side of 0.
    #[must_use]
    pub fn of(self, unit: Unit) -> Painter {
        let scale = match (unit, self.scale) {
            (Unit::Heaps, Scale::Linear | Scale::Log | Scale::Rank) => self.scale,
            (Unit::Heaps, _) => Scale::Sqrt,
            (Unit::Difference, Scale::Modulo(_) | Scale::Value(_) | Scale::Frontier) => Scale::Sqrt,
            (Unit::Logarithm, Scale::Rank | Scale::POnly) => self.scale,
            (Unit::Logarithm, _) if self.palette == Palette::Categorical => Scale::Rank,
            (Unit::Logarithm, _) => Scale::Log,
            _ => self.scale,
        };
        let range = self.range.map(|(low, high)| (unit.encode(low), unit.encode(high)));
        let shades = Shades::new(self.palette, scale, unit, range.unwrap_or_default(), &self.seen);
        Painter { scale, unit, range, shades, ..self }
    }

    /// Takes note of the values in view: the columns `x0..x1` of the rows `y0..y1` of a tile `stride` values wide.
    /// What lies outside the tile is ignored.
    pub fn observe(&mut self, values: &[u32], stride: usize, x0: usize, y0: usize, x1: usize, y1: usize) {
        let x1 = x1.min(stride);
        if x0 >= x1 {
            return;
        }
        for row in values.chunks_exact(stride).take(y1).skip(y0) {
            let sizes: Vec<u32>;
            let mut row = &row[x0..x1];
            if self.unit == Unit::Difference {
                sizes = row.iter().map(|&value| self.unit.size(value)).collect();
                row = &sizes;
            }
            self.seen.note_bounds(row);
            if self.scale == Scale::Rank {
                self.seen.note_values(row);
            }
        }
    }

    /// Settles the colours by what was observed so far, and returns a signature: equal signatures paint equally.
    pub fn settle(&mut self) -> String {
        let range = self.range.or(self.seen.bounds()).unwrap_or_default();
        self.shades = Shades::new(self.palette, self.scale, self.unit, range, &self.seen);
        let length = self.shades.ladder().high().saturating_add(1).clamp(FEW, TABLE);
        self.table = (0..length).map(|value| opaque(self.shades.colour(value))).collect();
        // A graph lies on the page's own ground.
        if self.unit == Unit::Heaps {
            self.table[0] = TRANSPARENT;
        }
        self.shades.signature()
    }

    /// The colours of values, four bytes each: red, green, blue, alpha.
    pub fn paint(&self, values: &[u32]) -> Vec<u8> {
        // Neighbours are often equal, and only values beyond the table are dear.
        let (mut last, mut last_colour) = (UNKNOWN, TRANSPARENT);
        let pixels = values.iter().map(|&value| match self.table.get(value as usize) {
            Some(&colour) => colour,
            None if value == UNKNOWN => TRANSPARENT,
            None if value == last => last_colour,
            None => {
                last = value;
                last_colour = opaque(self.shades.colour(value));
                last_colour
            }
        });
        pixels.collect::<Vec<[u8; 4]>>().into_flattened()
    }

    /// For each value, 1 where dark letters read better on its colour and 0 where light ones do.
    pub fn inks(&self, values: &[u32]) -> Vec<u8> {
        let pixels = self.paint(values);
        pixels.as_chunks::<4>().0.iter().map(|&[red, green, blue, _]| u8::from(is_light([red, green, blue]))).collect()
    }

    /// The colour of one known value.
    pub fn colour(&self, value: u32) -> Rgb {
        self.shades.colour(value)
    }

    /// Which colour is which value.
    pub fn legend(&self) -> Legend {
        let nothing_to_show = self.range.is_none() && self.seen.bounds().is_none();
        legend::legend(&self.shades, self.seen.bounds(), nothing_to_show)
    }
}

/// The longest look-up table: building it stays far below a millisecond, and most values in view are small.
const TABLE: u32 = 4096;

/// The shortest: scales that ignore the range still meet small values.
const FEW: u32 = 256;

const TRANSPARENT: [u8; 4] = [0; 4];

/// Above this luminance black letters read better than white ones; it is where both contrasts are equal.
const BRIGHT: f64 = 0.179;

/// Whether black reads better on a colour than white: by its luminance, roughly after the sRGB curve.
fn is_light(colour: Rgb) -> bool {
    let [red, green, blue] = colour.map(|channel| (f64::from(channel) / 255.0).powf(2.2));
    0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT
}

fn opaque([red, green, blue]: Rgb) -> [u8; 4] {
    [red, green, blue, 255]
}
