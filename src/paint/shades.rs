//! The settled rule from value to colour: a palette, a scale and the range they spread over.

use super::ladder::{Ladder, Spacing};
use super::palette::{CATEGORIES, Palette, Ramp, Rgb, category, mix};
use super::scale::Scale;
use super::seen::Seen;
use super::unit::Unit;
use crate::game::Difference;

/// Everything that decides colours.
#[derive(Clone, Debug)]
pub(super) struct Shades {
    palette: Palette,
    scale: Scale,
    unit: Unit,
    ladder: Ladder,
    /// The colour of 0 where it stands apart from the ladder.
    zero: Option<Rgb>,
    /// The palette in fine steps, or its categories, toned as the scale asks.
    colours: Vec<Rgb>,
    /// The same for differences below 0; empty where there are none.
    below: Vec<Rgb>,
    /// What a scale that shows no ladder paints all other values with.
    pale: Rgb,
}

impl Shades {
    /// Spreads a palette over `low..=high`, or over what the scale itself prescribes. Where heaps are
    /// counted, as of distances from the frontier, 0 is the ground from which all others stand out. Differences have colours
    /// of their own on either side of that ground, whatever the palette.
    pub(super) fn new(palette: Palette, scale: Scale, unit: Unit, (low, high): (u32, u32), seen: &Seen) -> Shades {
        let two_sides = unit == Unit::Difference;
        let zero_is_ground = matches!(unit, Unit::Heaps | Unit::Difference) || scale == Scale::Frontier;
        let zero_is_apart = palette == Palette::Paper || zero_is_ground;
        let (low, high, spacing) = match scale {
            Scale::Linear => (low, high, Spacing::Linear),
            Scale::Sqrt | Scale::Value(_) | Scale::POnly => (low, high, Spacing::Sqrt),
            // A logarithm is spaced by the logarithm as it is.
            Scale::Log if unit == Unit::Logarithm => (low, high, Spacing::Linear),
            Scale::Log | Scale::Frontier => (low, high, Spacing::Log),
            Scale::Rank => (low, high, Spacing::Rank),
            // On a wheel the remainder m would be 0 again, so the wheel closes there.
            Scale::Modulo(m) if palette == Palette::Cyclic => (0, m, Spacing::Linear),
            Scale::Modulo(m) => (0, m - 1, Spacing::Linear),
        };
        let low = if zero_is_apart { low.max(1) } else { low };
        let tone = |colour| if matches!(scale, Scale::Value(_)) { mix(colour, GROUND, DIMNESS) } else { colour };
        let zero = if zero_is_ground { GROUND } else { tone(BLACK) };
        let (from, to) = reach(palette, scale, unit, zero_is_ground);
        let fine = |colour: &dyn Fn(f64) -> Rgb| {
            let step = (to - from) / (FINE - 1) as f64;
            (0..FINE).map(|index| tone(colour(from + step * index as f64))).collect()
        };
        let colours = if two_sides {
            fine(&|at| Ramp::Above.at(at))
        } else if palette == Palette::Categorical {
            (0..CATEGORIES).map(|index| tone(category(index))).collect()
        } else {
            fine(&|at| palette.at(at))
        };
        Shades {
            palette,
            scale,
            unit,
            ladder: Ladder::new(low, high, spacing, seen),
            zero: zero_is_apart.then_some(zero),
            colours,
            below: if two_sides { fine(&|at| Ramp::Below.at(at)) } else { Vec::new() },
            pale: mix(palette.at(0.55), [255; 3], 0.72),
        }
    }

    /// The colour of a value.
    pub(super) fn colour(&self, value: u32) -> Rgb {
        match self.scale {
            Scale::Value(singled_out) if value == singled_out => ACCENT,
            Scale::POnly if value == 0 => BLACK,
            Scale::POnly => self.pale,
            Scale::Modulo(m) => self.graded(value % m),
            _ => self.graded(value),
        }
    }

    /// The colour of a place on the ladder; of differences, from the lowest to the highest with 0 in the middle.
    pub(super) fn place(&self, at: f64) -> Rgb {
        match at {
            _ if self.below.is_empty() => along(&self.colours, at),
            0.5.. => along(&self.colours, 2.0 * at - 1.0),
            _ => along(&self.below, 1.0 - 2.0 * at),
        }
    }

    /// The colour of 0 where it stands apart from the ladder.
    pub(super) fn zero(&self) -> Option<Rgb> {
        self.zero
    }

    pub(super) fn scale(&self) -> Scale {
        self.scale
    }

    /// What the numbers are.
    pub(super) fn unit(&self) -> Unit {
        self.unit
    }

    pub(super) fn ladder(&self) -> &Ladder {
        &self.ladder
    }

    /// Whether the palette only tells neighbours apart.
    pub(super) fn is_categorical(&self) -> bool {
        self.palette == Palette::Categorical && self.below.is_empty()
    }

    /// Equal texts, equal colours. A range that decides nothing is left out, so that it causes no repainting.
    pub(super) fn signature(&self) -> String {
        let names = format!("{} {} {}", self.palette.name(), self.scale, self.unit.name());
        let only_neighbours = self.is_categorical() && self.scale != Scale::Rank;
        if only_neighbours || matches!(self.scale, Scale::POnly | Scale::Modulo(_)) {
            names
        } else {
            format!("{names} {}", self.ladder.signature())
        }
    }

    fn graded(&self, value: u32) -> Rgb {
        match self.zero {
            Some(zero) if value == 0 => zero,
            _ if !self.below.is_empty() => {
                let Difference(more) = Difference::of_texel(value);
                along(if more < 0 { &self.below } else { &self.colours }, self.ladder.at(self.unit.size(value)))
            }
            _ if self.is_categorical() => self.colours[self.ladder.rung(value) as usize % CATEGORIES],
            _ => self.place(self.ladder.at(value)),
        }
    }
}

/// The colour at a place from 0 to 1.
fn along(colours: &[Rgb], at: f64) -> Rgb {
    colours[(at * (colours.len() - 1) as f64 + 0.5) as usize]
}

const BLACK: Rgb = [0, 0, 0];

/// Bright amber: unlike every dimmed colour in lightness, and unlike blue to every eye.
const ACCENT: Rgb = [0xff, 0xb0, 0x00];

/// Nearly black: what dimmed colours sink into, where a row lies on its frontier, and where there are no heaps.
const GROUND: Rgb = [0x12, 0x14, 0x1a];

const DIMNESS: f64 = 0.68;

/// How many colours a palette is cut into; more than eight bits a channel can tell apart on any ladder here.
const FINE: usize = 1024;

/// Which part of the palette the ladder covers.
fn reach(palette: Palette, scale: Scale, unit: Unit, zero_is_ground: bool) -> (f64, f64) {
    match (palette, scale) {
        _ if unit == Unit::Difference => (0.0, 1.0),
        (Palette::Cyclic, Scale::Modulo(_)) => (0.0, 1.0),
        // A wheel has no ends: stopping short keeps the lowest and the highest value apart.
        (Palette::Cyclic, _) => (0.0, 0.85),
        // One step from the dark ground must already stand out, and turbo darkens again at its end.
        (Palette::Turbo, _) if zero_is_ground => (0.15, 0.88),
        _ if zero_is_ground => (0.3, 1.0),
        _ => (0.0, 1.0),
    }
}
