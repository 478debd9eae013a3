//! `cargo xtask test`: everything that must hold before a change lands, the fast checks first.

use crate::{budget, build, install, page_tests, shell, tidy};
use anyhow::{Context, Result, bail};
use std::fs;
use std::time::Instant;

/// A step: its name on the command line, what it checks, and how. A filter restricts the tests that it runs.
#[derive(Clone, Copy)]
struct Step {
    name: &'static str,
    claim: &'static str,
    check: fn(filter: Option<&str>) -> Result<()>,
    /// Whether it looks at what the step `build` leaves.
    needs_page: bool,
}

const fn step(name: &'static str, claim: &'static str, check: fn(Option<&str>) -> Result<()>) -> Step {
    Step { name, claim, check, needs_page: false }
}

const fn page_step(name: &'static str, claim: &'static str, check: fn(Option<&str>) -> Result<()>) -> Step {
    Step { name, claim, check, needs_page: true }
}

const STEPS: &[Step] = &[
    step("format", "the Rust code is formatted", |_| format()),
    step("tidy", "the repository keeps its own rules", |_| tidy::tidy()),
    step("clippy", "the Rust code compiles without a warning", |_| clippy()),
    step("native", "the core passes its tests on this machine", native),
    step("wasm", "the core passes its tests in a browser", wasm),
    step("build", "the page can be built", |_| build::build()),
    page_step("budget", "the page is small", |_| budget::budget()),
    page_step("types", "the JavaScript agrees with its types", |_| page_tests::types()),
    step("lint", "the JavaScript and CSS are formatted and free of lint", |_| page_tests::lint()),
    page_step("journeys", "the page works as a person uses it", |filter| {
        page_tests::journeys(filter.unwrap_or_default())
    }),
];

/// The steps that need neither a browser nor an optimised build.
const QUICK: &[&str] = &["format", "tidy", "lint", "clippy", "native"];

/// Runs all steps, with `--quick` those that are soon over, or with `--only STEP [NAME]` one of them, restricted to the tests
/// whose name contains NAME.
pub(crate) fn test(words: &[&str]) -> Result<()> {
    match words {
        [] => run(STEPS, None),
        ["--quick"] => run(&QUICK.iter().map(|name| find(name)).collect::<Result<Vec<_>>>()?, None),
        ["--only", name, filter @ ..] if filter.len() < 2 => {
            let step = find(name)?;
            if step.needs_page {
                build::build()?;
            }
            run(&[step], filter.first().copied())
        }
        _ => bail!("test takes `--quick` or `--only STEP [NAME]`, not `{}`", words.join(" ")),
    }
}

fn find(name: &str) -> Result<Step> {
    let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    let step = STEPS.iter().find(|step| step.name == name);
    step.copied().with_context(|| format!("there is no step `{name}`, only {}", names.join(", ")))
}

fn run(steps: &[Step], filter: Option<&str>) -> Result<()> {
    let start = Instant::now();
    for step in steps {
        let Step { name, claim, .. } = step;
        println!("\n── {name}: {claim}");
        let start = Instant::now();
        (step.check)(filter).with_context(|| format!("stopped at the step `{name}`, which checks that {claim}"))?;
        println!("── {name}: {:.1} s", start.elapsed().as_secs_f64());
    }
    println!("\nAll of it holds; it took {:.0} s.", start.elapsed().as_secs_f64());
    println!("steps: {} passed, 0 failed", steps.len());
    Ok(())
}

fn format() -> Result<()> {
    install::component("fmt", "rustfmt")?;
    shell::run(shell::command("cargo").args(["fmt", "--all", "--check"])).context("`cargo xtask format` mends this")
}

fn clippy() -> Result<()> {
    install::component("clippy", "clippy")?;
    install::wasm_target()?;
    let strict = ["--", "-D", "warnings"];
    shell::run(shell::cargo("clippy").args(["--workspace", "--all-targets"]).args(strict))?;
    let wasm = ["--package", "nimscope", "--lib", "--test", "web", "--target", shell::WASM];
    shell::run(shell::cargo("clippy").args(wasm).args(strict))
}

fn native(filter: Option<&str>) -> Result<()> {
    shell::run(shell::cargo("test").arg("--workspace").args(filter))
}

fn wasm(filter: Option<&str>) -> Result<()> {
    install::wasm_target()?;
    let found = install::browser()?;
    // Built apart, so that its messages do not mix with those of the tests that it runs.
    let runner = ["--package", "xtask", "--features", "wasm-test-runner", "--bin", "wasm-test-runner"];
    shell::run(shell::cargo("build").args(runner))?;
    let settings = shell::target_dir().join("webdriver.json");
    fs::write(&settings, driver_settings(&found.browser.to_string_lossy()))?;
    shell::run(
        shell::cargo("test")
            .args(["--package", "nimscope", "--test", "web", "--target", shell::WASM])
            .args(filter)
            .env("CHROMEDRIVER", found.driver)
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", settings)
            .env("WASM_BINDGEN_TEST_TIMEOUT", "120"),
    )
}

/// Tells ChromeDriver which browser to drive, and the browser to make no requests of its own.
fn driver_settings(browser: &str) -> String {
    let flags = [
        "disable-gpu",
        "disable-quic",
        "no-first-run",
        "disable-background-networking",
        "disable-component-update",
        "disable-sync",
    ];
    format!("{{\"goog:chromeOptions\": {{\"binary\": {browser:?}, \"args\": {flags:?}}}}}\n")
}
