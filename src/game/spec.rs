//! The text that names a game, `name?parameter=value&…`: parsed, validated and printed.

use std::fmt;
use std::ops::ControlFlow;

use super::memgames::Memgame;
use super::{Move, Position, Rules};

/// A game with all its parameters fixed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Spec {
    /// One of the three memgames without parameters.
    Memgame(Memgame),
}

impl Spec {
    /// Reads a game from its name and parameters.
    ///
    /// Parameters that belong to the game are taken out of `parameters`; what is left is not the game's business.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn from_parts(name: &str, _parameters: &mut Vec<(String, String)>) -> Result<Spec, String> {
        match name {
            "mem" => Ok(Spec::Memgame(Memgame::Mem)),
            "memplus" => Ok(Spec::Memgame(Memgame::MemPlus)),
            "mem0" => Ok(Spec::Memgame(Memgame::MemZero)),
            _ => Err(format!("no game is called “{name}”; known games: mem, memplus, mem0")),
        }
    }

    /// Reads a whole spec such as `mem0`; a parameter that the game does not have is an error.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn parse(text: &str) -> Result<Spec, String> {
        let (name, query) = text.split_once('?').unwrap_or((text, ""));
        let mut parameters: Vec<(String, String)> = query
            .split('&')
            .filter(|pair| !pair.is_empty())
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let spec = Spec::from_parts(name, &mut parameters)?;
        match parameters.first() {
            None => Ok(spec),
            Some((key, _)) => Err(format!("{name} has no parameter “{key}”")),
        }
    }

    /// The name before the question mark.
    pub fn name(&self) -> &'static str {
        match self {
            Spec::Memgame(Memgame::Mem) => "mem",
            Spec::Memgame(Memgame::MemPlus) => "memplus",
            Spec::Memgame(Memgame::MemZero) => "mem0",
        }
    }

    /// The parameters, in the order in which they are printed.
    pub fn parameters(&self) -> Vec<(&'static str, String)> {
        match self {
            Spec::Memgame(_) => Vec::new(),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())?;
        for (place, (key, value)) in self.parameters().into_iter().enumerate() {
            write!(out, "{}{key}={value}", if place == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

impl Rules for Spec {
    fn moves(&self, from: Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) {
        match self {
            Spec::Memgame(game) => game.moves(from, visit),
        }
    }
}
