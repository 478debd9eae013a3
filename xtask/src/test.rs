//! `cargo xtask test`: everything that must hold before a change lands, the fast checks first.
//!
//! Compilers leave a processor idle whenever they link or read one large crate, so that the steps of the page are made behind
//! those of the core, by a process of their own; what it says is printed when its turn comes.

use crate::{budget, build, install, package, page_tests, shell, tidy};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

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
    step("docs", "the documentation of the core has no broken word", |_| docs()),
    step("tools", "what the browser tests need is there", |_| page_tests::install_all()),
    step("build", "the page can be built", |_| build::build()),
    step("wasm", "the core passes its tests in a browser", wasm),
    page_step("budget", "the page is small", |_| budget::budget()),
    page_step("package", "the core is a package whose example runs", |_| package::package()),
    page_step("types", "the JavaScript agrees with its types", |_| page_tests::types()),
    step("lint", "the JavaScript and CSS are formatted and free of lint", |_| page_tests::lint()),
    page_step("journeys", "the page works as a person uses it", |filter| {
        page_tests::journeys(filter.unwrap_or_default())
    }),
];

/// The steps that need neither a browser nor an optimised build.
const QUICK: &[&str] = &["format", "tidy", "lint", "clippy"];

/// The native tests among them: all but the modules of `tests/it` that take half of the time.
const MOST_OF_NATIVE: Step = step("native", "the core passes its quicker tests on this machine", |_| {
    let skipped = LONGEST.iter().flat_map(|module| ["--skip".to_owned(), format!("{module}::")]);
    shell::run(shell::cargo("test").args(["--workspace", "--"]).args(skipped))
});

/// Modules of `tests/it` that compare long: with all parameters, at all zooms, with every value spoiled, in all games.
const LONGEST: &[&str] = &["far", "budget", "mutation", "grow", "winning", "theorem"];

/// The steps that run behind the others where all of them run, in this order.
const BEHIND: &[&str] = &["tools", "build", "wasm"];

/// Runs all steps, with `--quick` those that are soon over, or with `--only STEP [NAME]` one of them, restricted to the tests
/// whose name contains NAME.
pub(crate) fn test(words: &[&str]) -> Result<()> {
    // A step may put another program in this one's place, so that its path is read first.
    let program = std::env::current_exe()?;
    let apart = |name: &str| Apart::run(&program, name);
    match words {
        [] => run(STEPS, BEHIND, None, apart),
        ["--quick"] => {
            let mut steps = QUICK.iter().map(|name| find(name)).collect::<Result<Vec<_>>>()?;
            steps.push(MOST_OF_NATIVE);
            run(&steps, &[], None, apart)
        }
        ["--bare", name] => (find(name)?.check)(None),
        ["--only", name, filter @ ..] if filter.len() < 2 => {
            let step = find(name)?;
            if step.needs_page {
                build::build()?;
            }
            run(&[step], &[], filter.first().copied(), apart)
        }
        _ => bail!("test takes `--quick` or `--only STEP [NAME]`, not `{}`", words.join(" ")),
    }
}

fn find(name: &str) -> Result<Step> {
    let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    let step = STEPS.iter().find(|step| step.name == name);
    step.copied().with_context(|| format!("there is no step `{name}`, only {}", names.join(", ")))
}

/// Runs steps in their order. Those behind begin at once, one after the other, beside the rest; a failure is told in the order
/// of the steps, and what runs behind then ends what it has begun.
fn run(
    steps: &[Step],
    behind: &[&str],
    filter: Option<&str>,
    apart: impl Fn(&str) -> Result<Apart> + Send,
) -> Result<()> {
    let start = Instant::now();
    let (done, results) = mpsc::channel();
    std::thread::scope(|scope| {
        // Nobody waits for the next result once the steps have ended, and with them the receiver.
        scope.spawn(move || behind.iter().all(|name| done.send(apart(name)).is_ok()));
        let results = results;
        for step in steps {
            let Step { name, claim, .. } = step;
            println!("\n── {name}: {claim}");
            let begun = Instant::now();
            let outcome = if behind.contains(name) {
                results.recv().context("what runs behind is gone").flatten().and_then(Apart::tell)
            } else {
                (step.check)(filter).map(|()| begun.elapsed())
            };
            let took = outcome.with_context(|| format!("stopped at the step `{name}`, which checks that {claim}"))?;
            println!("── {name}: {:.1} s", took.as_secs_f64());
        }
        anyhow::Ok(())
    })?;
    println!("\nAll of it holds; it took {:.0} s.", start.elapsed().as_secs_f64());
    println!("steps: {} passed, 0 failed", steps.len());
    Ok(())
}

/// What came of a step that ran in a process of its own.
struct Apart {
    said: String,
    failure: Option<String>,
    took: Duration,
}

impl Apart {
    fn run(program: &Path, name: &str) -> Result<Apart> {
        let begun = Instant::now();
        let mut step = shell::command(program);
        let Output { status, stdout, stderr } =
            step.args(["test", "--bare", name]).stdin(Stdio::null()).output().context("it could not start")?;
        let said = [stderr, stdout].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        let failure = (!status.success()).then(|| status.to_string());
        Ok(Apart { said, failure, took: begun.elapsed() })
    }

    /// Says what it said, and gives how long it took, unless it failed.
    fn tell(self) -> Result<Duration> {
        print!("{}", self.said);
        match self.failure {
            Some(failure) => bail!("it failed as told above ({failure})"),
            None => Ok(self.took),
        }
    }
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

fn docs() -> Result<()> {
    let what = ["--package", "nimscope", "--lib", "--no-deps"];
    shell::run(shell::cargo("doc").args(what).env("RUSTDOCFLAGS", "-D warnings"))
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

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: fn(Option<&str>) -> Result<()> = |_| Ok(());

    #[test]
    fn what_the_quick_run_leaves_out_is_there() {
        let tests = shell::root().join("tests/it");
        for module in LONGEST {
            let places = ["", "claim/", "play/"].map(|folder| tests.join(format!("{folder}{module}.rs")));
            assert!(places.iter().any(|place| place.is_file()), "there is no module {module} to be left out");
        }
    }

    fn ran(failure: Option<&str>) -> Result<Apart> {
        Ok(Apart { said: String::new(), failure: failure.map(str::to_owned), took: Duration::ZERO })
    }

    #[test]
    fn a_step_behind_is_run_apart_and_fails_by_its_name() {
        let steps = [step("one", "it is one", NOTHING), step("two", "it is two", |_| bail!("this runs apart"))];
        run(&steps, &["two"], None, |_| ran(None)).unwrap();
        let error = run(&steps, &["two"], None, |name| ran((name == "two").then_some("status 1"))).unwrap_err();
        assert_eq!(error.to_string(), "stopped at the step `two`, which checks that it is two");
    }

    #[test]
    fn after_a_failure_nothing_else_begins_behind() {
        static BEGUN: std::sync::Mutex<Vec<String>> = std::sync::Mutex::new(Vec::new());
        let steps = [step("one", "it is one", |_| bail!("wrong")), step("two", "it is two", NOTHING)];
        let error = run(&steps, &["two", "three"], None, |name| {
            BEGUN.lock().unwrap().push(name.to_owned());
            std::thread::sleep(Duration::from_millis(200));
            ran(None)
        });
        assert!(error.unwrap_err().to_string().contains("`one`"));
        assert_eq!(*BEGUN.lock().unwrap(), ["two"]);
    }

    #[test]
    fn every_step_behind_is_a_step() {
        assert!(QUICK.iter().chain(BEHIND).all(|name| find(name).is_ok()));
        let order: Vec<&str> = STEPS.iter().map(|step| step.name).filter(|name| BEHIND.contains(name)).collect();
        assert_eq!(order, BEHIND, "results come in this order");
    }
}
