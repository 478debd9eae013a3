//! MEM's half-intervals: where a row lies among the steps of the staircase, and what that alone says of its values.
//!
//! Source: docs/proofs/mem.md, whose letters these are. The rows are cut at F(s) = ⌊s²/4⌋, so that half-interval s has the
//! rows F(s) ≤ n < F(s + 1), and each half-interval into blocks, numbered t = T, T − 1, …, 0 from the top. To the right of
//! column a, the stair of the block, the value is ⌊n/k⌋ (Theorem 1); from Θ to a it is φ = ⌊n/a⌋ (Theorem 2). Only the
//! columns k ≤ Θ < 2·n^(1/4) + 4 need more, and those are the inner ones.

/// The rows F(s) ≤ n < F(s + 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Half {
    /// Its number s.
    pub number: u64,
    /// Its first row, F(s).
    pub first: u64,
    /// How many rows it has, h.
    pub rows: u64,
    /// 1 if s is even, else 0: e.
    pub even: u64,
    /// The number of its first block, T.
    pub top: u64,
}

/// Where a row lies in its half-interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of its block, t.
    pub block: u64,
    /// How many rows of the block lie above it, r.
    pub above: u64,
    /// The first column in which the value is ⌊n/k⌋, a.
    pub stair: u64,
    /// The value from there to the inner columns, φ.
    pub plateau: u64,
}

impl Half {
    /// The first half-interval of which Theorem 4 says everything.
    pub const REGULAR: u64 = 62;

    /// The half-interval with this number, at least 1.
    pub fn numbered(number: u64) -> Half {
        let rows = number.div_ceil(2);
        Half::new(number, (number / 2) * rows, rows)
    }

    /// The half-interval of a row.
    pub fn of(n: u64) -> Half {
        let root = n.isqrt();
        match root * root + root {
            middle if n < middle => Half::new(2 * root, root * root, root),
            middle => Half::new(2 * root + 1, middle, root + 1),
        }
    }

    fn new(number: u64, first: u64, rows: u64) -> Half {
        let even = 1 - number % 2;
        Half { number, first, rows, even, top: steps(rows, even) }
    }

    /// Its last row.
    pub fn last(&self) -> u64 {
        self.first + (self.rows - 1)
    }

    /// The value in the plateau of its last block; that of block t is t more.
    pub fn foot(&self) -> u64 {
        self.number - self.rows
    }

    /// How many rows a block has.
    pub fn length(&self, block: u64) -> u64 {
        let above = block * (block + self.even);
        let whole = 2 * block + 1 + self.even;
        whole.min(self.rows - above)
    }

    /// The first row of a block.
    pub fn start(&self, block: u64) -> u64 {
        self.last() - (block * (block + self.even) + self.length(block) - 1)
    }

    /// Where one of its rows lies.
    pub fn place(&self, n: u64) -> Place {
        let left = self.rows - (n - self.first);
        let block = steps(left, self.even);
        let stair = self.rows - block;
        Place { block, above: n - self.start(block), stair, plateau: self.number - stair }
    }

    /// What the first row has above its plateau in the columns 1, 2 and 3, and nowhere else (Proposition 5, s ≥ 12).
    pub fn seed(&self) -> [u32; 3] {
        let before = Half::numbered(self.number - 1);
        let (top, length) = (before.top, before.length(before.top));
        let is_long = length >= 2 * top + before.even;
        let alternates = match top.saturating_sub(length) {
            0 if length == top => return [0; 3],
            0 => top.is_multiple_of(2) != is_long,
            // The least i with i(i + e) ≥ T − ℓ, which is at least 1.
            short => match steps(short, before.even) + 1 {
                1 if self.even == 1 => false,
                1 => return if top.is_multiple_of(2) { [2, 0, 0] } else { [1, 0, 0] },
                least => least.is_multiple_of(2),
            },
        };
        match (self.even == 1, alternates) {
            (true, true) => [1, 1, 0],
            (true, false) => [0; 3],
            (false, true) => [2, 1, 1],
            (false, false) => [2, 0, 0],
        }
    }

    /// The last inner column of a row, Θ; 0 if it has none (Theorem 2, s ≥ 12).
    pub fn inner(&self, at: &Place) -> u64 {
        if at.block < self.top || at.above > 3 {
            return at.above;
        }
        let last = self.seed().iter().filter(|&&above| above > 0).count();
        [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2]][last][at.above as usize]
    }

    /// No row has an inner column beyond this one.
    pub fn widest(&self) -> u64 {
        (2 * self.top + self.even).max(3)
    }
}

/// ⌊n / max(k, a)⌋: the value of `n_k` if k is no inner column, and less than the value if it is one.
pub fn outer_value(n: u64, k: u64) -> u64 {
    let half = Half::of(n);
    n / k.max(half.place(n).stair)
}

/// The row of MEM that row `n` of a first block repeats in column k, as far above its plateau (Theorem 3, s ≥ 12).
pub fn repeated(n: u64, k: u64) -> Option<u64> {
    let half = Half::of(n);
    let at = half.place(n);
    let disturbed = || half.seed().iter().filter(|&&above| above > 0).count() as u64;
    (half.number >= 12 && at.block == half.top && k <= at.stair && k > disturbed()).then_some(at.above)
}

/// About how many steps it takes to work out the value of `n_k`, and how many cells have to be kept meanwhile.
pub fn work(n: u64, k: u64) -> (u64, u64) {
    let half = Half::of(n);
    if half.number < Half::REGULAR || half.inner(&half.place(n)) < k.max(1) || repeated(n, k.max(1)).is_some() {
        return (1, 0);
    }
    let (rows, length) = (n - half.first + 1, half.length(half.top));
    (rows.saturating_mul(half.top), length.saturating_mul(length))
}

/// The largest t ≥ 0 with t(t + e) < d, for d ≥ 1.
fn steps(d: u64, even: u64) -> u64 {
    match even {
        0 => (d - 1).isqrt(),
        _ => ((4 * (d - 1) + 1).isqrt() - 1) / 2,
    }
}
