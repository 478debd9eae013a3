//! Letters: Roboto Regular without hints, cut down to what pictures need, 9 kB inside the program.
//!
//! Roboto is by Christian Robertson, © 2011 Google Inc., under the Apache License 2.0 (roboto-license.txt). The file
//! has the printable characters of ASCII and é ⁺ ⁰ √ ≤ ≥ ≠ ± × · − – … ‘ ’ “ ”; `pyftsubset` of fontTools cut it from
//! version 2.138. Its figures have equal widths. Whatever is not in the file is drawn as a box.

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};

/// The one typeface of a picture.
pub(super) struct Lettering {
    font: FontRef<'static>,
}

impl Lettering {
    /// Reads the typeface.
    pub(super) fn new() -> Lettering {
        let font = FontRef::try_from_slice(include_bytes!("roboto.ttf")).expect("the typeface is inside the program");
        Lettering { font }
    }

    /// How many pixels wide a text is in letters of this size.
    pub(super) fn width(&self, text: &str, size: f64) -> f64 {
        let font = self.font.as_scaled(self.scale(size));
        let advances = text.chars().map(|letter| font.h_advance(font.glyph_id(letter)));
        f64::from(advances.sum::<f32>())
    }

    /// The pixels that a text covers, each by how much, when it begins at `x` and stands on the line `y`.
    pub(super) fn dots(&self, text: &str, x: f64, y: f64, size: f64) -> Vec<(i64, i64, f32)> {
        let font = self.font.as_scaled(self.scale(size));
        let mut dots = Vec::new();
        let mut pen = x as f32;
        for letter in text.chars() {
            let id = font.glyph_id(letter);
            // A line on a whole pixel keeps the feet of the letters sharp.
            let glyph = Glyph { id, scale: font.scale(), position: point(pen, y.round() as f32) };
            pen += font.h_advance(id);
            let Some(outline) = font.outline_glyph(glyph) else { continue };
            let corner = outline.px_bounds().min;
            outline.draw(|x, y, strength| {
                dots.push((corner.x as i64 + i64::from(x), corner.y as i64 + i64::from(y), strength));
            });
        }
        dots
    }

    /// A size is the height of the em, where the typeface's own scale is that of a line.
    fn scale(&self, size: f64) -> PxScale {
        let em = self.font.units_per_em().unwrap_or(1.0);
        PxScale::from(size as f32 * self.font.height_unscaled() / em)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nimscope::game::catalogue;

    #[test]
    fn every_character_of_a_picture_has_a_letter() {
        let lettering = Lettering::new();
        let entries = catalogue::entries().iter();
        let words = entries.flat_map(|entry| [entry.title, entry.row_label, entry.column_label]);
        // What legends and axes write besides words of the catalogue.
        let words = words.chain(["≥ ≤ … 0: P-positions, 1.5", "k / √n", "0123456789"]);
        let ascii: String = (' '..='~').collect();
        for letter in words.chain([ascii.as_str()]).flat_map(str::chars) {
            assert_ne!(lettering.font.glyph_id(letter).0, 0, "{letter}");
        }
    }

    #[test]
    fn figures_have_equal_widths() {
        let lettering = Lettering::new();
        let widths: Vec<f64> = ('0'..='9').map(|digit| lettering.width(&digit.to_string(), 13.0)).collect();
        assert!(widths.iter().all(|width| (width - widths[0]).abs() < 1e-6), "{widths:?}");
    }
}
