//! How wide a text is, near enough for leaving room: the widths of Roboto, which other typefaces of this kind come close to.
//! So the places of ticks and labels depend on no back end.

/// The width of a text in letters of this size.
pub fn width(text: &str, size: f64) -> f64 {
    size * text.chars().map(|letter| f64::from(hundredths(letter))).sum::<f64>() / 100.0
}

/// The text, or as much of it as fits and an ellipsis.
pub fn fitting(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let ends = text.char_indices().map(|(end, _)| format!("{}…", &text[..end]));
    ends.take_while(|cut| width(cut, size) <= room).last().unwrap_or_default()
}

/// The text in lines that fit; a word that does not fit by itself is cut.
pub fn wrapped(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size) <= room => *line = format!("{line} {word}"),
            _ => lines.push(fitting(word, size, room)),
        }
    }
    lines
}

/// The width of a letter in hundredths of its size.
fn hundredths(letter: char) -> u8 {
    match letter {
        ' '..='~' => ASCII[letter as usize - ' ' as usize],
        '\u{202f}' => 18,
        '…' | '–' => 67,
        '‘' | '’' => 20,
        '“' => 35,
        '”' => 36,
        '·' => 26,
        '⁺' => 40,
        '₀'..='₉' | '⁰'..='⁹' | '²' | '³' => 37,
        _ => 56,
    }
}

/// From the space to the tilde.
#[rustfmt::skip]
const ASCII: [u8; 95] = [
    25, 26, 32, 62, 56, 73, 62, 17, 34, 35, 43, 57, 20, 28, 26, 41, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 24, 21, 51, 55, 52, 47,
    90, 65, 62, 65, 66, 57, 55, 68, 71, 27, 55, 63, 54, 87, 71, 69, 63, 69, 62, 59, 60, 65, 64, 89, 63, 60, 60, 27, 41, 27, 42, 45,
    31, 54, 56, 52, 56, 53, 35, 56, 55, 24, 24, 51, 24, 88, 55, 57, 56, 57, 34, 52, 33, 55, 48, 75, 50, 47, 50, 34, 24, 34, 68,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert!((width("1000", 10.0) - 22.4).abs() < 1e-9);
        assert_eq!(fitting("1000", 10.0, 22.5), "1000");
        assert_eq!(fitting("100000", 10.0, 22.5), "10…");
        assert_eq!(fitting("100000", 10.0, 1.0), "");
    }

    #[test]
    fn a_sentence_is_broken_between_words() {
        assert_eq!(wrapped("one two three", 10.0, 40.0), ["one two", "three"]);
        assert_eq!(wrapped("one", 10.0, 400.0), ["one"]);
        assert_eq!(wrapped("incomprehensible", 10.0, 30.0).len(), 1);
    }
}
