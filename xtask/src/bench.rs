//! `cargo xtask bench`: the engines against the plain way, and the page's wasm in a browser against this machine.

use crate::{build, page_tests, shell};
use anyhow::Result;

/// Runs all parts of `benches/engines`, or with `--only PART` one of them. What needs the page gets it as it ships.
pub(crate) fn bench(words: &[&str]) -> Result<()> {
    let mut bench = shell::command("cargo");
    bench.args(["bench", "--package", "nimscope", "--bench", "engines", "--"]).args(words);
    if matches!(words, [] | ["--only", "browser"]) {
        build::build()?;
        bench.envs(page_tests::serve_to_browser()?);
    }
    shell::run(&mut bench)
}
