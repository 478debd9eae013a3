//! The wide words in constant memory: streams at n/(2^i·3^j) side by side, started by random access.
//!
//! Every stream starts at a multiple of 96, so that its groups find their halves and thirds in whole bytes. Together the
//! streams do about three times the work of the first one, and keep only what a faster one still has to read. Where
//! quotients have become small, they are read off a table of the first heaps.

use std::collections::BTreeMap;

use super::super::wide::{HEAPS, Wide};
use super::super::{Divisions, Far};
use crate::engine::{Packed, Sequence};
use crate::game::big::Big;
use crate::grow::Refusal;
use crate::paper::imark::Division;

/// Packed values from some heap on.
pub(super) struct Streams {
    wide: Wide,
    first_heaps: Divisions,
    /// By their products, the smallest first: a stream reads from later ones, or from the first heaps.
    streams: Vec<Stream>,
    /// The next heap to be given away.
    next: u64,
}

/// A stream to be planned: from which heap on it is wanted, and which stream reads it as halves or as thirds.
struct Pending {
    start: u64,
    readers: Vec<(usize, usize)>,
}

struct Stream {
    /// The heap of the first byte that is kept, a multiple of 32.
    kept: u64,
    /// The next heap, a multiple of 96.
    end: u64,
    /// The value before it.
    before: u32,
    bytes: Vec<u8>,
    /// The streams of the halves and of the thirds; none if the first heaps suffice.
    links: [Option<usize>; 2],
}

/// The heaps of the table that small quotients are read off.
const FIRST_HEAPS: u64 = 96 << 10;

impl Streams {
    /// Values from a heap at or before `from`, which is returned, to one at or behind `to`; `None` if the game has no wide
    /// words.
    ///
    /// # Errors
    /// A sentence, if the game is not seen to forget.
    pub(super) fn new(game: &Division, from: u64, to: u64) -> Result<Option<(Streams, u64)>, Refusal> {
        let mut first_heaps = Divisions::new(game.clone());
        let Some(wide) = Wide::new(game) else { return Ok(None) };
        first_heaps.grow(u64::MAX, FIRST_HEAPS)?;
        let mut streams: Vec<Stream> = Vec::new();
        let mut pending = BTreeMap::from([(1_u64, Pending { start: from, readers: Vec::new() })]);
        while let Some((product, Pending { start, readers })) = pending.pop_first() {
            let index = streams.len();
            for (reader, slot) in readers {
                streams[reader].links[slot] = Some(index);
            }
            let stream = Stream::new(start / HEAPS * HEAPS, game, &first_heaps.values)?;
            for (slot, d) in [2, 3].into_iter().enumerate() {
                // What is asked for may lie a group or two behind the last heap.
                if to / (product * d) + 2 * HEAPS > FIRST_HEAPS {
                    let quotient = stream.kept / d;
                    let further = pending.entry(product * d);
                    let further = further.or_insert(Pending { start: quotient, readers: Vec::new() });
                    further.start = further.start.min(quotient);
                    further.readers.push((index, slot));
                }
            }
            streams.push(stream);
        }
        let start = streams[0].kept;
        Ok(Some((Streams { wide, first_heaps, streams, next: start }, start)))
    }

    /// The next groups of heaps, packed.
    pub(super) fn next(&mut self, groups: u64) -> &[u8] {
        self.trim();
        let (from, to) = (self.next, self.next + groups * HEAPS);
        let mut ends: Vec<u64> = self.streams.iter().map(|stream| stream.end).collect();
        ends[0] = ends[0].max(to);
        for (index, stream) in self.streams.iter().enumerate() {
            for (link, d) in stream.links.iter().zip([2, 3]) {
                if let Some(link) = *link {
                    ends[link] = ends[link].max((ends[index] / d).next_multiple_of(HEAPS));
                }
            }
        }
        for index in (0..self.streams.len()).rev() {
            let (before, later) = self.streams.split_at_mut(index + 1);
            let first = &self.first_heaps.values;
            before[index].run(ends[index], self.wide, later, index + 1, first);
        }
        self.next = to;
        &self.streams[0].bytes_from(from)[..(groups * HEAPS / 4) as usize]
    }

    /// Lets go of what nobody will read again.
    fn trim(&mut self) {
        let mut needed: Vec<u64> = self.streams.iter().map(|stream| stream.end).collect();
        needed[0] = self.next;
        for stream in &self.streams {
            for (link, d) in stream.links.iter().zip([2, 3]) {
                if let Some(link) = *link {
                    needed[link] = needed[link].min(stream.end / d);
                }
            }
        }
        for (stream, needed) in self.streams.iter_mut().zip(needed) {
            let gone = (needed / 32 * 32).saturating_sub(stream.kept);
            stream.bytes.drain(..(gone / 4) as usize);
            stream.kept += gone;
        }
    }
}

impl Stream {
    /// A stream from a multiple of 96 on. What lies among the first heaps is there at once.
    fn new(start: u64, game: &Division, first: &Packed) -> Result<Stream, Refusal> {
        let (end, bytes) = match start < FIRST_HEAPS {
            true => (FIRST_HEAPS, first.bytes()[(start / 4) as usize..(FIRST_HEAPS / 4) as usize].to_vec()),
            false => (start, Vec::new()),
        };
        let before = match end == FIRST_HEAPS {
            true => first.get(end - 1),
            false => u32::from(Far::new(game, &Big::from(end - 1))?.next(1)[0]),
        };
        Ok(Stream { kept: start, end, before, bytes, links: [None; 2] })
    }

    fn run(&mut self, to: u64, wide: Wide, later: &[Stream], offset: usize, first: &Packed) {
        let known = |link: Option<usize>, heap: u64| match link {
            Some(link) => later[link - offset].bytes_from(heap),
            None => &first.bytes()[(heap / 4) as usize..],
        };
        let place = self.bytes.len();
        self.bytes.resize(place + ((to - self.end) / 4) as usize, 0);
        let (halves, thirds) = (known(self.links[0], self.end / 2), known(self.links[1], self.end / 3));
        self.before = wide.run(halves, thirds, self.before, &mut self.bytes[place..]);
        self.end = to;
    }

    fn bytes_from(&self, heap: u64) -> &[u8] {
        &self.bytes[((heap - self.kept) / 4) as usize..]
    }
}
