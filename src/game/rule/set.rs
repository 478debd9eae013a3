//! F: for every k, a set of removals j, which may depend on the heap n.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::code::{Code, OWN_VARIABLES};
use super::compile::{SPLIT_VARIABLES, Split, compile, split};
use super::error::{EvalError, RuleError};
use super::exact::Exact;
use super::parse::parse;
use super::source::RuleText;
use super::tree::{Id, Others, Sense, Tree};
use super::{fast, slow};

/// A rule that says which j are in F(k): a set such as `{1, 2k..3k}`, or a condition such as `j > k`.
///
/// Members below 1 are no removals, and are left out. A rule that speaks of the heap is asked for one heap: [`SetRule::at`].
/// It prints as its text, and two rules are equal if their texts are.
///
/// ```
/// use nimscope::game::rule::SetRule;
/// let set = SetRule::parse("{1, 2k..2k+2}")?;
/// assert_eq!(set.contains(3, 8), Ok(true));
/// assert_eq!(set.contains(3, 2), Ok(false));
///
/// let condition = SetRule::parse("j > k and j mod 3 != 0")?;
/// let mut bits = Vec::new();
/// condition.fill(2, 8, &mut bits)?;
/// assert_eq!(bits, [0b1_1011_0000]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SetRule {
    read: Arc<Read>,
    /// The heap that it speaks of.
    heap: u64,
}

/// What a text was read as.
#[derive(Debug)]
struct Read {
    text: String,
    code: Code,
    /// For a condition: what is evaluated once for all j.
    condition: Option<Split>,
    /// What the rule was made of, and its root.
    tree: (Tree, Id),
    /// The largest parts that depend on the heap alone.
    of_heap: Vec<Code>,
}

/// What a rule makes of a heap: where two heaps have the same phase, it says the same of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePhase(Vec<Option<Exact>>);

impl SetRule {
    /// Reads a set in k, or a condition in k and j; either may speak of n.
    ///
    /// # Errors
    /// Says what is wrong with the text, and where.
    pub fn parse(text: &str) -> Result<SetRule, RuleError> {
        let source = RuleText::new(text)?;
        let code = parse(&source, &NAMES).and_then(|(tree, root)| {
            let condition = is_condition(&tree, root)?;
            let code = compile(&tree, root)?;
            let condition = if condition { Some(split(&tree, root, J)?) } else { None };
            let of_heap = tree.parts_of(root, N).into_iter().map(|part| compile(&tree, part));
            let of_heap = of_heap.collect::<Result<_, _>>()?;
            Ok((code, condition, (tree, root), of_heap))
        });
        let (code, condition, tree, of_heap) = code.map_err(|error| source.as_given(error))?;
        Ok(SetRule { read: Arc::new(Read { text: source.text(), code, condition, tree, of_heap }), heap: 0 })
    }

    /// The rule for a heap of `n`.
    ///
    /// ```
    /// use nimscope::game::rule::SetRule;
    /// let rule = SetRule::parse("j != k or n < 5")?;
    /// assert_eq!(rule.at(4).contains(2, 2), Ok(true));
    /// assert_eq!(rule.at(5).contains(2, 2), Ok(false));
    /// assert!(rule.at(5).phase() == rule.at(6).phase() && rule.at(4).phase() != rule.at(5).phase());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn at(&self, n: u64) -> SetRule {
        SetRule { heap: n, ..self.clone() }
    }

    /// Whether the rule speaks of the heap.
    pub fn names_heap(&self) -> bool {
        !self.read.of_heap.is_empty()
    }

    /// What the rule makes of its heap.
    pub fn phase(&self) -> RulePhase {
        let values = self.read.of_heap.iter().map(|part| part.run(&[0, 0, self.heap], &mut |_, _| ()).ok());
        RulePhase(values.collect())
    }

    /// All j in F(`k`) with 1 ≤ j ≤ `limit`, as first and last members of intervals, in increasing order; none if the form of
    /// the rule does not tell, or if some part of it fails for this k.
    ///
    /// ```
    /// use nimscope::game::rule::SetRule;
    /// let intervals = |rule: &str| SetRule::parse(rule).unwrap().intervals(3, 100);
    /// assert_eq!(intervals("j != 2k"), Some(vec![(1, 5), (7, 100)]));
    /// assert_eq!(intervals("{k, 2k, 3k..1000}"), Some(vec![(3, 3), (6, 6), (9, 100)]));
    /// assert_eq!(intervals("gcd(j, k) = 1"), None);
    /// ```
    pub fn intervals(&self, k: u64, limit: u64) -> Option<Vec<(u64, u64)>> {
        let (tree, root) = &self.read.tree;
        tree.intervals(*root, [k.into(), self.heap.into()], limit)
    }

    /// Whether `j` is in F(`k`).
    ///
    /// # Errors
    /// Says why there is no answer.
    pub fn contains(&self, k: u64, j: u64) -> Result<bool, EvalError> {
        if j == 0 {
            return Ok(false);
        }
        if self.read.condition.is_some() {
            return self.holds(k, j);
        }
        let mut found = false;
        let sought = i128::from(j);
        self.members(k, &mut |first, last| found |= first <= sought && sought <= last)?;
        Ok(found)
    }

    /// Makes `bits` the set of all j in F(`k`) with 1 ≤ j ≤ `limit`: j is bit j mod 64 of word j / 64.
    ///
    /// # Errors
    /// Says why some j has no answer; `bits` then holds a part of the set.
    pub fn fill(&self, k: u64, limit: u64, bits: &mut Vec<u64>) -> Result<(), EvalError> {
        bits.clear();
        // Whoever asks for so many bits has memory for them, so the casts here keep what they are given.
        bits.resize(limit as usize / 64 + 1, 0);
        match &self.read.condition {
            Some(split) => self.fill_where(split, k, limit, bits),
            None => self.members(k, &mut |first, last| {
                let last = last.min(limit.into());
                if first <= last && last >= 1 {
                    insert(bits, first.max(1) as usize, last as usize);
                }
            }),
        }
    }

    /// Whether `j` is in F(k) for every large k, or else in none of them; none if the form of the rule does not tell which.
    ///
    /// ```
    /// use nimscope::game::rule::SetRule;
    /// let contains = |rule: &str| SetRule::parse(rule).unwrap().contains_in_the_end(4);
    /// assert_eq!(contains("j != k"), Some(true));
    /// assert_eq!(contains("{1, 2, k..2k}"), Some(false));
    /// assert_eq!(contains("gcd(j, k) = 1"), None);
    /// ```
    pub fn contains_in_the_end(&self, j: u64) -> Option<bool> {
        let (tree, root) = &self.read.tree;
        tree.settles(*root, self.others(j))
    }

    /// The text that the rule was read from, trimmed and with its white space collapsed.
    pub fn text(&self) -> &str {
        &self.read.text
    }

    fn fill_where(&self, split: &Split, k: u64, limit: u64, bits: &mut [u64]) -> Result<(), EvalError> {
        let mut ahead = Ahead::new(split, k, self.heap);
        for j in 1..=limit {
            let holds = match ahead.holds(split, j) {
                Some(holds) => holds,
                None => self.holds(k, j)?,
            };
            bits[j as usize / 64] |= u64::from(holds) << (j % 64);
        }
        Ok(())
    }

    fn others(&self, j: u64) -> Others {
        [j.into(), self.heap.into()]
    }

    fn holds(&self, k: u64, j: u64) -> Result<bool, EvalError> {
        let answer = self.read.code.run(&[k, j, self.heap], &mut |_, _| ());
        let explain = |failure| self.read.code.explain(&failure, &self.read.text, &NAMES, &[k, j, self.heap]);
        let answer = answer.map_err(explain)?;
        Ok(answer != Exact::ZERO)
    }

    fn members(&self, k: u64, visit: &mut dyn FnMut(i128, i128)) -> Result<(), EvalError> {
        match self.read.code.run(&[k, 0, self.heap], visit) {
            Ok(_) => Ok(()),
            Err(failure) => Err(self.read.code.explain(&failure, &self.read.text, &NAMES, &[k, 0, self.heap])),
        }
    }
}

impl fmt::Display for SetRule {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.read.text)
    }
}

impl PartialEq for SetRule {
    fn eq(&self, other: &SetRule) -> bool {
        self.read.text == other.read.text
    }
}

impl Eq for SetRule {}

impl Hash for SetRule {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.read.text.hash(state);
    }
}

const NAMES: [&str; OWN_VARIABLES] = ["k", "j", "n"];
const J: u8 = 1;
const N: u8 = 2;

fn is_condition(tree: &Tree, root: Id) -> Result<bool, RuleError> {
    let node = tree.node(root);
    match (node.kind, tree.first_use(J)) {
        (Sense::Condition, _) => Ok(true),
        (Sense::Set, None) => Ok(false),
        (Sense::Set, Some(place)) => Err(place.error("a set uses k and n; j belongs in a condition such as j > k")),
        _ => Err(node.span.error("F must be a set such as {1, 2k}, or a condition such as j > k, not a number")),
    }
}

/// The variables of a split rule for one k: small integers if they suffice, else exact numbers.
enum Ahead {
    Small([i64; SPLIT_VARIABLES]),
    Exact(Box<[Exact; SPLIT_VARIABLES]>),
    /// Some part failed. The rule may never reach it, so nothing is wrong yet.
    Nothing,
}

impl Ahead {
    fn new(split: &Split, k: u64, n: u64) -> Ahead {
        let mut exact = Box::new([Exact::ZERO; SPLIT_VARIABLES]);
        exact[0] = k.into();
        exact[usize::from(N)] = n.into();
        for (place, part) in split.ahead.iter().enumerate() {
            match part.run(&[k, 0, n], &mut |_, _| ()) {
                Ok(value) => exact[OWN_VARIABLES + place] = value,
                Err(_) => return Ahead::Nothing,
            }
        }
        let mut small = [0; SPLIT_VARIABLES];
        let fits = exact.iter().zip(&mut small).all(|(exact, small)| {
            let value = exact.whole().and_then(|whole| i64::try_from(whole).ok());
            *small = value.unwrap_or_default();
            value.is_some()
        });
        if fits { Ahead::Small(small) } else { Ahead::Exact(exact) }
    }

    /// Whether the rule holds for `j`; none where this way does not lead to an answer.
    fn holds(&mut self, split: &Split, j: u64) -> Option<bool> {
        match self {
            Ahead::Small(values) => {
                values[usize::from(J)] = i64::try_from(j).ok()?;
                Some(fast::run(&split.inner, values, &mut |_, _| ())? != 0)
            }
            Ahead::Exact(values) => {
                values[usize::from(J)] = j.into();
                Some(slow::run(&split.inner, &values[..], &mut |_, _| ()).ok()? != Exact::ZERO)
            }
            Ahead::Nothing => None,
        }
    }
}

/// Sets the bits from `first` to `last`, word by word.
fn insert(bits: &mut [u64], first: usize, last: usize) {
    for (word, bits) in bits.iter_mut().enumerate().take(last / 64 + 1).skip(first / 64) {
        let from = first.max(word * 64) % 64;
        let to = last.min(word * 64 + 63) % 64;
        *bits |= u64::MAX << from & u64::MAX >> (63 - to);
    }
}
