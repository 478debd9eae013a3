//! What the project needs from the machine: found, or installed where that may be done, or named in one sentence.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Once;

/// A browser of the Chromium family and the driver that wasm tests steer it with.
pub(crate) struct Browser {
    /// The browser itself.
    pub(crate) browser: PathBuf,
    /// ChromeDriver, of the same version.
    pub(crate) driver: PathBuf,
}

/// Where people and packages put the browser, most specific first.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// The same engine without windows: a page opens in half the time.
const WINDOWLESS: &[&str] = &["chromium-headless-shell", "chrome-headless-shell"];

/// Fonts are only recommended by the browser's package, but a page without them shows no text.
const BROWSER_PACKAGES: &[&str] = &["chromium", "chromium-driver", "fonts-dejavu-core", "fonts-liberation"];

/// Makes sure that the toolchain can build for the browser.
pub(crate) fn wasm_target() -> Result<()> {
    let query = ["--print", "target-libdir", "--target", shell::WASM];
    let libraries = shell::output(shell::command("rustc").args(query)).context("rustc cannot be run")?;
    if Path::new(&libraries).exists() {
        return Ok(());
    }
    println!("Adding the target {} to the toolchain.", shell::WASM);
    shell::run(shell::command("rustup").args(["target", "add", shell::WASM]))
        .with_context(|| format!("install the Rust target {}, as rustup does", shell::WASM))
}

/// Makes sure that the toolchain can format and lint.
pub(crate) fn component(subcommand: &str, component: &str) -> Result<()> {
    if shell::output(shell::command("cargo").args([subcommand, "--version"])).is_some() {
        return Ok(());
    }
    println!("Adding {component} to the toolchain.");
    shell::run(shell::command("rustup").args(["component", "add", component]))
        .with_context(|| format!("install {component}, as rustup does"))
}

/// Finds Chromium or Chrome with its driver, or installs Debian's.
pub(crate) fn browser() -> Result<Browser> {
    let find = || {
        let browser = named("CHROMIUM").or_else(|| named("CHROME")).or_else(|| on_path(BROWSERS))?;
        let driver = named("CHROMEDRIVER").or_else(|| on_path(&["chromedriver"]))?;
        Some(Browser { browser, driver })
    };
    if let Some(browser) = find() {
        return Ok(browser);
    }
    apt_install(BROWSER_PACKAGES);
    find().context(
        "the browser tests need Chromium or Chrome and ChromeDriver: install both (on Debian, the packages chromium \
         and chromium-driver), or name them in the variables CHROMIUM and CHROMEDRIVER",
    )
}

/// The browser of the journeys, which nobody watches: one without windows, or else the one with them.
pub(crate) fn windowless() -> Result<PathBuf> {
    let find = || named("CHROMIUM").or_else(|| on_path(WINDOWLESS));
    if let Some(browser) = find() {
        return Ok(browser);
    }
    apt_install(&["chromium-headless-shell"]);
    find().map_or_else(|| Ok(browser()?.browser), Ok)
}

/// Engines other than Chromium's, as the variables that tell tests/browser/engines.journey.js where they are. A machine that
/// has none, and takes none from us, tests without them, and a sentence says so.
pub(crate) fn other_engines() -> Vec<(&'static str, OsString)> {
    let mut found = Vec::new();
    for Engine { name, programs, packages } in ENGINES {
        let find = || -> Option<Vec<PathBuf>> {
            programs.iter().map(|(variable, names)| named(variable).or_else(|| on_path(names))).collect()
        };
        let there = find().or_else(|| {
            apt_install(packages);
            find()
        });
        match there {
            Some(there) => {
                found.extend(programs.iter().zip(there).map(|((variable, _), file)| (*variable, file.into())))
            }
            None => {
                println!("Left out: the journeys in {name}. On Debian they need the packages {}.", packages.join(", "))
            }
        }
    }
    found
}

/// An engine: its name, the programs that it takes, each with the variable that may name it, and Debian's packages of them.
struct Engine {
    name: &'static str,
    programs: &'static [(&'static str, &'static [&'static str])],
    packages: &'static [&'static str],
}

const ENGINES: &[Engine] = &[
    Engine { name: "Firefox", programs: &[("FIREFOX", &["firefox-esr", "firefox"])], packages: &["firefox-esr"] },
    Engine {
        name: "WebKit",
        programs: &[("WEBKIT_DRIVER", &["WebKitWebDriver"]), ("XVFB", &["Xvfb"])],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

/// Makes sure that programs are there, each with Debian's package of it.
pub(crate) fn programs(wanted: &[(&str, &str)]) -> Result<()> {
    for (program, package) in wanted {
        if on_path(&[program]).is_none() {
            apt_install(&[package]);
        }
        if on_path(&[program]).is_none() {
            bail!("this needs {program}: install it (on Debian, the package {package})");
        }
    }
    Ok(())
}

/// Makes sure that Node.js and npm are there, which the browser tests run on.
pub(crate) fn node() -> Result<()> {
    // Some packages of Node.js bring npm along and conflict with Debian's, so they are installed one after the other.
    for (program, package) in [("node", "nodejs"), ("npm", "npm")] {
        if on_path(&[program]).is_none() {
            apt_install(&[package]);
        }
        if on_path(&[program]).is_none() {
            bail!("the browser tests need Node.js {NODE} or newer with npm: install both (nothing else needs them)");
        }
    }
    let version = shell::output(shell::command("node").arg("--version")).unwrap_or_default();
    if major(&version).is_some_and(|major| major >= NODE) {
        return Ok(());
    }
    bail!(
        "the browser tests need Node.js {NODE} or newer, and this is {version}: install a newer one (nothing else needs it)"
    )
}

/// The oldest Node.js that drives the browser; the packages of older Debians are older.
const NODE: u32 = 20;

/// The first number of a version such as v20.1.0.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Installs Debian packages if this machine takes them from us. Whether it worked shows in what is there afterwards.
fn apt_install(packages: &[&str]) {
    let root = shell::output(shell::command("id").arg("-u")).is_some_and(|user| user == "0");
    if !root || on_path(&["apt-get"]).is_none() {
        return;
    }
    println!("Installing {}.", packages.join(", "));
    let apt = |words: &[&str]| {
        let mut apt = shell::command("apt-get");
        apt.arg("--quiet=2").args(words).env("DEBIAN_FRONTEND", "noninteractive");
        if let Err(error) = shell::run(&mut apt) {
            eprintln!("{error}");
        }
    };
    // What there is to install changes more slowly than this program runs.
    static UPDATED: Once = Once::new();
    UPDATED.call_once(|| apt(&["update"]));
    apt(&[&["install", "--yes", "--no-install-recommends"], packages].concat());
}

/// The file that an environment variable names, if it exists.
fn named(variable: &str) -> Option<PathBuf> {
    let file = PathBuf::from(std::env::var_os(variable)?);
    file.is_file().then_some(file)
}

/// The first of these programs that PATH has.
fn on_path(programs: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let file = |program: &&str| folders.iter().map(|folder| folder.join(program)).find(|file| file.is_file());
    programs.iter().find_map(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!((major("v20.20.2\n"), major("v9"), major("node"), major("")), (Some(20), Some(9), None, None));
    }

    #[test]
    fn programs_are_found_on_the_path_in_order_of_preference() {
        assert!(on_path(&["no-such-program", "cargo"]).unwrap().ends_with("cargo"));
        assert_eq!(on_path(&["no-such-program"]), None);
    }

    #[test]
    fn a_variable_must_name_a_file() {
        assert_eq!(named("NIMSCOPE_NO_SUCH_VARIABLE"), None);
        assert_eq!(named("CARGO_MANIFEST_DIR"), None, "a folder is no program");
        assert!(named("CARGO").is_some());
    }
}
