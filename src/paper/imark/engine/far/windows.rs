//! One value of ({1}, {2, 3}) far away: a window of 64 heaps for each product of divisors, two words each.
//!
//! The window of q = ⌊n/(2^i·3^j)⌋ begins at s = q − 48 − r, where r is the remainder of q by 6. So s is a multiple of 6,
//! and where the halves and thirds of the window stand in the windows of ⌊q/2⌋ and ⌊q/3⌋ follows from the remainders
//! alone. No window reads the first 22 heaps of another: that is the head start in which all pasts must become one.
//! Quotients below 6144 are read off a table of the first heaps.
//!
//! Cost: one step of a few dozen operations for each of the log₂ n · log₃ n / 2 windows; memory for one row of them.

use super::super::Divisions;
use super::super::wide::{HEAPS as GROUP, Wide, is_last, spread_halves, spread_thirds, word};
use crate::engine::{Packed, Sequence};
use crate::game::big::Big;
use crate::paper::imark::Division;

/// The value of a heap. `None` if the game is another, the heap is small or has more than 128 bits, or if some window
/// would need a longer head start.
pub fn word_value(game: &Division, n: &Big) -> Option<u8> {
    let wide = Wide::new(game)?;
    let n = u128::try_from(n).ok().filter(|&n| n >= u128::from(FIRST_HEAPS))?;
    let mut first = Divisions::new(game.clone());
    first.grow(u64::MAX, FIRST_HEAPS + GROUP).ok()?;
    if wide.rounds { last_window::<true>(n, &first.values) } else { last_window::<false>(n, &first.values) }
}

/// The heaps of the table that small quotients are read off.
const FIRST_HEAPS: u64 = 6144;

/// The heaps before its q, besides the remainder.
const BEFORE: u64 = 48;

/// The place from which other windows read it.
const CERTIFIED: u64 = BEFORE / 2 - 2;

#[derive(Clone, Copy, Default)]
struct Window {
    /// Two bits a heap, the first in the lowest.
    values: u128,
    /// The remainder by 6.
    remainder: u64,
}

/// The value of n, from the windows of its quotients: those by most twos first, and among them those by most threes.
fn last_window<const ROUNDS: bool>(n: u128, first: &Packed) -> Option<u8> {
    let is_far = |q: u128| q >= u128::from(FIRST_HEAPS);
    let thirds: Vec<u128> = std::iter::successors(Some(n), |&q| is_far(q).then_some(q / 3)).collect();
    let mut windows = vec![Window::default(); thirds.len()];
    let halvings = (0..).find(|&twos| !is_far(n >> twos))?;
    for twos in (0..=halvings).rev() {
        let threes = thirds.partition_point(|&q| is_far(q >> twos));
        windows[threes] = Window::near((thirds[threes] >> twos) as u64, first);
        for at in (0..threes).rev() {
            let (q, third) = ((thirds[at] >> twos) as u8, (thirds[at + 1] >> twos) as u8);
            let by_three = q.wrapping_sub(third.wrapping_mul(3));
            let remainder = u64::from(by_three + 3 * ((by_three ^ q) & 1));
            windows[at] = Window::far::<ROUNDS>(remainder, windows[at], windows[at + 1])?;
        }
    }
    let window = windows[0];
    Some((window.from(BEFORE + window.remainder) & 3) as u8)
}

impl Window {
    /// The window of a small q.
    fn near(q: u64, first: &Packed) -> Window {
        let remainder = q % 6;
        let start = q - BEFORE - remainder;
        let part = |at: u64| u128::from(first.bits(start + at, 16)) << (2 * at);
        Window { values: part(0) | part(16) | part(32) | part(48), remainder }
    }

    /// The window of a q with this remainder, from those of ⌊q/2⌋ and ⌊q/3⌋.
    fn far<const ROUNDS: bool>(remainder: u64, halves: Window, thirds: Window) -> Option<Window> {
        let halves = !halves.from(BEFORE / 2 - remainder / 2 + halves.remainder);
        let thirds = !thirds.from(BEFORE - BEFORE / 3 - remainder / 3 + thirds.remainder);
        let (low_halves, high_halves) =
            (spread_halves::<ROUNDS>(halves as u32), spread_halves::<ROUNDS>((halves >> 32) as u32));
        let [low_thirds, high_thirds, _] = spread_thirds::<ROUNDS>(thirds);
        let mut last = is_last(0);
        let low = word(low_halves, low_thirds, &mut last);
        // The heap before a multiple of 6 has one option if divisions must be exact.
        let largest = if ROUNDS { 3 } else { 1 };
        for before in 1..=largest {
            let other = word(low_halves, low_thirds, &mut is_last(before));
            if (low ^ other) >> (2 * CERTIFIED) != 0 {
                return None;
            }
        }
        let high = word(high_halves, high_thirds, &mut last);
        Some(Window { values: u128::from(low) | u128::from(high) << 64, remainder })
    }

    /// The 32 values from a place on.
    fn from(self, place: u64) -> u64 {
        (self.values >> (2 * place)) as u64
    }
}
