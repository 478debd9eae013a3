//! Whole numbers of any size against a library's.

use nimscope::game::big::Big;
use num_bigint::BigUint;
use proptest::prelude::*;

/// Digits to the base 2³². The smallest and the largest are frequent, since long division guesses wrong beside them.
fn digits() -> impl Strategy<Value = Vec<u32>> {
    let digit = prop_oneof![Just(0), Just(1), Just(u32::MAX), Just(u32::MAX - 1), Just(1 << 31), any::<u32>()];
    proptest::collection::vec(digit, 0..12)
}

fn ours(digits: &[u32]) -> Big {
    digits.iter().rev().fold(Big::ZERO, |number, &digit| (number << 32_u32) + digit)
}

/// The same, as both write it.
fn alike(ours: &Big, theirs: &BigUint) -> Result<(), TestCaseError> {
    prop_assert_eq!(ours.digits(), &theirs.to_u32_digits()[..]);
    prop_assert_eq!(ours.to_string(), theirs.to_string());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, ..ProptestConfig::default() })]

    #[test]
    fn two_numbers(one in digits(), other in digits()) {
        let (a, b) = (ours(&one), ours(&other));
        let (x, y) = (BigUint::from_slice(&one), BigUint::from_slice(&other));
        alike(&a, &x)?;
        prop_assert_eq!(a.cmp(&b), x.cmp(&y));
        prop_assert_eq!(a == b, x == y);
        alike(&(&a + &b), &(&x + &y))?;
        alike(&(&a * &b), &(&x * &y))?;
        let (more, less, high, low) = if a < b { (&b, &a, &y, &x) } else { (&a, &b, &x, &y) };
        alike(&(more - less), &(high - low))?;
        if b != Big::ZERO {
            alike(&(&a / &b), &(&x / &y))?;
            alike(&(&a % &b), &(&x % &y))?;
            let (quotient, rest) = (&a * &b + (&b - 1_u32)).div_rem(&b);
            prop_assert_eq!((quotient, rest), (a.clone(), &b - 1_u32));
        }
    }

    #[test]
    fn one_number(number in digits(), by in 0_u32..400, small in any::<u64>(), wide in any::<u128>()) {
        let (a, x) = (ours(&number), BigUint::from_slice(&number));
        alike(&(&a << by), &(&x << by))?;
        alike(&(&a >> by), &(&x >> by))?;
        alike(&a.sqrt(), &x.sqrt())?;
        alike(&a.pow(by % 9), &x.pow(by % 9))?;
        prop_assert_eq!(a.bits(), x.bits());
        prop_assert_eq!(a.bit(by.into()), x.bit(by.into()));
        prop_assert_eq!(a.trailing_zeros(), x.trailing_zeros());
        prop_assert!(a.words().eq(x.iter_u64_digits()));
        prop_assert_eq!(a.to_string().parse::<Big>().ok(), Some(a.clone()));
        prop_assert_eq!(format!("{a:>90}"), format!("{x:>90}"));
        prop_assert_eq!(u32::try_from(&a).ok(), u32::try_from(&x).ok());
        prop_assert_eq!(u64::try_from(&a).ok(), u64::try_from(&x).ok());
        prop_assert_eq!(u128::try_from(&a).ok(), u128::try_from(&x).ok());
        alike(&(&a + small), &(&x + small))?;
        alike(&(wide * &a), &(wide * &x))?;
        alike(&(&a / (small | 1)), &(&x / (small | 1)))?;
        alike(&(&a % (wide | 1)), &(&x % (wide | 1)))?;
        let mut sum = a.clone();
        sum += small;
        sum *= &a;
        sum -= &a;
        sum >>= 3_u32;
        alike(&sum, &(((&x + small) * &x - &x) >> 3_u32))?;
        prop_assert_eq!(u128::try_from(Big::from(wide)), Ok(wide));
    }
}

#[test]
fn nothing_but_digits_is_a_number() {
    for wrong in ["", "+1", "-1", "1 000", "0x10", "१"] {
        assert!(wrong.parse::<Big>().is_err(), "{wrong}");
    }
    assert_eq!("000".parse::<Big>().unwrap(), Big::ZERO);
    assert_eq!(Big::ZERO.to_string(), "0");
}

#[test]
#[should_panic(expected = "at least 0")]
fn a_difference_is_not_negative() {
    let _ = Big::from(1_u32) - 2_u32;
}
