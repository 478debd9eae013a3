//! The picture as a file, which appears under its name only when it is whole.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;

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
    pub(super) fn write(self, picture: &Picture, link: &str, work: &Work) -> Result<(), Failure> {
        match self {
            Target::Standard => print(|out| put(out, picture, link)),
            Target::Device(file) => Ok(save(file, picture, link)?),
            Target::File(name, file) => {
                save(file, picture, link)?;
                Ok(work.finish_file(&name)?)
            }
        }
    }
}

/// What a file holds.
pub(super) enum Picture {
    /// Red, green and blue of every pixel, and how many pixels are a millimetre, if it is to be printed.
    Pixels { size: (u32, u32), density: Option<f64>, pixels: Vec<u8> },
    /// A text, which names its link itself.
    Text(String),
}

/// Writes a PNG file with some words about itself.
pub(super) fn encode(
    out: &mut impl Write,
    (width, height): (u32, u32),
    colours: png::ColorType,
    pixels: &[u8],
    density: Option<f64>,
    words: &[(&str, &str)],
) -> io::Result<()> {
    let mut encoder = png::Encoder::new(out, width, height);
    encoder.set_color(colours);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_pixel_dims(density.map(|density| {
        let metre = (density * 1000.0).round() as u32;
        png::PixelDimensions { xppu: metre, yppu: metre, unit: png::Unit::Meter }
    }));
    for (key, text) in words {
        encoder.add_text_chunk((*key).to_owned(), (*text).to_owned())?;
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(())
}

fn save(file: File, picture: &Picture, link: &str) -> io::Result<()> {
    let mut out = BufWriter::new(file);
    put(&mut out, picture, link)?;
    out.flush()
}

fn put(out: &mut impl Write, picture: &Picture, link: &str) -> io::Result<()> {
    match picture {
        Picture::Pixels { size, density, pixels } => {
            let software = concat!("nimscope ", env!("CARGO_PKG_VERSION"));
            let words = [("Software", software), ("Source", link)];
            encode(out, *size, png::ColorType::Rgb, pixels, *density, &words)
        }
        Picture::Text(text) => out.write_all(text.as_bytes()),
    }
}
