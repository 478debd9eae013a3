//! A sweep: the values that one parameter runs through, one a row of the map.

use crate::paper;
use std::fmt;
use std::ops::Range;

use crate::game::catalogue::Kind;
use crate::game::fractions::Walk;
use crate::game::numbers::Ratio;
use crate::paper::Spec;

/// How many heaps a row of a sweep shows.
pub const SWEEP_COLUMNS: u64 = 4_096;

/// The most rows that a sweep has; a longer range is cut off.
const MOST_ROWS: usize = 4_096;

/// The largest denominator that a sweep may ask for.
const FINEST: u64 = 120;

/// What the rows reach, times the largest denominator, so that all of their values are ratios.
const FARTHEST: u64 = 1_000_000_000;

/// One parameter from a bound to a bound. A ratio takes all values up to a largest denominator, an integer all integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sweep {
    parameter: &'static str,
    from: Ratio,
    to: Ratio,
    denominator: u64,
}

impl Sweep {
    /// The sweep that prints as this text, such as `d:4/3-3:12` or `t:2-40`.
    pub(super) fn parse(text: &str) -> Option<Sweep> {
        let mut parts = text.split(':');
        let parameter = parts.next()?;
        let (from, to) = parts.next()?.split_once('-')?;
        let denominator = parts.next().map_or(Some(1), |text| text.parse().ok())?;
        parts.next().is_none().then(|| Sweep::read(parameter, from, to, denominator)).flatten()
    }

    /// The sweep over a parameter between two bounds, given as text.
    pub(super) fn read(parameter: &str, from: &str, to: &str, denominator: u64) -> Option<Sweep> {
        let parameter = known_parameter(parameter)?;
        let (from, to) = (Ratio::parse(from).ok()?, Ratio::parse(to).ok()?);
        let is_whole = from <= to && (1..=FINEST).contains(&denominator);
        let rows_end = |denominator| (from.numerator() / from.denominator() + 3) * denominator + MOST_ROWS as u64;
        (is_whole && rows_end(denominator) <= FARTHEST).then_some(Sweep { parameter, from, to, denominator })
    }

    /// The parameter that changes from row to row.
    pub fn parameter(self) -> &'static str {
        self.parameter
    }

    /// The first and the last value.
    pub fn bounds(self) -> (Ratio, Ratio) {
        (self.from, self.to)
    }

    /// The largest denominator of its values.
    pub fn denominator(self) -> u64 {
        self.denominator
    }

    /// Whether a game has this parameter, and may have it with every value of the range.
    pub(super) fn suits(self, spec: &Spec) -> bool {
        let values = self.values();
        !values.is_empty() && values.into_iter().all(|value| self.spec_at(spec, value).is_some())
    }

    /// The values of the parameter, one a row, in increasing order.
    pub fn values(self) -> Vec<Ratio> {
        let (from, to) = (self.from, self.to);
        let above = (from.numerator() - 1) / from.denominator();
        // Between two whole numbers lie at least as many values as the largest denominator, so that the rows end by here.
        let most = above + 2 + MOST_ROWS as u64 / self.denominator;
        let walk =
            Walk { above, to: to.numerator().div_ceil(to.denominator()).min(most), denominator: self.denominator };
        walk.fractions().into_iter().filter(|value| (from..=to).contains(value)).take(MOST_ROWS).collect()
    }

    /// The games of the rows.
    pub fn specs(self, spec: &Spec) -> Vec<Spec> {
        self.values().into_iter().filter_map(|value| self.spec_at(spec, value)).collect()
    }

    /// The game of a row.
    pub fn spec_of(self, spec: &Spec, row: u64) -> Option<Spec> {
        self.spec_at(spec, self.values().get(row as usize).copied()?)
    }

    /// Where a game itself lies among the rows: from a row to the next if it is one of them, else at the edge between two.
    pub fn present(self, spec: &Spec) -> Option<Range<u64>> {
        let (_, value) = spec.parameters().iter().find(|(name, _)| *name == self.parameter)?;
        let value = Ratio::parse(value).ok()?;
        let values = self.values();
        let before = values.partition_point(|other| *other < value) as u64;
        let is_row = values.get(before as usize) == Some(&value);
        (is_row || (self.from..=self.to).contains(&value)).then_some(before..before + u64::from(is_row))
    }

    fn spec_at(self, spec: &Spec, value: Ratio) -> Option<Spec> {
        spec.with(self.parameter, &value.to_string())
    }
}

impl fmt::Display for Sweep {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}-{}", self.parameter, self.from, self.to)?;
        match self.denominator {
            1 => Ok(()),
            denominator => write!(out, ":{denominator}"),
        }
    }
}

/// The name of a parameter that is a number, as the catalogue holds it.
fn known_parameter(name: &str) -> Option<&'static str> {
    let forms = paper::entries().iter().flat_map(|entry| entry.forms);
    let numbers = forms
        .flat_map(|form| form.parameters)
        .filter(|parameter| matches!(parameter.kind, Kind::Integer { .. } | Kind::Ratio { .. }));
    numbers.map(|parameter| parameter.name).find(|known| *known == name)
}
