//! The parameters of a game, as fields show and read them.

use serde::Serialize;

use crate::game::Problem;
use crate::game::catalogue::Form;
use crate::paper::{Less, Spec};

/// The parameters of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Parameters {
    /// Which of the game's forms they are written in.
    pub form: usize,
    /// Each with its value, as a spec has it.
    pub values: Vec<(&'static str, String)>,
    /// What no field shows and is read along with them: what is taken away from the values.
    pub kept: Vec<(String, String)>,
}

/// What was read from fields.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpecRead {
    /// The game; a parameter that is wrong has its default.
    pub spec: String,
    /// What is wrong.
    pub problems: Vec<Problem>,
}

/// The form and the parameters of a game.
pub fn parameters(spec: &Spec) -> Parameters {
    let own = |form: &Form| {
        let names = form.parameters.iter().map(|parameter| parameter.name);
        names.eq(spec.parameters().iter().map(|(name, _)| *name))
    };
    let form = spec.entry().forms.iter().position(own).unwrap_or(0);
    let kept = spec.less().into_iter().flat_map(Less::written);
    let kept = kept.map(|(key, value)| (key, value.to_owned())).collect();
    Parameters { form, values: spec.parameters().to_vec(), kept }
}

/// Reads a game from its name and its parameters, given as pairs, and says which of them are wrong and why.
///
/// # Errors
/// A sentence, if there is no such game.
pub fn read_spec(name: &str, mut pairs: Vec<(String, String)>) -> Result<(Spec, SpecRead), String> {
    let (spec, problems) = Spec::read(name, &mut pairs)?;
    let read = SpecRead { spec: spec.to_string(), problems };
    Ok((spec, read))
}
