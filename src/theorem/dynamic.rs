//! A. Holshouser, H. Reiter, J. Rudzinski, "Dynamic one-pile Nim": g-bases and stable representations.

/// The g-base of a rule f, as far as it was asked for.
///
/// b₀ = 1, and b_{k+1} = b_k + b_i for the least b_i with f(b_i) ≥ b_k; if there is none, the base is finite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    /// The elements in increasing order.
    pub elements: Vec<u64>,
    /// Whether there are no others.
    pub finite: bool,
}

impl Base {
    /// The elements up to `largest` and the first one beyond it.
    ///
    /// # Errors
    /// What `f` says, if it cannot be evaluated.
    pub fn new<E>(f: impl Fn(u64) -> Result<u64, E>, largest: u64) -> Result<Base, E> {
        let mut elements = vec![1];
        let mut bounds = vec![f(1)?];
        while elements[elements.len() - 1] <= largest {
            let last = elements[elements.len() - 1];
            let Some(place) = bounds.iter().position(|&bound| bound >= last) else {
                return Ok(Base { elements, finite: true });
            };
            let next = last + elements[place];
            elements.push(next);
            bounds.push(f(next)?);
        }
        Ok(Base { elements, finite: false })
    }

    /// The stable representation of n: the greedy one, largest summand first. A finite base repeats its largest element.
    pub fn stable(&self, mut n: u64) -> Vec<u64> {
        let mut summands = Vec::new();
        for &element in self.elements.iter().rev() {
            while n >= element {
                summands.push(element);
                n -= element;
            }
        }
        summands
    }

    /// g(n): the smallest summand of the stable representation; 0 for n = 0.
    ///
    /// Theorems 1 and 1′: if f(n + 1) − f(n) ≥ −1 always, the player to move wins (n, x) exactly if x ≥ g(n), for n ≥ 1.
    pub fn smallest_summand(&self, mut n: u64) -> u64 {
        let mut smallest = 0;
        for &element in self.elements.iter().rev() {
            if n >= element {
                smallest = element;
                n %= element;
            }
        }
        smallest
    }
}
