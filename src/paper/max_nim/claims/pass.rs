//! Section 3: the game with a pass. Theorem 4 and Tables 2–6 say nearly the same, without a proof, and are read as they
//! stand: of every heap, with the ranges that are printed, the lines about single values before the general ones.

use super::ratio;
use super::recurrence::WITHOUT;
use crate::claim::{Case, Check, Claim, ensure};
use crate::game::numbers::Ratio;
use crate::paper::max_nim::theorems::{pass_index, passed, passed_printed, permuted};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![table_1()];
    for (id, number, statement) in [
        ("max-nim/thm-4-i", "Theorem 4 (i)", "For d ≥ 3 the pass exchanges the values 2m and 2m + 1."),
        ("max-nim/table-2", "Table 2", "For d ≥ 3 the pass exchanges 0 with 1, and 2m with 2m + 1."),
    ] {
        let claim =
            Claim::new(id, number, statement, "2m ↔ 2m+1", || THREE.map(|d| printed(d, passed_printed)).into());
        claims.push(
            claim
                .over("d = 3, 22/7, 10/3, 7")
                .about(&["maxnim?d=3&pass=1"])
                .note("An empty heap has no pass, as the paper's own Table 1 shows, and a heap of 1 goes its own way; from 2 on all is well.")
                .corrected(
                    "It does for n ≥ 2. With the pass an empty heap has the value 0, and a heap of 1 has the value 2.",
                    "G_p(0) = 0, G_p(1) = 2, 2m ↔ 2m+1 'for' n ≥ 2",
                    || THREE.map(right).into(),
                )
                .proved_here(PROOF),
        );
    }
    for (id, number) in [("max-nim/thm-4-ii", "Theorem 4 (ii)"), ("max-nim/table-3", "Table 3")] {
        let statement = "For 2 ≤ d < 3 the pass turns 0, 1, 2 into 1, 2, 0 and exchanges other 2m + 1 and 2m + 2.";
        let claim = Claim::new(id, number, statement, "0 ↦ 1 ↦ 2 ↦ 0, 2m+1 ↔ 2m+2", || {
            TWO.map(|d| printed(d, passed_printed)).into()
        });
        claims.push(
            claim
                .over("d = 2, 9/4, 5/2, 14/5")
                .about(&["maxnim?d=2&pass=1"])
                .note(EMPTY)
                .corrected(
                    "It does for n ≥ 1. An empty heap has the value 0.",
                    "G_p(0) = 0, 0 ↦ 1 ↦ 2 ↦ 0, 2m+1 ↔ 2m+2 'for' n ≥ 1",
                    || TWO.map(right).into(),
                )
                .proved_here(PROOF),
        );
    }
    claims.push(odd(
        "max-nim/thm-4-iii-1",
        "Theorem 4 (iii.1)",
        "For a/(a − 1) > d ≥ (a + 1)/a and odd a the pass turns 0, a, a + 1 into a, a + 1, 0 and exchanges 2m + 1 with 2m + 2 for m ≠ a, a + 1.",
        "An empty heap has no pass, as the paper's own Table 1 shows. With m ≠ a, a + 1 the values a and a + 1 are meant; as it stands the line \
         leaves out 2a + 1 to 2a + 4, which the pass exchanges too.",
        || ODD.map(|d| printed(d, passed_printed)).into(),
    ));
    claims.push(odd(
        "max-nim/table-4",
        "Table 4",
        "For odd a the pass turns 0, a, a + 1 into a, a + 1, 0 and exchanges other 2m + 1 and 2m + 2.",
        EMPTY,
        || ODD.map(|d| printed(d, |d, v| Some(permuted(d, v)))).into(),
    ));
    claims.push(even(
        "max-nim/thm-4-iii-2",
        "Theorem 4 (iii.2)",
        "For a/(a − 1) > d ≥ (a + 1)/a and even a the pass exchanges 0 with a + 1, 2m with 2m + 1 for m > a + 1, and 2m + 1 with 2m + 2 for m < a.",
        "0 ↔ a+1, 2m ↔ 2m+1 'for' m > a+1, 2m+1 ↔ 2m+2 'for' m < a",
        || EVEN.map(|d| printed(d, passed_printed)).into(),
    ));
    claims.push(even(
        "max-nim/table-5",
        "Table 5",
        "For even a the pass exchanges 0 with a + 1, and 2m with 2m + 1 for m > a + 1.",
        "0 ↔ a+1, 2m ↔ 2m+1 'for' m > a+1",
        || EVEN.map(|d| printed(d, |d, v| part(d, v, v / 2 > pass_index(d) + 1))).into(),
    ));
    claims.push(even(
        "max-nim/table-6",
        "Table 6",
        "For even a the pass exchanges 0 with a + 1, and 2m + 1 with 2m + 2 for m < a.",
        "0 ↔ a+1, 2m+1 ↔ 2m+2 'for' m < a",
        || EVEN.map(|d| printed(d, |d, v| part(d, v, v.saturating_sub(1) / 2 < pass_index(d)))).into(),
    ));
    claims.into_iter().map(|claim| Claim { to: claim.most.min(5000), ..claim }).collect()
}

fn table_1() -> Claim {
    const WITH: [u64; 21] = [0, 2, 1, 3, 0, 2, 5, 1, 4, 7, 3, 6, 0, 9, 2, 8, 11, 5, 10, 1, 13];
    Claim::new(
        "max-nim/table-1",
        "Table 1",
        "For d = 7/4 the values without and with a pass, 0 ≤ n ≤ 20, are as printed.",
        "d = {7}//{4}",
        || {
            vec![
                Case::new("maxnim?d=7/4&pass=0", |n, book| book.equal(n, 0, WITHOUT[n as usize])),
                Case::new("maxnim?d=7/4&pass=1", |n, book| book.equal(n, 0, WITH[n as usize])),
            ]
        },
    )
    .about(&["maxnim?d=7/4", "maxnim?d=7/4&pass=1"])
    .whole(20)
    .wording("The caption calls the rule h(m) = ⌈m/d⌉; it is f(m), and h_d is something else.")
}

/// A statement about odd a, which the same correction puts right.
fn odd(id: &'static str, number: &'static str, statement: &'static str, note: &'static str, check: Check) -> Claim {
    Claim::new(id, number, statement, "0 ↦ a ↦ a+1 ↦ 0, 2m+1 ↔ 2m+2", check)
        .over("d = 4/3, 7/5, 6/5, 8/7 (a = 3, 3, 5, 7)")
        .about(&["maxnim?d=4/3&pass=1"])
        .note(note)
        .corrected(
            "For n ≥ 1 and odd a the pass turns 0, a, a + 1 into a, a + 1, 0 and exchanges 2m + 1 with 2m + 2 for 2m + 1 ≠ a. An empty heap has the \
             value 0.",
            "G_p(0) = 0, 0 ↦ a ↦ a+1 ↦ 0, 2m+1 ↔ 2m+2 'for' 2m+1 ≠ a",
            || ODD.map(right).into(),
        )
        .proved_here(PROOF)
}

/// A statement about even a, which the same correction puts right.
fn even(id: &'static str, number: &'static str, statement: &'static str, formula: &str, check: Check) -> Claim {
    Claim::new(id, number, statement, formula, check)
        .over("d = 7/4, 15/8, 3/2, 9/7, 5/4 (a = 2, 2, 2, 4, 4)")
        .about(&["maxnim?d=7/4&pass=1"])
        .note(
            "An empty heap has no pass, as the paper's own Table 1 shows. The ranges are meant for the values 2m and 2m + 2, not for m itself: that \
             table turns 4 into 5, at n = 6, where m < a as it stands would turn 4 into 3, and m > a + 1 begins only at 2a + 4, where a + 2 is meant.",
        )
        .corrected(
            "For n ≥ 1 and even a the pass exchanges 0 with a + 1, 2m + 1 with 2m + 2 while 2m + 2 ≤ a, and 2m with 2m + 1 from 2m ≥ a + 2 on. An \
             empty heap has the value 0.",
            "G_p(0) = 0, 0 ↔ a+1, 2m+1 ↔ 2m+2 'for' 2m+2 ≤ a, 2m ↔ 2m+1 'for' 2m ≥ a+2",
            || EVEN.map(right).into(),
        )
        .proved_here(PROOF)
}

const PROOF: &str = "max-nim-pass.md#theorem-a";
const EMPTY: &str = "An empty heap has no pass, as the paper's own Table 1 shows; from 1 on all is well.";

const THREE: [&str; 4] = ["3", "22/7", "10/3", "7"];
const TWO: [&str; 4] = ["2", "9/4", "5/2", "14/5"];
const ODD: [&str; 4] = ["4/3", "7/5", "6/5", "8/7"];
const EVEN: [&str; 5] = ["7/4", "15/8", "3/2", "9/7", "5/4"];

/// What the lines (a) of Theorem 4 print for the value v, and what a line says that speaks of `more` values.
fn part(d: Ratio, v: u64, more: bool) -> Option<u64> {
    passed_printed(d, v).filter(|_| more || v == 0 || v == pass_index(d) + 1)
}

/// The game with its pass, and the one that it leads to.
fn with_and_without(d: &str) -> [String; 2] {
    [1, 0].map(|pass| format!("maxnim?d={d}&pass={pass}"))
}

/// What the paper `says` of the values without the pass, for every heap.
fn printed(d: &str, says: fn(Ratio, u64) -> Option<u64>) -> Case {
    let ratio = ratio(d);
    Case::on(&with_and_without(d), move |n, book| {
        let without = book.of(1, n, 0);
        says(ratio, without).map_or(Ok(()), |claimed| book.equal(n, 0, claimed))
    })
}

/// Theorem 4 corrected.
fn right(d: &str) -> Case {
    let ratio = ratio(d);
    Case::on(&with_and_without(d), move |n, book| {
        let without = book.of(1, n, 0);
        let (found, claimed) = (book.value(n, 0), passed(ratio, n, without));
        ensure(found == claimed, (n, 0), found, claimed)
    })
}
