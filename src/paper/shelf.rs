//! The games that were read last. A text is parsed where it comes in; whoever names the game by that text again is given
//! what came of it.

use super::Spec;

/// Games by their texts, those used last at the end.
#[derive(Default)]
pub struct Shelf {
    kept: Vec<(String, Spec)>,
}

impl Shelf {
    /// The game that a text names.
    ///
    /// # Errors
    /// A sentence, if it names none.
    pub fn get(&mut self, text: &str) -> Result<Spec, String> {
        match self.kept.iter().position(|(kept, _)| kept == text) {
            Some(at) => self.kept[at..].rotate_left(1),
            None => self.add(text.to_owned(), Spec::parse(text)?),
        }
        Ok(self.kept[self.kept.len() - 1].1.clone())
    }

    /// Keeps a game that came in by another way, under the text that it prints as.
    pub fn put(&mut self, spec: &Spec) {
        let text = spec.to_string();
        self.kept.retain(|(kept, _)| *kept != text);
        self.add(text, spec.clone());
    }

    fn add(&mut self, text: String, spec: Spec) {
        self.kept.push((text, spec));
        self.kept.drain(..self.kept.len().saturating_sub(ROOM));
    }
}

/// How many games are kept: more than a page has maps, and a few bytes each.
const ROOM: usize = 16;
