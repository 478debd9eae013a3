//! The project's own commands: `cargo xtask build`, `package`, `serve`, `test`, `bench`, `soak`, `oeis`, `tidy` and `format`.

mod bench;
mod budget;
mod build;
mod bundle;
mod cluster;
mod files;
mod install;
mod lighthouse;
mod oeis;
mod offline;
mod order;
mod package;
mod page_tests;
mod proofs;
mod serve;
mod server;
mod sha256;
mod shell;
mod slim;
mod soak;
mod stamp;
mod test;
mod tidy;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask build                      leave the page in dist/, ready for any static host
cargo xtask package                    leave the core in package/, ready for npm, and run its example
cargo xtask serve [--port N] [--open]  build, then serve the page on this machine
cargo xtask test [--only STEP [NAME]]  run everything that CI runs, or one step of it
cargo xtask test --quick               run what needs neither a browser nor an optimised build, but the longest
cargo xtask bench [--only PART]        compare every engine with the plain way and the page with this machine
cargo xtask bench --only browser --against DIR
                                       the same for the page alone, and compare it with another one that was built
cargo xtask bench --only lighthouse    hold the page to the scores that Lighthouse gives it
cargo xtask soak [STEP [--to N]]       run a check that takes minutes or hours; without a name, list them
cargo xtask oeis                       write b-files and drafts for the OEIS, each checked by another method
cargo xtask tidy                       check the repository's own rules
cargo xtask format                     format the Rust code, the JavaScript and the CSS
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    match words {
        ["build"] => build::build(),
        ["package"] => package::package(),
        ["serve", options @ ..] => serve::serve(&serve::Options::parse(options)?),
        ["test", options @ ..] => test::test(options),
        ["bench", words @ ..] => bench::bench(words),
        ["soak", words @ ..] => soak::soak(words),
        ["oeis"] => oeis::oeis(),
        ["tidy"] => tidy::tidy(),
        ["format"] => format(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => bail!("there is no command `{}`; the commands are:\n{USAGE}", words.join(" ")),
    }
}

fn format() -> Result<()> {
    install::component("fmt", "rustfmt")?;
    shell::run(shell::command("cargo").args(["fmt", "--all"]))?;
    page_tests::format()
}
