//! The pages about games: each has one, it says of claims what they are, and its position can be worked out.

use nimscope::claim::Standing;
use nimscope::game::Cell;
use nimscope::grow;
use nimscope::page::{Reading, Stated, reading};
use nimscope::paper::{self, Spec};
use nimscope::table::{Axis, Source};

#[test]
fn every_game_has_a_page() {
    let pages: Vec<&str> = reading().iter().map(|page| page.game).collect();
    let games: Vec<&str> = paper::entries().iter().map(|entry| entry.name).collect();
    assert_eq!(pages, games);
}

#[test]
fn what_is_proved_is_a_claim_about_the_game_and_by_whom() {
    for (page, data) in reading().iter().zip(paper::reading().iter().flat_map(|(_, pages)| pages.iter())) {
        assert_eq!((page.game, page.proved.len(), page.new.len()), (data.game, data.proved.len(), data.new.len()));
        for Stated { claim: id, .. } in page.proved.iter().chain(&page.new) {
            let claim = paper::claim(id).expect("a claim");
            let about = claim.games.iter().any(|spec| Spec::parse(spec).expect("a game").entry().name == page.game);
            assert!(about, "{id} is not about {}", page.game);
        }
        let standing = |id: &str| {
            let claim = paper::claim(id).expect("a claim");
            claim.correction.as_ref().map_or(claim.standing, |correction| correction.standing)
        };
        for Stated { claim, .. } in &page.proved {
            assert_ne!(standing(claim), Standing::Observed, "{claim}");
        }
        for Stated { claim, .. } in &page.new {
            assert!(matches!(standing(claim), Standing::Here(_)), "{claim}");
        }
        // What is not checked on the page says itself how it is known.
        let is_labelled =
            |words: &str| ["Proved: ", "Computed: ", "Observed: "].iter().any(|label| words.starts_with(label));
        assert!(page.found.iter().all(|words| is_labelled(words) && words.ends_with('.')));
        assert!(page.open.iter().all(|question| question.contains('?') || question.ends_with('.')));
    }
}

/// The values of all moves are known, and the least missing one is the position's own.
#[test]
fn every_page_works_out_a_position() {
    for Reading { game, row, column, formula, .. } in reading() {
        let spec = Spec::parse(game).expect("a game");
        let mut source = Source::new(spec.clone(), Axis::of(spec.entry())).expect("a table");
        grow::reach(&mut *source.engine, row + 4, 1_000_000);
        let moves = source.moves(Cell { row, column });
        let reached: Vec<u32> = moves.moves.iter().map(|option| option.value).collect();
        let mex = (0..).find(|value| !reached.contains(value));
        assert!(moves.moves.len() > 1 && moves.value == mex, "{game}: {moves:?}");
        assert!(formula.contains('→'), "{game}");
    }
}

#[test]
fn papers_are_cited() {
    let pages = reading();
    let of = |game: &str| pages.iter().find(|page| page.game == game).expect("a page");
    assert_eq!(
        of("imark").citation,
        "Oren Friman, Gabriel Nivasch, Some i-Mark games, Theoretical Computer Science (2021), \
         doi:10.1016/j.tcs.2021.06.032, arXiv:2007.00721."
    );
    assert_eq!(
        of("mem0").bibtex,
        "@misc{memgames,\n  author = {Urban Larsson and Simon Rubinstein-Salzedo and Aaron N. Siegel},\n  \
         title = {Memgames},\n  year = {2019},\n  eprint = {1912.10517},\n  archivePrefix = {arXiv}\n}\n"
    );
    assert_eq!(
        of("dynamic").citation,
        "Arthur Holshouser, Harold Reiter, James Rudzinski, Dynamic one-pile Nim, The Fibonacci Quarterly 41:3 (2003), \
         253–262."
    );
    let fields = "journal = {The Fibonacci Quarterly},\n  volume = {41},\n  number = {3},\n  pages = {253--262},\n  year = {2003}";
    assert!(of("dynamic").bibtex.contains(fields), "{}", of("dynamic").bibtex);
    let numbered: Vec<&str> = pages.iter().filter(|page| page.places.is_empty()).map(|page| page.game).collect();
    assert_eq!(numbered, ["dynamic", "maxnim"], "of the others a DOI or an arXiv number is told");
    assert_eq!(
        of("serial").places,
        [("arXiv:math/0409408".to_owned(), "https://arxiv.org/abs/math/0409408".to_owned())]
    );
}
