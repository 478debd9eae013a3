//! Maximum Nim with a pass, for rules that rise by 0 or 1 from heap to heap: Theorem B of docs/proofs/max-nim-pass.md.
//!
//! Let the rule be 0 up to the heap c, and count heaps from there: f(m) = m up to m = a, and then f(m) = a for j heaps more. The
//! pass turns the value g of a heap without a pass into another, which a and j decide, from a small heap on.

use crate::engine::ClosedForm;
use crate::game::big::Big;
use crate::grow::Refusal;

/// How a regular rule begins. What does not end within reach is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The last heap from which nothing may be taken.
    c: Option<Big>,
    /// The largest m with f(c + m) = m.
    a: Option<Big>,
    /// How many heaps after c + a have the bound a too.
    j: Option<Big>,
}

impl Beginning {
    /// Looks at a rule that rises by 0 or 1 from heap to heap, among the heaps below `end` at which it has a value.
    pub fn of<E>(bound: impl Fn(&Big) -> Result<Big, E>, end: &Big) -> Beginning {
        let nothing = |n: &Big| bound(n).is_ok_and(|bound| bound == Big::ZERO);
        let Some(c) = last(nothing, &|n| bound(n).is_ok(), end) else { return Beginning { c: None, a: None, j: None } };
        let rises = |m: &Big| bound(&(&c + m)).is_ok_and(|bound| bound == *m);
        let Some(a) = last(rises, &|m| bound(&(&c + m)).is_ok(), end) else {
            return Beginning { c: Some(c), a: None, j: None };
        };
        let start = &c + &a;
        let stays = |i: &Big| bound(&(&start + i)).is_ok_and(|bound| bound == a);
        let j = last(stays, &|i| bound(&(&start + i)).is_ok(), end);
        Beginning { c: Some(c), a: Some(a), j }
    }

    /// What the pass makes of the value g that heap n has without it.
    pub fn passed(&self, n: &Big, g: &Big) -> Big {
        let Some(m) = self.c.as_ref().filter(|c| n > c).map(|c| n - c) else { return Big::ZERO };
        let Some(a) = self.a.as_ref().filter(|a| **a < m) else { return swapped(&m) };
        let even = u32::from(!a.bit(0));
        let i = &m - a;
        // Where the plateau has not ended at n, it is at least as long as this.
        let j = self.j.as_ref().filter(|j| **j < i).unwrap_or(&i);
        let is_over = self.j.as_ref().is_some_and(|j| *j < i);
        if is_over && *j <= a + even {
            return short(a, j, g);
        }
        match (i == Big::from(1_u32), i <= a + 1_u32) {
            (true, _) if !is_over => a + even,
            (_, true) if !is_over => i - 2_u32,
            _ => long(a, g),
        }
    }
}

/// The largest number below `end` with a property that 0 has and that is never regained; none if it is not lost among those that
/// can be `asked`.
fn last(holds: impl Fn(&Big) -> bool, asked: &dyn Fn(&Big) -> bool, end: &Big) -> Option<Big> {
    let (mut known, mut next) = (Big::ZERO, Big::from(1_u32));
    while holds(&next) {
        known = next.clone();
        next *= 2_u32;
        if next > *end {
            return None;
        }
    }
    // Between what holds and what does not; what cannot be asked lies beyond everything that anybody wants to know.
    while &next - &known > Big::from(1_u32) {
        let middle = (&known + &next) / 2_u32;
        match holds(&middle) {
            true => known = middle,
            false => next = middle,
        }
    }
    asked(&next).then_some(known)
}

/// The short plateau: j ≤ a, or j ≤ a + 1 if a is even.
fn short(a: &Big, j: &Big, g: &Big) -> Big {
    let (above, odd) = (a + 1_u32, u32::from(a.bit(0)));
    match () {
        () if *g == Big::ZERO => &above - odd,
        () if g < j => g - 1_u32,
        () if g <= a => swapped(g),
        () if *g == above => j - u32::from(j.bit(0)),
        () => paired(&(a + 2_u32), g),
    }
}

/// The long plateau.
fn long(a: &Big, g: &Big) -> Big {
    match () {
        () if *g == Big::ZERO => a.clone(),
        () if g <= a => g - 1_u32,
        () => paired(&(a + 1_u32), g),
    }
}

/// π: 2m + 1 ↔ 2m + 2.
fn swapped(g: &Big) -> Big {
    if g.bit(0) { g + 1_u32 } else { g - 1_u32 }
}

/// From `least` on a value has the next one or the one before as its partner.
fn paired(least: &Big, g: &Big) -> Big {
    if (g - least).bit(0) { g - 1_u32 } else { g + 1_u32 }
}

/// The closed form of the game with a pass, by that of the game without one.
pub(super) struct WithPass {
    pub(super) without: Box<dyn ClosedForm>,
    pub(super) beginning: Beginning,
}

impl ClosedForm for WithPass {
    fn by(&self) -> &'static str {
        "Theorem B of docs/proofs/max-nim-pass.md"
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        Ok(self.beginning.passed(n, &self.without.value(n)?))
    }

    /// The pass is one more option.
    fn largest(&self, end: &Big) -> Big {
        self.without.largest(end) + 1_u32
    }

    fn reaches(&self, start: &Big) -> Result<(), Refusal> {
        self.without.reaches(start)
    }
}
