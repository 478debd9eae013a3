//! f: a whole number, 0 or more, for every value of one variable.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use super::code::Code;
use super::compile::compile;
use super::error::{EvalError, RuleError};
use super::exact::Exact;
use super::form::RuleForm;
use super::parse::parse;
use super::source::RuleText;
use super::tree::{End, Id, Sense, Slope, Tree};
use super::wide;
use crate::game::big::Big;

/// A rule such as `floor(n/2)`. It prints as its text, and two rules are equal if their texts are.
///
/// ```
/// use nimscope::game::rule::NumberRule;
/// let rule = NumberRule::parse(" 2^floor(log2(n))  - 1", "n")?;
/// assert_eq!(rule.to_string(), "2^floor(log2(n)) - 1");
/// assert_eq!(rule.eval(100), Ok(63));
/// assert_eq!(rule.eval(0).unwrap_err().message, "0 has no logarithm at n = 0");
///
/// let golden = NumberRule::parse("floor(k*(1+sqrt(5))/2)", "k")?;
/// assert_eq!(golden.eval(10_u64.pow(18)), Ok(1_618_033_988_749_894_848));
/// # Ok::<(), nimscope::game::rule::RuleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct NumberRule {
    text: String,
    variable: &'static str,
    code: Code,
    /// What the rule was made of, and its root; asked when someone wants to know what the rule's form proves.
    tree: (Tree, Id),
}

impl NumberRule {
    /// Reads a rule in one variable, such as `n`.
    ///
    /// # Errors
    /// Says what is wrong with the text, and where.
    pub fn parse(text: &str, variable: &'static str) -> Result<NumberRule, RuleError> {
        let source = RuleText::new(text)?;
        let read = parse(&source, &[variable]).and_then(|(tree, root)| {
            number(&tree, root)?;
            Ok((compile(&tree, root)?, (tree, root)))
        });
        let (code, tree) = read.map_err(|error| source.as_given(error))?;
        Ok(NumberRule { text: source.text(), variable, code, tree })
    }

    /// The number that the rule gives for `at`.
    ///
    /// # Errors
    /// Says why there is no number, or none that is whole, at least 0 and of 64 bits.
    pub fn eval(&self, at: u64) -> Result<u64, EvalError> {
        self.natural(at, self.value(at)?)
    }

    /// The same, rounded down: a game may let people type `3k/2` where it means ⌊3k/2⌋.
    ///
    /// # Errors
    /// Says why there is no number, or none that is at least 0 and of 64 bits.
    pub fn eval_floor(&self, at: u64) -> Result<u64, EvalError> {
        // Only a root can be too large to round, and the type check leaves none here.
        let floor = self.value(at)?.floor().map_err(|_| self.error(format!("f({at}) is too large")))?;
        self.natural(at, floor)
    }

    /// What else the form of the rule proves.
    pub fn form(&self) -> RuleForm {
        let (tree, root) = &self.tree;
        RuleForm::of(tree, *root)
    }

    /// What the form of the rule proves about its steps, if anything.
    pub fn slope(&self) -> Option<Slope> {
        let (tree, root) = &self.tree;
        tree.slope(*root)
    }

    /// The number that the rule gives for an argument of any size.
    ///
    /// # Errors
    /// Says why there is no number that is whole and at least 0, or that the rule does more than add, multiply, divide,
    /// round, compare and take rounded square roots.
    pub fn eval_big(&self, at: &Big) -> Result<Big, String> {
        if let Ok(small) = u64::try_from(at)
            && let Ok(value) = self.eval(small)
        {
            return Ok(Big::from(value));
        }
        wide::run(&self.code, at).ok_or_else(|| format!("{} has no value that can be worked out at {at}", self.text))
    }

    /// Whether f(n) ≥ `bound` for every large n, or else f(n) < `bound` for every large n; none if the form of the rule does
    /// not tell which.
    ///
    /// ```
    /// use nimscope::game::rule::NumberRule;
    /// let reaches = |rule: &str| NumberRule::parse(rule, "n").unwrap().reaches_in_the_end(10);
    /// assert_eq!(reaches("floor(sqrt(n))"), Some(true));
    /// assert_eq!(reaches("min(2n, 7)"), Some(false));
    /// assert_eq!(reaches("n mod 12"), None);
    /// ```
    pub fn reaches_in_the_end(&self, bound: u64) -> Option<bool> {
        let (tree, root) = &self.tree;
        match tree.end(*root, [Exact::ZERO; 2])? {
            End::Above => Some(true),
            End::At(value) if value.sign().ok()?.is_ge() => value.compare(bound.into()).ok().map(Ordering::is_ge),
            // A rule has no answer where it is negative.
            End::At(_) | End::Below => None,
        }
    }

    /// A period of the rule, if its form proves one: p with f(n + p) = f(n) for every n. A rule without a variable has 1.
    pub fn period(&self) -> Option<u64> {
        let (tree, root) = &self.tree;
        tree.period(*root)
    }

    /// The text that the rule was read from, trimmed and with its white space collapsed.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn value(&self, at: u64) -> Result<Exact, EvalError> {
        let value = self.code.run(&[at], &mut |_, _| ());
        value.map_err(|failure| self.code.explain(&failure, &self.text, &[self.variable], &[at]))
    }

    fn natural(&self, at: u64, value: Exact) -> Result<u64, EvalError> {
        let Some(whole) = value.whole() else {
            return Err(self.error(format!("f({at}) = {value} is not a whole number; use floor or ceil")));
        };
        u64::try_from(whole).map_err(|_| {
            let fault = if whole < 0 { "negative" } else { "too large" };
            self.error(format!("f({at}) = {value} is {fault}"))
        })
    }

    /// An error about the rule as a whole.
    fn error(&self, message: String) -> EvalError {
        EvalError { at: 0, length: self.text.chars().count(), message }
    }
}

impl fmt::Display for NumberRule {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

impl PartialEq for NumberRule {
    fn eq(&self, other: &NumberRule) -> bool {
        self.text == other.text
    }
}

impl Eq for NumberRule {}

impl Hash for NumberRule {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

fn number(tree: &Tree, root: usize) -> Result<(), RuleError> {
    let node = tree.node(root);
    match node.kind {
        Sense::Set => Err(node.span.error("f must be a number, not a set")),
        Sense::Condition => Err(node.span.error("f must be a number, not a condition; if(c, a, b) makes one of it")),
        Sense::Number | Sense::Root | Sense::Log => tree.rounded(root),
    }
}
