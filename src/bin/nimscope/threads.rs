//! All cores at once: pieces of work that need nothing of each other, each on one thread.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use nimscope::grow::{Grow, Refusal};

use crate::failure::Failure;
use crate::work::{Progress, SLICE};

/// As many threads as there are cores.
pub(crate) fn all_cores() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

/// What the threads have done together, and whether they may stop.
pub(crate) struct Done {
    amount: AtomicU64,
    is_vain: AtomicBool,
}

impl Done {
    /// Notes that so much more is done.
    pub(crate) fn more(&self, amount: u64) {
        self.amount.fetch_add(amount, Ordering::Relaxed);
    }

    /// Whether another piece has failed, so that nobody waits for this one.
    pub(crate) fn is_vain(&self) -> bool {
        self.is_vain.load(Ordering::Relaxed)
    }

    /// Lets something grow to its target, and notes what it does, unless it is in vain.
    pub(crate) fn finish(&self, growing: &mut (impl Grow + ?Sized)) -> Result<(), Refusal> {
        while !growing.progress().is_over() && !self.is_vain() {
            let before = growing.progress().done;
            growing.advance(SLICE);
            self.more(growing.progress().done.saturating_sub(before));
        }
        growing.progress().refusal.map_or(Ok(()), |refusal| Err(refusal.clone()))
    }
}

/// Does all pieces on so many threads and gives what came of them, in their order.
///
/// # Errors
/// What failed first among the pieces that were begun, in their order.
pub(crate) fn side_by_side<T: Send, R: Send>(
    pieces: Vec<T>,
    threads: NonZero<usize>,
    mut progress: Progress<'_>,
    one: impl Fn(T, &Done) -> Result<R, Failure> + Sync,
) -> Result<Vec<R>, Failure> {
    let count = pieces.len();
    let waiting = Mutex::new(pieces.into_iter().enumerate());
    let done = Done { amount: AtomicU64::new(0), is_vain: AtomicBool::new(false) };
    let mut results: Vec<Option<Result<R, Failure>>> = (0..count).map(|_| None).collect();
    thread::scope(|scope| {
        let (finished, arriving) = mpsc::channel();
        for _ in 0..threads.get().min(count) {
            let (finished, waiting, done, one) = (finished.clone(), &waiting, &done, &one);
            scope.spawn(move || {
                let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
                while let Some((place, piece)) = next().filter(|_| !done.is_vain()) {
                    let result = one(piece, done);
                    done.is_vain.fetch_or(result.is_err(), Ordering::Relaxed);
                    if finished.send((place, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(finished);
        loop {
            match arriving.recv_timeout(GLANCE) {
                Ok((place, result)) => results[place] = Some(result),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            progress.reach(done.amount.load(Ordering::Relaxed));
        }
    });
    // Where one has failed, others may not have been begun.
    results.into_iter().flatten().collect()
}

/// How long the bar may stand still while the threads go on.
const GLANCE: Duration = Duration::from_millis(50);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::Work;

    #[test]
    fn what_comes_of_the_pieces_keeps_their_order_and_a_failure_ends_them() {
        let work = Work::quiet();
        let three = NonZero::new(3).expect("three threads");
        let squares = side_by_side((0..100_u64).collect(), three, work.progress("squares", 100), |piece, done| {
            done.more(1);
            Ok(piece * piece)
        });
        assert_eq!(squares.expect("all are done"), (0..100).map(|piece| piece * piece).collect::<Vec<u64>>());
        let begun = AtomicU64::new(0);
        let failing = side_by_side((0..1000_u64).collect(), three, work.progress("pieces", 1000), |piece, _| {
            begun.fetch_add(1, Ordering::Relaxed);
            if piece == 5 { Err(Failure::Wrong("five".to_owned())) } else { Ok(piece) }
        });
        assert!(matches!(failing, Err(Failure::Wrong(why)) if why == "five"));
        assert!(begun.load(Ordering::Relaxed) < 1000, "after a failure nothing is begun");
    }
}
