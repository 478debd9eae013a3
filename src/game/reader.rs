//! The parameters of a game read from text, by the kinds that its entry gives them.

use serde::Serialize;

use super::catalogue::{Form, Kind};
use super::numbers::{IntegerSet, Ratio, integer};
use super::rule::{NumberRule, RuleError, SetRule};

/// What was wrong with a parameter; its default is used instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
pub struct Reader<'a> {
    form: &'static Form,
    pairs: &'a mut Vec<(String, String)>,
    parameters: Vec<(&'static str, String)>,
    problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    /// Reads from `pairs`, and takes out of them what belongs to the form that they are given in: the first of `forms` with a
    /// parameter that is given, or the usual one.
    pub fn new(forms: &'static [Form], pairs: &'a mut Vec<(String, String)>) -> Reader<'a> {
        let given = |form: &&Form| form.parameters.iter().any(|own| pairs.iter().any(|(key, _)| key == own.name));
        let form = forms.iter().find(given).unwrap_or(&forms[0]);
        Reader { form, pairs, parameters: Vec::new(), problems: Vec::new() }
    }

    /// The parameters that were read, as they are printed, and what was wrong with them.
    pub fn finish(self) -> (Vec<(&'static str, String)>, Vec<Problem>) {
        (self.parameters, self.problems)
    }

    /// Whether the form has such a parameter.
    pub fn knows(&self, name: &str) -> bool {
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

    /// A whole number.
    pub fn integer(&mut self, name: &str) -> u64 {
        self.integer_up_to(name, u64::MAX)
    }

    /// A whole number that is at most another one beside what its kind says. The default must be so.
    pub fn integer_up_to(&mut self, name: &str, most: u64) -> u64 {
        self.take(name, |text, kind| {
            let number = integer(text, text)?;
            match kind {
                Kind::Integer { min, max, .. } if number < min || number > max.min(most) => {
                    Err(format!("{name} must be from {min} to {}, not {number}", max.min(most)).into())
                }
                _ => Ok((number, number.to_string())),
            }
        })
    }

    /// A set of whole numbers.
    pub fn set(&mut self, name: &str) -> IntegerSet {
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

    /// An exact ratio.
    pub fn ratio(&mut self, name: &str) -> Ratio {
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

    /// A row of heaps.
    pub fn heaps(&mut self, name: &str) -> Vec<u64> {
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

    /// A rule that gives a number for one number, the variable.
    pub fn number_rule(&mut self, name: &str, variable: &'static str) -> NumberRule {
        self.take(name, |text, _| {
            let rule = NumberRule::parse(text, variable)?;
            let text = rule.text().to_owned();
            Ok((rule, text))
        })
    }

    /// A rule that gives a set for one number.
    pub fn set_rule(&mut self, name: &str) -> SetRule {
        self.take(name, |text, kind| {
            let rule = SetRule::parse(text)?;
            if matches!(kind, Kind::Rule { variables, .. } if rule.names_heap() && !variables.contains(&"n")) {
                return Err(format!("{name} cannot speak of n in this game").into());
            }
            let text = rule.text().to_owned();
            Ok((rule, text))
        })
    }

    /// One of a few words.
    pub fn word(&mut self, name: &str) -> &'static str {
        self.take(name, |text, kind| {
            let Kind::Choice { choices, .. } = kind else { return Err(format!("{name} is not a choice").into()) };
            match choices.iter().find(|choice| choice.name == text) {
                Some(choice) => Ok((choice.name, choice.name.to_owned())),
                None => {
                    let names: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
                    Err(format!("{name} must be {}, not “{text}”", names.join(" or ")).into())
                }
            }
        })
    }

    /// Whether something is on.
    pub fn flag(&mut self, name: &str) -> bool {
        self.word(name) == "1"
    }
}
