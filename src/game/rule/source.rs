//! The text of a rule, trimmed and with its white space collapsed, and the way back to the text as it was given.

use super::error::RuleError;

/// The largest number of characters in a rule, once its white space is collapsed.
pub const LONGEST: usize = 500;

/// A part of a rule's text: the characters from `at` up to `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) at: usize,
    pub(super) end: usize,
}

impl Span {
    /// The part from the start of this one to the end of the other.
    pub(super) fn to(self, last: Span) -> Span {
        Span { at: self.at, end: last.end }
    }

    /// An error about this part.
    pub(super) fn error(self, message: impl Into<String>) -> RuleError {
        RuleError { at: self.at, length: self.end - self.at, message: message.into() }
    }
}

/// A rule's text, character by character.
pub(super) struct RuleText {
    pub(super) letters: Vec<char>,
    /// Where each character stood in the text as it was given.
    given: Vec<usize>,
}

impl RuleText {
    pub(super) fn new(text: &str) -> Result<RuleText, RuleError> {
        let mut source = RuleText { letters: Vec::new(), given: Vec::new() };
        let mut gap = None;
        for (place, letter) in text.chars().enumerate() {
            if letter.is_whitespace() {
                gap = gap.or(Some(place));
                continue;
            }
            // White space counts only between two letters, never before the first or after the last.
            if let Some(place) = gap.take().filter(|_| !source.letters.is_empty()) {
                source.push(' ', place);
            }
            if source.letters.len() >= LONGEST {
                let place = Span { at: place, end: place + 1 };
                return Err(place.error(format!("a rule has at most {LONGEST} characters")));
            }
            source.push(letter, place);
        }
        Ok(source)
    }

    /// The characters of a part.
    pub(super) fn slice(&self, span: Span) -> String {
        self.letters[span.at..span.end].iter().collect()
    }

    /// The text as the rule prints it.
    pub(super) fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// The same error, placed in the text as it was given.
    pub(super) fn as_given(&self, error: RuleError) -> RuleError {
        let after = |place: usize| self.given.get(place).map_or(0, |given| given + 1);
        let at = self.given.get(error.at).copied().unwrap_or_else(|| self.given.last().map_or(0, |last| last + 1));
        let length = if error.length == 0 { 0 } else { after(error.at + error.length - 1).saturating_sub(at) };
        RuleError { at, length, message: error.message }
    }

    fn push(&mut self, letter: char, place: usize) {
        self.letters.push(letter);
        self.given.push(place);
    }
}
