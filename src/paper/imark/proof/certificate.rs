//! What a proof about gaps is written down as, for somebody else to check: see [`super::Verification`].

use serde::{Deserialize, Serialize};

/// What is proved about the gaps of a game, with all that is needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certificate {
    /// What kind of file this is.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The game.
    pub spec: String,
    /// How many heaps before n/d have equations at each level d.
    pub margin: u64,
    /// The values that are settled.
    pub values: Vec<OfValue>,
}

/// What is proved about one value: the longest gap at least, which occurs and which nothing exceeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfValue {
    /// The value.
    pub value: u8,
    /// Gaps that occur, each with its length and the first heap that it begins at; the longest comes last.
    pub gaps: Vec<(u64, u64)>,
    /// Gaps that do not occur.
    pub refuted: Vec<Refuted>,
}

impl OfValue {
    /// Whether no heap has the value any more, from some heap on.
    pub fn is_gone(&self) -> bool {
        self.refuted.iter().any(|one| one.longer && one.length == 0)
    }

    /// The longest gap, its length and the heap that it first begins at.
    pub fn longest(&self) -> Option<(u64, u64)> {
        self.gaps.last().copied()
    }
}

/// Gaps that do not occur, wherever one looks. That there are none longer than 0 says that from some heap on no heap has the value
/// at all, since even the heap that such a gap would begin at is refuted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refuted {
    /// How long they are, or what they exceed.
    pub length: u64,
    /// Whether all longer ones are meant, and not those of this length.
    pub longer: bool,
    /// A refutation for each class of heaps that such a gap could begin at.
    pub parts: Vec<Part>,
}

/// The refutation for the heaps of one class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// What heaps are taken modulo.
    pub modulus: u64,
    /// What remains.
    pub residue: u64,
    /// The heaps whose values were tried one by one, by name, in the order in which they were chosen.
    pub choices: Vec<(u64, i64)>,
}

impl Certificate {
    /// What `format` says.
    pub const FORMAT: &str = "nimscope gaps proof";
    /// What `version` says.
    pub const VERSION: u32 = 1;
}

impl Refuted {
    /// The largest modulus of its parts.
    pub fn modulus(&self) -> u64 {
        self.parts.iter().map(|part| part.modulus).max().unwrap_or(1)
    }

    /// How many choices were made in all.
    pub fn choices(&self) -> usize {
        self.parts.iter().map(|part| part.choices.len()).sum()
    }
}
