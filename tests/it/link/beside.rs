//! Links of several maps: what a further one takes from those before it, what goes together, and what is too much.

use nimscope::link::{self, Arrangement, Parsed, State};
use proptest::prelude::*;

use super::{any_state, check, opens};

#[test]
fn a_further_map_says_only_what_is_its_own() {
    let figure = "mem?v=1&n=0-300&k=0-300;memplus;mem0";
    check(figure, figure, &[]);
    let State { beside, .. } = link::parse(figure).state;
    assert_eq!(beside.len(), 2);
    assert!(beside.iter().all(|map| [map.n, map.k].iter().all(|range| format!("{range:?}") == "[0.0, 300.0]")));
    for link in [
        "mem?v=1&n=0-300&k=0-300;memplus?v=1&n=0-300&k=0-300;mem0?palette=paper",
        "#mem?v=1&n=0-300&k=0-300&pan=linked&colours=own&chosen=1;;memplus?;mem0;",
        "mem%3Fv%3D1%26n%3D0-300%26k%3D0-300%3Bmemplus%3Bmem0",
    ] {
        check(link, figure, &[]);
    }
}

#[test]
fn colours_marks_and_the_cell_are_taken_over_where_the_game_has_them() {
    let link =
        "mem?v=1&n=0-99&k=0-99&palette=viridis&scale=rank&range=0-9&reduce=largest&marks=parabola&cell=50,7;mnem;mem0";
    check(link, link, &[]);
    let State { beside, .. } = link::parse(link).state;
    assert!(beside.iter().all(|map| map.palette.name() == "viridis" && map.cell == Some([50, 7])));
    assert_eq!(beside[0].marks, ["parabola"]);
    let own = "mem?v=1&n=0-99&k=0-99&range=0-9;mem0?palette=turbo&scale=frontier&range=auto&reduce=sample";
    check(own, own, &[]);
    // The frontier is MEM⁰'s alone.
    let frontier = "mem0?v=1&n=0-99&k=0-99&scale=frontier;mem";
    check(frontier, frontier, &[]);
    assert_eq!(link::parse(frontier).state.beside[0].scale, Default::default());
}

#[test]
fn other_axes_have_places_of_their_own() {
    let link = "mem?v=1&n=0-99&k=0-99;maxnim?d=2&pass=0&k=0-9;maxnim?d=21/10&pass=0;mem?axis=sqrt";
    let written = "mem?v=1&n=0-99&k=0-99;maxnim?d=2&pass=0&k=0-9;maxnim?d=21/10&pass=0;mem?axis=sqrt";
    check(link, written, &[]);
    let State { beside, .. } = link::parse(link).state;
    assert_eq!(format!("{:?}", beside[1].k), "[0.0, 9.0]", "the second strip moves with the first one");
    // A first strip that is wrapped otherwise.
    check("maxnim?d=2&w=50;maxnim?d=3&w=60", "maxnim?d=2&pass=0&v=1&n=0-63&k=0-49&w=50;maxnim?d=3&pass=0&w=60", &[]);
}

#[test]
fn the_arrangement_is_in_the_first_map() {
    for arranged in ["pan=free", "colours=one", "wipe=0.25", "chosen=2", "pan=free&colours=one&wipe=1&chosen=2"] {
        let link = format!("mem?v=1&n=0-99&k=0-99&{arranged};mem0");
        check(&link, &link, &[]);
    }
    let free = "mem?v=1&n=0-99&k=0-99&pan=free;mem0?n=5-20&k=0-9&aspect=2";
    check(free, free, &[]);
    // What is shown instead of the map belongs to the map that is chosen.
    let sheet = "mem?v=1&n=0-99&k=0-99&show=tables&sheet=options&chosen=2;imark?S=1&D=2,3";
    check(sheet, sheet, &[]);
}

#[test]
fn what_cannot_be_says_so() {
    let two = "mem?v=1&n=0-400&k=0-400;mem0";
    let together = "Map 2: it moves together with a map before it and shows the same rows and columns; with pan=free each has its own.";
    for (link, canonical, told) in [
        (
            "mem;mem0;mem0;mem0;mem0",
            "mem?v=1&n=0-400&k=0-400;mem0;mem0;mem0",
            "The link has 5 maps, and a page has at most 4; the others are left out.",
        ),
        (
            "mem;mem0;chess",
            two,
            "Map 3: No game is called “chess”; known games: mem, memplus, mem0, perturbed, mnem, dudeney, takeaway, memgame, global, mimic, recent, imark, mark, dynamic, maximum, minimum, serial, maxnim. The map is left out.",
        ),
        ("mem;?n=0-9;mem0", two, "Map 2: The link names no game; the map is left out."),
        (
            "mem;%zz;mem0",
            two,
            "Map 2: The name of the game, “%zz”, has a broken percent-encoding; the map is left out.",
        ),
        ("mem;mem0?n=0-9", two, together),
        ("mem;mem0?aspect=9", two, together),
        (
            "mem?colours=one;mem0?palette=turbo",
            "mem?v=1&n=0-400&k=0-400&colours=one;mem0",
            "Map 2: with colours=one it has the colours of the first map.",
        ),
        ("mem;mem0?cell=3,3", two, "Map 2: its cell is the one that is pinned in a map before it."),
        (
            "mem;mem0?embed=1",
            two,
            "Map 2: “embed=1” belongs to the first map, which speaks for the page; it is ignored.",
        ),
        ("mem;mem0?wipe=1", two, "Map 2: “wipe=1” belongs to the first map, which speaks for the page; it is ignored."),
        ("mem?wipe=2;mem0", two, "“wipe=2” is not a number from 0 to 1; the maps stand side by side."),
        ("mem?wipe=half;mem0", two, "“wipe=half” is not a number from 0 to 1; the maps stand side by side."),
        ("mem?chosen=0;mem0", two, "“chosen=0” is not the number of a map, 1 to 4; the first is chosen."),
        (
            "mem?chosen=3;mem0",
            "mem?v=1&n=0-400&k=0-400&chosen=2;mem0",
            "“chosen=3” names a map that is not there; map 2 is chosen.",
        ),
        ("mem?pan=yes;mem0", two, "“pan=yes” is not known; pan is one of linked, free. linked is used."),
        (
            "mem?pan=free",
            "mem?v=1&n=0-400&k=0-400",
            "“pan=free” is about several maps, and the link has one; it is ignored.",
        ),
    ] {
        check(link, canonical, &[told]);
    }
}

fn any_page() -> impl Strategy<Value = State> {
    let arrangement = (any::<bool>(), any::<bool>(), prop::option::of(0.0..=1.0_f64), 0..5_usize)
        .prop_map(|(free, one, wipe, chosen)| Arrangement { free, one, wipe, chosen });
    (any_state(), prop::collection::vec(any_state(), 0..5), arrangement).prop_map(|(first, beside, arrangement)| {
        // What the page holds need not fit together; what is read of it does.
        let page = State { beside, arrangement, ..first };
        serde_json::from_value(serde_json::to_value(page).expect("plain data")).expect("a state")
    })
}

proptest! {
    #[test]
    fn every_page_survives_its_link(state in any_page()) {
        let link = link::print(&state);
        prop_assert_eq!(link::parse(&link), Parsed { state: state.clone(), problems: Vec::new() });
        let plain = serde_json::to_value(&state).expect("plain data");
        prop_assert_eq!(serde_json::from_value::<State>(plain).expect("a state"), state);
    }

    #[test]
    fn any_text_like_several_maps_opens_something(
        text in "(mem0|memplus|maxnim|x|)(\\?(n|k|pan|colours|wipe|chosen|w|cell|range)=(-?[0-9.]{0,9}[-,]?[0-9]{0,5}|free|one|auto))?(;(mem0?|imark|%6d)?(\\?(n|axis|w|palette|scale|cell|less)=([0-9]{0,5}-?[0-9]{0,4}|sqrt|graph|turbo|rank|mem))?){0,6}",
    ) {
        opens(&text)?;
    }
}
