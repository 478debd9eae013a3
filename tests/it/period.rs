//! Periods: the search against its slow twin, and what is said to be proved against heaps much farther out.

use nimscope::engine::Engine;
use nimscope::game::catalogue::Layout;
use nimscope::game::{Cell, Heap};
use nimscope::grow::{self, Grow};
use nimscope::paper;
use nimscope::paper::{Spec, Theory, open};
use nimscope::table::{Axis, Finding, How, PeriodReport, Periods, Repeat, Search, Source};
use proptest::prelude::*;

fn spec(text: &str) -> Spec {
    Spec::parse(text).expect("a game")
}

/// What is found in the first heaps of a game.
fn report(text: &str, heaps: u64) -> PeriodReport {
    let spec = spec(text);
    let mut periods = Periods::new(&spec, Heap::EMPTY, 0, heaps);
    let mut engine = open(&spec);
    grow::finish(&mut periods.on(&mut *engine), 100_000).expect("a search ends where its table does");
    let report = periods.report();
    assert_eq!(report.progress.0, report.progress.1, "{text}");
    report
}

/// The first values of a game.
fn values(text: &str, heaps: u64) -> Vec<u32> {
    let mut engine = open(&spec(text));
    while engine.rows() < heaps.min(engine.limit()) {
        engine.advance(1_000_000);
    }
    (0..heaps).map_while(|n| engine.value(Cell { row: n, column: 0 })).collect()
}

/// The same as [`Search`], heap by heap for every period.
fn slowly(sequence: &[u32], outcomes: bool) -> Option<Repeat> {
    let letter = |heap: usize| i64::from(if outcomes { sequence[heap].min(1) } else { sequence[heap] });
    let length = sequence.len();
    let repeats = (1..=length / 2).filter_map(|period| {
        let saltus = letter(length - 1) - letter(length - 1 - period);
        let from = (0..length - period).rev().take_while(|&n| letter(n + period) - letter(n) == saltus).last()?;
        let grows = saltus > 0 && !outcomes;
        let told = length - from >= 2 * period && (saltus == 0 || grows);
        told.then_some(Repeat { from: from as u64, period: period as u64, saltus: saltus as u64 })
    });
    repeats.min_by_key(|repeat| (repeat.from, repeat.period))
}

/// The search in slices of this much work.
fn in_slices(sequence: &[u32], outcomes: bool, work: u64) -> Option<Repeat> {
    let mut search = Search::new(outcomes);
    while !search.step(sequence, work) {}
    search.best()
}

fn seen(finding: &Finding) -> Option<(u64, u64, u64)> {
    let period = finding.period.as_ref()?;
    Some((u64::try_from(&period.from).expect("a small heap"), period.period, period.saltus))
}

proptest! {
    /// Words that repeat from some place on, and grow meanwhile.
    #[test]
    fn the_search_finds_what_its_slow_twin_finds(
        before in prop::collection::vec(0_u32..3, 0..30),
        again in prop::collection::vec(0_u32..3, 1..12),
        saltus in 0_u32..3,
        length in 0_usize..160,
        work in 0_u64..40,
    ) {
        let tail = (0..length).map(|n| again[n % again.len()] + saltus * (n / again.len()) as u32);
        let word: Vec<u32> = before.iter().copied().chain(tail).collect();
        for outcomes in [false, true] {
            let found = in_slices(&word, outcomes, work);
            prop_assert_eq!(found, slowly(&word, outcomes));
            if length >= 2 * again.len() && (saltus == 0 || !outcomes) {
                prop_assert!(found.expect("it repeats").from <= before.len() as u64);
            }
        }
    }

    #[test]
    fn so_it_does_in_any_word(word in prop::collection::vec(0_u32..4, 0..60), work in 0_u64..9) {
        for outcomes in [false, true] {
            prop_assert_eq!(in_slices(&word, outcomes, work), slowly(&word, outcomes));
        }
    }

    /// A rule whose form proves that it repeats makes values that do, and what is said to be proved holds farther out.
    #[test]
    fn a_period_that_is_proved_goes_on(a in 1_u64..7, b in 0_u64..5, m in 1_u64..9, c in 0_u64..6) {
        for rule in [format!("({a}n + {b}) mod {m}"), format!("if(n mod {m} < {b}, {c}, {a})"), c.to_string()] {
            let text = format!("maximum?f={rule}");
            let found = report(&text, 4_000);
            let values = values(&text, 40_000);
            for (finding, outcomes) in [(&found.values, false), (&found.outcomes, true)] {
                prop_assert_eq!(finding.how, How::Proved, "{}", &text);
                let (from, period, saltus) = seen(finding).expect("a period");
                prop_assert_eq!(slowly(&values[..2_000], outcomes), Some(Repeat { from, period, saltus }));
                let letter = |n: usize| if outcomes { values[n].min(1) } else { values[n] };
                let (from, period) = (from as usize, period as usize);
                prop_assert!((from..values.len() - period).all(|n| letter(n) == letter(n + period)), "{}", &text);
            }
        }
    }
}

/// Every game on one heap, with every set of parameters that its presets have.
#[test]
fn every_game_on_one_heap_is_searched_as_slowly() {
    let mut games = 0;
    let entries = paper::entries().iter().filter(|entry| entry.layout == Layout::Strip);
    let links = entries.flat_map(|entry| entry.presets).map(|preset| nimscope::link::parse(preset.link).state.spec);
    let mut specs: Vec<String> = links.map(|spec| spec.to_string()).collect();
    specs.sort();
    specs.dedup();
    for text in specs {
        let values = values(&text, 3_000);
        for outcomes in [false, true] {
            assert_eq!(in_slices(&values, outcomes, 1_000), slowly(&values, outcomes), "{text}");
        }
        games += 1;
    }
    assert!(games >= 20, "{games}");
}

/// What a theorem says of a period is what is seen, to the heap at which it begins.
#[test]
fn theory_says_what_is_seen() {
    let imark = (2..9).flat_map(|t| (2..14).map(move |d| format!("imark?t={t}&d={d}")));
    let minimum = (0..9).map(|c| format!("minimum?f={c}"));
    let mut told = 0;
    for text in imark.chain(minimum) {
        let values = values(&text, 20_000);
        for (theory, outcomes) in
            [(spec(&text).game().period_of_values(), false), (spec(&text).game().period_of_outcomes(), true)]
        {
            let found = in_slices(&values[1_000..], outcomes, 100_000);
            match theory {
                Theory::Repeats { from, period, saltus, .. } => {
                    assert_eq!(slowly(&values[..5_000], outcomes), Some(Repeat { from, period, saltus }), "{text}");
                    told += 1;
                }
                // An exception lies between a heap and d times as much, of d up to 13.
                Theory::Never(_) => assert_ne!(found.map(|found| found.from), Some(0), "{text}"),
                Theory::Open | Theory::Window { .. } => {}
            }
        }
    }
    assert!(told > 80, "{told}");
}

/// What proves that the outcomes of Maximum Nim never become periodic: gaps between P-positions, and values without bound.
#[test]
fn p_positions_lie_ever_farther_apart() {
    for (text, bound) in [
        ("maximum?f=floor(n/2)", (|n| n / 2) as fn(usize) -> usize),
        ("maximum?f=floor(sqrt(n))", usize::isqrt),
        ("maxnim?d=3/2", |n| (2 * n).div_ceil(3)),
    ] {
        assert!(matches!(spec(text).game().period_of_outcomes(), Theory::Never(_)), "{text}");
        let values = values(text, 100_000);
        let places: Vec<usize> = (0..values.len()).filter(|&n| values[n] == 0).collect();
        assert!(places.len() > 5 && places.windows(2).all(|pair| pair[1] == pair[0] + bound(pair[1]) + 1), "{text}");
        let last = &values[values.len() - bound(values.len()) / 2..];
        assert!(last.iter().max() >= Some(&(last.len() as u32 - 1)), "{text}");
    }
    for text in ["maximum?f=n", "maximum?f=2n", "maximum?f=7", "maximum?f=min(n, 9)", "minimum?f=floor(n/2)"] {
        assert!(!matches!(spec(text).game().period_of_outcomes(), Theory::Never(_)), "{text}");
    }
}

/// The one line that proves that no values of a subtraction-division game become periodic.
#[test]
fn a_heap_and_its_multiple_differ() {
    for text in ["imark?S=1&D=2,3", "imark?t=5&d=7", "mark?S=1,4&D=3&round=ceil&end=1", "mark?S=2&D=2"] {
        let values = values(text, 10_000);
        let Theory::Never(why) = spec(text).game().period_of_values() else { panic!("{text}") };
        assert!(why.contains("dx moves to x"), "{why}");
        for d in if text.contains("D=2,3") { vec![2, 3] } else { vec![spec_divisor(text)] } {
            assert!((2..values.len() / d).all(|x| values[x] != values[d * x]), "{text}, {d}");
        }
    }
}

fn spec_divisor(text: &str) -> usize {
    let divisor = text.split(['?', '&']).find_map(|pair| pair.strip_prefix("D=").or(pair.strip_prefix("d=")));
    divisor.and_then(|d| d.parse().ok()).expect("one divisor")
}

#[test]
fn what_is_said() {
    let said = |text: &str| report(text, 10_000);
    let seven = said("maximum?f=n mod 7");
    assert_eq!(seen(&seven.values), Some((0, 7, 0)));
    assert_eq!(seven.values.width, Some(7));
    assert_eq!(
        seven.values.words,
        "The values repeat with period 7 from heap 0 on. Proved: f is at most 6, so that a value depends on the last 6 \
         values and on n mod 7, and all these recur."
    );
    assert_eq!(seven.outcomes.words, "The outcomes repeat with period 7 from heap 0 on. Proved: the values repeat.");
    // The form does not tell that this is ⌈n/2⌉.
    let half = said("maximum?f=floor(n/2) + n mod 2").values;
    assert_eq!((half.how, seen(&half), half.width), (How::Seen, None, None));
    assert_eq!(
        half.words,
        "No period of the values was seen: none holds through the last nine tenths of the heaps from 0 to 9999."
    );
    // The form does not tell that the remainder of a square repeats.
    let square = said("maximum?f=n^2 mod 4").values;
    assert_eq!((square.how, seen(&square)), (How::Seen, Some((0, 2, 0))));
    assert_eq!(square.words, "The values repeat with period 2 from heap 0 on: seen up to heap 9999, not proved.");
    for (text, why) in [("maximum?f=floor(n/2)", "b = a + f(b) + 1"), ("maxnim?d=3/2", "b = a + ⌈b/d⌉ + 1")] {
        let thin = said(text);
        let never =
            "The values never become periodic. Proved: the values have no bound, and yet 0 comes back for ever.";
        assert_eq!(thin.values.words, never, "{text}");
        assert!(thin.outcomes.words.contains(why), "{}", thin.outcomes.words);
    }
    let imark = said("imark?t=5&d=6");
    assert_eq!((imark.outcomes.how, seen(&imark.outcomes)), (How::Proved, None));
    assert!(imark.outcomes.words.starts_with("The outcomes never become periodic. Proved: by Theorem 1 "));
    let three = said("minimum?f=2").values;
    assert!(three.words.contains("from heap 0 on they grow by 1 every 3 heaps. Proved: "), "{}", three.words);
    let nim = said("minimum?f=n mod 1").values;
    assert!(nim.words.ends_with("they grow by 1 every heap: seen up to heap 9999, not proved."), "{}", nim.words);
    assert_eq!(
        said("maximum?f=0").values.words,
        "The values are all the same from heap 0 on. Proved: no heap has a move."
    );
}

/// A table that ends, one that begins far away, and what is no sequence at all.
#[test]
fn where_the_heaps_come_from() {
    let ends = report("maximum?f=100 - n", 10_000).values;
    assert!(ends.words.ends_with("of the heaps from 0 to 100."), "{}", ends.words);
    let search = |text: &str, axis: &str| {
        let mut source = Source::new(spec(text), Axis::parse(axis).expect("an axis")).expect("a table");
        let mut periods = source.periods()?;
        grow::finish(&mut periods.on(&mut *source.engine), 10_000_000).expect("a search ends where its table does");
        Some(periods.report())
    };
    let wide = search("maximum?f=n", "far:64:10^15").expect("a sequence").values;
    assert!(wide.words.ends_with("on, values are too large to be compared."), "{}", wide.words);
    let outcomes = search("imark?S=1&D=2", "far:64:10^30").expect("a sequence").outcomes;
    assert!(outcomes.words.starts_with("The outcomes repeat with period 2 from heap 4 on. Proved: by Sopena"));
    let none = search("imark?S=1&D=2,3", "far:64:10^30").expect("a sequence").outcomes;
    assert!(none.words.ends_with(&format!("from 1{} to 1{}99999.", "0".repeat(30), "0".repeat(25))), "{}", none.words);
    for (text, axis) in [("mem", "k"), ("maxnim", "sweep:d:2-3:4"), ("maximum", "triangle")] {
        assert!(search(text, axis).is_none(), "{text} {axis}");
    }
}

/// No call is long, and the same is found: a million heaps take a thousand calls.
#[test]
fn the_work_is_done_in_slices() {
    let spec = spec("imark?S=1&D=2,3");
    let mut periods = Periods::new(&spec, Heap::EMPTY, 0, 1_000_000);
    let mut engine: Box<dyn Engine> = open(&spec);
    let mut calls = 0;
    let mut done = 0;
    while !periods.progress().is_over() {
        periods.on(&mut *engine).advance(20_000);
        calls += 1;
        let now = periods.progress().done;
        assert!(now >= done && now - done <= 20_000, "{done} to {now}");
        done = now;
    }
    assert!(calls > 1_000, "{calls}");
}
