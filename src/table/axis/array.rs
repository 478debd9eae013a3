//! The arrays that two sequences of values make: which they are, and how large.

/// The rows and columns of an array.
pub const ARRAY_SIDE: u64 = 512;

/// Which array it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Array {
    /// The subadditive triangle: s_ij heaps of value i, the empty one not counted, come before the first of value j > i.
    Triangle,
    /// The interspersion: a_ij is the j-th heap of value i, from 0.
    Interspersion,
    /// The plane of the two games: a′_ij is the heap with g_n = i and h_n = j.
    Plane,
}
