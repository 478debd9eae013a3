//! A. Holshouser, H. Reiter, J. Rudzinski, "Dynamic one-pile Nim": g-bases and stable representations; what the Main Theorem
//! asks of a rule ([`condition`]), and who wins a pile of any size ([`strategy`]).

mod condition;
mod strategy;

pub use condition::{Condition, TABLE, Violation, Why, condition};
pub use strategy::{Strategy, known, known_in_the_end, strategy};

use crate::game::big::Big;

/// What piles are counted in: 64 bits in tables, any number beyond.
pub trait Pile: Clone + Ord + From<u32> {
    /// The sum.
    fn plus(&self, other: &Self) -> Self;

    /// The quotient and the remainder.
    fn divided(&self, by: &Self) -> (Self, Self);
}

impl Pile for u64 {
    fn plus(&self, other: &u64) -> u64 {
        self + other
    }

    fn divided(&self, by: &u64) -> (u64, u64) {
        (self / by, self % by)
    }
}

impl Pile for Big {
    fn plus(&self, other: &Big) -> Big {
        self + other
    }

    fn divided(&self, by: &Big) -> (Big, Big) {
        (self / by, self % by)
    }
}

/// The g-base of a rule f, as far as it was asked for.
///
/// b₀ = 1, and b_{k+1} = b_k + b_i for the least b_i with f(b_i) ≥ b_k; if there is none, the base is finite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base<T = u64> {
    /// The elements in increasing order.
    pub elements: Vec<T>,
    /// Whether there are no others.
    pub finite: bool,
}

impl<T: Pile> Base<T> {
    /// The elements up to `largest` and the first one beyond it.
    ///
    /// # Errors
    /// What `f` says, if it cannot be evaluated.
    pub fn new<E>(f: impl Fn(&T) -> Result<T, E>, largest: &T) -> Result<Base<T>, E> {
        let mut elements = vec![T::from(1)];
        let mut bounds = vec![f(&elements[0])?];
        // Fewer and fewer elements have f(b) ≥ b_k as k grows, so that the least one of them never goes back.
        let mut least = 0;
        while elements[elements.len() - 1] <= *largest {
            let last = &elements[elements.len() - 1];
            while bounds.get(least).is_some_and(|bound| bound < last) {
                least += 1;
            }
            let Some(added) = elements.get(least) else { return Ok(Base { elements, finite: true }) };
            let next = last.plus(added);
            bounds.push(f(&next)?);
            elements.push(next);
        }
        Ok(Base { elements, finite: false })
    }

    /// The stable representation of n: the greedy one, each summand with how often it occurs, the largest first. Only the
    /// largest element of a finite base is repeated.
    pub fn stable(&self, n: &T) -> Vec<(T, T)> {
        let mut left = n.clone();
        let mut summands = Vec::new();
        for element in self.elements.iter().rev() {
            if left >= *element {
                let (times, rest) = left.divided(element);
                summands.push((element.clone(), times));
                left = rest;
            }
        }
        summands
    }

    /// g(n): the smallest summand of the stable representation; 0 for n = 0.
    ///
    /// Theorems 1 and 1′: if f(n + 1) − f(n) ≥ −1 always, the player to move wins (n, x) exactly if x ≥ g(n), for n ≥ 1.
    pub fn smallest_summand(&self, n: &T) -> T {
        self.stable(n).pop().map_or_else(|| T::from(0), |(element, _)| element)
    }
}

/// A stable representation as a sum, such as `8 + 3` or `833 · 6 + 2`.
pub fn written<T: Pile + ToString>(summands: &[(T, T)]) -> String {
    /// A summand that occurs more often is written once, with how often.
    const SPELT_OUT: usize = 3;
    let term = |(element, times): &(T, T)| {
        let spelt = (1..=SPELT_OUT).find(|&often| *times == T::from(often as u32));
        spelt.map_or_else(
            || format!("{} · {}", times.to_string(), element.to_string()),
            |often| vec![element.to_string(); often].join(" + "),
        )
    };
    summands.iter().map(term).collect::<Vec<_>>().join(" + ")
}
