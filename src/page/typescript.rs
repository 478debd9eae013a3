//! The types of all that crosses to JavaScript, written for TypeScript: `www/core.d.ts` is what is made here of Rust's own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use super::{Menus, Parameters, SpecRead, ViewShown};
use crate::draw::{Frame, View};
use crate::link::{Parsed, Show};
use crate::paint::Scale;
use crate::session::{LookRequest, Question, Said};
use crate::table::{Chart, Reduction};

/// The file that holds them.
const FILE: &str = "www/core.d.ts";

/// Writes the file instead of comparing it.
const WRITE: &str = "WRITE_TYPES";

#[test]
fn the_page_knows_the_types_of_the_core() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let made = typescript();
    if std::env::var_os(WRITE).is_some() {
        fs::write(&path, &made).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let renew = format!("{WRITE}=1 cargo test --lib typescript");
    assert!(kept == made, "{FILE} is not what Rust's types say; `{renew}` renews it");
}

/// The whole file.
fn typescript() -> String {
    // JavaScript has one kind of number. What does not fit into it crosses as text.
    let config = Config::new().with_large_int("number");
    let mut types = Types { config: &config, declared: BTreeMap::new() };
    types.name("Show", &Show::ALL.map(Show::name));
    types.name("Reduction", &Reduction::ALL.map(Reduction::name));
    types.name("ScaleKind", &Scale::ALL.map(Scale::name));
    types.visit::<Parsed>();
    types.visit::<Menus>();
    types.visit::<Parameters>();
    types.visit::<SpecRead>();
    types.visit::<ViewShown>();
    types.visit::<Chart>();
    types.visit::<Frame>();
    types.visit::<View>();
    types.visit::<LookRequest>();
    types.visit::<Question>();
    types.visit::<Said>();
    let head =
        "/** The types of what the core hands over. Made from Rust's by src/page/typescript.rs; not to be edited. */\n";
    types.declared.into_values().fold(head.to_owned(), |text, (_, declared)| text + "\n" + &declared)
}

/// The types so far, by their names in TypeScript, each with the one of Rust that it was made of.
struct Types<'a> {
    config: &'a Config,
    declared: BTreeMap<String, (&'static str, String)>,
}

impl Types<'_> {
    /// One of a few words.
    fn name(&mut self, name: &str, words: &[&'static str]) {
        let words: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
        self.declared.insert(name.to_owned(), ("", format!("export type {name} = {};\n", words.join(" | "))));
    }
}

impl TypeVisitor for Types<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own, such as a number, needs no declaration.
        if T::output_path().is_none() {
            return;
        }
        let (name, rust) = (T::ident(self.config), std::any::type_name::<T>());
        if let Some((other, _)) = self.declared.get(&name) {
            assert_eq!(*other, rust, "two types are called {name}");
            return;
        }
        let text = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(self.config));
        // A comment on one line, what it is about on the next, both within their braces.
        let text =
            text.replace("/**\n * ", "/** ").replace("\n */", " */").replace("{ \n", "{\n").replace(", \n", ",\n");
        let text = text.replace("\n/**", "\n  /**").replace(" */\n", " */\n  ").replace("*/\n  export", "*/\nexport");
        self.declared.insert(name, (rust, text));
        T::visit_dependencies(self);
    }
}
