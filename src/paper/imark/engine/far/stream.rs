//! The heaps around n/P for one product P of divisors, from where they are certified on.

use super::pasts::{Frame, Pasts};
use crate::paper::imark::{Division, Rounding};

/// A run of consecutive heaps. Its places count from the first heap that it looks at.
pub(super) struct Stream {
    /// The place from which values are wanted. Before it all pasts must have become one.
    pub(super) wanted: u64,
    /// The next place.
    pub(super) end: u64,
    /// Where the quotients are; none if the stream begins at an empty heap, since then they are its own.
    pub(super) links: Vec<Link>,
    /// The pasts of each class.
    classes: Vec<Pasts>,
    /// The values from place `kept` on.
    values: Vec<u8>,
    kept: u64,
}

/// The quotients of one divisor: the place p of a stream has the quotient at place shift + (remainder + p)/d of another.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub(super) stream: usize,
    pub(super) shift: u64,
    pub(super) remainder: u64,
}

/// The streams behind one of them.
pub(super) struct Later<'a> {
    /// How many streams are before these.
    pub(super) before: usize,
    pub(super) streams: &'a [Stream],
}

impl Later<'_> {
    fn stream(&self, index: usize) -> &Stream {
        &self.streams[index - self.before]
    }
}

impl Link {
    /// The place of the quotient of `place`, rounded down.
    pub(super) fn below(&self, place: u64, d: u64) -> u64 {
        self.shift + (self.remainder + place) / d
    }
}

impl Stream {
    /// A stream whose values are wanted from a place on.
    pub(super) fn new(wanted: u64) -> Stream {
        Stream { wanted, end: 0, links: Vec::new(), classes: Vec::new(), values: Vec::new(), kept: 0 }
    }

    /// The value at a place that is kept.
    pub(super) fn value(&self, place: u64) -> u8 {
        self.values[(place - self.kept) as usize]
    }

    /// The values from a place on.
    pub(super) fn values_from(&self, place: u64) -> &[u8] {
        &self.values[(place - self.kept) as usize..]
    }

    /// The most pasts of a class that are possible now.
    pub(super) fn pasts(&self) -> usize {
        self.classes.iter().map(Pasts::count).max().unwrap_or(1)
    }

    /// Forgets the values before a place, if that frees as much as it leaves. Heaps from 0 on are kept: they are few.
    pub(super) fn drop_before(&mut self, place: u64) {
        let gone = place.saturating_sub(self.kept) as usize;
        if !self.links.is_empty() && gone > self.values.len() / 2 {
            self.values.drain(..gone);
            self.kept = place;
        }
    }

    /// Whether some class has more pasts than can be followed.
    pub(super) fn has_too_many_pasts(&self) -> bool {
        self.classes.iter().any(Pasts::are_too_many)
    }

    /// Computes the values up to place `to`, and returns how many pasts are possible where values are wanted. If they are
    /// more than one, the values are those of one of them.
    pub(super) fn run(&mut self, to: u64, later: &Later<'_>, game: &Division, frame: &Frame) -> usize {
        if self.links.is_empty() {
            self.run_from_zero(to, game);
            return 1;
        }
        let mut pasts = 1;
        if self.end == 0 {
            self.begin(game, frame);
        }
        let divisors = game.divide.members();
        let mut quotients: Vec<Quotient> = Vec::with_capacity(divisors.len());
        for (link, &d) in self.links.iter().zip(divisors) {
            let phase = (link.remainder + self.end) % d;
            quotients.push(Quotient { d, phase, place: link.below(self.end, d), from: link.stream });
        }
        while self.end < to {
            let mut taken = 0_u64;
            for quotient in &mut quotients {
                let place = match game.rounding {
                    Rounding::Exact => (quotient.phase == 0).then_some(quotient.place),
                    Rounding::Down => Some(quotient.place),
                    Rounding::Up => Some(quotient.place + u64::from(quotient.phase > 0)),
                };
                if let Some(place) = place {
                    taken |= 1 << later.stream(quotient.from).value(place);
                }
                quotient.move_on();
            }
            let class = (self.end % frame.classes) as usize;
            let value = self.classes[class].step(frame, taken);
            self.end += 1;
            if self.end > self.wanted {
                self.values.push(value);
            } else if self.end == self.wanted {
                pasts = self.pasts();
            }
        }
        pasts
    }

    /// Nothing is known yet: every class may have had every past.
    fn begin(&mut self, game: &Division, frame: &Frame) {
        let divisors = game.divide.members().iter();
        let class = |place: u64| {
            let remainders: Vec<u64> =
                self.links.iter().zip(divisors.clone()).map(|(link, d)| (link.remainder + place) % d).collect();
            Pasts::all(game, frame, &remainders)
        };
        self.classes = (0..frame.classes).map(class).collect();
        self.kept = self.wanted;
    }

    /// The plain way, straight from the options.
    fn run_from_zero(&mut self, to: u64, game: &Division) {
        while self.end < to {
            let n = self.end;
            let subtracted = game.subtract.members().iter().filter_map(|&s| n.checked_sub(s));
            let divided = game.divide.members().iter().filter_map(|&d| game.quotient(n, d));
            let options = subtracted.chain(divided).filter(|&to| n > game.end && to >= game.end);
            let taken = options.fold(0_u64, |taken, to| taken | 1 << self.value(to));
            self.values.push(taken.trailing_ones() as u8);
            self.end += 1;
        }
    }
}

/// The quotient of the next heap by one divisor: its place, and what remains.
struct Quotient {
    d: u64,
    phase: u64,
    place: u64,
    from: usize,
}

impl Quotient {
    fn move_on(&mut self) {
        self.phase += 1;
        if self.phase == self.d {
            self.phase = 0;
            self.place += 1;
        }
    }
}
