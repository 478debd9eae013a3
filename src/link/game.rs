//! The game that a link names.

use super::text::{Parts, quote, shortened};
use crate::game::Problem;
use crate::paper::{self, Spec};

/// The game of a link, or the catalogue's first. The game's own parameters are taken out of the pairs.
pub(super) fn game(parts: &mut Parts, problems: &mut Vec<String>) -> Spec {
    let first = &paper::entries()[0];
    game_or(parts, &format!("{} is shown instead.", first.title), problems).unwrap_or_else(|problem| {
        problems.push(problem);
        Spec::parse(first.name).expect("every game has defaults")
    })
}

/// The game of a link.
///
/// # Errors
/// Why there is none, and what happens `instead`.
pub(super) fn game_or(parts: &mut Parts, instead: &str, problems: &mut Vec<String>) -> Result<Spec, String> {
    match &parts.name {
        Err(name) => Err(format!("The name of the game, {}, has a broken percent-encoding; {instead}", quote(name))),
        Ok(name) if name.is_empty() => Err(format!("The link names no game; {instead}")),
        // A name too long to quote is no game's name, so that nothing is lost by shortening it.
        Ok(name) => match Spec::read(&shortened(name), &mut parts.pairs) {
            Ok((spec, wrong)) => {
                for Problem { parameter, given, message, .. } in wrong {
                    let pair = quote(&format!("{parameter}={given}"));
                    problems.push(match spec.parameter(&parameter) {
                        Some(used) => format!("{pair}: {message}; {parameter}={used} is used."),
                        None => format!("{pair}: {message}; nothing is."),
                    });
                }
                Ok(spec)
            }
            Err(problem) => Err(format!("{}. {}", capitalised(&problem), capitalised(instead))),
        },
    }
}

/// The sentences begin with a Latin letter; for others there would be tables to load.
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
