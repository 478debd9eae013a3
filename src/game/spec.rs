//! The text that names a game, `name?parameter=value&…`: parsed, validated and printed.

use std::fmt;
use std::ops::ControlFlow;

use super::catalogue::{self, Form, Kind};
use super::division::{Division, Rounding};
use super::dynamic::Dynamic;
use super::max_nim::MaxNim;
use super::memgames::Memgame;
use super::numbers::{IntegerSet, Ratio, integer};
use super::restricted::{Restricted, Side};
use super::rule::{NumberRule, RuleError, SetRule};
use super::serial::Serial;
use super::{Move, Position, Rules};

/// A game with all its parameters fixed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    name: &'static str,
    game: Game,
    parameters: Vec<(&'static str, String)>,
}

/// The rules that a spec names, one variant a family.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// A heap that remembers the last removal.
    Memgame(Memgame),
    /// Subtraction and division.
    Division(Division),
    /// One pile with a bound that the last move sets.
    Dynamic(Dynamic),
    /// Maximum and Minimum Nim.
    Restricted(Restricted),
    /// Heaps in a row.
    Serial(Serial),
    /// Max Nim, with or without a pass.
    MaxNim(MaxNim),
}

/// What was wrong with a parameter; its default is used instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The parameter's name.
    pub parameter: String,
    /// What was given for it.
    pub given: String,
    /// A sentence without a full stop.
    pub message: String,
    /// Where it is wrong, if one place is: the first character of what was given, and how many.
    pub at: Option<(usize, usize)>,
}

impl Spec {
    /// Reads a game from its name and parameters, and says what is wrong with the latter.
    ///
    /// Parameters that belong to the game are taken out of `pairs`; what is left is not the game's business. A missing
    /// parameter has its default, and so has one that cannot be used.
    ///
    /// # Errors
    /// A sentence, if there is no such game.
    pub fn read(name: &str, pairs: &mut Vec<(String, String)>) -> Result<(Spec, Vec<Problem>), String> {
        let Some(entry) = catalogue::entry(name) else {
            let names: Vec<&str> = catalogue::entries().iter().map(|entry| entry.name).collect();
            return Err(format!("no game is called “{name}”; known games: {}", names.join(", ")));
        };
        let given = |form: &&Form| form.parameters.iter().any(|own| pairs.iter().any(|(key, _)| key == own.name));
        let form = entry.forms.iter().find(given).unwrap_or(&entry.forms[0]);
        let mut reader = Reader { form, pairs, parameters: Vec::new(), problems: Vec::new() };
        let game = game(entry.name, &mut reader);
        let Reader { parameters, problems, .. } = reader;
        Ok((Spec { name: entry.name, game, parameters }, problems))
    }

    /// Reads a whole spec such as `mem0` or `imark?S=1-4&D=2,3`, strictly.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    ///
    /// ```
    /// use nimscope::game::Spec;
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

    /// The same game with another value of one parameter; `None` if it has no such parameter, or not with this value.
    pub fn with(&self, parameter: &str, value: &str) -> Option<Spec> {
        let mut pairs: Vec<(String, String)> =
            self.parameters.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let (_, given) = pairs.iter_mut().find(|(key, _)| key == parameter)?;
        value.clone_into(given);
        let (spec, problems) = Spec::read(self.name, &mut pairs).ok()?;
        problems.is_empty().then_some(spec)
    }

    /// The name before the question mark.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The parameters, in the order in which they are printed.
    pub fn parameters(&self) -> &[(&'static str, String)] {
        &self.parameters
    }

    /// The rules.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game's entry in the catalogue.
    pub fn entry(&self) -> &'static catalogue::Entry {
        catalogue::entry(self.name).expect("a spec is made from an entry")
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name)?;
        for (place, (key, value)) in self.parameters.iter().enumerate() {
            write!(out, "{}{key}={value}", if place == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

impl Rules for Spec {
    fn moves(&self, from: Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        match &self.game {
            Game::Memgame(game) => game.moves(from, visit),
            Game::Division(game) => game.moves(from, visit),
            Game::Dynamic(game) => game.moves(from, visit),
            Game::Restricted(game) => game.moves(from, visit),
            Game::Serial(game) => game.moves(from, visit),
            Game::MaxNim(game) => game.moves(from, visit),
        }
    }

    fn misere(&self) -> bool {
        matches!(&self.game, Game::Dynamic(game) if game.misere())
    }
}

/// The rules with this name; the parameters come from the reader.
fn game(name: &str, reader: &mut Reader<'_>) -> Game {
    match name {
        "mem" => Game::Memgame(Memgame::Mem),
        "memplus" => Game::Memgame(Memgame::MemPlus),
        "mem0" => Game::Memgame(Memgame::MemZero),
        "mnem" => Game::Memgame(Memgame::Mnem),
        "dudeney" => Game::Memgame(Memgame::Dudeney(reader.integer("Y"))),
        "takeaway" => Game::Memgame(Memgame::TakeAway(reader.number_rule("f", "k"))),
        "memgame" => Game::Memgame(Memgame::Typed(reader.set_rule("F"))),
        "imark" => Game::Division(imark(reader)),
        "mark" => Game::Division(mark(reader)),
        "dynamic" => {
            let rule = reader.number_rule("f", "n");
            Game::Dynamic(Dynamic { rule, misere: reader.flag("misere") })
        }
        "maximum" => Game::Restricted(Restricted { rule: reader.number_rule("f", "n"), side: Side::Maximum }),
        "minimum" => Game::Restricted(Restricted { rule: reader.number_rule("f", "n"), side: Side::Minimum }),
        "serial" => Game::Serial(Serial::new(reader.heaps("heaps"))),
        "maxnim" => {
            let divisor = reader.ratio("d");
            Game::MaxNim(MaxNim { divisor, pass: reader.flag("pass") })
        }
        _ => unreachable!("the catalogue has a game that no rules belong to"),
    }
}

fn imark(reader: &mut Reader<'_>) -> Division {
    let (subtract, divide) = if reader.knows("t") {
        let (t, d) = (reader.integer("t"), reader.integer("d"));
        (IntegerSet::range(1, t - 1), IntegerSet::range(d, d))
    } else {
        (reader.set("S"), reader.set("D"))
    };
    Division { subtract, divide, rounding: Rounding::Exact, end: 0 }
}

fn mark(reader: &mut Reader<'_>) -> Division {
    let (subtract, divide) = (reader.set("S"), reader.set("D"));
    let rounding = if reader.word("round") == "ceil" { Rounding::Up } else { Rounding::Down };
    Division { subtract, divide, rounding, end: u64::from(reader.flag("end")) }
}

/// What is wrong with the text of a parameter, and where, as in a [`Problem`].
#[derive(Debug)]
struct Flaw {
    message: String,
    at: Option<(usize, usize)>,
}

impl From<String> for Flaw {
    fn from(message: String) -> Flaw {
        Flaw { message, at: None }
    }
}

impl From<RuleError> for Flaw {
    fn from(error: RuleError) -> Flaw {
        Flaw { message: error.to_string(), at: Some((error.at, error.length)) }
    }
}

/// Reads the parameters of one form by what the catalogue says of them.
struct Reader<'a> {
    form: &'static Form,
    pairs: &'a mut Vec<(String, String)>,
    parameters: Vec<(&'static str, String)>,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn knows(&self, name: &str) -> bool {
        self.form.parameters.iter().any(|parameter| parameter.name == name)
    }

    /// The value of a parameter: what is given, or the default where nothing is or where that is wrong.
    fn take<T>(&mut self, name: &str, read: impl Fn(&str, Kind) -> Result<(T, String), Flaw>) -> T {
        let parameter = self.form.parameters.iter().find(|parameter| parameter.name == name);
        let parameter = parameter.expect("a game asks for its own parameters");
        let given = self.pairs.iter().position(|(key, _)| key == name).map(|place| self.pairs.remove(place).1);
        let by_default = || read(parameter.default, parameter.kind).expect("a default is valid");
        let (value, text) = match given {
            None => by_default(),
            Some(given) => {
                // A rule trims its text itself, since it counts the characters that were given.
                let text = if matches!(parameter.kind, Kind::Rule { .. }) { &given } else { given.trim() };
                read(text, parameter.kind).unwrap_or_else(|Flaw { message, at }| {
                    self.problems.push(Problem { parameter: name.to_owned(), given, message, at });
                    by_default()
                })
            }
        };
        self.parameters.push((parameter.name, text));
        value
    }

    fn integer(&mut self, name: &str) -> u64 {
        self.take(name, |text, kind| {
            let number = integer(text, text)?;
            match kind {
                Kind::Integer { min, max, .. } if number < min || number > max => {
                    Err(format!("{name} must be from {min} to {max}, not {number}").into())
                }
                _ => Ok((number, number.to_string())),
            }
        })
    }

    fn set(&mut self, name: &str) -> IntegerSet {
        self.take(name, |text, kind| {
            if let ("", Kind::Set { min, max }) = (text, kind) {
                return Err(
                    format!("{name} needs a number from {min} to {max}, or a range such as {min}-{}", min + 3).into()
                );
            }
            let set = IntegerSet::parse(text)?;
            let (least, largest) = (set.members().first(), set.members().last());
            match kind {
                Kind::Set { min, .. } if least.is_some_and(|&least| least < min) => {
                    Err(format!("the members of {name} must be at least {min}").into())
                }
                Kind::Set { max, .. } if largest.is_some_and(|&largest| largest > max) => {
                    Err(format!("the members of {name} must be at most {max}").into())
                }
                _ => Ok((set.clone(), set.to_string())),
            }
        })
    }

    fn ratio(&mut self, name: &str) -> Ratio {
        self.take(name, |text, kind| {
            let ratio = Ratio::parse(text)?;
            match kind {
                Kind::Ratio { above, .. } if ratio.numerator() <= above * ratio.denominator() => {
                    Err(format!("{name} must be larger than {above}").into())
                }
                Kind::Ratio { max, .. } if ratio.numerator() > max * ratio.denominator() => {
                    Err(format!("{name} must be at most {max}").into())
                }
                _ => Ok((ratio, ratio.to_string())),
            }
        })
    }

    fn heaps(&mut self, name: &str) -> Vec<u64> {
        self.take(name, |text, kind| {
            let heaps: Result<Vec<u64>, String> = text.split(',').map(|heap| integer(heap.trim(), text)).collect();
            let heaps = heaps?;
            match kind {
                Kind::Heaps { count, .. } if heaps.len() > count => {
                    Err(format!("{name} has at most {count} heaps").into())
                }
                Kind::Heaps { max, .. } if heaps.iter().any(|&heap| heap > max) => {
                    Err(format!("a heap has at most {max} tokens").into())
                }
                _ => {
                    let text: Vec<String> = heaps.iter().map(u64::to_string).collect();
                    Ok((heaps, text.join(",")))
                }
            }
        })
    }

    fn number_rule(&mut self, name: &str, variable: &'static str) -> NumberRule {
        self.take(name, |text, _| {
            let rule = NumberRule::parse(text, variable)?;
            let text = rule.text().to_owned();
            Ok((rule, text))
        })
    }

    fn set_rule(&mut self, name: &str) -> SetRule {
        self.take(name, |text, _| {
            let rule = SetRule::parse(text)?;
            let text = rule.text().to_owned();
            Ok((rule, text))
        })
    }

    fn word(&mut self, name: &str) -> &'static str {
        self.take(name, |text, kind| {
            let Kind::Choice { choices } = kind else { return Err(format!("{name} is not a choice").into()) };
            match choices.iter().find(|choice| choice.name == text) {
                Some(choice) => Ok((choice.name, choice.name.to_owned())),
                None => {
                    let names: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
                    Err(format!("{name} must be {}, not “{text}”", names.join(" or ")).into())
                }
            }
        })
    }

    fn flag(&mut self, name: &str) -> bool {
        self.word(name) == "1"
    }
}
