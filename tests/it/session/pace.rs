//! Calls take a few milliseconds, whatever the work costs.

use std::cell::Cell;

use super::*;

/// Steps of a session by a clock on which `cost` milliseconds pass in each, whatever it does.
fn calls(session: &mut Session, cost: f64, count: usize) -> Vec<Said> {
    let now = Cell::new(0.0);
    let mut said = Vec::new();
    for _ in 0..count {
        // It is read when a step begins, and when it is over.
        said.extend(session.call(&mut || now.replace(now.get() + cost)));
    }
    said
}

/// How many rows a list makes grow in so many steps that take so long.
fn rows(cost: f64, count: usize) -> u64 {
    let mut session = Session::default();
    let (spec, axis) = ("mem0".to_owned(), Axis::Memory);
    session.ask(1, 0, Question::Numbers { spec, axis, n: (9e5, 9e5), k: (1.0, 1.0) }).expect("a question");
    calls(&mut session, cost, count);
    session.stop(0);
    let said = calls(&mut session, 4.0, 1);
    progress(&said)[0].lines
}

#[test]
fn steps_that_are_short_do_more_and_steps_that_are_long_do_less() {
    let [short, right, long] = [0.5, 4.0, 32.0].map(|cost| rows(cost, 6));
    assert!(short > 2 * right, "{short} rows in short steps, {right} in those of the right length");
    assert!(2 * long < right, "{long} rows in long steps, {right} in those of the right length");
}

#[test]
fn a_clock_that_stands_still_is_not_trusted_with_everything() {
    // At most twice as much from one call to the next.
    let (one, six) = (rows(4.0, 1), rows(0.0, 6));
    assert!(six <= 64 * one, "{six} rows after {one}");
}

#[test]
fn what_ends_early_says_nothing_about_how_much_fits() {
    let mut session = Session::default();
    let request = look("memplus", "k", 0, (0, 0), (1, 1));
    for id in 0..20 {
        session.look(id, 0, request.clone()).expect("a look");
        calls(&mut session, 0.0, 10);
    }
    // The next tiles are cut a few at a time all the same.
    session.look(99, 0, look("memplus", "k", 0, (4096, 0), (6, 6))).expect("a look");
    let said = calls(&mut session, 4.0, 1);
    assert!(!is_done(&said, 99), "all of it in one step");
}
