//! The wasm in Chromium against the same code on this machine, and the memory that it needs there.
//!
//! Both sides take turns, and the shortest run of each counts. Every row has a page of its own, whose memory is read after
//! the first run: it is never given back.

use crate::page::{Page, Told, Work};

/// The most times as long that the browser may take.
pub(crate) const SLOWEST: f64 = 1.6;

/// One comparison.
pub(crate) struct Row {
    pub(crate) spec: &'static str,
    pub(crate) what: &'static str,
    /// The rows or heaps that were reached.
    pub(crate) reached: u64,
    /// Seconds.
    pub(crate) native: f64,
    /// Seconds.
    pub(crate) browser: f64,
    /// Megabytes.
    pub(crate) peak: f64,
    /// Megabytes, where a ceiling is named.
    pub(crate) most: Option<f64>,
}

impl Row {
    /// How many times as long the browser takes.
    pub(crate) fn ratio(&self) -> f64 {
        self.browser / self.native
    }

    /// What is too much, in words.
    pub(crate) fn objections(&self) -> Vec<String> {
        let Row { spec, what, peak, .. } = self;
        let ratio = self.ratio();
        let slow = (ratio > SLOWEST)
            .then(|| format!("{spec}, {what}: {ratio:.2} times as long in the browser; {SLOWEST} is the most"));
        let large = self
            .most
            .filter(|most| peak > most)
            .map(|most| format!("{spec}, {what}: {peak:.1} MB in the browser; {most} is the most"));
        slow.into_iter().chain(large).collect()
    }
}

/// All comparisons, as they come: the spec, its sheet if it is not the table, the size, how often a short one is
/// repeated to be timed, and the ceiling of memory.
pub(crate) fn measure() -> impl Iterator<Item = Row> {
    let mut page = Page::start();
    let cases = [
        ("mem", None, 300_000, 1, None),
        ("mem", None, 1_000_000, 1, Some(64.0)),
        ("mem0", None, 1_000_000, 1, None),
        ("mem0", Some("immortals"), 1_000_000, 1, None),
        ("mem0", Some("immortals"), 10_000_000, 1, None),
        ("mnem", None, 300_000, 1, None),
        ("mnem", None, 1_000_000, 1, Some(64.0)),
        ("imark?S=1&D=2,3", None, 10_000_000, 20, None),
        ("imark?S=1&D=2,3", Some("gaps"), 1 << 31, 1, Some(300.0)),
        ("maxnim?d=7/4", None, 1_000_000, 5, None),
    ];
    cases.into_iter().map(move |(spec, sheet, size, times, most)| {
        let (work, here) = Work::to(spec, sheet, size);
        let there = page.run(&work, true);
        let peak = there.bytes as f64 / 1e6;
        let (native, browser) = alternately(&mut page, &Work { times, ..work }, here, there);
        Row { spec, what: sheet.unwrap_or("table"), reached: here.reached, native, browser, peak, most }
    })
}

/// The shortest time on either side: of the first run, and of more while they are short. The first is slower in the
/// browser, which then compiles.
fn alternately(page: &mut Page, work: &Work, mut here: Told, mut there: Told) -> (f64, f64) {
    let (mut native, mut browser, mut spent) = (f64::INFINITY, f64::INFINITY, 0.0);
    for _ in 0..20 {
        assert_eq!(here.reached, there.reached, "{} comes equally far in the browser", work.spec);
        native = native.min(here.seconds);
        browser = browser.min(there.seconds);
        spent += (here.seconds + there.seconds) * work.times as f64;
        if spent > 8.0 {
            break;
        }
        (here, there) = (work.natively(), page.run(work, false));
    }
    (native, browser)
}
