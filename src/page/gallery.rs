//! What the papers print and what else is worth a visit, as pictures on a wall: paper by paper, each with what to look for.

use serde::Serialize;

use crate::game::catalogue::{Paper, Preset, Wonder};
use crate::link;
use crate::paper::{self, Entry};

/// The figures and tables of a paper, and its wonders.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GalleryRoom {
    /// The paper.
    pub paper: &'static Paper,
    /// What it prints, game by game.
    pub figures: Vec<Exhibit>,
    /// What it does not.
    pub wonders: Vec<Exhibit>,
}

/// A picture on the wall.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Exhibit {
    /// The game that it shows.
    pub game: &'static str,
    /// Where it stands in the paper; empty if it does not.
    pub source: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    /// Two sentences that say what to look for.
    pub look: &'static str,
    /// The permalink, without `#`.
    pub link: &'static str,
}

/// All rooms, in the order of the papers.
pub fn gallery() -> Vec<GalleryRoom> {
    let papers = paper::entries().chunk_by(|one, next| one.paper.id == next.paper.id);
    let rooms = papers.zip(paper::wonders()).map(|(games, wonders)| GalleryRoom {
        paper: games[0].paper,
        figures: games.iter().flat_map(|game| game.presets.iter().map(|preset| figure(game, preset))).collect(),
        wonders: wonders.iter().map(wonder).collect(),
    });
    rooms.collect()
}

fn figure(game: &'static Entry, preset: &'static Preset) -> Exhibit {
    let Preset { source, title, look, link, .. } = preset;
    Exhibit { game: game.title, source, title, look, link }
}

fn wonder(Wonder { title, look, link }: &'static Wonder) -> Exhibit {
    let game = link::parse(link).state.spec.entry().title;
    Exhibit { game, source: "", title, look, link }
}
