//! One value of a game whose windows are too many to be kept: with three divisors a heap of 200 digits has millions.
//!
//! The window of an exponent vector e is the heaps up to q = ⌊n/∏ dᵢ^eᵢ⌋. It reads the windows of ⌊q/dᵢ⌋, whose vectors
//! have one more in one place, and nothing else. Taken in falling lexicographic order, a window may therefore overwrite
//! the one with a larger first exponent, which is read for the last time there: all but the first exponent number the
//! places. Where a heap and its quotients stand follows from the remainders of q alone.
//!
//! Cost: a step for each window and each of its heaps; memory for the windows of one first exponent.

use super::super::Divisions;
use super::pasts::{Frame, Pasts};
use crate::engine::Sequence;
use crate::game::Position;
use crate::game::big::Big;
use crate::game::division::{Division, Rounding};

/// The value of a heap; `None` if its windows are few enough to be kept or too many even for this, if divisions are rounded
/// up, or if the pasts of some window do not become one within the longest head start tried here.
pub(in super::super::super) fn layered_value(game: &Division, n: &Big) -> Option<u8> {
    if game.rounding == Rounding::Up || !MANY_WINDOWS.contains(&windows(game, n)) {
        return None;
    }
    let frame = Frame::new(game).ok()?;
    let mut head_starts = (0..DOUBLINGS).map(|power| frame.head_start(HEAD_START) << power);
    head_starts.find_map(|head_start| Layers::new(game, &frame, head_start)?.value(n))
}

/// The heaps of a class in which pasts must become one, at first.
const HEAD_START: u64 = 16;

/// How often that is tried with twice as many.
const DOUBLINGS: u32 = 3;

/// Fewer windows can be kept, and more would take minutes.
const MANY_WINDOWS: std::ops::Range<f64> = 2e5..3e7;

/// The most bytes for the windows of one first exponent.
const MOST_BYTES: usize = 100_000_000;

/// About how many windows there are: the volume of a simplex.
fn windows(game: &Division, n: &Big) -> f64 {
    let sides = game.divide.members().iter().map(|&d| n.bits() as f64 / (d as f64).log2());
    (1..).zip(sides).map(|(dimension, side)| side / f64::from(dimension)).product()
}

struct Layers<'a> {
    game: &'a Division,
    frame: &'a Frame,
    /// The heaps before q at which a window starts.
    before: u64,
    /// The heaps up to q whose values are kept.
    kept: u64,
    /// The first heaps, off which small windows are read.
    first: Divisions,
}

impl<'a> Layers<'a> {
    fn new(game: &'a Division, frame: &'a Frame, head_start: u64) -> Option<Layers<'a>> {
        // The quotients of a whole window by 2 must lie in the part of another that is kept.
        let before = 2 * head_start + 4;
        let mut first = Divisions::new(game.clone());
        let heaps = 4 * before * game.divide.members().last()?;
        first.grow(u64::MAX, heaps).ok()?;
        Some(Layers { game, frame, before, kept: before - head_start, first })
    }

    /// Walks all windows; the last one is that of n.
    fn value(&self, n: &Big) -> Option<u8> {
        let divisors = self.game.divide.members();
        let sides: Vec<usize> = divisors.iter().map(|&d| side(n, d)).collect();
        let strides: Vec<usize> = (1..sides.len()).map(|at| sides[at + 1..].iter().product()).collect();
        let places: usize = sides[1..].iter().product();
        let bytes = places.checked_mul(self.kept as usize).filter(|&bytes| bytes <= MOST_BYTES)?;
        let mut windows = vec![0_u8; bytes];
        for first in (0..sides[0]).rev() {
            let power = Big::from(divisors[0]).pow(first as u32);
            self.layer(&(n / power), 0, 0, &sides, &strides, &mut windows)?;
        }
        windows.get(self.kept as usize - 1).copied()
    }

    /// The windows with one first exponent whose later ones, up to `axis`, are chosen.
    fn layer(
        &self,
        q: &Big,
        axis: usize,
        place: usize,
        sides: &[usize],
        strides: &[usize],
        windows: &mut [u8],
    ) -> Option<()> {
        let Some(&stride) = strides.get(axis) else { return self.window(q, place, strides, windows) };
        let d = self.game.divide.members()[axis + 1];
        // A smaller quotient is read by nobody.
        let quotients = std::iter::successors(Some(q.clone()), |q| (*q >= self.small()).then(|| q / d));
        let quotients: Vec<Big> = quotients.take(sides[axis + 1]).collect();
        for (exponent, q) in quotients.iter().enumerate().rev() {
            self.layer(q, axis + 1, place + exponent * stride, sides, strides, windows)?;
        }
        Some(())
    }

    /// Below this heap windows are read off the first heaps.
    fn small(&self) -> Big {
        Big::from(self.first.heaps())
    }

    fn window(&self, q: &Big, place: usize, strides: &[usize], windows: &mut [u8]) -> Option<()> {
        let kept = self.kept as usize;
        let own = place * kept;
        if *q < self.small() {
            let q = u64::try_from(q).ok()?;
            for (at, value) in windows[own..own + kept].iter_mut().enumerate() {
                let n = (q + 1 + at as u64).checked_sub(self.kept);
                *value = n.map_or(0, |n| self.first.value(Position { n, k: 0 }) as u8);
            }
            return Some(());
        }
        let divisors = self.game.divide.members();
        let remainders: Vec<u64> = divisors.iter().map(|&d| u64::try_from(q % d).unwrap_or(0)).collect();
        let sources: Vec<usize> =
            std::iter::once(own).chain(strides.iter().map(|stride| own + stride * kept)).collect();
        let class_of = |back: u64| (self.before - back) % self.frame.classes;
        let mut pasts: Vec<Pasts> = (0..self.frame.classes)
            .map(|place| {
                let at_place = |(&d, &remainder): (&u64, &u64)| (remainder + d - (self.before - place) % d) % d;
                let remainders: Vec<u64> = divisors.iter().zip(&remainders).map(at_place).collect();
                Pasts::all(self.game, self.frame, &remainders)
            })
            .collect();
        let mut values = Vec::with_capacity(kept);
        for back in (0..=self.before).rev() {
            let mut taken = 0_u64;
            for ((&d, &remainder), &source) in divisors.iter().zip(&remainders).zip(&sources) {
                // q − back = d·(⌊q/d⌋ − steps) + rest.
                let steps = (back + d - 1 - remainder) / d;
                let rest = remainder + steps * d - back;
                if rest == 0 || self.game.rounding == Rounding::Down {
                    taken |= 1 << windows[source + kept - 1 - steps as usize];
                }
            }
            let class = &mut pasts[class_of(back) as usize];
            let value = class.step(self.frame, taken);
            if back < self.kept {
                values.push(value);
            } else if back == self.kept && pasts.iter().any(|pasts| pasts.count() > 1) {
                return None;
            }
        }
        windows[own..own + kept].copy_from_slice(&values);
        Some(())
    }
}

/// How many powers of d are at most n, and one more for the quotient 0.
fn side(n: &Big, d: u64) -> usize {
    std::iter::successors(Some(n.clone()), |q| (*q > Big::ZERO).then(|| q / d)).count()
}
