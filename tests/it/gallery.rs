//! The gallery: every figure and table of the papers, and the wonders, each with two sentences that say what to look for.

use std::collections::BTreeSet;

use nimscope::link;
use nimscope::page::{Exhibit, gallery};
use nimscope::paper;

/// What each paper numbers, and the charts, arrays and the sequence that one prints without a number; the others number all, and
/// "Dynamic one-pile Nim" has no figure and no table.
const PRINTED: [(&str, &[&str]); 5] = [
    (
        "memgames",
        &[
            "Figure 1, left",
            "Figure 1, centre",
            "Figure 1, right",
            "Figure 1",
            "Figure 2",
            "Figure 3, left",
            "Figure 3, middle",
            "Figure 3, right",
            "Figure 4, left",
            "Figure 4, right",
            "Figure 5",
            "Table 1",
            "Table 2",
            "Table 3",
        ],
    ),
    ("imark", &["Figure 1 (i)", "Figure 1 (ii)", "Figure 1 (iii)", "Figure 2", "Table 1", "Table 2"]),
    ("dynamic", &[]),
    (
        "restricted",
        &[
            "Sequence (2)",
            "Section 2, first chart",
            "Section 2, second chart",
            "Section 3",
            "Section 4",
            "Corollary 4.5",
        ],
    ),
    ("max-nim", &["Table 1", "Table 2", "Table 3", "Table 4", "Table 5", "Table 6"]),
];

#[test]
fn every_figure_and_table_of_the_papers_hangs_there() {
    for ((paper, printed), room) in PRINTED.iter().zip(gallery()) {
        assert_eq!(*paper, room.paper.id);
        for source in *printed {
            assert!(room.figures.iter().any(|figure| figure.source == *source), "{paper} prints {source}");
        }
        let is_numbered = |source: &str| source.starts_with("Figure ") || source.starts_with("Table ");
        let numbered = room.figures.iter().map(|figure| figure.source).filter(|source| is_numbered(source));
        for source in numbered {
            assert!(printed.contains(&source), "{paper} prints no {source}");
        }
    }
}

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
