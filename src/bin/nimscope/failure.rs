//! How a command fails, what it says and how it exits.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use nimscope::grow::{Reason, Refusal};

/// Why a command did not do what was asked. The sentences have no full stop.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The value exists, but it is not known.
    NotProved(String),
    /// Nothing is what was looked for.
    NotFound(String),
    /// What was asked for makes no sense.
    Wrong(String),
    /// The core refuses it.
    Refused(Refusal),
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
            Failure::Refused(refusal) => {
                say(&format!("error: {refusal}"));
                ExitCode::from(code_of(refusal.reason()))
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

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

/// The exit code of a refusal, so that a script knows whether to ask for something else, for less, or not at all: nobody knows
/// the value, it lies beyond the table or beyond what can be worked out, or the question makes no sense.
fn code_of(reason: Reason) -> u8 {
    match reason {
        Reason::NotProved | Reason::Unforgetting => 1,
        Reason::Input | Reason::Rule | Reason::Missing | Reason::Elsewhere => 2,
        Reason::Beyond | Reason::TooFar | Reason::TooSlow | Reason::TooLarge => 3,
        Reason::Stopped => 130,
    }
}

/// A line on the standard error. If nobody can read it, nothing is left to be done about that.
pub(crate) fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
