//! Which windows the value of a heap needs: one for each product of divisors.

use std::collections::BTreeMap;

use super::stream::{Link, Stream};
use crate::game::big::Big;
use crate::grow::Refusal;
use crate::paper::imark::Division;

/// How many heaps before its window each stream starts.
#[derive(Clone)]
pub(super) struct HeadStarts {
    /// Nearly all of them.
    pub(super) usual: u64,
    /// Those that need a longer one, by their products.
    pub(super) longer: BTreeMap<Big, u64>,
}

impl HeadStarts {
    /// The head start of the stream with this product.
    pub(super) fn of(&self, product: &Big) -> u64 {
        self.longer.get(product).map_or(self.usual, |&longer| longer.max(self.usual))
    }
}

/// Where a planned stream is.
pub(super) struct Site {
    /// The product of its divisors.
    pub(super) product: Big,
    /// Its first heap.
    pub(super) first: Big,
}

/// The streams that a window needs, in the order of their products, and where they are.
pub(super) struct Plan {
    pub(super) streams: Vec<Stream>,
    pub(super) sites: Vec<Site>,
    /// The streams that are still to be planned, by their products.
    pending: BTreeMap<Big, Pending>,
}

impl Plan {
    /// The plan for a window at `start`, with nothing planned yet.
    pub(super) fn new(start: Big) -> Plan {
        let first = Pending { wanted: start, readers: Vec::new() };
        Plan { streams: Vec::new(), sites: Vec::new(), pending: BTreeMap::from([(Big::from(1_u32), first)]) }
    }

    /// Plans the next stream; whether there was one.
    ///
    /// # Errors
    /// If they are more than `most`.
    pub(super) fn step(&mut self, game: &Division, head_starts: &HeadStarts, most: usize) -> Result<bool, Refusal> {
        let Some((product, Pending { wanted, readers })) = self.pending.pop_first() else { return Ok(false) };
        if self.streams.len() + self.pending.len() > most {
            return Err(Refusal::TooFar(format!(
                "that heap is out of reach: with these divisors its value depends on more than {most} windows"
            )));
        }
        let head_start = head_starts.of(&product);
        // Quotients below the end of the game are no options, and a stream that begins later has none of them.
        let largest = game.divide.members().last().copied().unwrap_or_default();
        let from_zero = wanted <= Big::from(2 * head_start + game.end * largest);
        let first = if from_zero { Big::ZERO } else { &wanted - head_start };
        let index = self.streams.len();
        for Reader { stream, slot, quotient, remainder } in readers {
            self.streams[stream].links[slot] = Link { stream: index, shift: behind(&quotient, &first), remainder };
        }
        let mut stream = Stream::new(behind(&wanted, &first));
        if !from_zero {
            for (slot, &d) in game.divide.members().iter().enumerate() {
                let quotient = &first / d;
                let remainder = behind(&first, &(&quotient * d));
                stream.links.push(Link { stream: 0, shift: 0, remainder });
                let further = self.pending.entry(&product * d);
                let further = further.or_insert_with(|| Pending { wanted: quotient.clone(), readers: Vec::new() });
                if quotient < further.wanted {
                    further.wanted = quotient.clone();
                }
                further.readers.push(Reader { stream: index, slot, quotient, remainder });
            }
        }
        self.streams.push(stream);
        self.sites.push(Site { product, first });
        Ok(true)
    }
}

/// A stream to be planned: from which heap on it is wanted, and by whom.
struct Pending {
    wanted: Big,
    readers: Vec<Reader>,
}

/// A stream that reads another for one of its divisors, with the quotient of its first heap and what remains.
struct Reader {
    stream: usize,
    slot: usize,
    quotient: Big,
    remainder: u64,
}

/// How far a heap is behind another that lies close to it.
fn behind(heap: &Big, other: &Big) -> u64 {
    u64::try_from(heap - other).expect("heaps that lie close together")
}
