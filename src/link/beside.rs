//! Several maps in one link, joined by `;`: what stands first speaks for the page, and what a further map does not say it
//! takes from those before it, such as `mem?v=1&n=0-300&k=0-300;memplus;mem0`.
//!
//! Maps of the same axis move together, unless the link says `pan=free`, and point at one cell at any rate.

use serde::{Deserialize, Serialize};

use super::game::game_or;
use super::read::{LinkReader, whole};
use super::text::Parts;
use super::{State, entry, extent, fit_window, has_scale, home_aspect, home_of, is_in_table, print_pairs, usual_marks};
use crate::game::decimal::decimal;
use crate::paper::Spec;
use crate::table::Axis;

/// The most maps on a page.
pub const MOST_MAPS: usize = 4;

/// How the maps of a page stand to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Arrangement {
    /// Whether each map moves alone. If not, those of the same axis show the same rows and columns.
    pub free: bool,
    /// Whether all have the colours of the first, over one range of values.
    pub one: bool,
    /// How much of the first map is seen from the left, from 0 to 1, where the second lies over it; none: they stand side by
    /// side.
    pub wipe: Option<f64>,
    /// The map that the panel speaks of, counted from 0.
    pub chosen: usize,
}

impl State {
    /// The maps from the first on. What of a further one is not a map's own does not count.
    pub fn maps(&self) -> impl Iterator<Item = &State> {
        std::iter::once(self).chain(&self.beside)
    }

    /// The map that the panel speaks of.
    pub fn chosen(&self) -> &State {
        self.maps().nth(self.arrangement.chosen).unwrap_or(self)
    }

    /// The same, arranged as it can be: at most four maps, those that go together showing the same place.
    pub(super) fn arranged(mut self) -> State {
        self.beside.truncate(MOST_MAPS - 1);
        let arrangement = Arrangement {
            wipe: self.arrangement.wipe.filter(|share| share.is_finite()).map(|share| share.clamp(0.0, 1.0) + 0.0),
            chosen: self.arrangement.chosen.min(self.beside.len()),
            ..self.arrangement
        };
        self.arrangement = if self.beside.is_empty() { Arrangement::default() } else { arrangement };
        for place in 0..self.beside.len() {
            let further = self.beside[place].clone();
            let usual = Usual { before: &self.before(place), arrangement };
            self.beside[place] = usual.bound(further);
        }
        self
    }

    /// The maps before a further one.
    fn before(&self, place: usize) -> Vec<State> {
        self.maps().take(place + 1).cloned().collect()
    }
}

/// What a map of a game shows beside others when it says nothing; without others, what a link with nothing but the game does.
pub fn beside(others: &[State], spec: &Spec) -> State {
    if others.is_empty() {
        return State::home(spec);
    }
    let usual = Usual { before: others, arrangement: Arrangement::default() };
    usual.under(spec, usual.axis(spec))
}

/// Reads the maps behind the first one.
pub(super) fn read(first: State, links: Vec<Parts>, problems: &mut Vec<String>) -> State {
    let mut state = first;
    if links.len() >= MOST_MAPS {
        let given = links.len() + 1;
        problems
            .push(format!("The link has {given} maps, and a page has at most {MOST_MAPS}; the others are left out."));
    }
    for (place, mut parts) in links.into_iter().take(MOST_MAPS - 1).enumerate() {
        let mut own = Vec::new();
        match game_or(&mut parts, "the map is left out.", &mut own) {
            Ok(spec) => {
                let before = state.before(state.beside.len());
                let mut reader = LinkReader::new(parts.pairs, own);
                let map = Usual { before: &before, arrangement: state.arrangement }.read(spec, &mut reader);
                own = reader.finish();
                state.beside.push(map);
            }
            Err(problem) => own.push(problem),
        }
        problems.extend(own.into_iter().map(|problem| format!("Map {}: {problem}", place + 2)));
    }
    let (chosen, maps) = (state.arrangement.chosen + 1, state.beside.len() + 1);
    if chosen > maps {
        problems.push(format!("“{CHOSEN}={chosen}” names a map that is not there; map {maps} is chosen."));
    }
    state.arranged()
}

/// Writes the maps behind the first one, and how they are arranged.
pub(super) fn print(state: &State) -> (Vec<(&'static str, String)>, String) {
    if state.beside.is_empty() {
        return (Vec::new(), String::new());
    }
    let Arrangement { free, one, wipe, chosen } = state.arrangement;
    let mut pairs = Vec::new();
    if free {
        pairs.push((PAN, FREE.to_owned()));
    }
    if one {
        pairs.push((COLOURS, ONE.to_owned()));
    }
    if let Some(share) = wipe {
        pairs.push((WIPE, share.to_string()));
    }
    if chosen > 0 {
        pairs.push((CHOSEN, (chosen + 1).to_string()));
    }
    let further = (0..).zip(&state.beside).map(|(place, map)| {
        let usual = Usual { before: &state.before(place), arrangement: state.arrangement }.of(map);
        let pairs = print_pairs(map, &usual, false);
        format!(";{}{}{}", map.spec.name(), if pairs.is_empty() { "" } else { "?" }, pairs.join("&"))
    });
    (pairs, further.collect())
}

/// The keys that the first map alone has, and their words.
const PAN: &str = "pan";
const FREE: &str = "free";
const COLOURS: &str = "colours";
const ONE: &str = "one";
const WIPE: &str = "wipe";
const CHOSEN: &str = "chosen";
pub(super) const KEYS: [&str; 4] = [PAN, COLOURS, WIPE, CHOSEN];

impl LinkReader {
    /// How several maps stand to each other.
    pub(super) fn arrangement(&mut self) -> Arrangement {
        let wipe = self.take(WIPE).and_then(|text| {
            let share = decimal(&text).filter(|share| (0.0..=1.0).contains(share));
            if share.is_none() {
                self.note(WIPE, &text, "is not a number from 0 to 1; the maps stand side by side.");
            }
            share
        });
        let chosen = self.take(CHOSEN).map_or(0, |text| {
            let chosen = whole(&text).filter(|chosen| (1..=MOST_MAPS as u64).contains(chosen));
            if chosen.is_none() {
                self.note(
                    CHOSEN,
                    &text,
                    &format!("is not the number of a map, 1 to {MOST_MAPS}; the first is chosen."),
                );
            }
            chosen.unwrap_or(1) as usize - 1
        });
        Arrangement {
            free: self.named(PAN, &[false, true], |free| if free { FREE } else { "linked" }),
            one: self.named(COLOURS, &[false, true], |one| if one { ONE } else { "own" }),
            wipe,
            chosen,
        }
    }
}

/// What a further map shows where it says nothing.
struct Usual<'a> {
    before: &'a [State],
    arrangement: Arrangement,
}

impl Usual<'_> {
    /// The axis of the first map, where the game has it.
    fn axis(&self, spec: &Spec) -> Axis {
        let first = self.before[0].axis;
        if first.suits(spec) { first } else { Axis::of(entry(spec)) }
    }

    /// The map that shows the same rows and columns.
    fn leader(&self, axis: Axis) -> Option<&State> {
        self.before.iter().find(|map| map.axis == axis)
    }

    /// The map whose cells are the same positions.
    fn pointer(&self, spec: &Spec, axis: Axis) -> Option<&State> {
        let layout = entry(spec).layout;
        let same = |map: &&State| {
            map.axis == axis || (map.axis.is_own_table() && axis.is_own_table() && entry(&map.spec).layout == layout)
        };
        self.before.iter().find(same)
    }

    /// The rows and columns of such a map, as far as this one has them.
    fn windows(&self, spec: &Spec, axis: Axis) -> ([f64; 2], [f64; 2]) {
        let (rows, columns) = extent(spec, axis);
        self.leader(axis).map_or_else(
            || home_of(spec, axis),
            |leader| (fit_window(leader.n, rows).0, fit_window(leader.k, columns).0),
        )
    }

    fn aspect(&self, axis: Axis, n: [f64; 2], k: [f64; 2]) -> f64 {
        self.leader(axis).map_or_else(|| home_aspect(axis, n, k), |leader| leader.aspect)
    }

    fn cell(&self, spec: &Spec, axis: Axis) -> Option<[u64; 2]> {
        self.pointer(spec, axis)?.cell.filter(|&cell| is_in_table(spec, axis, cell))
    }

    /// What a map of a game says that says nothing but its game and its axis.
    fn under(&self, spec: &Spec, axis: Axis) -> State {
        let first = &self.before[0];
        let (n, k) = self.windows(spec, axis);
        let (own, others) = (entry(spec), entry(&first.spec));
        let marks = own.marks.iter().map(|mark| mark.name).filter(|name| first.marks.contains(name));
        State {
            n,
            k,
            aspect: self.aspect(axis, n, k),
            axis,
            palette: first.palette,
            scale: if has_scale(own, first.scale) { first.scale } else { Default::default() },
            range: first.range,
            reduce: first.reduce,
            marks: if first.marks == usual_marks(others) { usual_marks(own) } else { marks.collect() },
            cell: self.cell(spec, axis),
            ..State::home(spec)
        }
    }

    /// The same for a map that is to be written, which has its own rows and columns perhaps.
    fn of(&self, map: &State) -> State {
        let usual = self.under(&map.spec, self.axis(&map.spec));
        let (n, k) = self.windows(&map.spec, map.axis);
        State { n, k, aspect: self.aspect(map.axis, map.n, map.k), cell: self.cell(&map.spec, map.axis), ..usual }
    }

    fn read(&self, spec: Spec, reader: &mut LinkReader) -> State {
        reader.version();
        let why = "belongs to the first map, which speaks for the page; it is ignored.";
        reader.pass_over(&["show", "sheet", "claim", "embed"], why);
        reader.pass_over(&KEYS, why);
        let axis = if reader.has("axis") || reader.has("w") { reader.axis(&spec) } else { self.axis(&spec) };
        let mut map = self.under(&spec, axis);
        let (rows, columns) = extent(&spec, axis);
        (map.n, map.k) = reader.heaps(&spec, axis, (map.n, map.k));
        map.n = reader.window("n", "rows", map.n, rows);
        map.k = reader.window("k", "columns", map.k, columns);
        map.aspect = reader.aspect(self.aspect(axis, map.n, map.k));
        reader.colours(&mut map);
        if reader.has("cell") {
            map.cell = reader.cell(&spec, axis);
        }
        let bound = self.bound(map.clone());
        let differs = |a: [f64; 2], b: [f64; 2]| a.map(f64::to_bits) != b.map(f64::to_bits);
        if differs(map.n, bound.n) || differs(map.k, bound.k) || map.aspect.to_bits() != bound.aspect.to_bits() {
            reader.say("it moves together with a map before it and shows the same rows and columns; with pan=free each has its own.");
        }
        if (map.palette, map.scale, map.range) != (bound.palette, bound.scale, bound.range) {
            reader.say("with colours=one it has the colours of the first map.");
        }
        if map.cell != bound.cell {
            reader.say("its cell is the one that is pinned in a map before it.");
        }
        bound
    }

    /// A map that shows what it must show together with those before it.
    fn bound(&self, map: State) -> State {
        let home = State::home(&map.spec);
        let mut map = State { show: home.show, sheet: home.sheet, claim: None, embed: false, ..map };
        (map.beside, map.arrangement, map.play) = (Vec::new(), Arrangement::default(), None);
        let (first, Arrangement { free, one, .. }) = (&self.before[0], self.arrangement);
        if !free && self.leader(map.axis).is_some() {
            (map.n, map.k) = self.windows(&map.spec, map.axis);
            map.aspect = self.aspect(map.axis, map.n, map.k);
        }
        if one {
            (map.palette, map.range) = (first.palette, first.range);
            map.scale = if has_scale(entry(&map.spec), first.scale) { first.scale } else { Default::default() };
        }
        if self.pointer(&map.spec, map.axis).is_some() {
            map.cell = self.cell(&map.spec, map.axis);
        }
        map
    }
}
