//! S = [1, t − 1] and D = {d}, for heaps of any size: d ≡ 1 (mod t), and d = 2 or d = t.

use super::known::{end_of_reach, remainder, within_reach};
use crate::engine::ClosedForm;
use crate::game::big::Big;
use crate::grow::Refusal;

/// Theorem 1 for t ≥ 3 and d ≡ 1 (mod t); what holds for t = 2 is a case of [`Single`](super::single::Single).
///
/// A value costs a search among the O(log n) heaps of value t.
pub(super) struct FirstTheorem {
    t: u64,
    /// α_0, β_0, α_1, β_1, …
    special: Vec<Big>,
}

impl FirstTheorem {
    pub(super) fn new(t: u64, d: u64) -> FirstTheorem {
        let (end, mut special) = (end_of_reach(), Vec::new());
        let (mut alpha, mut beta) = (Big::from(d), Big::from(t * d));
        while alpha <= end {
            // α_{m+1}/d = α_m + 1, and β likewise.
            let next = [&alpha, &beta].map(|place| (place + 1_u32) * d);
            special.extend([alpha, beta]);
            [alpha, beta] = next;
        }
        FirstTheorem { t, special }
    }
}

impl ClosedForm for FirstTheorem {
    fn by(&self) -> &'static str {
        "Theorem 1 of Some i-Mark games"
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        within_reach(n)?;
        let t = self.t;
        let value = match self.special.binary_search(n) {
            Ok(_) => t,
            Err(before) => {
                // α_m ≡ m + 1 and β_m ≡ m (mod t), so that in both stretches n − m tells how far the pattern is.
                let m = before as u64 / 2 % t;
                let place = (remainder(n, t) + t - m) % t;
                match (before % 2, place) {
                    // A_m: 0, 1, …, t − 1 again and again.
                    (0, _) => place,
                    // B_m: 1, 2, …, t − 2, 0, t − 1 again and again, from α_m + 1 ≡ m + 2 on.
                    (_, 0) => 0,
                    (_, 1) => t - 1,
                    _ => place - 1,
                }
            }
        };
        Ok(Big::from(value))
    }

    fn largest(&self, _end: &Big) -> Big {
        Big::from(self.t)
    }

    fn reaches(&self, start: &Big) -> Result<(), Refusal> {
        within_reach(start)
    }
}

/// t ≥ 3, and d = 2 or d = t: the values are periodic but for those of the multiples of t, which are t − 1 or t
/// (docs/proofs/almost-periodic.md).
///
/// A value costs O(log n) divisions at most, and most cost none.
pub(super) struct AlmostPeriodic {
    pub(super) t: u64,
    pub(super) d: u64,
}

impl AlmostPeriodic {
    /// The first heap from which the values are as they will be: itself a multiple of t whose value is t.
    fn settled(&self) -> u64 {
        if (self.t, self.d) == (3, 2) { 18 } else { self.t * self.d }
    }

    /// The values before that.
    fn early(&self, n: u64) -> u64 {
        match (self.t, self.d, n) {
            (3, 2, 6) => 3,
            (3, 2, 7..) => (2 * n + 1) % 3,
            _ => n % self.t,
        }
    }

    /// The value of n with n ≡ i ≠ 0 (mod t), once settled.
    fn late(&self, i: u64) -> u64 {
        match i {
            2 if self.d == 2 && self.t > 3 => 2,
            3 if self.d == 2 && self.t > 3 => 1,
            _ => i - 1,
        }
    }
}

impl ClosedForm for AlmostPeriodic {
    fn by(&self) -> &'static str {
        "docs/proofs/almost-periodic.md, for Sopena’s almost periodic games"
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        let (mut heap, settled) = (n.clone(), Big::from(self.settled()));
        let mut divisions = 0_u32;
        let last = loop {
            if heap < settled {
                break self.early(u64::try_from(&heap).expect("less than a small number"));
            }
            match remainder(&heap, self.t) {
                0 if heap == settled => break self.t,
                0 if remainder(&heap, self.d) > 0 => break self.t - 1,
                0 => (heap, divisions) = (heap / self.d, divisions + 1),
                i => break self.late(i),
            }
        };
        // On the way back a multiple of t has the value t if that of its quotient is t − 1, else t − 1.
        let top = self.t - 1;
        let value = match divisions {
            0 => last,
            _ => top + u64::from((divisions % 2 == 1) == (last == top)),
        };
        Ok(Big::from(value))
    }

    fn largest(&self, _end: &Big) -> Big {
        Big::from(self.t)
    }
}
