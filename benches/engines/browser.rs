//! The wasm in Chromium against the same code on this machine, and the memory that it needs there.
//!
//! Both sides take turns, and the shortest run of each counts. Every row has a page of its own, whose memory is read after
//! the first run: it is never given back.

use crate::page::{Page, Work};

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

/// All comparisons: the spec, its sheet if it is not the table, the size, how often at once, and the ceiling of memory.
pub(crate) fn measure() -> Vec<Row> {
    let mut page = Page::start();
    let cases = [
        ("mem", None, 300_000, 1, None),
        ("mem", None, 1_000_000, 1, Some(64.0)),
        ("mem0", None, 1_000_000, 1, None),
        ("mem0", Some("immortals"), 10_000_000, 1, None),
        ("mnem", None, 400, 20, None),
        ("mnem", None, 1_000, 5, None),
        ("imark?S=1&D=2,3", None, 10_000_000, 20, None),
        ("imark?S=1&D=2,3", Some("gaps"), 1 << 31, 1, Some(300.0)),
        ("maxnim?d=7/4", None, 1_000_000, 5, None),
    ];
    cases.map(|(spec, sheet, size, times, most)| row(&mut page, &Work::to(spec, sheet, size, times), most)).into()
}

/// At least three turns, and more while they are short.
fn row(page: &mut Page, work: &Work, most: Option<f64>) -> Row {
    let once = Work { times: 1, ..*work };
    let first = page.run(&once, true);
    let (mut native, mut browser) = (f64::INFINITY, first.seconds);
    let (mut turns, mut spent) = (0, 0.0);
    while turns < 3 || turns < 15 && spent < 4.0 {
        let (here, there) = (work.natively(), page.run(work, false));
        assert_eq!(here.reached, there.reached, "{} comes equally far in the browser", work.spec);
        native = native.min(here.seconds);
        browser = browser.min(there.seconds);
        turns += 1;
        spent += (here.seconds + there.seconds) * work.times as f64;
    }
    let what = work.sheet.unwrap_or("table");
    Row { spec: work.spec, what, reached: first.reached, native, browser, peak: first.bytes as f64 / 1e6, most }
}
