//! The ways to look at a game, as a menu lists them.

use serde::Serialize;

use crate::paper::Spec;
use crate::table::{Axis, silence};

/// A way to look at a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ViewShown {
    /// The name in menus.
    pub title: &'static str,
    /// One line that says what it is good for.
    pub hint: &'static str,
    /// The axis that choosing it opens.
    pub axis: Axis,
    /// Whether it is the one on screen.
    pub chosen: bool,
}

/// The ways to look at a game; `chosen` is the one that the axis belongs to.
pub fn views(spec: &Spec, axis: Axis) -> Vec<ViewShown> {
    let parsed = spec.entry().views.iter().filter_map(|entry| Some((entry, Axis::parse(entry.axis)?)));
    let views = parsed.filter(|(_, own)| own.suits(spec));
    views
        .map(|(entry, own)| ViewShown { title: entry.title, hint: entry.hint, axis: own, chosen: own.is_like(axis) })
        .collect()
}

/// The marks of a game that draw nothing under an axis, wherever one looks: the name of each, and why.
pub fn silent_marks(spec: &Spec, axis: Axis) -> Vec<(&'static str, &'static str)> {
    let names = spec.entry().marks.iter().map(|mark| mark.name);
    names.filter_map(|name| Some((name, silence(spec, axis, name)?))).collect()
}
