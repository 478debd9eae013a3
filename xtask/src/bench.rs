//! `cargo xtask bench`: the engines against the plain way, the page's wasm in a browser against this machine, and the page
//! against another one.

use crate::{build, lighthouse, page_tests, shell};
use anyhow::{Context, Result, ensure};
use std::path::Path;

/// Runs all parts of `benches/engines`, or with `--only PART` one of them. What needs the page gets it as it ships, and then
/// measures what people wait for; `--against DIR` names the `dist/` of another page for that.
pub(crate) fn bench(words: &[&str]) -> Result<()> {
    let (words, against) = match words {
        [words @ .., "--against", folder] => (words, Some(Path::new(folder))),
        _ => (words, None),
    };
    if words == ["--only", "lighthouse"] {
        return lighthouse::lighthouse();
    }
    let mut bench = shell::command("cargo");
    bench.args(["bench", "--package", "nimscope", "--bench", "engines", "--"]).args(words);
    if !matches!(words, [] | ["--only", "browser"]) {
        ensure!(against.is_none(), "`--against` belongs to `--only browser`");
        return shell::run(&mut bench);
    }
    build::build()?;
    let site = page_tests::serve_to_browser()?;
    let mut page = page_tests::here("node");
    page.arg("bench-page.js").envs(site.clone());
    if let Some(folder) = against {
        let folder = folder.canonicalize().with_context(|| format!("there is no folder {}", folder.display()))?;
        page.env("NIMSCOPE_AGAINST", page_tests::serve(folder)?);
    }
    shell::run(bench.envs(site))?;
    shell::run(&mut page)
}
