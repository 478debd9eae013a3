//! Claims and proofs: whoever reads that something is proved here finds the statement, and from it the way back to the check.

use nimscope::claim::{Claim, Proof};
use nimscope::link;
use nimscope::paper::claims;
use std::collections::BTreeMap;
use std::fs;

/// A statement of a file of `docs/proofs`: the links behind it that open a check.
type Statements = BTreeMap<String, Vec<String>>;

/// What is proved in each file, by its address.
fn proved() -> BTreeMap<String, Statements> {
    let folder = format!("{}/docs/proofs", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(folder).expect("proofs").map(|file| file.expect("a file").path());
    let files = files.map(|file| {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        (name, statements(&fs::read_to_string(file).expect("a text")))
    });
    files.collect()
}

/// The statements of a text: paragraphs that begin with a bold name and, perhaps, a number. The links behind one belong to it, up to
/// the next statement or heading.
fn statements(text: &str) -> Statements {
    let mut found = Statements::new();
    let mut current = None;
    for paragraph in text.split("\n\n").map(str::trim_start) {
        if paragraph.starts_with('#') {
            current = None;
        }
        if let Some(name) = paragraph.strip_prefix("**").and_then(name) {
            assert!(found.insert(name.clone(), Vec::new()).is_none(), "two statements are called {name}");
            current = Some(name);
        }
        let links = paragraph.split("](../../index.html#").skip(1);
        let links = links.map(|link| link.split(')').next().expect("a link ends").to_owned());
        match &current {
            Some(name) => found.get_mut(name).expect("it was inserted").extend(links),
            None => assert_eq!(links.count(), 0, "a link to a check belongs to a statement: {paragraph}"),
        }
    }
    found
}

/// What a statement that begins with these words is called in an address.
fn name(bold: &str) -> Option<String> {
    let mut words = bold.split([' ', '*', '(']).map(|word| word.trim_end_matches('.'));
    let kind = words.next().filter(|kind| KINDS.contains(kind))?.to_lowercase();
    let is_number = |word: &&str| {
        let digits = word.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
        !word.is_empty() && (digits || word.len() == 1)
    };
    Some(words.next().filter(is_number).map_or(kind.clone(), |number| format!("{kind}-{}", number.to_lowercase())))
}

const KINDS: [&str; 5] = ["Theorem", "Lemma", "Proposition", "Corollary", "Conjecture"];

fn with_proofs() -> impl Iterator<Item = (&'static Claim, Proof)> {
    claims().iter().filter_map(|claim| Some((claim, claim.proof()?)))
}

#[test]
fn every_proof_is_a_statement_of_its_file() {
    let proved = proved();
    for (claim, proof) in with_proofs() {
        let statements =
            proved.get(proof.file()).unwrap_or_else(|| panic!("{}: {} is no file", claim.id, proof.file()));
        assert!(
            statements.contains_key(proof.statement()),
            "{}: `{}` names no statement; {} has {:?}",
            claim.id,
            proof.source(),
            proof.file(),
            statements.keys()
        );
    }
    assert!(with_proofs().count() >= 25, "{}", with_proofs().count());
}

#[test]
fn every_statement_that_is_checked_leads_to_its_check() {
    let proved = proved();
    for (claim, proof) in with_proofs() {
        let links = &proved[proof.file()][proof.statement()];
        let back = links.iter().any(|link| link::parse(link).state.claim.as_deref() == Some(claim.id));
        assert!(back, "docs/proofs/{} has no link to the check of {}", proof.source(), claim.id);
    }
}

/// A link opens the check of a claim beside a game that it is about, and this statement is its proof.
#[test]
fn every_link_to_a_check_is_of_its_own_statement() {
    for (file, statements) in proved() {
        for (statement, links) in statements {
            for text in links {
                let parsed = link::parse(&text);
                assert_eq!(parsed.problems, Vec::<String>::new(), "{file}#{statement}: {text}");
                let id = parsed.state.claim.expect("the link names a claim");
                let claim = claims().iter().find(|claim| claim.id == id).unwrap_or_else(|| panic!("{file}: {id}"));
                let here = claim.proof().is_some_and(|proof| proof.source() == format!("{file}#{statement}"));
                assert!(here, "{id} is proved elsewhere than in {file}#{statement}");
                let games = claim.games.iter().map(|game| game.split('?').next().expect("a name"));
                assert!(games.into_iter().any(|game| game == parsed.state.spec.name()), "{text} opens another game");
            }
        }
    }
}

#[test]
fn a_page_is_named_after_its_file() {
    let proof = Proof::at("mem.md#corollary-2.1");
    assert_eq!(proof.page(), "proofs/mem.html#corollary-2.1");
    assert_eq!((proof.file(), proof.statement()), ("mem.md", "corollary-2.1"));
}
