//! MNEM (section 6): its envelope, which is proved here, how far its values are known to be finite, and MNEM as a game that is
//! played: a play that grows for ever, and a heap that must grow.

use std::ops::ControlFlow;

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::game::{Position, Rules};
use crate::paper::memgames::Memgame;
use crate::paper::memgames::theorems::{mem_envelope, mnem_envelope_value};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/sec-6-finite",
            "Section 6",
            "Every value of MNEM is finite.",
            "G(n_k) < ∞",
            || {
                vec![Case::new("mnem", |n, book| {
                    (0..=mem_envelope(n)).try_for_each(|k| ensure(book.proved(n, k).is_some(), (n, k), "not proved", "a finite value"))
                })]
            },
        )
        .about(&["mnem"])
        .conjecture()
        .to(2_000)
        .note(
            "It is known for all n ≤ 4,000,000 and all k, which cargo xtask soak mnem checks again; the paper has n ≤ 1000. Where k² ≥ n it is proved \
             for all n. Each value m is a finite question: below the parabola it can only stand, or fail to exist, in rows n < (m + 1)(m + 3).",
        ),
        Claim::new(
            "memgames/sec-6-envelope",
            "Section 6",
            "The values of MNEM appear similar to those of MEM, with the same parabolic envelope: where k² ≥ n the value of n_k is ⌊n/k⌋, \
             a few cells at the parabola apart.",
            "G(n_k) = ⌊n/k⌋ 'unless' 2 | k, k^2 − k ≤ n ≤ k^2, n ≠ k^2 − 1",
            || vec![Case::new("mnem", |n, book| (mem_envelope(n)..=n + 1).try_for_each(|k| envelope(n, k, book)))],
        )
        .about(&["mnem"])
        .mark("parabola")
        .proved_here("mnem.md#theorem-2")
        .to(80)
        .wording(
            "The envelopes differ exactly if k is even, k² − k ≤ n ≤ k² and n ≠ k² − 1. There the value is k, or k − 1 at n = k²; 12_4 has 6 and 13_4 has 5. \
             The first such cell is 2_2, which has the value 2 in MNEM and 1 in MEM.",
        ),
        Claim::new(
            "memgames/mnem-rows",
            "On section 6",
            "For even M ≥ 8 the rows M² − 1 and M² + M − 1 of MNEM have the values M − 1 and M in every column below the parabola.",
            "G((M^2 − 1)_k) = M − 1, G((M^2 + M − 1)_k) = M, 2 | M ≥ 8",
            || {
                vec![Case::new("mnem", |n, book| {
                    let even = |m: &u64| m.is_multiple_of(2) && *m >= 8;
                    let root = (n + 1).isqrt();
                    let rows = [(root * root, root - 1), (root * root + root, root)];
                    let chosen = rows.into_iter().find(|&(after, _)| after == n + 1 && even(&root));
                    chosen.into_iter().try_for_each(|(_, m)| (1..mem_envelope(n)).try_for_each(|k| book.equal(n, k, m)))
                })]
            },
        )
        .about(&["mnem"])
        .mark("parabola")
        .proved_here("mnem.md#corollary-2.1")
        .at_least(100)
        .to(20_000),
        Claim::new(
            "memgames/mnem-bounds",
            "On section 6",
            "Below the parabola a value v of MNEM stands in no row from (v + 1)(v + 3) on, and v ≤ 2√n + 1. So whoever wins with n_k never needs a heap \
             above 4n + 12√n + 8.",
            "k^2 < n ⇒ n < (v+1)(v+3), v ≤ 2 n^{1/2} + 1, v = G(n_k)",
            || {
                vec![Case::new("mnem", |n, book| {
                    (1..mem_envelope(n)).try_for_each(|k| {
                        let v = book.value(n, k);
                        ensure(n < (v + 1).saturating_mul(v + 3), (n, k), v, format_args!("more than {v}"))?;
                        ensure(v.saturating_sub(1).pow(2) <= 4 * n, (n, k), v, format_args!("less than {v}"))
                    })
                })]
            },
        )
        .about(&["mnem"])
        .mark("parabola")
        .proved_here("mnem.md#theorem-3")
        .to(3_000),
        Claim::new(
            "memgames/sec-6-play",
            "Section 6",
            "The play 5_1 → 1_4 → 4_3 → 6_2 → 7_1 → 1_6 → 6_5 → 10_4 → 13_3 → 15_2 → 16_1 → 1_15 → 15_14 → … of MNEM is legal, and its heap \
             grows without bound: all tokens but one are removed, and then one less is added each time.",
            "5_1 → 1_4 → 4_3 → 6_2 → 7_1 → 1_6 → 6_5 → 10_4 → 13_3 → 15_2 → 16_1 → 1_{15} → 15_{14} → …",
            || vec![Case::new("mnem", play())],
        )
        .about(&["mnem"])
        .symbol("move")
        .whole(MOVES),
        Claim::new(
            "memgames/sec-6-grow",
            "Section 6",
            "Sometimes one must grow a heap in order to win: the only winning move of 2_2 + 1_1 in MNEM adds a token, leaving 3_1 + 1_1.",
            "2_2 + 1_1 → 3_1 + 1_1",
            || vec![Case::new("mnem", |n, book| if n == 2 { grow(book) } else { Ok(()) })],
        )
        .about(&["mnem"])
        .mark("grow")
        .whole(2)
        .note(
            "The paper says that it appears to be so. On a single heap it is never necessary: if k ≤ n, whoever removes everything wins, \
             and if k > n, the position is lost.",
        ),
    ]
}

/// Looks at n_k, k² ≥ n: its value is the one that is proved, no option has it, and every smaller value is an option's.
fn envelope(n: u64, k: u64, book: &mut Book) -> Checked {
    let value = mnem_envelope_value(n, k);
    book.equal(n, k, value)?;
    let options: Vec<u64> =
        options(&Position::with(n, k)).iter().map(|to| book.value(to.heap, to.remembered())).collect();
    let mex = (0..).find(|value| !options.contains(value)).unwrap_or(value);
    ensure(mex == value, (n, k), mex, value)
}

/// The printed play and how it goes on, until the heap has grown to 106 and begins again.
const MOVES: u64 = 26;

/// Follows the play, one move a size. A legal move never keeps the value.
fn play() -> impl FnMut(u64, &mut Book) -> Checked {
    let mut from = Position::with(5, 1);
    let mut largest = 0;
    move |size, book| {
        let (n, k) = (from.heap, from.remembered());
        if size == 0 {
            return Ok(());
        }
        if k == 1 {
            ensure(n > largest, (n, k), n, format_args!("a heap larger than {largest}"))?;
            largest = n;
        }
        let to = if k == 1 { Position::with(1, n - 1) } else { Position::with(n + k - 1, k - 1) };
        let printed = PRINTED.get(size as usize).is_none_or(|&(n, k)| to == Position::with(n, k));
        let left = (to.heap, to.remembered());
        ensure(printed && options(&from).contains(&to), left, "another move", "the printed one")?;
        let (before, after) = (book.proved(n, k), book.proved(left.0, left.1));
        from = to;
        ensure(before != after, (n, k), "the value that the move leaves", "another value")
    }
}

const PRINTED: [(u64, u64); 13] =
    [(5, 1), (1, 4), (4, 3), (6, 2), (7, 1), (1, 6), (6, 5), (10, 4), (13, 3), (15, 2), (16, 1), (1, 15), (15, 14)];

/// Looks at all moves of 2_2 + 1_1: those that leave two heaps of one value win.
fn grow(book: &mut Book) -> Checked {
    let heaps = [Position::with(2, 2), Position::with(1, 1)];
    let mut winning = Vec::new();
    for (moved, other) in [(0, 1), (1, 0)] {
        let mut value = |at: &Position| book.proved(at.heap, at.remembered());
        let other = value(&heaps[other]);
        winning.extend(options(&heaps[moved]).into_iter().filter(|to| value(to) == other));
    }
    let found = winning.iter().map(|to| format!("{}_{}", to.heap, to.remembered())).collect::<Vec<_>>().join(", ");
    ensure(found == "3_1", (2, 2), if found.is_empty() { "no winning move" } else { &found }, "3_1 alone")
}

fn options(at: &Position) -> Vec<Position> {
    let mut options = Vec::new();
    let visited = Memgame::Mnem.moves(at, &mut |option| {
        options.push(option.to);
        ControlFlow::Continue(())
    });
    visited.expect("MNEM has no rule that someone typed");
    options
}
