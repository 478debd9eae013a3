//! How far away a heap may be: as far as the windows that its value depends on can be walked through.

use super::Far;
use super::layers::{self, Size};
use super::pasts::Frame;
use crate::game::big::{Big, MOST_DIGITS};
use crate::game::numbers::superscript;
use crate::grow::Refusal;
use crate::paper::imark::Division;

/// More windows than this are walked through, which is faster than to keep them.
pub(super) const MANY: f64 = 2e4;

/// About how many windows the value of a heap depends on.
///
/// # Errors
/// If they are too many, with how far this game reaches.
pub(super) fn windows(game: &Division, frame: &Frame, heap: &Big) -> Result<f64, Refusal> {
    let most = if layers::can_walk(game) { MOST_WINDOWS } else { Far::most_streams(frame) as f64 };
    let reached = |bits: u64| {
        Size::new(game, bits).is_none_or(|size| size.windows <= most && size.bytes <= layers::MOST_BYTES as f64)
    };
    if reached(heap.bits()) {
        return Ok(Size::new(game, heap.bits()).map_or(0.0, |size| size.windows));
    }
    let all = Size::new(game, heap.bits()).map_or(0.0, |size| size.windows);
    let digits = (1..MOST_DIGITS).take_while(|&digits| reached(Big::from(10_u32).pow(digits).bits())).count();
    Err(Refusal::TooFar(format!(
        "that heap is out of reach: with these divisors its value depends on some {} windows; heaps of up to {digits} \
         digits are within reach",
        rough(all)
    )))
}

/// Why a heap is out of reach whose windows are many, and too long to be walked through.
pub(super) fn too_long(windows: f64, head_start: u64) -> Refusal {
    Refusal::TooFar(format!(
        "that heap is out of reach: its value depends on some {} windows, too many to be kept, and with {head_start} heaps \
         before each they are too long to be walked through",
        rough(windows)
    ))
}

/// A heap whose windows are few.
pub(super) fn smaller(game: &Division, heap: &Big) -> Big {
    let few = |bits: u64| Size::new(game, bits).is_none_or(|size| size.windows <= FEW);
    let bits = (0..heap.bits()).rev().find(|&bits| few(bits)).unwrap_or(0);
    heap >> (heap.bits() - bits)
}

/// A large number with one digit.
fn rough(number: f64) -> String {
    let (mut digit, mut power) = (number, 0);
    while digit >= 9.5 {
        (digit, power) = (digit / 10.0, power + 1);
    }
    format!("{}·10{}", (digit + 0.5) as u64, superscript(power))
}

/// The most windows that are walked through: minutes.
const MOST_WINDOWS: f64 = 1e9;

/// So few windows are kept at once.
const FEW: f64 = 2e4;
