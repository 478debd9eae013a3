//! Reachable positions: the paper's Figure 2, and the diagram of any subtraction-division game against its rules.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use nimscope::engine::naive::Naive;
use nimscope::game::{Position, Rules};
use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::sheet;
use nimscope::sheet::{Diagram, Sheet};
use proptest::prelude::*;

use super::{check_form, texts};

fn from_heap(spec: &str, heap: Option<u64>) -> (Sheet, Diagram) {
    let growing = sheet::open_at(&Spec::parse(spec).expect("a spec"), "reachable", heap).expect("a sheet");
    (growing.read(), growing.diagram().expect("a diagram"))
}

/// The heaps that the rules let one move to.
fn options(spec: &str, n: u64) -> BTreeSet<u64> {
    let mut options = BTreeSet::new();
    let spec = Spec::parse(spec).expect("a spec");
    let moves = spec.moves(&Position::bare(n), &mut |option| {
        options.insert(option.to.heap);
        ControlFlow::Continue(())
    });
    moves.expect("nothing of it is typed");
    options
}

/// The proofs of Theorems 6 and 7 walk through these positions: n − r − i, and those divisible by 2 and by 3 divided.
#[test]
fn figure_2() {
    for n in [36, 60, 72, 600] {
        let (sheet, diagram) = from_heap("imark?S=1&D=2,3", Some(n));
        let part = &sheet.parts[0];
        let names: Vec<&str> = part.rows.iter().map(|row| row.cells[0].text.as_str()).collect();
        let drawn = [
            "n",
            "n − 1",
            "n − 2",
            "n − 3",
            "n − 4",
            "n − 5",
            "n − 6",
            "n/2",
            "(n − 2)/2",
            "(n − 4)/2",
            "(n − 6)/2",
            "n/3",
            "(n − 3)/3",
            "(n − 6)/3",
        ];
        assert_eq!(names, drawn);
        let heaps: Vec<u64> = diagram.nodes.iter().map(|node| node.heap).collect();
        let expected = (0..=6).map(|i| n - i).chain((0..4).map(|i| n / 2 - i)).chain((0..3).map(|i| n / 3 - i));
        assert_eq!(heaps, expected.collect::<Vec<_>>());
        // Six, three and two subtractions; divisions by 2 of n, n − 2, n − 4, n − 6, and by 3 of n, n − 3, n − 6.
        assert_eq!(diagram.edges.iter().filter(|edge| !edge.divides).count(), 11);
        assert_eq!(diagram.edges.iter().filter(|edge| edge.divides).count(), 7);
        assert!(sheet.caption.ends_with("is this diagram for the position n − r, where n ≡ r (mod 6)."));
    }
    let (sheet, _) = from_heap("imark?S=1&D=2,3", Some(36));
    assert_eq!(texts(&sheet.parts[0], "34"), ["n − 2", "0", "P", "take 1: 33 (value 1), divide by 2: 17 (value 1)"]);
    for (spec, heap) in [("imark?S=1&D=2,3", 37), ("imark?S=1&D=2", 36), ("mark?S=1&D=2,3", 36)] {
        assert!(!from_heap(spec, Some(heap)).0.caption.contains("Figure 2"), "{spec} from {heap}");
    }
}

/// The default begins where no two rows share a heap: every heap stands under the multiple that it comes from.
#[test]
fn divisions_run_down_and_subtractions_on() {
    for spec in ["imark?S=1&D=2,3", "imark?S=1-3&D=6", "imark?S=2&D=5", "imark?S=1&D=2,3,5"] {
        let (sheet, diagram) = from_heap(spec, None);
        let name = |place: usize| sheet.parts[0].rows[place].cells[0].text.as_str();
        let x = |wanted: &str| {
            (0..diagram.nodes.len()).find(|&place| name(place) == wanted).map(|it| diagram.nodes[it].at.0)
        };
        let mut below = 0;
        for (place, node) in diagram.nodes.iter().enumerate() {
            let Some((dividend, _)) = name(place).split_once('/') else { continue };
            if let Some(above) = x(dividend.trim_matches(['(', ')'])) {
                assert_eq!(node.at.0, above, "{spec}: {}", node.heap);
                below += 1;
            }
        }
        assert!(below > 1, "{spec}");
    }
}

#[test]
fn what_cannot_be_drawn() {
    let open = |spec: &str, heap| sheet::open_at(&Spec::parse(spec).expect("a spec"), "reachable", Some(heap)).err();
    let large = "the diagram begins at a heap of at most 1000000, and 1000001 is larger";
    assert_eq!(open("imark?S=1&D=2,3", 1_000_001), Some(Refusal::TooLarge(large.to_owned())));
    assert_eq!(open("mem", 5), Some(Refusal::Missing("mem has no sheets".to_owned())));
    let (sheet, _) = from_heap("imark?S=1-99&D=2-40", None);
    assert!(sheet.parts[0].note.ends_with("There was no room for all of them."), "{}", sheet.parts[0].note);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Every heap that is drawn can be reached, values are the oracle's, the moves told are all moves, every move between
    /// two heaps that are drawn is a line, and boxes lie inside the diagram and apart from each other.
    #[test]
    fn a_diagram_is_what_the_rules_say(
        subtract in prop::collection::btree_set(1_u64..9, 1..4),
        divide in prop::collection::btree_set(2_u64..8, 1..4),
        game in prop::sample::select(vec!["imark?", "mark?round=floor&", "mark?round=ceil&end=1&"]),
        heap in 0_u64..300,
    ) {
        let list = |set: &BTreeSet<u64>| set.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let spec = format!("{game}S={}&D={}", list(&subtract), list(&divide));
        let (sheet, diagram) = from_heap(&spec, Some(heap));
        check_form(&spec, &sheet);
        let mut oracle = Naive::of(Spec::parse(&spec).expect("a spec"), heap + 1);
        let drawn: BTreeSet<u64> = diagram.nodes.iter().map(|node| node.heap).collect();
        prop_assert_eq!(drawn.len(), diagram.nodes.len());
        prop_assert_eq!(diagram.nodes[0].heap, heap);
        let mut lines = 0;
        let mut reached = BTreeSet::from([heap]);
        for &from in drawn.iter().rev() {
            let node = diagram.nodes.iter().find(|node| node.heap == from).expect("a box");
            prop_assert_eq!(node.value, oracle.solve(&Position::bare(from)), "{}", from);
            let moves = options(&spec, from);
            prop_assert!(reached.contains(&from), "{} is not reached", from);
            reached.extend(&moves);
            lines += moves.intersection(&drawn).count();
            let told = &texts(&sheet.parts[0], &from.to_string())[3];
            for to in &moves {
                prop_assert!(told.contains(&format!(": {to} (value ")), "{} to {}", from, to);
            }
        }
        prop_assert_eq!(lines, diagram.edges.len());
        for (place, node) in diagram.nodes.iter().enumerate() {
            let (x, y) = node.at;
            prop_assert!(x + diagram.node.0 <= diagram.size.0 && y + diagram.node.1 <= diagram.size.1);
            for other in &diagram.nodes[..place] {
                let apart = x.abs_diff(other.at.0) >= diagram.node.0 || y.abs_diff(other.at.1) >= diagram.node.1;
                prop_assert!(apart, "{} lies on {}", node.heap, other.heap);
            }
        }
    }
}
