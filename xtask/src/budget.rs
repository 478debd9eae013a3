//! The page's budget: how many bytes a first visit costs before its first picture, compressed as static hosts compress.
//!
//! Which files that takes is listed here part by part; the journey `first-visit` counts what a browser really asks for.

use crate::{build, files, server};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;

/// The most bytes, gzipped, that may come before the first picture.
const LIMIT: usize = 455_000;

/// A part of the page and its files; one that is asked for twice is listed twice.
struct Part {
    what: &'static str,
    files: &'static [&'static str],
}

/// What the first picture needs.
const FIRST: &[Part] = &[
    Part { what: "the core", files: &["pkg/nimscope_bg.wasm"] },
    Part { what: "its bindings, in the page and in the worker", files: &["pkg/nimscope.js", "pkg/nimscope.js"] },
    Part { what: "the page's modules", files: &["www/main.js"] },
    Part { what: "the worker's modules", files: &["www/worker/worker.js"] },
    Part { what: "the style", files: &["www/style.css"] },
    Part { what: "the markup and the icon", files: &["index.html", "www/favicon.svg"] },
];

/// What comes later.
const LATER: &[Part] = &[
    Part { what: "the page's later modules and their style", files: &["www/later.js", "www/later.css"] },
    Part { what: "the core's module of the papers", files: &["pkg/papers_bg.wasm", "pkg/papers.js"] },
];

/// Files that no visit asks for.
const UNASKED: &[&str] = &["LICENSE"];

/// Prints what each part of `dist/` costs; too much before the first picture is an error, and so is a file of no part.
pub(crate) fn budget() -> Result<()> {
    let (first, later) = spend(&build::dist(), FIRST, LATER)?;
    println!("{first} of {LIMIT} bytes before the first picture, gzipped; {later} later");
    ensure!(first <= LIMIT, "over budget by {} bytes", first - LIMIT);
    Ok(())
}

/// The bytes of the first parts and of the later ones.
fn spend(folder: &Path, first: &[Part], later: &[Part]) -> Result<(usize, usize)> {
    let listed: Vec<&str> = first.iter().chain(later).flat_map(|part| part.files).chain(UNASKED).copied().collect();
    for file in files::below(folder, |_| true)? {
        let name = file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        // The types of the bindings are for the type check.
        if !name.ends_with(".d.ts") && !listed.contains(&name.as_str()) {
            bail!("{name} is in no part of the budget");
        }
    }
    let sum = |parts: &[Part]| parts.iter().map(|part| cost(folder, part)).sum::<Result<usize>>();
    Ok((sum(first)?, sum(later)?))
}

fn cost(folder: &Path, part: &Part) -> Result<usize> {
    let mut bytes = 0;
    for name in part.files {
        let file = fs::read(folder.join(name)).with_context(|| format!("there is no {name}"))?;
        bytes += server::gzipped(&file)?.len();
    }
    println!("{bytes:>9}  {}", part.what);
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_counted_as_often_as_they_are_asked_for_and_none_is_forgotten() {
        let folder = std::env::temp_dir().join(format!("nimscope-budget-{}", std::process::id()));
        fs::create_dir_all(folder.join("www")).unwrap();
        for (name, text) in [("a.js", "one"), ("www/b.css", "two"), ("a.d.ts", "types")] {
            fs::write(folder.join(name), text).unwrap();
        }
        let [one, two] = ["one", "two"].map(|text| server::gzipped(text.as_bytes()).unwrap().len());
        let script = Part { what: "script", files: &["a.js", "a.js"] };
        let style = Part { what: "style", files: &["www/b.css"] };
        let none = Part { what: "wasm", files: &["c.wasm"] };

        assert_eq!(spend(&folder, &[script], &[style]).unwrap(), (2 * one, two));
        let script = Part { what: "script", files: &["a.js"] };
        let forgotten = spend(&folder, std::slice::from_ref(&script), &[]).unwrap_err().to_string();
        assert_eq!(forgotten, "www/b.css is in no part of the budget");
        let style = Part { what: "style", files: &["www/b.css"] };
        assert!(spend(&folder, &[script, style, none], &[]).unwrap_err().to_string().contains("there is no c.wasm"));
    }
}
