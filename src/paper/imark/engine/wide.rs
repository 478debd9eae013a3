//! S = {1} and D = {2, 3}: 32 heaps at a time, all of them in one word of two bits each.
//!
//! One value is settled after the other. A heap has the value v if it has no smaller one, none of its quotients has the
//! value v, and the heap before has not. The first two conditions are known for all heaps of the word; among those that
//! meet them, every other one of a run of neighbours has the value v, from the first one on. Which runs begin at an even
//! place is found for all of them by one addition, since it carries through a run to its end.
//!
//! 96 heaps are three words; their halves are three half words and their thirds are one word. So quotients are spread
//! over the places of their multiples by a few shifts. Spread values are complements: "no quotient" is then the same as
//! a quotient of value 3, which matters to nobody, since a heap has three options at most.

use crate::engine::Packed;
use crate::paper::imark::{Division, Rounding};

/// The heaps of a group.
pub(super) const HEAPS: u64 = 96;

/// About how many elementary steps a group costs.
pub(super) const GROUP: u64 = 24;

/// What fills groups of heaps.
#[derive(Clone, Copy)]
pub(super) struct Wide {
    /// Whether quotients are rounded down, so that every heap has them.
    pub(super) rounds: bool,
}

impl Wide {
    /// The groups of a game, if it is of that kind.
    pub(super) fn new(game: &Division) -> Option<Wide> {
        let fits = game.divide.members() == [2, 3] && game.subtract.members() == [1] && game.rounding != Rounding::Up;
        fits.then_some(Wide { rounds: game.rounding == Rounding::Down })
    }

    /// How many groups can follow `n` heaps up to `limit`: they start in step, and their halves lie before them.
    pub(super) fn following(self, n: u64, limit: u64) -> u64 {
        if n.is_multiple_of(HEAPS) { (n / HEAPS).min(limit.saturating_sub(n) / HEAPS) } else { 0 }
    }

    /// Appends so many groups.
    pub(super) fn extend(self, values: &mut Packed, groups: u64) {
        let n = values.len();
        let before = values.get(n - 1);
        values.write(groups * HEAPS, |known, out| {
            self.run(&known[(n / 8) as usize..], &known[(n / 12) as usize..], before, out);
        });
    }

    /// Fills `out` with values from a multiple of 96 on, given the packed values of their halves and of their thirds, and
    /// the value before. Returns the last value.
    pub(super) fn run(self, halves: &[u8], thirds: &[u8], before: u32, out: &mut [u8]) -> u32 {
        debug_assert!(halves.len() >= out.len() / 2 && thirds.len() >= out.len() / 3, "quotients are missing");
        match self.rounds {
            true => groups::<true>(halves, thirds, before, out),
            false => groups::<false>(halves, thirds, before, out),
        }
    }
}

fn groups<const ROUNDS: bool>(halves: &[u8], thirds: &[u8], before: u32, out: &mut [u8]) -> u32 {
    let mut last = is_last(before);
    let quotients = halves.chunks_exact(12).zip(thirds.chunks_exact(8));
    for (out, (halves, thirds)) in out.chunks_exact_mut(24).zip(quotients) {
        let thirds = spread_thirds::<ROUNDS>(!u64::from_le_bytes(thirds.try_into().expect("eight bytes")));
        for ((out, halves), thirds) in out.chunks_exact_mut(8).zip(halves.chunks_exact(4)).zip(thirds) {
            let halves = spread_halves::<ROUNDS>(!u32::from_le_bytes(halves.try_into().expect("four bytes")));
            out.copy_from_slice(&word(halves, thirds, &mut last).to_le_bytes());
        }
    }
    last.iter().position(|&is_last| is_last == 1).unwrap_or(3) as u32
}

/// The lower bit of every place.
const PLACES: u64 = 0x5555_5555_5555_5555;

/// The lower bit of every even place.
const EVEN: u64 = 0x1111_1111_1111_1111;

/// Whether the last value is 0, 1 or 2.
pub(super) fn is_last(value: u32) -> [u64; 3] {
    [0, 1, 2].map(|other| u64::from(value == other))
}

/// The values of 32 heaps, given the complements of their halves and thirds. `last` says which of 0, 1 and 2 is the value
/// before, and then which is the last.
#[inline(always)]
pub(super) fn word(halves: u64, thirds: u64, last: &mut [u64; 3]) -> u64 {
    let (halves_above, thirds_above) = (halves >> 1, thirds >> 1);
    let zero = alternate(PLACES & !(halves & halves_above | thirds & thirds_above), &mut last[0]);
    let positive = PLACES & !zero;
    let one = alternate(positive & !(halves_above & !halves | thirds_above & !thirds), &mut last[1]);
    let above_one = positive & !one;
    let two = alternate(above_one & !(halves & !halves_above | thirds & !thirds_above), &mut last[2]);
    positive & !two | above_one << 1
}

/// Every other one of each run of free places. The first place is not free if the one before it was taken.
#[inline(always)]
fn alternate(free: u64, last: &mut u64) -> u64 {
    let free = free & !*last;
    let even_starts = free & !(free << 2) & EVEN;
    // Runs that begin at an even place are carried away, and the others remain.
    let odd_runs = (3 * free).wrapping_add(even_starts);
    let taken = free & (odd_runs ^ EVEN);
    *last = taken >> 62;
    taken
}

/// Moves place i to place 2i, and copies it to the next one if quotients are rounded.
#[inline(always)]
pub(super) fn spread_halves<const ROUNDS: bool>(halves: u32) -> u64 {
    let x = u64::from(halves);
    let x = (x | x << 16) & 0x0000_FFFF_0000_FFFF;
    let x = (x | x << 8) & 0x00FF_00FF_00FF_00FF;
    let x = (x | x << 4) & 0x0F0F_0F0F_0F0F_0F0F;
    let x = (x | x << 2) & 0x3333_3333_3333_3333;
    if ROUNDS { x | x << 2 } else { x }
}

/// Moves place i to place 3i of three words, and copies it to the next two if quotients are rounded.
#[inline(always)]
pub(super) fn spread_thirds<const ROUNDS: bool>(thirds: u64) -> [u64; 3] {
    // The words begin at heaps 0, 32 and 64, and their first multiples of three are 0, 33 and 66.
    let words = [spread_by_three(thirds), spread_by_three(thirds >> 22) << 2, spread_by_three(thirds >> 44) << 4];
    if ROUNDS {
        let [first, second, third] = words.map(|word| word | word << 2 | word << 4);
        let (ten, twenty_one) = (thirds >> 20 & 3, thirds >> 42 & 3);
        [first, second | ten, third | twenty_one | twenty_one << 2]
    } else {
        words
    }
}

/// Moves place i to place 3i, for eleven places.
#[inline(always)]
fn spread_by_three(x: u64) -> u64 {
    let x = x & 0x003F_FFFF;
    let x = (x | x << 32) & 0x003F_0000_0000_FFFF;
    let x = (x | x << 16) & 0x003F_0000_FF00_00FF;
    let x = (x | x << 8) & 0x300F_00F0_0F00_F00F;
    (x | x << 4) & 0x30C3_0C30_C30C_30C3
}
