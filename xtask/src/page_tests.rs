//! The steps of `cargo xtask test` that need Node.js: types, lint and the journeys of a person through the page.

use crate::server::Server;
use crate::{build, install, shell};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Files that take longer than their length tells, since what they say is done again and again: in many colours, on many
/// screens, for many links.
const LONG: &[&str] = &["access", "colour", "links", "small", "controls", "saving", "mouse", "render"];

/// What Biome looks at, seen from the folder of the browser tests.
const LINTED: &[&str] = &[".", "../lighthouse", "../../www"];

/// Checks the JavaScript's types against the bindings that the build made.
pub(crate) fn types() -> Result<()> {
    install_packages(&folder())?;
    shell::run(installed("tsc").args(["--project", "tsconfig.json"]))
}

/// Checks the JavaScript and CSS for lint and format.
pub(crate) fn lint() -> Result<()> {
    install_packages(&folder())?;
    let options = ["ci", "--error-on-warnings", "--colors", colours()];
    shell::run(installed("biome").args(options).args(LINTED)).context("`cargo xtask format` mends most of this")
}

/// Formats the JavaScript and mends what lint can be mended safely.
pub(crate) fn format() -> Result<()> {
    install_packages(&folder())?;
    shell::run(installed("biome").args(["check", "--write", "--colors", colours()]).args(LINTED))
}

/// Runs the journeys whose file name contains `filter`: those that take no time side by side, then the others alone, so that
/// nothing slows what is timed. A file that failed is walked once more with nothing beside it: what fails then as well is wrong
/// in the page, what does not is named, since a journey that a busy machine makes fail is wrong itself.
pub(crate) fn journeys(filter: &str) -> Result<()> {
    let mut site = serve_to(install::windowless()?)?;
    let program = command_line()?;
    let files = journey_files(filter)?;
    if files.iter().any(Journey::wants_other_engines) {
        site.extend(install::other_engines());
    }
    let (timed, mut rest): (Vec<_>, Vec<_>) = files.into_iter().partition(Journey::takes_time);
    // The longest first, so that none is left alone at the end.
    rest.sort_by_key(|journey| (!journey.is_long(), std::cmp::Reverse(journey.text.len())));
    let (waiting, failed) = (Mutex::new(rest.iter()), Mutex::new(Vec::new()));
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let walk = |journey: &Journey| {
        if !journey.walk(&site, &program) {
            failed.lock().unwrap_or_else(PoisonError::into_inner).push(journey.name.clone());
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(journey) = next() {
                    walk(journey);
                }
            });
        }
    });
    timed.iter().for_each(walk);
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (failed, passed_alone): (Vec<_>, Vec<_>) =
        timed.iter().chain(&rest).filter(|journey| failed.contains(&journey.name)).partition(|journey| {
            println!("\n{} failed, and is walked once more alone.", journey.name);
            !journey.walk(&site, &program)
        });
    if !passed_alone.is_empty() {
        println!("\nThese journeys failed once and passed alone, and want mending: {}", names(&passed_alone));
    }
    if !failed.is_empty() {
        bail!("these journeys failed twice: {}", names(&failed));
    }
    Ok(())
}

fn names(journeys: &[&Journey]) -> String {
    journeys.iter().map(|journey| journey.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// The variables that tell the journeys where the page and the browsers are.
type Site = Vec<(&'static str, OsString)>;

/// How the name of such a file ends.
const ENDING: &str = ".journey.js";

/// A file of journeys.
struct Journey {
    name: String,
    text: String,
}

impl Journey {
    /// Whether it watches for tasks that take some milliseconds too long, which shows in its source. Others only say what takes
    /// seconds less than they allow, or count the best of several runs, and have company.
    fn takes_time(&self) -> bool {
        self.text.contains("longtasks.js")
    }

    /// Whether it is best begun first.
    fn is_long(&self) -> bool {
        self.name.strip_suffix(ENDING).is_some_and(|name| LONG.contains(&name))
    }

    /// Whether it goes through the page in other browsers than Chromium, too.
    fn wants_other_engines(&self) -> bool {
        self.text.contains("/engines/")
    }

    /// Runs it, prints what it says in one piece, and tells whether all went well.
    fn walk(&self, site: &Site, program: &Path) -> bool {
        let start = Instant::now();
        let mut node = here("node");
        node.args(["--test", "--test-reporter=spec", &self.name]).envs(site.clone()).env("NIMSCOPE", program);
        let (said, went_well) = match node.stdin(Stdio::null()).output() {
            Ok(output) => ([output.stdout, output.stderr].concat(), output.status.success()),
            Err(error) => (format!("node cannot be run: {error}\n").into_bytes(), false),
        };
        let seconds = start.elapsed().as_secs_f64();
        print!("{}: {seconds:.1} s\n{}", self.name, String::from_utf8_lossy(&said));
        went_well
    }
}

/// Serves the built page to the browser that people have.
pub(crate) fn serve_to_browser() -> Result<Site> {
    serve_to(install::browser()?.browser)
}

/// Serves the built page while this process runs, and gives the variables that tell tests/browser/chromium.js of it.
fn serve_to(browser: PathBuf) -> Result<Site> {
    install_packages(&folder())?;
    Ok(vec![("NIMSCOPE_URL", serve(build::dist())?.into()), ("CHROMIUM", browser.into())])
}

/// Serves a folder while this process runs, and gives its address. The path shows that the page works wherever it is put.
pub(crate) fn serve(folder: PathBuf) -> Result<String> {
    let server = Server::bind(folder, "/any/path/", 0).context("the server could not start")?;
    let url = server.url();
    std::thread::spawn(move || server.run());
    Ok(url)
}

/// The command line, as its own tests build it in the step `native`: any other call of Cargo would choose other features of
/// the dependencies, and build all of it again.
fn command_line() -> Result<PathBuf> {
    shell::run(shell::cargo("test").args(["--workspace", "--no-run", "--test", "cli"]))?;
    Ok(shell::target_dir().join("debug/nimscope"))
}

fn journey_files(filter: &str) -> Result<Vec<Journey>> {
    let mut journeys = Vec::new();
    for entry in fs::read_dir(folder())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(ENDING) && name.contains(filter) {
            journeys.push(Journey { text: fs::read_to_string(folder().join(&name))?, name });
        }
    }
    if journeys.is_empty() {
        bail!("no file tests/browser/*.journey.js has `{filter}` in its name");
    }
    journeys.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(journeys)
}

/// Installs all that the browser tests need, so that nobody waits for it later.
pub(crate) fn install_all() -> Result<()> {
    install_packages(&folder())?;
    install::browser()?;
    install::windowless()?;
    install::other_engines();
    Ok(())
}

/// Installs exactly what the lock file says, unless that is what is there.
pub(crate) fn install_packages(folder: &Path) -> Result<()> {
    install::node()?;
    let lock = fs::read(folder.join("package-lock.json"))?;
    let installed = folder.join("node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|there| there == lock) {
        return Ok(());
    }
    shell::run(shell::command("npm").current_dir(folder).arg("ci"))?;
    Ok(fs::write(installed, lock)?)
}

fn folder() -> PathBuf {
    shell::root().join("tests/browser")
}

/// A program that runs in the folder of the browser tests.
pub(crate) fn here(program: &str) -> Command {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_begun_first_is_there() {
        let all = journey_files("").unwrap();
        assert_eq!(all.iter().filter(|journey| journey.is_long()).count(), LONG.len());
    }

    #[test]
    fn what_is_timed_shows_in_its_source() {
        let timed = |name: &str| journey_files(name).unwrap().iter().all(Journey::takes_time);
        assert!(timed("follow.") && timed("million."));
        assert!(!timed("boot.") && !timed("controls."));
    }
}
