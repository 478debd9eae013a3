//! How much work fits into a call of a few milliseconds. What a step costs depends on the game, the view and the machine, so
//! it is learnt from call to call.

use super::{Time, Turn};

/// What was learnt, for each kind of work.
pub(super) struct Pace([f64; 3]);

impl Default for Pace {
    /// First, careful guesses.
    fn default() -> Pace {
        Pace([2e5, 5e5, 5e5])
    }
}

impl Pace {
    /// How many elementary steps the next call should take.
    pub(super) fn work(&self, turn: Turn) -> u64 {
        self.0[turn as usize] as u64
    }

    /// So many steps took so long. A call that ended early for lack of work says only whether it was too long.
    pub(super) fn learn(&mut self, turn: Turn, worked: u64, took: Time) {
        let work = &mut self.0[turn as usize];
        if worked == 0 || (worked as f64) < *work / 2.0 && took < CALL {
            return;
        }
        let fits = worked as f64 * CALL / took.max(LEAST);
        *work = fits.clamp(*work / 4.0, *work * 2.0).clamp(1e4, 1e9);
    }
}

/// How long a call should take, in milliseconds: a few of them fit into the time that messages may have to wait, and each is
/// worth its overhead.
const CALL: Time = 4.0;

/// The shortest time that a clock can be trusted with.
const LEAST: Time = 0.1;
