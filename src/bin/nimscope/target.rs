//! Where a file goes, which appears under its name only when it is whole.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;

use crate::failure::Failure;
use crate::work::Work;

/// Where a file goes.
pub(crate) enum Target {
    Standard,
    /// Something that is no file, such as a pipe, and has no name to wait for.
    Device(File),
    /// The name to come, and the file that will get it.
    File(PathBuf, File),
}

impl Target {
    /// Opens a file beside the one that is wanted, or the standard output for `-`.
    pub(crate) fn open(path: &Path, work: &Work) -> Result<Target, Failure> {
        if path.as_os_str() == "-" {
            return Ok(Target::Standard);
        }
        let refuse = |reason: String| Failure::Wrong(format!("{} cannot be written: {reason}", path.display()));
        let target = match (path.file_name(), path.metadata()) {
            (Some(_), Ok(there)) if !there.is_file() && !there.is_dir() => {
                OpenOptions::new().write(true).open(path).map(Target::Device)
            }
            (Some(name), _) if !path.is_dir() => {
                let unfinished = format!(".{}.{}.part", name.to_string_lossy(), process::id());
                work.begin_file(&path.with_file_name(unfinished)).map(|file| Target::File(path.to_owned(), file))
            }
            _ => return Err(refuse("it is not the name of a file".to_owned())),
        };
        target.map_err(|error| refuse(error.to_string()))
    }

    /// Lets someone write it.
    pub(crate) fn fill(
        self,
        work: &Work,
        write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match self {
            Target::Standard => fill(io::stdout().lock(), write),
            Target::Device(file) => fill(file, write),
            Target::File(name, file) => {
                fill(file, write)?;
                Ok(work.finish_file(&name)?)
            }
        }
    }
}

fn fill(out: impl Write, write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut out = BufWriter::new(out);
    write(&mut out)?;
    Ok(out.flush()?)
}
