//! The standard output: locked once, buffered, and flushed before success is reported.

use std::io::{self, BufWriter, StdoutLock, Write};

use crate::failure::Failure;

/// Lets a command write.
pub(crate) fn print(write: impl FnOnce(&mut BufWriter<StdoutLock<'_>>) -> io::Result<()>) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    write(&mut out)?;
    out.flush()?;
    Ok(())
}
