//! The cells of a drawing: an image inside it, a pixel for a pixel.

use nimscope::draw::{Mosaic, Op, Rect};

use super::file::encode;
use super::raster::Raster;

/// The address of an image that holds itself, and shows a part of a picture of this size.
pub(super) fn image((width, height): (u32, u32), mosaic: &Mosaic, part: &Rect, images: &[&[u8]]) -> String {
    let mut raster = Raster::new(width, height);
    raster.draw(&[Op::Clip(vec![part.clone()]), Op::Image(mosaic.clone())], images);
    let rows = raster.into_rgba();
    let rows = rows.chunks_exact(4 * width as usize).take(part.y.end as usize).skip(part.y.start as usize);
    let pixels: Vec<u8> =
        rows.flat_map(|row| &row[4 * part.x.start as usize..4 * part.x.end as usize]).copied().collect();
    let (width, height) = ((part.x.end - part.x.start) as u32, (part.y.end - part.y.start) as u32);
    let mut file = Vec::new();
    encode(&mut file, (width, height), png::ColorType::Rgba, &pixels, None, &[]).expect("memory takes what is written");
    format!("data:image/png;base64,{}", base64(&file))
}

/// Six bits a character, as addresses hold bytes.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let three = [part[0], part.get(1).copied().unwrap_or(0), part.get(2).copied().unwrap_or(0)];
        let number = u32::from_be_bytes([0, three[0], three[1], three[2]]);
        for place in 0..4 {
            let digit = DIGITS[(number >> (18 - 6 * place)) as usize & 63] as char;
            text.push(if place <= part.len() { digit } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of RFC 4648.
    #[test]
    fn bytes_become_letters() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }
}
