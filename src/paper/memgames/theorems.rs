//! Closed forms of "Memgames" (U. Larsson, S. Rubinstein-Salzedo, A. N. Siegel).

use crate::game::big::Big;
#[cfg(feature = "papers")]
use crate::grow::Refusal;
use crate::paper::Proved;
use crate::paper::memgames::Memgame;
#[cfg(feature = "papers")]
use crate::paper::memgames::half;
use crate::paper::memgames::half::Half;

/// What the paper proves of one position, of any size.
pub(super) fn known(game: &Memgame, n: &Big, k: &Big) -> Option<Proved> {
    let (value, by) = match game {
        Memgame::Mem => outer_mem_value(n, k)?,
        Memgame::MemPlus => (far_mem_plus_value(n, k), "Theorem 2.1 of Memgames"),
        Memgame::MemZero => immortal(n, k)?,
        // Whoever adds j tokens is answered by a removal of all n + j, and the memories of empty heaps shrink.
        Memgame::Mnem if k > n => (Big::ZERO, LOST),
        Memgame::Mnem => (far_mnem_value(n, k)?, "Theorem 2 of docs/proofs/mnem.md"),
        _ => return None,
    };
    Some(Proved { value, by })
}

/// What theorems say of a heap whose memory is larger than it: no removal is allowed, or it does not help.
pub(super) fn known_in_the_end(game: &Memgame) -> Option<Proved> {
    let by = match game {
        Memgame::Mem => "Theorem 3.1 of Memgames",
        Memgame::MemPlus => "Theorem 2.1 of Memgames",
        Memgame::Mnem => LOST,
        _ => return None,
    };
    Some(Proved { value: Big::ZERO, by })
}

const LOST: &str = "a heap of MNEM that remembers more than it holds is lost";

/// MEM⁰, Theorems 4.2 and 5.9: an immortal value m stands at (t + k)_k if the odd part of k exceeds 3t and 2 divides k an even
/// number of times.
fn immortal(n: &Big, k: &Big) -> Option<(Big, &'static str)> {
    let halvings = k.trailing_zeros()?;
    let on = |&&(_, t): &&(u32, u64)| *n == k + t && k >> halvings > Big::from(3 * t) && halvings.is_multiple_of(2);
    let &(m, t) = IMMORTAL.iter().find(on)?;
    Some((Big::from(m), if t == 0 { "Theorem 4.2 of Memgames" } else { "Theorem 5.9 of Memgames" }))
}

/// What proves the values of MEM in the inner columns.
pub(super) const INNER: &str = "Theorems 3 and 4 of docs/proofs/mem.md";

/// MEM outside the inner columns, for heaps of any size: ⌊n / max(k, a(n))⌋, with the letters of docs/proofs/mem.md.
fn outer_mem_value(n: &Big, k: &Big) -> Option<(Big, &'static str)> {
    let one = Big::from(1_u32);
    let k = k.max(&one).clone();
    if &k * &k >= *n {
        return Some((n / k, "Theorem 3.1 of Memgames"));
    }
    let root = n.sqrt();
    let (square, middle) = (&root * &root, &root * (&root + 1_u32));
    let is_even = *n < middle;
    let (first, rows) = if is_even { (square, root.clone()) } else { (middle, root.clone() + 1_u32) };
    // What is left of the half-interval, less 1.
    let left = &rows - (n - first) - 1_u32;
    let steps = if is_even { ((left * 4_u32 + 1_u32).sqrt() - 1_u32) / 2_u32 } else { left.sqrt() };
    let stair = rows - steps;
    if k >= stair {
        return Some((n / k, "Theorem 1 of docs/proofs/mem.md"));
    }
    let is_outer = match (u64::try_from(n), u64::try_from(&k)) {
        // For fewer rows than that the inner columns are not what the theorem says.
        (Ok(0..=35), _) => false,
        (Ok(n), Ok(k)) => {
            let half = Half::of(n);
            k > half.inner(&half.place(n))
        }
        // 2·n^(1/4) < 2(⌊√⌊√n⌋⌋ + 1).
        _ => k > (root.sqrt() + 1_u32) * 2_u32 + 3_u32,
    };
    is_outer.then(|| (n / stair, "Theorem 2 of docs/proofs/mem.md"))
}

/// Whether an inner value of MEM can be worked out with patience.
///
/// # Errors
/// If it takes more than hours, or more memory than most machines have.
#[cfg(feature = "papers")]
pub(super) fn mem_reaches(n: u64, k: u64) -> Result<(), Refusal> {
    const STEPS: u64 = 4_000_000_000_000;
    const CELLS: u64 = 1_000_000_000;
    const FARTHEST: u64 = 1_000_000_000_000_000_000;
    match half::work(n, k) {
        _ if n > FARTHEST => Err(Refusal::TooFar(format!("inner columns are worked out up to n = {FARTHEST}"))),
        (steps, cells) if steps <= STEPS && cells <= CELLS => Ok(()),
        (steps, _) => Err(Refusal::TooSlow(format!(
            "its half-interval of rows would take {steps} steps, and at most {STEPS} are tried; the columns k > {} are at once there",
            Half::of(n).widest()
        ))),
    }
}

/// [`mnem_envelope_value`] for heaps of any size, where k² ≥ n.
fn far_mnem_value(n: &Big, k: &Big) -> Option<Big> {
    let k = k.max(&Big::from(1_u32)).clone();
    let square = &k * &k;
    if let (Ok(small), Ok(k)) = (u32::try_from(n), u32::try_from(&k)) {
        return (square >= *n).then(|| Big::from(mnem_envelope_value(small.into(), k.into())));
    }
    let near = !k.bit(0) && n + &k >= square && n + 1_u32 != square;
    (square >= *n).then(|| if near { &k - u32::from(square == *n) } else { n / k })
}

/// [`mem_plus_value`] for heaps of any size.
fn far_mem_plus_value(n: &Big, k: &Big) -> Big {
    let odd = 2_u32 * k + 1_u32;
    ((&odd * &odd + 8_u32 * n).sqrt() - odd) / 2_u32
}

/// MEM⁺, Theorem 2.1: the value of `n_k` is the largest m with m·k + m(m+1)/2 ≤ n.
///
/// Solving the quadratic gives m = ⌊(√((2k+1)² + 8n) − (2k+1)) / 2⌋, and an integer square root keeps it exact for
/// every n up to 10⁹; a memory as large as the heap leaves no move.
pub fn mem_plus_value(n: u64, k: u64) -> u64 {
    if k >= n {
        return 0;
    }
    let odd = 2 * k + 1;
    ((odd * odd + 8 * n).isqrt() - odd) / 2
}

/// MEM⁺: whether the value `m` occurs in some row of `first_row..=last_row` and some column of
/// `first_column..=last_column`.
///
/// Column k has the value m exactly in the rows m·k + m(m+1)/2 ≤ n < (m+1)·k + (m+1)(m+2)/2. Both ends grow with k,
/// so the columns that meet the rows are themselves an interval.
pub fn mem_plus_contains(m: u64, rows: (u64, u64), columns: (u64, u64)) -> bool {
    let triangle = m * (m + 1) / 2;
    if triangle > rows.1 {
        return false;
    }
    let last = (rows.1 - triangle).checked_div(m).map_or(columns.1, |last| last.min(columns.1));
    let below_next = triangle + m + 1;
    let first = (rows.0 + 1).saturating_sub(below_next).div_ceil(m + 1).max(columns.0);
    first <= last
}

/// MEM: the first column k ≥ 1 with k² ≥ n, where Theorem 3.1 begins to hold in row n.
pub fn mem_envelope(n: u64) -> u64 {
    if n <= 1 { 1 } else { (n - 1).isqrt() + 1 }
}

/// MNEM, Theorem 2 of docs/proofs/mnem.md: the value of `n_k` where k² ≥ n. It is that of MEM, unless k is even, k² − k ≤ n ≤ k²
/// and n ≠ k² − 1: by adding tokens one then reaches row k² − 1, whose columns all have the value k − 1.
pub fn mnem_envelope_value(n: u64, k: u64) -> u64 {
    let Some(square) = k.checked_mul(k) else { return 0 };
    match (n, k) {
        (12, 4) => 6,
        (13, 4) => 5,
        _ if k.is_multiple_of(2) && square - k <= n && n + 1 != square => k - u64::from(n == square),
        _ => n / k,
    }
}

/// Whether ⌊n/k⌋ takes the value `q` in some row of `rows` and some column of `columns`, both inclusive, columns ≥ 1.
pub fn quotient_contains(q: u64, rows: (u64, u64), columns: (u64, u64)) -> bool {
    let last = rows.1.checked_div(q).map_or(columns.1, |last| last.min(columns.1));
    let first = (rows.0 + 1).div_ceil(q + 1).max(columns.0);
    first <= last
}

/// MEM⁺: the heap at which the m-front crosses column k, F_m(k) = km + m(m + 1)/2. From there on the value is at least m.
pub fn mem_plus_front(m: u64, k: u64) -> u64 {
    m * k + m * (m + 1) / 2
}

/// MEM⁰: the values m ≤ 68 000 000 that are a frontier value of one heap t alone, as (m, t). By Theorem 5.9 such a value
/// occurs in all rows n > 2t only on the diagonal n = t + k, and in infinitely many of them.
pub const IMMORTAL: [(u32, u64); 4] = [(0, 0), (12, 22), (1_270, 2_782), (105_161, 230_784)];
