//! Marks what the build made: the bundles, the markup and the modules of the core carry the same few digits, and compare them
//! when they meet (`www/shared/build.js`). While a host takes in a new version, a first visit may get files of two.

use crate::files;
use crate::sha256::sha256;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;

/// What the markup and a bundle have before they are marked. A bundle has the line of `www/shared/build.js`, without spaces.
const MARKUP: &str = "<html lang=\"en\">";
const LINE: &str = "const BUILD=\"\";";

/// The name of the section at the end of a module of the core.
const SECTION: &str = "build";

/// How many digits a mark has.
const DIGITS: usize = 8;

/// Marks the page in a folder, whose files are as they ship otherwise. The mark is made from all of them.
pub(crate) fn stamp(folder: &Path) -> Result<()> {
    let all = files::below(folder, |_| true)?;
    let texts = all.iter().map(|file| fs::read(file).with_context(|| format!("could not read {}", file.display())));
    let texts = texts.collect::<Result<Vec<_>>>()?;
    let digests: String = texts.iter().map(|text| sha256(text)).collect();
    let mark = &sha256(digests.as_bytes())[..DIGITS];
    for (file, text) in all.iter().zip(&texts) {
        if let Some(marked) = marked(file, text, mark)? {
            fs::write(file, marked).with_context(|| format!("could not mark {}", file.display()))?;
        }
    }
    Ok(())
}

/// A file with its mark, unless it carries none.
fn marked(file: &Path, text: &[u8], mark: &str) -> Result<Option<Vec<u8>>> {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("wasm") => Ok(Some([text, &section(mark)].concat())),
        Some("html") => {
            let text = str::from_utf8(text)?;
            ensure!(text.contains(MARKUP), "{} does not begin as a page does", file.display());
            let named = MARKUP.replace('>', &format!(" data-build=\"{mark}\">"));
            Ok(Some(text.replacen(MARKUP, &named, 1).into_bytes()))
        }
        Some("js") => {
            let text = str::from_utf8(text)?;
            let line = LINE.replace("\"\"", &format!("\"{mark}\""));
            Ok(text.contains(LINE).then(|| text.replacen(LINE, &line, 1).into_bytes()))
        }
        _ => Ok(None),
    }
}

/// A custom section of a wasm module: its kind, its length, its name and what it holds.
fn section(mark: &str) -> Vec<u8> {
    let body = [&[SECTION.len() as u8], SECTION.as_bytes(), mark.as_bytes()].concat();
    [&[0, body.len() as u8], body.as_slice()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const BUNDLE: &str = "const BUILD=\"\";\nrun();\n";
    const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n</html>\n";
    const WASM: &[u8] = b"\0asm\x01\0\0\0";

    /// The files of a folder once it is marked.
    fn stamped(name: &str, bundle: &str) -> BTreeMap<String, Vec<u8>> {
        let folder = std::env::temp_dir().join(format!("nimscope-stamp-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (path, text) in
            [("a.js", bundle.as_bytes()), ("b.css", b"p{}"), ("c.html", PAGE.as_bytes()), ("d.wasm", WASM)]
        {
            fs::write(folder.join(path), text).unwrap();
        }
        stamp(&folder).unwrap();
        let name = |file: &Path| file.file_name().unwrap().to_string_lossy().into_owned();
        files::below(&folder, |_| true).unwrap().iter().map(|file| (name(file), fs::read(file).unwrap())).collect()
    }

    fn text(files: &BTreeMap<String, Vec<u8>>, name: &str) -> String {
        String::from_utf8(files[name].clone()).unwrap()
    }

    fn mark(files: &BTreeMap<String, Vec<u8>>) -> String {
        text(files, "a.js").split('"').nth(1).unwrap().to_owned()
    }

    #[test]
    fn bundles_markup_and_core_carry_one_mark_and_nothing_else_changes() {
        let files = stamped("one", BUNDLE);
        let mark = mark(&files);
        assert_eq!(mark.len(), DIGITS);
        assert_eq!(text(&files, "a.js"), format!("const BUILD=\"{mark}\";\nrun();\n"));
        assert!(text(&files, "c.html").contains(&format!("<html lang=\"en\" data-build=\"{mark}\">")));
        assert_eq!(text(&files, "b.css"), "p{}");
        let core = &files["d.wasm"];
        wasmparser::validate(core).unwrap();
        let sections: Vec<_> = wasmparser::Parser::new(0).parse_all(core).map(Result::unwrap).collect();
        let found = sections.iter().find_map(|section| match section {
            wasmparser::Payload::CustomSection(custom) => Some((custom.name(), custom.data())),
            _ => None,
        });
        assert_eq!(found, Some((SECTION, mark.as_bytes())));
    }

    #[test]
    fn the_same_files_have_the_same_mark_and_others_another() {
        let one = mark(&stamped("two", BUNDLE));
        assert_eq!(one, mark(&stamped("three", BUNDLE)));
        assert_ne!(one, mark(&stamped("four", &format!("{BUNDLE}more();\n"))));
    }

    #[test]
    fn a_page_that_begins_otherwise_is_refused() {
        let error = marked(Path::new("index.html"), b"<html>", "0").unwrap_err();
        assert_eq!(error.to_string(), "index.html does not begin as a page does");
    }
}
