//! `cargo xtask build`: the page as a static folder, `dist/`, that works from any path of any host.

use crate::slim::{Language, slim};
use crate::{files, install, shell};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The files and folders that the page is made of, besides the bound wasm. What does not exist is not needed.
const COPIED: &[&str] = &["index.html", "www", "LICENSE", "LICENSE-MIT", "LICENSE-APACHE"];

/// The folder that holds the built page.
pub(crate) fn dist() -> PathBuf {
    shell::root().join("dist")
}

/// Builds the page. A failed build leaves the previous `dist/` as it was.
pub(crate) fn build() -> Result<()> {
    install::wasm_target()?;
    shell::run(shell::cargo("build").args(["--package", "nimscope", "--lib", "--release", "--target", shell::WASM]))?;

    // Builds that run at the same time take turns; the lock ends with this function.
    let turn = fs::File::create(shell::target_dir().join("dist.lock"))?;
    turn.lock()?;
    let next = shell::root().join("dist.next");
    remove(&next)?;
    fs::create_dir_all(&next)?;
    bind(&shell::target_dir().join(shell::WASM).join("release/nimscope.wasm"), &next.join("pkg"))?;
    for name in COPIED {
        let from = shell::root().join(name);
        if from.exists() {
            copy(&from, &next.join(name))?;
        }
    }
    for file in files::below(&next, |_| true)? {
        let language = match file.extension().and_then(|ending| ending.to_str()) {
            Some("js") => Language::JavaScript,
            Some("css") => Language::Css,
            _ => continue,
        };
        fs::write(&file, slim(&fs::read_to_string(&file)?, language))?;
    }
    remove(&dist())?;
    fs::rename(&next, dist()).context("could not put the new dist/ in place")
}

/// Writes the JavaScript side of the wasm: `nimscope.js`, its types and the module itself.
fn bind(wasm: &Path, to: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(true)
        // The generated module finds its wasm beside itself, so that a bare `init()` works from any path.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(to)
        .with_context(|| format!("could not bind {}", wasm.display()))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            copy(&from.join(&name), &to.join(&name))?;
        }
    } else if !from.to_string_lossy().ends_with(".d.ts") {
        // The declarations of the page's own shapes serve the type check alone, so they stay behind.
        fs::copy(from, to).with_context(|| format!("could not copy {}", from.display()))?;
    }
    Ok(())
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("could not remove {}", folder.display()))?;
    }
    Ok(())
}
