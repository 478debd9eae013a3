//! The rules that people type: f, a number for every heap, and F, the removals that each removal allows.
//!
//! A small language of exact arithmetic, shared by all games. [`NumberRule`] is f, [`SetRule`] is F.
//!
//! | write | meaning |
//! |---|---|
//! | `7`, `1.75` | exact numbers; a decimal is a fraction |
//! | `n`, `k`, `j` | the variables that the game gives |
//! | `+` `-` `*` `/` `^` | exact; `−`, `·` and `×` are read too; `^` groups to the right and takes whole exponents; 0^0 = 1 |
//! | `2n`, `3(k+1)`, `n(n+1)/2` | a product without `*` binds tighter than `*` and `/`; after `/` and `^` it is refused |
//! | `a mod b`, `a % b` | a − b·⌊a/b⌋, which has the sign of b |
//! | `floor(x)` `ceil(x)` `⌊x⌋` `⌈x⌉` | rounding |
//! | `sqrt(x)` | inside `floor` or `ceil`, or in a comparison; one square root in a value |
//! | `log2(x)` | directly inside `floor` or `ceil` |
//! | `min` `max` `gcd` | of two or more numbers; `abs(x)` of one |
//! | `=` `!=` `<` `<=` `>` `>=` | also `==` `≠` `≤` `≥`, and chains like `k < j <= 2k` |
//! | `not` `and` `or` | `not` binds tightest, `or` loosest; the right side is not looked at when the left one decides |
//! | `if(c, a, b)` | only the chosen branch is evaluated |
//! | `{1, 3..5, 2k}` | a set of numbers, ranges and sets; `a..b` holds both ends and is empty if a > b |
//!
//! From the loosest: `or`, `and`, `not`, comparisons, `..`, `+ -`, `* / mod`, the sign, products without `*`, `^`.
//!
//! The way of a rule: `source` trims it, `token` cuts it up, `parse` builds a `tree` that knows the kind of every part,
//! `compile` flattens the tree into `code`. `fast` runs the code on small integers and gives up where they do not
//! suffice; its slow twin, `slow`, runs it on `exact` numbers and can name everything that goes wrong; `wide` runs what most
//! rules are made of on numbers of any size. No float occurs.
//! Limits: 500 characters, 64 levels, 512 steps, 128-bit integers.

mod code;
mod compile;
mod error;
mod exact;
mod fast;
mod form;
mod number;
mod parse;
#[cfg(feature = "papers")]
pub mod reference;
mod set;
mod slow;
mod source;
mod token;
mod tree;
mod wide;

pub use error::{EvalError, RuleError};
pub use form::RuleForm;
pub use number::NumberRule;
pub use set::{RulePhase, SetRule};
pub use source::LONGEST;
pub use tree::Slope;
