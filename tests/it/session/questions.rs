//! Questions of every kind.

use super::*;

fn owned(spec: &str, axis: &str) -> (String, Axis) {
    (spec.to_owned(), Axis::parse(axis).expect("an axis"))
}

#[test]
fn a_cell_is_explained_before_and_after_it_is_known() {
    let mut page = Page::new();
    let inspect = || {
        let (spec, axis) = owned("mem0", "k");
        Question::Inspect { spec, axis, n: 22.0, k: 2.0 }
    };
    let Ok(Answer::Inspection(before)) = page.answer(inspect()) else { panic!("a cell") };
    assert!(before.value.is_none());
    page.look(look("mem0", "k", 0, (0, 0), (1, 1)));
    page.settle();
    // The paper's first exception.
    let Ok(Answer::Inspection(after)) = page.answer(inspect()) else { panic!("a cell") };
    assert_eq!(after.value.map(|value| value.to_string()), Some("11".to_owned()));
}

/// Table 3: 5_2 has the moves to 4_1, 2_3, 1_4 and 0_5, whose values are 2, 1, 1 and 0, so that 3 is missing.
#[test]
fn a_small_position_shows_all_its_moves() {
    let mut page = Page::new();
    let mut moves = |n: f64, k: f64| {
        let (spec, axis) = owned("mem0", "k");
        match page.answer(Question::Moves { spec, axis, n, k }) {
            Ok(Answer::Moves(moves)) => moves,
            other => panic!("moves, not {other:?}"),
        }
    };
    let five = moves(5.0, 2.0);
    assert_eq!((five.name.as_str(), five.heap, five.value), ("5_2", 5, Some(3)));
    let shown: Vec<(&str, &str, u32)> =
        five.moves.iter().map(|option| (&*option.how, &*option.name, option.value)).collect();
    assert_eq!(shown, [("take 1", "4_1", 2), ("take 3", "2_3", 1), ("take 4", "1_4", 1), ("take 5", "0_5", 0)]);
    let none = moves(0.0, 5.0);
    assert_eq!((none.value, none.moves.len()), (Some(0), 0));
}

#[test]
fn a_list_computes_what_it_needs() {
    let mut page = Page::new();
    let (spec, axis) = owned("mem", "k");
    let numbers = Question::Numbers { spec: spec.clone(), axis, n: (1.0, 3000.0), k: (1.0, 2.0) };
    let Ok(Answer::Numbers(list)) = page.answer(numbers) else { panic!("a list") };
    assert!(list.rows.len() == 3000 && list.rows.iter().all(|row| row.values.iter().all(Option::is_some)));
    let many = Question::Numbers { spec, axis, n: (1.0, 2e5), k: (1.0, 2.0) };
    assert!(page.answer(many).is_err_and(|why| matches!(why, Refusal::TooLarge(why) if why.contains("too many"))));
}

#[test]
fn marks_widths_and_periods_are_read_off_the_table() {
    let mut page = Page::new();
    page.look(look("maxnim?d=7/4", "strip:64", 2, (0, 0), (1, 1)));
    page.settle();
    let (spec, axis) = owned("maxnim?d=7/4", "strip:64");
    let marks =
        Question::Marks { spec: spec.clone(), axis, names: vec!["zeros".to_owned()], n: (0.0, 9.5), k: (0.0, 64.0) };
    assert!(matches!(page.answer(marks), Ok(Answer::Marks(_))));
    let widths = Question::Widths { spec: spec.clone(), axis };
    assert!(matches!(page.answer(widths), Ok(Answer::Widths(_))));
    let id = page.ask(Question::Periods { spec, axis });
    let said = page.settle();
    let parts = said.iter().filter(|said| matches!(said, Said::Part { id: own, .. } if *own == id)).count();
    assert!(parts >= 1, "it tells how far it is");
    assert!(matches!(said.last(), Some(Said::Answer { answer: Answer::Periods(Some(_)), .. })), "{:?}", said.last());
}

#[test]
fn a_value_is_found_in_slices_and_the_table_grows_for_it() {
    let mut page = Page::new();
    let find = |value: f64, along: &str, back: bool| {
        let (spec, axis) = owned("mem0", "k");
        Question::Find { spec, axis, value, n: 22.0, k: 2.0, inclusive: false, along: along.to_owned(), back }
    };
    let Ok(Answer::Found(next)) = page.answer(find(11.0, "diagonal", false)) else { panic!("a cell") };
    // On the diagonal of 12 it is the next exception that is no 12.
    assert!(next.cell.is_some_and(|(row, column)| row - 22 == column - 2), "{next:?}");
    let Ok(Answer::Found(before)) = page.answer(find(12.0, "row", true)) else { panic!("a cell") };
    assert_eq!(before.cell, Some((22, 1)));
    page.pace = (300.0, 20_000);
    let id = page.ask(find(3_000.0, "reading", false));
    for _ in 0..40 {
        page.step();
    }
    let parts =
        |page: &Page| page.said.iter().filter(|said| matches!(said, Said::Part { id: own, .. } if *own == id)).count();
    assert!(parts(&page) > 2, "it tells how far it is");
    page.session.forget(id);
    assert!(page.settle().into_iter().all(|said| answered(id, said).is_none()), "nobody waits for it");
    page.ids += 1;
    let refused = page.session.ask(page.ids, 0, find(3.0, "spiral", false));
    assert!(matches!(refused, Err(Refusal::Input(why)) if why.contains("spiral")));
}

#[test]
fn a_theorem_tells_of_what_no_table_reaches() {
    let mut page = Page::new();
    let told = |n: &str, k: &str| Question::Told { spec: "mem".to_owned(), n: n.to_owned(), k: k.to_owned() };
    let Ok(Answer::Text(told_here)) = page.answer(told("1000000000002", "1000000000000")) else { panic!("a sentence") };
    assert_eq!(told_here, "The value is 1. Proved: Theorem 3.1 of Memgames.");
    let refused = page.session.ask(90, 0, told("1000000000000000000000000000000", "3"));
    let Err(Refusal::NotProved(why)) = refused else { panic!("no theorem: {refused:?}") };
    assert!(why.contains("only there"), "{why}");
}

#[test]
fn a_far_heap_is_shown_once_its_value_is_known() {
    let mut page = Page::new();
    page.look(look("imark?S=1&D=2,3", "strip:64", 0, (0, 0), (1, 1)));
    page.settle();
    let place = |heap: &str| Question::Place { spec: "imark?S=1&D=2,3".to_owned(), width: 64.0, heap: heap.to_owned() };
    let id = page.ask(place("10^18+7"));
    let said = page.settle();
    assert_eq!(progress(&said).last().map(|progress| progress.state), Some(Activity::Idle), "the picture's own");
    let found = said.into_iter().find_map(|said| answered(id, said));
    let Some(Ok(Answer::Place(place_found))) = found else { panic!("a place: {found:?}") };
    assert!(matches!(place_found.axis, Axis::Far(far) if far.width() == 64), "{}", place_found.axis);

    let id = page.ask(place("10^19"));
    page.session.stop(0);
    let refused = page.settle().into_iter().find_map(|said| answered(id, said)).expect("an answer");
    assert_eq!(refused.err(), Some(Refusal::Stopped));
    page.ids += 1;
    assert!(matches!(page.session.ask(page.ids, 0, place("heap")), Err(Refusal::Input(_))));
}

#[test]
fn sheets_and_claims_are_told_as_they_grow() {
    let mut page = Page::new();
    let sheet = |format: Option<&str>| {
        let (spec, sheet) = ("maxnim?d=7/4".to_owned(), "pass".to_owned());
        match format {
            Some(format) => Question::SheetText { spec, sheet, heap: None, format: format.to_owned() },
            None => Question::Sheet { spec, sheet, heap: None },
        }
    };
    page.pace = (300.0, 20_000);
    page.ask(sheet(None));
    let said = page.settle();
    assert!(said.len() > 2 && matches!(said[0], Said::Part { answer: Answer::Sheet(_), .. }));
    assert!(matches!(said.last(), Some(Said::Answer { answer: Answer::Sheet(_), .. })));
    let Ok(Answer::Text(csv)) = page.answer(sheet(Some("csv"))) else { panic!("a file") };
    assert!(csv.contains(','));

    let Ok(Answer::Claims(claims)) = page.answer(Question::Claims) else { panic!("claims") };
    let id = claims[0].id.to_owned();
    assert!(matches!(page.answer(Question::Claim { id, to: 50.0 }), Ok(Answer::Claim(_))));
    let missing = Question::Claim { id: "nothing".to_owned(), to: 50.0 };
    assert!(matches!(page.session.ask(999, 0, missing), Err(Refusal::Input(_))));
}
