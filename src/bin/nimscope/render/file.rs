//! The picture as a PNG file, which appears under its name only when it is whole.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;

use super::canvas::Canvas;
use crate::failure::Failure;
use crate::output::print;
use crate::work::Work;

/// Where the picture goes.
pub(super) enum Target {
    Standard,
    /// Something that is no file, such as a pipe, and has no name to wait for.
    Device(File),
    /// The name to come, and the file that will get it.
    File(PathBuf, File),
}

impl Target {
    /// Opens a file beside the one that is wanted, or the standard output for `-`.
    pub(super) fn open(path: &Path, work: &Work) -> Result<Target, Failure> {
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

    /// Writes the picture, and the link that shows it.
    pub(super) fn write(self, canvas: &Canvas, link: &str, work: &Work) -> Result<(), Failure> {
        match self {
            Target::Standard => print(|out| encode(out, canvas, link)),
            Target::Device(file) => Ok(save(file, canvas, link)?),
            Target::File(name, file) => {
                save(file, canvas, link)?;
                Ok(work.finish_file(&name)?)
            }
        }
    }
}

fn save(file: File, canvas: &Canvas, link: &str) -> io::Result<()> {
    let mut out = BufWriter::new(file);
    encode(&mut out, canvas, link)?;
    out.flush()
}

fn encode(out: &mut impl Write, canvas: &Canvas, link: &str) -> io::Result<()> {
    let mut encoder = png::Encoder::new(out, canvas.width, canvas.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.add_text_chunk("Software".to_owned(), format!("nimscope {}", env!("CARGO_PKG_VERSION")))?;
    encoder.add_text_chunk("Source".to_owned(), link.to_owned())?;
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.pixels)?;
    writer.finish()?;
    Ok(())
}
