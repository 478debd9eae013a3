//! `cargo xtask package`: the core as a folder that npm takes, `package/`, with its types and an example that was run.

use crate::{build, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// What a reader of the package is told, and where the example is.
const README: &str = "docs/package.md";

/// Files of the built page and of the sources, and their names in the package.
const COPIED: &[(&str, &str)] = &[
    ("dist/pkg/nimscope.js", "nimscope.js"),
    ("dist/pkg/nimscope_bg.wasm", "nimscope_bg.wasm"),
    ("dist/pkg/papers.js", "papers.js"),
    ("dist/pkg/papers_bg.wasm", "papers_bg.wasm"),
    ("www/core.d.ts", "core.d.ts"),
    (README, "README.md"),
    ("LICENSE", "LICENSE"),
];

/// The declarations of the modules, which name the core's types where the page has them.
const DECLARED: &[(&str, &str)] =
    &[("dist/pkg/nimscope.d.ts", "nimscope.d.ts"), ("dist/pkg/papers.d.ts", "papers.d.ts")];

/// Builds the page, and leaves the package beside it.
pub(crate) fn package() -> Result<()> {
    build::build()?;
    let package = shell::root().join("package");
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    fs::create_dir_all(&package)?;
    for (from, to) in COPIED {
        let from = shell::root().join(from);
        fs::copy(&from, package.join(to)).with_context(|| format!("could not copy {}", from.display()))?;
    }
    for (from, to) in DECLARED {
        let text = fs::read_to_string(shell::root().join(from)).with_context(|| format!("there is no {from}"))?;
        fs::write(package.join(to), text.replace("\"../www/core.js\"", "\"./core.js\""))?;
    }
    fs::write(package.join("package.json"), manifest(&version()?))?;
    example(&package)
}

/// The version of the core, as its manifest has it.
fn version() -> Result<String> {
    let text = fs::read_to_string(shell::root().join("Cargo.toml"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("version = ")).context("Cargo.toml has a version")?;
    Ok(line.trim_matches('"').to_owned())
}

/// Runs the example of the page that a reader sees first, and compares what it prints with what that says.
fn example(package: &Path) -> Result<()> {
    let page = fs::read_to_string(package.join("README.md"))?;
    let (program, printed) = (block(&page, "js")?, block(&page, "text")?);
    let file: PathBuf = package.join("example.mjs");
    fs::write(&file, program)?;
    let output = shell::command("node").arg(&file).output().context("node cannot be run")?;
    fs::remove_file(&file)?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() || said != printed {
        bail!("the example of {README} prints\n{said}{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}

/// The first block of a page in some language.
fn block<'a>(page: &'a str, language: &str) -> Result<&'a str> {
    let (_, rest) = page.split_once(&format!("```{language}\n")).with_context(|| format!("no {language}"))?;
    rest.split_once("```").map(|(block, _)| block).context("a block ends")
}

fn manifest(version: &str) -> String {
    let module = |name: &str| format!("{{ \"types\": \"./{name}.d.ts\", \"default\": \"./{name}.js\" }}");
    format!(
        r#"{{
  "name": "nimscope",
  "version": "{version}",
  "description": "The nim values of heap games, exactly",
  "license": "MIT",
  "type": "module",
  "types": "./nimscope.d.ts",
  "sideEffects": false,
  "exports": {{
    ".": {},
    "./papers": {},
    "./core": {{ "types": "./core.d.ts" }},
    "./nimscope_bg.wasm": "./nimscope_bg.wasm",
    "./papers_bg.wasm": "./papers_bg.wasm"
  }}
}}
"#,
        module("nimscope"),
        module("papers"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_an_example_and_what_it_prints() {
        let page = include_str!("../../docs/package.md");
        let lines = block(page, "js").unwrap().lines().count();
        assert!(lines <= 10, "ten lines, and not {lines}");
        assert!(block(page, "text").unwrap().starts_with("20 11"));
    }
}
