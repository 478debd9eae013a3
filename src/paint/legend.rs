//! The legend: which colour is which value. Few values are shown as swatches, many as a bar with ticks.

use serde::Serialize;

use super::ladder::{Ladder, Spacing};
use super::palette::{CATEGORIES, Rgb, css};
use super::scale::Scale;
use super::shades::Shades;
use super::unit::Unit;
use crate::game::Difference;
use crate::game::big::{Big, MOST_DIGITS, logarithm};

/// What a reader needs to tell values from colours.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Legend {
    /// Whether the entries are swatches; otherwise they are ticks on a bar.
    pub discrete: bool,
    /// At most 24 swatches or ticks, from low to high.
    pub entries: Vec<LegendEntry>,
    /// The bar from low to high in CSS colours, evenly spaced; empty for swatches.
    pub gradient: Vec<String>,
    /// What the numbers are.
    pub caption: String,
}

/// A swatch or a tick.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LegendEntry {
    /// The value or values, as text.
    pub label: String,
    /// The CSS colour of the value.
    pub colour: String,
    /// Where it stands along the bar, from 0 to 1.
    pub at: f64,
}

/// The legend of settled shades for the values in view.
pub(super) fn legend(shades: &Shades, in_view: Option<(u32, u32)>, nothing_to_show: bool) -> Legend {
    let caption = caption(shades.scale(), shades.unit());
    let zero = shades.zero().filter(|_| zero_matters(shades.scale(), in_view) && shades.unit() != Unit::Heaps);
    // No value lies beyond the remainders.
    let in_view = in_view.filter(|_| !matches!(shades.scale(), Scale::Modulo(_)));
    let ladder = shades.ladder();
    let swatches = |labels: Vec<(String, Rgb)>| Legend::swatches(labels, caption.clone());
    match shades.scale() {
        Scale::POnly if shades.unit() == Unit::Difference => {
            swatches(vec![("0: equal".to_owned(), shades.colour(0)), ("others".to_owned(), shades.colour(1))])
        }
        Scale::POnly => {
            swatches(vec![("0: P".to_owned(), shades.colour(0)), ("others: N".to_owned(), shades.colour(1))])
        }
        _ if nothing_to_show && !matches!(shades.scale(), Scale::Modulo(_)) => swatches(Vec::new()),
        Scale::Value(value) => {
            let middle = ladder.value_at(0.5);
            let other = if middle == value { middle + 1 } else { middle };
            swatches(vec![(value.to_string(), shades.colour(value)), ("others".to_owned(), shades.colour(other))])
        }
        Scale::Modulo(m) if m <= FEW => {
            swatches((0..m).map(|value| (value.to_string(), shades.colour(value))).collect())
        }
        _ if shades.unit() == Unit::Difference => differences(shades, zero, in_view, caption.clone()),
        _ if ladder.count() <= FEW => {
            let values = zero.map(|_| 0).into_iter().chain(ladder.first_values(FEW));
            swatches(values.map(|value| (label(shades, in_view, value), shades.colour(value))).collect())
        }
        _ if shades.is_categorical() => {
            let zero = zero.map(|zero| ("0".to_owned(), zero));
            swatches(zero.into_iter().chain(categories(shades)).collect())
        }
        _ => Legend::bar(shades, zero, in_view, caption),
    }
}

impl Legend {
    fn swatches(labels: Vec<(String, Rgb)>, caption: String) -> Legend {
        let count = labels.len() as f64;
        let entries = labels.into_iter().enumerate().map(|(place, (label, colour))| LegendEntry {
            label,
            colour: css(colour),
            at: (place as f64 + 0.5) / count,
        });
        Legend { discrete: true, entries: entries.collect(), gradient: Vec::new(), caption }
    }

    fn bar(shades: &Shades, zero: Option<Rgb>, in_view: Option<(u32, u32)>, caption: String) -> Legend {
        let ladder = shades.ladder();
        let foot = if zero.is_some() { ZERO_WIDTH } else { 0.0 };
        let gradient = (0..BAR).map(|step| {
            let along = step as f64 / (BAR - 1) as f64;
            match zero {
                Some(zero) if along < foot => css(zero),
                _ => css(shades.place((along - foot) / (1.0 - foot))),
            }
        });
        let zero_tick = zero.map(|zero| LegendEntry { label: "0".to_owned(), colour: css(zero), at: foot / 2.0 });
        let ticks = ticks(ladder, shades.unit()).into_iter().map(|value| LegendEntry {
            label: label(shades, in_view, value),
            colour: css(shades.colour(value)),
            at: foot + (1.0 - foot) * ladder.at(value),
        });
        Legend {
            discrete: false,
            gradient: gradient.collect(),
            entries: zero_tick.into_iter().chain(ticks).collect(),
            caption,
        }
    }
}

/// The legend of differences: swatches or a bar from the lowest to the highest, 0 in the middle.
fn differences(shades: &Shades, zero: Option<Rgb>, in_view: Option<(u32, u32)>, caption: String) -> Legend {
    let ladder = shades.ladder();
    let texel = |apart: u32, sign: i64| Difference(sign * i64::from(apart)).texel().unwrap_or(0);
    // Beyond the end of the ladder there may be differences in view; the sign stands before what says so.
    let written = |apart: u32, sign: i64| {
        let written = shades.unit().digits(texel(apart, sign));
        match in_view {
            Some((_, largest)) if apart == ladder.high() && largest > apart => {
                format!("{} {written}", if sign < 0 { "≤" } else { "≥" })
            }
            _ => written,
        }
    };
    if ladder.count() <= FEW / 2 {
        let apart = ladder.first_values(FEW / 2);
        let side = |sign: i64| move |apart: u32| (apart, sign);
        let below = apart.iter().rev().copied().map(side(-1));
        let above = apart.iter().copied().map(side(1));
        let swatch = |(apart, sign): (u32, i64)| (written(apart, sign), shades.colour(texel(apart, sign)));
        let zero = zero.map(|zero| ("0".to_owned(), zero));
        return Legend::swatches(below.map(swatch).chain(zero).chain(above.map(swatch)).collect(), caption);
    }
    let foot = if zero.is_some() { ZERO_WIDTH / 2.0 } else { 0.0 };
    let gradient = (0..BAR).map(|step| {
        let along = step as f64 / (BAR - 1) as f64;
        let (at, is_middle) = match along - 0.5 {
            off if off.abs() < foot => (0.5, true),
            off if off < 0.0 => (along / (0.5 - foot) / 2.0, false),
            off => (0.5 + (off - foot) / (0.5 - foot) / 2.0, false),
        };
        css(zero.filter(|_| is_middle).unwrap_or_else(|| shades.place(at)))
    });
    let tick = |(apart, sign): (u32, i64)| LegendEntry {
        label: written(apart, sign),
        colour: css(shades.colour(texel(apart, sign))),
        at: 0.5 + sign as f64 * (foot + (0.5 - foot) * ladder.at(apart)),
    };
    let marked = ticks(ladder, shades.unit());
    // The least difference stands beside 0, which says enough.
    let apart: Vec<u32> = marked.iter().copied().filter(|&apart| ladder.at(apart) > 2.0 * LEAST_GAP).collect();
    let below = apart.iter().rev().map(|&apart| tick((apart, -1)));
    let middle = zero.map(|zero| LegendEntry { label: "0".to_owned(), colour: css(zero), at: 0.5 });
    let above = apart.iter().map(|&apart| tick((apart, 1)));
    Legend {
        discrete: false,
        gradient: gradient.collect(),
        entries: below.chain(middle).chain(above).collect(),
        caption,
    }
}

/// Up to this many values are shown one by one.
const FEW: u32 = 12;

/// How many colours the bar is drawn with.
const BAR: usize = 64;

/// The part of the bar that belongs to 0 where 0 stands apart.
const ZERO_WIDTH: f64 = 0.1;

/// Ticks closer than this would run into each other.
const LEAST_GAP: f64 = 0.12;

fn caption(scale: Scale, unit: Unit) -> String {
    let word = unit.word();
    match scale {
        Scale::Rank if unit == Unit::Heaps => format!("{word}, one step for each count in view"),
        Scale::Linear => word.to_owned(),
        // Of two there is nothing to space.
        Scale::Sqrt | Scale::Log | Scale::Rank if unit == Unit::Outcome => word.to_owned(),
        Scale::Sqrt => format!("{word} (√ scale)"),
        Scale::Log => format!("{word} (logarithmic scale)"),
        Scale::Rank => format!("{word}, one step for each in view"),
        Scale::Modulo(m) => format!("{word} modulo {m}"),
        Scale::Value(value) => format!("{word} {value} singled out"),
        Scale::Frontier => "How far below the frontier".to_owned(),
        Scale::POnly if matches!(unit, Unit::Value | Unit::Logarithm) => "P-positions: nim value 0".to_owned(),
        Scale::POnly if unit == Unit::Outcome => "P-positions: outcome 0".to_owned(),
        Scale::POnly if unit == Unit::Difference => "Where both are equal".to_owned(),
        Scale::POnly => format!("{word} 0"),
    }
}

/// Zero is shown where it can occur: among remainders always, else if it is in view.
fn zero_matters(scale: Scale, in_view: Option<(u32, u32)>) -> bool {
    matches!(scale, Scale::Modulo(_)) || in_view.is_some_and(|(least, _)| least == 0)
}

/// A value as text; at an end of the ladder beyond which there are values in view, it stands for those as well.
fn label(shades: &Shades, in_view: Option<(u32, u32)>, value: u32) -> String {
    let (ladder, written) = (shades.ladder(), shades.unit().label(value));
    let (least, largest) = in_view.unwrap_or((ladder.low(), ladder.high()));
    if value == ladder.high() && largest > value && value > 0 {
        format!("≥ {written}")
    } else if value == ladder.low() && least < value && value > 1 {
        format!("≤ {written}")
    } else {
        written
    }
}

/// One swatch for each category, with the first values that it paints.
fn categories(shades: &Shades) -> Vec<(String, Rgb)> {
    let values = shades.ladder().first_values(2 * CATEGORIES as u32);
    let firsts = values.iter().take(CATEGORIES).enumerate().map(|(place, &first)| {
        let written = |value: u32| shades.unit().label(value);
        let label = match values.get(place + CATEGORIES) {
            Some(&second) => format!("{}, {}, …", written(first), written(second)),
            None => written(first),
        };
        (label, shades.colour(first))
    });
    firsts.collect()
}

/// Values to mark on a bar: both ends exactly, and round values in between, placed by the ladder itself.
fn ticks(ladder: &Ladder, unit: Unit) -> Vec<u32> {
    let (low, high) = ladder.ends();
    let inner: Vec<u32> = match ladder.spacing() {
        Spacing::Linear if unit == Unit::Logarithm => powers_of_ten(low, high),
        Spacing::Linear => {
            let step = round_step(high - low);
            (low / step + 1..=high / step).map(|multiple| multiple * step).collect()
        }
        // Between two ranks there is nothing, so that only values in view may be marked.
        Spacing::Rank => (1..=4).map(|fifth| ladder.value_at(f64::from(fifth) / 5.0)).collect(),
        Spacing::Sqrt | Spacing::Log => (1..=4)
            .map(|fifth| {
                let place = f64::from(fifth) / 5.0;
                let (low, beyond) = (ladder.value_at(place - 0.05), ladder.value_at(place + 0.05));
                roundest(low, beyond.saturating_sub(1).max(low))
            })
            .collect(),
    };
    let mut ticks = vec![low];
    for value in inner {
        let clear_of = |other: u32| (ladder.at(value) - ladder.at(other)).abs() >= LEAST_GAP;
        if ticks.last().is_some_and(|&last| value > last && clear_of(last)) && clear_of(high) {
            ticks.push(value);
        }
    }
    ticks.push(high);
    ticks
}

/// The logarithms of some powers of ten, evenly spaced.
fn powers_of_ten(low: u32, high: u32) -> Vec<u32> {
    let power = |exponent: u32| logarithm(&Big::from(10_u32).pow(exponent));
    let step = round_step((high - low) / power(1));
    (1..=MOST_DIGITS / step).map(|times| power(times * step)).filter(|place| (low + 1..high).contains(place)).collect()
}

/// The step 1, 2 or 5 times a power of ten that cuts `span` into at most six.
fn round_step(span: u32) -> u32 {
    round_numbers().find(|step| span / step <= 6).unwrap_or(u32::MAX)
}

/// The multiple of the largest round number in `low..=high`, nearest to the middle.
fn roundest(low: u32, high: u32) -> u32 {
    let middle = low + (high - low) / 2;
    let mut best = middle;
    for step in round_numbers().take_while(|&step| step <= high) {
        let multiple = (middle / step..=middle / step + 1)
            .map(|times| times.saturating_mul(step))
            .filter(|value| (low..=high).contains(value))
            .min_by_key(|&value| value.abs_diff(middle));
        best = multiple.unwrap_or(best);
    }
    best
}

/// 1, 2, 5, 10, 20, 50, … as far as they fit.
fn round_numbers() -> impl Iterator<Item = u32> {
    (0..10)
        .flat_map(|power| [1_u64, 2, 5].map(|lead| lead * 10_u64.pow(power)))
        .filter_map(|step| u32::try_from(step).ok())
}
