//! The arguments of `nimscope immortals`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::heap::small;

pub(super) const HELP: &str = "\
A value m is immortal if it is on the frontier once, at n = t, and not again up to 2t; it then occurs for ever on the
diagonal (t+k)_k, where v2(k) is even but for the asymptotic exceptions, odd parts of k that invert the rule, and the early
ones. These are known from n = 4t on. A record is the first value so many times on the frontier.

A search needs about 13 bytes a heap, and a checkpoint 9. It goes on from where the checkpoint has come.

Examples:
  nimscope immortals --to 20000
  nimscope immortals --to 20000 --format json";

#[derive(Args, Debug)]
pub(crate) struct Immortals {
    /// The last heap
    #[arg(long, value_name = "N", value_parser = small)]
    pub(crate) to: u64,
    /// A file that remembers how far the search has come, read if it is there and written now and then
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// How to write what is found
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: FindingsFormat,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum FindingsFormat {
    /// To read
    #[default]
    Text,
    /// {"to":…,"immortals":[{"m":…,"t":…,"asymptotic":[…],"early":[…]}],"records":[{"times":…,"m":…,"n":[…]}]}
    Json,
}
