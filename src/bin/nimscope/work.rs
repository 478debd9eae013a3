//! Long work: a bar on a terminal, and Ctrl-C that leaves nothing half done behind.

use std::borrow::Cow;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, process};

use indicatif::{ProgressBar, ProgressStyle};
use nimscope::grow::{Grow, Refusal};

use crate::failure::say;

/// What everyone who works long shares with whoever interrupts it.
pub(crate) struct Work {
    traces: Arc<Mutex<Traces>>,
}

/// What must not be left behind.
#[derive(Default)]
struct Traces {
    bar: Option<ProgressBar>,
    unfinished: Option<PathBuf>,
}

impl Work {
    /// Listens to Ctrl-C from now on.
    pub(crate) fn new() -> Work {
        let traces = Arc::<Mutex<Traces>>::default();
        let seen = Arc::clone(&traces);
        let listening = ctrlc::set_handler(move || {
            let mut traces = lock(&seen);
            traces.clear();
            say("interrupted");
            process::exit(INTERRUPTED);
        });
        if listening.is_err() {
            say("warning: Ctrl-C may leave an unfinished file behind");
        }
        Work { traces }
    }

    /// Work that nobody interrupts, as tests do it.
    #[cfg(test)]
    pub(crate) fn quiet() -> Work {
        Work { traces: Arc::default() }
    }

    /// Begins something that ends when it reaches `end`.
    pub(crate) fn progress(&self, what: impl Into<Cow<'static, str>>, end: u64) -> Progress<'_> {
        Progress { work: self, what: what.into(), end, begun: Instant::now(), bar: None }
    }

    /// Lets something grow to its target, with a bar.
    pub(crate) fn finish(
        &self,
        what: impl Into<Cow<'static, str>>,
        growing: &mut (impl Grow + ?Sized),
    ) -> Result<(), Refusal> {
        let begun = growing.progress();
        let mut progress = self.progress(what, begun.target - begun.from);
        while !growing.progress().is_over() {
            growing.advance(SLICE);
            let now = growing.progress();
            progress.reach(now.done - now.from);
        }
        growing.progress().refusal.map_or(Ok(()), |refusal| Err(refusal.clone()))
    }

    /// Creates a file that is not whole until [`Work::finish_file`] gives it its name.
    pub(crate) fn begin_file(&self, unfinished: &Path) -> io::Result<File> {
        // Under the lock, so that nobody can interrupt between the file and the note of it.
        let mut traces = lock(&self.traces);
        let file = File::create_new(unfinished)?;
        traces.unfinished = Some(unfinished.to_owned());
        Ok(file)
    }

    /// Gives the unfinished file its name. Nobody can interrupt between the two steps.
    pub(crate) fn finish_file(&self, name: &Path) -> io::Result<()> {
        let mut traces = lock(&self.traces);
        match traces.unfinished.as_deref().map(|unfinished| fs::rename(unfinished, name)) {
            Some(Err(error)) => return Err(error),
            Some(Ok(())) | None => traces.unfinished = None,
        }
        Ok(())
    }
}

/// However a command ends, an unfinished file goes with it.
impl Drop for Work {
    fn drop(&mut self) {
        lock(&self.traces).clear();
    }
}

impl Traces {
    fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        if let Some(path) = self.unfinished.take() {
            // It may already be gone, and then there is nothing to do.
            let _ = fs::remove_file(path);
        }
    }
}

/// How far something has come.
pub(crate) struct Progress<'a> {
    work: &'a Work,
    what: Cow<'static, str>,
    end: u64,
    begun: Instant,
    bar: Option<ProgressBar>,
}

impl Progress<'_> {
    /// Notes how far it is. The bar appears only once the work is long, and only on a terminal.
    pub(crate) fn reach(&mut self, place: u64) {
        if self.bar.is_none() && self.begun.elapsed() > PATIENCE {
            let bar = ProgressBar::new(self.end).with_message(self.what.clone()).with_style(style());
            lock(&self.work.traces).bar = Some(bar.clone());
            self.bar = Some(bar);
        }
        if let Some(bar) = &self.bar {
            bar.set_position(place.min(self.end));
        }
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        if let Some(bar) = lock(&self.work.traces).bar.take() {
            bar.finish_and_clear();
        }
    }
}

/// The work between two looks at the bar, in elementary steps: some tens of milliseconds.
pub(crate) const SLICE: u64 = 20_000_000;

/// What shells report for a program that Ctrl-C ended: 128 and the number of the signal.
const INTERRUPTED: i32 = 130;

/// A bar that only flashes tells nobody anything.
const PATIENCE: Duration = Duration::from_millis(400);

fn style() -> ProgressStyle {
    let template = "{msg} {wide_bar} {human_pos} of {human_len}";
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// Whoever panicked while holding the lock left nothing that could be wrong.
fn lock(traces: &Mutex<Traces>) -> MutexGuard<'_, Traces> {
    traces.lock().unwrap_or_else(PoisonError::into_inner)
}
