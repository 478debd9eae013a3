//! Code on fractions of any size, for rules whose argument outgrows [`super::exact`].
//!
//! It does what the rules of far heaps need, sums, products, quotients, roundings, rounded square roots and choices, and
//! gives up at every other step.

use std::cmp::Ordering;

use super::code::{Code, Instruction};
use super::slow::holds;
use crate::game::big::Big;

/// The result, if it is whole and at least 0 and if every step on the way is one of those above.
pub(super) fn run(code: &Code, at: &Big) -> Option<Big> {
    let mut stack: Vec<Fraction> = Vec::with_capacity(code.height);
    let mut next = 0;
    while let Some(&op) = code.ops.get(next) {
        next += 1;
        let result = match op {
            Instruction::Small(value) => Fraction::new(value.into()),
            Instruction::Constant(index) => {
                let (p, d) = code.constants[usize::from(index)].parts()?;
                Fraction { below: Big::from(d.unsigned_abs()), ..Fraction::new(p) }
            }
            Instruction::Variable(_) => Fraction { minus: false, above: at.clone(), below: Big::from(1_u32) },
            Instruction::Negate => stack.pop()?.negate(),
            Instruction::Floor => stack.pop()?.floor(),
            Instruction::Ceil => stack.pop()?.ceil(),
            Instruction::FloorSqrt => stack.pop()?.floor().sqrt()?,
            // ⌈√x⌉ = ⌊√(⌈x⌉ − 1)⌋ + 1, but 0 for 0.
            Instruction::CeilSqrt => {
                let above = stack.pop()?.ceil();
                let one = Fraction::new(1);
                if above.above == Big::ZERO { above } else { above.add(&one.clone().negate()).sqrt()?.add(&one) }
            }
            Instruction::Not => answer(!yes(&stack.pop()?)),
            Instruction::Jump(to) => {
                next = to.into();
                continue;
            }
            Instruction::JumpUnless(to) => {
                if !yes(&stack.pop()?) {
                    next = to.into();
                }
                continue;
            }
            Instruction::JumpKeeping(decisive, to) => {
                if yes(stack.last()?) == decisive {
                    next = to.into();
                } else {
                    stack.pop();
                }
                continue;
            }
            _ => {
                let (b, a) = (stack.pop()?, stack.pop()?);
                match op {
                    Instruction::Add => a.add(&b),
                    Instruction::Subtract => a.add(&b.negate()),
                    Instruction::Multiply => a.multiply(&b),
                    Instruction::Divide => a.multiply(&b.inverse()?),
                    Instruction::FloorDivide => a.multiply(&b.inverse()?).floor(),
                    Instruction::CeilDivide => a.multiply(&b.inverse()?).ceil(),
                    Instruction::Min if a.compare(&b).is_gt() => b,
                    Instruction::Max if a.compare(&b).is_lt() => b,
                    Instruction::Min | Instruction::Max => a,
                    Instruction::Compare(comparison) => answer(holds(comparison, a.compare(&b))),
                    _ => return None,
                }
            }
        };
        stack.push(result);
    }
    let Fraction { minus, above, below } = stack.pop()?;
    let is_natural = (!minus || above == Big::ZERO) && &above % &below == Big::ZERO;
    is_natural.then(|| above / below)
}

/// A fraction, not always in lowest terms.
#[derive(Clone)]
struct Fraction {
    minus: bool,
    above: Big,
    /// At least 1.
    below: Big,
}

impl Fraction {
    fn new(value: i128) -> Fraction {
        Fraction { minus: value < 0, above: Big::from(value.unsigned_abs()), below: Big::from(1_u32) }
    }

    fn negate(self) -> Fraction {
        Fraction { minus: !self.minus, ..self }
    }

    fn add(&self, other: &Fraction) -> Fraction {
        let (a, b) = (&self.above * &other.below, &other.above * &self.below);
        let below = &self.below * &other.below;
        match a.cmp(&b) {
            _ if self.minus == other.minus => Fraction { minus: self.minus, above: a + b, below },
            Ordering::Less => Fraction { minus: other.minus, above: b - a, below },
            _ => Fraction { minus: self.minus, above: a - b, below },
        }
    }

    fn multiply(&self, other: &Fraction) -> Fraction {
        Fraction {
            minus: self.minus != other.minus,
            above: &self.above * &other.above,
            below: &self.below * &other.below,
        }
    }

    fn inverse(self) -> Option<Fraction> {
        (self.above != Big::ZERO).then_some(Fraction { minus: self.minus, above: self.below, below: self.above })
    }

    fn compare(&self, other: &Fraction) -> Ordering {
        let difference = self.add(&other.clone().negate());
        match difference.minus {
            _ if difference.above == Big::ZERO => Ordering::Equal,
            true => Ordering::Less,
            false => Ordering::Greater,
        }
    }

    fn floor(self) -> Fraction {
        let (whole, is_whole) = (&self.above / &self.below, &self.above % &self.below == Big::ZERO);
        let above = if self.minus && !is_whole { whole + 1_u32 } else { whole };
        Fraction { minus: self.minus, above, below: Big::from(1_u32) }
    }

    fn ceil(self) -> Fraction {
        self.negate().floor().negate()
    }

    /// The root of a whole number, rounded down.
    fn sqrt(self) -> Option<Fraction> {
        let has_root = !self.minus || self.above == Big::ZERO;
        has_root.then(|| Fraction { minus: false, above: self.above.sqrt(), below: self.below })
    }
}

fn answer(yes: bool) -> Fraction {
    Fraction::new(yes.into())
}

fn yes(answer: &Fraction) -> bool {
    answer.above != Big::ZERO
}
