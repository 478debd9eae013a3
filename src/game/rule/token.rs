//! The words of a rule: numbers, names and symbols, each with its place in the text.

use super::error::RuleError;
use super::exact::Exact;
use super::source::{RuleText, Span};

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Number(Exact),
    Name,
    Plus,
    Minus,
    Times,
    Divide,
    Mod,
    Power,
    Compare(Comparison),
    And,
    Or,
    Not,
    Range,
    Comma,
    Open(Bracket),
    Close(Bracket),
    End,
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
}

/// The pairs of brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bracket {
    Round,
    Floor,
    Ceil,
    Set,
}

impl Bracket {
    /// The closing bracket.
    pub(super) fn closing(self) -> char {
        match self {
            Bracket::Round => ')',
            Bracket::Floor => '⌋',
            Bracket::Ceil => '⌉',
            Bracket::Set => '}',
        }
    }
}

/// Cuts a text into words; the last one is [`Token::End`].
pub(super) fn tokens(source: &RuleText) -> Result<Vec<(Token, Span)>, RuleError> {
    let letters = &source.letters;
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&first) = letters.get(at) {
        if first == ' ' {
            at += 1;
            continue;
        }
        let rest = &letters[at..];
        let (token, length) = if first.is_ascii_digit() {
            number(rest, at)?
        } else if is_letter(first) {
            let length = rest.iter().take_while(|letter| letter.is_ascii_digit() || is_letter(**letter)).count();
            (word(&rest[..length]), length)
        } else {
            symbol(rest).ok_or_else(|| unknown(rest, at))?
        };
        tokens.push((token, Span { at, end: at + length }));
        at += length;
    }
    tokens.push((Token::End, Span { at, end: at }));
    Ok(tokens)
}

/// Whether it can stand in a name: the letters of Latin, Greek and whatever script comes before the signs. To tell all letters of
/// all scripts takes tables of two kilobytes, and no rule knows a name with them.
fn is_letter(sign: char) -> bool {
    matches!(sign, 'a'..='z' | 'A'..='Z' | '_' | 'À'..='\u{1fff}') && !matches!(sign, '×' | '÷')
}

/// The most digits of a number; any number of so many digits fits.
const DIGITS: usize = 38;

/// A number and its length. A point belongs to it only before another digit: `1..2` is a range.
fn number(letters: &[char], at: usize) -> Result<(Token, usize), RuleError> {
    let digits = |from: usize| letters[from..].iter().take_while(|letter| letter.is_ascii_digit()).count();
    let whole = digits(0);
    let decimals = if letters.get(whole) == Some(&'.') { digits(whole + 1) } else { 0 };
    let length = if decimals == 0 { whole } else { whole + 1 + decimals };
    let too_long = || Span { at, end: at + length }.error(format!("a number has at most {DIGITS} digits"));
    if whole + decimals > DIGITS {
        return Err(too_long());
    }
    let digits = letters[..length].iter().filter_map(|letter| letter.to_digit(10));
    let numerator = digits.fold(0, |number: i128, digit| number * 10 + i128::from(digit));
    let denominator = (0..decimals).fold(1, |power: i128, _| power * 10);
    let value = Exact::fraction(numerator, denominator).map_err(|_| too_long())?;
    Ok((Token::Number(value), length))
}

fn word(letters: &[char]) -> Token {
    match letters {
        ['m', 'o', 'd'] => Token::Mod,
        ['a', 'n', 'd'] => Token::And,
        ['o', 'r'] => Token::Or,
        ['n', 'o', 't'] => Token::Not,
        _ => Token::Name,
    }
}

fn symbol(letters: &[char]) -> Option<(Token, usize)> {
    let (token, length) = match letters {
        ['.', '.', ..] => (Token::Range, 2),
        ['=', '=', ..] => (Token::Compare(Comparison::Equal), 2),
        ['!', '=', ..] => (Token::Compare(Comparison::Unequal), 2),
        ['<', '=', ..] => (Token::Compare(Comparison::AtMost), 2),
        ['>', '=', ..] => (Token::Compare(Comparison::AtLeast), 2),
        [first, ..] => (single(*first)?, 1),
        [] => return None,
    };
    Some((token, length))
}

/// The error for letters that are no symbol of a rule; where another language has them, it says how they are written here.
fn unknown(letters: &[char], at: usize) -> RuleError {
    let (length, here) = match letters {
        ['&', '&', ..] => (2, "and"),
        ['|', '|', ..] => (2, "or"),
        ['&' | '∧', ..] => (1, "and"),
        ['|' | '∨', ..] => (1, "or"),
        ['¬', ..] => (1, "not"),
        ['!', next, ..] if next.is_ascii_digit() || is_letter(*next) || *next == '(' => (1, "not"),
        [first, ..] => return Span { at, end: at + 1 }.error(format!("“{first}” means nothing in a rule")),
        [] => return Span { at, end: at }.error("nothing is here"),
    };
    let written: String = letters[..length].iter().collect();
    Span { at, end: at + length }.error(format!("“{written}” means nothing in a rule; write “{here}”"))
}

fn single(letter: char) -> Option<Token> {
    Some(match letter {
        '+' => Token::Plus,
        '-' | '−' => Token::Minus,
        '*' | '·' | '⋅' | '×' => Token::Times,
        '/' => Token::Divide,
        '%' => Token::Mod,
        '^' => Token::Power,
        '=' => Token::Compare(Comparison::Equal),
        '≠' => Token::Compare(Comparison::Unequal),
        '<' => Token::Compare(Comparison::Less),
        '≤' => Token::Compare(Comparison::AtMost),
        '>' => Token::Compare(Comparison::More),
        '≥' => Token::Compare(Comparison::AtLeast),
        ',' => Token::Comma,
        '(' => Token::Open(Bracket::Round),
        ')' => Token::Close(Bracket::Round),
        '⌊' => Token::Open(Bracket::Floor),
        '⌋' => Token::Close(Bracket::Floor),
        '⌈' => Token::Open(Bracket::Ceil),
        '⌉' => Token::Close(Bracket::Ceil),
        '{' => Token::Open(Bracket::Set),
        '}' => Token::Close(Bracket::Set),
        _ => return None,
    })
}
