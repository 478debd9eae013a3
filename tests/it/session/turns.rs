//! Looks and questions take turns, stop at once, and go on.

use super::*;

fn numbers(spec: &str, rows: f64) -> Question {
    Question::Numbers { spec: spec.to_owned(), axis: Axis::Memory, n: (rows - 5.0, rows), k: (1.0, 3.0) }
}

fn inspect(n: f64) -> Question {
    Question::Inspect { spec: "mem0".to_owned(), axis: Axis::Memory, n, k: 2.0 }
}

#[test]
fn a_look_does_not_starve_a_question() {
    let mut page = Page::new();
    page.look(look("mem0", "k", 10, (0, 0), (2, 2)));
    page.until(|page| !progress(&page.said).is_empty());
    let id = page.ask(inspect(22.0));
    let waited =
        page.until(|page| page.said.iter().any(|said| matches!(said, Said::Answer { id: own, .. } if *own == id)));
    assert!(waited <= 2, "{waited} steps");
}

#[test]
fn a_question_does_not_starve_a_look() {
    let mut page = Page::new();
    page.ask(numbers("mem0", 900_000.0));
    page.step();
    let id = page.look(look("memplus", "k", 0, (0, 0), (2, 2)));
    let waited = page.until(|page| is_done(&page.said, id));
    let mut alone = Page::new();
    let own = alone.look(look("memplus", "k", 0, (0, 0), (2, 2)));
    let expected = alone.until(|page| is_done(&page.said, own));
    assert!(waited <= 2 * expected + 1, "{waited} steps, {expected} alone");
}

/// A small picture beside the maps costs them nothing.
#[test]
fn an_idle_look_waits_until_nobody_wants_anything() {
    let mut alone = Page::new();
    let own = alone.look(look("mem", "k", 2, (0, 0), (2, 2)));
    let expected = alone.until(|page| is_done(&page.said, own));
    let mut page = Page::new();
    let idle = page.look_on(1, LookRequest { idle: true, ..look("mem0", "k", 10, (0, 0), (2, 2)) });
    page.step();
    let id = page.look(look("mem", "k", 2, (0, 0), (2, 2)));
    assert_eq!(page.until(|page| is_done(&page.said, id)), expected, "steps");
    let asked = page.ask(inspect(22.0));
    let waited =
        page.until(|page| page.said.iter().any(|said| matches!(said, Said::Answer { id: own, .. } if *own == asked)));
    assert_eq!(waited, 1, "a question goes before it, too");
    assert!(!is_done(&page.said, idle));
    page.until(|page| is_done(&page.said, idle));
}

#[test]
fn stop_is_immediate() {
    let mut page = Page::new();
    let request = look("mem0", "k", 10, (0, 0), (2, 2));
    let id = page.look(request.clone());
    page.until(|page| progress(&page.said).len() > 2);
    let known = progress(&page.said).last().map(|progress| progress.lines);
    page.session.stop(0);
    let steps_before = page.now;
    let said = page.settle();
    assert!(page.now - steps_before < 200.0);
    assert!(is_done(&said, id));
    let [last] = progress(&said)[..] else { panic!("one last word") };
    assert_eq!(last.state, Activity::Stopped);
    assert!(Some(last.lines) >= known && last.lines < request.target);
    assert_eq!(sheaves(&said).last().map(|sheaf| sheaf.lines), Some(last.lines), "all that is known is shown");

    // A pan does not set it going again; the reader does.
    let panned = LookRequest { moving: true, ..look("mem0", "k", 10, (0, 1024), (2, 2)) };
    page.look(panned);
    assert!(progress(&page.settle()).iter().all(|progress| progress.state == Activity::Stopped));
    page.session.resume(0);
    page.until(|page| progress(&page.said).iter().any(|progress| progress.state == Activity::Computing));
}

#[test]
fn another_table_is_not_stopped() {
    let mut page = Page::new();
    page.look(look("mem0", "k", 10, (0, 0), (1, 1)));
    page.until(|page| !progress(&page.said).is_empty());
    page.session.stop(0);
    page.settle();
    page.look(look("mem", "k", 1, (0, 0), (1, 1)));
    assert_eq!(progress(&page.settle()).last().map(|progress| progress.state), Some(Activity::Idle));
}

#[test]
fn stopping_one_map_leaves_the_other() {
    let mut page = Page::new();
    page.look(look("mem0", "k", 10, (0, 0), (1, 1)));
    let other = page.look_on(1, look("mem", "k", 2, (0, 0), (1, 1)));
    page.step();
    page.session.stop(0);
    let said = page.settle();
    assert!(is_done(&said, other));
    let states: Vec<_> = said
        .iter()
        .filter_map(|said| match said {
            Said::Progress { map, progress, .. } if progress.state != Activity::Computing => {
                Some((*map, progress.state))
            }
            _ => None,
        })
        .collect();
    assert_eq!(states.len(), 2);
    assert!(states.contains(&(0, Activity::Stopped)) && states.contains(&(1, Activity::Idle)), "{states:?}");
}

#[test]
fn a_list_that_is_stopped_has_what_is_known() {
    let mut page = Page::new();
    let id = page.ask(numbers("mem0", 900_000.0));
    page.until(|page| !progress(&page.said).is_empty());
    page.session.stop(0);
    let said = page.settle();
    assert_eq!(progress(&said).last().map(|progress| progress.state), Some(Activity::Stopped));
    let Some(Ok(Answer::Numbers(list))) = said.into_iter().find_map(|said| answered(id, said)) else {
        panic!("a list")
    };
    assert!(list.rows.iter().all(|row| row.values.iter().all(Option::is_none)));
}

#[test]
fn what_is_forgotten_ends_at_once_and_the_last_word_is_the_pictures() {
    let mut page = Page::new();
    page.look(look("memplus", "k", 0, (0, 0), (1, 1)));
    page.settle();
    let id = page.ask(numbers("mem0", 900_000.0));
    page.until(|page| !progress(&page.said).is_empty());
    page.session.forget(id);
    let said = page.settle();
    assert!(said.len() == 1 && progress(&said)[0].state == Activity::Idle, "{said:?}");
}

#[test]
fn what_another_session_answered_leaves_the_last_word_to_the_picture() {
    let mut page = Page::new();
    let id = page.look(look("memplus", "k", 0, (0, 0), (1, 1)));
    page.settle();
    page.session.recall();
    let said = page.settle();
    assert!(matches!(said[..], [Said::Progress { map: 0, id: own, .. }] if own == id), "{said:?}");
    // One that is under way tells it anyway.
    page.look(look("mem0", "k", 10, (0, 0), (2, 2)));
    page.until(|page| !progress(&page.said).is_empty());
    page.said.clear();
    page.session.recall();
    page.step();
    assert!(progress(&page.said).iter().all(|progress| progress.state == Activity::Computing));
}

#[test]
fn a_map_that_looks_elsewhere_is_served_no_more() {
    let mut page = Page::new();
    page.look(look("mem0", "k", 10, (0, 0), (2, 2)));
    let id = page.ask(numbers("takeaway?f=2k", 3000.0));
    page.until(|page| !progress(&page.said).is_empty());
    page.session.look_away(0);
    let said = page.settle();
    assert!(sheaves(&said).is_empty() && said.into_iter().any(|said| answered(id, said).is_some()));
}

#[test]
fn a_table_is_told_of_for_whoever_makes_it_grow() {
    let mut page = Page::new();
    let picture = page.look(look("memplus", "k", 0, (0, 0), (1, 1)));
    page.settle();
    let question = page.ask(numbers("mem0", 20_000.0));
    let said = page.settle();
    let ids = said.iter().filter_map(|said| if let Said::Progress { id, .. } = said { Some(*id) } else { None });
    assert!(ids.clone().all(|id| id == question) && ids.count() > 1, "{picture}: {said:?}");
}

#[test]
fn a_rule_that_fails_ends_the_table_and_says_why() {
    let mut page = Page::new();
    page.look(look("maximum?f=100-n", "strip:10", 0, (0, 0), (1, 1)));
    let said = page.settle();
    let last = progress(&said)[progress(&said).len() - 1];
    assert_eq!((last.state, last.lines), (Activity::Idle, last.target));
    let plain = serde_json::to_value(last).expect("plain data");
    assert_eq!(plain["refusal"]["reason"], "rule");
    let why = plain["refusal"]["message"].as_str().expect("a sentence");
    assert!(why.contains("101"), "{why}");
    let question = Question::Inspect { spec: "maximum?f=100-n".to_owned(), axis: Axis::Strip(10), n: 500.0, k: 0.0 };
    let Ok(Answer::Inspection(beyond)) = page.answer(question) else { panic!("a cell") };
    assert_eq!(beyond.options.summary, why);
}

#[test]
fn a_run_up_is_told_of_before_the_first_row() {
    let mut page = Page::new();
    page.look(look("imark?S=1&D=2,3", "far:64:10^30", 0, (0, 0), (1, 1)));
    let said = page.settle();
    let (first, last) = (progress(&said)[0], progress(&said)[progress(&said).len() - 1]);
    assert_eq!((first.certifying, first.from), ("windows", 0));
    assert!(last.certifying.is_empty() && last.from == 0 && last.lines >= last.target);
}

#[test]
fn a_look_goes_on_with_the_tile_that_the_one_before_was_cutting() {
    let mut page = Page::new();
    let request = look("mem0", "k", 9, (0, 0), (1, 1));
    page.look(request.clone());
    page.settle();
    // Another reduction needs another cut, and a gesture asks again and again.
    let other = LookRequest { reduce: "largest".to_owned(), moving: true, ..request };
    page.pace = (4.0, 50_000);
    page.look(other.clone());
    let alone = page.until(|page| !tiles(&page.said).is_empty());
    page.look(LookRequest { reduce: "smallest".to_owned(), ..other.clone() });
    page.said.clear();
    let mut steps = 0;
    while tiles(&page.said).is_empty() {
        page.step();
        page.look(LookRequest { reduce: "smallest".to_owned(), ..other.clone() });
        steps += 1;
        assert!(steps <= alone + 4, "begun anew each time: {steps} steps, {alone} alone");
    }
    assert!(alone > 3, "the tile takes some steps: {alone}");
}

#[test]
fn it_is_told_what_is_next() {
    let mut page = Page::new();
    assert_eq!(page.session.turn(), None);
    assert_eq!(page.session.step(0.0, 1_000).1, 0);
    page.look_on(3, look("mem0", "k", 6, (0, 0), (1, 1)));
    assert_eq!(page.session.turn(), Some((Whose::Map(3), Turn::Cutting)));
    page.step();
    assert_eq!(page.session.turn(), Some((Whose::Map(3), Turn::Growing)));
    let id = page.ask(inspect(1e5));
    page.step();
    assert_eq!(page.session.turn(), Some((Whose::Question(id), Turn::Answering)));
}

/// Who stops a map of a table wants none of it to grow, even for a small picture of the same table.
#[test]
fn an_idle_look_does_not_grow_what_was_stopped() {
    let mut page = Page::new();
    page.look(look("mem0", "k", 10, (0, 0), (2, 2)));
    page.until(|page| !progress(&page.said).is_empty());
    page.session.stop(0);
    let idle = page.look_on(1, LookRequest { idle: true, ..look("mem0", "k", 10, (0, 0), (2, 2)) });
    page.until(|page| is_done(&page.said, idle));
    assert!(progress(&page.said).iter().all(|progress| progress.lines < 100_000));
}
