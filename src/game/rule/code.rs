//! A rule as flat code for a stack of numbers, where yes is 1 and no is 0. Each step remembers its place in the text.

use super::error::EvalError;
use super::exact::{Exact, Fault};
use super::source::Span;
use super::token::Comparison;
use super::{fast, slow};

/// The most variables that a person may use in a rule.
pub(super) const OWN_VARIABLES: usize = 3;

/// One step. It takes its arguments from the stack, the last one on top, and leaves its result there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Instruction {
    Small(i32),
    /// A number from the list of constants.
    Constant(u16),
    Variable(u8),
    Negate,
    Abs,
    Floor,
    Ceil,
    Sqrt,
    // Rounding that sees what it rounds needs no fraction, no root and no logarithm in between.
    FloorSqrt,
    CeilSqrt,
    FloorLog2,
    CeilLog2,
    FloorDivide,
    CeilDivide,
    Add,
    Subtract,
    Multiply,
    Divide,
    Mod,
    Power,
    Min,
    Max,
    Gcd,
    Compare(Comparison),
    Not,
    Jump(u16),
    /// Takes the answer and jumps if it is no.
    JumpUnless(u16),
    /// Jumps if the answer is the given one, and leaves it there; else takes it.
    JumpKeeping(bool, u16),
    /// Takes a number, a member of the set.
    Member,
    /// Takes the two ends of a range of members.
    Range,
}

impl Instruction {
    /// How many numbers more than before are on the stack, where the next step is the one after.
    pub(super) fn growth(self) -> isize {
        match self {
            Instruction::Small(_) | Instruction::Constant(_) | Instruction::Variable(_) => 1,
            Instruction::Negate
            | Instruction::Abs
            | Instruction::Floor
            | Instruction::Ceil
            | Instruction::Sqrt
            | Instruction::FloorSqrt
            | Instruction::CeilSqrt => 0,
            Instruction::FloorLog2 | Instruction::CeilLog2 | Instruction::Not | Instruction::Jump(_) => 0,
            Instruction::FloorDivide
            | Instruction::CeilDivide
            | Instruction::Add
            | Instruction::Subtract
            | Instruction::Multiply
            | Instruction::Divide
            | Instruction::Mod => -1,
            Instruction::Power | Instruction::Min | Instruction::Max | Instruction::Gcd | Instruction::Compare(_) => -1,
            Instruction::JumpUnless(_) | Instruction::JumpKeeping(..) | Instruction::Member => -1,
            Instruction::Range => -2,
        }
    }
}

/// Where a step comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    pub(super) span: Span,
    /// Bit i says that the step depends on variable i.
    pub(super) uses: u8,
}

/// A compiled rule.
#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    pub(super) ops: Vec<Instruction>,
    /// One for each step.
    pub(super) origins: Vec<Origin>,
    pub(super) constants: Vec<Exact>,
    /// The largest height of the stack.
    pub(super) height: usize,
}

/// A step that failed.
pub(super) struct Failure {
    pub(super) step: usize,
    pub(super) fault: Fault,
}

impl Code {
    /// Runs the code: quickly if small integers suffice, else exactly. The code of a set passes its members, as ranges,
    /// to `members`, some perhaps twice, and has the result 0.
    pub(super) fn run(&self, values: &[u64], members: &mut dyn FnMut(i128, i128)) -> Result<Exact, Failure> {
        let mut small = [0; OWN_VARIABLES];
        let fits = values.iter().zip(&mut small).all(|(value, small)| {
            *small = i64::try_from(*value).unwrap_or(-1);
            *small >= 0
        });
        if fits && let Some(result) = fast::run(self, &small, members) {
            return Ok(Exact::small(result));
        }
        let mut exact = [Exact::ZERO; OWN_VARIABLES];
        values.iter().zip(&mut exact).for_each(|(value, exact)| *exact = Exact::from(*value));
        slow::run(self, &exact, members)
    }

    /// A failure in words: what happened, where in the text, and for which values.
    pub(super) fn explain(&self, failure: &Failure, text: &str, names: &[&str], values: &[u64]) -> EvalError {
        let Origin { span, uses } = self.origins[failure.step];
        let at: Vec<String> = names
            .iter()
            .zip(values)
            .enumerate()
            .filter(|(index, _)| uses >> index & 1 == 1)
            .map(|(_, (name, value))| format!("{name} = {value}"))
            .collect();
        // A part that uses no variable fails at all values.
        let at = if at.is_empty() { String::new() } else { format!(" at {}", at.join(", ")) };
        let part: String = text.chars().skip(span.at).take(span.end - span.at).collect();
        let k = values.first().copied().unwrap_or_default();
        let not_whole = "which is not a whole number; use floor or ceil";
        let message = match failure.fault {
            Fault::TooLarge => format!("{part} is too large{at}"),
            Fault::DivisionByZero => format!("division by zero{at}"),
            Fault::RootOf(number) => format!("{number} has no square root{at}"),
            Fault::TwoRoots(a, b) => format!("√{a} and √{b} cannot be combined exactly{at}"),
            Fault::Log2Of(number) => format!("{number} has no logarithm{at}"),
            Fault::Exponent(number) => format!("the exponent {number} is not a whole number{at}"),
            Fault::GcdOf(number) => format!("gcd works on whole numbers, not on {number}{at}"),
            Fault::Member(number) => format!("F({k}) has the member {number}, {not_whole}"),
            Fault::End(number) => format!("F({k}) has a range with the end {number}, {not_whole}"),
        };
        EvalError { at: span.at, length: span.end - span.at, message }
    }
}
