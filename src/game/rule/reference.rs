//! What a rule may be, as data: how it is written, what that means, and an example of each. A test evaluates every example and
//! finds every function in one, so that none of it can drift from the language.

use super::{NumberRule, SetRule};

/// Something that can be written in a rule.
#[derive(Clone, Copy, Debug)]
pub struct RuleNote {
    /// How it is written.
    pub write: &'static str,
    /// What it means.
    pub means: &'static str,
    /// A rule that has it; `§` stands for the variable of a number.
    pub example: &'static str,
}

const fn note(write: &'static str, means: &'static str, example: &'static str) -> RuleNote {
    RuleNote { write, means, example }
}

/// What gives a number for every heap.
pub const NUMBERS: &[RuleNote] = &[
    note("7, 1.75", "Exact numbers; a decimal is a fraction.", "floor(1.75 §)"),
    note("+  -  *  /  ^", "Exact arithmetic; −, · and × are read as well.", "§^2 + 1"),
    note("2n, n(n + 1)/2", "A product needs no sign between its factors.", "§(§ + 1)/2"),
    note("a mod b, a % b", "The remainder, which has the sign of b.", "§ mod 3"),
    note("floor(x), ceil(x), ⌊x⌋, ⌈x⌉", "Rounded down, rounded up.", "ceil(3§/2)"),
    note("sqrt(x)", "The square root, inside floor or ceil or in a comparison.", "floor(sqrt(§))"),
    note("log2(x)", "The logarithm to base 2, directly inside floor or ceil.", "2^floor(log2(§))"),
    note("min(a, b), max(a, b)", "The least and the largest of two numbers or more.", "max(3, min(§, 6))"),
    note("gcd(a, b)", "The greatest common divisor.", "gcd(§, 12)"),
    note("abs(x)", "A number without its sign.", "abs(§ - 4)"),
    note("if(c, a, b)", "a where the condition c holds, and b elsewhere.", "if(§ <= 7, 8 - §, §)"),
    note("=  !=  <  <=  >  >=", "Comparisons, also in chains.", "if(2 <= § < 5, 1, §)"),
    note(
        "not, and, or",
        "Conditions put together: not binds tightest, or loosest.",
        "if(§ mod 2 = 0 and § > 4, §/2, §)",
    ),
];

/// What says which removals are allowed after the last one, k.
pub const SETS: &[RuleNote] = &[
    note("{1, 3..5, 2k}", "A set of numbers and ranges.", "{1, 3..5, 2k}"),
    note("a..b", "All whole numbers from a to b; none if a is larger.", "{1..2k}"),
    note("j > k", "A condition on the removal j and the last one, k.", "j > k"),
    note("k < j <= 2k", "Comparisons in a chain.", "k < j <= 2k"),
    note("not, and, or", "Conditions put together: not binds tightest, or loosest.", "j <= k or j > 2k"),
    note("a mod b, a % b", "The remainder, which has the sign of b.", "(j + k) mod 3 != 0"),
    note("gcd(a, b)", "The greatest common divisor.", "gcd(j, k) = 1"),
    note("abs(x), min, max", "A number without its sign; the least and the largest.", "abs(j - k) > min(k, 3)"),
    note("floor(x), ceil(x), sqrt(x), log2(x)", "Rounding, roots and logarithms.", "j >= floor(sqrt(k))"),
    note("if(c, a, b)", "a where the condition c holds, and b elsewhere.", "j != if(k mod 2 = 0, k/2, k)"),
];

impl RuleNote {
    /// The example with this variable.
    pub fn example_in(&self, variable: &str) -> String {
        self.example.replace('§', variable)
    }
}

/// What a number's rule gives from 1 on, as far as the reference shows it.
///
/// # Errors
/// A sentence, if the rule has no value there.
pub fn first_values(text: &str, variable: &'static str) -> Result<Vec<u64>, String> {
    let rule = NumberRule::parse(text, variable).map_err(|error| error.show(text))?;
    (1..=SHOWN).map(|at| rule.eval(at).map_err(|error| error.show(text))).collect()
}

/// What may be removed after [`AFTER`] tokens were, by a rule for removals, as far as the reference shows it.
///
/// # Errors
/// A sentence, if the rule has no answer there.
pub fn first_members(text: &str) -> Result<Vec<u64>, String> {
    let rule = SetRule::parse(text).map_err(|error| error.show(text))?;
    let members = (1..=SHOWN).filter_map(|j| match rule.contains(AFTER, j) {
        Ok(true) => Some(Ok(j)),
        Ok(false) => None,
        Err(error) => Some(Err(error.show(text))),
    });
    members.collect()
}

/// The last removal after which the reference shows members.
pub const AFTER: u64 = 4;

/// How far values and members are shown.
pub const SHOWN: u64 = 10;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rule::parse::FUNCTIONS;

    #[test]
    fn every_example_has_values() {
        for note in NUMBERS {
            for variable in ["n", "k"] {
                let text = note.example_in(variable);
                let values = first_values(&text, variable).unwrap_or_else(|why| panic!("{text}: {why}"));
                assert_eq!(values.len() as u64, SHOWN);
            }
        }
        for note in SETS {
            let members = first_members(note.example).unwrap_or_else(|why| panic!("{}: {why}", note.example));
            assert!(!members.is_empty(), "{}", note.example);
        }
    }

    #[test]
    fn values_are_what_the_rules_say() {
        assert_eq!(first_values("ceil(3n/2)", "n"), Ok(vec![2, 3, 5, 6, 8, 9, 11, 12, 14, 15]));
        assert_eq!(first_members("j <= k or j > 2k"), Ok(vec![1, 2, 3, 4, 9, 10]));
        assert!(first_values("n/2", "n").is_err(), "a half is no number of tokens");
    }

    #[test]
    fn every_function_has_an_example() {
        for function in FUNCTIONS {
            let has = |notes: &[RuleNote]| notes.iter().any(|note| note.example.contains(&format!("{function}(")));
            assert!(has(NUMBERS), "{function}");
        }
    }
}
