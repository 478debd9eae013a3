//! A sum as text: `mem0 22_2 + imark?S=1&D=2,3 17`, each component a spec as in links and a position as its paper writes it.
//!
//! A plus sign may belong to a rule that someone typed, as in `f=n + 1`. It stands between components where a game's name
//! follows it. A position is a heap with its memory behind an underscore, or all its numbers in brackets; what is left out is
//! as in the game's own table, so that a heap alone was not touched yet.

use std::fmt;
use std::str::FromStr;

use super::sum::{Component, MOST_COMPONENTS, Sum};
use crate::game::big::Misread;
use crate::game::{Cell, Heap, Position, Rules};
use crate::grow::Refusal;
use crate::paper::{self, Spec};

impl FromStr for Sum {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Sum, Refusal> {
        let parts = split(text)?;
        if parts.len() > MOST_COMPONENTS {
            let why = format!("a sum has at most {MOST_COMPONENTS} heaps, and this one has {}", parts.len());
            return Err(Refusal::TooLarge(why));
        }
        let components = parts.into_iter().map(str::parse).collect::<Result<Vec<Component>, Refusal>>()?;
        let sum = Sum { components };
        if sum.misere() && sum.components.len() > 1 {
            return Err(Refusal::Input(ALONE.to_owned()));
        }
        Ok(sum)
    }
}

impl Sum {
    /// The nearest sum to a text, and what of the text is left out and why. It is empty if nothing can be played.
    pub fn nearest(text: &str) -> (Sum, Vec<(String, Refusal)>) {
        let mut sum = Sum { components: Vec::new() };
        let mut left_out = Vec::new();
        let parts = match split(text) {
            Ok(parts) => parts,
            Err(why) => return (sum, vec![(text.trim().to_owned(), why)]),
        };
        for part in parts {
            let fits = part.parse::<Component>().and_then(|component| sum.fits(&component).map(|()| component));
            match fits {
                Ok(component) => sum.components.push(component),
                Err(why) => left_out.push((part.trim().to_owned(), why)),
            }
        }
        (sum, left_out)
    }

    /// Whether a component can stand beside those that are there.
    fn fits(&self, component: &Component) -> Result<(), Refusal> {
        if self.components.len() == MOST_COMPONENTS {
            return Err(Refusal::TooLarge(format!("a sum has at most {MOST_COMPONENTS} heaps")));
        }
        let alone = self.misere() || component.spec.misere() && !self.components.is_empty();
        if alone { Err(Refusal::Input(ALONE.to_owned())) } else { Ok(()) }
    }
}

/// Why misère play has no sums.
const ALONE: &str = "a game in which whoever moves last loses has outcomes and no nim values, so it is played alone";

impl FromStr for Component {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Component, Refusal> {
        let (spec, position) = apart(text.trim());
        let spec = Spec::parse_game(spec).map_err(Refusal::Input)?;
        let at = match position {
            Some(position) => read(&spec, position)?,
            None => spec.game().start().cloned().ok_or_else(|| {
                let why = format!("{spec} needs a heap behind it, as in “{spec} {}”", example(&spec));
                Refusal::Input(why)
            })?,
        };
        Ok(Component { spec, at })
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, component) in self.components.iter().enumerate() {
            write!(out, "{}{component}", if place == 0 { "" } else { " + " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Component {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.spec, self.position())
    }
}

impl Component {
    /// The position as its paper writes it, where that says all of it, else all its numbers.
    pub fn position(&self) -> String {
        self.written(&self.at)
    }

    /// Any position of its game, written likewise.
    pub fn written(&self, at: &Position) -> String {
        let name = self.spec.game().name(at);
        match read(&self.spec, &name) {
            Ok(same) if same == *at => name,
            _ => {
                let memory: Vec<String> = at.memory.iter().map(u64::to_string).collect();
                format!("{}_{}", at.heap, memory.join(","))
            }
        }
    }

    /// A position of its game, read as people write it.
    ///
    /// # Errors
    /// What is wrong with it, and how positions of this game look.
    pub fn read(&self, text: &str) -> Result<Position, Refusal> {
        read(&self.spec, text)
    }
}

/// The components of a sum, as text.
fn split(text: &str) -> Result<Vec<&str>, Refusal> {
    let (mut parts, mut begin) = (Vec::new(), 0);
    for (place, _) in text.match_indices('+') {
        let (before, after) = (&text[begin..place], text[place + 1..].trim_start());
        let name: &str = &after[..after.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(after.len())];
        let ends = after[name.len()..].chars().next().is_none_or(|next| next == '?' || next.is_whitespace());
        if ends && paper::entry(name).is_some() {
            parts.push(before);
            begin = place + 1;
        } else if after.is_empty() {
            return Err(empty());
        } else if ends && name.len() > 1 && apart(before.trim()).1.is_some() {
            // What stands before the sign is whole, and what follows looks like a game; why it is none will be said.
            parts.push(before);
            begin = place + 1;
        }
    }
    parts.push(&text[begin..]);
    if parts.iter().any(|part| part.trim().is_empty()) { Err(empty()) } else { Ok(parts) }
}

fn empty() -> Refusal {
    Refusal::Input("a sum is heaps with a plus sign between them, as in “mem0 22_2 + imark?S=1&D=2,3 17”".to_owned())
}

/// A component's spec and its position, if it has one.
fn apart(text: &str) -> (&str, Option<&str>) {
    let opened = match text.chars().last() {
        Some(')') => text.rfind('('),
        Some(']') => text.rfind('['),
        _ => text.rfind(char::is_whitespace).map(|space| space + 1),
    };
    match opened.map(|at| text.split_at(at)) {
        Some((spec, position)) if spec.ends_with(char::is_whitespace) && numbers(position).is_ok() => {
            (spec.trim_end(), Some(position))
        }
        _ => (text, None),
    }
}

/// The numbers of a position as it is written.
fn numbers(text: &str) -> Result<Vec<Heap>, Misread> {
    let bare = |open, close| text.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    let bare = bare('(', ')').or_else(|| bare('[', ']')).unwrap_or(text);
    bare.split(['_', ',']).map(|number| number.trim().parse()).collect()
}

fn read(spec: &Spec, text: &str) -> Result<Position, Refusal> {
    let numbers =
        numbers(text.trim()).map_err(|misread| Refusal::from(misread).said(|why| format!("{text}: {why}")))?;
    let usual = spec.slice().position(Cell { row: 0, column: spec.game().usual_column().unwrap_or(0) });
    let wanted = usual.memory.len() + 1;
    let complete = numbers.len() == wanted || (numbers.len() == 1 && spec.game().usual_column().is_some());
    if !complete {
        let counted = if wanted == 1 { "one number".to_owned() } else { format!("{wanted} numbers") };
        let why =
            format!("a position of {spec} has {counted}, as {} has, and “{text}” has {}", example(spec), numbers.len());
        return Err(Refusal::Input(why));
    }
    numbers.into_iter().enumerate().try_fold(usual, |position, (place, number)| match number.small() {
        Some(number) => Ok(position.put(place, number)),
        None => Err(Refusal::TooLarge(format!("{number} is too large to be played; {} is the largest heap", u64::MAX))),
    })
}

/// What a position of a game looks like.
fn example(spec: &Spec) -> String {
    let cell = Cell { row: 12, column: spec.game().usual_column().unwrap_or(5) };
    let at = spec.game().start().cloned().unwrap_or_else(|| spec.slice().position(cell));
    let numbers: Vec<String> = (0..).map_while(|place| at.number(place)).map(|number| number.to_string()).collect();
    match numbers.as_slice() {
        [heap] => heap.clone(),
        [heap, memory @ ..] => format!("{heap}_{}", memory.join(",")),
        [] => String::new(),
    }
}
