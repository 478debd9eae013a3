//! S = {s} and D = {d} with d coprime to s, for heaps of any size (docs/proofs/conjecture-4.md).
//!
//! Values are at most 2. Subtraction keeps a class modulo s, and between two multiples of d in it the values alternate
//! between 0 and 1, so that only the multiples of d have to be known. For odd d few of them have the value 2, and these are
//! listed by the theorem; for even d the value of one follows from that of its quotient.

use super::known::{end_of_reach, remainder, within_reach};
use crate::engine::ClosedForm;
use crate::game::big::Big;
use crate::grow::Refusal;

/// The values of i-Mark({s}, {d}).
pub(super) struct Single {
    s: u64,
    d: u64,
    /// For odd d: what the heaps of value 2 are made of, for i = 0, 1, 2, …
    steps: Vec<Step>,
    /// For even d: the inverse of s modulo d.
    inverse: u64,
}

/// T(m) = d(m + s), so that Tⁱ(dy) is `power`·y + `sum`, and Tⁱ⁺¹(y) is the same with the next sum.
struct Step {
    /// dⁱ⁺¹.
    power: Big,
    /// s(d + … + dⁱ).
    sum: Big,
    /// The inverse of `power` modulo s.
    inverse: u64,
}

impl Single {
    pub(super) fn new(s: u64, d: u64) -> Single {
        if d.is_multiple_of(2) {
            return Single { s, d, steps: Vec::new(), inverse: inverse(s, d) };
        }
        let (end, inverse) = (end_of_reach(), inverse(d, s));
        let mut steps = vec![Step { power: Big::from(d), sum: Big::ZERO, inverse }];
        while let Some(last) = steps.last().filter(|last| last.power <= end) {
            let sum = &last.sum + &last.power * s;
            steps.push(Step { power: &last.power * d, sum, inverse: last.inverse * inverse % s });
        }
        Single { s, d, steps, inverse: 0 }
    }

    /// Theorem 1 of the proof, for odd d.
    fn odd(&self, n: &Big) -> u64 {
        let class = remainder(n, self.s);
        match self.last_two(n, class) {
            Some(two) if two == *n => 2,
            Some(two) => (remainder(&(n - two), 2 * self.s) / self.s + 1) % 2,
            None => (remainder(n, 2 * self.s) / self.s + self.small(class)) % 2,
        }
    }

    /// The largest heap up to n of value 2 in the class of n.
    fn last_two(&self, n: &Big, class: u64) -> Option<Big> {
        let mut last = match class {
            0 => Some(Big::from(self.s * self.d)).filter(|two| two <= n),
            _ => None,
        };
        let reached = self.steps.partition_point(|step| step.power <= *n).min(self.steps.len() - 1);
        for i in (0..reached).rev() {
            let Step { power, sum, inverse } = &self.steps[i];
            let next_sum = &self.steps[i + 1].sum;
            // No later step of this loop reaches beyond that bound.
            if last.as_ref().is_some_and(|last| power * (2 * self.s) + next_sum <= *last) {
                break;
            }
            let y = inverse * class % self.s;
            let twos = match (class, self.kind(y)) {
                (0, _) => [Some(power * (2 * self.s) + sum), None],
                (_, Kind::Even) => [Some(power * y + sum), None],
                (_, Kind::Odd) => [Some(power * y + next_sum), (i == 0).then(|| power * y)],
                (_, Kind::None) => [None, None],
            };
            last = twos.into_iter().flatten().filter(|two| two <= n).chain(last).max();
        }
        last
    }

    /// Which of the sets Y₀ and Y₁ has y.
    fn kind(&self, y: u64) -> Kind {
        let times = self.d * y / self.s;
        match (times % 2, self.small(y)) {
            _ if times == 0 => Kind::None,
            (0, 0) => Kind::Even,
            (1, 1) => Kind::Odd,
            _ => Kind::None,
        }
    }

    /// The value of a heap less than s, from which one can only divide: the parity of how often.
    fn small(&self, n: u64) -> u64 {
        let powers = std::iter::successors(Some(n), |n| n.is_multiple_of(self.d).then_some(n / self.d));
        if n == 0 { 0 } else { (powers.count() as u64 - 1) % 2 }
    }

    /// Theorem 2 of the proof, for even d.
    fn even(&self, n: &Big) -> u64 {
        let mut heap = n.clone();
        let mut divisions = 0_u32;
        let last = loop {
            match self.even_at_once(&heap) {
                Some(value) => break value,
                None => (heap, divisions) = (heap / self.d, divisions + 1),
            }
        };
        // On the way back a heap has the value 2 if that of its quotient is 1, and else 1.
        match divisions {
            0 => last,
            _ => 1 + u64::from((divisions % 2 == 1) == (last == 1)),
        }
    }

    /// The value of a heap, unless it follows from that of its quotient alone.
    fn even_at_once(&self, n: &Big) -> Option<u64> {
        let (s, d) = (self.s, self.d);
        // The last multiple of d in the class is so many steps down, if there is one.
        let steps = remainder(n, d) * self.inverse % d;
        if steps > 0 {
            return Some(match Big::from(steps * s) <= *n {
                true => (steps + u64::from(self.even_at_once(&(n - steps * s)) != Some(0))) % 2,
                false => remainder(n, 2 * s) / s,
            });
        }
        let z = n / d;
        let (x, y) = (&z / s, remainder(&z, s));
        match (u64::try_from(x).unwrap_or(u64::MAX), y) {
            (0 | 1, 0) => Some(0),
            (2, 0) => Some(2),
            (0, _) => {
                let (times, w) = (d * y / s, self.small(y));
                Some(match (times % 2, w) {
                    _ if times == 0 => 1 - w,
                    (1, w) => 1 + w,
                    (_, 1) => 0,
                    _ => 2,
                })
            }
            (1, _) if self.small(y) == 1 && d * y / s % 2 == 0 => Some(2),
            _ => None,
        }
    }
}

/// Where y stands: in Y₀, in Y₁, or in neither.
enum Kind {
    Even,
    Odd,
    None,
}

impl ClosedForm for Single {
    fn by(&self) -> &'static str {
        match (self.s, self.d % 4) {
            (1, 1 | 3) => "Theorem 1 of Some i-Mark games, corrected for t = 2 (docs/proofs/imark-two.md)",
            (2, 3) => "Theorem 2 of Some i-Mark games",
            (2, _) => "Theorem 3 of Some i-Mark games, corrected in Y",
            (_, 1 | 3) => "Theorem 1 of docs/proofs/conjecture-4.md",
            _ => "Theorem 2 of docs/proofs/conjecture-4.md",
        }
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        within_reach(n)?;
        Ok(Big::from(if self.d % 2 == 1 { self.odd(n) } else { self.even(n) }))
    }

    fn largest(&self, _end: &Big) -> Big {
        Big::from(2_u32)
    }

    fn reaches(&self, start: &Big) -> Result<(), Refusal> {
        within_reach(start)
    }
}

/// What a has to be multiplied by to leave 1 modulo m, to which it is coprime.
fn inverse(a: u64, m: u64) -> u64 {
    (0..m).find(|x| a * x % m == 1 % m).expect("the numbers are coprime")
}
