//! How a command fails, what it says and how it exits.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use nimscope::grow::Refusal;

/// Why a command did not do what was asked. The sentences have no full stop.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The value exists, but it is not known.
    NotProved(String),
    /// Nothing is what was looked for.
    NotFound(String),
    /// What was asked for makes no sense or cannot be had.
    Wrong(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// Says what happened, and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::NotProved(message) | Failure::NotFound(message) => {
                say(&message);
                ExitCode::from(1)
            }
            Failure::Wrong(message) => {
                say(&format!("error: {message}"));
                ExitCode::from(2)
            }
            // Whoever reads the output has seen enough, as `head` does.
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Output(error) => {
                say(&format!("error: the output could not be written: {error}"));
                ExitCode::from(2)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// What cannot be read is wrong.
impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure::Wrong(message)
    }
}

/// What the core refuses cannot be had.
impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Wrong(refusal.to_string())
    }
}

/// A line on the standard error. If nobody can read it, nothing is left to be done about that.
pub(crate) fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
