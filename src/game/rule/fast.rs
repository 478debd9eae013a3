//! Code on 64-bit integers. Gives up at the first step whose result is no such integer, or is an error: [`super::slow`]
//! starts again and knows the answer. Most rules of most games never get there.

use super::code::{Code, Instruction};
use super::token::Comparison;
use crate::game::numbers;

/// The height of the stack. Code that needs more is not run.
const HEIGHT: usize = 16;

/// The result, if every step has an integer for a result.
#[inline]
pub(super) fn run(code: &Code, values: &[i64], members: &mut dyn FnMut(i128, i128)) -> Option<i64> {
    if code.height > HEIGHT {
        return None;
    }
    let mut stack = [0i64; HEIGHT];
    // The number of integers on the stack.
    let mut height = 0_usize;
    let mut next = 0;
    while let Some(&op) = code.ops.get(next) {
        next += 1;
        // Wrapping is never reached: the compiler keeps count of the stack. It spares the check of every index.
        let (below, top) = (stack[height.wrapping_sub(2) % HEIGHT], stack[height.wrapping_sub(1) % HEIGHT]);
        let (taken, result) = match op {
            Instruction::Small(value) => (0, i64::from(value)),
            Instruction::Constant(index) => (0, i64::try_from(code.constants[usize::from(index)].whole()?).ok()?),
            Instruction::Variable(index) => (0, values[usize::from(index)]),
            Instruction::Negate => (1, top.checked_neg()?),
            Instruction::Abs => (1, top.checked_abs()?),
            Instruction::Floor | Instruction::Ceil => (1, top),
            Instruction::Sqrt => (1, exact_sqrt(top)?),
            Instruction::FloorSqrt => (1, top.checked_isqrt()?),
            Instruction::CeilSqrt => (1, ceil_sqrt(top)?),
            Instruction::FloorLog2 => (1, i64::from(top.checked_ilog2()?)),
            Instruction::CeilLog2 => (1, ceil_log2(top)?),
            Instruction::Not => (1, 1 - top),
            Instruction::Add => (2, below.checked_add(top)?),
            Instruction::Subtract => (2, below.checked_sub(top)?),
            Instruction::Multiply => (2, below.checked_mul(top)?),
            Instruction::Divide => (2, exact_quotient(below, top)?),
            Instruction::FloorDivide => (2, floor_quotient(below, top)?),
            Instruction::CeilDivide => (2, floor_quotient(below.checked_neg()?, top)?.checked_neg()?),
            Instruction::Mod => (2, modulo(below, top)?),
            Instruction::Power => (2, below.checked_pow(u32::try_from(top).ok()?)?),
            Instruction::Min => (2, below.min(top)),
            Instruction::Max => (2, below.max(top)),
            Instruction::Gcd => (2, gcd(below, top)?),
            Instruction::Compare(comparison) => (2, i64::from(holds(comparison, below, top))),
            Instruction::Jump(to) => {
                next = usize::from(to);
                continue;
            }
            Instruction::JumpUnless(to) => {
                height -= 1;
                if top == 0 {
                    next = usize::from(to);
                }
                continue;
            }
            Instruction::JumpKeeping(answer, to) => {
                if (top != 0) == answer {
                    next = usize::from(to);
                } else {
                    height -= 1;
                }
                continue;
            }
            Instruction::Member => {
                members(i128::from(top), i128::from(top));
                height -= 1;
                continue;
            }
            Instruction::Range => {
                members(i128::from(below), i128::from(top));
                height -= 2;
                continue;
            }
        };
        height = height + 1 - taken;
        stack[(height - 1) % HEIGHT] = result;
    }
    Some(stack[0])
}

fn holds(comparison: Comparison, a: i64, b: i64) -> bool {
    match comparison {
        Comparison::Equal => a == b,
        Comparison::Unequal => a != b,
        Comparison::Less => a < b,
        Comparison::AtMost => a <= b,
        Comparison::More => a > b,
        Comparison::AtLeast => a >= b,
    }
}

fn exact_quotient(a: i64, b: i64) -> Option<i64> {
    (a.checked_rem(b)? == 0).then(|| a / b)
}

fn floor_quotient(a: i64, b: i64) -> Option<i64> {
    let (quotient, rest) = (a.checked_div(b)?, a.checked_rem(b)?);
    Some(if rest != 0 && (rest < 0) != (b < 0) { quotient - 1 } else { quotient })
}

fn modulo(a: i64, b: i64) -> Option<i64> {
    let rest = a.checked_rem(b)?;
    Some(if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest })
}

fn exact_sqrt(square: i64) -> Option<i64> {
    let root = square.checked_isqrt()?;
    (root * root == square).then_some(root)
}

fn ceil_sqrt(number: i64) -> Option<i64> {
    let root = number.checked_isqrt()?;
    Some(if root * root == number { root } else { root + 1 })
}

fn ceil_log2(number: i64) -> Option<i64> {
    if number == 1 { Some(0) } else { Some(i64::from(number.checked_sub(1)?.checked_ilog2()?) + 1) }
}

fn gcd(a: i64, b: i64) -> Option<i64> {
    i64::try_from(numbers::gcd(a.unsigned_abs(), b.unsigned_abs())).ok()
}
