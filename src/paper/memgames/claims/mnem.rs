//! MNEM as a game that is played (section 6): a play that grows for ever, and a heap that must grow.

use std::ops::ControlFlow;

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::game::{Position, Rules};
use crate::paper::memgames::Memgame;

pub(super) fn claims() -> Vec<Claim> {
    vec![
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
        .whole(2)
        .note(
            "The paper says that it appears to be so. On a single heap it is never necessary: if k ≤ n, whoever removes everything wins, \
             and if k > n, the position is lost.",
        ),
    ]
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
