//! What is on screen arrives in good order, and nothing of it twice.

use nimscope::paint::Painter;

use super::*;

#[test]
fn a_tile_is_the_pixels_of_its_values() {
    let mut page = Page::new();
    let said = {
        page.look(LookRequest { digits: true, ..look("memplus", "k", 0, (0, 0), (1, 1)) });
        page.settle()
    };
    let [tile] = tiles(&said)[..] else { panic!("one tile") };
    let (values, inks) = tile.digits.as_ref().expect("its values");
    let mut painter = Painter::new(Palette::Paper, Scale::Sqrt, None);
    painter.observe(values, SIDE, 0, 0, SIDE, SIDE);
    assert_eq!(painter.settle(), sheaves(&said)[0].colours);
    assert_eq!(tile.image.as_ref(), Some(&Pixels(painter.paint(values))));
    assert_eq!(*inks, painter.inks(values));
    for (n, k) in [(1.0, 1.0), (20.0, 3.0), (255.0, 255.0)] {
        let question = Question::Inspect { spec: "memplus".to_owned(), axis: Axis::Memory, n, k };
        let Ok(Answer::Inspection(cell)) = page.answer(question) else { panic!("a cell") };
        let value = values[n as usize * SIDE + k as usize];
        assert_eq!(cell.value.map(|value| value.to_string()), Some(value.to_string()), "{n}, {k}");
    }
}

#[test]
fn values_cross_only_where_they_are_written() {
    let mut page = Page::new();
    page.look(look("mem", "k", 0, (0, 0), (1, 1)));
    assert!(tiles(&page.settle()).iter().all(|tile| tile.digits.is_none()));
    page.look(LookRequest { digits: true, ..look("mem", "k", 1, (0, 0), (1, 1)) });
    assert!(tiles(&page.settle()).iter().all(|tile| tile.digits.is_none()), "a texel is four cells");
    let far = look("maxnim?d=2", "far:64:1000000000000000000000000000000", 0, (0, 0), (1, 1));
    page.look(LookRequest { digits: true, ..far });
    assert!(tiles(&page.settle()).iter().all(|tile| tile.digits.is_none()), "a texel has the logarithm of a value");
}

#[test]
fn the_middle_comes_first() {
    let mut page = Page::new();
    // A step shows what it has cut, and cuts less than a tile.
    page.pace = (200.0, 60_000);
    page.look(look("memplus", "k", 3, (0, 0), (3, 3)));
    page.until(|page| tiles(&page.said).iter().filter(|tile| tile.image.is_some()).count() >= 5);
    let places: Vec<_> = tiles(&page.said).iter().map(|tile| (tile.place.row, tile.place.column)).collect();
    assert_eq!(places[0], (1, 1));
    assert!([(0, 1), (1, 0), (1, 2), (2, 1)].iter().all(|beside| places[..5].contains(beside)), "{places:?}");
}

#[test]
fn what_is_known_is_shown_before_the_table_grows() {
    let mut page = Page::new();
    page.pace = (4.0, 20_000);
    page.look(look("mem0", "k", 0, (0, 0), (2, 2)));
    page.settle();
    let whole = page.look(look("mem0", "k", 4, (0, 0), (2, 2)));
    page.until(|page| progress(&page.said).iter().any(|progress| progress.state == Activity::Computing));
    let first = page.sheaves()[0];
    assert_eq!(first.id, whole);
    assert!(first.lines >= 512 && first.lines < 4096, "{}", first.lines);
    // Of the tiles below, nothing is known, which is said so that nobody waits for them.
    let known: Vec<bool> = tiles(&page.said).iter().map(|tile| tile.image.is_some()).collect();
    assert_eq!(known.iter().filter(|known| !**known).count(), 2, "{known:?}");
}

/// While a slider moves, each of its tables is a single message.
#[test]
fn a_table_that_is_soon_there_is_drawn_once() {
    let mut page = Page::new();
    for d in ["3/2", "5/3", "7/4"] {
        page.look(look(&format!("maxnim?d={d}&pass=0"), "strip:64", 0, (0, 0), (1, 1)));
        let said = page.settle();
        assert_eq!(sheaves(&said).len(), 1, "{:?}", sheaves(&said));
        assert!(tiles(&said).iter().all(|tile| tile.image.is_some()));
    }
    // One that takes longer says soon that nothing of it is known yet.
    page.pace = (10.0, 1_000);
    let began = page.now;
    page.look(look("mem0", "k", 8, (1 << 19, 0), (1, 1)));
    page.until(|page| !tiles(&page.said).is_empty());
    assert!(tiles(&page.said).iter().all(|tile| tile.image.is_none()));
    assert!(page.now - began < 200.0, "after {} ms", page.now - began);
}

#[test]
fn tiles_are_cut_again_as_the_table_grows_and_end_at_the_same_line() {
    let mut page = Page::new();
    page.pace = (50.0, 100_000);
    let request = look("mem0", "k", 5, (0, 0), (2, 2));
    let id = page.look(request.clone());
    let said = page.settle();
    let lines: Vec<u64> = sheaves(&said).iter().map(|sheaf| sheaf.lines).collect();
    assert!(lines.is_sorted() && lines.len() > 3, "{lines:?}");
    assert!(lines.last() >= Some(&request.target));
    assert!(is_done(&said, id));
    let last = progress(&said).last().map(|progress| (progress.state, progress.lines));
    assert_eq!(last, lines.last().map(|&lines| (Activity::Idle, lines)));
    // A round of growth takes some time, so that most of it goes into growing.
    let (rounds, steps) = (lines.len() as f64, page.now);
    assert!(rounds <= 2.0 + steps / 200.0, "{rounds} pictures in {steps} ms");
}

#[test]
fn a_newer_look_drops_the_older() {
    let mut page = Page::new();
    let first = page.look(look("mem0", "k", 8, (0, 0), (2, 2)));
    page.until(|page| progress(&page.said).len() > 2);
    let known = progress(&page.said).last().map(|progress| progress.lines);
    let second = page.look(look("mem0", "k", 0, (0, 0), (1, 1)));
    let said = page.settle();
    assert!(is_done(&said, second) && !is_done(&said, first));
    assert!(sheaves(&said).iter().all(|sheaf| sheaf.id == second));
    assert_eq!(progress(&said).last().map(|progress| progress.lines), known, "the older look grew on");
}

#[test]
fn looks_of_different_maps_leave_each_other_alone() {
    let mut page = Page::new();
    let one = page.look(look("mem0", "k", 4, (0, 0), (2, 2)));
    let other = page.look_on(1, LookRequest { palette: Palette::Viridis, ..look("mem", "k", 0, (0, 0), (2, 2)) });
    let said = page.settle();
    assert!(is_done(&said, one) && is_done(&said, other));
    for sheaf in sheaves(&said) {
        assert_eq!((sheaf.map, &*sheaf.spec), if sheaf.id == one { (0, "mem0") } else { (1, "mem") });
    }
    // Each has its own colours: looking again at one changes nothing for the other.
    let again = having(&look("mem0", "k", 4, (0, 0), (2, 2)), &said);
    page.look(again);
    assert!(tiles(&page.settle()).is_empty());
}

#[test]
fn nothing_is_sent_twice() {
    let mut page = Page::new();
    let request = look("mem0", "k", 2, (0, 0), (2, 2));
    page.look(request.clone());
    let said = page.settle();
    page.look(having(&request, &said));
    assert!(tiles(&page.settle()).is_empty());

    // A pan brings the tiles that are new, and only these.
    let panned = having(&look("mem0", "k", 2, (0, 1024), (2, 2)), &said);
    page.look(LookRequest { moving: true, ..panned });
    let new: Vec<u64> = tiles(&page.settle()).iter().map(|tile| tile.place.column).collect();
    assert_eq!(new, [2, 2]);

    // Tiles with digits serve where none are asked for, and not the other way round.
    let single = look("mem0", "k", 0, (0, 0), (1, 1));
    page.look(single.clone());
    let plain = page.settle();
    page.look(LookRequest { digits: true, ..having(&single, &plain) });
    let digits = page.settle();
    assert_eq!(tiles(&digits).len(), 1);
    page.look(having(&single, &digits));
    assert!(tiles(&page.settle()).is_empty());
}

#[test]
fn what_was_let_go_is_cut_again_and_not_sent_again() {
    let mut page = Page::with(Session::new(0));
    let request = look("mem", "k", 0, (0, 0), (2, 2));
    page.look(request.clone());
    let said = page.settle();
    for column in 1..5 {
        page.look(look("mem", "k", 0, (0, 1024 * column), (2, 2)));
        page.settle();
    }
    page.look(LookRequest { moving: true, ..having(&request, &said) });
    assert!(tiles(&page.settle()).iter().all(|tile| tile.version.contains("whole")));
    page.look(having(&request, &said));
    assert!(tiles(&page.settle()).is_empty(), "the same colours, the same values");
}

#[test]
fn new_colours_arrive_all_at_once() {
    let mut page = Page::new();
    let request = look("memplus", "k", 0, (0, 0), (3, 3));
    page.look(request.clone());
    let said = page.settle();
    let recoloured = LookRequest { palette: Palette::Magma, ..having(&request, &said) };
    page.look(recoloured);
    let said = page.settle();
    let counts: Vec<usize> = sheaves(&said).iter().map(|sheaf| sheaf.tiles.len()).collect();
    assert_eq!(counts, [9]);
    assert!(sheaves(&said)[0].legend.is_some());
}

#[test]
fn colours_settle_with_the_view_and_never_during_a_gesture() {
    let mut page = Page::new();
    page.look(look("memplus", "k", 0, (0, 0), (1, 1)));
    let before = sheaves(&page.settle())[0].colours.clone();
    let further = look("memplus", "k", 0, (2048, 0), (1, 1));
    page.look(LookRequest { moving: true, ..further.clone() });
    let said = page.settle();
    assert!(!tiles(&said).is_empty() && sheaves(&said).iter().all(|sheaf| sheaf.colours == before));
    page.look(having(&further, &said));
    let said = page.settle();
    assert_eq!(tiles(&said).len(), 1);
    assert_ne!(sheaves(&said)[0].colours, before, "larger values are in view");
}

#[test]
fn a_part_of_a_picture_changes_no_colours() {
    let mut page = Page::new();
    page.look(look("memplus", "k", 0, (0, 0), (1, 1)));
    let before = sheaves(&page.settle())[0].colours.clone();
    page.pace = (200.0, 60_000);
    page.look(look("memplus", "k", 0, (1024, 0), (3, 3)));
    let said = page.settle();
    let colours: Vec<bool> = sheaves(&said).iter().map(|sheaf| sheaf.colours == before).collect();
    assert!(colours.len() > 2 && colours[0] && !colours[colours.len() - 1], "{colours:?}");
    assert_eq!(sheaves(&said).last().map(|sheaf| sheaf.tiles.len()), Some(9), "what was shown early comes again");
}

#[test]
fn a_graph_grows_across() {
    let mut page = Page::new();
    let request = LookRequest { target: 512, ..look("imark?S=1&D=2,3", "graph", 0, (0, 0), (1, 2)) };
    page.look(request);
    let said = page.settle();
    assert_eq!(tiles(&said).iter().filter(|tile| tile.image.is_some()).count(), 2);
    assert!(progress(&said).iter().all(|progress| progress.across && progress.target == 512));
}

#[test]
fn a_strip_is_cut_row_by_row() {
    let mut page = Page::new();
    page.look(LookRequest { digits: true, ..look("maxnim?d=7/4", "strip:32", 0, (0, 0), (1, 1)) });
    let said = page.settle();
    let (values, _) = tiles(&said)[tiles(&said).len() - 1].digits.as_ref().expect("its values");
    for heap in [0, 1, 31, 32, 33, 1000, 1279] {
        let (spec, axis) = ("maxnim?d=7/4".to_owned(), Axis::Strip(32));
        let question = Question::Inspect { spec, axis, n: f64::from(heap), k: 0.0 };
        let Ok(Answer::Inspection(cell)) = page.answer(question) else { panic!("a cell") };
        assert_eq!(cell.name, heap.to_string());
        let value = values[heap as usize / 32 * SIDE + heap as usize % 32];
        assert_eq!(cell.value.map(|value| value.to_string()), Some(value.to_string()), "{heap}");
    }
    assert_eq!(values[32], u32::MAX, "there is nothing beside a strip");
}

#[test]
fn words_that_are_not_known_are_refused() {
    let mut page = Page::new();
    let good = look("mem", "k", 0, (0, 0), (1, 1));
    for (bad, word) in [
        (LookRequest { spec: "nonsense".to_owned(), ..good.clone() }, "nonsense"),
        (LookRequest { reduce: "most".to_owned(), ..good.clone() }, "“most”"),
    ] {
        let Err(Refusal::Input(why)) = page.session.look(1, 0, bad) else { panic!("{word} is no word") };
        assert!(why.contains(word), "{why}");
        assert_eq!(page.session.turn(), None);
    }
}
