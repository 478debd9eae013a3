//! What is kept, and what is let go.

use nimscope::paper::Spec;

use super::*;

const TILE: usize = 4 * SIDE * SIDE;

#[test]
fn tiles_are_kept_as_far_as_memory_is_set_aside_for_them() {
    let mut page = Page::with(Session::new(10 * TILE));
    for column in 0..8 {
        page.look(look("mem", "k", 0, (0, 512 * column), (2, 2)));
        page.settle();
        assert!(page.session.bytes() <= 10 * TILE);
    }
    assert_eq!(page.session.bytes(), 10 * TILE);
}

#[test]
fn a_screen_has_room_for_twice_what_it_shows() {
    let mut page = Page::with(Session::new(0));
    page.look(look("memplus", "k", 0, (0, 0), (3, 3)));
    page.settle();
    page.look(look("memplus", "k", 0, (0, 768), (3, 3)));
    page.settle();
    assert_eq!(page.session.bytes(), 18 * TILE);
    // Another map needs room of its own.
    page.look_on(1, look("memplus", "k", 0, (1024, 0), (2, 2)));
    page.settle();
    assert_eq!(page.session.bytes(), 22 * TILE);
    page.session.look_away(1);
    page.look(look("memplus", "k", 0, (0, 0), (1, 1)));
    page.settle();
    assert_eq!(page.session.bytes(), 2 * TILE, "the rest is let go");
}

#[test]
fn going_back_to_a_table_finds_it_as_it_was_left() {
    let mut page = Page::new();
    page.look(look("mem0", "k", 5, (0, 0), (1, 1)));
    page.settle();
    for game in ["mem", "memplus"] {
        page.look(look(game, "k", 0, (0, 0), (1, 1)));
        page.settle();
    }
    page.look(look("mem0", "k", 0, (0, 0), (1, 1)));
    assert!(progress(&page.settle()).iter().all(|progress| progress.lines >= 8192));
    assert_eq!(page.session.tables(), 3);
}

#[test]
fn the_tables_used_last_are_kept_and_those_on_screen() {
    let mut page = Page::new();
    for (map, game) in (0..).zip(["mem0", "mem", "memplus", "mnem"]) {
        page.look_on(map, look(game, "k", 0, (0, 0), (1, 1)));
    }
    page.settle();
    assert_eq!(page.session.tables(), 4, "each is on the screen of a map");
    for map in 1..4 {
        page.session.look_away(map);
    }
    page.look(look("dudeney", "k", 0, (0, 0), (1, 1)));
    page.settle();
    assert_eq!(page.session.tables(), 3);
}

#[test]
fn views_of_the_same_table_share_it() {
    let mut page = Page::new();
    page.look(look("imark?S=1&D=2,3", "strip:64", 0, (0, 0), (1, 1)));
    page.look_on(1, look("imark?S=1&D=2,3", "strip:100", 0, (0, 0), (1, 1)));
    page.look_on(2, LookRequest { target: 256, ..look("imark?S=1&D=2,3", "graph", 0, (0, 0), (1, 1)) });
    page.settle();
    assert_eq!(page.session.tables(), 1);
}

#[test]
fn a_game_is_read_once() {
    let mut page = Page::new();
    let before = Spec::times_read();
    let read = || Spec::times_read() - before;
    let spec = || "maxnim?d=7/4".to_owned();
    page.look(look("maxnim?d=7/4", "strip:64", 0, (0, 0), (1, 1)));
    page.settle();
    assert_eq!(read(), 1);
    page.look(look("maxnim?d=7/4", "strip:64", 0, (64, 0), (1, 1)));
    page.answer(Question::Inspect { spec: spec(), axis: Axis::Strip(64), n: 9.0, k: 0.0 }).expect("a cell");
    page.answer(Question::Widths { spec: spec(), axis: Axis::Strip(64) }).expect("widths");
    page.answer(Question::Sheet { spec: spec(), sheet: "pass".to_owned(), heap: None }).expect("a sheet");
    assert_eq!(read(), 1, "all of it is known");
    page.look(look("maxnim?d=7/4", "strip:65", 0, (0, 0), (1, 1)));
    assert_eq!(read(), 1, "another axis of the same game");
    page.look(look("maxnim?d=3/2", "strip:65", 0, (0, 0), (1, 1)));
    assert_eq!(read(), 2, "another game");

    // Where nothing was looked at, as in the module of the papers.
    let mut page = Page::new();
    for _ in 0..2 {
        page.answer(Question::Sheet { spec: spec(), sheet: "pass".to_owned(), heap: None }).expect("a sheet");
        let heap = "10^30".to_owned();
        page.answer(Question::Place { spec: spec(), width: 64.0, heap }).expect("a place");
    }
    assert_eq!(read(), 3);
}

#[test]
fn a_walk_that_nobody_waits_for_is_let_go() {
    let mut page = Page::new();
    let heap = "10^18".to_owned();
    let place = page.ask(Question::Place { spec: "imark?S=1&D=2,3".to_owned(), width: 64.0, heap });
    page.step();
    assert_eq!(page.session.tables(), 1);
    page.look(look("mem", "k", 0, (0, 0), (1, 1)));
    assert_eq!(page.session.tables(), 2, "its question still waits");
    page.session.forget(place);
    page.look(look("mem0", "k", 0, (0, 0), (1, 1)));
    assert_eq!(page.session.tables(), 2);

    let heap = "10^18".to_owned();
    let place = page.ask(Question::Place { spec: "imark?S=1&D=2,3".to_owned(), width: 64.0, heap });
    page.session.forget(place);
    assert_eq!(page.session.tables(), 3);
    page.session.look_away(0);
    assert_eq!(page.session.tables(), 2, "the map looks at what another session has");
}
