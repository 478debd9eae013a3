//! The project's own commands: `cargo xtask build`, `serve`, `test` and `tidy`.

mod build;
mod install;
mod serve;
mod server;
mod shell;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask build                      leave the page in dist/, ready for any static host
cargo xtask serve [--port N] [--open]  build, then serve the page on this machine
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
        ["serve", options @ ..] => serve::serve(&serve::Options::parse(options)?),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => bail!("there is no command `{}`; the commands are:\n{USAGE}", words.join(" ")),
    }
}
