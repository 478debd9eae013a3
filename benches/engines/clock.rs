//! Time that other work on the machine falsifies as little as can be.

use std::time::{Duration, Instant};

/// Measures how long this thread has worked: by the clock, or on the processor where the system tells and that is less.
/// Long runs are interrupted by others, and of short ones the clock knows more.
pub(crate) struct Clock {
    processor: Option<Duration>,
    start: Instant,
}

impl Clock {
    /// Begins to measure.
    pub(crate) fn start() -> Clock {
        Clock { processor: processor_time(), start: Instant::now() }
    }

    /// The time since then.
    pub(crate) fn elapsed(&self) -> Duration {
        let elapsed = self.start.elapsed();
        let worked = self.processor.and_then(|before| processor_time()?.checked_sub(before));
        worked.map_or(elapsed, |worked| worked.min(elapsed))
    }
}

/// The time that this process has had the processor, as Linux tells it. It is brought up to date when a process sleeps.
fn processor_time() -> Option<Duration> {
    std::thread::sleep(Duration::from_millis(1));
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
