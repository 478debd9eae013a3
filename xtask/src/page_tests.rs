//! The steps of `cargo xtask test` that need Node.js: types, lint and the journeys of a person through the page.

use crate::server::Server;
use crate::{build, install, shell};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::fs;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::Command;

/// What Biome looks at, seen from the folder of the browser tests.
const LINTED: &[&str] = &[".", "../../www"];

/// Checks the JavaScript's types against the bindings that the build made.
pub(crate) fn types() -> Result<()> {
    install_packages()?;
    shell::run(installed("tsc").args(["--project", "tsconfig.json"]))
}

/// Checks the JavaScript and CSS for lint and format.
pub(crate) fn lint() -> Result<()> {
    install_packages()?;
    let options = ["ci", "--error-on-warnings", "--colors", colours()];
    shell::run(installed("biome").args(options).args(LINTED)).context("`cargo xtask format` mends most of this")
}

/// Formats the JavaScript and mends what lint can be mended safely.
pub(crate) fn format() -> Result<()> {
    install_packages()?;
    shell::run(installed("biome").args(["check", "--write", "--colors", colours()]).args(LINTED))
}

/// Runs the journeys whose file name contains `filter`, one file after another so that they do not slow each other.
pub(crate) fn journeys(filter: &str) -> Result<()> {
    let site = serve_to_browser()?;
    let program = command_line()?;
    let mut failed = Vec::new();
    for name in journey_files(filter)? {
        println!("{name}");
        let mut node = here("node");
        node.args(["--test", "--test-reporter=spec", &name]).envs(site.clone()).env("NIMSCOPE", &program);
        if shell::run(&mut node).is_err() {
            failed.push(name);
        }
    }
    if !failed.is_empty() {
        bail!("these journeys failed: {}", failed.join(", "));
    }
    Ok(())
}

/// Serves the built page while this process runs, and gives the variables that tell tests/browser/chromium.js of it.
pub(crate) fn serve_to_browser() -> Result<[(&'static str, OsString); 2]> {
    install_packages()?;
    let browser = install::browser()?.browser;
    // The path shows that the page works wherever it is put.
    let server = Server::bind(build::dist(), "/any/path/", 0).context("the server could not start")?;
    let url = server.url();
    std::thread::spawn(move || server.run());
    Ok([("NIMSCOPE_URL", url.into()), ("CHROMIUM", browser.into())])
}

/// The command line, as its own tests build it, so that it is built once.
fn command_line() -> Result<PathBuf> {
    shell::run(shell::cargo("build").args(["--package", "nimscope", "--bin", "nimscope", "--profile", "test"]))?;
    Ok(shell::target_dir().join("debug/nimscope"))
}

fn journey_files(filter: &str) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".journey.js") && name.contains(filter) {
            names.push(name);
        }
    }
    if names.is_empty() {
        bail!("no file tests/browser/*.journey.js has `{filter}` in its name");
    }
    names.sort();
    Ok(names)
}

/// Installs exactly what the lock file says, unless that is what is there.
fn install_packages() -> Result<()> {
    install::node()?;
    let lock = fs::read(folder().join("package-lock.json"))?;
    let installed = folder().join("node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|there| there == lock) {
        return Ok(());
    }
    shell::run(here("npm").arg("ci"))?;
    Ok(fs::write(installed, lock)?)
}

fn folder() -> PathBuf {
    shell::root().join("tests/browser")
}

/// A program that runs in the folder of the browser tests.
fn here(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder());
    command
}

/// A program that npm installed there.
fn installed(program: &str) -> Command {
    let mut command = Command::new(folder().join("node_modules/.bin").join(program));
    command.current_dir(folder());
    command
}

fn colours() -> &'static str {
    if std::io::stdout().is_terminal() { "force" } else { "off" }
}
