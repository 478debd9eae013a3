//! The counterexamples that are known, and the verdicts on everything else.

use nimscope::claim::{Run, Verdict};
use nimscope::game::Cell;
use nimscope::game::numbers::Ratio;
use nimscope::grow::{self, Grow};
use nimscope::paper::max_nim::theorems::passed_printed;
use nimscope::paper::{Spec, claims};
use nimscope::{link, paper};

use super::{find, finished};

/// The place, the value found and the value claimed of the least counterexample to a printed statement.
fn check(id: &str, spec: &str, (n, k): (u64, u64), found: &str, claimed: &str) {
    let claim = find(id);
    let counterexample = finished(claim.check, claim.to).counterexample().expect("a counterexample");
    assert_eq!((counterexample.spec.as_str(), counterexample.n, counterexample.k), (spec, n, k), "{id}");
    assert_eq!((counterexample.found.as_str(), counterexample.claimed.as_str()), (found, claimed), "{id}");
    let parsed = link::parse(&counterexample.link);
    assert_eq!((parsed.state.cell, parsed.problems), (Some([n, k]), Vec::new()), "{id}");
    let correction = claim.correction.as_ref().expect("what fails is corrected");
    assert_eq!(finished(correction.check, claim.to).counterexample(), None, "{id}, corrected");
}

#[test]
fn i_mark() {
    check("imark/thm-1", "imark?t=2&d=3", (12, 0), "1", "2");
    check("imark/thm-3", "imark?S=2&D=5", (10, 0), "2", "0");
    check("imark/conj-4", "imark?S=1&D=2", (6, 0), "2", "not 2");
    check("imark/conj-4-tuples", "imark?S=3&D=2", (2, 0), "1", "0");
}

#[test]
fn max_nim() {
    // Every part speaks of the empty heap, too, which has no pass.
    for (part, d, claimed) in [("i", "3", "1"), ("ii", "2", "1"), ("iii-1", "4/3", "3"), ("iii-2", "7/4", "3")] {
        check(&format!("max-nim/thm-4-{part}"), &format!("maxnim?d={d}&pass=1"), (0, 0), "0", claimed);
    }
    for (table, d, claimed) in [(2, "3", "1"), (3, "2", "1"), (4, "4/3", "3"), (5, "7/4", "3"), (6, "7/4", "3")] {
        check(&format!("max-nim/table-{table}"), &format!("maxnim?d={d}&pass=1"), (0, 0), "0", claimed);
    }
    // The remarks: beyond the empty heap (i) fails at 1, (ii), (iii.1) and Tables 3 to 5 nowhere, (iii.2) and Table 6 at 5.
    let beyond = |id: &str| {
        let mut run = Run::collecting(find(id).check, 300, 50);
        grow::finish(&mut run, 1_000_000).expect("every rule has its values");
        run.failures().filter(|failure| failure.1 > 0).map(|(spec, n, _)| (spec, n)).collect::<Vec<_>>()
    };
    for id in ["max-nim/thm-4-i", "max-nim/table-2"] {
        let failures = beyond(id);
        assert!(failures.len() == 4 && failures.iter().all(|failure| failure.1 == 1), "{id}: {failures:?}");
    }
    for id in ["thm-4-ii", "thm-4-iii-1", "table-3", "table-4", "table-5"] {
        assert_eq!(beyond(&format!("max-nim/{id}")), [], "{id}");
    }
    for id in ["max-nim/thm-4-iii-2", "max-nim/table-6"] {
        assert_eq!(beyond(id).first(), Some(&("maxnim?d=3/2&pass=1".to_owned(), 5)), "{id}");
    }
    // The paper's own example as the remark says: 4 becomes 5, and not 3.
    let d = Ratio::parse("7/4").expect("a ratio");
    let mut engines = [0, 1].map(|pass| {
        let mut engine = paper::open(&Spec::parse(&format!("maxnim?d=7/4&pass={pass}")).expect("a game"));
        engine.advance(100_000);
        engine
    });
    let mut value = |pass: usize, row| engines[pass].value(Cell { row, column: 0 }).map(u64::from);
    let mut fails =
        |n: &u64| value(0, *n).and_then(|v| passed_printed(d, v)).is_some_and(|claimed| value(1, *n) != Some(claimed));
    assert_eq!((1..100).find(|n| fails(n)), Some(6));
}

#[test]
fn memgames() {
    check("memgames/appendix", "mem0", (1, 2), "1", "0");
    let words = ["106 asymptotic and 146 early exceptions", "106 asymptotic and 143 early exceptions"];
    check("memgames/ex-105161", "mem0", (923_136, 692_352), words[0], words[1]);
}

/// What is only a matter of wording is remarked on, holds, and names the right places.
#[test]
fn remarks_on_memgames() {
    for id in ["sec-1-fibonacci", "thm-4.2", "thm-5.8", "sec-6-envelope"] {
        let claim = find(&format!("memgames/{id}"));
        assert!(claim.wording && claim.correction.is_none(), "{id}");
        assert_eq!(finished(claim.check, 60).counterexample(), None, "{id}");
    }
    let value = |spec: &str, n, k| {
        let mut engine = paper::open(&Spec::parse(spec).expect("a spec"));
        while engine.rows() <= n {
            engine.advance(1_000_000);
        }
        engine.value(Cell { row: n, column: k })
    };
    // With F(0) = ∅ nothing can be removed from a heap that nobody has touched.
    let differs = |n: &u64| value("memgame?F={1..2k}", *n, 0) != value("memgame?F=k = 0 or j <= 2k", *n, 0);
    assert_eq!((0..3).find(differs), Some(1));
    assert!((0..9).all(|k| value("mem0", 0, k) == Some(0)));
    let cells = (0..9).flat_map(|n| (1..=n).map(move |k| (n, k)));
    let mut differing = cells.filter(|&(n, k)| k * k >= n && value("mnem", n, k) != value("mem", n, k));
    assert_eq!(differing.next(), Some((2, 2)));
    assert_eq!((value("mnem", 2, 2), value("mem", 2, 2)), (Some(2), Some(1)));
    assert!(find("memgames/thm-5.8").note.is_some_and(|note| note.contains("a − n and a − n′")));
}

#[test]
fn restricted_nim() {
    check("restricted/sec-4-h", "minimum?f=floor((n-1)/2)", (15, 0), "4", "5");
    check("restricted/sec-4-q", "minimum?f=floor((n-1)/2)", (1, 0), "the first 1 at 1", "at 0");
}

/// Nothing but the statements above fails, and nothing that holds is corrected.
#[test]
fn everything_else_holds() {
    for claim in claims().iter().filter(|claim| claim.correction.is_none()) {
        let run = finished(claim.check, claim.to);
        assert_eq!(
            (run.counterexample(), run.progress().refusal, run.reached()),
            (None, None, claim.to),
            "{}",
            claim.id
        );
    }
    assert_eq!(claims().iter().filter(|claim| claim.correction.is_some()).count(), 17);
}

#[test]
fn what_is_refuted_is_what_fails() {
    use nimscope::claim::ClaimState;
    let state = |id: &str| find(id).state();
    assert_eq!(state("memgames/thm-3.1"), ClaimState::Paper);
    assert_eq!(state("memgames/sec-6-rows"), ClaimState::Here);
    assert_eq!(state("memgames/table-1"), ClaimState::Computed);
    assert_eq!(state("imark/sec-1.4-a-2a"), ClaimState::Observed);
    assert_eq!(state("memgames/sec-6-finite"), ClaimState::Open);
    for claim in claims() {
        let fails = finished(claim.check, claim.to).counterexample().is_some();
        assert_eq!(claim.state() == ClaimState::Refuted, fails, "{}", claim.id);
    }
}

#[test]
fn a_verdict_says_who_proved_it() {
    use nimscope::claim::Report;
    let verdict = |id: &str| {
        let claim = find(id);
        let printed = finished(claim.check, 50);
        let corrected = claim.correction.as_ref().map(|correction| finished(correction.check, 50));
        let report = Report::new(claim, &printed, corrected.as_ref());
        (report.printed, report.corrected.map(|corrected| corrected.verdict))
    };
    assert_eq!(verdict("memgames/thm-3.1"), (Verdict::Holds, None));
    assert_eq!(verdict("memgames/sec-6-rows"), (Verdict::Proved, None));
    assert_eq!(verdict("memgames/sec-6-finite"), (Verdict::Open, None));
    assert_eq!(verdict("imark/conj-4"), (Verdict::Fails, Some(Verdict::Proved)));
    assert_eq!(verdict("imark/thm-1"), (Verdict::Fails, Some(Verdict::Proved)));
    assert_eq!(verdict("imark/sec-4-c3"), (Verdict::Proved, None));
    assert_eq!(verdict("imark/sec-1.4-a-2a"), (Verdict::Open, None));
    assert_eq!(verdict("imark/thm-3"), (Verdict::Fails, Some(Verdict::Holds)));
    assert_eq!(verdict("max-nim/thm-4-i"), (Verdict::Fails, Some(Verdict::Proved)));
}

/// A theorem about heaps beyond the table is checked as far as the table reaches, and no farther.
#[test]
fn a_check_ends_where_the_tables_end() {
    let run = finished(find("max-nim/thm-3").check, 40_000);
    assert_eq!((run.counterexample(), run.progress().refusal), (None, None));
    assert!(run.reached() < 40_000 && run.reached() >= 10_000, "{}", run.reached());
}
