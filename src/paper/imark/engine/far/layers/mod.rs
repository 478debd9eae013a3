//! Heaps whose windows are too many to be kept: with three divisors a heap of 200 digits has millions.
//!
//! All divisors are products of a few generators g. The window of an exponent vector e is the heaps around q = ⌊n/∏ gᵢ^eᵢ⌋,
//! which decides it: ⌊⌊n/a⌋/b⌋ = ⌊n/(ab)⌋. It reads the windows of ⌊q/d⌋, whose vectors have more in some places, and
//! nothing else. Taken in falling lexicographic order, a window may therefore overwrite one with a larger first exponent
//! as soon as that was read for the last time: all but the first exponent number the places. Where a heap and its quotients
//! stand follows from the remainder of q by the common multiple of D, and remainders come from the digits of a row's first
//! quotient in base g, where the row is the windows that differ in the last exponent alone.
//!
//! A walk gives a block of heaps. Of its windows only those of small products are longer than the head start needs, and
//! these are kept apart.
//!
//! Cost: a step for each window and each of its heaps; memory for the windows of one first exponent, or of a few if some
//! divisor contains the first generator and more.

mod automaton;
mod basis;
mod places;
mod rows;
mod window;

use std::collections::BTreeMap;

use self::automaton::{Automaton, MOST_DIVISORS};
use self::basis::{Basis, binary_logarithm};
use self::places::Places;
use self::rows::Rows;
pub use self::window::Uncertain;
use self::window::Windows;
use super::super::Divisions;
use crate::engine::Sequence;
use crate::game::big::Big;
use crate::paper::imark::{Division, Rounding};

/// A block of heaps, certified by a walk through all windows that it depends on.
pub struct Walk {
    divisors: Vec<u64>,
    basis: Basis,
    places: Places,
    rows: Rows,
    windows: Windows,
    /// The first heaps, off which small windows are read.
    first: Divisions,
    /// Quotients below this are small, and below `least` nobody reads them.
    small: u64,
    least: u64,
    /// The heaps of the block.
    count: u64,
    rounds_up: bool,
    /// How many first exponents are kept at once.
    layers: usize,
    /// The bytes of a window that is not kept apart.
    stride: usize,
    store: Vec<u8>,
    /// The longer windows and those of the divisors, by their products.
    long: BTreeMap<u64, Vec<u8>>,
    exponents: Vec<usize>,
    digits: Vec<u32>,
    window: Vec<u8>,
    walked: u64,
    total: u64,
    is_done: bool,
}

/// About what a walk takes.
pub(super) struct Size {
    pub(super) windows: f64,
    pub(super) bytes: f64,
}

impl Size {
    /// The size of a walk to a heap of so many bits; `None` if D is empty or contains 1.
    pub(super) fn new(game: &Division, bits: u64) -> Option<Size> {
        let basis = Basis::new(game, bits)?;
        let kept = basis.layer(bits as f64) * layers(&basis) as f64;
        Some(Size { windows: basis.products(bits as f64), bytes: kept * WINDOW })
    }
}

/// Whether a game has few enough values and remainders to be walked through.
pub(super) fn can_walk(game: &Division) -> bool {
    Automaton::new(game).is_some()
}

impl Walk {
    /// The windows of the `count` heaps from `start` on, with a head start of so many heaps of each class; `None` if the
    /// game has too many values, remainders or places, or if the heap is small.
    pub fn new(game: &Division, start: &Big, count: u64, head_start: u64) -> Option<Walk> {
        let basis = Basis::new(game, start.bits()).filter(|basis| basis.generators.len() > 1)?;
        let windows = Windows::new(game, head_start)?;
        let rounds_up = game.rounding == Rounding::Up;
        let largest = game.divide.members().last()?;
        let beside = game.subtract.members().last().unwrap_or(&0) + windows.before() + game.end;
        let small = largest * (windows.kept() + 2) + beside;
        let least = small / largest;
        if *start < Big::from(small) * (count + 1) {
            return None;
        }
        let mut first = Divisions::new(game.clone());
        first.grow(u64::MAX, small + reach(count, count, rounds_up) + 1).ok()?;
        let stride = (windows.kept() + 1 + reach(count, count, rounds_up)) as usize;
        let layers = layers(&basis);
        let (axes, bound) = (&basis.generators, Big::from(least));
        let places = Places::new(start, &axes[1..], &bound, MOST_BYTES / stride / layers)?;
        let rows = Rows::new(start, &axes[..axes.len() - 1], &bound);
        let total = basis.products(start.bits() as f64 - binary_logarithm(least)).max(1.0) as u64;
        Some(Walk {
            divisors: game.divide.members().to_vec(),
            // A source is read a little beyond its end, where nothing depends on what is there.
            store: vec![0; (places.count() * layers + 1) * stride + 2 * stride],
            basis,
            places,
            rows,
            windows,
            first,
            small,
            least,
            count,
            rounds_up,
            layers,
            stride,
            long: BTreeMap::new(),
            exponents: Vec::new(),
            digits: Vec::new(),
            window: Vec::new(),
            walked: 0,
            total,
            is_done: false,
        })
    }

    /// Goes through further windows for about `work` elementary steps; whether all are done.
    ///
    /// # Errors
    /// If the pasts of some window do not become one within the head start.
    pub fn step(&mut self, work: u64) -> Result<bool, Uncertain> {
        let mut spent = 0;
        while !self.is_done && spent < work.max(1) {
            let mut exponents = std::mem::take(&mut self.exponents);
            let q = self.rows.next(&mut exponents);
            self.exponents = exponents;
            match q {
                Some(q) => spent += self.row(&q)?,
                None => self.is_done = true,
            }
        }
        Ok(self.is_done)
    }

    /// How many windows are done, and about how many there are.
    pub fn progress(&self) -> (u64, u64) {
        (self.walked.min(self.total - 1), self.total)
    }

    /// The values of the block, once the walk is done.
    pub fn values(&self) -> &[u8] {
        &self.behind_quotient(1)[..self.count as usize]
    }

    /// The values of the quotients of the block by a divisor, from the first one rounded down on, once the walk is done.
    pub fn quotients(&self, d: u64) -> &[u8] {
        self.behind_quotient(d)
    }

    fn behind_quotient(&self, product: u64) -> &[u8] {
        self.long.get(&product).map_or(&[], |window| &window[self.windows.kept() as usize..])
    }

    /// About how many heaps all windows have.
    pub(super) fn steps(&self) -> f64 {
        self.total as f64 * (self.windows.before() as f64 + 2.0)
    }

    /// The windows whose exponents but the last are chosen, q being the quotient where that is 0.
    fn row(&mut self, q: &Big) -> Result<u64, Uncertain> {
        let (&g, others) = self.basis.generators.split_last().expect("two generators at least");
        let product = others.iter().zip(&self.exponents).fold(1_u64, |product, (&g, &exponent)| {
            product.saturating_mul(g.saturating_pow(u32::try_from(exponent).unwrap_or(u32::MAX)))
        });
        digits(q, g, &mut self.digits);
        let own = self.place(&vec![0; self.basis.generators.len()]);
        let sources: Vec<usize> = self.basis.exponents.iter().map(|more| self.place(more)).collect();
        let multiple = u64::from(self.windows.multiple());
        let bound = self.count.max(self.divisors.last().map_or(0, |d| d + 1));
        let products = std::iter::successors(Some(product), |product| product.checked_mul(g));
        let apart: Vec<u64> = products.take_while(|&product| product < bound).collect();
        let (mut small, mut remainder, mut spent) = (0, 0_u32, ROW);
        for exponent in (0..self.digits.len()).rev() {
            let digit = u64::from(self.digits[exponent]);
            small = (small * g + digit).min(self.small);
            remainder = ((u64::from(remainder) * g + digit) % multiple) as u32;
            if small < self.least {
                continue;
            }
            self.walked += 1;
            let at = own + exponent;
            if small < self.small {
                self.near(small, at);
                continue;
            }
            spent += match apart.get(exponent) {
                Some(&product) => self.apart(product, remainder, exponent, &sources, at)?,
                None => self.short(remainder, exponent, &sources, at)?,
            };
        }
        Ok(spent)
    }

    /// Where the row is kept whose exponents are larger than the present ones by so much.
    fn place(&self, more: &[usize]) -> usize {
        let (first, later) = self.exponents.split_first().expect("two generators at least");
        let row = self.places.row(later.iter().zip(&more[1..]).map(|(exponent, more)| exponent + more));
        (first + more[0]) % self.layers * self.places.count() + row + more[more.len() - 1]
    }

    /// The window of a small quotient.
    fn near(&mut self, q: u64, at: usize) {
        let from = q - self.windows.kept();
        let out = &mut self.store[at * self.stride..(at + 1) * self.stride];
        for (n, value) in (from..).zip(out) {
            *value = self.first.value(n) as u8;
        }
    }

    fn short(&mut self, remainder: u32, exponent: usize, sources: &[usize], at: usize) -> Result<u64, Uncertain> {
        let Walk { store, stride, windows, window, .. } = self;
        let mut slices = [&[][..]; MOST_DIVISORS];
        for (slice, source) in slices.iter_mut().zip(sources) {
            *slice = &store[(source + exponent) * *stride..];
        }
        window.resize(*stride, 0);
        windows.write(remainder, &slices, window)?;
        store[at * *stride..(at + 1) * *stride].copy_from_slice(window);
        Ok(windows.before() + *stride as u64)
    }

    /// A window that is longer, or that has the quotients of the block by a divisor. It is kept apart, and its beginning
    /// also where others look for it.
    fn apart(
        &mut self,
        product: u64,
        remainder: u32,
        exponent: usize,
        sources: &[usize],
        at: usize,
    ) -> Result<u64, Uncertain> {
        let Walk { store, stride, windows, long, divisors, .. } = self;
        let reach = reach(self.count, product, self.rounds_up);
        let mut window = vec![0; (windows.kept() + 1 + reach) as usize];
        let mut slices = [&[][..]; MOST_DIVISORS];
        for ((slice, source), d) in slices.iter_mut().zip(sources).zip(divisors) {
            let short = || &store[(source + exponent) * *stride..];
            *slice = long.get(&(product * *d)).map_or_else(short, Vec::as_slice);
        }
        windows.write(remainder, &slices, &mut window)?;
        store[at * *stride..(at + 1) * *stride].copy_from_slice(&window[..*stride]);
        let spent = windows.before() + window.len() as u64;
        long.insert(product, window);
        Ok(spent)
    }
}

/// How far behind q the window of a product goes, so that it has the quotients of `count` heaps from n on.
fn reach(count: u64, product: u64, rounds_up: bool) -> u64 {
    (count - 1).div_ceil(product) + if rounds_up { 2 } else { 0 }
}

/// How many first exponents must be kept at once: one, if windows read others with a larger one only at their own place.
fn layers(basis: &Basis) -> usize {
    let further = basis.exponents.iter().filter(|more| more[0] > 0 && more.iter().sum::<usize>() > 1);
    further.map(|more| more[0] + 1).max().unwrap_or(1)
}

/// The digits of a number in base g, the lowest first.
fn digits(number: &Big, g: u64, digits: &mut Vec<u32>) {
    digits.clear();
    // As many digits at once as a word of 32 bits holds: one pass over the number for all of them.
    let places = (1..).take_while(|&places| g.checked_pow(places).is_some_and(|power| power <= u64::from(u32::MAX)));
    let places = places.last().unwrap_or(1);
    let power = g.pow(places);
    let mut words = number.digits().to_vec();
    while !words.is_empty() {
        let mut rest = 0;
        for word in words.iter_mut().rev() {
            let part = rest << 32 | u64::from(*word);
            *word = (part / power) as u32;
            rest = part % power;
        }
        while words.last() == Some(&0) {
            words.pop();
        }
        for _ in 0..places {
            digits.push((rest % g) as u32);
            rest /= g;
        }
    }
}

/// About how many elementary steps a row costs besides its windows.
const ROW: u64 = 200;

/// The most bytes for the windows that are kept at once.
pub(super) const MOST_BYTES: usize = 160_000_000;

/// The bytes of a window with a head start of 16 heaps, the shortest that is usual.
const WINDOW: f64 = 18.0;
