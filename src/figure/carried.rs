//! The link that a saved picture carries: how it comes into a PNG file, and how it is found again in one, in a drawing and in a
//! TikZ picture. What is read may be anybody's file, so that nothing in it is trusted, its lengths least of all.

use crate::grow::Refusal;

/// A PNG file with its link, and with the pixels of a millimetre, if it is to be printed. A file of another kind stays as it is.
pub fn with_link(png: &[u8], link: &str, density: Option<f64>) -> Vec<u8> {
    let Some((head, rest)) = png.split_at_checked(HEAD).filter(|_| png.starts_with(SIGNATURE)) else {
        return png.to_vec();
    };
    let mut file = head.to_vec();
    if let Some(density) = density {
        let metre = (density * 1000.0).round() as u32;
        file.extend(chunk(b"pHYs", &[&metre.to_be_bytes()[..], &metre.to_be_bytes(), &[1]].concat()));
    }
    file.extend(chunk(b"tEXt", format!("{KEY}\0{link}").as_bytes()));
    file.extend(rest);
    file
}

/// The link that a file carries.
///
/// # Errors
/// A sentence that says why there is none.
pub fn link_in(file: &[u8]) -> Result<String, Refusal> {
    let found = if file.starts_with(SIGNATURE) { in_png(file)? } else { in_text(file) };
    found.ok_or_else(|| Refusal::Missing(NONE.to_owned()))
}

fn in_png(file: &[u8]) -> Result<Option<String>, Refusal> {
    let broken = || Refusal::Input("this picture is broken off, or is no PNG file".to_owned());
    let mut rest = &file[SIGNATURE.len()..];
    while let Some((size, after)) = rest.split_first_chunk::<4>() {
        let size = u32::from_be_bytes(*size) as usize;
        let (kind, after) = after.split_first_chunk::<4>().ok_or_else(broken)?;
        let (data, after) = after.split_at_checked(size).ok_or_else(broken)?;
        let key = data.iter().position(|&byte| byte == 0).map(|end| data.split_at(end));
        if let (b"tEXt", Some((key, text))) = (kind, key)
            && key == KEY.as_bytes()
        {
            return Ok(plain(&text[1..]));
        }
        rest = after.get(4..).unwrap_or_default();
    }
    Ok(None)
}

/// A drawing has it in its metadata, and a TikZ picture in a comment, both near the beginning.
fn in_text(file: &[u8]) -> Option<String> {
    let start = String::from_utf8_lossy(&file[..file.len().min(NEAR)]);
    if let Some((_, rest)) = start.split_once("<metadata>") {
        let (link, _) = rest.split_once("</metadata>")?;
        let link = link.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
        return plain(link.trim().as_bytes());
    }
    let comment = start.lines().find_map(|line| line.strip_prefix(COMMENT))?;
    plain(comment.trim().as_bytes())
}

/// A link is a short line of visible ASCII.
fn plain(text: &[u8]) -> Option<String> {
    let is_link = text.len() <= LONGEST && !text.is_empty() && text.iter().all(u8::is_ascii_graphic);
    is_link.then(|| String::from_utf8_lossy(text).into_owned())
}

fn chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let checked = [&kind[..], data].concat();
    [&(data.len() as u32).to_be_bytes()[..], &checked, &checksum(&checked).to_be_bytes()].concat()
}

/// The cyclic redundancy check of the PNG specification, bit by bit: the text is short.
fn checksum(data: &[u8]) -> u32 {
    let step = |sum: u32, _: u32| (sum >> 1) ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
    !data.iter().fold(u32::MAX, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), step))
}

/// What every PNG file begins with, and where its header ends, which must come first.
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
const HEAD: usize = 33;

/// What the link is called in a PNG file, and what stands before it in a TikZ picture.
const KEY: &str = "Source";
pub(super) const COMMENT: &str = "% Source: ";

/// A link has at most so many letters, and stands within so many of the beginning of a text.
const LONGEST: usize = 20_000;
const NEAR: usize = 65_536;

const NONE: &str = "this file carries no link; pictures that nimscope saves do, as PNG, SVG or TikZ";

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "https://example.org/#mem?v=1&n=0-40&k=0-40";

    /// The least file: its header and its end.
    fn png() -> Vec<u8> {
        [SIGNATURE, &chunk(b"IHDR", &[0; 13]), &chunk(b"IDAT", &[7; 99]), &chunk(b"IEND", &[])].concat()
    }

    #[test]
    fn a_link_comes_back_from_every_kind_of_file() {
        let file = with_link(&png(), LINK, Some(11.811));
        assert_eq!(link_in(&file).as_deref(), Ok(LINK));
        assert_eq!(file.windows(4).filter(|four| four == b"pHYs").count(), 1);
        let at = file.windows(4).position(|four| four == b"pHYs").expect("a density") + 4;
        assert_eq!(file[at..at + 9], [0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1], "11811 pixels a metre");
        let svg = format!("<svg>\n<metadata>{}</metadata></svg>", LINK.replace('&', "&amp;"));
        assert_eq!(link_in(svg.as_bytes()).as_deref(), Ok(LINK));
        assert_eq!(link_in(format!("% A map\n{COMMENT}{LINK}\n").as_bytes()).as_deref(), Ok(LINK));
        // The check of the chunk that ends every file is known.
        assert_eq!(checksum(b"IEND"), 0xae42_6082);
    }

    #[test]
    fn what_is_no_saved_picture_is_refused_in_words() {
        let files: [&[u8]; 6] = [b"", b"GIF89a", &png(), b"<svg/>", b"<metadata>two words</metadata>", &[0xff; 300]];
        for file in files {
            assert_eq!(link_in(file), Err(Refusal::Missing(NONE.to_owned())));
        }
        let long = with_link(&png(), &"x".repeat(LONGEST + 1), None);
        assert!(matches!(link_in(&long), Err(Refusal::Missing(_))));
    }

    /// Wherever a file ends, and whatever a length says, there is an answer.
    #[test]
    fn broken_files_are_refused_calmly() {
        let file = with_link(&png(), LINK, None);
        for end in 0..file.len() {
            let _ = link_in(&file[..end]);
        }
        for place in 0..file.len() {
            let mut broken = file.clone();
            broken[place] = 0xff;
            let _ = link_in(&broken);
        }
        let mut endless = png();
        endless[8..12].copy_from_slice(&u32::MAX.to_be_bytes());
        assert!(matches!(link_in(&endless), Err(Refusal::Input(_))));
    }
}
