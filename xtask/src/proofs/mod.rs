//! The pages of proofs: what docs/results.md, docs/errata.md and docs/proofs say, as static pages that need no script.
//!
//! Links in the Markdown are those of the repository, so that they work there too; here they lead to the built pages, and one that
//! leads nowhere is an error. Links to views of the page are checked by the core's own tests.

mod formula;
mod page;
mod statement;

// The notation is that of the claims' formulas, and so is the file.
#[path = "../../../src/claim/math.rs"]
#[allow(unreachable_pub)]
mod math;

use crate::{files, shell};
use anyhow::{Context, Result, bail, ensure};
use page::{Page, page};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Where the pages lie in the built site.
pub(crate) const FOLDER: &str = "proofs";

/// The front of them, and where else there is something to read; all of docs/proofs comes besides.
const FRONT: (&str, &str) = ("docs/results.md", "index.html");
const ERRATA: (&str, &str) = ("docs/errata.md", "errata.html");
const PROOFS: &str = "docs/proofs";

/// The main page, as links in docs/ and in docs/proofs/ see it.
const MAIN: &str = "index.html";

/// Writes the pages into the folder of the site.
pub(crate) fn write(site: &Path) -> Result<()> {
    let mut sources = vec![FRONT, ERRATA].into_iter().map(owned).collect::<Vec<_>>();
    for file in files::below(&shell::root().join(PROOFS), |_| true)? {
        let name = file.file_stem().context("a file has a name")?.to_string_lossy().into_owned();
        sources.push((format!("{PROOFS}/{name}.md"), format!("{name}.html")));
    }
    let read = |path: &str| fs::read_to_string(shell::root().join(path)).with_context(|| format!("there is no {path}"));
    let pages = pages(&sources, read)?;
    let folder = site.join(FOLDER);
    fs::create_dir_all(&folder)?;
    for (name, page) in &pages {
        fs::write(folder.join(name), document(name, page)).with_context(|| format!("could not write {name}"))?;
    }
    Ok(())
}

fn owned((path, name): (&str, &str)) -> (String, String) {
    (path.to_owned(), name.to_owned())
}

/// All pages by their names, whose links among each other lead to something.
fn pages(sources: &[(String, String)], read: impl Fn(&str) -> Result<String>) -> Result<BTreeMap<String, Page>> {
    let mut pages = BTreeMap::new();
    for (path, name) in sources {
        let made = page(&read(path)?, |link| resolved(link, path, sources)).with_context(|| format!("in {path}"))?;
        pages.insert(name.clone(), made);
    }
    for (name, page) in &pages {
        for link in page.links.iter().filter(|link| !link.starts_with("https://") && !link.starts_with("../")) {
            let (to, id) = link.split_once('#').unwrap_or((link, ""));
            let there = pages.get(if to.is_empty() { name.as_str() } else { to }).context("links were resolved")?;
            ensure!(
                id.is_empty() || there.ids.iter().any(|known| known == id),
                "{name} links to {link}, but nothing there is called so"
            );
        }
    }
    Ok(pages)
}

/// Where a link of a file leads on the site.
fn resolved(link: &str, file: &str, sources: &[(String, String)]) -> Result<String> {
    if link.starts_with("https://") || link.starts_with('#') {
        return Ok(link.to_owned());
    }
    let (path, fragment) = link.split_once('#').map_or((link, String::new()), |(path, id)| (path, format!("#{id}")));
    let mut folders: Vec<&str> = file.split('/').collect();
    folders.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(folders.pop()),
            part => folders.push(part),
        }
    }
    let target = folders.join("/");
    if target == MAIN {
        return Ok(format!("../{MAIN}{fragment}"));
    }
    match sources.iter().find(|(known, _)| *known == target) {
        Some((_, name)) => Ok(format!("{name}{fragment}")),
        None => bail!("the link {link} leads to {target}, which is no page of the site"),
    }
}

/// A whole page, under the same policy as the main one.
fn document(name: &str, page: &Page) -> String {
    let Page { title, body, contents, .. } = page;
    let title = escaped(title);
    let list: String = contents.iter().map(line).collect();
    let here = |to: &str| if to == name { " aria-current=\"page\"" } else { "" };
    format!(
        r##"<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="color-scheme" content="light dark">
    <title>{title} · nimscope</title>
    <link rel="icon" href="../www/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="../www/proofs.css">
    <script type="module" src="../www/proofs.js"></script>
  </head>
  <body>
    <header class="bar">
      <a class="wordmark" href="../index.html"><img src="../www/favicon.svg" alt="" width="22" height="22"><span>nimscope</span></a>
      <nav aria-label="Pages"><a href="{front}"{at_front}>Results</a> <a href="{errata}"{at_errata}>Errata</a></nav>
    </header>
    <nav class="contents" aria-label="On this page">
      <ol>
{list}      </ol>
    </nav>
    <main>
<h1>{title}</h1>
{body}    </main>
  </body>
</html>
"##,
        front = FRONT.1,
        at_front = here(FRONT.1),
        errata = ERRATA.1,
        at_errata = here(ERRATA.1),
    )
}

/// A line of the contents, with the statements of its section.
fn line(section: &page::Section) -> String {
    let statements = section.statements.iter().map(|(id, name)| format!("<li><a href=\"#{id}\">{name}</a></li>"));
    let statements = statements.collect::<String>();
    let below = if statements.is_empty() { String::new() } else { format!("<ol>{statements}</ol>") };
    format!("        <li><a href=\"#{}\">{}</a>{below}</li>\n", section.id, escaped(&section.title))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Vec<(String, String)> {
        [FRONT, ERRATA, ("docs/proofs/mem.md", "mem.html")].map(owned).into()
    }

    #[test]
    fn links_of_the_repository_lead_to_the_pages() {
        for (link, file, to) in [
            ("proofs/mem.md#theorem-1", "docs/results.md", "mem.html#theorem-1"),
            ("../results.md", "docs/proofs/mem.md", "index.html"),
            ("#here", "docs/results.md", "#here"),
            ("../../index.html#mem?claim=a/b", "docs/proofs/mem.md", "../index.html#mem?claim=a/b"),
            ("https://oeis.org/A131469", "docs/results.md", "https://oeis.org/A131469"),
        ] {
            assert_eq!(resolved(link, file, &sources()).unwrap(), to);
        }
        let error = resolved("limits.md", "docs/results.md", &sources()).unwrap_err().to_string();
        assert!(error.contains("docs/limits.md"), "{error}");
    }

    #[test]
    fn a_link_to_a_statement_that_is_not_there_is_an_error() {
        let read = |text: &'static str| {
            move |path: &str| Ok(if path == FRONT.0 { text } else { "# T\n\n**Theorem 1.** So.\n" }.to_owned())
        };
        assert!(pages(&sources(), read("# R\n\n[a](proofs/mem.md#theorem-1)\n")).is_ok());
        let error = pages(&sources(), read("# R\n\n[a](proofs/mem.md#theorem-2)\n")).unwrap_err().to_string();
        assert!(error.contains("mem.html#theorem-2"), "{error}");
    }

    /// The pages of this repository are put together, and their formulas are well-formed.
    #[test]
    fn all_pages_can_be_made() {
        let folder = std::env::temp_dir().join(format!("nimscope-proofs-{}", std::process::id()));
        write(&folder).unwrap();
        let made = files::below(&folder, |_| true).unwrap();
        assert!(made.len() >= 9, "{made:?}");
        for file in made {
            let text = fs::read_to_string(&file).unwrap();
            let count = |tag: &str| text.matches(tag).count();
            assert_eq!(count("<math>"), count("</math>"), "{}", file.display());
            assert!(!text.contains('$') || text.contains("<code>"), "{}", file.display());
        }
    }
}
