//! Small values, a few bits each, one after the other in little-endian bytes.

/// A sequence of small values.
pub(crate) struct Packed {
    bytes: Vec<u8>,
    width: u32,
    length: u64,
}

/// A read takes eight bytes, so this many are kept behind the last value.
const SLACK: usize = 16;

/// Room is made in steps of this many bytes.
const PAGE: usize = 4096;

impl Packed {
    /// An empty sequence of values up to `largest`.
    pub(crate) fn new(largest: u32) -> Self {
        Packed { bytes: vec![0; SLACK], width: (u32::BITS - largest.leading_zeros()).max(1), length: 0 }
    }

    /// The number of bits of a value.
    pub(crate) fn width(&self) -> u32 {
        self.width
    }

    /// The number of values.
    pub(crate) fn len(&self) -> u64 {
        self.length
    }

    /// A value.
    #[inline]
    pub(crate) fn get(&self, index: u64) -> u32 {
        self.bits(index, 1) as u32
    }

    /// `count` consecutive values, the first in the lowest bits; together at most 57 bits.
    #[inline]
    pub(crate) fn bits(&self, index: u64, count: u32) -> u64 {
        let bit = index * u64::from(self.width);
        let byte = (bit / 8) as usize;
        let word = u64::from_le_bytes(self.bytes[byte..byte + 8].try_into().expect("eight bytes"));
        (word >> (bit % 8)) & !(u64::MAX << (count * self.width))
    }

    /// The bytes of the values, from the first one on; those behind the last value are 0.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Makes room for `count` more values that fill whole bytes, lets `write` write them, given the bytes before them,
    /// and appends them.
    pub(crate) fn write(&mut self, count: u64, write: impl FnOnce(&[u8], &mut [u8])) {
        let byte = (self.length * u64::from(self.width) / 8) as usize;
        let end = byte + (count * u64::from(self.width) / 8) as usize;
        self.reserve(end);
        let (before, after) = self.bytes.split_at_mut(byte);
        write(before, &mut after[..end - byte]);
        self.length += count;
    }

    /// Appends a value.
    #[inline]
    pub(crate) fn push(&mut self, value: u32) {
        self.append(u64::from(value), 1);
    }

    /// Appends `count` values given as [`Packed::bits`] returns them.
    #[inline]
    pub(crate) fn append(&mut self, bits: u64, count: u32) {
        let bit = self.length * u64::from(self.width);
        let byte = (bit / 8) as usize;
        self.reserve(byte);
        let place: &mut [u8; 8] = (&mut self.bytes[byte..byte + 8]).try_into().expect("eight bytes");
        *place = (u64::from_le_bytes(*place) | bits << (bit % 8)).to_le_bytes();
        self.length += u64::from(count);
    }

    /// Makes room up to a byte and a little more; memory that nobody has asked for is not touched.
    fn reserve(&mut self, byte: usize) {
        if self.bytes.len() < byte + 2 * SLACK {
            self.bytes.resize(byte + PAGE, 0);
        }
    }
}
