//! Puts modules of the page together, so that a first visit asks for a few files and not for each of them.
//!
//! A bundle is the modules that an entry imports, each before those that import it. A module becomes a function that is
//! called once and gives back what the module exports; an import becomes a `const` that reads it. So nothing is renamed,
//! and every line of code stays a line. Only the forms that this page's source uses are understood, each on lines of its
//! own; everything else is an error, not a guess. What lies outside the folder of the sources stays a module of its own,
//! which the bundle imports. What is loaded only later, by its address, is the entry of another bundle, with copies of its
//! own of what both import: modules that keep something must not be imported twice.

use crate::slim::{Language, slim};
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeMap;

/// A bundle, and the entries of others: modules that it loads by their address, such as a worker's, or later.
#[derive(Debug)]
pub(crate) struct Bundle {
    /// The text, a module.
    pub(crate) text: String,
    /// The paths of the other entries.
    pub(crate) entries: Vec<String>,
}

/// Puts an entry together with all that it imports. `read` gives a module's text by its path from the page's root, or
/// nothing if it is not one of the sources.
pub(crate) fn bundle(entry: &str, read: impl Fn(&str) -> Option<String>) -> Result<Bundle> {
    let mut bundler =
        Bundler { entry, read, order: Vec::new(), outside: Vec::new(), entries: Vec::new(), text: String::new() };
    bundler.add(entry, &mut Vec::new())?;
    let outside: String = bundler.outside.iter().enumerate().fold(String::new(), |text, (index, path)| {
        text + &format!("import * as outside{index} from \"{}\";\n", from(entry, path))
    });
    Ok(Bundle { text: outside + &bundler.text, entries: bundler.entries })
}

struct Bundler<'a, Read> {
    entry: &'a str,
    read: Read,
    /// The modules that are in the text already.
    order: Vec<String>,
    /// The modules that stay outside.
    outside: Vec<String>,
    entries: Vec<String>,
    text: String,
}

impl<Read: Fn(&str) -> Option<String>> Bundler<'_, Read> {
    /// Adds a module behind those that it imports, and gives the name of what it exports.
    fn add(&mut self, path: &str, importers: &mut Vec<String>) -> Result<String> {
        let Some(source) = (self.read)(path) else {
            return Ok(format!("outside{}", place(&mut self.outside, path)));
        };
        if let Some(index) = self.order.iter().position(|known| known == path) {
            return Ok(format!("module{index}"));
        }
        // Without comments and spaces there are fewer forms of everything.
        let source = slim(&source, Language::JavaScript);
        ensure!(!importers.iter().any(|known| known == path), "{path} imports itself, by {}", importers.join(", "));
        importers.push(path.to_owned());
        let (mut body, mut exports) = (String::new(), Vec::new());
        let mut lines = source.lines();
        while let Some(line) = lines.next() {
            if line.strip_prefix("import").is_some_and(|rest| rest.starts_with([' ', '{', '"'])) {
                let mut statement = line.to_owned();
                while !statement.ends_with(';') {
                    statement += lines.next().with_context(|| format!("{path}: an import has no end"))?;
                }
                let import = Import::parse(&statement).with_context(|| format!("{path}: `{statement}`"))?;
                let module = self.add(&beside(path, import.from)?, importers)?;
                body += &import.read_from(&module);
            } else if let Some(declared) = line.strip_prefix("export").filter(|rest| rest.starts_with([' ', '{', '*']))
            {
                let declared = declared.trim_start();
                exports.push(exported(declared).with_context(|| format!("{path}: `{line}`"))?.to_owned());
                body += declared;
            } else {
                body += line;
            }
            body.push('\n');
        }
        let body = self.rebase(path, &body).with_context(|| path.to_owned())?;
        importers.pop();
        let index = place(&mut self.order, path);
        self.text += &format!("const module{index} = (() => {{\n{body}return {{ {} }};\n}})();\n", exports.join(", "));
        if path == self.entry && !exports.is_empty() {
            self.text += &format!("export const {{ {} }} = module{index};\n", exports.join(", "));
        }
        Ok(format!("module{index}"))
    }

    /// Lets addresses that begin at the module begin at the bundle, and notes the entries among them.
    fn rebase(&mut self, path: &str, body: &str) -> Result<String> {
        let mut text = String::new();
        let mut rest = body;
        while let Some(at) = rest.find("import") {
            let (before, found) = rest.split_at(at);
            text += before;
            rest = if let Some(address) = found.strip_prefix("import(\"") {
                let (address, behind) = address.split_once('"').context("an import has no end")?;
                let target = beside(path, address)?;
                text += &format!("import(\"{}\"", self.address(&target));
                behind
            } else if let Some(behind) = found.strip_prefix("import.meta.url)") {
                let (start, address) = text.rsplit_once("new URL(\"").context("only `new URL(…)` may use it")?;
                let address = address.strip_suffix("\",").context("the address is not written out")?;
                let target = beside(path, address)?;
                text = format!("{start}new URL(\"{}\",import.meta.url)", self.address(&target));
                behind
            } else {
                ensure!(!found.starts_with("import."), "only `new URL(\"…\", import.meta.url)` is understood");
                text += "import";
                &found["import".len()..]
            };
        }
        Ok(text + rest)
    }

    /// The address of what is loaded by it, which is an entry if it is one of the sources.
    fn address(&mut self, target: &str) -> String {
        if (self.read)(target).is_some() {
            place(&mut self.entries, target);
        }
        from(self.entry, target)
    }
}

/// Where an item stands in a list, at whose end it is put if it is new.
fn place(list: &mut Vec<String>, item: &str) -> usize {
    list.iter().position(|known| known == item).unwrap_or_else(|| {
        list.push(item.to_owned());
        list.len() - 1
    })
}

/// An import statement: what it names, by the names that it gives, and where from.
struct Import<'a> {
    names: BTreeMap<&'a str, &'a str>,
    from: &'a str,
}

impl<'a> Import<'a> {
    fn parse(statement: &'a str) -> Result<Import<'a>> {
        let (what, from) = statement.split_once("from\"").context("only named imports are understood")?;
        let from = from.strip_suffix("\";").context("the path is not the end")?;
        let what = what.strip_prefix("import").unwrap_or(what);
        let mut names = BTreeMap::new();
        let (default, named) = what.split_once('{').context("only named imports are understood")?;
        let default = default.trim().trim_end_matches(',');
        if !default.is_empty() {
            names.insert(default, "default");
        }
        let named = named.trim_end().strip_suffix('}').context("a list has no end")?;
        for name in named.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let (theirs, ours) = name.split_once(" as ").unwrap_or((name, name));
            names.insert(ours, theirs);
        }
        Ok(Import { names, from })
    }

    fn read_from(&self, module: &str) -> String {
        let names = self.names.iter();
        let names =
            names.map(|(ours, theirs)| if ours == theirs { (*ours).to_owned() } else { format!("{theirs}: {ours}") });
        format!("const {{ {} }} = {module};", names.collect::<Vec<_>>().join(", "))
    }
}

/// The name that an exported declaration gives. A variable could change later, which its importers would not see.
fn exported(declaration: &str) -> Result<&str> {
    let kinds = ["function*", "function ", "async function ", "class ", "const "];
    let named = kinds.iter().find_map(|kind| declaration.strip_prefix(kind));
    let named = named.context("only functions, classes and constants may be exported")?;
    let end = named.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(named.len());
    ensure!(end > 0, "an export needs a name");
    Ok(&named[..end])
}

/// The path of a module that another imports, from the page's root.
fn beside(path: &str, address: &str) -> Result<String> {
    ensure!(address.starts_with("./") || address.starts_with("../"), "`{address}` is not a relative address");
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." if parts.pop().is_none() => bail!("`{address}` leaves the page's folder"),
            ".." => {}
            name => parts.push(name),
        }
    }
    Ok(parts.join("/"))
}

/// The relative address of a file for a module at `path`.
fn from(path: &str, target: &str) -> String {
    let (mut here, mut there): (Vec<&str>, Vec<&str>) = (path.split('/').collect(), target.split('/').collect());
    here.pop();
    let common = here.iter().zip(&there).take_while(|(one, other)| one == other).count().min(there.len() - 1);
    there.drain(..common);
    let up = "../".repeat(here.len() - common);
    format!("{}{}", if up.is_empty() { "./" } else { &up }, there.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put_together(entry: &str, sources: &[(&str, &str)]) -> Result<Bundle> {
        let sources: BTreeMap<&str, &str> = sources.iter().copied().collect();
        bundle(entry, |path| sources.get(path).map(|text| (*text).to_owned()))
    }

    #[test]
    fn a_module_comes_once_and_before_those_that_import_it() {
        let sources = [
            ("www/main.js", "import { a } from \"./b/a.js\";\nimport { c as d } from \"./c.js\";\na(d);\n"),
            ("www/b/a.js", "import { c } from \"../c.js\";\nexport function a() {\n  return c;\n}\n"),
            ("www/c.js", "export const c = 1;\n"),
        ];
        assert_eq!(
            put_together("www/main.js", &sources).unwrap().text,
            "const module0 = (() => {\nconst c=1;\nreturn { c };\n})();\n\
             const module1 = (() => {\nconst { c } = module0;\nfunction a(){\nreturn c;\n}\nreturn { a };\n})();\n\
             const module2 = (() => {\nconst { a } = module1;\nconst { c: d } = module0;\na(d);\nreturn {  };\n})();\n"
        );
    }

    #[test]
    fn what_is_no_source_stays_outside() {
        let text = "import start, {\n  one,\n  two as three,\n} from \"../../pkg/core.js\";\nstart(one, three);\n";
        let bundle = put_together(
            "www/main.js",
            &[
                ("www/main.js", "import { a } from \"./b/a.js\";\na();\n"),
                (
                    "www/b/a.js",
                    &format!("{text}export async function a() {{\n  await import(\"../../pkg/more.js\");\n}}\n"),
                ),
            ],
        );
        let text = bundle.unwrap().text;
        assert!(!text.contains("export"), "{text}");
        assert!(text.starts_with("import * as outside0 from \"../pkg/core.js\";\n"), "{text}");
        assert!(text.contains("const { one, default: start, two: three } = outside0;\n"), "{text}");
        assert!(text.contains("await import(\"../pkg/more.js\");\n"), "{text}");
    }

    #[test]
    fn an_address_begins_at_the_bundle_and_may_be_another_entry() {
        let client = "export const start = () => new Worker(new URL(\"./worker.js\", import.meta.url));\n";
        let bundle = put_together(
            "www/main.js",
            &[
                ("www/main.js", "import { start } from \"./worker/client.js\";\nstart(import(\"./later.js\"));\n"),
                ("www/worker/client.js", client),
                ("www/worker/worker.js", ""),
                ("www/later.js", "/** @type {import(\"./types.js\").Later} */"),
                ("www/types.js", ""),
            ],
        );
        let Bundle { text, entries } = bundle.unwrap();
        assert!(text.contains("new Worker(new URL(\"./worker/worker.js\",import.meta.url))"), "{text}");
        assert_eq!(entries, ["www/worker/worker.js", "www/later.js"]);
    }

    #[test]
    fn an_entry_exports_what_its_module_does() {
        let text =
            put_together("www/later.js", &[("www/later.js", "export const a = 1;\nexport class B {}\n")]).unwrap().text;
        assert!(text.ends_with("return { a, B };\n})();\nexport const { a, B } = module0;\n"), "{text}");
    }

    #[test]
    fn what_is_not_understood_is_an_error() {
        for text in [
            "import \"./a.js\";",
            "import a from \"./a.js\";",
            "import { a } from \"a\";",
            "import { a } from \"../../a.js\";",
            "import { a }\n",
            "import { a } from \"./main.js\";",
            "export let a = 1;",
            "export default 1;",
            "export { a };",
            "f(import.meta.url);",
            "f(import.meta.env);",
            "import(\"a\");",
        ] {
            assert!(put_together("www/main.js", &[("www/main.js", text)]).is_err(), "{text}");
        }
    }
}
