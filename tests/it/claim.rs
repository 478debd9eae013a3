//! The claims: what their checks find, that every check can fail, and how a claim is written.

mod known;
mod mutation;
mod proofs;
mod registry;

use nimscope::claim::{Check, Claim, Run};
use nimscope::grow;
use nimscope::paper;

fn find(id: &str) -> &'static Claim {
    paper::claim(id).unwrap_or_else(|| panic!("no claim is called {id}"))
}

/// A check, finished.
fn finished(check: Check, to: u64) -> Run {
    let mut run = Run::new(check, to);
    grow::reach(&mut run, u64::MAX, 10_000_000);
    run
}
