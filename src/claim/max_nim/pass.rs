//! Section 3: the game with a pass. Theorem 4 and Tables 2–6 say the same, the tables without a proof.

use super::ratio;
use super::recurrence::WITHOUT;
use crate::claim::{Case, Check, Claim, ensure};
use crate::theorem::max_nim::{pass_index, passed, passed_printed};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![table_1()];
    for (id, number, statement) in [
        ("max-nim/thm-4-i", "Theorem 4 (i)", "For d ≥ 3 the pass exchanges the values 2m and 2m + 1."),
        ("max-nim/table-2", "Table 2", "For d ≥ 3 the pass exchanges 0 with 1, and 2m with 2m + 1."),
    ] {
        let claim = Claim::new(id, number, statement, "2m ↔ 2m+1", || THREE.map(|d| printed(d, |_, _| true)).into());
        claims.push(
            claim
                .over("d = 3, 22/7, 10/3, 7")
                .about(&["maxnim?d=3&pass=1"])
                .corrected(
                    "It does for n ≥ 2. A heap of 1 has the value 2 with the pass.",
                    "G_p(1) = 2, 2m ↔ 2m+1 'for' n ≥ 2",
                    || THREE.map(right).into(),
                )
                .proved_here("max-nim-pass.md"),
        );
    }
    for (id, number) in [("max-nim/thm-4-ii", "Theorem 4 (ii)"), ("max-nim/table-3", "Table 3")] {
        let statement = "For 2 ≤ d < 3 the pass turns 0, 1, 2 into 1, 2, 0 and exchanges 2m + 1 with 2m + 2 for m ≥ 1.";
        let claim = Claim::new(id, number, statement, "0 ↦ 1 ↦ 2 ↦ 0, 2m+1 ↔ 2m+2", || {
            TWO.map(|d| printed(d, |_, _| true)).into()
        });
        claims.push(claim.over("d = 2, 9/4, 5/2, 14/5").about(&["maxnim?d=2&pass=1"]));
    }
    for (id, number) in [("max-nim/thm-4-iii-1", "Theorem 4 (iii.1)"), ("max-nim/table-4", "Table 4")] {
        let statement = "For a/(a − 1) > d ≥ (a + 1)/a and odd a the pass turns 0, a, a + 1 into a, a + 1, 0 and exchanges other 2m + 1 and 2m + 2.";
        let claim = Claim::new(id, number, statement, "0 ↦ a ↦ a+1 ↦ 0, 2m+1 ↔ 2m+2", || {
            ODD.map(|d| printed(d, |_, _| true)).into()
        });
        claims.push(
            claim.over("d = 4/3, 7/5, 6/5, 8/7 (a = 3, 3, 5, 7)").about(&["maxnim?d=4/3&pass=1"]).wording(OVERLAP),
        );
    }
    claims.push(even(
        "max-nim/thm-4-iii-2",
        "Theorem 4 (iii.2)",
        EVEN_STATEMENT,
        "0 ↔ a+1, 2m ↔ 2m+1 'for' m > a+1, 2m+1 ↔ 2m+2 'for' m < a",
        || EVEN.map(|d| printed(d, |_, _| true)).into(),
    ));
    claims.push(
        Claim::new(
            "max-nim/table-5",
            "Table 5",
            "For even a the pass exchanges 0 with a + 1, and 2m with 2m + 1 for m > a + 1.",
            "0 ↔ a+1, 2m ↔ 2m+1",
            || EVEN.map(|d| printed(d, |a, v| v == 0 || v == a + 1 || v / 2 > a + 1)).into(),
        )
        .over(EVEN_NAMES)
        .about(&["maxnim?d=7/4&pass=1"])
        .note("It does so from 2m ≥ a + 2 on, of which the table shows a part."),
    );
    let table_6 = "For even a the pass exchanges 0 with a + 1, and 2m + 1 with 2m + 2 for m < a.";
    claims.push(even("max-nim/table-6", "Table 6", table_6, "0 ↔ a+1, 2m+1 ↔ 2m+2 'for' m < a", || {
        EVEN.map(|d| printed(d, |a, v| v == 0 || v == a + 1 || v.saturating_sub(1) / 2 < a)).into()
    }));
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
            vec![Case::new("maxnim?d=7/4&pass=1", |n, book| {
                book.equal(n, 1, WITHOUT[n as usize])?;
                book.equal(n, 0, WITH[n as usize])
            })]
        },
    )
    .about(&["maxnim?d=7/4", "maxnim?d=7/4&pass=1"])
    .whole(20)
}

/// A statement about even a, which the same correction puts right.
fn even(id: &'static str, number: &'static str, statement: &'static str, formula: &str, check: Check) -> Claim {
    Claim::new(id, number, statement, formula, check)
        .over(EVEN_NAMES)
        .about(&["maxnim?d=7/4&pass=1"])
        .note("The ranges are meant for the values 2m + 2 and 2m, not for m itself; for d = 7/4 the paper's own Table 1 shows 4 turned into 5, at n = 6.")
        .corrected(
            "For even a the pass exchanges 0 with a + 1, 2m + 1 with 2m + 2 while 2m + 2 ≤ a, and 2m with 2m + 1 from 2m ≥ a + 2 on.",
            "0 ↔ a+1, 2m+1 ↔ 2m+2 'for' 2m+2 ≤ a, 2m ↔ 2m+1 'for' 2m ≥ a+2",
            || EVEN.map(right).into(),
        )
        .proved_here("max-nim-pass.md")
}

const EVEN_STATEMENT: &str = "For a/(a − 1) > d ≥ (a + 1)/a and even a the pass exchanges 0 with a + 1, 2m with 2m + 1 for m > a + 1, and 2m + 1 with 2m + 2 for m < a.";
const EVEN_NAMES: &str = "d = 7/4, 15/8, 3/2, 9/7, 5/4 (a = 2, 2, 2, 4, 4)";
const OVERLAP: &str =
    "The general line is printed for m ≠ a, a + 1, where the values a and a + 1 are meant; (a) is read before it.";

const THREE: [&str; 4] = ["3", "22/7", "10/3", "7"];
const TWO: [&str; 4] = ["2", "9/4", "5/2", "14/5"];
const ODD: [&str; 4] = ["4/3", "7/5", "6/5", "8/7"];
const EVEN: [&str; 5] = ["7/4", "15/8", "3/2", "9/7", "5/4"];

/// What the paper prints for the values v that are `spoken` of, given a. The memory 1 is a pass that is gone.
fn printed(d: &str, spoken: fn(u64, u64) -> bool) -> Case {
    let ratio = ratio(d);
    Case::new(&format!("maxnim?d={d}&pass=1"), move |n, book| {
        let without = book.value(n, 1);
        let claimed = passed_printed(ratio, without).filter(|_| n > 0 && spoken(pass_index(ratio), without));
        claimed.map_or(Ok(()), |claimed| book.equal(n, 0, claimed))
    })
}

/// Theorem 4 put right.
fn right(d: &str) -> Case {
    let ratio = ratio(d);
    Case::new(&format!("maxnim?d={d}&pass=1"), move |n, book| {
        let without = book.value(n, 1);
        let (found, claimed) = (book.value(n, 0), passed(ratio, n, without));
        ensure(found == claimed, (n, 0), found, claimed)
    })
}
