//! L. Levine, "Fractal sequences and restricted Nim".

/// Proposition 2.3: the regular rule f′ with the same Grundy sequence as a weakly increasing f,
/// f′(n) = min(f(n), 1 + f′(n−1)), with f′(0) = 0 because nothing can be taken from an empty heap.
pub fn regular(f: &[u64]) -> Vec<u64> {
    let mut previous = None;
    let step = |&bound: &u64| {
        let value = previous.map_or(0, |before: u64| bound.min(before + 1));
        previous = Some(value);
        value
    };
    f.iter().map(step).collect()
}

/// Lemma 2.1: the value of Maximum Nim, if f(0) = 0 and f rises by 0 or 1 from heap to heap: f(n) if f(n) > f(n − 1), else
/// the value of n − f(n) − 1.
///
/// For f(n) near n/d a value costs O(d·log n) steps; for slower rules more, so `steps` bounds them. `None` if they do not
/// suffice.
///
/// # Errors
/// What `f` says, if it cannot be evaluated.
pub fn maximum_value<E>(f: impl Fn(u64) -> Result<u64, E>, mut n: u64, steps: u64) -> Result<Option<u64>, E> {
    for _ in 0..steps {
        if n == 0 {
            return Ok(Some(0));
        }
        let bound = f(n)?;
        if bound > f(n - 1)? {
            return Ok(Some(bound));
        }
        n -= bound + 1;
    }
    Ok(None)
}

/// The value of Minimum Nim, if n − f(n) never falls: 0 if f(n) = n, else 1 more than the value of n − f(n) − 1.
///
/// By induction the values never fall and leave no gap, so that the mex of the first heaps is 1 more than the last one of
/// them. Steps are bounded as for [`maximum_value`].
///
/// # Errors
/// What `f` says, if it cannot be evaluated.
pub fn minimum_value<E>(f: impl Fn(u64) -> Result<u64, E>, mut n: u64, steps: u64) -> Result<Option<u64>, E> {
    for value in 0..steps {
        let bound = f(n)?;
        if bound >= n {
            return Ok(Some(value));
        }
        n -= bound + 1;
    }
    Ok(None)
}

/// Proposition 5.1: the value of Serial Nim, \[a₁, …, a_k\] = \[a₁, \[a₂, …, a_k\]\], the last heap counting as itself.
///
/// With two heaps \[a, b\] is a if a > b, else a − 1; an empty first heap leaves b.
pub fn serial_value(heaps: &[u64]) -> u64 {
    heaps.iter().rev().fold(0, |rest, &heap| serial_pair(heap, rest))
}

/// \[a, b\]: the value of two heaps, the second given by its value.
pub fn serial_pair(a: u64, b: u64) -> u64 {
    match a {
        0 => b,
        _ if a > b => a,
        _ => a - 1,
    }
}
