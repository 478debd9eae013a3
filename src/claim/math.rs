//! Formulas: a line of plain notation becomes MathML, which browsers draw without help.
//!
//! `G(n_k) = ⌊n/k⌋ 'if' k^2 ≥ n` is such a line. Letters are identifiers, digits numbers, words in single quotes text, `_` and
//! `^` set the next item low or high, a prime stands high, braces group (`\{` is a brace that is seen), `{a}//{b}` is a fraction, and
//! the letters `mod` are one word. A few words of LaTeX mean what they mean there, `\frac{a}{b}`, `\sqrt{x}` and `\text{if}`, and any
//! other one, as `\max`, is its own name. Every other sign is an operator.
//!
//! The proofs are written so, and `xtask` sets them with this very file, which therefore knows nothing of the core.

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
    let before = primes(signs);
    let low = signs.next_if_eq(&'_').map(|_| next_atom(signs));
    let primes = before + &primes(signs);
    let high = signs.next_if_eq(&'^').map(|_| next_atom(signs));
    let high = match (primes.is_empty(), high) {
        (true, high) => high,
        (false, None) => Some(primes),
        (false, Some(high)) => Some(format!("<mrow>{primes}{high}</mrow>")),
    };
    // A bracket that carries something keeps its size and its place on the line.
    let base = if low.is_some() || high.is_some() { base.replace("<mo>", "<mo stretchy=\"false\">") } else { base };
    match (low, high) {
        (None, None) => base,
        (Some(low), None) => format!("<msub>{base}{low}</msub>"),
        (None, Some(high)) => format!("<msup>{base}{high}</msup>"),
        (Some(low), Some(high)) => format!("<msubsup>{base}{low}{high}</msubsup>"),
    }
}

/// The primes that follow, if any do.
fn primes(signs: &mut Signs) -> String {
    let count = std::iter::from_fn(|| signs.next_if_eq(&'′')).count();
    if count == 0 { String::new() } else { format!("<mo>{}</mo>", "′".repeat(count)) }
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
        '\\' if signs.peek().is_some_and(char::is_ascii_alphabetic) => {
            let name: String = std::iter::from_fn(|| signs.next_if(char::is_ascii_alphabetic)).collect();
            word(&name, signs)
        }
        '\\' if signs.next_if_eq(&',').is_some() => THIN.to_owned(),
        '\\' => format!("<mo>{}</mo>", signs.next().unwrap_or(' ')),
        '√' => {
            let below = if signs.next_if_eq(&'(').is_some() { bracketed(signs) } else { next_atom(signs) };
            format!("<msqrt>{below}</msqrt>")
        }
        '\'' => {
            let words: String = std::iter::from_fn(|| signs.next_if(|&sign| sign != '\'')).collect();
            signs.next();
            format!("<mtext>\u{a0}{words}\u{a0}</mtext>")
        }
        _ if sign.is_ascii_digit() => {
            format!("<mn>{sign}{}</mn>", digits(signs))
        }
        'm' if signs.clone().take(2).eq(['o', 'd']) => {
            signs.nth(1);
            "<mo lspace=\"0\">mod</mo>".to_owned()
        }
        _ if sign.is_alphabetic() => format!("<mi>{sign}</mi>"),
        '∞' | '∅' | '…' => format!("<mi mathvariant=\"normal\">{sign}</mi>"),
        '/' => "<mo lspace=\"0\" rspace=\"0\">/</mo>".to_owned(),
        '<' => "<mo>&lt;</mo>".to_owned(),
        '>' => "<mo>&gt;</mo>".to_owned(),
        '&' => "<mo>&amp;</mo>".to_owned(),
        _ => format!("<mo>{sign}</mo>"),
    }
}

/// The rest of a number, whose digits may stand in groups of three.
fn digits(signs: &mut Signs) -> String {
    let mut rest = String::new();
    loop {
        rest.extend(std::iter::from_fn(|| signs.next_if(char::is_ascii_digit)));
        let mut ahead = signs.clone();
        let parts = matches!(ahead.next(), Some(',' | '.'));
        let group: Vec<char> = ahead.take_while(char::is_ascii_digit).collect();
        if !parts || group.is_empty() || signs.peek() == Some(&',') && group.len() != 3 {
            return rest;
        }
        rest.extend(signs.next());
    }
}

/// What a backslash and a name stand for.
fn word(name: &str, signs: &mut Signs) -> String {
    match name {
        "frac" => {
            let above = next_atom(signs);
            format!("<mfrac>{above}{}</mfrac>", next_atom(signs))
        }
        "sqrt" => format!("<msqrt>{}</msqrt>", next_atom(signs)),
        "text" => format!("<mtext>{}</mtext>", braced(signs).replace(' ', "\u{a0}")),
        "bmod" => "<mo lspace=\"0.28em\" rspace=\"0.28em\">mod</mo>".to_owned(),
        "operatorname" => named(&braced(signs), signs),
        _ => named(name, signs),
    }
}

/// What a bracket that was opened holds, without it.
fn bracketed(signs: &mut Signs) -> String {
    let mut depth = 1;
    let inner = std::iter::from_fn(|| {
        let sign = signs.next()?;
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        (depth > 0).then_some(sign)
    });
    row(&mut inner.collect::<Vec<_>>().into_iter().peekable())
}

/// The gap between a function and its argument.
const THIN: &str = "<mspace width=\"0.17em\"></mspace>";

/// The name of a function, with a gap before an argument that has no bracket.
fn named(name: &str, signs: &Signs) -> String {
    let mut ahead = signs.clone().skip_while(|sign| *sign == ' ');
    let gap = if ahead.next().is_some_and(char::is_alphanumeric) { THIN } else { "" };
    format!("<mrow><mi mathvariant=\"normal\">{name}</mi>{gap}</mrow>")
}

/// What stands in braces, as it is.
fn braced(signs: &mut Signs) -> String {
    signs.next_if_eq(&'{');
    let text = std::iter::from_fn(|| signs.next_if(|&sign| sign != '}')).collect();
    signs.next_if_eq(&'}');
    text
}
