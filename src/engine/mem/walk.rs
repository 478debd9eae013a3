//! MEM row by row (Memgames, section 3): the walk from the parabola inwards.
//!
//! The options of `n_k` are those of `n_{k+1}` and one more, `(n−k)_k`. Where k² ≥ n the value is ⌊n/k⌋ and the options
//! have exactly the values below it, so row n starts there and walks k down to 1, adding one value to a set at each
//! step: the mex only moves up, and a row costs O(√n).
//!
//! Column k is asked only for its value k rows ago, so a ring of k values a column is the whole state: about n/2
//! values in all, and a copy of it is a checkpoint from which any later row can be computed again.
//! The paper computes whole tables; this departs from it in keeping only the window.

use crate::theorem::memgames::mem_envelope;

/// MEM's rows one after the other. The state before row `next` is the last k values of every column k below the parabola.
pub struct Walk {
    next: u64,
    /// The columns 1, 2, … whose rings exist, each of length k, one after the other.
    rings: Vec<u16>,
    /// For each column, the place in its ring of the value k rows ago; index 0 is unused.
    places: Vec<u32>,
    /// `stamps[v] == n` says that the set of row n contains v.
    stamps: Vec<u32>,
    /// The values of the row computed last, by column; column 0 plays as column 1.
    row: Vec<u16>,
}

/// A copy of the window: the row that comes next, and the rings.
pub(super) struct Checkpoint {
    next: u64,
    rings: Box<[u16]>,
}

impl Checkpoint {
    /// The window before row `next`, a ring a column.
    pub(super) fn new(next: u64, rings: Box<[u16]>) -> Self {
        Checkpoint { next, rings }
    }

    /// The row that comes next.
    pub(super) fn next(&self) -> u64 {
        self.next
    }
}

/// Where the ring of column k has row `row`: a column begins at row k² + 1 with place 0 and moves on by one a row.
pub(super) fn place(row: u64, k: u64) -> usize {
    ((row + k - 1) % k) as usize
}

impl Walk {
    /// The state before row 0.
    #[expect(clippy::new_without_default, reason = "a walk is begun, not defaulted")]
    pub fn new() -> Self {
        Walk { next: 0, rings: Vec::new(), places: vec![0], stamps: Vec::new(), row: Vec::new() }
    }

    /// The state that a checkpoint remembers.
    pub(super) fn restore(checkpoint: &Checkpoint) -> Self {
        let mut walk = Walk::new();
        walk.next = checkpoint.next;
        walk.rings = checkpoint.rings.to_vec();
        let mut length = 0;
        while length < walk.rings.len() {
            let column = walk.places.len();
            length += column;
            walk.places.push(place(walk.next, column as u64) as u32);
        }
        walk
    }

    /// A copy of the window as it is now.
    pub(super) fn checkpoint(&self) -> Checkpoint {
        Checkpoint { next: self.next, rings: self.rings.clone().into_boxed_slice() }
    }

    /// The row that comes next.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Computes the next row and returns its values in the columns below the parabola, `0..mem_envelope(n)`; the value
    /// of column 0 is that of column 1. The slice is empty where the whole row is above the parabola.
    pub fn step(&mut self) -> &[u16] {
        let n = self.next;
        let envelope = mem_envelope(n) as usize;
        self.grow_to(envelope);
        self.next += 1;

        let stamp = n as u32;
        let mut mex = n as usize / envelope;
        let mut end = self.rings.len();
        let columns = self.places.iter_mut().zip(&mut self.row).enumerate().skip(1).rev();
        for (k, (place, cell)) in columns {
            let start = end - k;
            let oldest = &mut self.rings[start..end][*place as usize];
            let option = usize::from(*oldest);
            self.stamps[option] = stamp;
            // Only the option that equals the mex can move it.
            if option == mex {
                mex += 1;
                while self.stamps[mex] == stamp {
                    mex += 1;
                }
            }
            *oldest = mex as u16;
            *cell = mex as u16;
            *place = if *place as usize + 1 == k { 0 } else { *place + 1 };
            end = start;
        }
        if envelope > 1 {
            self.row[0] = self.row[1];
            &self.row
        } else {
            &[]
        }
    }

    /// Begins the columns that fall below the parabola in row `next`, each with its last k values by Theorem 3.1.
    fn grow_to(&mut self, envelope: usize) {
        while self.places.len() < envelope {
            let k = self.places.len() as u64;
            // A column begins in row k² + 1, so its last k values are those of rows k² − k + 1 … k²: all k − 1, and k.
            self.rings.extend((k * k - k + 1..=k * k).map(|row| (row / k) as u16));
            self.places.push(0);
        }
        self.row.resize(envelope, 0);
        // At most ⌊n/k⌋ + k values precede the mex at the parabola's foot, so the mex stays below 2√n + 2.
        self.stamps.resize(2 * envelope + 4, 0);
    }
}
