//! `nimscope numbers`: the numbers that a permalink shows, written while they are computed.

use std::io::Write;

use nimscope::figure::fragment;
use nimscope::grow::Grow;
use nimscope::link;
use nimscope::listing::{Listing, ListingLine};

use crate::arguments::NumbersFile;
use crate::failure::{Failure, say};
use crate::target::Target;
use crate::work::{SLICE, Work};

/// Writes the numbers of a permalink.
pub(crate) fn run(arguments: &NumbersFile, work: &Work) -> Result<(), Failure> {
    let parsed = link::parse(fragment(&arguments.permalink));
    for problem in &parsed.problems {
        say(&format!("warning: {problem}"));
    }
    let state = parsed.state.chosen().clone();
    let along = arguments.along.map_or_else(|| ListingLine::of(state.axis), ListingLine::from);
    let mut listing = Listing::open(&state, arguments.format().into(), along)?;
    // A file that cannot come should not be begun.
    listing.advance(1);
    if let Some(refusal) = listing.progress().refusal {
        return Err(refusal.clone().into());
    }
    let target = Target::open(&arguments.output, work)?;
    target.fill(work, |out: &mut dyn Write| {
        let mut progress = work.progress("writing numbers", listing.progress().target);
        while !listing.progress().is_over() {
            listing.advance(SLICE);
            out.write_all(&listing.take())?;
            progress.reach(listing.progress().done);
        }
        listing.progress().refusal.map_or(Ok(()), |refusal| Err(refusal.clone().into()))
    })
}
