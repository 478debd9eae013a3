//! Operators between whole numbers of any size and a machine's, and ways from one to the other.

use std::iter::{Product, Sum};
use std::ops::{
    Add, AddAssign, Div, DivAssign, Mul, MulAssign, Rem, RemAssign, Shl, ShlAssign, Shr, ShrAssign, Sub, SubAssign,
};

use super::digits::{add, join, multiply, quotient, rest, shift_left, shift_right, subtract};
use super::natural::{Big, TooLarge, trimmed};

/// What stands on either side of an operator: a number of any size, or a machine's.
trait Operand {
    /// Hands its digits over.
    fn hand<R>(&self, to: impl FnOnce(&[u32]) -> R) -> R;
}

impl Operand for Big {
    fn hand<R>(&self, to: impl FnOnce(&[u32]) -> R) -> R {
        to(&self.0)
    }
}

impl Operand for u128 {
    fn hand<R>(&self, to: impl FnOnce(&[u32]) -> R) -> R {
        let digits = [0, 32, 64, 96].map(|place| (self >> place) as u32);
        let length = digits.iter().rposition(|&digit| digit != 0).map_or(0, |place| place + 1);
        to(&digits[..length])
    }
}

macro_rules! machine_numbers {
    ($($number:ty)*) => {$(
        impl Operand for $number {
            fn hand<R>(&self, to: impl FnOnce(&[u32]) -> R) -> R {
                (*self as u128).hand(to)
            }
        }
    )*};
}

machine_numbers!(u8 u32 u64 usize);

macro_rules! from_machine_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Big {
            fn from(number: $number) -> Big {
                number.hand(|digits| Big(digits.to_vec()))
            }
        }

        impl TryFrom<&Big> for $number {
            type Error = TooLarge;

            fn try_from(number: &Big) -> Result<$number, TooLarge> {
                let [low, high] = match number.0[..] {
                    [] => [0, 0],
                    [a] => [u64::from(a), 0],
                    [a, b] => [join(a, b), 0],
                    [a, b, c] => [join(a, b), u64::from(c)],
                    [a, b, c, d] => [join(a, b), join(c, d)],
                    _ => return Err(TooLarge),
                };
                <$number>::try_from(u128::from(high) << 64 | u128::from(low)).map_err(|_| TooLarge)
            }
        }

        impl TryFrom<Big> for $number {
            type Error = TooLarge;

            fn try_from(number: Big) -> Result<$number, TooLarge> {
                <$number>::try_from(&number)
            }
        }
    )*};
}

from_machine_numbers!(u8 u32 u64 u128 usize);

macro_rules! operator {
    ($trait:ident $name:ident $assign:ident $assigned:ident = $function:ident) => {
        operator!($trait $name $function: Big, Big; Big, u32; Big, u64; Big, u128; Big, usize; u32, Big; u64, Big; u128, Big; usize, Big);

        impl<T> $assign<T> for Big
        where
            Big: $trait<T, Output = Big>,
        {
            fn $assigned(&mut self, other: T) {
                *self = std::mem::take(self).$name(other);
            }
        }
    };
    ($trait:ident $name:ident $function:ident: $($left:ty, $right:ty);*) => {$(
        operator!(one $trait $name $function: $left, $right);
        operator!(one $trait $name $function: &$left, $right);
        operator!(one $trait $name $function: $left, &$right);
        operator!(one $trait $name $function: &$left, &$right);
    )*};
    (one $trait:ident $name:ident $function:ident: $left:ty, $right:ty) => {
        impl $trait<$right> for $left {
            type Output = Big;

            fn $name(self, other: $right) -> Big {
                trimmed(self.hand(|a| other.hand(|b| $function(a, b))))
            }
        }
    };
}

operator!(Add add AddAssign add_assign = add);
operator!(Sub sub SubAssign sub_assign = subtract);
operator!(Mul mul MulAssign mul_assign = multiply);
operator!(Div div DivAssign div_assign = quotient);
operator!(Rem rem RemAssign rem_assign = rest);

macro_rules! shifts {
    ($($by:ty)*) => {$(
        impl Shl<$by> for &Big {
            type Output = Big;

            fn shl(self, by: $by) -> Big {
                trimmed(shift_left(&self.0, by as u64))
            }
        }

        impl Shl<$by> for Big {
            type Output = Big;

            fn shl(self, by: $by) -> Big {
                &self << by
            }
        }

        impl ShlAssign<$by> for Big {
            fn shl_assign(&mut self, by: $by) {
                *self = &*self << by;
            }
        }

        impl Shr<$by> for &Big {
            type Output = Big;

            fn shr(self, by: $by) -> Big {
                trimmed(shift_right(&self.0, by as u64))
            }
        }

        impl Shr<$by> for Big {
            type Output = Big;

            fn shr(self, by: $by) -> Big {
                &self >> by
            }
        }

        impl ShrAssign<$by> for Big {
            fn shr_assign(&mut self, by: $by) {
                *self = &*self >> by;
            }
        }
    )*};
}

shifts!(u32 u64 usize);

impl Sum for Big {
    fn sum<I: Iterator<Item = Big>>(numbers: I) -> Big {
        numbers.fold(Big::ZERO, |sum, number| sum + number)
    }
}

impl<'a> Sum<&'a Big> for Big {
    fn sum<I: Iterator<Item = &'a Big>>(numbers: I) -> Big {
        numbers.fold(Big::ZERO, |sum, number| sum + number)
    }
}

impl Product for Big {
    fn product<I: Iterator<Item = Big>>(numbers: I) -> Big {
        numbers.fold(Big::from(1_u32), |product, number| product * number)
    }
}
