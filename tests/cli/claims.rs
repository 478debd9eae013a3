//! `nimscope claims`: verdicts as text and as data, and the page of errata.

use nimscope::paper;

use super::{json, print, run};

#[test]
fn text_says_how_far_it_holds_or_where_it_fails() {
    let holds = print(&["claims", "--claim", "memgames/thm-3.1", "--to", "60"]);
    assert!(holds.starts_with("memgames/thm-3.1 (Theorem 3.1)\n"), "{holds}");
    assert!(holds.ends_with("  holds for n ≤ 60\n"), "{holds}");
    let fails = print(&["claims", "--claim", "imark/thm-1", "--to", "500"]);
    assert!(fails.contains("  FAILS: imark?t=2&d=3 at n = 12: 1, claimed: 2\n  corrected: "), "{fails}");
    assert!(fails.contains("\n  proved in docs/proofs/imark-two.md#theorem-1, holds for n ≤ 500\n  note: "), "{fails}");
    // Table 1's gaps have not occurred before, so that no shorter range is looked at.
    let reached = print(&["claims", "--claim", "imark/table-1", "--to", "100"]);
    assert!(reached.contains("\n  holds for n ≤ 13965\n"), "{reached}");
    let proved = print(&["claims", "--claim", "max-nim/thm-4-i", "--to", "60"]);
    assert!(proved.contains("\n  proved in docs/proofs/max-nim-pass.md#theorem-a, holds for n ≤ 60\n"), "{proved}");
}

#[test]
fn json_is_a_list_of_verdicts() {
    let list = json(&["claims", "--paper", "max-nim", "--to", "100", "--format", "json"]);
    let list = list.as_array().expect("a list");
    assert_eq!(list.len(), paper::claims().iter().filter(|claim| claim.paper().id == "max-nim").count());
    for report in list {
        assert!(report["id"].as_str().is_some_and(|id| id.starts_with("max-nim/")), "{report}");
        assert_eq!(report["paper"], "max-nim");
        assert!(report["statement"].is_string() && report["formula"].is_string() && report["checked"].is_u64());
        let fails = report["printed"] == "fails";
        assert!(fails || report["printed"] == "holds", "{report}");
        assert_eq!(fails, report["counterexample"].is_object(), "{report}");
        assert_eq!(fails, report["corrected"].is_object(), "{report}");
    }
    let of = |id: &str| list.iter().find(|report| report["id"] == id).expect("a claim");
    let counterexample = &of("max-nim/thm-4-iii-2")["counterexample"];
    assert_eq!(counterexample["spec"], "maxnim?d=7/4&pass=1");
    assert_eq!(counterexample["link"], "maxnim?d=7/4&pass=1&v=1&n=0-30&k=0-63&cell=0,0");
    assert_eq!((counterexample["n"].as_u64(), counterexample["found"].as_str()), (Some(0), Some("0")));
    assert_eq!(of("max-nim/table-1")["checked"], 20, "a printed table has no more rows");
}

#[test]
fn an_unknown_claim_is_an_error() {
    let outcome = run(&["claims", "--claim", "memgames/thm-99"]);
    assert_eq!((outcome.code, outcome.out.as_str()), (2, ""));
    assert!(outcome.err.contains("memgames/thm-99"), "{}", outcome.err);
}

/// The page is made by `nimscope claims --format errata > docs/errata.md`.
#[test]
fn the_page_of_errata_is_what_the_checks_find() {
    assert_eq!(print(&["claims", "--format", "errata"]), include_str!("../../docs/errata.md"));
}
