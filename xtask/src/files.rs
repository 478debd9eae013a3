//! Walking folders.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// All files in a folder and the folders below it, sorted; `enter` says which folders to go into, by name.
pub(crate) fn below(folder: &Path, enter: fn(&str) -> bool) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("could not read {}", folder.display()))? {
        let path = entry?.path();
        if !path.is_dir() {
            files.push(path);
        } else if path.file_name().is_some_and(|name| enter(&name.to_string_lossy())) {
            files.extend(below(&path, enter)?);
        }
    }
    files.sort();
    Ok(files)
}
