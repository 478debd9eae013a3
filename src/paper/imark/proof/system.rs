//! The equations between the values of heaps around n, for all n with one remainder modulo M at once.
//!
//! Let n = Mt + r with 0 ≤ r < M. For every d that is a product of members of D and divides M, the heaps near n/d are
//! (M/d)·t + x with x near r/d, and (d, x) is the name of such a heap. Whether a divisor p divides it can be told from the name
//! where pd divides M, and then the quotient has the name (pd, x/p); where gcd(M/d, p) does not divide x, p does not divide
//! the heap; elsewhere it may or may not. So the value of a named heap is the mex of values that have names and of at most
//! so many others, whatever t is. docs/proofs/imark-gaps.md has the argument.

use crate::game::numbers::gcd;

/// A heap: its level d, and its place x in it.
pub(super) type Name = (u64, i64);

/// What the heaps from n on are supposed to be, which is to be refuted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Suspect {
    /// The value.
    pub(super) value: u8,
    /// How many heaps after n do not have it, though n has.
    pub(super) without: u64,
    /// Whether the next one has it again; otherwise it does not matter.
    pub(super) closed: bool,
}

/// One equation: `unknowns[0]` is the mex of the other `count - 1` and of up to `others` values that are not known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Equation {
    pub(super) unknowns: [u32; 4],
    pub(super) count: u8,
    pub(super) others: u8,
}

/// The equations, and what the unknowns may be, a bit for each value.
#[derive(Clone, Debug)]
pub(super) struct System {
    pub(super) names: Vec<Name>,
    pub(super) equations: Vec<Equation>,
    /// The equations that speak of an unknown.
    pub(super) mentions: Vec<Vec<u32>>,
    pub(super) domains: Vec<u8>,
}

/// The heaps of one level.
struct Level {
    d: u64,
    /// The place of the first unknown, which has no equation.
    first: i64,
    /// The place of the last one.
    last: i64,
    /// The number of the first unknown.
    start: u32,
}

impl Level {
    fn unknown(&self, x: i64) -> u32 {
        self.start + (x - self.first) as u32
    }
}

impl System {
    /// The system of the divisors for n ≡ `residue` modulo `modulus`.
    pub(super) fn new(divisors: [u64; 2], modulus: u64, residue: u64, suspect: Suspect) -> System {
        let last = suspect.without + u64::from(suspect.closed);
        let levels = levels(divisors, modulus, residue, residue + last);
        let mut names = Vec::new();
        let mut equations = Vec::new();
        for level in &levels {
            names.extend((level.first..=level.last).map(|x| (level.d, x)));
            for x in level.first + 1..=level.last {
                equations.push(equation(divisors, modulus, &levels, level, x));
            }
        }
        let mut mentions = vec![Vec::new(); names.len()];
        for (equation, index) in equations.iter().zip(0..) {
            let Equation { unknowns, count, .. } = equation;
            unknowns[..usize::from(*count)].iter().for_each(|&unknown| mentions[unknown as usize].push(index));
        }
        let mut domains = vec![0b1111; names.len()];
        let own = 1 << suspect.value;
        for k in 0..=last {
            let is_own = k == 0 || k > suspect.without;
            domains[levels[0].unknown((residue + k) as i64) as usize] = if is_own { own } else { 0b1111 & !own };
        }
        System { names, equations, mentions, domains }
    }
}

/// The products of the divisors that divide the modulus, with the heaps that the first ones of them need.
fn levels(divisors: [u64; 2], modulus: u64, residue: u64, end: u64) -> Vec<Level> {
    let mut products = vec![1];
    let mut next = 0;
    while let Some(&d) = products.get(next) {
        for further in divisors.map(|p| d * p) {
            if modulus.is_multiple_of(further) && !products.contains(&further) {
                products.push(further);
            }
        }
        next += 1;
    }
    products.sort_unstable();
    let mut start = 0;
    let level = |d: u64| {
        let (first, last) = ((residue / d) as i64 - MARGIN as i64 - 1, (end / d) as i64);
        let level = Level { d, first, last, start };
        start += (last - first + 1) as u32;
        level
    };
    products.into_iter().map(level).collect()
}

fn equation(divisors: [u64; 2], modulus: u64, levels: &[Level], level: &Level, x: i64) -> Equation {
    let mut equation = Equation { unknowns: [level.unknown(x), level.unknown(x - 1), 0, 0], count: 2, others: 0 };
    for p in divisors {
        let is_named = modulus.is_multiple_of(level.d * p);
        if is_named && x % p as i64 == 0 {
            let quotients = levels.iter().find(|further| further.d == level.d * p).expect("it divides the modulus");
            equation.unknowns[usize::from(equation.count)] = quotients.unknown(x / p as i64);
            equation.count += 1;
        } else if !is_named && x % gcd(modulus / level.d, p) as i64 == 0 {
            equation.others += 1;
        }
    }
    equation
}

/// How many heaps before n, and before n/d at each level, have equations.
pub(super) const MARGIN: u64 = 10;
