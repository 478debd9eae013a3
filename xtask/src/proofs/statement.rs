//! Theorems and their like: how one is told from other text, and what it is called in an address.

/// What a statement may be.
const KINDS: &[&str] = &["Theorem", "Lemma", "Proposition", "Corollary", "Conjecture"];

/// The name of the statement that a paragraph with these bold words at its beginning is, such as "Theorem 2.1".
pub(super) fn label(words: &str) -> Option<String> {
    let mut parts = words.split([' ', '(']).filter(|part| !part.is_empty());
    let kind = parts.next()?.trim_end_matches('.');
    if !KINDS.contains(&kind) {
        return None;
    }
    let number = parts.next().map(|part| part.trim_end_matches('.')).filter(|part| is_number(part));
    Some(number.map_or_else(|| kind.to_owned(), |number| format!("{kind} {number}")))
}

/// Whether a word counts statements: "2", "2.1", "A".
fn is_number(word: &str) -> bool {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) if first.is_ascii_digit() => letters.all(|letter| letter.is_ascii_digit() || letter == '.'),
        Some(first) => first.is_ascii_uppercase() && letters.next().is_none(),
        None => false,
    }
}

/// A text as a part of an address.
pub(super) fn slug(text: &str) -> String {
    let words = text.to_lowercase();
    let words = words.split(|letter: char| !letter.is_alphanumeric() && letter != '.').filter(|word| !word.is_empty());
    words.map(|word| word.trim_matches('.')).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_have_names() {
        for (words, name) in [
            ("Theorem 1 (staircase).", "Theorem 1"),
            ("Theorem 1", "Theorem 1"),
            ("Corollary 2.1.", "Corollary 2.1"),
            ("Lemma L.", "Lemma L"),
            ("Theorem", "Theorem"),
            ("Lemma (going on).", "Lemma"),
        ] {
            assert_eq!(label(words).as_deref(), Some(name), "{words}");
        }
        for words in ["Theorems", "(E)", "What remains", "", "Zero."] {
            assert_eq!(label(words), None, "{words}");
        }
    }

    #[test]
    fn addresses_are_plain() {
        assert_eq!(slug("Corollary 2.1"), "corollary-2.1");
        assert_eq!(slug("0. The rows m(m+2)"), "0-the-rows-m-m-2");
        assert_eq!(slug("MEM⁰: immortal values"), "mem⁰-immortal-values");
    }
}
