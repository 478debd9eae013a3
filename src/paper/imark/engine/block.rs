//! A block of heaps by table.

use crate::engine::Packed;
use crate::paper::imark::{Division, Rounding};

/// The longest key in bits: the table then fits into the second cache.
const KEY: u32 = 16;

/// The longest block in bits, so that it can be read and written at once.
const BLOCK: u32 = 57;

/// An entry that was never needed.
const EMPTY: u64 = u64::MAX;

/// What fills blocks of heaps.
pub(super) struct Blocks {
    game: Division,
    width: u32,
    /// The heaps in a block.
    length: u64,
    /// How many values before the block matter.
    before: u32,
    /// For each divisor: the heaps by which its quotients advance a block, and how many of them matter.
    quotients: Vec<(u64, u32)>,
    table: Vec<u64>,
}

impl Blocks {
    /// The blocks of a game, if its table is small enough. `width` is the number of bits of a value.
    pub(super) fn new(game: &Division, width: u32) -> Option<Self> {
        let divisors = game.divide.members();
        let period = game.divide.common_multiple()?;
        let before = *game.subtract.members().last()?;
        let fits = |length: u64| {
            let quotient = |d: &u64| length / d + u64::from(game.rounding == Rounding::Up);
            let inputs = before + divisors.iter().map(quotient).sum::<u64>();
            length * u64::from(width) <= u64::from(BLOCK) && inputs * u64::from(width) <= u64::from(KEY)
        };
        // As many periods as the table can hold make a block.
        let length =
            (1..=u64::from(BLOCK)).map(|periods| periods * period).take_while(|&length| fits(length)).last()?;
        let extra = u32::from(game.rounding == Rounding::Up);
        let quotients = divisors.iter().map(|&d| (length / d, (length / d) as u32 + extra)).collect();
        let table = vec![EMPTY; 1 << KEY];
        Some(Blocks { game: game.clone(), width, length, before: before as u32, quotients, table })
    }

    /// How many whole blocks can follow up to `limit`: they start in step, and everything they need lies before them.
    pub(super) fn following(&self, values: &Packed, limit: u64) -> u64 {
        let n = values.len();
        let can_start = n.is_multiple_of(self.length) && n >= 2 * self.length + u64::from(self.before) + 2;
        if can_start { (limit - n) / self.length } else { 0 }
    }

    /// Appends so many blocks.
    ///
    /// Places move on by additions alone, and the values before a block are read off the block before it.
    pub(super) fn extend(&mut self, values: &mut Packed, blocks: u64) {
        let n = values.len();
        let mut before = values.bits(n - u64::from(self.before), self.before);
        let mut inputs: Vec<Input> = Vec::new();
        let mut shift = self.before * self.width;
        for &(advance, count) in &self.quotients {
            inputs.push(Input { heap: n / self.length * advance, advance, count, shift });
            shift += count * self.width;
        }
        let before_shift = (self.length as u32).saturating_sub(self.before) * self.width;
        let is_short = u64::from(self.before) > self.length;
        for _ in 0..blocks {
            let mut key = before;
            for input in &mut inputs {
                key |= values.bits(input.heap, input.count) << input.shift;
                input.heap += input.advance;
            }
            let mut entry = self.table[key as usize];
            if entry == EMPTY {
                entry = self.fill(key);
                self.table[key as usize] = entry;
            }
            values.append(entry, self.length as u32);
            before = entry >> before_shift;
            if is_short {
                before = values.bits(values.len() - u64::from(self.before), self.before);
            }
        }
    }

    /// The values of a block, computed one by one from the values in its key.
    fn fill(&self, key: u64) -> u64 {
        let mask = (1_u64 << self.width) - 1;
        let at = |place: u64| (key >> (place * u64::from(self.width))) & mask;
        let mut line: Vec<u64> = (0..u64::from(self.before)).map(at).collect();
        for r in 0..self.length {
            let mut taken = 0_u128;
            for &s in self.game.subtract.members() {
                taken |= 1 << line[line.len() - s as usize];
            }
            let mut start = u64::from(self.before);
            for (&d, &(_, count)) in self.game.divide.members().iter().zip(&self.quotients) {
                // The heap n = length·q + r has the quotient advance·q + r/d, rounded as the game says.
                let quotient = match self.game.rounding {
                    Rounding::Exact => (r % d == 0).then_some(r / d),
                    Rounding::Down => Some(r / d),
                    Rounding::Up => Some(r.div_ceil(d)),
                };
                if let Some(quotient) = quotient {
                    taken |= 1 << at(start + quotient);
                }
                start += u64::from(count);
            }
            line.push(u64::from(taken.trailing_ones()));
        }
        let block = line.iter().skip(self.before as usize).enumerate();
        block.fold(0, |bits, (place, value)| bits | value << (place as u32 * self.width))
    }
}

/// The quotients of one divisor on the way: the next heap, by how much it moves on, how many values a block needs, and
/// where they stand in the key.
struct Input {
    heap: u64,
    advance: u64,
    count: u32,
    shift: u32,
}
