//! O. Friman, G. Nivasch, "Some i-Mark games": the heaps of value t or 2 and the stretches between them.
//!
//! Theorems 1, 2 and 3 have one shape. A few heaps have a value of their own, the others lie in stretches between them,
//! and a stretch repeats a pattern and then ends with a tail. Where a theorem is printed with a slip, the name ends with
//! `_printed` and the twin without that ending is what holds. Stretches are for tables; `closed_form` has single values
//! of heaps of any size.

mod first;
mod known;
mod period;
mod single;

pub(super) use self::known::{closed_form, known};
pub use self::known::{is_p_position, outcome};
pub(super) use self::period::{VALUES_NEVER_REPEAT, of_outcomes as period_of_outcomes};

/// A stretch of heaps with its values: `pattern` again and again, then `tail`. A single heap is a stretch of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The letter of the paper: α, β, A, B, a, b, c, I, X, Y, Z, C, or "gap" where it gives none.
    pub letter: &'static str,
    /// The index of the letter, if it has one.
    pub index: Option<u64>,
    /// The first heap.
    pub first: u64,
    /// The last heap.
    pub last: u64,
    /// What is repeated.
    pub pattern: Vec<u32>,
    /// How often.
    pub times: u64,
    /// What comes after that.
    pub tail: Vec<u32>,
}

impl Stretch {
    /// The name as the paper writes it, an underscore before a subscript: `α_1`, `X`.
    pub fn name(&self) -> String {
        self.index.map_or_else(|| self.letter.to_owned(), |index| format!("{}_{index}", self.letter))
    }

    /// How many terms the pattern and the tail have together.
    pub fn terms(&self) -> u64 {
        self.times * self.pattern.len() as u64 + self.tail.len() as u64
    }

    /// The value that the pattern gives to a heap; `None` before the stretch and after its last term.
    pub fn value(&self, n: u64) -> Option<u32> {
        let place = n.checked_sub(self.first)?;
        let repeated = self.times * self.pattern.len() as u64;
        match place.checked_sub(repeated) {
            None => Some(self.pattern[(place % self.pattern.len() as u64) as usize]),
            Some(rest) => self.tail.get(rest as usize).copied(),
        }
    }
}

/// Theorem 1 as printed, for d ≡ 1 (mod t): the stretches from heap 0 until `last` is covered.
///
/// It fails for t = 2, where α_m has the value 1 for every m ≥ 1: see [`theorem_1_for_2`]. The exponent z₀ is printed
/// with β₋₁, which has to be read as −1.
pub fn theorem_1_printed(t: u64, d: u64, last: u64) -> Vec<Stretch> {
    let top = t as u32;
    let rising: Vec<u32> = (0..top).collect();
    let middle: Vec<u32> = (1..top - 1).collect();
    let turned: Vec<u32> = middle.iter().copied().chain([0, top - 1]).collect();
    let mut stretches = Vec::new();
    // α_m = d + … + d^{m+1}, and β_m is the same with t·d^{m+1} as its last summand.
    let (mut first, mut sum, mut power, mut m) = (0, 0, d, 0);
    while first <= last {
        let (alpha, beta) = (sum + power, sum + t * power);
        stretches.push(between("A", Some(m), first, alpha - 1, &rising, &[0]));
        stretches.push(point("α", Some(m), alpha, top));
        stretches.push(between("B", Some(m), alpha + 1, beta - 1, &turned, &middle));
        stretches.push(point("β", Some(m), beta, top));
        (first, sum, power, m) = (beta + 1, alpha, power * d, m + 1);
    }
    stretches
}

/// What holds instead of Theorem 1 for t = 2 and odd d: the value 2 at d and at the β_m, and 0, 1, 0, 1, … between them
/// (docs/proofs/imark-two.md).
pub fn theorem_1_for_2(d: u64, last: u64) -> Vec<Stretch> {
    let mut stretches = vec![gap(0, d - 1), point("α", Some(0), d, 2)];
    let (mut first, mut sum, mut power, mut m) = (d + 1, 0, d, 0);
    while first <= last {
        let beta = sum + 2 * power;
        stretches.push(gap(first, beta - 1));
        stretches.push(point("β", Some(m), beta, 2));
        (first, sum, power, m) = (beta + 1, sum + power, power * d, m + 1);
    }
    stretches
}

/// Theorem 1 corrected.
pub fn theorem_1(t: u64, d: u64, last: u64) -> Vec<Stretch> {
    if t == 2 { theorem_1_for_2(d, last) } else { theorem_1_printed(t, d, last) }
}

/// Theorem 2, for S = {2} and D = {k} with k ≡ 3 (mod 4).
pub fn theorem_2(k: u64, last: u64) -> Vec<Stretch> {
    let b = 2 * k;
    let mut stretches = vec![between("I", Some(0), 0, b - 1, &LEVEL, &[0, 0]), point("b", None, b, 2)];
    let (mut first, mut c, mut m) = (b + 1, 4 * k, 0);
    while first <= last {
        let index = Some(m + 1);
        stretches.push(match m % 2 {
            0 => between("I", index, first, c - 1, &TURNED, &[1]),
            _ => between("I", index, first, c - 1, &LEVEL, &[0]),
        });
        stretches.push(point("c", Some(m), c, 2));
        (first, c, m) = (c + 1, k * (c + 2), m + 1);
    }
    stretches
}

/// Theorem 3, for S = {2} and D = {k} with k ≡ 1 (mod 4), with the interval Y corrected: it has no last 0.
pub fn theorem_3(k: u64, last: u64) -> Vec<Stretch> {
    let (mut a, b, mut c) = (k, 2 * k, 4 * k);
    let mut stretches = vec![
        between("X", None, 0, a - 1, &LEVEL, &[0]),
        point("a", Some(0), a, 2),
        between("Y", None, a + 1, b - 1, &TURNED, &[]),
        point("b", None, b, 2),
        between("Z", None, b + 1, c - 1, &LEVEL, &[0]),
        point("c", Some(0), c, 2),
    ];
    let mut m = 1;
    while c < last {
        let next = k * (a + 2);
        stretches.push(between("A", Some(m), c + 1, next - 1, &TURNED, &[1, 0]));
        stretches.push(point("a", Some(m), next, 2));
        (a, c) = (next, k * (c + 2));
        stretches.push(between("C", Some(m), a + 1, c - 1, &TURNED, &[1, 0]));
        stretches.push(point("c", Some(m), c, 2));
        m += 1;
    }
    stretches
}

/// Theorem 3 as printed: Y ends with a 0 for which it has no room.
pub fn theorem_3_printed(k: u64, last: u64) -> Vec<Stretch> {
    let mut stretches = theorem_3(k, last);
    stretches[2].tail = vec![0];
    stretches
}

/// Conjecture 4: the heaps up to `last` that can have the value 2 in i-Mark({s}, {d}), s and d coprime, in order.
///
/// They are sd, the sequence from 2ds and those from d, 2d, …, (s − 1)d, each going on with d(x + s). The condition
/// is necessary for every odd d, and fails at 3sd for every even d (docs/proofs/conjecture-4.md).
pub fn places_of_2(s: u64, d: u64, last: u64) -> Vec<u64> {
    let starts = (1..s).map(|i| i * d).chain([2 * d * s]);
    let sequences = starts.flat_map(|start| {
        std::iter::successors(Some(start), move |x| Some(d * (x + s))).take_while(move |&x| x <= last)
    });
    let mut places: Vec<u64> = sequences.chain((s * d <= last).then_some(s * d)).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Table 2: the largest value that a heap of i-Mark({1}, {2, 3}) can have, by its remainder modulo 6.
pub fn most_by_remainder(n: u64) -> u32 {
    [3, 1, 2, 2, 2, 1][(n % 6) as usize]
}

/// The two patterns of S = {2}.
const LEVEL: [u32; 4] = [0, 0, 1, 1];
const TURNED: [u32; 4] = [1, 0, 0, 1];

fn point(letter: &'static str, index: Option<u64>, n: u64, value: u32) -> Stretch {
    Stretch { letter, index, first: n, last: n, pattern: vec![value], times: 1, tail: Vec::new() }
}

/// A stretch whose exponent is what its length leaves beside the tail, as all exponents of the paper are.
fn between(letter: &'static str, index: Option<u64>, first: u64, last: u64, pattern: &[u32], tail: &[u32]) -> Stretch {
    let times = (last + 1 - first - tail.len() as u64) / pattern.len() as u64;
    Stretch { letter, index, first, last, pattern: pattern.to_vec(), times, tail: tail.to_vec() }
}

/// 0, 1, 0, 1, … from `first` to `last`, whatever the parity of its length.
fn gap(first: u64, last: u64) -> Stretch {
    let tail: &[u32] = if (last + 1 - first).is_multiple_of(2) { &[] } else { &[0] };
    between("gap", None, first, last, &[0, 1], tail)
}
