//! The papers, each with its games in a folder of its own: rules, entries of the catalogue, engines, theorems, facts, marks,
//! sheets and claims.
//!
//! This file is the registry, the only place beside the folders that names them. Everything else asks a [`Spec`] for its
//! [`Game`] and its [`Entry`].

pub mod dynamic;
mod entry;
mod game;
pub mod imark;
mod less;
pub mod max_nim;
pub mod memgames;
mod open;
pub mod restricted;
mod shelf;
mod spec;
mod theory;

use std::sync::LazyLock;

pub use entry::Entry;
use game::heap_with_pass;
pub use game::{Game, Unsettled};
pub use less::Less;
#[cfg(feature = "papers")]
pub use open::{certainty, check_heap, is_wide, needs_certifying, open_from, value_at};
pub use open::{open, open_to};
pub use shelf::Shelf;
pub use spec::Spec;
pub use theory::{Proved, Theory};

#[cfg(feature = "papers")]
use crate::claim::Claim;
use crate::game::catalogue::FrontPage;
#[cfg(feature = "papers")]
use crate::game::catalogue::{GamePage, Reference, Wonder};

/// All games, in the order of the menu; the first is shown where a link names none that there is.
pub fn entries() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let papers =
            [memgames::entries(), imark::entries(), dynamic::entries(), restricted::entries(), max_nim::entries()];
        papers.into_iter().flatten().collect()
    });
    &ALL
}

/// What the page begins with.
pub fn front() -> &'static FrontPage {
    &memgames::FRONT
}

/// The entry of the game with this spec name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    entries().iter().find(|entry| entry.name == name)
}

/// All claims, paper by paper, in the order in which the papers make them.
#[cfg(feature = "papers")]
pub fn claims() -> &'static [Claim] {
    static ALL: LazyLock<Vec<Claim>> = LazyLock::new(|| {
        let papers = [memgames::claims(), imark::claims(), dynamic::claims(), restricted::claims(), max_nim::claims()];
        papers.into_iter().flatten().collect()
    });
    &ALL
}

/// Where each paper is to be found, and the pages about its games.
#[cfg(feature = "papers")]
pub fn reading() -> [(&'static Reference, &'static [GamePage]); 5] {
    [
        (&memgames::REFERENCE, memgames::PAGES),
        (&imark::REFERENCE, imark::PAGES),
        (&dynamic::REFERENCE, dynamic::PAGES),
        (&restricted::REFERENCE, restricted::PAGES),
        (&max_nim::REFERENCE, max_nim::PAGES),
    ]
}

/// The wonders of each paper.
#[cfg(feature = "papers")]
pub fn wonders() -> [&'static [Wonder]; 5] {
    [memgames::WONDERS, imark::WONDERS, dynamic::WONDERS, restricted::WONDERS, max_nim::WONDERS]
}

/// The claim with this id.
#[cfg(feature = "papers")]
pub fn claim(id: &str) -> Option<&'static Claim> {
    claims().iter().find(|claim| claim.id == id)
}
