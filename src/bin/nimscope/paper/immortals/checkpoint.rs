//! The file from which a scan goes on. It is replaced whole, so that whoever is killed leaves the one before it.
//!
//! Whoever goes on from it, or has written it, keeps it locked until the end, so that two scans do not undo each other's work.
//! The system takes the lock from whoever is killed.

use std::fs::{self, File, TryLockError};
use std::io::{BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use nimscope::paper::memgames::engine::FrontierScan;

use crate::failure::Failure;
use crate::work::Work;

/// The file, and when it is to be written again.
pub(super) struct Checkpoint<'a> {
    path: &'a Path,
    /// The file as it is now, locked; none before there is one.
    held: Option<File>,
    /// The rows of the scan that is there.
    rows: u64,
    saved: Instant,
    pause: Duration,
}

/// A scan of less than this is soon made again.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);

/// The scan goes on for so many times as long as it took to save it.
const PATIENCE: u32 = 20;

impl<'a> Checkpoint<'a> {
    pub(super) fn new(path: &'a Path) -> Self {
        Checkpoint { path, held: None, rows: 0, saved: Instant::now(), pause: SHORTEST_PAUSE }
    }

    /// The scan that is there, if any, unless it has gone beyond heap `to`.
    pub(super) fn load(&mut self, to: u64) -> Result<Option<FrontierScan>, Failure> {
        let refuse =
            |reason: String| Failure::Wrong(format!("the checkpoint {} cannot be used: {reason}", self.path.display()));
        if let Some(unfinished) = self.unfinished()
            && let Ok(file) = File::open(&unfinished)
        {
            lock(&file).map_err(refuse)?;
            // Its writer was killed; it is of no use to anybody.
            let _ = fs::remove_file(unfinished);
        }
        let file = match File::open(self.path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(refuse(error.to_string())),
        };
        lock(&file).map_err(refuse)?;
        let mut file = BufReader::new(file);
        let scan = FrontierScan::load(|bytes| {
            file.read_exact(bytes).map_err(|error| match error.kind() {
                ErrorKind::UnexpectedEof => "it ends too early".to_owned(),
                _ => error.to_string(),
            })
        });
        let scan = scan.map_err(refuse)?;
        if file.read(&mut [0]).map_err(|error| refuse(error.to_string()))? > 0 {
            return Err(refuse("it goes on after its end".to_owned()));
        }
        if scan.rows() > to + 1 {
            return Err(refuse(format!("it has come to n = {}, beyond {to}", scan.rows() - 1)));
        }
        self.rows = scan.rows();
        self.held = Some(file.into_inner());
        Ok(Some(scan))
    }

    /// Saves the scan if that was not done for long, compared with the time it takes.
    pub(super) fn save_now_and_then(&mut self, scan: &FrontierScan, work: &Work) -> Result<(), Failure> {
        if self.saved.elapsed() < self.pause {
            return Ok(());
        }
        self.save(scan, work)
    }

    /// Saves the scan, unless the file has it.
    pub(super) fn save(&mut self, scan: &FrontierScan, work: &Work) -> Result<(), Failure> {
        if self.rows == scan.rows() {
            return Ok(());
        }
        let begun = Instant::now();
        let file = self.replace(scan, work).map_err(|reason| {
            Failure::Wrong(format!("the checkpoint {} cannot be written: {reason}", self.path.display()))
        })?;
        self.held = Some(file);
        self.rows = scan.rows();
        self.pause = SHORTEST_PAUSE.max(PATIENCE * begun.elapsed());
        self.saved = Instant::now();
        Ok(())
    }

    /// Writes the file anew, and keeps it locked.
    fn replace(&self, scan: &FrontierScan, work: &Work) -> Result<File, String> {
        let unfinished = self.unfinished().ok_or("it is not the name of a file")?;
        // A file that was not there when this scan began is somebody else's.
        if self.held.is_none() && self.path.exists() {
            return Err(ANOTHER.to_owned());
        }
        let file = work.begin_file(&unfinished).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => ANOTHER.to_owned(),
            _ => error.to_string(),
        })?;
        lock(&file)?;
        let write = || {
            let mut out = BufWriter::new(file);
            scan.save(|bytes| out.write_all(bytes))?;
            let file = out.into_inner()?;
            file.sync_all()?;
            work.finish_file(self.path)?;
            Ok(file)
        };
        write().map_err(|error: std::io::Error| error.to_string())
    }

    /// The file that will get the name once it is whole.
    fn unfinished(&self) -> Option<PathBuf> {
        let name = self.path.file_name()?;
        Some(self.path.with_file_name(format!(".{}.part", name.to_string_lossy())))
    }
}

/// Locks a file for as long as it is open; where files cannot be locked, nothing is.
fn lock(file: &File) -> Result<(), String> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(ANOTHER.to_owned()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

const ANOTHER: &str = "another search is using it; give each search a checkpoint of its own";
