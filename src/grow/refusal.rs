//! Why something cannot be had: a reason to act on, and a sentence to read.

use std::error::Error;
use std::fmt;

use serde::{Serialize, Serializer};

use crate::game::big::Misread;

/// Why something cannot be had. Each reason has its sentence, which begins with a small letter and ends without a full stop
/// where others go on with it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "PlainRefusal"))]
pub enum Refusal {
    /// What was asked cannot be understood, or names what does not exist.
    Input(String),
    /// A rule that someone typed has no value where one is needed.
    Rule(String),
    /// There is nothing of the kind in this game.
    Missing(String),
    /// The game's table ends before, which the sentence says of the game by name.
    Beyond(String),
    /// Nothing proves what the values are.
    NotProved(String),
    /// The game is not seen to forget, so that what came before could make a difference.
    Unforgetting(String),
    /// It depends on more than can be worked out.
    TooFar(String),
    /// It would take too long.
    TooSlow(String),
    /// It is more than there is room for.
    TooLarge(String),
    /// Someone stopped it.
    Stopped,
    /// This build has nothing that could; another may.
    Elsewhere,
}

/// A reason in a word, as the page knows it and acts on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "a refusal says what each means")]
pub enum Reason {
    Input,
    Rule,
    Missing,
    Beyond,
    NotProved,
    Unforgetting,
    TooFar,
    TooSlow,
    TooLarge,
    Stopped,
    Elsewhere,
}

impl Refusal {
    /// The reason, without the sentence.
    pub fn reason(&self) -> Reason {
        match self {
            Refusal::Input(_) => Reason::Input,
            Refusal::Rule(_) => Reason::Rule,
            Refusal::Missing(_) => Reason::Missing,
            Refusal::Beyond(_) => Reason::Beyond,
            Refusal::NotProved(_) => Reason::NotProved,
            Refusal::Unforgetting(_) => Reason::Unforgetting,
            Refusal::TooFar(_) => Reason::TooFar,
            Refusal::TooSlow(_) => Reason::TooSlow,
            Refusal::TooLarge(_) => Reason::TooLarge,
            Refusal::Stopped => Reason::Stopped,
            Refusal::Elsewhere => Reason::Elsewhere,
        }
    }

    /// The same reason with another sentence.
    #[must_use]
    pub fn said(self, say: impl FnOnce(&str) -> String) -> Refusal {
        match self {
            Refusal::Input(why) => Refusal::Input(say(&why)),
            Refusal::Rule(why) => Refusal::Rule(say(&why)),
            Refusal::Missing(why) => Refusal::Missing(say(&why)),
            Refusal::Beyond(why) => Refusal::Beyond(say(&why)),
            Refusal::NotProved(why) => Refusal::NotProved(say(&why)),
            Refusal::Unforgetting(why) => Refusal::Unforgetting(say(&why)),
            Refusal::TooFar(why) => Refusal::TooFar(say(&why)),
            Refusal::TooSlow(why) => Refusal::TooSlow(say(&why)),
            Refusal::TooLarge(why) => Refusal::TooLarge(say(&why)),
            Refusal::Stopped | Refusal::Elsewhere => self,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Input(why)
            | Refusal::Rule(why)
            | Refusal::Missing(why)
            | Refusal::Beyond(why)
            | Refusal::NotProved(why)
            | Refusal::Unforgetting(why)
            | Refusal::TooFar(why)
            | Refusal::TooSlow(why)
            | Refusal::TooLarge(why) => out.write_str(why),
            Refusal::Stopped => out.write_str("Stopped before the value was certain."),
            Refusal::Elsewhere => out.write_str("this module has nothing of the kind; the other may"),
        }
    }
}

impl Error for Refusal {}

impl From<Misread> for Refusal {
    fn from(misread: Misread) -> Refusal {
        match misread {
            Misread::NoNumber(why) | Misread::Negative(why) => Refusal::Input(why),
            Misread::TooLarge(why) => Refusal::TooLarge(why),
        }
    }
}

/// As the page gets it.
impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PlainRefusal { reason: self.reason(), message: self.to_string() }.serialize(serializer)
    }
}

/// The reason and the sentence.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct PlainRefusal {
    reason: Reason,
    message: String,
}
