//! The parameters of a game as data: what kind they are, what they may be, and what they are before anyone chooses.

use serde::Serialize;

/// One way to give a game's parameters. A form is in use if one of its own parameters is given.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Form {
    /// A few words that name it, where there are several.
    pub title: &'static str,
    /// The parameters in the order in which they are written.
    pub parameters: &'static [Parameter],
}

impl Form {
    /// The form of a game without parameters.
    pub const NONE: &'static [Form] = &[Form { title: "", parameters: &[] }];
}

/// A parameter of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Parameter {
    /// The key in specs and links.
    pub name: &'static str,
    /// The name in the page.
    pub label: &'static str,
    /// One line that says what it does.
    pub hint: &'static str,
    /// What it is before anyone chooses, as it is written in a spec.
    pub default: &'static str,
    /// What it may be.
    pub kind: Kind,
}

/// What a parameter may be.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Kind {
    /// A whole number within bounds.
    Integer {
        /// The least.
        min: u64,
        /// The most.
        max: u64,
        /// The step of a slider.
        step: u64,
        /// The right end of a slider, which need not reach `max`.
        slider: u64,
    },
    /// An exact ratio, larger than `above` and at most `max`.
    Ratio {
        /// It must be larger than this.
        above: u64,
        /// The most.
        max: u64,
        /// The right end of a slider, which need not reach `max`.
        slider: u64,
        /// The largest denominator that a slider walks through.
        denominator: u64,
        /// Others to choose from.
        denominators: &'static [u64],
        /// The places where something changes.
        marks: &'static [&'static str],
    },
    /// A set of whole numbers such as `1-4,7`.
    Set {
        /// The least member.
        min: u64,
        /// The largest member.
        max: u64,
    },
    /// A row of heaps such as `3,1,4`.
    Heaps {
        /// The largest heap.
        max: u64,
        /// The most heaps.
        count: usize,
        /// How many of the first ones the map varies; those behind them have sliders.
        varied: usize,
        /// The right end of a slider, which need not reach `max`.
        slider: u64,
    },
    /// A rule that someone types.
    Rule {
        /// The variables that it may use.
        variables: &'static [&'static str],
        /// Rules to start from.
        examples: &'static [Example],
    },
    /// One of a few words.
    Choice {
        /// The words.
        choices: &'static [Choice],
        /// Whether the default is not written, as for a parameter that a game was given later: links from before stay as they are.
        /// The page has a field for it all the same.
        #[serde(skip)]
        #[cfg_attr(test, ts(skip))]
        quiet: bool,
    },
}

/// A rule to start from.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Example {
    /// The rule as it is typed.
    pub text: &'static str,
    /// What it is known for.
    pub title: &'static str,
}

/// A word to choose.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    /// The word in specs and links.
    pub name: &'static str,
    /// The words in the page.
    pub title: &'static str,
}

/// Whether something is on: `0` or `1`.
pub const NO_YES: Kind = Kind::Choice { choices: NO_AND_YES, quiet: false };

/// The same for what is not worth a word while it is off.
pub const IF_YES: Kind = Kind::Choice { choices: NO_AND_YES, quiet: true };

const NO_AND_YES: &[Choice] = &[Choice { name: "0", title: "no" }, Choice { name: "1", title: "yes" }];
