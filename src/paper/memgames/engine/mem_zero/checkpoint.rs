//! A scan as bytes, to go on with later: pure functions, which know nothing of files.
//!
//! Sixteen bytes that say what it is, a version, the number of rows, their frontier values, the diagonals of the values
//! seen once, the exceptions that wait, and a checksum. Everything else follows from these. Numbers are little-endian.
//! Memory: a piece at a time, so that a scan that fills the memory can still be saved.

use super::diagonal::Diagonal;
use super::pending::Pending;
use super::scan::FrontierScan;
use super::step::{Odd, Step};

/// What every checkpoint begins with.
const MAGIC: &[u8; 16] = b"nimscope MEM0 \r\n";

/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;

/// Bytes that are handed over together.
const PIECE: usize = 1 << 16;

impl FrontierScan {
    /// Hands the state to `sink`, piece by piece.
    ///
    /// # Errors
    /// What the sink says.
    pub fn save<E>(&self, sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let step = self.step();
        let rows = self.rows();
        let mut out = Writer { sink, piece: Vec::with_capacity(PIECE + 64), sum: Sum::new() };
        out.put(MAGIC)?;
        out.put(&VERSION.to_le_bytes())?;
        out.put(&rows.to_le_bytes())?;
        for value in step.frontier() {
            out.put(&value.to_le_bytes())?;
        }
        out.put(&(step.once().len() as u64).to_le_bytes())?;
        for diagonal in step.once() {
            out.put(&diagonal.value.to_le_bytes())?;
            out.put(&diagonal.row.to_le_bytes())?;
            out.put(&(diagonal.words().count() as u64).to_le_bytes())?;
            for word in diagonal.words() {
                out.put(&word.to_le_bytes())?;
            }
        }
        out.put(&(step.waiting().count() as u64).to_le_bytes())?;
        for (at, row) in step.waiting() {
            out.put(&((at - rows) as u32).to_le_bytes())?;
            out.put(&row.to_le_bytes())?;
        }
        out.put(&(step.odd().count() as u64).to_le_bytes())?;
        for (at, row, value) in step.odd() {
            out.put(&((at - rows) as u32).to_le_bytes())?;
            out.put(&row.to_le_bytes())?;
            out.put(&value.to_le_bytes())?;
        }
        out.finish()
    }

    /// The scan that was saved, from a source that fills what it is given with the next bytes.
    ///
    /// # Errors
    /// What the source says, or a sentence that says what is wrong with the bytes.
    pub fn load(source: impl FnMut(&mut [u8]) -> Result<(), String>) -> Result<FrontierScan, String> {
        let mut bytes = Reader { source, sum: Sum::new() };
        if bytes.take::<16>()? != *MAGIC {
            return Err("it is not a checkpoint of a scan of MEM⁰".to_owned());
        }
        let version = bytes.number()?;
        if version != VERSION {
            return Err(format!("it has version {version}, and this program reads version {VERSION}"));
        }
        let rows = bytes.long()?;
        if rows > FrontierScan::MOST_ROWS {
            return Err(format!("it claims {rows} rows, and there are at most {}", FrontierScan::MOST_ROWS));
        }
        let frontier = read_frontier(&mut bytes, rows)?;
        let once = read_diagonals(&mut bytes, &frontier)?;
        let waiting = read_waiting(&mut bytes, rows, &frontier)?;
        let odd = read_odd(&mut bytes, rows, &frontier)?;
        let expected = bytes.sum.value();
        let found = bytes.long()?;
        if found != expected {
            return Err(format!("its checksum is {found:016x}, but its contents have {expected:016x}"));
        }
        Ok(FrontierScan::resume(Step::resume(frontier, once, waiting, odd)))
    }
}

fn read_frontier(bytes: &mut Reader<impl Source>, rows: u64) -> Result<Vec<u32>, String> {
    let mut frontier = Vec::new();
    let mut values = 0;
    for row in 0..rows {
        let value = bytes.number()?;
        // Values appear in increasing order (Theorem 5.3).
        if value > values {
            return Err(format!("row {row} has the frontier value {value}, but {values} has not been seen"));
        }
        values = values.max(value + 1);
        frontier.push(value);
    }
    Ok(frontier)
}

fn read_diagonals(bytes: &mut Reader<impl Source>, frontier: &[u32]) -> Result<Vec<Diagonal>, String> {
    let mut once = Vec::new();
    for _ in 0..bytes.long()? {
        let (value, row) = (bytes.number()?, bytes.number()?);
        if frontier.get(row as usize) != Some(&value) {
            return Err(format!("it has a diagonal of {value} at row {row}, which has another frontier value"));
        }
        let mut words = Vec::new();
        for _ in 0..bytes.long()? {
            words.push(bytes.long()?);
        }
        once.push(Diagonal::with_words(value, row, frontier.len() as u64, &words));
    }
    Ok(once)
}

fn read_waiting(bytes: &mut Reader<impl Source>, rows: u64, frontier: &[u32]) -> Result<Pending, String> {
    let mut waiting = Pending::new(rows);
    for _ in 0..bytes.long()? {
        let (at, row) = (rows + u64::from(bytes.number()?), bytes.number()?);
        check_waiting(at, row, rows)?;
        waiting.add(at, row, frontier);
    }
    Ok(waiting)
}

fn read_odd(bytes: &mut Reader<impl Source>, rows: u64, frontier: &[u32]) -> Result<Vec<Odd>, String> {
    let values = frontier.iter().max().map_or(0, |&largest| u64::from(largest) + 1);
    let mut odd = Vec::new();
    for _ in 0..bytes.long()? {
        let (at, row, value) = (rows + u64::from(bytes.number()?), bytes.number()?, bytes.number()?);
        check_waiting(at, row, rows)?;
        if u64::from(value) >= values {
            return Err(format!("an exception of row {row} has the value {value}, which has not been seen"));
        }
        odd.push((at, row, value));
    }
    Ok(odd)
}

fn check_waiting(at: u64, row: u32, rows: u64) -> Result<(), String> {
    if u64::from(row) < rows && at <= 2 * u64::from(row) {
        return Ok(());
    }
    Err(format!("an exception of row {row} is due at row {at}, which cannot be"))
}

struct Writer<S> {
    sink: S,
    piece: Vec<u8>,
    sum: Sum,
}

impl<E, S: FnMut(&[u8]) -> Result<(), E>> Writer<S> {
    fn put(&mut self, bytes: &[u8]) -> Result<(), E> {
        self.sum.add(bytes);
        self.piece.extend_from_slice(bytes);
        if self.piece.len() >= PIECE { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), E> {
        (self.sink)(&self.piece)?;
        self.piece.clear();
        Ok(())
    }

    fn finish(mut self) -> Result<(), E> {
        let sum = self.sum.value();
        self.put(&sum.to_le_bytes())?;
        self.flush()
    }
}

/// Fills what it is given with the next bytes.
trait Source: FnMut(&mut [u8]) -> Result<(), String> {}

impl<S: FnMut(&mut [u8]) -> Result<(), String>> Source for S {}

struct Reader<S> {
    source: S,
    sum: Sum,
}

impl<S: Source> Reader<S> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], String> {
        let mut bytes = [0; N];
        (self.source)(&mut bytes)?;
        self.sum.add(&bytes);
        Ok(bytes)
    }

    fn number(&mut self) -> Result<u32, String> {
        self.take().map(u32::from_le_bytes)
    }

    fn long(&mut self) -> Result<u64, String> {
        self.take().map(u64::from_le_bytes)
    }
}

/// A checksum against damage, not against malice: each piece is mixed in by a multiplication (FNV-1a, a word at a time).
struct Sum(u64);

impl Sum {
    fn new() -> Self {
        Sum(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn value(&self) -> u64 {
        self.0
    }
}
