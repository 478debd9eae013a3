//! The school's methods on digits to the base 2³², the lowest first. Operands have no 0 at their end; results may.

use std::cmp::Ordering;

/// Two digits as one number.
pub(super) fn join(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// Which of two numbers is larger.
pub(super) fn order(a: &[u32], b: &[u32]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

pub(super) fn add(a: &[u32], b: &[u32]) -> Vec<u32> {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut sum = Vec::with_capacity(long.len() + 1);
    let mut carry = 0;
    for (place, &digit) in long.iter().enumerate() {
        carry += u64::from(digit) + u64::from(short.get(place).copied().unwrap_or(0));
        sum.push(carry as u32);
        carry >>= 32;
    }
    sum.push(carry as u32);
    sum
}

pub(super) fn subtract(a: &[u32], b: &[u32]) -> Vec<u32> {
    assert!(order(a, b).is_ge(), "a difference is at least 0");
    let mut borrow = false;
    let difference = a.iter().enumerate().map(|(place, &digit)| {
        let (less, first) = digit.overflowing_sub(b.get(place).copied().unwrap_or(0));
        let (less, second) = less.overflowing_sub(u32::from(borrow));
        borrow = first || second;
        less
    });
    difference.collect()
}

pub(super) fn multiply(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut product = vec![0; a.len() + b.len()];
    for (place, &digit) in a.iter().enumerate() {
        let mut carry = 0;
        for (sum, &other) in product[place..].iter_mut().zip(b) {
            carry += u64::from(*sum) + u64::from(digit) * u64::from(other);
            *sum = carry as u32;
            carry >>= 32;
        }
        product[place + b.len()] = carry as u32;
    }
    product
}

/// Quotient and rest, by long division (D. E. Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D).
pub(super) fn divide(a: &[u32], b: &[u32]) -> (Vec<u32>, Vec<u32>) {
    assert!(!b.is_empty(), "nothing is divided by 0");
    if order(a, b).is_lt() {
        return (Vec::new(), a.to_vec());
    }
    if let &[by] = b {
        let mut quotient = a.to_vec();
        let rest = divide_by_digit(&mut quotient, by);
        return (quotient, vec![rest]);
    }
    // With its highest bit set, the divisor's two highest digits tell a digit of the quotient up to one.
    let shift = b[b.len() - 1].leading_zeros();
    let divisor = shift_left(b, shift.into());
    let mut rest = shift_left(a, shift.into());
    rest.resize(a.len() + 1, 0);
    let (top, next) = (u64::from(divisor[b.len() - 1]), divisor[b.len() - 2]);
    let mut quotient = vec![0; rest.len() - b.len()];
    for place in (0..quotient.len()).rev() {
        let part = &mut rest[place..=place + b.len()];
        let head = join(part[b.len() - 1], part[b.len()]);
        let (mut guess, mut left) = (head / top, head % top);
        while guess >> 32 != 0 || guess * u64::from(next) > join(part[b.len() - 2], left as u32) {
            (guess, left) = (guess - 1, left + top);
            if left >> 32 != 0 {
                break;
            }
        }
        if take_away(part, &divisor, guess as u32) {
            guess -= 1;
            put_back(part, &divisor);
        }
        quotient[place] = guess as u32;
    }
    rest.truncate(b.len());
    (quotient, shift_right(&rest, shift.into()))
}

/// How often `b` is contained in `a`.
pub(super) fn quotient(a: &[u32], b: &[u32]) -> Vec<u32> {
    divide(a, b).0
}

/// What is left of `a` then.
pub(super) fn rest(a: &[u32], b: &[u32]) -> Vec<u32> {
    divide(a, b).1
}

/// Takes a multiple of the divisor away; whether that was too much.
fn take_away(part: &mut [u32], divisor: &[u32], times: u32) -> bool {
    let (mut carry, mut borrow) = (0, false);
    for (place, digit) in part.iter_mut().enumerate() {
        carry += u64::from(times) * u64::from(divisor.get(place).copied().unwrap_or(0));
        let (less, first) = digit.overflowing_sub(carry as u32);
        let (less, second) = less.overflowing_sub(u32::from(borrow));
        (*digit, borrow) = (less, first || second);
        carry >>= 32;
    }
    borrow
}

/// Puts the divisor back once; what is carried out of the part makes up for what was borrowed.
fn put_back(part: &mut [u32], divisor: &[u32]) {
    let mut carry = 0;
    for (place, digit) in part.iter_mut().enumerate() {
        carry += u64::from(*digit) + u64::from(divisor.get(place).copied().unwrap_or(0));
        *digit = carry as u32;
        carry >>= 32;
    }
}

/// Divides in place, and gives the rest.
pub(super) fn divide_by_digit(digits: &mut [u32], by: u32) -> u32 {
    let mut rest = 0;
    for digit in digits.iter_mut().rev() {
        let head = join(*digit, rest);
        (*digit, rest) = ((head / u64::from(by)) as u32, (head % u64::from(by)) as u32);
    }
    rest
}

pub(super) fn shift_left(digits: &[u32], by: u64) -> Vec<u32> {
    let (whole, part) = ((by / 32) as usize, by % 32);
    let mut shifted = vec![0; whole];
    let mut carry = 0;
    for &digit in digits {
        carry |= u64::from(digit) << part;
        shifted.push(carry as u32);
        carry >>= 32;
    }
    shifted.push(carry as u32);
    shifted
}

pub(super) fn shift_right(digits: &[u32], by: u64) -> Vec<u32> {
    let (whole, part) = (usize::try_from(by / 32).unwrap_or(usize::MAX), by % 32);
    let kept = digits.get(whole..).unwrap_or_default();
    let pair = |place: usize| join(kept[place], kept.get(place + 1).copied().unwrap_or(0));
    (0..kept.len()).map(|place| (pair(place) >> part) as u32).collect()
}
