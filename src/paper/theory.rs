//! What theory says of a game, whatever its heaps: values that are proved, and periods.

use crate::game::big::Big;

/// A value that a theorem gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The value.
    pub value: Big,
    /// The theorem, such as "Theorem 3.1 of Memgames".
    pub by: &'static str,
}

/// What is proved about the period of a sequence. The reasons are clauses without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Theory {
    /// Nothing.
    Open,
    /// It never becomes periodic, for this reason.
    Never(&'static str),
    /// From the heap `from` on, `period` heaps later there is `saltus` more; both numbers are the least possible.
    Repeats {
        /// The first heap from which on it holds.
        from: u64,
        /// The least period.
        period: u64,
        /// By how much the sequence grows in a period.
        saltus: u64,
        /// The reason.
        why: &'static str,
    },
    /// A value follows from so many values before it and from the heap modulo `modulus`. If all of these recur, then so does
    /// everything after them.
    Window {
        /// How many values.
        heaps: u64,
        /// What the heap is taken modulo.
        modulus: u64,
    },
}

impl Theory {
    /// Values that grow, and fall back, cannot be periodic.
    pub const WITHOUT_BOUND: Theory = Theory::Never("the values have no bound, and yet 0 comes back for ever");
}
