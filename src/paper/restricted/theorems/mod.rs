//! L. Levine, "Fractal sequences and restricted Nim": fractal sequences, interspersions, subadditive triangles, pairs.

mod closed;
mod pass;
mod period;

use std::collections::BTreeSet;

pub(super) use self::closed::closed_form;
pub use self::pass::Beginning;
pub(super) use self::period::{of_outcomes as period_of_outcomes, of_values as period_of_values};
use crate::game::big::Big;
use crate::paper::Proved;
use crate::paper::restricted::Serial;

/// Proposition 5.1 for first two heaps of any size.
pub(super) fn known_serial(game: &Serial, first: &Big, second: &Big) -> Proved {
    let pair = |a: &Big, b: Big| match () {
        () if *a == Big::ZERO => b,
        () if *a > b => a.clone(),
        () => a - 1_u32,
    };
    let value = pair(first, pair(second, Big::from(serial_value(game.tail()))));
    Proved { value, by: "Proposition 5.1 of Fractal sequences and restricted Nim" }
}

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
/// For f(n) near n/d a value costs O(d·log n) steps; for slower rules more, so `steps` bounds them, and where f stays the
/// same for long they are taken all at once. `None` if they do not suffice.
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
        let step = bound + 1;
        let ahead = step.checked_mul(LONG).and_then(|ahead| n.checked_sub(ahead));
        let times = match ahead {
            // Each of the steps begins behind the first heap with this bound.
            Some(ahead) if f(ahead)? == bound => (n - 1 - first_with(&f, bound, ahead)?) / step + 1,
            _ => 1,
        };
        n -= times * step;
    }
    Ok(None)
}

/// How many steps of one length are worth a search for the last of them.
const LONG: u64 = 8;

/// The least heap with this bound, of which `known` is one, if f never falls.
fn first_with<E>(f: impl Fn(u64) -> Result<u64, E>, bound: u64, known: u64) -> Result<u64, E> {
    let (mut first, mut end) = (0, known);
    while first < end {
        let middle = first + (end - first) / 2;
        if f(middle)? < bound {
            first = middle + 1;
        } else {
            end = middle;
        }
    }
    Ok(first)
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

/// Λ(g): what is left of a sequence when the first term equal to i is deleted, for every i. Theorem 2.2: it is g again.
pub fn lambda(g: &[u64]) -> Vec<u64> {
    let mut seen = BTreeSet::new();
    g.iter().copied().filter(|&value| !seen.insert(value)).collect()
}

/// ĝ: the place of the first i, for i = 0, 1, … as long as each value comes after the one before it, property (F2).
pub fn first_places(g: &[u64]) -> Vec<u64> {
    let mut places = Vec::new();
    for (n, &value) in (0..).zip(g) {
        if value == places.len() as u64 {
            places.push(n);
        }
    }
    places
}

/// The associated array A(g) (section 3): row i lists the places of i in increasing order.
///
/// For a fractal sequence it is an interspersion (Theorem 3.3): columns increase too, and once the rows i and k meet,
/// their entries alternate.
pub fn array(g: &[u64]) -> Vec<Vec<u64>> {
    let rows = g.iter().max().map_or(0, |&most| most as usize + 1);
    let mut array = vec![Vec::new(); rows];
    for (n, &value) in (0..).zip(g) {
        array[value as usize].push(n);
    }
    array
}

/// The subadditive triangle S(g) (section 3) as its columns: column j lists s_ij for i < j, how many i come before the
/// first j. The term g₀ = 0 is not counted. There is a column for every value whose first place is known.
pub fn triangle(g: &[u64]) -> Vec<Vec<u64>> {
    let mut counts: Vec<u64> = Vec::new();
    let mut columns = Vec::new();
    for (n, &value) in g.iter().enumerate() {
        if value as usize == columns.len() {
            columns.push(counts.clone());
            counts.push(0);
        }
        if n > 0
            && let Some(count) = counts.get_mut(value as usize)
        {
            *count += 1;
        }
    }
    columns
}

/// Inequality (8): the first (i, j, k), by k, with s_ij + s_jk − s_ik neither 0 nor 1, if there is one.
pub fn not_subadditive(columns: &[Vec<u64>]) -> Option<(usize, usize, usize)> {
    let fits = |i: usize, j: usize, k: usize| {
        let (through, direct) = (columns[j][i] + columns[k][j], columns[k][i]);
        direct <= through && through <= direct + 1
    };
    (0..columns.len()).find_map(|k| (0..k).find_map(|j| (0..j).find(|&i| !fits(i, j, k)).map(|i| (i, j, k))))
}

/// Lemma 3.5: the triangle with these column sums, by formula (11): s_ij = (c_j − c_i + Σ − ε)/j, where Σ is what row i
/// holds before column j and −i ≤ ε ≤ j − 1 − i is the one error that makes it whole. `None` if an entry is negative.
pub fn triangle_from_sums(sums: &[u64]) -> Option<Vec<Vec<u64>>> {
    let mut columns: Vec<Vec<u64>> = Vec::new();
    for (j, &sum) in sums.iter().enumerate() {
        let entry = |i: usize| {
            let before: u64 = (i + 1..j).map(|p| columns[p][i]).sum();
            // With the largest error the quotient is rounded up to the next whole number.
            let least = sum as i64 - sums[i] as i64 + before as i64 - (j as i64 - 1 - i as i64);
            let whole = least.div_euclid(j as i64) + i64::from(least.rem_euclid(j as i64) > 0);
            u64::try_from(whole).ok()
        };
        columns.push((0..j).map(entry).collect::<Option<_>>()?);
    }
    Some(columns)
}

/// Lemma 3.1: the first `terms` terms of the fractal sequence whose values 0, 1, … first stand at these places.
/// `None` if the places do not increase from 0.
pub fn fractal(places: &[u64], terms: usize) -> Option<Vec<u64>> {
    if places.first() != Some(&0) || !places.is_sorted_by(|a, b| a < b) {
        return None;
    }
    let mut g: Vec<u64> = Vec::with_capacity(terms);
    let mut next = 0;
    for n in 0..terms {
        if places.get(next) == Some(&(n as u64)) {
            g.push(next as u64);
            next += 1;
        } else {
            g.push(g[n - next]);
        }
    }
    Some(g)
}

/// Theorem 4.4: the array A′, the inverse of n ↦ (g_n, h_n). Row i, column j is the n with these two values, if there is one.
pub fn pairs(g: &[u64], h: &[u64]) -> Vec<Vec<Option<u64>>> {
    let (rows, columns) = (g.iter().max().map_or(0, |most| most + 1), h.iter().max().map_or(0, |most| most + 1));
    let mut array = vec![vec![None; columns as usize]; rows as usize];
    for (n, (&i, &j)) in (0..).zip(g.iter().zip(h)) {
        array[i as usize][j as usize] = Some(n);
    }
    array
}

/// q(k) = min{j : j − f(j) > k} (14), if it lies within the bounds given.
pub fn successor(f: &[u64], k: u64) -> Option<u64> {
    (0..).zip(f).find(|&(j, &bound)| j > k + bound).map(|(j, _)| j)
}

/// Formula (3): Maximum Nim with ⌊(n − 1)/2⌋, n ≥ 1; the binary digits of n before its last one.
pub fn less_than_half(n: u64) -> u64 {
    n >> n.trailing_zeros() >> 1
}

/// Maximum Nim with the greatest power of two ≤ n, less one (section 2): the ones behind the first and the zero after
/// them are deleted from the binary digits of n.
pub fn less_than_power(n: &Big) -> Big {
    let zero = (0..n.bits()).rev().find(|&place| !n.bit(place));
    zero.map_or(Big::ZERO, |place| {
        let one = Big::from(1_u32) << place;
        n % &one + one
    })
}
