//! D = {2, 3} with one value before a block and two bits a value: sixteen blocks of six heaps at a time.
//!
//! Sixteen blocks are 96 heaps, exactly 24 bytes; their halves are 12 bytes and their thirds 8, all of them whole. So
//! everything is read and written in words, with no place to compute and no bound to check. An entry of the table holds
//! the block for each of the four values that may stand before it, so that only a shift, not a load, has to wait for
//! the block before.

use super::block::Blocks;
use super::packed::Packed;
use crate::game::division::{Division, Rounding};

/// The heaps of a group.
pub(super) const HEAPS: u64 = 96;

/// About how many elementary steps a group costs.
pub(super) const GROUP: u64 = 24;

/// What fills groups of heaps.
pub(super) struct Wide {
    blocks: Blocks,
    table: Box<[u64; ENTRIES]>,
}

/// Three halves and two thirds of two bits each.
const ENTRIES: usize = 1 << 10;

/// An entry that was never needed. A block has twelve bits, so that no real entry is all ones.
const EMPTY: u64 = u64::MAX;

impl Wide {
    /// The groups of a game, if it is of that kind. `width` is the number of bits of a value.
    pub(super) fn new(game: &Division, width: u32) -> Option<Wide> {
        let fits = game.divide.members() == [2, 3] && game.subtract.members() == [1] && game.rounding != Rounding::Up;
        let blocks = Blocks::new(game, width).filter(|_| fits && width == 2)?;
        Some(Wide { blocks, table: Box::new([EMPTY; ENTRIES]) })
    }

    /// How many groups can follow `n` heaps up to `limit`: they start in step, and their halves lie before them.
    pub(super) fn following(&self, n: u64, limit: u64) -> u64 {
        if n.is_multiple_of(HEAPS) { (n / HEAPS).min(limit.saturating_sub(n) / HEAPS) } else { 0 }
    }

    /// Appends so many groups.
    pub(super) fn extend(&mut self, values: &mut Packed, groups: u64) {
        let n = values.len();
        let before = values.get(n - 1);
        values.write(groups * HEAPS, |known, out| {
            self.run(&known[(n / 8) as usize..], &known[(n / 12) as usize..], before, out);
        });
    }

    /// Fills `out` with values from a multiple of 96 on, given the packed values of their halves and of their thirds, and
    /// the value before. Returns the last value.
    pub(super) fn run(&mut self, halves: &[u8], thirds: &[u8], before: u32, out: &mut [u8]) -> u32 {
        debug_assert!(halves.len() >= out.len() / 2 && thirds.len() >= out.len() / 3, "quotients are missing");
        let mut before = u64::from(before);
        let quotients = halves.chunks_exact(12).zip(thirds.chunks_exact(8));
        for (out, (halves, thirds)) in out.chunks_exact_mut(24).zip(quotients) {
            let (low, high) = (word(&halves[..8]), word(&halves[4..]) >> 16);
            let thirds = word(thirds);
            let a = self.four(low, thirds, &mut before);
            let b = self.four(low >> 24, thirds >> 16, &mut before);
            let c = self.four(high, thirds >> 32, &mut before);
            let d = self.four(high >> 24, thirds >> 48, &mut before);
            out[..8].copy_from_slice(&(a | b << 48).to_le_bytes());
            out[8..16].copy_from_slice(&(b >> 16 | c << 32).to_le_bytes());
            out[16..].copy_from_slice(&(c >> 32 | d << 16).to_le_bytes());
        }
        before as u32
    }

    /// Four blocks: 48 bits.
    #[inline(always)]
    fn four(&mut self, halves: u64, thirds: u64, before: &mut u64) -> u64 {
        let mut out = 0;
        for block in 0..4 {
            let key = (halves >> (6 * block) & 63 | (thirds >> (4 * block) & 15) << 6) as usize;
            let mut entry = self.table[key];
            if entry == EMPTY {
                entry = self.fill(key);
            }
            let values = entry >> (16 * *before) & 0xFFF;
            *before = values >> 10;
            out |= values << (12 * block);
        }
        out
    }

    #[cold]
    fn fill(&mut self, key: usize) -> u64 {
        let block = |before: u64| self.blocks.fill(before | (key as u64) << 2) << (16 * before);
        self.table[key] = (0..4).map(block).sum();
        self.table[key]
    }
}

fn word(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(bytes.try_into().expect("eight bytes"))
}
