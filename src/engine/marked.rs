//! A set of rows that answers for the next member and the one before.

/// Bits of the rows, and bits that say which words have one, and so on up.
#[derive(Default)]
pub(crate) struct Marked {
    levels: [Vec<u64>; 3],
}

impl Marked {
    pub(crate) fn insert(&mut self, row: u32) {
        let mut place = row as usize;
        for level in &mut self.levels {
            if level.len() <= place / 64 {
                level.resize(place / 64 + 1, 0);
            }
            level[place / 64] |= 1 << (place % 64);
            place /= 64;
        }
    }

    pub(crate) fn remove(&mut self, row: u32) {
        let mut place = row as usize;
        for level in &mut self.levels {
            let word = &mut level[place / 64];
            *word &= !(1 << (place % 64));
            if *word != 0 {
                return;
            }
            place /= 64;
        }
    }

    /// The least member that is at least `row`.
    #[inline]
    pub(crate) fn next(&self, row: u32) -> Option<u32> {
        let mut place = row as usize;
        for (height, level) in self.levels.iter().enumerate() {
            let word = level.get(place / 64)? >> (place % 64);
            if word != 0 {
                return Some(self.descend(height, place + word.trailing_zeros() as usize, u64::trailing_zeros));
            }
            place = place / 64 + 1;
        }
        // Above the last level there is one word more at most: what it would say is looked at one by one.
        let last = self.levels.len() - 1;
        let word = (place..self.levels[last].len()).find(|&word| self.levels[last][word] != 0)?;
        let bit = 64 * word + self.levels[last][word].trailing_zeros() as usize;
        Some(self.descend(last, bit, u64::trailing_zeros))
    }

    /// The largest member below `row`.
    #[inline]
    pub(crate) fn before(&self, row: u32) -> Option<u32> {
        let mut place = row as usize;
        for (height, level) in self.levels.iter().enumerate() {
            place = place.min(64 * level.len());
            if !place.is_multiple_of(64) {
                let word = level[place / 64] << (64 - place % 64);
                if word != 0 {
                    let top = |word: u64| 63 - word.leading_zeros();
                    return Some(self.descend(height, place - 1 - word.leading_zeros() as usize, top));
                }
            }
            place /= 64;
        }
        let last = self.levels.len() - 1;
        let top = |word: u64| 63 - word.leading_zeros();
        let word = (0..place).rev().find(|&word| self.levels[last][word] != 0)?;
        Some(self.descend(last, 64 * word + top(self.levels[last][word]) as usize, top))
    }

    /// The member below a bit of a level that `pick` chooses in every word.
    #[inline]
    fn descend(&self, height: usize, mut place: usize, pick: impl Fn(u64) -> u32) -> u32 {
        for level in self.levels[..height].iter().rev() {
            place = 64 * place + pick(level[place]) as usize;
        }
        place as u32
    }
}

#[cfg(test)]
mod tests {
    use super::Marked;

    #[test]
    fn neighbours_are_those_of_a_sorted_set() {
        let (mut marked, mut plain) = (Marked::default(), std::collections::BTreeSet::new());
        let mut seed = 1_u64;
        for step in 0..4_000_u32 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Crowded at first, and then far apart.
            let row = (seed >> 33) as u32 % (if step < 2_000 { 300 } else { 600_000 });
            if plain.remove(&row) {
                marked.remove(row);
            } else {
                plain.insert(row);
                marked.insert(row);
            }
            for at in [row, row + 1, row / 2, 0, 700_000] {
                assert_eq!(marked.next(at), plain.range(at..).next().copied(), "next of {at}");
                assert_eq!(marked.before(at), plain.range(..at).next_back().copied(), "before {at}");
            }
        }
    }
}
