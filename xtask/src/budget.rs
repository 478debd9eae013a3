//! The page's budget: how many bytes a first visit costs before its first picture, compressed as static hosts compress.
//!
//! Which files that takes is listed here part by part; the journey `first-visit` counts what a browser really asks for.

use crate::{build, files, server};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;
use wasmparser::{Parser, Payload};

/// The most bytes, gzipped, that may come before the first picture.
const LIMIT: usize = 400_000;

/// A part of the page and its files; a name that ends with a slash is a folder's.
struct Part {
    what: &'static str,
    files: &'static [&'static str],
}

/// What the first picture needs.
const FIRST: &[Part] = &[
    Part { what: "the core", files: &["pkg/nimscope_bg.wasm"] },
    Part { what: "its bindings, which the worker has from the page", files: &["pkg/nimscope.js"] },
    Part { what: "the page's modules", files: &["www/main.js"] },
    Part { what: "the worker's modules", files: &["www/worker/worker.js"] },
    Part { what: "the style", files: &["www/style.css"] },
    Part { what: "the markup and the icon", files: &["index.html", "www/first.js", "www/favicon.svg"] },
    Part { what: "the front page, for a visit without a link", files: &["www/front/index.js", "www/front/front.css"] },
];

/// What comes later.
const LATER: &[Part] = &[
    Part {
        what: "the page's later modules and their style",
        files: &["www/later.js", "www/later.css", "www/finding.css", "www/print.css", "www/beside/beside.css"],
    },
    Part { what: "the board", files: &["www/play/index.js", "www/play/play.css"] },
    Part { what: "the core's module of the papers", files: &["pkg/papers_bg.wasm", "pkg/papers.js"] },
    Part { what: "the proofs, which nobody waits for", files: &["proofs/", "www/proofs.js", "www/proofs.css"] },
    Part { what: "what keeps the page on a device", files: &["service.js", "www/manifest.webmanifest"] },
];

/// Files that no visit asks for; whoever keeps the page gets its icons.
const UNASKED: &[&str] = &["LICENSE", "www/icon-192.png", "www/icon-512.png", "www/icon-maskable-512.png"];

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
        let is_listed = listed.iter().any(|known| *known == name || known.ends_with('/') && name.starts_with(known));
        if !name.ends_with(".d.ts") && !is_listed {
            bail!("{name} is in no part of the budget");
        }
    }
    let sum = |parts: &[Part]| parts.iter().map(|part| cost(folder, part)).sum::<Result<usize>>();
    Ok((sum(first)?, sum(later)?))
}

fn cost(folder: &Path, part: &Part) -> Result<usize> {
    let (mut bytes, mut wasm) = (0, None);
    for name in part.files {
        if name.ends_with('/') {
            for file in files::below(&folder.join(name), |_| true)? {
                bytes += server::gzipped(&fs::read(file)?)?.len();
            }
            continue;
        }
        let file = fs::read(folder.join(name)).with_context(|| format!("there is no {name}"))?;
        bytes += server::gzipped(&file)?.len();
        if name.ends_with(".wasm") {
            wasm = Some(sections(&file)?);
        }
    }
    let sections = wasm.map_or(String::new(), |(code, data)| format!(", with {code} bytes of code and {data} of data"));
    println!("{bytes:>9}  {}{sections}", part.what);
    Ok(bytes)
}

/// What code and data of a module cost, each compressed by itself.
fn sections(wasm: &[u8]) -> Result<(usize, usize)> {
    let (mut code, mut data) = (0, 0);
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::CodeSectionStart { range, .. } => code = server::gzipped(&wasm[range])?.len(),
            Payload::DataSection(section) => data = server::gzipped(&wasm[section.range()])?.len(),
            _ => {}
        }
    }
    Ok((code, data))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_tells_its_code_and_its_data() {
        let mut module = wasm_encoder::Module::new();
        module.section(&wasm_encoder::RawSection { id: 10, data: &[0] });
        let (code, data) = sections(&module.finish()).unwrap();
        assert_eq!((code, data), (server::gzipped(&[0]).unwrap().len(), 0));
    }

    #[test]
    fn files_are_counted_and_none_is_forgotten() {
        let folder = std::env::temp_dir().join(format!("nimscope-budget-{}", std::process::id()));
        fs::create_dir_all(folder.join("www")).unwrap();
        for (name, text) in [("a.js", "one"), ("www/b.css", "two"), ("a.d.ts", "types")] {
            fs::write(folder.join(name), text).unwrap();
        }
        let [one, two] = ["one", "two"].map(|text| server::gzipped(text.as_bytes()).unwrap().len());
        let script = Part { what: "script", files: &["a.js"] };
        let style = Part { what: "style", files: &["www/b.css"] };
        let none = Part { what: "wasm", files: &["c.wasm"] };

        assert_eq!(spend(&folder, &[script], &[style]).unwrap(), (one, two));
        let script = Part { what: "script", files: &["a.js"] };
        let forgotten = spend(&folder, std::slice::from_ref(&script), &[]).unwrap_err().to_string();
        assert_eq!(forgotten, "www/b.css is in no part of the budget");
        let style = Part { what: "style", files: &["www/b.css"] };
        let whole = Part { what: "all there is", files: &["www/"] };
        let again = Part { what: "script", files: &["a.js"] };
        assert_eq!(spend(&folder, &[again], &[whole]).unwrap(), (one, two));
        assert!(spend(&folder, &[script, style, none], &[]).unwrap_err().to_string().contains("there is no c.wasm"));
    }
}
