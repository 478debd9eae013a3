//! The difference of two games as a game of its own: `mem?less=mnem` is what the values of MEM are more than those of MNEM,
//! cell by cell, and `maxnim?d=2&less=maxnim&less.d=21/10` what two rounds of the same game differ in. `less=printed` takes
//! away what the paper prints of its values.
//!
//! It has a table and no moves.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};

use super::{Entry, Game, Spec, entry};
use crate::engine::Engine;
#[cfg(feature = "papers")]
use crate::engine::{DifferenceValues, StatedValues, Statement};
use crate::game::catalogue::{Layout, ViewEntry};
use crate::game::{Move, Position, Problem, Rules, Slice};

/// What is taken away from a game's values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Less {
    /// Those of another game.
    Game(Box<Spec>),
    /// Those that its paper prints.
    Printed,
}

impl Less {
    /// What a text takes away from a game, if anything: `less`, and the parameters of that game as `less.d`. They are taken out
    /// of the pairs.
    pub(super) fn read(of: &Spec, pairs: &mut Vec<(String, String)>, problems: &mut Vec<Problem>) -> Option<Less> {
        let place = pairs.iter().position(|(key, _)| key == KEY)?;
        let (_, name) = pairs.remove(place);
        let mut own = Vec::new();
        pairs.retain(|(key, value)| match key.strip_prefix(PREFIX) {
            Some(key) => {
                own.push((key.to_owned(), value.clone()));
                false
            }
            None => true,
        });
        let problem =
            |parameter: String, given: String, message: String| Problem { parameter, given, message, at: None };
        let less = if name == PRINTED {
            Less::Printed
        } else {
            let Some(entry) = entry(&name) else {
                let message = "no such game can be taken away".to_owned();
                problems.push(problem(KEY.to_owned(), name, message));
                return None;
            };
            let (spec, wrong) = Spec::of(entry, &mut own);
            problems.extend(wrong.into_iter().map(|wrong| {
                let parameter = format!("{PREFIX}{}", wrong.parameter);
                Problem { parameter, ..wrong }
            }));
            Less::Game(Box::new(spec))
        };
        for (key, value) in own {
            let message = format!("{name} has no parameter “{key}”");
            problems.push(problem(format!("{PREFIX}{key}"), value, message));
        }
        match less.why_not(of) {
            None => Some(less),
            Some(message) => {
                problems.push(problem(KEY.to_owned(), name, message));
                None
            }
        }
    }

    /// Why it cannot be taken away from a game, without a full stop; none if it can.
    pub fn why_not(&self, of: &Spec) -> Option<String> {
        let (title, layout) = (of.entry().title, of.entry().layout);
        match self {
            Less::Printed if of.game().is_printed() => None,
            Less::Printed => Some(format!("the paper prints no values of {title} that could be taken away")),
            Less::Game(less) if less.entry().layout != layout => {
                let other = less.entry().title;
                let (two, one) = if layout == Layout::Plane { (title, other) } else { (other, title) };
                Some(format!(
                    "a position of {two} has two numbers and one of {one} a single heap, so that they have no difference"
                ))
            }
            Less::Game(less) if less.misere() != of.misere() => {
                Some("an outcome of misère play and a nim value have no difference".to_owned())
            }
            Less::Game(_) => None,
        }
    }

    /// The two games in words, each with the parameters that tell them apart, such as `Max Nim (d = 2)`.
    pub fn titles(&self, of: &Spec) -> (String, String) {
        let titled = |spec: &Spec, other: Option<&Spec>| {
            let other = other.filter(|other| other.name() == spec.name());
            let differs = |(name, value): &(&str, String)| other.and_then(|other| other.parameter(name)) != Some(value);
            let told = spec.parameters().iter().filter(|pair| differs(pair));
            let told: Vec<String> = told.map(|(name, value)| format!("{name} = {value}")).collect();
            let title = entry(spec.name()).unwrap_or(spec.entry()).title;
            if told.is_empty() { title.to_owned() } else { format!("{title} ({})", told.join(", ")) }
        };
        match self {
            Less::Game(less) => (titled(of, Some(less)), titled(less, Some(of))),
            Less::Printed => (titled(of, None), "as printed".to_owned()),
        }
    }

    /// The pairs that `Less::read` reads.
    pub fn written(&self) -> Vec<(String, &str)> {
        let key = KEY.to_owned();
        match self {
            Less::Game(spec) => {
                let own = spec.written().into_iter().map(|(key, value)| (format!("{PREFIX}{key}"), value));
                std::iter::once((key, spec.name())).chain(own).collect()
            }
            Less::Printed => vec![(key, PRINTED)],
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Less::Game(spec) => spec.name(),
            Less::Printed => PRINTED,
        }
    }
}

/// A game with another taken away.
pub(super) struct DifferenceGame {
    pub(super) of: Spec,
    pub(super) less: Less,
}

/// It has no moves; what is wrong with a typed rule of either game is told all the same.
impl Rules for DifferenceGame {
    fn moves(&self, from: &Position, _visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let mut pass_over = |_| ControlFlow::Continue(());
        self.of.moves(from, &mut pass_over)?;
        match &self.less {
            Less::Game(less) => less.moves(from, &mut pass_over),
            Less::Printed => Ok(()),
        }
    }
}

impl Game for DifferenceGame {
    fn slice(&self) -> Slice {
        self.of.slice()
    }

    /// What both need is large, and few look at a difference first: the module that draws a first picture does not open one.
    #[cfg(not(feature = "papers"))]
    fn open(&self, limit: u64) -> Box<dyn Engine> {
        self.of.game().open(limit)
    }

    #[cfg(feature = "papers")]
    fn open(&self, limit: u64) -> Box<dyn Engine> {
        let less = match &self.less {
            Less::Game(less) => less.game().open(limit),
            Less::Printed => {
                let nothing: Statement = Box::new(|_| None);
                Box::new(StatedValues::new(self.of.game().printed(limit).unwrap_or(nothing), limit))
            }
        };
        Box::new(DifferenceValues::new(self.of.game().open(limit), less))
    }

    fn name(&self, at: &Position) -> String {
        self.of.game().name(at)
    }

    fn said(&self, at: &Position) -> String {
        self.of.game().said(at)
    }

    fn usual_column(&self) -> Option<u64> {
        self.of.game().usual_column()
    }
}

/// The entry of a difference: what both games have, and nothing that is a theory of one of them.
pub(super) fn entry_of(of: &'static Entry, less: &Less) -> &'static Entry {
    /// Few pairs of games are ever looked at, so that their entries stay.
    static KNOWN: Mutex<Vec<(&str, &str, &Entry)>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some((.., entry)) = known.iter().find(|(first, second, _)| (*first, *second) == (of.name, less.name())) {
        return entry;
    }
    let other = match less {
        Less::Game(spec) => spec.entry(),
        Less::Printed => of,
    };
    let words = match less {
        Less::Game(_) => other.title,
        Less::Printed => "as printed",
    };
    let has = |view: &&ViewEntry| VIEWS.contains(&view.name) && other.views.iter().any(|own| own.name == view.name);
    let views: Vec<ViewEntry> = of.views.iter().filter(has).copied().collect();
    let derived = Entry {
        title: Box::leak(format!("{} − {words}", of.title).into_boxed_str()),
        views: Box::leak(views.into_boxed_slice()),
        limit: of.limit.min(other.limit),
        column_limit: of.column_limit.min(other.column_limit),
        marks: &[],
        far: false,
        frontier: false,
        sheets: &[],
        presets: &[],
        ..*of
    };
    let entry: &'static Entry = Box::leak(Box::new(derived));
    known.push((of.name, less.name(), entry));
    entry
}

/// The views that show single values of the table.
const VIEWS: [&str; 3] = ["k", "sqrt", "strip"];

const KEY: &str = "less";
const PREFIX: &str = "less.";
const PRINTED: &str = "printed";

/// The game of a difference.
pub(super) fn game_of(of: &Spec, less: &Less) -> Arc<dyn Game> {
    Arc::new(DifferenceGame { of: of.clone(), less: less.clone() })
}
