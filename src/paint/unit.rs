//! What the numbers of a map are: values, or something else that has the same colours and other words.

use super::UNKNOWN;
use crate::game::Difference;
use crate::game::big::{Big, LOGARITHM_BITS, logarithm};
use crate::game::numbers::superscript;

/// What a number is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A nim value.
    #[default]
    Value,
    /// Who wins in misère play: 0 where the player to move loses, 1 where that player wins.
    Outcome,
    /// The logarithm of a nim value too large for a texel, as [`logarithm`] gives it.
    Logarithm,
    /// How many heaps a texel stands for.
    Heaps,
    /// A heap.
    Heap,
    /// How many heaps there are of a kind.
    Count,
    /// What is left of a nim value when a part of it that theory has is taken away.
    Rest,
    /// What a value is more than another, as [`Difference::texel`] writes it.
    Difference,
}

impl Unit {
    /// A name that tells it from the others.
    pub(super) fn name(self) -> &'static str {
        match self {
            Unit::Value => "value",
            Unit::Outcome => "outcome",
            Unit::Logarithm => "logarithm",
            Unit::Heaps => "heaps",
            Unit::Heap => "heap",
            Unit::Count => "count",
            Unit::Rest => "rest",
            Unit::Difference => "difference",
        }
    }

    /// What a legend calls a number.
    pub(super) fn word(self) -> &'static str {
        match self {
            Unit::Value | Unit::Logarithm => "Nim value",
            Unit::Outcome => "Outcome for the player to move",
            Unit::Heaps => "Heaps in a pixel",
            Unit::Heap => "Heap",
            Unit::Count => "Count of heaps",
            Unit::Rest => "Nim value left over",
            Unit::Difference => "Difference",
        }
    }

    /// The number that stands for a value that someone typed.
    pub(super) fn encode(self, value: u32) -> u32 {
        match self {
            Unit::Logarithm => logarithm(&Big::from(value)),
            _ => value,
        }
    }

    /// A number as a reader knows it.
    pub(super) fn label(self, number: u32) -> String {
        match self {
            Unit::Outcome if number == 0 => "0: loses".to_owned(),
            Unit::Outcome => format!("{number}: wins"),
            Unit::Logarithm => rounded(number),
            _ => self.digits(number),
        }
    }

    /// A number as it is written into a cell.
    pub fn digits(self, number: u32) -> String {
        match self {
            Unit::Difference => Difference::of_texel(number).to_string(),
            _ => number.to_string(),
        }
    }

    /// What colours depend on: how far two values lie apart, else the number itself.
    #[inline]
    pub(super) fn size(self, number: u32) -> u32 {
        match self {
            Unit::Difference if number != UNKNOWN => Difference::of_texel(number).apart(),
            _ => number,
        }
    }
}

/// The value behind a logarithm: exactly while it is small, else its first two digits and how many follow.
fn rounded(number: u32) -> String {
    let logarithm = f64::from(number) / f64::from(1 << LOGARITHM_BITS);
    let decimal = logarithm * std::f64::consts::LOG10_2;
    if decimal < 4.0 {
        return ((10_f64.powf(decimal) - 1.0).round() as u32).to_string();
    }
    // Ten times the lead is rounded as a whole, so that 9.99 becomes 1.0 of the next power.
    let tenths = (10_f64.powf(decimal.fract()) * 10.0).round() as u32;
    let (tenths, power) = if tenths == 100 { (10, decimal as u32 + 1) } else { (tenths, decimal as u32) };
    let power = superscript(power);
    match (tenths / 10, tenths % 10) {
        (1, 0) => format!("10{power}"),
        (lead, 0) => format!("{lead}·10{power}"),
        (lead, tenth) => format!("{lead}.{tenth}·10{power}"),
    }
}
