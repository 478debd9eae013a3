//! What the page explains: the language of rules, with examples that the core evaluates, and the words of the trade.

use serde::Serialize;

use crate::game::rule::reference::{AFTER, NUMBERS, SETS, first_members, first_values};

/// Something that can be written in a rule.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleExample {
    /// How it is written.
    pub write: &'static str,
    /// What it means.
    pub means: &'static str,
    /// A rule that has it.
    pub example: String,
    /// What the example gives, in a line.
    pub gives: String,
}

/// A word of the trade.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Term {
    /// The word, and other forms of it that texts have.
    pub words: &'static [&'static str],
    /// What it means, in a sentence or two.
    pub meaning: &'static str,
    /// An example.
    pub example: &'static str,
}

/// What the rule of a field may be, given its variables.
pub fn rule_examples(variables: &[String]) -> Vec<RuleExample> {
    let joined = |values: Result<Vec<u64>, String>| match values {
        Ok(values) => values.iter().map(u64::to_string).collect::<Vec<_>>().join(", "),
        Err(why) => why,
    };
    if variables.iter().any(|variable| variable == "j") {
        let rows = SETS.iter().map(|note| RuleExample {
            write: note.write,
            means: note.means,
            example: note.example.to_owned(),
            gives: format!("F({AFTER}) = {{{}, …}}", joined(first_members(note.example))),
        });
        return rows.collect();
    }
    let variable = if variables.iter().any(|variable| variable == "k") { "k" } else { "n" };
    let rows = NUMBERS.iter().map(|note| {
        let example = note.example_in(variable);
        let gives = format!("f(1), f(2), … = {}, …", joined(first_values(&example, variable)));
        RuleExample { write: note.write, means: note.means, example, gives }
    });
    rows.collect()
}

/// The words that are explained where they are met.
pub const GLOSSARY: &[Term] = &[
    Term {
        words: &["mex"],
        meaning: "The minimal excludant of a set of numbers: the least number from 0 on that is not in it.",
        example: "The mex of 0, 1 and 3 is 2.",
    },
    Term {
        words: &["nim value", "nim values", "Nim value"],
        meaning: "The mex of the nim values of all positions that a move leads to. It is also called Grundy value or Sprague–Grundy value.",
        example: "A position without moves has the value 0, and one that leads to 0 alone has 1.",
    },
    Term {
        words: &["nim sum"],
        meaning: "The sum of numbers in binary without carrying. It is the nim value of several heaps together.",
        example: "The nim sum of 3 and 5 is 6: 11 and 101 make 110.",
    },
    Term {
        words: &["P-position", "P-positions"],
        meaning: "A position that the previous player wins: whoever must move from it loses. Its nim value is 0.",
        example: "An empty heap, where whoever moves last wins.",
    },
    Term {
        words: &["N-position", "N-positions"],
        meaning: "A position that the next player wins, by a move to a P-position. Its nim value is not 0.",
        example: "A single token that may be taken.",
    },
    Term {
        words: &["frontier"],
        meaning: "The value that a row settles on: beyond some column all its cells have it.",
        example: "Where the last removal is larger than the heap, it forbids nothing, so that all these cells are alike.",
    },
    Term {
        words: &["immortal"],
        meaning: "A value that occurs in infinitely many rows. It is the frontier of one row alone and runs down a diagonal for ever.",
        example: "0 and 12 are the first two that are known.",
    },
    Term {
        words: &["exceptional", "exceptions"],
        meaning: "A cell that does not have the frontier value of its row.",
        example: "Its value is always below the frontier: one move less, and the mex can only be smaller.",
    },
    Term {
        words: &["g-base"],
        meaning: "The piles that can be won only by taking all of them. Every other pile is a sum of such, and its least summand is the least number that wins.",
        example: "If twice the last removal may be taken, these are the Fibonacci numbers.",
    },
    Term {
        words: &["misère"],
        meaning: "Whoever makes the last move loses, and not wins.",
        example: "One token alone is then lost for whoever must take it.",
    },
    Term {
        words: &["interspersion"],
        meaning: "An array of all numbers from 0 on in which, once two rows have met, their entries alternate.",
        example: "The heaps of equal value, row by row, form one if the rule never falls.",
    },
];
