//! Code on exact numbers: the slow twin of [`super::fast`], which can do everything and says why it cannot go on.

use std::cmp::Ordering;

use super::code::{Code, Failure, Instruction};
use super::exact::{Exact, Fault};
use super::token::Comparison;

/// The result, or the step that has none.
pub(super) fn run(code: &Code, values: &[Exact], members: &mut dyn FnMut(i128, i128)) -> Result<Exact, Failure> {
    let mut machine = Machine { stack: Vec::with_capacity(code.height), members };
    let mut next = 0;
    while let Some(&op) = code.ops.get(next) {
        let jump = machine.step(op, code, values).map_err(|fault| Failure { step: next, fault })?;
        next = jump.unwrap_or(next + 1);
    }
    Ok(machine.stack.pop().unwrap_or(Exact::ZERO))
}

struct Machine<'a> {
    stack: Vec<Exact>,
    members: &'a mut dyn FnMut(i128, i128),
}

impl Machine<'_> {
    /// Does one step; a step may say where to go on.
    fn step(&mut self, op: Instruction, code: &Code, values: &[Exact]) -> Result<Option<usize>, Fault> {
        let result = match op {
            Instruction::Small(value) => Exact::small(value.into()),
            Instruction::Constant(index) => code.constants[usize::from(index)],
            Instruction::Variable(index) => values[usize::from(index)],
            Instruction::Negate => self.pop().negate(),
            Instruction::Abs => self.pop().abs()?,
            Instruction::Floor => self.pop().floor()?,
            Instruction::Ceil => self.pop().ceil()?,
            Instruction::Sqrt => self.pop().sqrt()?,
            Instruction::FloorSqrt => self.pop().floor_sqrt()?,
            Instruction::CeilSqrt => self.pop().ceil_sqrt()?,
            Instruction::FloorLog2 => self.pop().floor_log2()?,
            Instruction::CeilLog2 => self.pop().ceil_log2()?,
            Instruction::Not => answer(!self.yes()),
            Instruction::Add => self.both(Exact::add)?,
            Instruction::Subtract => self.both(Exact::subtract)?,
            Instruction::Multiply => self.both(Exact::multiply)?,
            Instruction::Divide => self.both(Exact::divide)?,
            Instruction::FloorDivide => self.both(Exact::divide)?.floor()?,
            Instruction::CeilDivide => self.both(Exact::divide)?.ceil()?,
            Instruction::Mod => self.both(Exact::modulo)?,
            Instruction::Power => self.both(Exact::power)?,
            Instruction::Min => self.both(Exact::min)?,
            Instruction::Max => self.both(Exact::max)?,
            Instruction::Gcd => self.both(Exact::gcd)?,
            Instruction::Compare(comparison) => self.both(|a, b| Ok(answer(holds(comparison, a.compare(b)?))))?,
            Instruction::Jump(to) => return Ok(Some(usize::from(to))),
            Instruction::JumpUnless(to) => return Ok((!self.yes()).then_some(usize::from(to))),
            Instruction::JumpKeeping(decisive, to) => {
                let yes = self.yes();
                if yes != decisive {
                    return Ok(None);
                }
                self.stack.push(answer(yes));
                return Ok(Some(usize::from(to)));
            }
            Instruction::Member => {
                let member = self.pop();
                let member = member.whole().ok_or(Fault::Member(member))?;
                (self.members)(member, member);
                return Ok(None);
            }
            Instruction::Range => {
                let (last, first) = (self.pop(), self.pop());
                let end = |end: Exact| end.whole().ok_or(Fault::End(end));
                (self.members)(end(first)?, end(last)?);
                return Ok(None);
            }
        };
        self.stack.push(result);
        Ok(None)
    }

    fn both(&mut self, function: impl FnOnce(Exact, Exact) -> Result<Exact, Fault>) -> Result<Exact, Fault> {
        let (b, a) = (self.pop(), self.pop());
        function(a, b)
    }

    fn yes(&mut self) -> bool {
        self.pop() != Exact::ZERO
    }

    /// The compiler keeps count of the stack, so there is always a number.
    fn pop(&mut self) -> Exact {
        self.stack.pop().unwrap_or(Exact::ZERO)
    }
}

fn answer(yes: bool) -> Exact {
    if yes { Exact::ONE } else { Exact::ZERO }
}

/// Whether two numbers in this order satisfy a comparison.
pub(super) fn holds(comparison: Comparison, order: Ordering) -> bool {
    match comparison {
        Comparison::Equal => order.is_eq(),
        Comparison::Unequal => order.is_ne(),
        Comparison::Less => order.is_lt(),
        Comparison::AtMost => order.is_le(),
        Comparison::More => order.is_gt(),
        Comparison::AtLeast => order.is_ge(),
    }
}
