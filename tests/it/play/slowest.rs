//! The move that loses slowest, against all plays.

use std::collections::HashMap;

use nimscope::game::Position;
use nimscope::play::{Sum, slowest};
use proptest::prelude::*;

use super::{Plays, followers, study, sum, sums};

/// How long plays last if the winner hurries and the loser does not, by looking at all of them.
#[derive(Default)]
struct Lengths(Plays, HashMap<Vec<Position>, u32>);

impl Lengths {
    fn of(&mut self, sum: &Sum) -> u32 {
        let key: Vec<Position> = sum.components.iter().map(|component| component.at.clone()).collect();
        if let Some(&length) = self.1.get(&key) {
            return length;
        }
        let next = followers(sum);
        let length = if self.0.won(sum) {
            let lost: Vec<Sum> = next.into_iter().filter(|next| !self.0.won(next)).collect();
            lost.iter().map(|next| 1 + self.of(next)).min().unwrap_or(0)
        } else {
            next.iter().map(|next| 1 + self.of(next)).max().unwrap_or(0)
        };
        self.1.insert(key, length);
        length
    }
}

#[test]
fn a_heap_and_its_copy_last_two_moves_or_more() {
    let mut study = study(sum("maximum?f=n 2 + maximum?f=n 2"), 1000);
    let found = slowest(&mut study, 10_000).expect("a move");
    assert_eq!((found.by.take, found.lasts, found.is_exact), (1, 3, true));
}

#[test]
fn there_is_none_where_one_wins_or_cannot_move() {
    assert_eq!(slowest(&mut study(sum("mem0 3"), 1000), 1000), None);
    assert_eq!(slowest(&mut study(sum("mem0 0"), 1000), 1000), None);
}

#[test]
fn without_room_to_search_it_takes_what_keeps_most() {
    let mut study = study(sum("mem0 9 + mem0 9"), 1000);
    let found = slowest(&mut study, 0).expect("a move");
    assert_eq!((found.by.take, found.lasts, found.is_exact), (1, 1, false));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn it_lasts_as_long_as_can_be(text in sums()) {
        let sum = sum(&text);
        let mut lengths = Lengths::default();
        if let Some(found) = slowest(&mut study(sum.clone(), 1000), 1 << 40) {
            let after = 1 + lengths.of(&sum.after(found.component, &found.by.to));
            prop_assert!(found.is_exact);
            prop_assert_eq!(after, lengths.of(&sum), "{}", &text);
            prop_assert!(found.lasts <= after, "{} lasts {}, not {}", &text, after, found.lasts);
        }
    }
}
