//! The one way to grow: every engine, sheet, claim and search is driven through it, in slices so small that they stop
//! anywhere.

use nimscope::claim::Run;
use nimscope::engine::Engine;
use nimscope::game::big;
use nimscope::game::{Cell, Heap};
use nimscope::grow::{self, Grow, Progress, Reason, Refusal};
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::{Certified, GapScan};
use nimscope::paper::memgames::engine::FrontierScan;
use nimscope::paper::{self, Spec};
use nimscope::table::{Axis, Periods, Source};
use nimscope::{link, sheet};

fn spec(text: &str) -> Spec {
    Spec::parse(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn source(text: &str, axis: &str) -> Result<Source, Refusal> {
    Source::new(spec(text), Axis::parse(axis).unwrap_or_else(|| panic!("{axis} is an axis")))
}

/// Lets something grow for so many slices of so much work: what is done never becomes less and stays within a target that
/// never moves away, and what is over stays as it is.
fn drive(name: &str, growing: &mut dyn Grow, work: u64, slices: usize) {
    let plain = |progress: Progress<'_>| (progress.from, progress.done, progress.target, progress.refusal.cloned());
    let begun = growing.progress();
    assert!(begun.from <= begun.done && begun.done <= begun.target, "{name}: {begun:?}");
    for _ in 0..slices {
        let (was_over, before) = (growing.progress().is_over(), plain(growing.progress()));
        growing.advance(work);
        let now = growing.progress();
        assert!(now.from == before.0 && before.1 <= now.done, "{name}: {now:?} after {before:?}");
        assert!(now.done <= now.target && now.target <= before.2, "{name}: {now:?} after {before:?}");
        assert!(!was_over || plain(now) == before, "{name}: {now:?} after it was over");
        assert!(now.refusal.is_none() || now.is_over() && now.end() == now.done, "{name}: {now:?}");
        if was_over {
            return;
        }
    }
}

/// Every game of the catalogue in its views, and tables of the other kinds: far out, swept, and such as end early.
fn tables() -> Vec<(String, String)> {
    let views = |entry: &'static paper::Entry| {
        let spec = Spec::parse(entry.name).expect("a game has defaults");
        let own = entry.views.iter().map(|view| view.axis);
        own.filter(move |axis| Axis::parse(axis).is_some_and(|axis| axis.suits(&spec)))
            .map(|axis| (entry.name.to_owned(), axis.to_owned()))
    };
    let more = [
        ("memgame?F={1, 6/k}", "k"),
        ("takeaway?f=9 - k", "k"),
        ("dynamic?f=30-n", "k"),
        ("maximum?f=9-n", "strip:64"),
        ("maximum?f=9-n", "interspersion"),
        ("maxnim?d=5/2&pass=1", "strip:64"),
        ("mem?less=mnem", "k"),
        ("memgame?F={1, 6/k}&less=mem0", "k"),
        ("maxnim?d=2&less=maxnim&less.d=21/10", "strip:64"),
        ("maxnim?d=5/2", "far:64:10^9"),
        ("maxnim?d=5/2", "far:64:10^30"),
        ("imark?S=1&D=2,3", "far:64:10^30"),
        ("imark?S=1&D=2,3,5", "far:64:10^40"),
        ("imark?S=2&D=2", "far:64:10^30"),
    ];
    let more = more.map(|(spec, axis)| (spec.to_owned(), axis.to_owned()));
    paper::entries().iter().flat_map(views).chain(more).collect()
}

/// Some cells of the rows that are known: the first, the last, and one between.
fn cells(engine: &dyn Engine) -> Vec<Cell> {
    let rows = [0, engine.rows() / 2, engine.rows().saturating_sub(1)];
    rows.into_iter().flat_map(|row| (0..9).map(move |column| Cell { row, column })).collect()
}

/// A table that is stopped anywhere has the values of one that grew in one go, and comes to the same when it goes on.
#[test]
fn every_engine_grows_in_slices() {
    for (text, axis) in tables() {
        let name = format!("{text} {axis}");
        let open = || source(&text, &axis).unwrap_or_else(|refusal| panic!("{name}: {refusal}")).engine;
        let (mut stopped, mut whole) = (open(), open());
        for (work, slices) in [(1, 200), (0, 5), (1_000, 50), (100_000, 10)] {
            drive(&name, &mut *stopped, work, slices);
            assert_eq!(
                (stopped.rows(), stopped.limit()),
                (stopped.progress().done, stopped.progress().end()),
                "{name}"
            );
            grow::reach(&mut *whole, stopped.rows(), 10_000_000);
            assert!(whole.rows() >= stopped.rows(), "{name}");
            for at in cells(&*stopped) {
                // Where a play can go on for ever, what is not proved yet may be later.
                if let Some(value) = stopped.written(at) {
                    assert_eq!(whole.written(at), Some(value), "{name} at {at:?}");
                }
            }
            let beyond = Cell { row: stopped.rows(), column: 1 };
            assert_eq!(stopped.value(beyond), None, "{name}: a row that is not known");
        }
    }
}

/// What cannot be had says why, before it is opened or when it comes there, and what is known by then stays.
#[test]
fn a_refusal_has_its_reason() {
    for (text, axis, reason, rows) in [
        ("memgame?F={1, 6/k}", "k", Reason::Rule, 5),
        ("takeaway?f=9 - k", "k", Reason::Rule, 10),
        ("dynamic?f=30-n", "k", Reason::Rule, 31),
        ("maximum?f=9-n", "strip:64", Reason::Rule, 10),
        ("minimum?f=9-n", "graph", Reason::Rule, 10),
        ("imark?S=2&D=2", "far:64:10^30", Reason::Unforgetting, 0),
        ("minimum?f=floor(sqrt(n))", "far:64:10^18", Reason::TooSlow, 0),
    ] {
        let mut table = source(text, axis).unwrap_or_else(|refusal| panic!("{text}: {refusal}")).engine;
        let refusal = grow::finish(&mut *table, 10_000_000).expect_err("it ends early");
        assert_eq!((refusal.reason(), table.rows(), table.limit()), (reason, rows, rows), "{text}: {refusal}");
        table.advance(1_000);
        assert_eq!((table.refusal(), table.rows()), (Some(&refusal), rows), "{text} stays as it is");
        assert_eq!(table.value(Cell { row: 0, column: 1 }).is_some(), rows > 0, "{text}");
    }
    for (text, axis, reason) in [
        ("mem", "far:64:10^30", Reason::Beyond),
        ("maximum?f=n mod 7", "far:64:10^30", Reason::Beyond),
        ("maximum?f=floor(log2(n))", "far:64:10^40", Reason::Rule),
        ("imark?S=1&D=2,3,5,7,11", "far:64:10^199", Reason::TooFar),
        ("imark?S=1-62,64&D=2", "far:64:10^30", Reason::Unforgetting),
    ] {
        let refusal = source(text, axis).err().unwrap_or_else(|| panic!("{text} {axis} can be had"));
        assert_eq!(refusal.reason(), reason, "{text} {axis}: {refusal}");
    }
    let refusal = |text: &str, name: &str| sheet::open(&spec(text), name).err().map(|refusal| refusal.reason());
    assert_eq!(refusal("mem", "fill"), Some(Reason::Missing));
    assert_eq!(refusal("maximum?f=1/(n-1)", "fill"), Some(Reason::Rule));
    assert_eq!(refusal("imark?S=2&D=2", "theorem"), Some(Reason::NotProved));
}

/// A sheet that is stopped can be read, and says itself how far it is.
#[test]
fn every_sheet_grows_in_slices() {
    let presets = paper::entries().iter().flat_map(|entry| entry.presets.iter().map(move |preset| (entry, preset)));
    for (entry, preset) in presets.filter(|(_, preset)| preset.link.contains("&show=tables")) {
        let named = preset.link.split('&').find_map(|pair| pair.strip_prefix("sheet="));
        let (spec, name) = (link::parse(preset.link).state.spec, named.unwrap_or(entry.sheets[0].name));
        let open = || sheet::open(&spec, name).unwrap_or_else(|why| panic!("{spec} {name}: {why}"));
        let mut growing = open();
        for (work, slices) in [(1, 100), (10_000, 20)] {
            drive(&format!("{spec} {name}"), &mut *growing, work, slices);
            let (sheet, progress) = (growing.read(), growing.progress());
            assert_eq!((sheet.done, sheet.target), (progress.done, progress.target), "{spec} {name}");
            assert!(!sheet.parts.is_empty(), "{spec} {name}");
        }
        if growing.progress().target <= 100_000 {
            let mut whole = open();
            for sheet in [&mut growing, &mut whole] {
                grow::finish(&mut **sheet, 10_000_000).expect("nothing keeps it");
            }
            assert_eq!(sheet::csv(&growing.read()), sheet::csv(&whole.read()), "{spec} {name}");
        }
    }
}

/// A check that is stopped finds the same when it goes on.
#[test]
fn every_claim_grows_in_slices() {
    for claim in paper::claims() {
        let to = claim.range(Some(20));
        for check in
            [Some(claim.check), claim.correction.as_ref().map(|correction| correction.check)].into_iter().flatten()
        {
            let (mut stopped, mut whole) = (Run::new(check, to), Run::new(check, to));
            drive(claim.id, &mut stopped, 1, 300);
            assert!(stopped.reached() <= stopped.target(), "{}", claim.id);
            for run in [&mut stopped, &mut whole] {
                grow::finish(run, 10_000_000).unwrap_or_else(|why| panic!("{}: {why}", claim.id));
            }
            let found = |run: &Run| (run.counterexample(), run.reached(), run.progress().done);
            assert_eq!(found(&stopped), found(&whole), "{}", claim.id);
        }
    }
}

/// Searches and walks that no table shows.
#[test]
fn searches_grow_in_slices() {
    let text = "imark?S=1&D=2,3";
    let game = spec(text).rules::<Division>().expect("it divides").clone();
    let start = big::parse("10^30").expect("a heap");
    let mut gaps = GapScan::new(&game, 1_000_000, 1_010_000).expect("a range");
    let mut frontier = FrontierScan::new();
    frontier.aim(3_000);
    let mut walk = Certified::new(&game, &start, 500).expect("within reach");
    let mut engine = paper::open(&spec(text));
    let mut periods = Periods::new(&spec(text), Heap::EMPTY, 0, 3_000);
    let mut search = periods.on(&mut *engine);
    let all: [(&str, &mut dyn Grow, u64); 4] = [
        ("gaps", &mut gaps, 1_010_000),
        ("frontier", &mut frontier, 3_000),
        ("walk", &mut walk, 500),
        ("periods", &mut search, 6_000),
    ];
    for (name, growing, target) in all {
        drive(name, growing, 1, 300);
        drive(name, growing, 5_000, 20);
        assert_eq!(growing.progress().target, target, "{name}");
        grow::finish(growing, 1_000_000).expect("nothing keeps it");
        assert_eq!(growing.progress().done, target, "{name}");
        drive(name, growing, 1_000, 1);
    }
}

/// The page and the command line tell refusals apart by their reasons; the sentence goes with it.
#[test]
fn a_refusal_crosses_as_its_reason_and_its_sentence() {
    let plain = |refusal: &Refusal| serde_json::to_value(refusal).expect("plain data");
    assert_eq!(
        plain(&Refusal::TooFar("that heap is out of reach".to_owned())),
        serde_json::json!({ "reason": "tooFar", "message": "that heap is out of reach" })
    );
    assert_eq!(plain(&Refusal::Stopped)["message"], "Stopped before the value was certain.");
    let said = Refusal::Rule("f(3) is negative".to_owned()).said(|why| format!("maximum: {why}"));
    assert_eq!(said, Refusal::Rule("maximum: f(3) is negative".to_owned()));
}
