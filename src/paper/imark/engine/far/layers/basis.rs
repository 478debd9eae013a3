//! Products of divisors as exponents over a basis, so that equal products are one window.
//!
//! D = {2, 3, 4, 6} has no more products than {2, 3}: 4 = 2² and 6 = 2·3. The members of D that are no products of others
//! are a basis, and so are the primes of all members; the one with fewer products up to n is taken. Neither need be the
//! best, but {2, 4}, {4, 8}, {2, 3, 6} and {4, 6, 9} cost what their rank costs.

use crate::game::big::{Big, LOGARITHM_BITS, logarithm};
use crate::paper::imark::Division;

/// What all divisors are products of.
pub(super) struct Basis {
    /// The generators: the smallest first, then the others from the largest down, so that the first has the most exponents
    /// and the last the second most.
    pub(super) generators: Vec<u64>,
    /// For each divisor, how often it contains each generator.
    pub(super) exponents: Vec<Vec<usize>>,
}

impl Basis {
    /// The basis with fewer products up to 2^`bits`; `None` if D is empty or contains 1, which is a product of none.
    pub(super) fn new(game: &Division, bits: u64) -> Option<Basis> {
        let divisors = game.divide.members();
        let bases = [atoms(divisors), primes(divisors)].into_iter();
        let counted = bases.filter_map(|generators| Basis::of(divisors, generators));
        counted.min_by(|a, b| a.products(bits as f64).total_cmp(&b.products(bits as f64)))
    }

    fn of(divisors: &[u64], mut generators: Vec<u64>) -> Option<Basis> {
        generators.sort_unstable();
        generators.get_mut(1..)?.reverse();
        let exponents = divisors.iter().map(|&d| factors(d, &generators)).collect::<Option<Vec<_>>>()?;
        exponents.iter().all(|factors| factors.iter().sum::<usize>() > 0).then_some(Basis { generators, exponents })
    }

    /// About how many products there are up to 2^`bits`.
    pub(super) fn products(&self, bits: f64) -> f64 {
        points(&self.generators, bits)
    }

    /// About how many of them do not contain the first generator.
    pub(super) fn layer(&self, bits: f64) -> f64 {
        points(&self.generators[1..], bits)
    }
}

/// The lattice points of a simplex, by its volume half a step out.
fn points(generators: &[u64], bits: f64) -> f64 {
    let logarithms = || generators.iter().map(|&g| binary_logarithm(g));
    let side = bits + logarithms().sum::<f64>() / 2.0;
    (1..).zip(logarithms()).map(|(dimension, logarithm)| side / logarithm / f64::from(dimension)).product()
}

/// The binary logarithm of a number, to some digits.
pub(super) fn binary_logarithm(number: u64) -> f64 {
    f64::from(logarithm(&Big::from(number.saturating_sub(1)))) / f64::from(1 << LOGARITHM_BITS)
}

/// The members that are no products of smaller ones.
fn atoms(divisors: &[u64]) -> Vec<u64> {
    let mut atoms: Vec<u64> = Vec::new();
    for &d in divisors {
        if factors(d, &atoms).is_none() {
            atoms.push(d);
        }
    }
    atoms
}

/// The primes that divide some member.
fn primes(divisors: &[u64]) -> Vec<u64> {
    let mut primes = Vec::new();
    for &d in divisors {
        let mut rest = d;
        let mut p = 2;
        while p * p <= rest {
            if rest.is_multiple_of(p) {
                rest /= p;
                primes.push(p);
            } else {
                p += 1;
            }
        }
        primes.extend((rest > 1).then_some(rest));
    }
    primes.sort_unstable();
    primes.dedup();
    primes
}

/// How often a number contains each generator, if it is a product of them.
fn factors(number: u64, generators: &[u64]) -> Option<Vec<usize>> {
    let Some((&g, others)) = generators.split_first() else { return (number == 1).then(Vec::new) };
    let mut rest = number;
    for count in 0.. {
        if let Some(mut found) = factors(rest, others) {
            found.insert(0, count);
            return Some(found);
        }
        if g == 1 || !rest.is_multiple_of(g) {
            return None;
        }
        rest /= g;
    }
    None
}
