//! The gallery: every figure and table of the papers, and the wonders, each with two sentences that say what to look for.

use std::collections::BTreeSet;

use nimscope::link;
use nimscope::page::{Exhibit, gallery};
use nimscope::paper;

#[test]
fn every_exhibit_says_in_two_sentences_what_to_look_for() {
    for Exhibit { title, look, .. } in exhibits() {
        let ends = look.matches(['.', '?']).count();
        let sentences = look.split_inclusive(['.', '?']).filter(|part| part.trim().len() > 12).count();
        assert!(sentences >= 2 && ends >= 2 && look.ends_with('.'), "{title}: {look}");
        assert!(look.chars().count() <= 260, "{title}: two sentences are short");
    }
}

#[test]
fn every_exhibit_opens_as_it_is_written() {
    for Exhibit { title, link, .. } in exhibits() {
        let parsed = link::parse(link);
        assert!(parsed.problems.is_empty(), "{title}: {:?}", parsed.problems);
        assert_eq!(link::print(&parsed.state), link, "{title}");
    }
}

#[test]
fn all_presets_hang_there_and_a_dozen_wonders() {
    let rooms = gallery();
    let papers: Vec<&str> = rooms.iter().map(|room| room.paper.id).collect();
    assert_eq!(papers, ["memgames", "imark", "dynamic", "restricted", "max-nim"]);
    let figures: usize = rooms.iter().map(|room| room.figures.len()).sum();
    assert_eq!(figures, paper::entries().iter().map(|entry| entry.presets.len()).sum::<usize>());
    assert_eq!(rooms.iter().map(|room| room.wonders.len()).sum::<usize>(), 12);
    for room in &rooms {
        let games: Vec<&str> =
            paper::entries().iter().filter(|entry| entry.paper.id == room.paper.id).map(|entry| entry.title).collect();
        assert!(!room.wonders.is_empty() && room.wonders.iter().all(|wonder| games.contains(&wonder.game)));
    }
    let links: BTreeSet<&str> = exhibits().iter().map(|exhibit| exhibit.link).collect();
    assert_eq!(links.len(), figures + 12, "no two are the same");
}

fn exhibits() -> Vec<Exhibit> {
    gallery().into_iter().flat_map(|room| room.figures.into_iter().chain(room.wonders)).collect()
}
