//! A value that has been on the frontier once, at row t, and its diagonal `(t+k)_k` (Memgames, Theorem 5.9).
//!
//! If the value is still alone after row 2t it is immortal: every later row has a move to `t_∞`, so the value is never
//! on the frontier again, and it occurs only on its diagonal. For k > 3t it is there if k is odd, or if it is not at
//! k/2. So the diagonal is known for all k once it is known to 3t, and nothing beyond is stored. Where some heaps are free to
//! repeat, that is so beyond the last of them.

/// A diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Diagonal {
    /// The value.
    pub(super) value: u32,
    /// The row t with this frontier value.
    pub(super) row: u32,
    /// The last k with a bit of its own: 3t, or the last heap that is free.
    stored: u64,
    /// Whether `(t+k)_k` has the value, a bit for each k stored, in words of 64. Most values are soon seen again and
    /// need no more than the last word, which is not full.
    full: Vec<u64>,
    last: u64,
}

/// How a diagonal departs from "v₂(k) is even".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The odd parts b of k for which the rule is inverted in the long run.
    pub asymptotic: Vec<u64>,
    /// The k that do not follow the rule thus corrected.
    pub early: Vec<u64>,
}

impl Diagonal {
    /// A diagonal of which nothing is known; no heap after `last_free` is free.
    pub(super) fn new(value: u32, row: u32, last_free: u64) -> Self {
        Diagonal { value, row, stored: last_free.max(3 * u64::from(row)), full: Vec::new(), last: 0 }
    }

    /// The diagonal after `rows` rows with these words of bits, where words of zeros may be left out at the end.
    pub(super) fn with_words(value: u32, row: u32, rows: u64, words: &[u64]) -> Self {
        let diagonal = Diagonal::new(value, row, 0);
        let noted = (rows - u64::from(row)).min(diagonal.stored + 1);
        let full = (noted / 64) as usize;
        let word = |place: usize| words.get(place).copied().unwrap_or(0);
        Diagonal { full: (0..full).map(word).collect(), last: word(full), ..diagonal }
    }

    /// The bits, 64 a word.
    pub(super) fn words(&self) -> impl Iterator<Item = u64> {
        self.full.iter().copied().chain(std::iter::once(self.last))
    }

    /// Whether the value is known to be immortal once the rows before `n` are computed.
    pub(super) fn is_immortal(&self, n: u64) -> bool {
        n > 2 * u64::from(self.row)
    }

    /// The first row whose computation leaves nothing of the diagonal open.
    pub(super) fn settled(&self) -> u64 {
        u64::from(self.row) + self.stored
    }

    /// Notes whether row `n` has the value on the diagonal, for one row after the other from t + 1 until it is settled.
    #[inline]
    pub(super) fn note(&mut self, n: u32, holds: bool) {
        let k = n - self.row;
        self.last |= u64::from(holds) << (k % 64);
        if k % 64 == 63 {
            self.full.push(std::mem::take(&mut self.last));
        }
    }

    /// Whether `(t+k)_k` has the value, for a row that is computed; of an immortal value, for every k > t.
    pub(super) fn holds(&self, k: u64) -> bool {
        let halvings = halvings(k, self.stored);
        let foot = k >> halvings;
        let at_foot = if foot <= self.stored { self.bit(foot) } else { true };
        at_foot == halvings.is_multiple_of(2)
    }

    /// The signature, which is known once the diagonal is settled.
    pub(super) fn signature(&self) -> Signature {
        let stored = self.stored;
        let inverted = |odd: u64| {
            let doublings = (stored / odd).ilog2();
            self.bit(odd << doublings) != doublings.is_multiple_of(2)
        };
        let asymptotic: Vec<u64> = (1..=stored).step_by(2).filter(|&odd| inverted(odd)).collect();
        let follows = |k: u64| {
            let doublings = k.trailing_zeros();
            let expected = doublings.is_multiple_of(2) != asymptotic.binary_search(&(k >> doublings)).is_ok();
            self.bit(k) == expected
        };
        let early = (1..=stored).filter(|&k| !follows(k)).collect();
        Signature { asymptotic, early }
    }

    fn bit(&self, k: u64) -> bool {
        let word = self.full.get((k / 64) as usize).copied().unwrap_or(self.last);
        word >> (k % 64) & 1 == 1
    }
}

/// How often k must be halved until it is odd or at most `stored`.
fn halvings(k: u64, stored: u64) -> u32 {
    let mut halvings = 0;
    while k >> halvings > stored && k >> halvings & 1 == 0 {
        halvings += 1;
    }
    halvings
}
