//! Subtraction-division games: a block of heaps at a time by table, else one heap at a time.
//!
//! Let L be the least common multiple of D. The values of the L heaps from L·q on depend only on the last values before
//! them and on the values of the quotients, which are consecutive heaps from (L/d)·q on for each d. So a table that maps
//! those few values to the next L values replaces L evaluations by one look-up; for ({1}, {2, 3}) it has 4096 entries.
//! Values are packed, and entries are filled when they are first met. Games with a larger table take the plain way, and
//! ({1}, {2, 3}) a faster one without a table (`wide`).

mod block;
mod far;
mod heaps;
mod scan;
mod wide;

pub use self::far::{Certified, Far, Uncertain, Walk, word_value};
pub use self::heaps::CertifiedHeaps;
pub use self::scan::{GapScan, Gaps, Places};

use self::block::Blocks;
use self::wide::Wide;
use crate::engine::{Packed, Sequence};
use crate::grow::Refusal;
use crate::paper::imark::Division;

/// The values of a subtraction-division game.
pub struct Divisions {
    game: Division,
    values: Packed,
    blocks: Option<Blocks>,
    wide: Option<Wide>,
    /// Marks which values are taken; longer than there are options.
    taken: Vec<bool>,
}

impl Divisions {
    /// The empty sequence.
    pub fn new(game: Division) -> Self {
        let options = game.most_options();
        let values = Packed::new(options as u32);
        let wide = Wide::new(&game);
        let blocks = if wide.is_some() { None } else { Blocks::new(&game, values.width()) };
        Divisions { values, blocks, wide, taken: vec![false; options + 1], game }
    }

    /// Computes one heap straight from its options.
    fn step(&mut self) {
        let n = self.values.len();
        self.taken.fill(false);
        if n > self.game.end {
            for &s in self.game.subtract.members() {
                if s <= n - self.game.end {
                    self.taken[self.values.get(n - s) as usize] = true;
                }
            }
            for &d in self.game.divide.members() {
                if let Some(to) = self.game.quotient(n, d) {
                    self.taken[self.values.get(to) as usize] = true;
                }
            }
        }
        let value = self.taken.iter().take_while(|&&taken| taken).count();
        self.values.push(value as u32);
    }
}

/// About how many elementary steps a block costs.
const BLOCK: u64 = 8;

impl Sequence for Divisions {
    fn heaps(&self) -> u64 {
        self.values.len()
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), Refusal> {
        let mut spent = 0;
        while self.heaps() < limit && spent < work {
            if let Some(wide) = self.wide {
                let groups = wide.following(self.values.len(), limit).min((work - spent).div_ceil(wide::GROUP));
                if groups > 0 {
                    wide.extend(&mut self.values, groups);
                    spent += wide::GROUP * groups;
                    continue;
                }
            }
            let following = self.blocks.as_ref().map_or(0, |blocks| blocks.following(&self.values, limit));
            match &mut self.blocks {
                Some(blocks) if following > 0 => {
                    let count = following.min((work - spent).div_ceil(BLOCK));
                    blocks.extend(&mut self.values, count);
                    spent += BLOCK * count;
                }
                _ => {
                    self.step();
                    spent += 16 + 4 * self.taken.len() as u64;
                }
            }
        }
        Ok(())
    }

    fn value(&self, n: u64) -> u32 {
        self.values.get(n)
    }
}
