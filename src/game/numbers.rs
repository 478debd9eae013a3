//! Numbers as people write them in specs: sets such as `1-4,7` and exact ratios such as `7/4` or `1.75`.

use std::cmp::Ordering;
use std::fmt;

/// A finite set of positive integers, written as numbers and ranges separated by commas.
///
/// ```
/// use nimscope::game::numbers::IntegerSet;
/// let set = IntegerSet::parse("7,1-4").unwrap();
/// assert_eq!(set.members(), [1, 2, 3, 4, 7]);
/// assert_eq!(set.to_string(), "1-4,7");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IntegerSet(Vec<u64>);

/// The most members a set may have, so that a position has a bounded number of moves.
const MOST_MEMBERS: usize = 256;

/// The largest member; far beyond any rule in use, and small enough that sums never overflow.
const LARGEST: u64 = 1_000_000_000;

impl IntegerSet {
    /// All integers from `first` to `last`.
    pub fn range(first: u64, last: u64) -> IntegerSet {
        IntegerSet((first..=last).collect())
    }

    /// Reads a set.
    ///
    /// # Errors
    /// A sentence that says which part is wrong.
    pub fn parse(text: &str) -> Result<IntegerSet, String> {
        let mut members = Vec::new();
        for part in text.split(',').map(str::trim) {
            let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
            let (first, last) = (integer(first.trim(), part)?, integer(last.trim(), part)?);
            if first > last {
                return Err(format!("“{part}” runs backwards; write {last}-{first}"));
            }
            if members.len() as u64 + (last - first) >= MOST_MEMBERS as u64 {
                return Err(format!("a set has at most {MOST_MEMBERS} members"));
            }
            members.extend(first..=last);
        }
        members.sort_unstable();
        members.dedup();
        match members.first() {
            Some(0) => Err("0 is not allowed: every move must change the heap".into()),
            _ => Ok(IntegerSet(members)),
        }
    }

    /// The members in increasing order.
    pub fn members(&self) -> &[u64] {
        &self.0
    }

    /// The least common multiple of the members, if it has 64 bits.
    pub fn common_multiple(&self) -> Option<u64> {
        self.0.iter().try_fold(1_u64, |multiple, &member| (multiple / gcd(multiple, member)).checked_mul(member))
    }
}

/// Three and more members in a row are written with a hyphen.
impl fmt::Display for IntegerSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0.as_slice();
        while let Some(&first) = rest.first() {
            let run = rest.iter().zip(first..).take_while(|(member, expected)| *member == expected).count();
            if rest.len() < self.0.len() {
                out.write_str(",")?;
            }
            let written = match run {
                1 | 2 => {
                    write!(out, "{first}")?;
                    1
                }
                _ => {
                    write!(out, "{first}-{}", rest[run - 1])?;
                    run
                }
            };
            rest = &rest[written..];
        }
        Ok(())
    }
}

/// A positive rational number in lowest terms.
///
/// ```
/// use nimscope::game::numbers::Ratio;
/// assert_eq!(Ratio::parse("1.75").unwrap().to_string(), "7/4");
/// assert_eq!(Ratio::parse("7/4"), Ratio::parse("14/8"));
/// assert_eq!(Ratio::parse("7/4").unwrap().divide_up(10), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: u64,
    denominator: u64,
}

impl Ratio {
    /// The ratio of two positive integers.
    ///
    /// # Errors
    /// A sentence, if one of them is 0 or too large.
    pub fn new(numerator: u64, denominator: u64) -> Result<Ratio, String> {
        if numerator == 0 || denominator == 0 {
            return Err("a ratio needs two positive numbers".into());
        }
        if numerator.max(denominator) > LARGEST {
            return Err(format!("the numbers of a ratio are at most {LARGEST}"));
        }
        let divisor = gcd(numerator, denominator);
        Ok(Ratio { numerator: numerator / divisor, denominator: denominator / divisor })
    }

    /// Reads `7/4`, `1.75` or `2`.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn parse(text: &str) -> Result<Ratio, String> {
        if let Some((above, below)) = text.split_once('/') {
            return Ratio::new(integer(above.trim(), text)?, integer(below.trim(), text)?);
        }
        let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
        if decimals.len() > 8 {
            return Err(format!("“{text}” has more than 8 decimals; write it as a fraction"));
        }
        let scale = 10_u64.pow(decimals.len() as u32);
        let digits = format!("{whole}{decimals}");
        Ratio::new(integer(&digits, text)?, scale)
    }

    /// The numerator in lowest terms.
    pub fn numerator(self) -> u64 {
        self.numerator
    }

    /// The denominator in lowest terms.
    pub fn denominator(self) -> u64 {
        self.denominator
    }

    /// ⌈n / self⌉, exactly.
    pub fn divide_up(self, n: u64) -> u64 {
        (u128::from(n) * u128::from(self.denominator)).div_ceil(u128::from(self.numerator)) as u64
    }
}

/// The order of the numbers; both parts are at most 10⁹, so that the products fit.
impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A fraction, or an integer if it is one.
impl fmt::Display for Ratio {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(out, "{}", self.numerator),
            denominator => write!(out, "{}/{denominator}", self.numerator),
        }
    }
}

/// The greatest common divisor; that of 0 and a number is the number.
pub fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Digits in groups of three from 10 000 on, parted by a narrow space that does not break.
///
/// ```
/// use nimscope::game::numbers::grouped;
/// assert_eq!(grouped("9999"), "9999");
/// assert_eq!(grouped("1234567"), "1\u{202f}234\u{202f}567");
/// ```
pub fn grouped(digits: &str) -> String {
    if digits.len() < 5 {
        return digits.to_owned();
    }
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// Reads an integer up to 10⁹; `whole` is the text it stands in, for the message.
pub(super) fn integer(text: &str, whole: &str) -> Result<u64, String> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("“{whole}” is not a number"));
    }
    match text.parse::<u64>() {
        Ok(number) if number <= LARGEST => Ok(number),
        _ => Err(format!("“{whole}” is too large; numbers are at most {LARGEST}")),
    }
}

/// A number as an exponent, such as ¹².
pub fn superscript(number: u32) -> String {
    let raised = |digit: char| digit.to_digit(10).map_or(digit, |digit| SUPERSCRIPTS[digit as usize]);
    number.to_string().chars().map(raised).collect()
}

const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
