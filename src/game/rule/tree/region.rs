//! Which removals a rule allows, as intervals, as far as its form tells.
//!
//! For one k and one n, a part that is made of j by sums, and by products with what does not depend on j, is a line in j, and
//! a comparison of two lines holds on an interval or outside of one. So a condition made of such comparisons, like every set,
//! is a few intervals, found without a look at each j. Where a part has another form, or has no value for this k and n, the
//! answer is none: then every j must be asked, which also finds whether the part is ever reached.

use std::cmp::Ordering;

use super::{Binary, Expression, Id, Tree, Unary};
use crate::game::rule::exact::Exact;
use crate::game::rule::token::Comparison;

/// First and last members of intervals, in increasing order, with something between any two of them.
type Intervals = Vec<(u64, u64)>;

/// slope·j + at, where the slope is a fraction.
#[derive(Clone, Copy)]
struct LineInJ {
    slope: Exact,
    at: Exact,
}

struct Look<'a> {
    tree: &'a Tree,
    k: Exact,
    n: Exact,
    limit: u64,
}

impl Tree {
    /// The j from 1 to `limit` for which a condition holds, or which are in a set, for these `[k, n]`.
    pub(in super::super) fn intervals(&self, id: Id, [k, n]: [Exact; 2], limit: u64) -> Option<Intervals> {
        Look { tree: self, k, n, limit }.region(id)
    }
}

impl Look<'_> {
    fn region(&self, id: Id) -> Option<Intervals> {
        match &self.tree.node(id).expression {
            Expression::Compare(comparison, a, b) => self.compared(*comparison, *a, *b),
            Expression::Not(inner) => Some(self.others(&self.region(*inner)?)),
            Expression::And(a, b) => Some(self.both(&self.region(*a)?, &self.region(*b)?)),
            Expression::Or(a, b) => Some(union(&[self.region(*a)?, self.region(*b)?])),
            Expression::If(condition, yes, no) => {
                let (condition, yes, no) = (self.region(*condition)?, self.region(*yes)?, self.region(*no)?);
                Some(union(&[self.both(&condition, &yes), self.both(&self.others(&condition), &no)]))
            }
            Expression::Range(first, last) => {
                let end = |id: &Id| self.fixed(*id)?.whole();
                Some(self.interval(end(first)?, end(last)?))
            }
            Expression::Members(members) => {
                let regions: Option<Vec<Intervals>> = members.iter().map(|member| self.region(*member)).collect();
                Some(union(&regions?))
            }
            // A member that is a number.
            _ => {
                let member = self.fixed(id)?.whole()?;
                Some(self.interval(member, member))
            }
        }
    }

    fn compared(&self, comparison: Comparison, a: Id, b: Id) -> Option<Intervals> {
        let (a, b) = (self.line(a)?, self.line(b)?);
        let slope = a.slope.subtract(b.slope).ok()?;
        let rises = match slope.sign().ok()? {
            Ordering::Equal => {
                let holds = crate::game::rule::slow::holds(comparison, a.at.compare(b.at).ok()?);
                return Some(if holds { self.interval(1, i128::MAX) } else { Vec::new() });
            }
            sign => sign == Ordering::Greater,
        };
        // Where both lines meet.
        let meeting = b.at.subtract(a.at).ok()?.divide(slope).ok()?;
        let (floor, ceil) = (meeting.floor().ok()?.whole()?, meeting.ceil().ok()?.whole()?);
        let equal = self.interval(ceil, floor);
        let (before, behind) = (self.interval(1, ceil - 1), self.interval(floor + 1, i128::MAX));
        let (less, more) = if rises { (before, behind) } else { (behind, before) };
        Some(match comparison {
            Comparison::Equal => equal,
            Comparison::Unequal => self.others(&equal),
            Comparison::Less => less,
            Comparison::AtMost => union(&[less, equal]),
            Comparison::More => more,
            Comparison::AtLeast => union(&[more, equal]),
        })
    }

    fn line(&self, id: Id) -> Option<LineInJ> {
        let fixed = |at: Exact| LineInJ { slope: Exact::ZERO, at };
        let line = match self.tree.node(id).expression {
            Expression::Constant(value) => fixed(value),
            Expression::Variable(0) => fixed(self.k),
            Expression::Variable(1) => LineInJ { slope: Exact::ONE, at: Exact::ZERO },
            Expression::Variable(_) => fixed(self.n),
            Expression::Unary(Unary::Negate, inner) => {
                let LineInJ { slope, at } = self.line(inner)?;
                LineInJ { slope: slope.negate(), at: at.negate() }
            }
            Expression::Unary(function, inner) => fixed(self.applied(function, inner)?),
            Expression::Binary(function, a, b) => self.joined(function, self.line(a)?, self.line(b)?)?,
            Expression::If(condition, yes, no) => {
                let holds = self.region(condition)?;
                match holds.as_slice() {
                    [] => self.line(no)?,
                    [(1, last)] if *last == self.limit => self.line(yes)?,
                    _ => return None,
                }
            }
            _ => return None,
        };
        // What is as small as this has a value for every j that fits into a heap, however it is reached.
        (line.slope.is_small() && line.at.is_small() && line.slope.parts().is_some()).then_some(line)
    }

    /// A part that does not depend on j.
    fn fixed(&self, id: Id) -> Option<Exact> {
        let LineInJ { slope, at } = self.line(id)?;
        (slope == Exact::ZERO).then_some(at)
    }

    fn applied(&self, function: Unary, inner: Id) -> Option<Exact> {
        if let Expression::Unary(Unary::Log2, of) = self.tree.node(inner).expression {
            let of = self.fixed(of)?;
            return match function {
                Unary::Floor => of.floor_log2().ok(),
                Unary::Ceil => of.ceil_log2().ok(),
                _ => None,
            };
        }
        let of = self.fixed(inner)?;
        let value = match function {
            Unary::Negate => Ok(of.negate()),
            Unary::Abs => of.abs(),
            Unary::Floor => of.floor(),
            Unary::Ceil => of.ceil(),
            Unary::Sqrt => of.sqrt(),
            Unary::Log2 => return None,
        };
        value.ok()
    }

    fn joined(&self, function: Binary, a: LineInJ, b: LineInJ) -> Option<LineInJ> {
        let scaled = |line: LineInJ, factor: Exact| {
            Some(LineInJ { slope: line.slope.multiply(factor).ok()?, at: line.at.multiply(factor).ok()? })
        };
        let is_fixed = |line: LineInJ| line.slope == Exact::ZERO;
        match function {
            Binary::Add => Some(LineInJ { slope: a.slope.add(b.slope).ok()?, at: a.at.add(b.at).ok()? }),
            Binary::Subtract => Some(LineInJ { slope: a.slope.subtract(b.slope).ok()?, at: a.at.subtract(b.at).ok()? }),
            Binary::Multiply if is_fixed(a) => scaled(b, a.at),
            Binary::Multiply if is_fixed(b) => scaled(a, b.at),
            Binary::Divide if is_fixed(b) && !is_fixed(a) => scaled(a, Exact::ONE.divide(b.at).ok()?),
            _ if is_fixed(a) && is_fixed(b) => {
                let value = match function {
                    Binary::Divide => a.at.divide(b.at),
                    Binary::Mod => a.at.modulo(b.at),
                    Binary::Power => a.at.power(b.at),
                    Binary::Min => a.at.min(b.at),
                    Binary::Max => a.at.max(b.at),
                    Binary::Gcd => a.at.gcd(b.at),
                    Binary::Add | Binary::Subtract | Binary::Multiply => return None,
                };
                Some(LineInJ { slope: Exact::ZERO, at: value.ok()? })
            }
            _ => None,
        }
    }

    /// The j between two numbers, both included.
    fn interval(&self, first: i128, last: i128) -> Intervals {
        let (first, last) = (first.max(1), last.min(self.limit.into()));
        if first <= last { vec![(first as u64, last as u64)] } else { Vec::new() }
    }

    fn others(&self, region: &[(u64, u64)]) -> Intervals {
        let mut others = Vec::new();
        let mut next = 1;
        for &(first, last) in region {
            if next < first {
                others.push((next, first - 1));
            }
            next = last + 1;
        }
        if next <= self.limit {
            others.push((next, self.limit));
        }
        others
    }

    fn both(&self, a: &[(u64, u64)], b: &[(u64, u64)]) -> Intervals {
        self.others(&union(&[self.others(a), self.others(b)]))
    }
}

fn union(regions: &[Intervals]) -> Intervals {
    let mut all: Intervals = regions.concat();
    all.sort_unstable();
    let mut union: Intervals = Vec::new();
    for (first, last) in all {
        match union.last_mut() {
            Some((_, end)) if first <= *end + 1 => *end = last.max(*end),
            _ => union.push((first, last)),
        }
    }
    union
}
