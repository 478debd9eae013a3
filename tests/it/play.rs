//! Sums of heaps: how they are written, which moves win, and which loses slowest.

mod contest;
mod slowest;
mod text;
mod typed;
mod winning;

use std::collections::HashMap;

use nimscope::game::Position;
use nimscope::grow;
use nimscope::play::{Study, Sum};
use proptest::prelude::*;

fn sum(text: &str) -> Sum {
    text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// A sum worked out, in slices of this much work.
fn study(sum: Sum, slice: u64) -> Study {
    let mut study = Study::new(sum).expect("rules that have answers");
    grow::finish(&mut study, slice).expect("values that can be had");
    study
}

/// The oracle: who wins a sum, by looking at all plays of it; no nim value is used.
#[derive(Default)]
struct Plays(HashMap<Vec<Position>, bool>);

impl Plays {
    /// Whether the player to move wins.
    fn won(&mut self, sum: &Sum) -> bool {
        let key: Vec<Position> = sum.components.iter().map(|component| component.at.clone()).collect();
        if let Some(&won) = self.0.get(&key) {
            return won;
        }
        let next = followers(sum);
        let won = if next.is_empty() { sum.misere() } else { next.iter().any(|next| !self.won(next)) };
        self.0.insert(key, won);
        won
    }
}

/// All sums that a move leaves.
fn followers(sum: &Sum) -> Vec<Sum> {
    let moves = |(place, component): (usize, &nimscope::play::Component)| {
        let moves = component.moves().expect("rules that have answers");
        moves.into_iter().map(move |by| sum.after(place, &by.to)).collect::<Vec<_>>()
    };
    sum.components.iter().enumerate().flat_map(moves).collect()
}

/// A heap of any game whose plays end, small enough that all plays can be looked at.
fn components() -> impl Strategy<Value = String> {
    let heap = 0u64..7;
    prop_oneof![
        (prop::sample::select(vec!["mem", "memplus", "mem0"]), heap.clone(), 0u64..4)
            .prop_map(|(game, n, k)| format!("{game} {n}_{k}")),
        (1u64..6, heap.clone(), 0u64..4).prop_map(|(y, n, k)| format!("dudeney?Y={y} {n}_{k}")),
        (1u64..4, heap.clone(), 0u64..4).prop_map(|(c, n, k)| format!("takeaway?f={c}k {n}_{k}")),
        (1u64..4, heap.clone(), 0u64..4).prop_map(|(c, n, k)| format!("memgame?F=j != {c}k and j <= k + {c} {n}_{k}")),
        (1u64..4, 0u64..3, 0u64..3, heap.clone(), 0u64..4).prop_map(|(r, c, times, n, k)| format!(
            "mimic?r={r}&c={} {n}_{k},{}",
            c % r + 1,
            times % r + 1
        )),
        (0u64..4, heap.clone(), 0u64..4, 0u64..4).prop_map(|(b, n, k, l)| format!("recent?r=2&b={b} {n}_{k},{l}")),
        (1u64..4, 2u64..5, heap.clone()).prop_map(|(s, d, n)| format!("imark?S={s}&D={d} {n}")),
        (1u64..4, 2u64..5, heap.clone()).prop_map(|(s, d, n)| format!("mark?S={s}&D={d}&round=ceil {n}")),
        (1u64..3, heap.clone(), 0u64..9).prop_map(|(c, n, x)| format!("dynamic?f={c}n ({n}, {x})")),
        (2u64..4, heap.clone()).prop_map(|(d, n)| format!("maximum?f=ceil(n/{d}) {n}")),
        (2u64..4, heap.clone()).prop_map(|(d, n)| format!("minimum?f=floor(n/{d}) {n}")),
        (0u64..3, 0u64..3, 0u64..3).prop_map(|(a, b, c)| format!("serial?heaps={a},{b},{c}")),
        (3u64..8, 0u64..2, heap).prop_map(|(d, pass, n)| format!("maxnim?d={d}/2&pass={pass} {n}")),
    ]
}

/// Sums of one or two such heaps.
fn sums() -> impl Strategy<Value = String> {
    prop::collection::vec(components(), 1..3).prop_map(|components| components.join(" + "))
}
