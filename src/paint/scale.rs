//! Scales: how values are spread over a palette. A scale is one word, and for some one number, such as `modulo:7`.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How values are spread over a palette.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "PlainScale"))]
#[serde(try_from = "PlainScale", into = "PlainScale")]
pub enum Scale {
    /// Equal differences, equal steps.
    Linear,
    /// By the square root: small values are kept apart, large ones still differ.
    #[default]
    Sqrt,
    /// By the logarithm: doubling is one step, wherever it happens.
    Log,
    /// Equal steps between the distinct values in view, however far apart they are.
    Rank,
    /// By the remainder modulo this number.
    Modulo(u32),
    /// This one value in a strong colour, the others dim.
    Value(u32),
    /// Values that are depths below the frontier: 0 is quiet, and the deeper, the lighter.
    Frontier,
    /// Zeros in black, all others pale.
    POnly,
}

/// The number that belongs to a scale.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScaleNumber {
    /// What it is called.
    pub label: &'static str,
    /// What it is before anyone chooses.
    pub default: u32,
    /// The least it may be.
    pub min: u32,
    /// The most it may be.
    pub max: u32,
}

/// What a menu shows of a scale.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ScaleEntry {
    /// The name in links.
    #[cfg_attr(test, ts(type = "ScaleKind"))]
    pub name: &'static str,
    /// The name in menus.
    pub title: &'static str,
    /// One line that says what it is good for.
    pub hint: &'static str,
    /// The number it needs.
    pub number: Option<ScaleNumber>,
    /// Whether only games with a frontier have it.
    pub needs_frontier: bool,
}

impl Scale {
    /// All scales, in the order of the menu, with their numbers as they are before anyone chooses.
    pub const ALL: [Scale; 8] = [
        Scale::Linear,
        Scale::Sqrt,
        Scale::Log,
        Scale::Rank,
        Scale::Modulo(MODULUS.default),
        Scale::Value(SINGLED_OUT.default),
        Scale::Frontier,
        Scale::POnly,
    ];

    /// The scale with this name. A number that it needs is brought within its bounds, or is its default if missing; a
    /// number that it does not need is left unread, since a form may well send one.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the name.
    pub fn new(name: &str, number: Option<f64>) -> Result<Scale, String> {
        let scale = Scale::named(name).ok_or_else(|| {
            let names = Scale::ALL.map(Scale::name).join(", ");
            format!("no scale is called “{name}”; scales: {names}")
        })?;
        Ok(match number {
            Some(number) if !number.is_nan() => scale.with_number(number.round() as u32),
            _ => scale,
        })
    }

    /// The scale with this name and its default number.
    pub fn named(name: &str) -> Option<Scale> {
        Scale::ALL.into_iter().find(|scale| scale.name() == name)
    }

    /// The name in links, without the number.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The same scale with another number, brought within its bounds; a scale without a number stays as it is.
    #[must_use]
    pub fn with_number(self, number: u32) -> Scale {
        match self {
            Scale::Modulo(_) => Scale::Modulo(number.clamp(MODULUS.min, MODULUS.max)),
            Scale::Value(_) => Scale::Value(number.clamp(SINGLED_OUT.min, SINGLED_OUT.max)),
            other => other,
        }
    }

    /// The number, if the scale has one.
    pub fn number(self) -> Option<u32> {
        match self {
            Scale::Modulo(number) | Scale::Value(number) => Some(number),
            _ => None,
        }
    }

    /// What a menu shows.
    pub fn entry(self) -> ScaleEntry {
        let plain = |name, title, hint| ScaleEntry { name, title, hint, number: None, needs_frontier: false };
        match self {
            Scale::Linear => plain("linear", "Linear", "Equal differences are equal steps of colour."),
            Scale::Sqrt => plain("sqrt", "Square root", "Keeps small values apart while large ones still differ."),
            Scale::Log => plain("log", "Logarithmic", "Doubling a value is the same step wherever it happens."),
            Scale::Rank => plain("rank", "Rank", "One equal step of colour for each distinct value in view."),
            Scale::Modulo(_) => ScaleEntry {
                number: Some(MODULUS),
                ..plain("modulo", "Modulo m", "Colours the remainder, which shows periods.")
            },
            Scale::Value(_) => ScaleEntry {
                number: Some(SINGLED_OUT),
                ..plain("value", "One value", "Singles out one value; the others stay dimly in view.")
            },
            Scale::Frontier => ScaleEntry {
                needs_frontier: true,
                ..plain("frontier", "Below the frontier", "How far a cell lies below its row’s frontier value.")
            },
            Scale::POnly => plain("p", "P-positions", "Shows only where the value is 0: the player to move loses."),
        }
    }
}

/// `name` or `name:number`, as in links.
impl fmt::Display for Scale {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())?;
        match self.number() {
            Some(number) => write!(out, ":{number}"),
            None => Ok(()),
        }
    }
}

const MODULUS: ScaleNumber = ScaleNumber { label: "modulus m", default: 2, min: 2, max: 4096 };

// u32::MAX itself means "not known".
const SINGLED_OUT: ScaleNumber = ScaleNumber { label: "value", default: 12, min: 0, max: u32::MAX - 1 };

/// A scale as plain data. The number is a float because that is the only number JavaScript has.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct PlainScale {
    #[cfg_attr(test, ts(type = "ScaleKind"))]
    kind: String,
    number: Option<f64>,
}

impl From<Scale> for PlainScale {
    fn from(scale: Scale) -> PlainScale {
        PlainScale { kind: scale.name().to_owned(), number: scale.number().map(f64::from) }
    }
}

impl TryFrom<PlainScale> for Scale {
    type Error = String;

    fn try_from(plain: PlainScale) -> Result<Scale, String> {
        Scale::new(&plain.kind, plain.number)
    }
}
