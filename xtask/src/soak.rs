//! `cargo xtask soak`: checks that take minutes or hours, apart from the tests. Without a name it lists them.

use crate::{cluster, shell};
use anyhow::Result;

/// Runs a step of `benches/soak` with its options.
pub(crate) fn soak(words: &[&str]) -> Result<()> {
    // It is about more than the core.
    if words == ["cluster"] {
        return cluster::soak();
    }
    if words.is_empty() {
        println!("cluster  docs/cluster.md works, with Slurm and with GNU parallel; it may install both");
    }
    let bench = ["bench", "--package", "nimscope", "--bench", "soak", "--"];
    shell::run(shell::command("cargo").args(bench).args(words))
}
