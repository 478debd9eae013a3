//! Section 4: the game i-Mark({1}, {2, 3}), whose values follow no known pattern but never stay away for long.

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::imark::theorems::most_by_remainder;

pub(super) fn claims() -> Vec<Claim> {
    let claims = vec![
        Claim::new(
            "imark/table-1",
            "Table 1",
            "Up to n = 2^31 − 1 the largest gaps between equal values of i-Mark({1}, {2, 3}) are 4, 8, 19 and 240 for 0, 1, 2 and 3.",
            "4, 8, 19, 240",
            || {
                let far = Case::new(GAME, gaps(FAR, &[(3, 240)])).from(FAR);
                vec![Case::new(GAME, gaps(0, &[(0, 23), (1, 6981), (2, 13_965)])), far]
            },
        )
        .computed()
        .to(100_000)
        .at_least(13_965)
        .note(
            "The gaps first occur at 19→23, 6973→6981, 13946→13965 and 147707580→147707820. The check reaches the first three, and so \
             looks at no shorter range; the last one it reads off certified heaps far out. That none is longer for all n is proved \
             here: see c_3 below.",
        ),
        Claim::new(
            "imark/sec-4-c3",
            "Section 4",
            "The constant c_3 exists: for all n, the longest gaps between equal values of i-Mark({1}, {2, 3}) are exactly 4, 8, 19 and 240 for \
             0, 1, 2 and 3, so that among any 240 consecutive heaps one has the value 3.",
            "c_0 = 4, c_1 = 8, c_2 = 19, c_3 = 240",
            || {
                let far = Case::new(GAME, gaps(FAR, &[(3, 240)])).from(FAR);
                let near = Case::new(GAME, gaps(0, &[(0, 23), (1, 6981), (2, 13_965)]));
                vec![near, far, Case::new(GAME, recurs(3, 240, 240))]
            },
        )
        .conjecture()
        .to(100_000)
        .at_least(13_965)
        .note(
            "The paper asks whether there is such a constant c_3 at all. The proof is a finite one by computer: nimscope gaps 'imark?S=1&D=2,3' \
             --prove repeats it within seconds. Here the values themselves are looked at once more.",
        )
        .proved_here("imark-gaps.md#theorem-1"),
        Claim::new(
            "imark/table-2",
            "Table 2",
            "The values of i-Mark({1}, {2, 3}) are at most 3, 1, 2, 2, 2, 1 for n ≡ 0, 1, 2, 3, 4, 5 (mod 6).",
            "n 'mod' 6 : G(n) ≤ 3, 1, 2, 2, 2, 1",
            || {
                vec![Case::new(GAME, |n, book| {
                    let (found, most) = (book.value(n, 0), most_by_remainder(n).into());
                    ensure(found <= most, (n, 0), found, format_args!("at most {most}"))
                })]
            },
        ),
        Claim::new(
            "imark/thm-5",
            "Theorem 5",
            "Before every heap n > 0 of i-Mark({1}, {2, 3}) one of the last 4 has the value 0.",
            "n > 0 ⇒ ∃ i ∈ [1,4] : G(n−i) = 0",
            || vec![Case::new(GAME, recurs(0, 4, 1))],
        ),
        Claim::new(
            "imark/thm-6",
            "Theorem 6",
            "Before every heap n > 1 of i-Mark({1}, {2, 3}) one of the last 10 has the value 1.",
            "n > 1 ⇒ ∃ i ∈ [1,10] : G(n−i) = 1",
            || vec![Case::new(GAME, recurs(1, 10, 2))],
        )
        .note("One of the last 8 has it already, and no smaller number will do: see c_3 above."),
        Claim::new(
            "imark/thm-7",
            "Theorem 7",
            "Before every heap n > 3 of i-Mark({1}, {2, 3}) one of the last 49 has the value 2.",
            "n > 3 ⇒ ∃ i ∈ [1,49] : G(n−i) = 2",
            || vec![Case::new(GAME, recurs(2, 49, 4))],
        )
        .note("One of the last 19 has it already, and no smaller number will do: see c_3 above."),
        Claim::new(
            "imark/lemma-8",
            "Lemma 8",
            "If m ≡ 5 (mod 6) and none of the heaps m − 7, …, m has the value 2, then m has the value 0.",
            "m ≡ 5 (mod 6), G(m−i) ≠ 2 'for' 0 ≤ i ≤ 7 ⇒ G(m) = 0",
            || vec![Case::new(GAME, lemma_8)],
        )
        .symbol("m"),
    ];
    let about = |claim: Claim| Claim { games: &[GAME], to: claim.to.max(20_000), ..claim };
    claims.into_iter().map(about).collect()
}

const GAME: &str = "imark?S=1&D=2,3";

/// The heap at which the gap of 240 begins.
const FAR: u64 = 147_707_580;

/// In a table from heap `start` on, no gap exceeds the printed one, and those of some values are reached by some row.
fn gaps(start: u64, reached: &'static [(usize, u64)]) -> impl FnMut(u64, &mut Book) -> Checked {
    const PRINTED: [u64; 4] = [4, 8, 19, 240];
    let mut last = [None; 4];
    let mut longest = [0; 4];
    move |row, book| {
        let (n, found) = (start + row, book.value(row, 0));
        let Some(&printed) = PRINTED.get(found as usize) else { return ensure(false, (n, 0), found, "at most 3") };
        let value = found as usize;
        let gap = last[value].replace(n).map_or(0, |before| n - before);
        longest[value] = gap.max(longest[value]);
        ensure(gap <= printed, (n, 0), format_args!("a gap of {gap} for {found}"), format_args!("at most {printed}"))?;
        let mut due = reached.iter().filter(|(_, by)| *by == row);
        due.try_for_each(|&(value, _)| {
            let (longest, printed) = (longest[value], PRINTED[value]);
            ensure(longest == printed, (n, 0), format_args!("gaps of {value} up to {longest}"), printed)
        })
    }
}

/// From heap `first` on, one of the last `within` heaps has the value.
fn recurs(value: u64, within: u64, first: u64) -> impl FnMut(u64, &mut Book) -> Checked {
    let mut last = None;
    move |n, book| {
        let recent = last.is_some_and(|last| n - last <= within);
        if book.value(n, 0) == value {
            last = Some(n);
        }
        let found = format_args!("no {value} in the {within} heaps before");
        ensure(n < first || recent, (n, 0), found, format_args!("at least one {value}"))
    }
}

fn lemma_8(m: u64, book: &mut Book) -> Checked {
    if m % 6 != 5 || m < 7 || (0..=7).any(|i| book.value(m - i, 0) == 2) {
        return Ok(());
    }
    book.equal(m, 0, 0)
}
