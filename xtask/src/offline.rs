//! The service worker of a build: which files this version of the page has, and what they hold, so that a browser keeps one
//! version as a whole. Its own version is made from that alone, so that the same sources give the same bytes.

use crate::sha256::sha256;
use crate::{files, shell};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;

/// Where it lies in the built page: what it serves is its own folder and all below.
pub(crate) const WORKER: &str = "service.js";

/// Its source, and the lines in it that the build fills in.
const SOURCE: &str = "www/service.js";
const VERSION: &str = "const VERSION = \"\";";
const FILES: &str = "const FILES = {};";

/// What no visit asks for: the licence, and the types of the bindings.
fn is_unasked(path: &str) -> bool {
    path == "LICENSE" || path == WORKER || path.ends_with(".d.ts")
}

/// The service worker of the page in a folder, all of whose other files are as they ship.
pub(crate) fn worker(folder: &Path) -> Result<String> {
    filled(&fs::read_to_string(shell::root().join(SOURCE))?, folder)
}

fn filled(source: &str, folder: &Path) -> Result<String> {
    for line in [VERSION, FILES] {
        ensure!(source.contains(line), "{SOURCE} has no line `{line}` to be filled in");
    }
    let mut list = Vec::new();
    for file in files::below(folder, |_| true)? {
        let path = file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        if !is_unasked(&path) {
            let bytes = fs::read(&file).with_context(|| format!("could not read {path}"))?;
            list.push(format!("{path:?}: \"{}\"", sha256(&bytes)));
        }
    }
    let list = list.join(",\n");
    // The worker's own text counts as well, so that another way of keeping is another version.
    let version = &sha256(format!("{source}{list}").as_bytes())[..16];
    Ok(source.replacen(VERSION, &format!("const VERSION = \"{version}\";"), 1).replacen(
        FILES,
        &format!("const FILES = {{\n{list}\n}};"),
        1,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "const VERSION = \"\";\nconst FILES = {};\nrun();\n";

    /// The worker of a folder with these files.
    fn made(name: &str, files: &[(&str, &str)]) -> String {
        let folder = std::env::temp_dir().join(format!("nimscope-offline-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("www")).unwrap();
        for (path, text) in files {
            fs::write(folder.join(path), text).unwrap();
        }
        filled(TEXT, &folder).unwrap()
    }

    #[test]
    fn it_names_the_files_of_the_page_with_their_digests() {
        let files = [("www/b.js", "abc"), ("a.html", ""), ("LICENSE", "x"), ("www/c.d.ts", "x"), (WORKER, "x")];
        let text = made("names", &files);
        let (empty, abc) = (sha256(b""), sha256(b"abc"));
        assert!(
            text.contains(&format!("const FILES = {{\n\"a.html\": \"{empty}\",\n\"www/b.js\": \"{abc}\"\n}};")),
            "{text}"
        );
        assert!(text.ends_with("run();\n"), "{text}");
    }

    #[test]
    fn the_same_files_are_the_same_version_and_others_another() {
        let one = made("one", &[("a.html", "1"), ("www/b.js", "2")]);
        assert_eq!(one, made("two", &[("www/b.js", "2"), ("a.html", "1")]));
        let version = |text: &str| text.lines().next().unwrap().to_owned();
        assert_ne!(version(&one), version(&made("three", &[("a.html", "1"), ("www/b.js", "3")])));
        assert_ne!(version(&one), version(&made("four", &[("a.html", "1"), ("www/c.js", "2")])));
    }

    #[test]
    fn a_source_without_its_lines_is_refused() {
        assert!(filled("run();", &std::env::temp_dir()).unwrap_err().to_string().contains("const VERSION"));
    }
}
