//! What is in view: the least and the largest value and, for the scale by rank, which values there are.

use super::UNKNOWN;

/// The values that were seen, as far as a scale may ask.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    bounds: Option<(u32, u32)>,
    /// One bit a value for the values below [`DENSE`], in words of 64; grows as far as needed.
    dense: Vec<u64>,
    /// The larger values; unsorted and possibly repeated until [`Ranks::new`] takes them.
    sparse: Vec<u32>,
}

impl Seen {
    /// Notes values for their bounds alone.
    pub(super) fn note_bounds(&mut self, values: &[u32]) {
        let least = values.iter().copied().min().unwrap_or(UNKNOWN);
        if least == UNKNOWN {
            return;
        }
        // UNKNOWN is the largest number, so that one more than it wraps to 0 and never wins.
        let beyond = values.iter().map(|value| value.wrapping_add(1)).max().unwrap_or(1);
        let (low, high) = self.bounds.unwrap_or((least, least));
        self.bounds = Some((low.min(least), high.max(beyond - 1)));
    }

    /// Notes which values there are.
    pub(super) fn note_values(&mut self, values: &[u32]) {
        // Neighbours are often equal, and a value beyond the dense part must not be stored once a cell.
        let mut last = UNKNOWN;
        for &value in values {
            if value == last || value == UNKNOWN {
                continue;
            }
            last = value;
            if value < DENSE {
                let word = value as usize / 64;
                if word >= self.dense.len() {
                    self.dense.resize(word + 1, 0);
                }
                self.dense[word] |= 1 << (value % 64);
            } else {
                self.sparse.push(value);
            }
        }
    }

    /// The least and the largest value, if any is known.
    pub(super) fn bounds(&self) -> Option<(u32, u32)> {
        self.bounds
    }
}

/// Values below this are kept as bits, so that the rank of a value is a table look-up; 128 kB at most.
const DENSE: u32 = 1 << 20;

/// The distinct values within a range, in order, with the rank of each.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    dense: Vec<u64>,
    /// How many values come before each word of `dense`.
    before: Vec<u32>,
    sparse: Vec<u32>,
    /// How many values `dense` holds.
    dense_count: u32,
}

impl Ranks {
    /// Ranks the values seen that lie within `low..=high`.
    pub(super) fn new(seen: &Seen, low: u32, high: u32) -> Ranks {
        let mut dense = seen.dense.clone();
        for (word, bits) in dense.iter_mut().enumerate() {
            let first = word as u32 * 64;
            if low > first {
                *bits &= u64::MAX.checked_shl(low - first).unwrap_or(0);
            }
            if high < first + 63 {
                *bits &= if high < first { 0 } else { u64::MAX >> (first + 63 - high) };
            }
        }
        let mut sparse: Vec<u32> = seen.sparse.iter().copied().filter(|value| (low..=high).contains(value)).collect();
        sparse.sort_unstable();
        sparse.dedup();
        let mut dense_count = 0;
        let before = dense
            .iter()
            .map(|bits| {
                let count = dense_count;
                dense_count += bits.count_ones();
                count
            })
            .collect();
        Ranks { dense, before, sparse, dense_count }
    }

    /// How many distinct values there are.
    pub(super) fn count(&self) -> u32 {
        self.dense_count + self.sparse.len() as u32
    }

    /// How many of them are less than `value`.
    pub(super) fn below(&self, value: u32) -> u32 {
        let word = value as usize / 64;
        if word < self.dense.len() {
            let lower = self.dense[word] & ((1 << (value % 64)) - 1);
            self.before[word] + lower.count_ones()
        } else if value < DENSE {
            self.dense_count
        } else {
            self.dense_count + self.sparse.partition_point(|&other| other < value) as u32
        }
    }

    /// The value of this rank, if there is one: the least that has more than `rank` values up to itself.
    pub(super) fn value(&self, rank: u32) -> Option<u32> {
        let (mut low, mut high) = (0, UNKNOWN - 1);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.below(middle + 1) > rank {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        (rank < self.count()).then_some(low)
    }

    /// A number that differs, as good as always, where the values differ (FNV-1a).
    pub(super) fn fingerprint(&self) -> u64 {
        let words = self.dense.iter().copied().enumerate().filter(|&(_, bits)| bits != 0);
        let words = words.flat_map(|(word, bits)| [word as u64, bits]);
        let all = words.chain(self.sparse.iter().map(|&value| u64::from(value)));
        all.fold(0xcbf2_9ce4_8422_2325, |hash, part| (hash ^ part).wrapping_mul(0x0000_0100_0000_01b3))
    }
}
