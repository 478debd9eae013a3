//! A state as plain data, in the shape that the page holds it: see `State` in www/core.d.ts.
//!
//! Names and numbers that make no sense are refused with a sentence. Numbers that only go too far, and choices that
//! the game does not offer, become the nearest that it does, as in a link: a page that switches games may keep them.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::{
    Arrangement, MOST_MAPS, Played, Show, State, can_show, entry, extent, fit_aspect, fit_window, has_scale, is_claim,
    is_in_table,
};
use crate::paint::{Palette, Scale, UNKNOWN};
use crate::paper::{Entry, Spec};
use crate::table::{Axis, Reduction};

/// A state of which nothing is checked yet. All numbers are floats because JavaScript has no others.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlainState {
    pub(crate) spec: String,
    #[cfg_attr(test, ts(type = "Show"))]
    show: String,
    sheet: Option<String>,
    n: [f64; 2],
    k: [f64; 2],
    aspect: f64,
    axis: Axis,
    palette: Palette,
    scale: Scale,
    range: Option<[f64; 2]>,
    #[cfg_attr(test, ts(type = "Reduction"))]
    reduce: String,
    marks: Vec<String>,
    claim: Option<String>,
    cell: Option<[f64; 2]>,
    embed: bool,
    #[cfg_attr(test, ts(type = "Array<State>"))]
    beside: Vec<PlainState>,
    arrangement: Arrangement,
    play: Option<Played>,
}

impl From<State> for PlainState {
    fn from(state: State) -> PlainState {
        PlainState {
            spec: state.spec.to_string(),
            show: state.show.name().to_owned(),
            sheet: state.sheet.map(str::to_owned),
            n: state.n,
            k: state.k,
            aspect: state.aspect,
            axis: state.axis,
            palette: state.palette,
            scale: state.scale,
            range: state.range.map(|range| range.map(f64::from)),
            reduce: state.reduce.name().to_owned(),
            marks: state.marks.iter().map(|&mark| mark.to_owned()).collect(),
            claim: state.claim,
            cell: state.cell.map(|cell| cell.map(|place| place as f64)),
            embed: state.embed,
            beside: state.beside.into_iter().map(PlainState::from).collect(),
            arrangement: state.arrangement,
            play: state.play,
        }
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<State, D::Error> {
        let plain = PlainState::deserialize(from)?;
        plain.of(Spec::parse).map_err(D::Error::custom)
    }
}

impl PlainState {
    /// The state, of the games that are named so.
    ///
    /// # Errors
    /// A sentence that says what makes no sense.
    pub fn of(mut self, mut named: impl FnMut(&str) -> Result<Spec, String>) -> Result<State, String> {
        let beside: Vec<PlainState> = self.beside.drain(..).take(MOST_MAPS - 1).collect();
        let mut maps = std::iter::once(&self.spec).chain(beside.iter().map(|map| &map.spec));
        // The panel, and what it shows instead of the map, speak of one of the maps.
        let chosen = named(maps.nth(self.arrangement.chosen.min(beside.len())).unwrap_or(&self.spec))?;
        let (spec, arrangement) = (named(&self.spec)?, self.arrangement);
        let played = self.play.take();
        let mut state = State { arrangement, ..self.alone(spec, entry(&chosen))? };
        match (state.show, played) {
            (Show::Front, _) => return Ok(State::front()),
            (Show::Play, Some(played)) => return Ok(State::playing(played.fitting())),
            _ => {}
        }
        for map in beside {
            let spec = named(&map.spec)?;
            let own = entry(&spec);
            state.beside.push(map.alone(spec, own)?);
        }
        let state = state.arranged();
        // Whoever says nothing of a game plays what the chosen map shows.
        let plays = state.show == Show::Play;
        Ok(if plays { State::playing(state.chosen().game_from_here()) } else { state })
    }

    /// The map without those beside it; `shown` is the game that the page shows something of.
    fn alone(self, spec: Spec, shown: &'static Entry) -> Result<State, String> {
        let (plain, entry) = (self, entry(&spec));
        let axis = plain.axis;
        let range = plain.range.map(|range| fit_range(range).ok_or("range: not two numbers")).transpose()?;
        let cell = plain.cell.map(|cell| whole_cell(cell).ok_or("cell: not two whole numbers from 0")).transpose()?;
        let axis = if axis.suits(&spec) { axis } else { Axis::of(entry) };
        let (rows, columns) = extent(&spec, axis);
        let show = one_of("show", &plain.show, &Show::ALL, Show::name)?;
        let first = shown.sheets.first().map(|sheet| sheet.name);
        Ok(State {
            show: if can_show(shown, show) { show } else { Show::default() },
            sheet: shown
                .sheets
                .iter()
                .map(|sheet| sheet.name)
                .find(|name| Some(*name) == plain.sheet.as_deref())
                .or(first),
            n: finite_window("n", plain.n, rows)?,
            k: finite_window("k", plain.k, columns)?,
            aspect: (plain.aspect > 0.0).then(|| fit_aspect(plain.aspect)).ok_or("aspect: not a positive number")?,
            axis,
            palette: plain.palette,
            scale: if has_scale(entry, plain.scale) { plain.scale } else { Scale::default() },
            range,
            reduce: one_of("reduce", &plain.reduce, &Reduction::ALL, Reduction::name)?,
            marks: known_marks(entry, &plain.marks),
            claim: plain.claim.filter(|claim| is_claim(claim)),
            cell: cell.filter(|&cell| is_in_table(&spec, axis, cell)),
            embed: plain.embed,
            beside: Vec::new(),
            arrangement: Arrangement::default(),
            play: None,
            spec,
        })
    }
}

fn one_of<T: Copy>(key: &str, text: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, String> {
    all.iter().copied().find(|&one| name(one) == text).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|&one| name(one)).collect();
        format!("{key}: “{text}” is not one of {}", names.join(", "))
    })
}

fn finite_window(key: &str, ends: [f64; 2], extent: [f64; 2]) -> Result<[f64; 2], String> {
    if ends.iter().all(|end| end.is_finite()) {
        Ok(fit_window(ends, extent).0)
    } else {
        Err(format!("{key}: not two numbers"))
    }
}

/// The marks that the game has, in the order of the catalogue.
fn known_marks(entry: &Entry, names: &[String]) -> Vec<&'static str> {
    entry.marks.iter().map(|mark| mark.name).filter(|known| names.iter().any(|name| name == known)).collect()
}

fn fit_range([low, high]: [f64; 2]) -> Option<[u32; 2]> {
    let ends = [low.min(high), low.max(high)];
    (!low.is_nan() && !high.is_nan()).then(|| ends.map(|end| (end.round() as u32).min(UNKNOWN - 1)))
}

fn whole_cell(cell: [f64; 2]) -> Option<[u64; 2]> {
    let is_whole = cell.iter().all(|&place| place >= 0.0 && place.fract() == 0.0);
    is_whole.then(|| cell.map(|place| place as u64))
}
