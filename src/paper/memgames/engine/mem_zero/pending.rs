//! Exceptions that wait for the row in which they matter again.
//!
//! Most fall due soon, some later than a row and a half from now. Near ones go straight into the list of their row; far
//! ones are appended to a coarse block of rows and spread when that block is reached, so that memory is written in
//! order and not at random. A far exception is its row alone, with its place in the block: six bytes, in pages that are
//! used again. Its values are looked up when its block is spread, a page at a time: the memory then answers many
//! questions at once, where one row after the other would wait for it.

use std::collections::VecDeque;
use std::hint::black_box;

use super::seen::Seen;

/// Rows in a block, so that a place in it takes sixteen bits.
const BLOCK: u64 = 1 << 10;

/// Entries in a page: half a page a block is what is wasted, and long pages are read faster.
const PAGE: usize = 256;

/// All exceptions that are not due yet, each known by its row and the row in which it is due.
pub(super) struct Pending {
    /// The first row that has not been taken.
    next: u64,
    /// The exceptions due in each row of the block at hand.
    near: Vec<Vec<Due>>,
    /// The blocks after it.
    far: VecDeque<Vec<Page>>,
    free: Vec<Page>,
}

/// An exception that is due: its row, the frontier value of that row, and the value in its place.
#[derive(Clone, Copy, Default)]
pub(super) struct Due {
    pub(super) row: u32,
    pub(super) replaced: u32,
    pub(super) value: u32,
}

/// Exceptions due in one block, in the order of their rows: when they are due, and their rows.
struct Page {
    length: usize,
    entries: Box<Entries>,
}

struct Entries {
    places: [u16; PAGE],
    rows: [u32; PAGE],
}

impl Pending {
    /// Nothing is due in row `next` or later.
    pub(super) fn new(next: u64) -> Self {
        Pending { next, near: vec![Vec::new(); BLOCK as usize], far: VecDeque::new(), free: Vec::new() }
    }

    /// Adds an exception of `row` due at row `at`, which has not been taken.
    pub(super) fn add(&mut self, at: u64, row: u32, frontier: &[u32]) {
        let ahead = (at / BLOCK - self.next / BLOCK) as usize;
        if ahead == 0 {
            self.near[(at % BLOCK) as usize].push(Due::new(at, row, frontier));
            return;
        }
        let place = (at % BLOCK) as u16;
        match self.far.get_mut(ahead - 1).and_then(|block| block.last_mut()) {
            Some(page) if page.length < PAGE => page.push(place, row),
            _ => self.add_page(ahead - 1).push(place, row),
        }
    }

    /// A new page of a far block.
    #[cold]
    fn add_page(&mut self, block: usize) -> &mut Page {
        if self.far.len() <= block {
            self.far.resize_with(block + 1, Vec::new);
        }
        let pages = &mut self.far[block];
        pages.push(self.free.pop().unwrap_or_else(Page::new));
        pages.last_mut().expect("it has just been added")
    }

    /// Moves the exceptions due in the next row into `out`.
    pub(super) fn take(&mut self, out: &mut Vec<Due>, frontier: &[u32], seen: &[Seen]) {
        out.clear();
        std::mem::swap(out, &mut self.near[(self.next % BLOCK) as usize]);
        self.next += 1;
        if self.next.is_multiple_of(BLOCK) {
            self.spread(frontier, seen);
        }
    }

    /// Makes the first far block the near one.
    fn spread(&mut self, frontier: &[u32], seen: &[Seen]) {
        let mut dues = [Due::default(); PAGE];
        for mut page in self.far.pop_front().unwrap_or_default() {
            let dues = &mut dues[..page.length];
            for (due, (place, row)) in dues.iter_mut().zip(page.entries()) {
                *due = Due::new(self.next + u64::from(place), row, frontier);
            }
            // What is seen of the values is wanted soon. Reading it now is all that matters, not what it is.
            for due in &*dues {
                black_box((seen[due.replaced as usize], seen[due.value as usize]));
            }
            for (due, (place, _)) in dues.iter().zip(page.entries()) {
                self.near[usize::from(place)].push(*due);
            }
            page.length = 0;
            self.free.push(page);
        }
    }

    /// All that waits: when it is due, and its row.
    pub(super) fn entries(&self) -> impl Iterator<Item = (u64, u32)> {
        let block = self.next / BLOCK;
        let near = self.near.iter().enumerate();
        let near =
            near.flat_map(move |(place, due)| due.iter().map(move |due| (block * BLOCK + place as u64, due.row)));
        let far = self.far.iter().zip(block + 1..);
        let far = far.flat_map(|(pages, block)| {
            let entries = pages.iter().flat_map(Page::entries);
            entries.map(move |(place, row)| (block * BLOCK + u64::from(place), row))
        });
        near.chain(far)
    }
}

impl Due {
    /// An exception of `row` due at row `at`: its only option is as far before its row as it is due after it.
    fn new(at: u64, row: u32, frontier: &[u32]) -> Due {
        let only = 2 * u64::from(row) - at;
        Due { row, replaced: frontier[row as usize], value: frontier[only as usize] }
    }
}

impl Page {
    fn new() -> Self {
        Page { length: 0, entries: Box::new(Entries { places: [0; PAGE], rows: [0; PAGE] }) }
    }

    fn push(&mut self, place: u16, row: u32) {
        self.entries.places[self.length] = place;
        self.entries.rows[self.length] = row;
        self.length += 1;
    }

    fn entries(&self) -> impl Iterator<Item = (u16, u32)> {
        let Entries { places, rows } = &*self.entries;
        places.iter().copied().zip(rows.iter().copied()).take(self.length)
    }
}
