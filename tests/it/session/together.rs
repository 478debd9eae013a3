//! Maps whose colours span what all of them show.

use super::*;

/// What each map is painted with at last.
fn colours(said: &[Said], map: u32) -> String {
    let own = sheaves(said).into_iter().rfind(|sheaf| sheaf.map == map);
    own.expect("tiles").colours.clone()
}

/// The highest value of the legend that a map was told of last.
fn highest(said: &[Said], map: u32) -> String {
    let own = sheaves(said).into_iter().filter(|sheaf| sheaf.map == map);
    let mut legends = own.filter_map(|sheaf| sheaf.legend.as_ref());
    legends.next_back().and_then(|legend| legend.entries.last()).expect("a legend").label.clone()
}

fn both(page: &mut Page, first: LookRequest, second: LookRequest) -> Vec<Said> {
    page.session.look(71, 1, first).expect("a look");
    page.session.look(72, 2, second).expect("another");
    page.settle()
}

#[test]
fn one_range_is_what_all_show() {
    let (small, large) = (look("mem", "k", 0, (0, 0), (1, 1)), look("memplus", "k", 0, (0, 0), (2, 2)));
    let alone = both(&mut Page::new(), small.clone(), large.clone());
    assert_ne!(highest(&alone, 1), highest(&alone, 2), "each has its own");

    let together = |request: &LookRequest| LookRequest { together: true, ..request.clone() };
    let said = both(&mut Page::new(), together(&small), together(&large));
    assert_eq!(colours(&said, 1), colours(&said, 2));
    assert_eq!(highest(&said, 1), highest(&alone, 2), "the larger one's");

    // The order in which they come makes no difference.
    let turned = both(&mut Page::new(), together(&large), together(&small));
    assert_eq!((colours(&turned, 1), colours(&turned, 2)), (colours(&said, 1), colours(&said, 2)));
}

#[test]
fn who_looks_elsewhere_changes_the_colours_of_all() {
    let together = |size: (u64, u64)| LookRequest { together: true, ..look("memplus", "k", 0, (0, 0), size) };
    let mut page = Page::new();
    let said = both(&mut page, together((1, 1)), together((2, 2)));
    let before = highest(&said, 1);
    let smaller = page.session.look(73, 2, having(&together((1, 1)), &said));
    smaller.expect("a look");
    let said = page.settle();
    assert_ne!(highest(&said, 1), before, "the first map is painted anew");
    assert_eq!(colours(&said, 1), colours(&said, 2));
}

#[test]
fn other_scales_and_numbers_of_another_kind_have_colours_of_their_own() {
    let first = LookRequest { together: true, ..look("mem", "k", 0, (0, 0), (1, 1)) };
    for second in [
        LookRequest { scale: Scale::Log, together: true, ..look("memplus", "k", 0, (0, 0), (2, 2)) },
        LookRequest { together: true, ..look("mem?less=memplus", "k", 0, (0, 0), (2, 2)) },
    ] {
        let alone = both(&mut Page::new(), first.clone(), look("memplus", "k", 0, (0, 0), (2, 2)));
        let said = both(&mut Page::new(), first.clone(), second);
        assert_eq!(highest(&said, 1), highest(&alone, 1));
    }
}
