//! O. Friman and G. Nivasch, "Some i-Mark games": where the value 2 can be.

/// Conjecture 4, for odd d coprime to s: the heaps below `limit` at which i-Mark({s}, {d}) may have the value 2.
///
/// They are s·d; a₀ = 2ds and a_{i+1} = d(a_i + s); and b₀ = jd, b_{i+1} = d(b_i + s) for each 1 ≤ j < s. The paper states it
/// for every d coprime to s, but even ones break it: i-Mark({1}, {2}) has the value 2 at 6.
pub fn places_of_two(s: u64, d: u64, limit: u64) -> Vec<u64> {
    let mut places = vec![s * d];
    for start in (1..s).map(|j| j * d).chain([2 * d * s]) {
        places.extend(
            std::iter::successors(Some(start), |place| Some(d * (place + s))).take_while(|&place| place < limit),
        );
    }
    places.retain(|&place| place < limit);
    places.sort_unstable();
    places
}
