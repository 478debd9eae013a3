//! Where windows are kept: a place for each vector of exponents but the first, and none for quotients that nobody reads.

use crate::game::big::Big;

/// The vectors of exponents whose quotients are large enough, numbered so that the last exponent counts on by one.
pub(super) struct Places {
    /// For each axis and each node on it, which stands for the exponents before, the node with the next exponent 0.
    children: Vec<Vec<u32>>,
    count: usize,
}

impl Places {
    /// The places for the products of `generators` by which n has a quotient of at least `least`; `None` if they are more
    /// than `most`.
    pub(super) fn new(n: &Big, generators: &[u64], least: &Big, most: usize) -> Option<Places> {
        // A quotient by gᵉ is large enough if the number is at least this times gᵉ.
        let g = *generators.last()?;
        let lasts: Vec<Big> = std::iter::successors(Some(least.clone()), |bound| Some(bound * g))
            .take_while(|bound| bound <= n)
            .collect();
        let mut places = Places { children: vec![Vec::new(); generators.len()], count: 0 };
        let mut counts = vec![0; generators.len()];
        places.grow(n, generators, &lasts, &mut counts, most)?;
        places.count = *counts.last()? as usize;
        Some(places)
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The place with these exponents and the last one 0. A vector that has no place gets some number.
    pub(super) fn row(&self, exponents: impl Iterator<Item = usize>) -> usize {
        let child = |axis: &Vec<u32>, node: usize| axis.get(node).map_or(0, |&child| child as usize);
        let Some((last, axes)) = self.children.split_last() else { return 0 };
        child(last, axes.iter().zip(exponents).fold(0, |node, (axis, exponent)| child(axis, node) + exponent))
    }

    /// Numbers what follows the exponents that have led to the quotient q.
    fn grow(&mut self, q: &Big, generators: &[u64], lasts: &[Big], counts: &mut [u32], most: usize) -> Option<()> {
        let axis = self.children.len() - generators.len();
        self.children[axis].push(counts[axis]);
        let (&g, others) = generators.split_first()?;
        if others.is_empty() {
            counts[axis] += lasts.partition_point(|bound| bound <= q) as u32;
            return (counts[axis] as usize <= most).then_some(());
        }
        let quotients: Vec<Big> = powers(q, g, &lasts[0]).collect();
        counts[axis] += quotients.len() as u32;
        quotients.iter().try_for_each(|q| self.grow(q, others, lasts, counts, most))
    }
}

/// The quotients of a number by the powers of g, as long as they are large enough.
pub(super) fn powers(q: &Big, g: u64, least: &Big) -> impl Iterator<Item = Big> {
    std::iter::successors(Some(q.clone()), move |q| Some(q / g)).take_while(move |q| q >= least)
}
