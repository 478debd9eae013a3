//! The page's budgets: how many bytes a first visit may cost, compressed as static hosts compress.

use crate::{build, files};
use anyhow::{Result, bail};
use flate2::{Compression, write::GzEncoder};
use std::fs;
use std::io::Write;
use std::path::Path;

/// A part of the page: the endings of its files, and the most bytes they may have, gzipped.
struct Budget {
    what: &'static str,
    endings: &'static [&'static str],
    limit: usize,
}

const BUDGETS: &[Budget] = &[
    Budget { what: "wasm", endings: &["wasm"], limit: 605_000 },
    Budget { what: "JS + CSS + HTML", endings: &["js", "css", "html"], limit: 90_000 },
];

/// Prints what each part of `dist/` costs; one that is over its budget is an error.
pub(crate) fn budget() -> Result<()> {
    for budget in BUDGETS {
        println!("{}", spend(budget, &build::dist())?);
    }
    Ok(())
}

fn spend(budget: &Budget, folder: &Path) -> Result<String> {
    let mut size = 0;
    for file in files::below(folder, |_| true)? {
        if file.extension().is_some_and(|ending| budget.endings.iter().any(|wanted| ending == *wanted)) {
            size += gzipped(&fs::read(file)?)?;
        }
    }
    let spent = format!("{}: {size} of {} bytes, gzipped", budget.what, budget.limit);
    match size {
        0 => bail!("there is no {} in {}", budget.what, folder.display()),
        _ if size > budget.limit => bail!("over budget: {spent}"),
        _ => Ok(spent),
    }
}

fn gzipped(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_of_a_kind_count_together_and_too_much_is_an_error() {
        let folder = std::env::temp_dir().join(format!("nimscope-budget-{}", std::process::id()));
        fs::create_dir_all(folder.join("www")).unwrap();
        fs::write(folder.join("a.js"), "one").unwrap();
        fs::write(folder.join("www/b.css"), "two").unwrap();
        fs::write(folder.join("c.txt"), "three").unwrap();
        let both = gzipped(b"one").unwrap() + gzipped(b"two").unwrap();
        let within = |limit| spend(&Budget { what: "JS", endings: &["js", "css"], limit }, &folder);

        assert_eq!(within(both).unwrap(), format!("JS: {both} of {both} bytes, gzipped"));
        assert!(within(both - 1).unwrap_err().to_string().starts_with("over budget"));
        let none = Budget { what: "wasm", endings: &["wasm"], limit: 1 };
        assert!(spend(&none, &folder).unwrap_err().to_string().starts_with("there is no wasm"));
    }
}
