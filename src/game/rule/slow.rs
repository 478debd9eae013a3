//! Code on exact numbers: the slow twin of [`super::fast`], which can do everything and says why it cannot go on.

use std::cmp::Ordering;

use super::code::{Code, Failure, Op};
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
    fn step(&mut self, op: Op, code: &Code, values: &[Exact]) -> Result<Option<usize>, Fault> {
        let result = match op {
            Op::Small(value) => Exact::small(value.into()),
            Op::Constant(index) => code.constants[usize::from(index)],
            Op::Variable(index) => values[usize::from(index)],
            Op::Negate => self.pop().negate(),
            Op::Abs => self.pop().abs()?,
            Op::Floor => self.pop().floor()?,
            Op::Ceil => self.pop().ceil()?,
            Op::Sqrt => self.pop().sqrt()?,
            Op::FloorSqrt => self.pop().floor_sqrt()?,
            Op::CeilSqrt => self.pop().ceil_sqrt()?,
            Op::FloorLog2 => self.pop().floor_log2()?,
            Op::CeilLog2 => self.pop().ceil_log2()?,
            Op::Not => answer(!self.yes()),
            Op::Add => self.both(Exact::add)?,
            Op::Subtract => self.both(Exact::subtract)?,
            Op::Multiply => self.both(Exact::multiply)?,
            Op::Divide => self.both(Exact::divide)?,
            Op::FloorDivide => self.both(Exact::divide)?.floor()?,
            Op::CeilDivide => self.both(Exact::divide)?.ceil()?,
            Op::Mod => self.both(Exact::modulo)?,
            Op::Power => self.both(Exact::power)?,
            Op::Min => self.both(Exact::min)?,
            Op::Max => self.both(Exact::max)?,
            Op::Gcd => self.both(Exact::gcd)?,
            Op::Compare(comparison) => self.both(|a, b| Ok(answer(holds(comparison, a.compare(b)?))))?,
            Op::Jump(to) => return Ok(Some(usize::from(to))),
            Op::JumpUnless(to) => return Ok((!self.yes()).then_some(usize::from(to))),
            Op::JumpKeeping(decisive, to) => {
                let yes = self.yes();
                if yes != decisive {
                    return Ok(None);
                }
                self.stack.push(answer(yes));
                return Ok(Some(usize::from(to)));
            }
            Op::Member => {
                let member = self.pop();
                let member = member.whole().ok_or(Fault::Member(member))?;
                (self.members)(member, member);
                return Ok(None);
            }
            Op::Range => {
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
