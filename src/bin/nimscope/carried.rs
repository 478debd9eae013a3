//! `nimscope link`: the link that a saved picture carries.

use std::fs::File;
use std::io::{Read, Write};

use nimscope::figure::link_in;

use crate::arguments::Link;
use crate::failure::Failure;
use crate::output::print;

/// Prints the link of a file.
pub(crate) fn run(arguments: &Link) -> Result<(), Failure> {
    let name = arguments.file.display();
    let unreadable = |error: std::io::Error| Failure::Wrong(format!("{name} cannot be read: {error}"));
    let mut bytes = Vec::new();
    let file = File::open(&arguments.file).map_err(unreadable)?;
    file.take(MOST).read_to_end(&mut bytes).map_err(unreadable)?;
    let link = link_in(&bytes).map_err(|refusal| Failure::Wrong(format!("{name}: {refusal}")))?;
    print(|out| writeln!(out, "{link}"))
}

/// No picture of ours is larger, in bytes.
const MOST: u64 = 1 << 28;
