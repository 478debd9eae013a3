//! Colours as a picture needs them, and the few ways in which a style sheet or a painter writes them.

use std::fmt;

use crate::game::decimal::decimal;

/// Red, green, blue, and how much of what lies below it covers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Colour {
    /// Red, green and blue.
    pub rgb: [u8; 3],
    /// From 0, nothing, to 1, all.
    pub alpha: f32,
}

impl Colour {
    /// A colour that covers what lies below it.
    pub const fn solid(rgb: [u8; 3]) -> Colour {
        Colour { rgb, alpha: 1.0 }
    }

    /// The colour that covers this part of what it covered.
    #[must_use]
    pub fn faded(self, part: f64) -> Colour {
        Colour { alpha: self.alpha * part as f32, ..self }
    }

    /// The colour that has this part of another in it.
    #[must_use]
    pub fn mixed(self, other: Colour, part: f64) -> Colour {
        let mix = |own: u8, other: u8| (f64::from(own) * (1.0 - part) + f64::from(other) * part).round() as u8;
        Colour { rgb: std::array::from_fn(|channel| mix(self.rgb[channel], other.rgb[channel])), ..self }
    }

    /// Reads `#rrggbb`, `#rrggbbaa`, and what a browser computes from any style sheet: `rgb(24, 27, 34)`,
    /// `rgba(11, 16, 38, 0.2)`.
    pub fn parse(css: &str) -> Option<Colour> {
        if let Some(digits) = css.strip_prefix('#') {
            let number = u32::from_str_radix(digits, 16).ok()?;
            let [red, green, blue, alpha] = match digits.len() {
                6 => ((number << 8) | 0xff).to_be_bytes(),
                8 => number.to_be_bytes(),
                _ => return None,
            };
            return Some(Colour { rgb: [red, green, blue], alpha: f32::from(alpha) / 255.0 });
        }
        let (_, inside) = css.strip_suffix(')')?.split_once('(')?;
        let mut parts = inside.split([',', ' ', '/']).filter(|part| !part.is_empty());
        let mut byte = || decimal(parts.next()?).map(|channel| channel.round() as u8);
        let rgb = [byte()?, byte()?, byte()?];
        let alpha = parts.next().map_or(Some(1.0), decimal)?;
        Some(Colour { rgb, alpha: alpha as f32 })
    }
}

impl fmt::Display for Colour {
    /// The shortest of the ways that CSS and SVG understand.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.rgb;
        write!(out, "#{red:02x}{green:02x}{blue:02x}")?;
        match (self.alpha * 255.0).round() as u8 {
            255 => Ok(()),
            alpha => write!(out, "{alpha:02x}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_browsers_write_them() {
        let rows = [
            ("#d9480f", "#d9480f"),
            ("#0b102633", "#0b102633"),
            ("rgb(24, 27, 34)", "#181b22"),
            ("rgba(11, 16, 38, 0.2)", "#0b102633"),
            ("rgb(127 127 127 / 0.3)", "#7f7f7f4d"),
            ("rgb(23.6, 0.4, 300)", "#1800ff"),
        ];
        for (css, shortest) in rows {
            assert_eq!(Colour::parse(css).map(|colour| colour.to_string()).as_deref(), Some(shortest), "{css}");
        }
        for wrong in ["", "red", "#12", "rgb(1, 2)", "rgb(1, 2, x)", "rgb(1, 2, 3"] {
            assert_eq!(Colour::parse(wrong), None, "{wrong}");
        }
    }
}
