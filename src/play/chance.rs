//! Chance that can be repeated: the same seed gives the same numbers, on every machine.
//!
//! Source: G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators" (SplitMix64).

/// A row of numbers that look random.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The row that belongs to a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, all about equally likely.
    ///
    /// # Panics
    /// If there is none.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "no number is below 0");
        // The product's upper half is spread as evenly as 64 bits can be.
        ((u128::from(self.draw()) * u128::from(bound)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of seed 1234567, as the generator's authors' reference program prints them.
    #[test]
    fn the_row_is_the_known_one() {
        let mut chance = Chance::new(1_234_567);
        assert_eq!([chance.draw(), chance.draw()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn a_bound_is_kept_and_reached() {
        let mut chance = Chance::new(7);
        let mut seen = [0; 6];
        (0..600).for_each(|_| seen[chance.below(6) as usize] += 1);
        assert!(seen.iter().all(|&times| times > 60), "{seen:?}");
    }
}
