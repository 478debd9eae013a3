//! The arguments of `nimscope exceptions`.

use clap::{Args, ValueEnum};

use crate::range::Range;

pub(super) const HELP: &str = "\
An exception of row n is a memory k for which the value of n_k is not the frontier value, that of all k > n. One on the
diagonal of an immortal value says so. There v2(k) is even by the rule; an asymptotic exception is a k whose odd part inverts
the rule for ever, and an early one is a k that is not yet as all later ones with its odd part.

Examples:
  nimscope exceptions mem0 --n 20-24
  nimscope exceptions mem0 --n 10^5 --format csv";

#[derive(Args, Debug)]
pub(crate) struct Exceptions {
    /// The game, mem0
    pub(crate) spec: String,
    /// The rows, by heap
    #[arg(long, value_name = "RANGE", default_value = "0-20")]
    pub(crate) n: Range,
    /// How to write the exceptions
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ExceptionsFormat,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum ExceptionsFormat {
    /// To read
    #[default]
    Text,
    /// A line an exception: n, k, value, frontier, diagonal and kind
    Csv,
    /// {"spec":…,"n":[a,b],"rows":[{"n":…,"frontier":…,"exceptions":[{"k":…,"value":…,"diagonal":…,"kind":"rule|asymptotic|early"}]}]}
    Json,
}
