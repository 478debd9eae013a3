//! What a picture's file holds.

use std::io::{self, Write};

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

/// Writes a picture, and the link that shows it.
pub(super) fn put(mut out: &mut dyn Write, picture: &Picture, link: &str) -> io::Result<()> {
    match picture {
        Picture::Pixels { size, density, pixels } => {
            let software = concat!("nimscope ", env!("CARGO_PKG_VERSION"));
            let words = [("Software", software), ("Source", link)];
            encode(&mut out, *size, png::ColorType::Rgb, pixels, *density, &words)
        }
        Picture::Text(text) => out.write_all(text.as_bytes()),
    }
}
