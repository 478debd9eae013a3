//! `cargo xtask serve`: the built page on this machine, for looking at it.

use crate::server::Server;
use crate::{build, offline, shell};
use anyhow::{Context, Result, bail};
use std::io::ErrorKind;

/// The first port to try when none is asked for, and how many after it.
const FIRST_PORT: u16 = 8080;
const PORTS: u16 = 20;

/// The service worker of a page that changes all the time: it keeps nothing.
const KEEPS_NOTHING: &str = include_str!("keeps-nothing.js");

/// What the command line asked for.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Options {
    port: Option<u16>,
    open: bool,
}

impl Options {
    /// Reads `--port N` and `--open`.
    pub(crate) fn parse(words: &[&str]) -> Result<Options> {
        match words {
            [] => Ok(Options::default()),
            ["--open", rest @ ..] => Ok(Options { open: true, ..Options::parse(rest)? }),
            ["--port", number, rest @ ..] => {
                let port = number.parse().with_context(|| format!("`{number}` is not a port"))?;
                Ok(Options { port: Some(port), ..Options::parse(rest)? })
            }
            _ => bail!("serve takes `--port N` and `--open`, not `{}`", words.join(" ")),
        }
    }
}

/// Builds the page and serves it until the person stops it.
pub(crate) fn serve(options: &Options) -> Result<()> {
    build::build()?;
    let server = bind(options.port)?;
    println!("nimscope is at {} (Ctrl+C stops it).", server.url());
    if options.open {
        open(&server.url());
    }
    server.run()
}

/// A port that was asked for must be free; otherwise the first free one will do. What was built anew is seen at once.
fn bind(asked: Option<u16>) -> Result<Server> {
    if let Some(port) = asked {
        return Server::bind(build::dist(), "/", port)
            .map(|server| server.with(offline::WORKER, KEEPS_NOTHING))
            .with_context(|| format!("port {port} cannot be used; choose another with --port"));
    }
    for port in FIRST_PORT..FIRST_PORT + PORTS {
        match Server::bind(build::dist(), "/", port) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => continue,
            server => {
                let server = server.context("the server could not start")?;
                return Ok(server.with(offline::WORKER, KEEPS_NOTHING));
            }
        }
    }
    bail!("ports {FIRST_PORT} to {} are all taken; choose another with --port", FIRST_PORT + PORTS - 1)
}

/// Opens the address in the person's browser; the address is printed already, so a failure needs no word.
fn open(url: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let _ = shell::command(program).args(arguments).arg(url).spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_in_any_order() {
        let both = Options { port: Some(9000), open: true };
        assert_eq!(Options::parse(&["--open", "--port", "9000"]).unwrap(), both);
        assert_eq!(Options::parse(&["--port", "9000", "--open"]).unwrap(), both);
        assert_eq!(Options::parse(&[]).unwrap(), Options::default());
    }

    #[test]
    fn a_bad_option_is_named() {
        for words in [&["--port", "70000"][..], &["--port"], &["--prot", "1"]] {
            let message = Options::parse(words).unwrap_err().to_string();
            assert!(message.contains(words.last().unwrap()), "{message}");
        }
    }
}
