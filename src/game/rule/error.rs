//! What is wrong with a rule, and where: in its text, or at the values that it was asked for.

use std::error::Error;
use std::fmt;

/// A text that is no rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The first character that is wrong, counted from 0 in the text as it was given.
    pub at: usize,
    /// How many characters are wrong; 0 where something is missing at the end.
    pub length: usize,
    /// A sentence that says what is wrong.
    pub message: String,
}

/// A rule that has no answer for the values it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvalError {
    /// The first character of the part that failed, counted from 0 in the text of the rule.
    pub at: usize,
    /// How many characters failed.
    pub length: usize,
    /// A sentence that says what went wrong, and for which values.
    pub message: String,
}

impl RuleError {
    /// The text that was given, with a line of carets under what is wrong.
    ///
    /// ```
    /// use nimscope::game::rule::NumberRule;
    /// let text = "n + m";
    /// let error = NumberRule::parse(text, "n").unwrap_err();
    /// assert_eq!(error.show(text), "n + m\n    ^ unknown name “m”; this rule knows n");
    /// ```
    pub fn show(&self, text: &str) -> String {
        underlined(text, self.at, self.length, &self.message)
    }
}

impl EvalError {
    /// The text of the rule, with a line of carets under the part that failed.
    ///
    /// ```
    /// use nimscope::game::rule::NumberRule;
    /// let rule = NumberRule::parse("5 + 6/n", "n").unwrap();
    /// let error = rule.eval(0).unwrap_err();
    /// assert_eq!(error.show(rule.text()), "5 + 6/n\n    ^^^ division by zero at n = 0");
    /// ```
    pub fn show(&self, text: &str) -> String {
        underlined(text, self.at, self.length, &self.message)
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} (character {})", self.message, self.at + 1)
    }
}

impl fmt::Display for EvalError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl Error for RuleError {}
impl Error for EvalError {}

fn underlined(text: &str, at: usize, length: usize, message: &str) -> String {
    // A line break in the text would tear it from its carets.
    let line: String = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    format!("{line}\n{}{} {message}", " ".repeat(at), "^".repeat(length.max(1)))
}
