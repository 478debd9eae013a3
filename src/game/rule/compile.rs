//! From a tree to flat code.

use super::code::{Code, Instruction, OWN_VARIABLES, Origin};
use super::error::RuleError;
use super::exact::Exact;
use super::tree::{Binary, Expression, Id, Sense, Tree, Unary};

/// The code of a part.
pub(super) fn compile(tree: &Tree, root: Id) -> Result<Code, RuleError> {
    let mut compiler = Compiler::new(tree, None);
    compiler.emit(root)?;
    Ok(compiler.code)
}

/// A rule split at a variable that changes faster than the others.
#[derive(Clone, Debug)]
pub(super) struct Split {
    /// The parts that do not depend on it.
    pub(super) ahead: Vec<Code>,
    /// The rule, in which the results of those parts are further variables, after [`OWN_VARIABLES`].
    pub(super) inner: Code,
}

/// How many variables the inner rule of a split has, at most.
pub(super) const SPLIT_VARIABLES: usize = 16;

/// Splits a rule at the variable `fastest`.
pub(super) fn split(tree: &Tree, root: Id, fastest: u8) -> Result<Split, RuleError> {
    let mut compiler = Compiler::new(tree, Some(Ahead { fastest, parts: Vec::new() }));
    compiler.emit(root)?;
    let parts = compiler.ahead.map_or(Vec::new(), |ahead| ahead.parts);
    let ahead = parts.into_iter().map(|part| compile(tree, part)).collect::<Result<_, _>>()?;
    Ok(Split { ahead, inner: compiler.code })
}

/// The most steps of a rule. Only chains of comparisons inside each other can be short to write and long to run.
const STEPS: usize = 512;

struct Compiler<'a> {
    tree: &'a Tree,
    code: Code,
    height: usize,
    ahead: Option<Ahead>,
}

/// The parts that are evaluated ahead, once for many values of the fastest variable.
struct Ahead {
    fastest: u8,
    parts: Vec<Id>,
}

impl<'a> Compiler<'a> {
    fn new(tree: &'a Tree, ahead: Option<Ahead>) -> Compiler<'a> {
        Compiler { tree, code: Code::default(), height: 0, ahead }
    }

    /// Code that leaves the part's value on the stack, or passes on its members if it is a set.
    fn emit(&mut self, id: Id) -> Result<(), RuleError> {
        if let Some(variable) = self.taken_ahead(id) {
            return self.push(Instruction::Variable(variable), id);
        }
        let tree = self.tree;
        match &tree.node(id).expression {
            Expression::Constant(value) => self.constant(*value, id),
            Expression::Variable(index) => self.push(Instruction::Variable(*index), id),
            Expression::Unary(function, inner) => self.unary(*function, *inner, id),
            Expression::Binary(function, a, b) => self.both(*a, *b, plain(*function), id),
            Expression::Compare(comparison, a, b) => self.both(*a, *b, Instruction::Compare(*comparison), id),
            Expression::Not(inner) => {
                self.emit(*inner)?;
                self.push(Instruction::Not, id)
            }
            Expression::And(a, b) => self.either(*a, *b, false, id),
            Expression::Or(a, b) => self.either(*a, *b, true, id),
            Expression::If(condition, yes, no) => self.choice(*condition, *yes, *no, id),
            Expression::Range(first, last) => self.both(*first, *last, Instruction::Range, id),
            Expression::Members(members) => members.iter().try_for_each(|member| self.member(*member)),
        }
    }

    fn constant(&mut self, value: Exact, id: Id) -> Result<(), RuleError> {
        if let Some(small) = value.whole().and_then(|value| i32::try_from(value).ok()) {
            return self.push(Instruction::Small(small), id);
        }
        // There are fewer constants than steps, so the number fits.
        let index = self.code.constants.len() as u16;
        self.code.constants.push(value);
        self.push(Instruction::Constant(index), id)
    }

    fn unary(&mut self, function: Unary, inner: Id, id: Id) -> Result<(), RuleError> {
        let fused = match (function, &self.tree.node(inner).expression) {
            (Unary::Floor, Expression::Binary(Binary::Divide, a, b)) => {
                return self.both(*a, *b, Instruction::FloorDivide, inner);
            }
            (Unary::Ceil, Expression::Binary(Binary::Divide, a, b)) => {
                return self.both(*a, *b, Instruction::CeilDivide, inner);
            }
            (Unary::Floor, Expression::Unary(Unary::Sqrt, of)) => Some((Instruction::FloorSqrt, *of)),
            (Unary::Ceil, Expression::Unary(Unary::Sqrt, of)) => Some((Instruction::CeilSqrt, *of)),
            (Unary::Floor, Expression::Unary(Unary::Log2, of)) => Some((Instruction::FloorLog2, *of)),
            (Unary::Ceil, Expression::Unary(Unary::Log2, of)) => Some((Instruction::CeilLog2, *of)),
            _ => None,
        };
        if let Some((op, of)) = fused {
            self.emit(of)?;
            return self.push(op, inner);
        }
        self.emit(inner)?;
        match function {
            Unary::Negate => self.push(Instruction::Negate, id),
            Unary::Abs => self.push(Instruction::Abs, id),
            Unary::Floor => self.push(Instruction::Floor, id),
            Unary::Ceil => self.push(Instruction::Ceil, id),
            Unary::Sqrt => self.push(Instruction::Sqrt, id),
            // The type check leaves no logarithm outside of rounding.
            Unary::Log2 => self.push(Instruction::FloorLog2, id),
        }
    }

    fn both(&mut self, a: Id, b: Id, op: Instruction, id: Id) -> Result<(), RuleError> {
        self.emit(a)?;
        self.emit(b)?;
        self.push(op, id)
    }

    /// `and`, `or`: the second part is reached only if the first one is not `decisive`.
    fn either(&mut self, a: Id, b: Id, decisive: bool, id: Id) -> Result<(), RuleError> {
        self.emit(a)?;
        let jump = self.code.ops.len();
        self.push(Instruction::JumpKeeping(decisive, 0), id)?;
        self.emit(b)?;
        self.code.ops[jump] = Instruction::JumpKeeping(decisive, self.here());
        Ok(())
    }

    fn choice(&mut self, condition: Id, yes: Id, no: Id, id: Id) -> Result<(), RuleError> {
        self.emit(condition)?;
        let skip = self.code.ops.len();
        self.push(Instruction::JumpUnless(0), id)?;
        let height = self.height;
        self.branch(yes, id)?;
        let leave = self.code.ops.len();
        self.push(Instruction::Jump(0), id)?;
        self.code.ops[skip] = Instruction::JumpUnless(self.here());
        self.height = height;
        self.branch(no, id)?;
        self.code.ops[leave] = Instruction::Jump(self.here());
        Ok(())
    }

    /// A branch of a choice; a choice that is a set is a union of members.
    fn branch(&mut self, branch: Id, choice: Id) -> Result<(), RuleError> {
        if self.tree.node(choice).kind == Sense::Set { self.member(branch) } else { self.emit(branch) }
    }

    fn member(&mut self, member: Id) -> Result<(), RuleError> {
        self.emit(member)?;
        if self.tree.node(member).kind == Sense::Set { Ok(()) } else { self.push(Instruction::Member, member) }
    }

    /// The variable that stands for a part that is evaluated ahead. A single number or variable gains nothing by it, and
    /// a logarithm is no value.
    fn taken_ahead(&mut self, id: Id) -> Option<u8> {
        let ahead = self.ahead.as_mut()?;
        let node = self.tree.node(id);
        let single = matches!(node.expression, Expression::Constant(_) | Expression::Variable(_));
        let fit = matches!(node.kind, Sense::Number | Sense::Root | Sense::Condition);
        if single || !fit || node.uses >> ahead.fastest & 1 == 1 {
            return None;
        }
        let place = ahead.parts.iter().position(|part| *part == id).unwrap_or_else(|| {
            ahead.parts.push(id);
            ahead.parts.len() - 1
        });
        if OWN_VARIABLES + place >= SPLIT_VARIABLES {
            ahead.parts.pop();
            return None;
        }
        Some((OWN_VARIABLES + place) as u8)
    }

    fn push(&mut self, op: Instruction, id: Id) -> Result<(), RuleError> {
        let node = self.tree.node(id);
        if self.code.ops.len() == STEPS {
            return Err(node.span.error(format!("a rule has at most {STEPS} steps; this one is too long to run")));
        }
        self.code.ops.push(op);
        self.code.origins.push(Origin { span: node.span, uses: node.uses });
        self.height = self.height.saturating_add_signed(op.growth());
        self.code.height = self.code.height.max(self.height);
        Ok(())
    }

    fn here(&self) -> u16 {
        self.code.ops.len() as u16
    }
}

fn plain(function: Binary) -> Instruction {
    match function {
        Binary::Add => Instruction::Add,
        Binary::Subtract => Instruction::Subtract,
        Binary::Multiply => Instruction::Multiply,
        Binary::Divide => Instruction::Divide,
        Binary::Mod => Instruction::Mod,
        Binary::Power => Instruction::Power,
        Binary::Min => Instruction::Min,
        Binary::Max => Instruction::Max,
        Binary::Gcd => Instruction::Gcd,
    }
}
