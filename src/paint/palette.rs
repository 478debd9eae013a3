//! Palettes: which colours there are, from the lowest to the highest.
//!
//! Viridis, cividis and magma grow lighter in even steps, so that they read the same to nearly everyone, colour-blind
//! or not, and in grey print; so does the paper's blue, which varies in lightness before anything else. The categorical
//! colours keep neighbours clearly apart for protanopes, deuteranopes and tritanopes alike, because light and dark take
//! turns; colours further apart in the list may look alike. Turbo and the cyclic wheel separate many values but lean on
//! hue alone and are not colour-blind-safe. The tests hold these claims.

use std::f64::consts::FRAC_PI_2;

use serde::{Deserialize, Serialize};

/// A colour without transparency: red, green, blue.
pub type Rgb = [u8; 3];

/// A named set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// As the paper draws it: 0 black, 1 dark blue, lighter for larger.
    #[default]
    Paper,
    /// Dark violet to yellow.
    Viridis,
    /// Dark blue to yellow, made for colour-blind readers.
    Cividis,
    /// Black to cream, through purple.
    Magma,
    /// A rainbow with many distinct hues.
    Turbo,
    /// A wheel of hues that ends where it begins.
    Cyclic,
    /// Twelve colours, light and dark in turn, repeated.
    Categorical,
}

/// What a menu shows of a palette.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PaletteEntry {
    /// The name in links.
    #[cfg_attr(test, ts(type = "Palette"))]
    pub name: &'static str,
    /// The name in menus.
    pub title: &'static str,
}

impl Palette {
    /// All palettes, in the order of the menu.
    pub const ALL: [Palette; 7] = [
        Palette::Paper,
        Palette::Viridis,
        Palette::Cividis,
        Palette::Magma,
        Palette::Turbo,
        Palette::Cyclic,
        Palette::Categorical,
    ];

    /// The palette with this name.
    pub fn named(name: &str) -> Option<Palette> {
        Palette::ALL.into_iter().find(|palette| palette.name() == name)
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// What a menu shows.
    pub fn entry(self) -> PaletteEntry {
        let (name, title) = match self {
            Palette::Paper => ("paper", "Paper: black and blues"),
            Palette::Viridis => ("viridis", "Viridis: violet to yellow"),
            Palette::Cividis => ("cividis", "Cividis: blue to yellow"),
            Palette::Magma => ("magma", "Magma: black to cream"),
            Palette::Turbo => ("turbo", "Turbo: rainbow"),
            Palette::Cyclic => ("cyclic", "Cyclic: wheel of hues"),
            Palette::Categorical => ("categorical", "Categorical: twelve colours"),
        };
        PaletteEntry { name, title }
    }

    /// The colour at `t` from 0, the lowest, to 1, the highest. A categorical palette is cut into equal bands.
    pub fn at(self, t: f64) -> Rgb {
        let t = t.clamp(0.0, 1.0);
        let gradient = match self {
            Palette::Paper => return paper_blue(t),
            Palette::Viridis => colorous::VIRIDIS,
            Palette::Cividis => colorous::CIVIDIS,
            Palette::Magma => colorous::MAGMA,
            Palette::Turbo => colorous::TURBO,
            Palette::Cyclic => return wheel(t as f32),
            Palette::Categorical => {
                let band = (t * CATEGORIES as f64) as usize;
                return category(band.min(CATEGORIES - 1));
            }
        };
        gradient.eval_continuous(t).as_array()
    }
}

/// The colours on the two sides of a difference: amber where the first value is larger, blue where it is smaller, each the lighter the farther
/// they lie apart. Blue and amber differ to nearly every eye.
#[derive(Clone, Copy)]
pub(super) enum Ramp {
    /// Above 0.
    Above,
    /// Below 0.
    Below,
}

impl Ramp {
    /// The colour at `t` from 0, next to the ground, to 1, farthest apart.
    pub(super) fn at(self, t: f64) -> Rgb {
        let [dark, middle, light] = match self {
            Ramp::Above => [[0x8a, 0x4b, 0x10], [0xe8, 0x8c, 0x1e], [0xff, 0xe3, 0x9c]],
            Ramp::Below => [[0x1a, 0x4f, 0x8c], [0x2f, 0x93, 0xe0], [0xb4, 0xe3, 0xff]],
        };
        if t < 0.5 { mix(dark, middle, 2.0 * t) } else { mix(middle, light, 2.0 * t - 1.0) }
    }
}

/// How many categorical colours there are before they repeat.
pub(super) const CATEGORIES: usize = colorous::PAIRED.len();

/// A categorical colour; consecutive indices are clearly different, and the colours repeat.
pub(super) fn category(index: usize) -> Rgb {
    colorous::PAIRED[index % CATEGORIES].as_array()
}

/// `share` of `b` in `a`, mixed as the screen mixes them.
pub(super) fn mix(a: Rgb, b: Rgb, share: f64) -> Rgb {
    std::array::from_fn(|channel| {
        let (a, b) = (f64::from(a[channel]), f64::from(b[channel]));
        (a + (b - a) * share).round() as u8
    })
}

/// `#rrggbb`, as CSS writes a colour.
pub fn css([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The paper's blues, from the dark blue of value 1 to nearly white.
///
/// They are drawn in the OKLCh space (B. Ottosson, 2020), where lightness is even to the eye: lightness rises in a
/// straight line, the hue turns a little from ultramarine to sky blue so that neighbours differ in more than shade,
/// and the chroma falls just fast enough to stay inside what a screen can show.
fn paper_blue(t: f64) -> Rgb {
    let lightness = 0.300 + 0.675 * t;
    let chroma = 0.012 + 0.155 * (1.0 - t.powf(2.6));
    let hue = (266.0 - 28.0 * t).to_radians();
    let [a, b] = cos_sin(hue).map(|part| chroma * part);
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
    .map(screen_channel)
}

/// The wheel of hues of d3's rainbow, which is a cubehelix (D. Green, 2011), in the precision in which it is usually drawn.
fn wheel(t: f32) -> Rgb {
    let off = (t - 0.5).abs();
    let (saturation, lightness) = (1.5 - 1.5 * off, 0.8 - 0.9 * off);
    let hue = (360.0 * t - 100.0 + 120.0) * (std::f32::consts::PI / 180.0);
    let reach = saturation * lightness * (1.0 - lightness);
    let [cos, sin] = cos_sin(hue.into()).map(|part| part as f32);
    [
        lightness - reach * (0.148_61 * cos - 1.782_77 * sin),
        lightness - reach * (0.292_27 * cos + 0.906_49 * sin),
        lightness + reach * (1.972_94 * cos),
    ]
    .map(|light| (255.0 * light.min(1.0)) as u8)
}

/// Cosine and sine of an angle of a few turns, by their series around the nearest quarter. The standard library's are exact for
/// every angle, by code and tables that are larger than all else that paints.
fn cos_sin(angle: f64) -> [f64; 2] {
    let quarters = (angle / FRAC_PI_2).round();
    let rest = angle - quarters * FRAC_PI_2;
    // 1 − x²/(a(a + 1)) + x⁴/(a(a + 1)(a + 2)(a + 3)) − …, from its end; after nine terms nothing is left to add.
    let series = |a: f64| {
        let divisors = (0..9).rev().map(|term| (a + f64::from(2 * term)) * (a + f64::from(2 * term + 1)));
        divisors.fold(1.0, |sum, divisor| 1.0 - sum * rest * rest / divisor)
    };
    let (cos, sin) = (series(1.0), rest * series(2.0));
    match quarters.rem_euclid(4.0) as u8 {
        0 => [cos, sin],
        1 => [-sin, cos],
        2 => [-cos, -sin],
        _ => [sin, -cos],
    }
}

/// A channel of linear light as the eight bits of sRGB.
fn screen_channel(light: f64) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let coded = if light <= 0.003_130_8 { 12.92 * light } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    (255.0 * coded).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cosines_and_sines_are_as_exact_as_a_float() {
        for step in -4_000..4_000 {
            let angle = f64::from(step) / 400.0;
            let off = |ours: f64, theirs: f64| (ours - theirs).abs();
            let [cos, sin] = cos_sin(angle);
            assert!(off(cos, angle.cos()) < 2e-15 && off(sin, angle.sin()) < 2e-15, "{angle}");
        }
    }

    #[test]
    fn the_wheel_is_the_rainbow_of_d3() {
        for step in 0..=100_000 {
            let t = f64::from(step) / 100_000.0;
            assert_eq!(Palette::Cyclic.at(t), colorous::RAINBOW.eval_continuous(t).as_array(), "{t}");
        }
    }
}
