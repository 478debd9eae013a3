//! Heaps of any size, as people write them: `1 000 000`, `10^30+7`, `3*2^100`, `1e30`.

use std::fmt;
use std::str::FromStr;

mod digits;
mod natural;
mod operators;

pub use natural::Big;

/// The most decimal digits of a heap: far beyond every table, and few enough that arithmetic is instant.
pub const MOST_DIGITS: u32 = 200;

/// Why a text is no number, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It is not written as a number is.
    NoNumber(String),
    /// It is less than 0.
    Negative(String),
    /// It has too many digits.
    TooLarge(String),
}

impl fmt::Display for Misread {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Misread::NoNumber(why) | Misread::Negative(why) | Misread::TooLarge(why)) = self;
        out.write_str(why)
    }
}

impl std::error::Error for Misread {}

/// Reads a heap: a sum or difference of products of numbers and powers, from the left to the right.
///
/// Spaces and underscores between digits are ignored; `−`, `·` and `×` are read too, and `1e30` is 10^30.
///
/// # Errors
/// What is wrong.
///
/// ```
/// use nimscope::game::big;
/// assert_eq!(big::parse("10^30+7").unwrap().to_string(), "1000000000000000000000000000007");
/// assert_eq!(big::parse("2^10 - 24").unwrap(), big::parse("1e3").unwrap());
/// assert_eq!(big::parse("ten").unwrap_err().to_string(), "“ten” is not a whole number such as 1000 or 10^30+7");
/// ```
pub fn parse(text: &str) -> Result<Big, Misread> {
    let tidy: String = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '_').map(ascii).collect();
    let mut sum = Big::ZERO;
    let mut rest = tidy.as_str();
    let mut minus = false;
    loop {
        let end = rest.find(['+', '-']).unwrap_or(rest.len());
        let term = product(&rest[..end], text)?;
        if minus && term > sum {
            return Err(Misread::Negative(format!("“{text}” is less than 0")));
        }
        sum = if minus { sum - term } else { sum + term };
        if end == rest.len() {
            return if digits_fit(&sum, MOST_DIGITS) { Ok(sum) } else { Err(too_large(text)) };
        }
        minus = rest[end..].starts_with('-');
        rest = &rest[end + 1..];
    }
}

/// How many bits of a logarithm lie behind the point.
pub const LOGARITHM_BITS: u32 = 20;

/// The binary logarithm of n + 1 as a whole number of 2⁻²⁰, rounded down or one less. It never falls from n to n + 1 and is
/// 0 for 0 alone, so that values of any size can be ordered by colour.
///
/// ```
/// use nimscope::game::big::{Big, logarithm};
/// assert_eq!(logarithm(&Big::ZERO), 0);
/// assert_eq!(logarithm(&Big::from(1_u32)), 1 << 20);
/// assert_eq!(logarithm(&(Big::from(2_u32).pow(600) - 1_u32)), 600 << 20);
/// ```
pub fn logarithm(n: &Big) -> u32 {
    let more = n + 1_u32;
    let whole = more.bits() - 1;
    // The leading 64 bits, a number from 1 to 2 with 63 bits behind the point; squaring it doubles its logarithm.
    let leading = if whole > 63 { more >> (whole - 63) } else { more << (63 - whole) };
    let mut mantissa = u64::try_from(leading).expect("64 bits are left");
    let mut logarithm = whole as u32;
    for _ in 0..LOGARITHM_BITS {
        let square = u128::from(mantissa) * u128::from(mantissa);
        let carry = (square >> 127) as u32;
        mantissa = (square >> (63 + carry)) as u64;
        logarithm = logarithm << 1 | carry;
    }
    logarithm
}

fn product(term: &str, text: &str) -> Result<Big, Misread> {
    let mut product = Big::from(1_u32);
    for factor in term.split('*') {
        product *= power(factor, text)?;
        // A difference may still bring it back, but not by much.
        if !digits_fit(&product, 2 * MOST_DIGITS) {
            return Err(too_large(text));
        }
    }
    Ok(product)
}

fn power(factor: &str, text: &str) -> Result<Big, Misread> {
    let (base, exponent) = match factor.split_once(['e', 'E']) {
        Some((digits, exponent)) => return Ok(number(digits, text)? * raised(&Big::from(10_u32), exponent, text)?),
        None => factor.split_once('^').unwrap_or((factor, "1")),
    };
    raised(&number(base, text)?, exponent, text)
}

fn raised(base: &Big, exponent: &str, text: &str) -> Result<Big, Misread> {
    let exponent = number(exponent, text)?;
    let small = Big::from(1_u32);
    if *base <= small {
        return Ok(if exponent == Big::ZERO { small } else { base.clone() });
    }
    // A power of 2 has more digits than its exponent divided by 4.
    match u32::try_from(&exponent) {
        Ok(exponent) if exponent <= 4 * MOST_DIGITS => Ok(base.pow(exponent)),
        _ => Err(too_large(text)),
    }
}

fn number(digits: &str, text: &str) -> Result<Big, Misread> {
    let no_number = || Misread::NoNumber(format!("“{text}” is not a whole number such as 1000 or 10^30+7"));
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(no_number());
    }
    if digits.len() > MOST_DIGITS as usize {
        return Err(too_large(text));
    }
    Big::from_str(digits).map_err(|_| no_number())
}

fn digits_fit(number: &Big, digits: u32) -> bool {
    *number < Big::from(10_u32).pow(digits)
}

fn too_large(text: &str) -> Misread {
    let shown: String = text.chars().take(20).collect();
    let dots = if shown.len() < text.len() { "…" } else { "" };
    Misread::TooLarge(format!("“{shown}{dots}” has more than {MOST_DIGITS} digits"))
}

fn ascii(sign: char) -> char {
    match sign {
        '−' => '-',
        '·' | '×' => '*',
        other => other,
    }
}
