//! `cargo xtask build`: the page as a static folder, `dist/`, that works from any path of any host.

use crate::bundle::{Bundle, bundle};
use crate::order::order;
use crate::slim::{Language, slim};
use crate::{files, install, offline, proofs, shell, stamp};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The files that the page is made of, besides those in the folder of its sources.
const COPIED: &[&str] = &["index.html", "LICENSE"];

/// The folder of the sources, and what the markup asks for: the script that is there at once, and the module that the page begins with.
const SOURCES: &str = "www";
/// Pages of proofs have a script of their own.
const ENTRIES: [&str; 3] = ["www/first.js", "www/main.js", "www/proofs.js"];

/// The modules of the core: the feature that says what is in it, which is a profile as well, and its name in `pkg/`.
const MODULES: &[(&str, &str)] = &[("map", "nimscope"), ("papers", "papers")];

/// The folder that holds the built page.
pub(crate) fn dist() -> PathBuf {
    shell::root().join("dist")
}

/// Builds the page. A failed build leaves the previous `dist/` as it was.
pub(crate) fn build() -> Result<()> {
    install::wasm_target()?;
    compile()?;

    // Builds that run at the same time take turns; the lock ends with this function.
    let turn = fs::File::create(shell::target_dir().join("dist.lock"))?;
    turn.lock()?;
    let next = shell::root().join("dist.next");
    remove(&next)?;
    for (feature, name) in MODULES {
        bind(&shell::target_dir().join(shell::WASM).join(feature).join("nimscope.wasm"), name, &next.join("pkg"))?;
    }
    for name in COPIED {
        copy(&shell::root().join(name), &next.join(name))?;
    }
    for file in files::below(&shell::root().join(SOURCES), |_| true)? {
        // Modules come as bundles, and the declarations of their types serve the type check alone.
        if file.extension().is_some_and(|ending| ending != "js" && ending != "ts") {
            copy(&file, &next.join(file.strip_prefix(shell::root())?))?;
        }
    }
    put_together(&next)?;
    proofs::write(&next)?;
    for file in files::below(&next, |_| true)? {
        let language = match file.extension().and_then(|ending| ending.to_str()) {
            Some("js") => Language::JavaScript,
            Some("css") => Language::Css,
            _ => continue,
        };
        fs::write(&file, slim(&fs::read_to_string(&file)?, language))?;
    }
    stamp::stamp(&next)?;
    let worker = slim(&offline::worker(&next)?, Language::JavaScript);
    write(&next.join(offline::WORKER), worker.as_bytes())?;
    remove(&dist())?;
    fs::rename(&next, dist()).context("could not put the new dist/ in place")
}

/// Compiles the modules of the core, side by side: most of the time goes into linking, which has one thread.
fn compile() -> Result<()> {
    let compile = |feature: &'static str| {
        let what = ["--package", "nimscope", "--lib", "--no-default-features", "--features", feature];
        shell::run(shell::cargo("build").args(what).args(["--profile", feature, "--target", shell::WASM]))
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = MODULES.iter().map(|(feature, _)| scope.spawn(|| compile(feature))).collect();
        running.into_iter().try_for_each(|one| one.join().expect("a build does not panic"))
    })
}

/// Writes the JavaScript side of a module: its bindings, their types and the wasm itself.
fn bind(wasm: &Path, name: &str, to: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(wasm)
        .out_name(name)
        .web(true)?
        .typescript(true)
        // The generated module finds its wasm beside itself, so that a bare `init()` works from any path.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(to)
        .with_context(|| format!("could not bind {}", wasm.display()))?;
    let bound = to.join(format!("{name}_bg.wasm"));
    fs::write(&bound, order(&fs::read(&bound)?)?).context("could not write the ordered module")
}

/// Writes a bundle for each entry of the page, and for each that a bundle loads, such as the worker's.
fn put_together(to: &Path) -> Result<()> {
    let is_source = |path: &str| Path::new(path).starts_with(SOURCES) && path.ends_with(".js");
    let read = |path: &str| is_source(path).then(|| fs::read_to_string(shell::root().join(path)).ok()).flatten();
    let mut entries = ENTRIES.map(str::to_owned).to_vec();
    while let Some(entry) = entries.pop() {
        let Bundle { text, entries: others } = bundle(&entry, read).context("the modules cannot be put together")?;
        write(&to.join(&entry), text.as_bytes())?;
        entries.extend(others);
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    write(to, &fs::read(from).with_context(|| format!("could not read {}", from.display()))?)
}

fn write(file: &Path, content: &[u8]) -> Result<()> {
    fs::create_dir_all(file.parent().context("a file lies in a folder")?)?;
    fs::write(file, content).with_context(|| format!("could not write {}", file.display()))
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("could not remove {}", folder.display()))?;
    }
    Ok(())
}
