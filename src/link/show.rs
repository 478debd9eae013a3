//! What the page shows of a game: a choice that only links and the page know.

/// What the page shows of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    /// The heat map.
    #[default]
    Map,
    /// The table as a paper prints it.
    Numbers,
    /// The sheets of the game.
    Tables,
}

impl Show {
    /// All of them.
    pub const ALL: [Show; 3] = [Show::Map, Show::Numbers, Show::Tables];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Show::Map => "map",
            Show::Numbers => "numbers",
            Show::Tables => "tables",
        }
    }
}
