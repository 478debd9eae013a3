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
