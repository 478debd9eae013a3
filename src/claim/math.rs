//! Formulas: a line of plain notation becomes MathML, which browsers draw without help.
//!
//! `G(n_k) = ⌊n/k⌋ 'if' k^2 ≥ n` is such a line. Letters are identifiers, digits numbers, words in single quotes text, `_` and
//! `^` set the next item low or high, braces group (`\{` is a brace that is seen), `{a}//{b}` is a fraction, and the letters
//! `mod` are one word. Every other sign is an operator.

/// The MathML of a line.
///
/// ```
/// use nimscope::claim::math;
/// assert_eq!(math("k^2 ≥ n"), "<math><mrow><msup><mi>k</mi><mn>2</mn></msup><mo>≥</mo><mi>n</mi></mrow></math>");
/// ```
pub fn math(line: &str) -> String {
    let mut signs = line.chars().collect::<Vec<_>>().into_iter().peekable();
    format!("<math>{}</math>", row(&mut signs))
}

type Signs = std::iter::Peekable<std::vec::IntoIter<char>>;

/// Items until the line or the group ends.
fn row(signs: &mut Signs) -> String {
    let mut items = String::from("<mrow>");
    while let Some(sign) = signs.next_if(|&sign| sign != '}') {
        if sign != ' ' {
            let first = item(sign, signs);
            items.push_str(&fraction(first, signs));
        }
    }
    signs.next_if_eq(&'}');
    items + "</mrow>"
}

/// The second half of a fraction, if two slashes announce one. A single slash is an operator like any other.
fn fraction(above: String, signs: &mut Signs) -> String {
    let mut ahead = signs.clone();
    if (ahead.next(), ahead.next()) != (Some('/'), Some('/')) {
        return above;
    }
    signs.nth(1);
    let below = next_item(signs);
    format!("<mfrac>{above}{below}</mfrac>")
}

/// An atom with what is set low and high behind it.
fn item(sign: char, signs: &mut Signs) -> String {
    let base = atom(sign, signs);
    let low = signs.next_if_eq(&'_').map(|_| next_atom(signs));
    let high = signs.next_if_eq(&'^').map(|_| next_atom(signs));
    // A bracket that carries something keeps its size and its place on the line.
    let base = if low.is_some() || high.is_some() { base.replace("<mo>", "<mo stretchy=\"false\">") } else { base };
    match (low, high) {
        (None, None) => base,
        (Some(low), None) => format!("<msub>{base}{low}</msub>"),
        (None, Some(high)) => format!("<msup>{base}{high}</msup>"),
        (Some(low), Some(high)) => format!("<msubsup>{base}{low}{high}</msubsup>"),
    }
}

fn next_item(signs: &mut Signs) -> String {
    let sign = signs.next().unwrap_or(' ');
    item(sign, signs)
}

fn next_atom(signs: &mut Signs) -> String {
    let sign = signs.next().unwrap_or(' ');
    atom(sign, signs)
}

fn atom(sign: char, signs: &mut Signs) -> String {
    match sign {
        '{' => row(signs),
        '\\' => format!("<mo>{}</mo>", signs.next().unwrap_or(' ')),
        '\'' => {
            let words: String = std::iter::from_fn(|| signs.next_if(|&sign| sign != '\'')).collect();
            signs.next();
            format!("<mtext>\u{a0}{words}\u{a0}</mtext>")
        }
        _ if sign.is_ascii_digit() => {
            let rest: String = std::iter::from_fn(|| signs.next_if(char::is_ascii_digit)).collect();
            format!("<mn>{sign}{rest}</mn>")
        }
        'm' if signs.clone().take(2).eq(['o', 'd']) => {
            signs.nth(1);
            "<mo lspace=\"0\">mod</mo>".to_owned()
        }
        _ if sign.is_alphabetic() => format!("<mi>{sign}</mi>"),
        '<' => "<mo>&lt;</mo>".to_owned(),
        '>' => "<mo>&gt;</mo>".to_owned(),
        '&' => "<mo>&amp;</mo>".to_owned(),
        _ => format!("<mo>{sign}</mo>"),
    }
}
