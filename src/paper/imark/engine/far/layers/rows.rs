//! The rows of windows, in the order in which they can be computed: those with the largest exponents first.

use super::places::powers;
use crate::game::big::Big;

/// The vectors of all exponents but the last, in falling lexicographic order.
pub(super) struct Rows {
    generators: Vec<u64>,
    least: Big,
    /// For each exponent that is chosen, the quotients that are left to go through; the last one is the next.
    quotients: Vec<Vec<Big>>,
}

impl Rows {
    /// The products of `generators` by which n has a quotient of at least `least`.
    pub(super) fn new(n: &Big, generators: &[u64], least: &Big) -> Rows {
        let first = powers(n, generators[0], least).collect();
        Rows { generators: generators.to_vec(), least: least.clone(), quotients: vec![first] }
    }

    /// The next row: its exponents, which are written to a list, and its quotient.
    pub(super) fn next(&mut self, exponents: &mut Vec<usize>) -> Option<Big> {
        loop {
            let chosen = self.quotients.len();
            let Some(q) = self.quotients.last()?.last() else {
                self.quotients.pop();
                self.quotients.last_mut()?.pop();
                continue;
            };
            if let Some(&g) = self.generators.get(chosen) {
                let further = powers(q, g, &self.least).collect();
                self.quotients.push(further);
                continue;
            }
            exponents.clear();
            exponents.extend(self.quotients.iter().map(|left| left.len() - 1));
            return self.quotients.last_mut()?.pop();
        }
    }
}
