//! What is known of a value of MEM⁰ while rows are computed: in which rows it is the option of the row at hand.
//!
//! Between two rows these are the rows with this frontier value. While a row is computed they are corrected by the
//! exceptions that are due; a value that is touched keeps what was known before, which is how corrections are taken back.

/// In one word, which is read and written whole: the exclusive or of the rows, their count, and whether corrections have
/// touched it.
#[derive(Clone, Copy)]
pub(super) struct Seen(u64);

/// A value that a correction touches, and what was known of it before.
#[derive(Clone, Copy)]
pub(super) struct Touched {
    pub(super) value: u32,
    pub(super) before: Seen,
}

impl Seen {
    /// In no row.
    pub(super) const NOWHERE: Seen = Seen(0);
    const ONE: u64 = 1 << 32;
    const TOUCHED: u64 = 1 << 63;

    /// The row, of a value that is in one.
    pub(super) fn row(self) -> u32 {
        self.0 as u32
    }

    /// In how many rows it is.
    pub(super) fn count(self) -> u64 {
        (self.0 & !Self::TOUCHED) / Self::ONE
    }

    /// Whether corrections have touched it.
    pub(super) fn is_touched(self) -> bool {
        self.0 & Self::TOUCHED != 0
    }

    /// Whether corrections have left it in one row.
    pub(super) fn is_left_alone(self) -> bool {
        self.0 / Self::ONE == (Self::TOUCHED | Self::ONE) / Self::ONE
    }

    /// Whether corrections have left it in no row.
    pub(super) fn is_missing(self) -> bool {
        self.0 / Self::ONE == Self::TOUCHED / Self::ONE
    }

    /// Forgets that it has been touched, if it has been found, so that it is found once.
    pub(super) fn leave(&mut self, found: bool) {
        self.0 &= !(u64::from(found) * Self::TOUCHED);
    }

    /// The same in one more row.
    pub(super) fn and(self, row: u32) -> Seen {
        Seen((self.0 ^ u64::from(row)) + Self::ONE)
    }
}

impl Touched {
    /// Puts a value into a row.
    pub(super) fn with(row: u32, value: u32, seen: &mut Seen) -> Touched {
        let before = *seen;
        *seen = Seen(before.and(row).0 | Seen::TOUCHED);
        Touched { value, before }
    }

    /// Takes a value out of a row.
    pub(super) fn without(row: u32, value: u32, seen: &mut Seen) -> Touched {
        let before = *seen;
        *seen = Seen(((before.0 ^ u64::from(row)) - Seen::ONE) | Seen::TOUCHED);
        Touched { value, before }
    }
}
