//! A link as text: taken apart at `;`, `?`, `&` and `=`, and freed of percent-encoding.

use std::borrow::Cow;

/// The parts of a link.
pub(super) struct Parts {
    /// What stands before the question mark; as it was written where that cannot be decoded.
    pub(super) name: Result<String, String>,
    /// The keys with their values, each key once, in the order of the text.
    pub(super) pairs: Vec<(String, String)>,
}

impl Parts {
    /// Whether there was nothing to take apart.
    pub(super) fn is_empty(&self) -> bool {
        self.pairs.is_empty() && self.name.as_ref().is_ok_and(String::is_empty)
    }
}

/// Takes a link apart, one map after the other; there is one at least. Whatever is lost on the way is named in `problems`.
pub(super) fn split(fragment: &str, problems: &mut Vec<String>) -> Vec<Parts> {
    let fragment = fragment.trim();
    let fragment = cut(fragment.strip_prefix('#').unwrap_or(fragment), problems);
    // Some programs encode a link as a whole before they pass it on.
    let unwrapped = if fragment.contains('?') { None } else { decode(fragment).filter(|text| text.contains('?')) };
    let fragment = unwrapped.as_deref().unwrap_or(fragment);
    let (first, further) = fragment.split_once(MAPS).unwrap_or((fragment, ""));
    let further = further.split(MAPS).filter(|map| !map.is_empty());
    std::iter::once(first).chain(further).map(|map| parts(map, problems)).collect()
}

/// What stands between two maps. No parameter of a game has it, so that no link of one map does.
const MAPS: char = ';';

fn parts(map: &str, problems: &mut Vec<String>) -> Parts {
    let (name, query) = map.split_once('?').unwrap_or((map, ""));
    let mut parts = Parts { name: decode(name).ok_or_else(|| name.to_owned()), pairs: Vec::new() };
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match decoded_pair(pair) {
            Err(problem) => problems.push(format!("{} {problem}; it is ignored.", quote(pair))),
            Ok((key, value)) => match parts.pairs.iter().find(|(earlier, _)| *earlier == key) {
                Some((_, first)) => {
                    let first = quote(&format!("{key}={first}"));
                    problems.push(format!("{} comes after {first}; only the first is used.", quote(pair)));
                }
                None => parts.pairs.push((key, value)),
            },
        }
    }
    parts
}

/// Text as a message quotes it: short enough to read.
pub(super) fn quote(text: &str) -> String {
    format!("“{}”", shortened(text))
}

/// Text, cut off where it is too long to quote.
pub(super) fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// Percent-encodes what a link, or a program that a link is pasted into, could misread.
pub(super) fn encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~,:*()/!@$".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

/// The longest link that is read, in bytes; far longer than any that is written.
const LONGEST: usize = 8192;

/// The longest quotation in a message, in characters.
const QUOTED: usize = 48;

fn cut<'a>(fragment: &'a str, problems: &mut Vec<String>) -> &'a str {
    if fragment.len() <= LONGEST {
        return fragment;
    }
    let mut end = LONGEST;
    while !fragment.is_char_boundary(end) {
        end -= 1;
    }
    problems.push(format!(
        "The link is {} bytes long, and at most {LONGEST} are read; the rest is ignored.",
        fragment.len()
    ));
    &fragment[..end]
}

fn decoded_pair(pair: &str) -> Result<(String, String), &'static str> {
    let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
    let (Some(key), Some(value)) = (decode(key), decode(value)) else { return Err("has a broken percent-encoding") };
    if key.is_empty() {
        Err("names no key")
    } else if value.is_empty() {
        Err("has no value")
    } else {
        Ok((key, value))
    }
}

/// None where a `%` is not followed by two hexadecimal digits, or where the bytes are not UTF-8.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let high = char::from(rest.next()?).to_digit(16)?;
            let low = char::from(rest.next()?).to_digit(16)?;
            bytes.push((high * 16 + low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}
