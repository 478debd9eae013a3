//! What the page shows: a choice that only links and the page know.

/// What the page shows: its front page, a part of a game, or a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    /// The heat map.
    #[default]
    Map,
    /// The table as a paper prints it.
    Numbers,
    /// The sheets of the game.
    Tables,
    /// The front page, which is no game's: it is what an empty link opens.
    Front,
    /// A sum that is played, which has a link of its own.
    Play,
}

impl Show {
    /// All of them.
    pub const ALL: [Show; 5] = [Show::Map, Show::Numbers, Show::Tables, Show::Front, Show::Play];

    /// Those that a link of a game chooses from.
    pub const OF_A_GAME: [Show; 3] = [Show::Map, Show::Numbers, Show::Tables];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Show::Map => "map",
            Show::Numbers => "numbers",
            Show::Tables => "tables",
            Show::Front => "front",
            Show::Play => "play",
        }
    }
}
