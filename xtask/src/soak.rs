//! `cargo xtask soak`: checks that take minutes or hours, apart from the tests. Without a name it lists them.

use crate::shell;
use anyhow::Result;

/// Runs a step of `benches/soak` with its options.
pub(crate) fn soak(words: &[&str]) -> Result<()> {
    let bench = ["bench", "--package", "nimscope", "--bench", "soak", "--"];
    shell::run(shell::command("cargo").args(bench).args(words))
}
