//! Letters: Roboto Regular without hints, cut down to what pictures need, 9 kB inside the program.
//!
//! Roboto is by Christian Robertson, © 2011 Google Inc., under the Apache License 2.0 (roboto-license.txt). The file
//! has the printable characters of ASCII and é ⁺ ⁰ √ ≤ ≥ ≠ ± × · − – … ‘ ’ “ ”; `pyftsubset` of fontTools cut it from
//! version 2.138. Its figures have equal widths. Whatever is not in the file and cannot be spelled is drawn as a box.

use nimscope::draw::letters;
use tiny_skia::{Path, PathBuilder};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The one typeface of a picture.
pub(super) struct Lettering {
    face: Face<'static>,
}

impl Lettering {
    /// Reads the typeface.
    pub(super) fn new() -> Lettering {
        let face = Face::parse(include_bytes!("roboto.ttf"), 0).expect("the typeface is inside the program");
        Lettering { face }
    }

    /// The outline of a text in letters of this size, from (0, 0) on; none of nothing but spaces.
    pub(super) fn outline(&self, text: &str, size: f64) -> Option<Path> {
        let scale = size / f64::from(self.face.units_per_em());
        let mut pen = Pen { path: PathBuilder::new(), x: 0.0, scale: scale as f32 };
        for letter in spelled(text).chars() {
            if !letter.is_whitespace() {
                self.face.outline_glyph(self.glyph(letter), &mut pen);
            }
            pen.x += letters::width(letter.encode_utf8(&mut [0; 4]), size) as f32;
        }
        pen.path.finish()
    }

    fn glyph(&self, letter: char) -> GlyphId {
        self.face.glyph_index(letter).unwrap_or_default()
    }
}

/// Turns a letter's outline into a path.
struct Pen {
    path: PathBuilder,
    x: f32,
    scale: f32,
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + self.scale * x, -self.scale * y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + self.scale * x, -self.scale * y);
    }

    fn quad_to(&mut self, bend_x: f32, bend_y: f32, x: f32, y: f32) {
        let (right, scale) = (self.x, self.scale);
        self.path.quad_to(right + scale * bend_x, -scale * bend_y, right + scale * x, -scale * y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (right, scale) = (self.x, self.scale);
        let (x1, y1, x2, y2) = (right + scale * x1, -scale * y1, right + scale * x2, -scale * y2);
        self.path.cubic_to(x1, y1, x2, y2, right + scale * x, -scale * y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

/// A text in the letters that the typeface has.
fn spelled(text: &str) -> String {
    let spelled = |letter: char| match letter {
        'α' => "alpha".to_owned(),
        'β' => "beta".to_owned(),
        '²' => "^2".to_owned(),
        '→' => "–".to_owned(),
        '⌈' => "ceil(".to_owned(),
        '⌊' => "floor(".to_owned(),
        '⌉' | '⌋' => ")".to_owned(),
        '₀'..='₉' => char::from_digit(letter as u32 - '₀' as u32, 10).map_or_else(String::new, String::from),
        _ => letter.to_string(),
    };
    text.chars().map(spelled).collect()
}

#[cfg(test)]
mod tests {
    use nimscope::paper;

    use super::*;

    #[test]
    fn every_character_of_a_picture_has_a_letter() {
        let lettering = Lettering::new();
        let entries = paper::entries().iter();
        let words = entries.flat_map(|entry| [entry.title, entry.rule, entry.row_label, entry.column_label]);
        // What legends and axes write besides words of the catalogue.
        let words = words.chain(["≥ ≤ … 0: P-positions, 1.5", "k / √n", "0123456789"]);
        let ascii: String = (' '..='~').collect();
        for letter in words.chain([ascii.as_str()]).flat_map(|word| spelled(word).chars().collect::<Vec<_>>()) {
            assert_ne!(lettering.glyph(letter).0, 0, "{letter}");
        }
    }

    /// The core leaves room for letters without a typeface, by widths that it knows.
    #[test]
    fn the_widths_that_the_core_knows_are_the_typefaces() {
        let Lettering { face } = Lettering::new();
        for letter in (' '..='~').chain("‘’“”·⁺".chars()) {
            let glyph = face.glyph_index(letter).expect("a letter");
            let width = f64::from(face.glyph_hor_advance(glyph).expect("a width")) / f64::from(face.units_per_em());
            let known = letters::width(&letter.to_string(), 1.0);
            assert!((width - known).abs() < 0.006, "{letter}: {width}, not {known}");
        }
    }
}
