//! What the page shows of a game: a choice that only links and the page know.

/// What the page shows of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    /// The heat map.
    #[default]
    Map,
    /// The table as a paper prints it.
    Numbers,
}

impl Show {
    /// Both.
    pub const ALL: [Show; 2] = [Show::Map, Show::Numbers];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Show::Map => "map",
            Show::Numbers => "numbers",
        }
    }
}
