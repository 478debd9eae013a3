//! Numbers with a point, read exactly.
//!
//! The standard library reads every float of every size, by tables of twelve kilobytes that a first visit would have to
//! load. Neither links nor the colours of a browser have exponents, so that a long division will do.

/// Digits with at most one sign and one point, such as -2.5, as the nearest float. Exponents are refused. Beyond all tables, and closer to 0 than 10⁻³⁸, the size is not exact.
pub(crate) fn decimal(text: &str) -> Option<f64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (before, after) = digits.split_once('.').unwrap_or((digits, "0"));
    let all_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !all_digits(before) || !all_digits(after) {
        return None;
    }
    let size = nearest(before.parse().unwrap_or(u128::MAX), after);
    Some(if digits.len() < text.len() { -size } else { size })
}

/// The float nearest to a whole number and the digits behind its point.
fn nearest(whole: u128, after: &str) -> f64 {
    let (after, beyond) = after.split_at(after.len().min(PLACES));
    let unit = 10_u128.pow(after.len() as u32);
    let mut rest: u128 = after.parse().unwrap_or(0);
    // Binary digits of the quotient, more than a float has; the last of them also says whether anything is left.
    let (mut quotient, mut halvings) = (whole, 0_u32);
    while quotient < 1 << 63 && halvings < MOST_HALVINGS {
        (quotient, rest, halvings) = (2 * quotient, 2 * rest, halvings + 1);
        if rest >= unit {
            (quotient, rest) = (quotient + 1, rest - unit);
        }
    }
    let left = rest > 0 || beyond.bytes().any(|digit| digit != b'0');
    (quotient | u128::from(left)) as f64 * 0.5_f64.powi(halvings as i32)
}

/// So many digits behind the point are worked out; 10³⁸ is still a `u128`, twice over.
const PLACES: usize = 38;

/// The least number that is not 0 with so many places needs 127 halvings to reach 1, and 63 more to fill its digits.
const MOST_HALVINGS: u32 = 190;
