//! The text that names a game, `name?parameter=value&…`: parsed, validated and printed.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::Arc;

use super::less::{self, Less};
use super::{Entry, Game, entries, entry};
use crate::game::catalogue::Kind;
use crate::game::{Move, Position, Problem, Reader, Rules, Slice};

thread_local! {
    static TIMES_READ: Cell<u32> = const { Cell::new(0) };
}

/// A game with all its parameters fixed. Two are equal if they print the same.
#[derive(Clone)]
pub struct Spec {
    entry: &'static Entry,
    game: Arc<dyn Game>,
    parameters: Vec<(&'static str, String)>,
    /// What is taken away from its values.
    less: Option<Less>,
}

impl Spec {
    /// Reads a game of the registry from its name and parameters, as [`Spec::of`] does, or what it is more than another.
    ///
    /// # Errors
    /// A sentence, if there is no such game.
    pub fn read(name: &str, pairs: &mut Vec<(String, String)>) -> Result<(Spec, Vec<Problem>), String> {
        let Some(entry) = entry(name) else {
            let names: Vec<&str> = entries().iter().map(|entry| entry.name).collect();
            return Err(format!("no game is called “{name}”; known games: {}", names.join(", ")));
        };
        TIMES_READ.set(TIMES_READ.get() + 1);
        let (spec, mut problems) = Spec::of(entry, pairs);
        let less = Less::read(&spec, pairs, &mut problems);
        Ok((if less.is_some() { spec.without(less) } else { spec }, problems))
    }

    /// How often a game of the registry was read from text, by this thread. A text is read where it comes in, and tests hold
    /// everyone to that.
    pub fn times_read() -> u32 {
        TIMES_READ.get()
    }

    /// Reads the parameters of a game, which need not be one of the registry, and says what is wrong with them.
    ///
    /// Parameters that belong to the game are taken out of `pairs`; what is left is not the game's business. A missing
    /// parameter has its default, and so has one that cannot be used.
    pub fn of(entry: &'static Entry, pairs: &mut Vec<(String, String)>) -> (Spec, Vec<Problem>) {
        let mut reader = Reader::new(entry.forms, pairs);
        let game = (entry.read)(&mut reader);
        let (parameters, problems) = reader.finish();
        (Spec { entry, game, parameters, less: None }, problems)
    }

    /// The same game with something else taken away, or nothing.
    #[must_use]
    pub fn without(&self, less: Option<Less>) -> Spec {
        let parameters = self.parameters.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let (mut spec, _) = Spec::of(entry(self.name()).unwrap_or(self.entry), &mut { parameters });
        if let Some(less) = &less {
            (spec.entry, spec.game) = (less::entry_of(spec.entry, less), less::game_of(&spec, less));
        }
        Spec { less, ..spec }
    }

    /// Reads a whole spec such as `mem0` or `imark?S=1-4&D=2,3`, strictly.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    ///
    /// ```
    /// use nimscope::paper::Spec;
    /// assert_eq!(Spec::parse("maxnim?d=1.75").unwrap().to_string(), "maxnim?d=7/4&pass=0");
    /// assert_eq!(Spec::parse("maxnim?d=1").unwrap_err(), "maxnim?d=1: d must be larger than 1");
    /// ```
    pub fn parse(text: &str) -> Result<Spec, String> {
        let (name, query) = text.split_once('?').unwrap_or((text, ""));
        let mut pairs: Vec<(String, String)> = query
            .split('&')
            .filter(|pair| !pair.is_empty())
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let (spec, problems) = Spec::read(name, &mut pairs)?;
        if let Some(problem) = problems.first() {
            return Err(format!("{text}: {}", problem.message));
        }
        match pairs.first() {
            None => Ok(spec),
            Some((key, _)) => Err(format!("{name} has no parameter “{key}”")),
        }
    }

    /// Reads the same as [`Spec::parse`] for whoever needs moves, and not only values.
    ///
    /// # Errors
    /// A sentence that says what is wrong, or that it is a difference of two games.
    pub fn parse_game(text: &str) -> Result<Spec, String> {
        let spec = Spec::parse(text)?;
        match spec.less {
            None => Ok(spec),
            Some(_) => Err(format!("{spec} is a difference, which has values and no moves")),
        }
    }

    /// The same game with another value of one parameter; `None` if it has no such parameter, or not with this value.
    pub fn with(&self, parameter: &str, value: &str) -> Option<Spec> {
        let mut pairs: Vec<(String, String)> =
            self.parameters.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let (_, given) = pairs.iter_mut().find(|(key, _)| key == parameter)?;
        value.clone_into(given);
        let (spec, problems) = Spec::of(self.entry, &mut pairs);
        problems.is_empty().then(|| if self.less.is_some() { spec.without(self.less.clone()) } else { spec })
    }

    /// What is taken away from its values.
    pub fn less(&self) -> Option<&Less> {
        self.less.as_ref()
    }

    /// The value of a parameter by its key, as links write it; one of what is taken away too.
    pub fn parameter(&self, key: &str) -> Option<&str> {
        let own = self.parameters.iter().find(|(name, _)| *name == key).map(|(_, value)| &**value);
        own.or_else(|| match &self.less {
            Some(Less::Game(less)) => less.parameter(key.strip_prefix("less.")?),
            _ => None,
        })
    }

    /// The game in words, such as `i-Mark, S = 1-4, D = 2,3`.
    pub fn title(&self) -> String {
        let title = self.entry.title.to_owned();
        match &self.less {
            Some(less) => {
                let (of, less) = less.titles(self);
                format!("{of} − {less}")
            }
            None => self.written().into_iter().fold(title, |title, (name, value)| format!("{title}, {name} = {value}")),
        }
    }

    /// The name before the question mark.
    pub fn name(&self) -> &'static str {
        self.entry.name
    }

    /// The parameters, in the order in which they are printed.
    pub fn parameters(&self) -> &[(&'static str, String)] {
        &self.parameters
    }

    /// The parameters that are written, and what is taken away: all, but for defaults that go without saying.
    pub fn written(&self) -> Vec<(String, &str)> {
        let own = || self.entry.forms.iter().flat_map(|form| form.parameters);
        let goes_without_saying = |name: &str, value: &str| {
            let is_quiet = |kind| matches!(kind, Kind::Choice { quiet: true, .. });
            own().any(|own| own.name == name && own.default == value && is_quiet(own.kind))
        };
        let said = self.parameters.iter().filter(|(name, value)| !goes_without_saying(name, value));
        let said = said.map(|(name, value)| ((*name).to_owned(), &**value));
        said.chain(self.less.iter().flat_map(Less::written)).collect()
    }

    /// The game itself.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// The rules, if they are of this kind.
    pub fn rules<T: Game>(&self) -> Option<&T> {
        (self.game() as &dyn Any).downcast_ref()
    }

    /// The positions that its table shows.
    pub fn slice(&self) -> Slice {
        self.game.slice()
    }

    /// The game's entry in the catalogue.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }
}

impl PartialEq for Spec {
    fn eq(&self, other: &Spec) -> bool {
        self.name() == other.name() && self.parameters == other.parameters && self.less == other.less
    }
}

impl Eq for Spec {}

impl Hash for Spec {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
        self.parameters.hash(state);
        self.less.hash(state);
    }
}

impl fmt::Debug for Spec {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Spec({self})")
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())?;
        for (place, (key, value)) in self.written().into_iter().enumerate() {
            write!(out, "{}{key}={value}", if place == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

impl Rules for Spec {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        self.game.moves(from, visit)
    }

    fn misere(&self) -> bool {
        self.game.misere()
    }
}
