//! What there is to read about a game beside its map, and how its paper is cited, as data.

/// Where a paper is to be found.
#[derive(Debug)]
pub struct Reference {
    /// A name for bibliographies.
    pub key: &'static str,
    /// Where it appeared, as one cites that; empty if that is not known here.
    pub place: &'static str,
    /// The volume, and after a colon the number in it; empty if it has none.
    pub volume: &'static str,
    /// The pages, such as `1–9`, if they are known.
    pub pages: &'static str,
    /// The year; none if that is not known here.
    pub year: Option<u32>,
    /// Its DOI, if it has one.
    pub doi: &'static str,
    /// Its number in the arXiv, if it is there.
    pub arxiv: &'static str,
    /// What else to read, a sentence each.
    pub further: &'static [&'static str],
}

impl Reference {
    /// A paper of which nothing is known but its authors and its title.
    pub const NOTHING: Reference =
        Reference { key: "", place: "", volume: "", pages: "", year: None, doi: "", arxiv: "", further: &[] };
}

/// A short page about a game.
#[derive(Debug)]
pub struct GamePage {
    /// The game, by its name in links.
    pub game: &'static str,
    /// The rule as a formula; an underscore begins a subscript.
    pub formula: &'static str,
    /// A position that is worked out: its row and its column.
    pub at: (u64, u64),
    /// What its paper proves, by the ids of claims.
    pub proved: &'static [&'static str],
    /// What is proved here, by the ids of claims.
    pub new: &'static [&'static str],
    /// What else was found here, a sentence each that begins with how that is known.
    pub found: &'static [&'static str],
    /// What nobody knows, a sentence each.
    pub open: &'static [&'static str],
}
