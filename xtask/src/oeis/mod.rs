//! `cargo xtask oeis`: what could be sent to the On-Line Encyclopedia of Integer Sequences, as files. Nothing is sent.
//!
//! For each sequence there is a b-file, with 10,000 terms if there are so many, and a draft in the encyclopedia's own form. The terms come from the program; as
//! many as its list says are compared with another method first.

mod plain;
mod sequence;

use crate::shell;
use anyhow::{Context, Result, ensure};
use sequence::{SEQUENCES, Sequence, TERMS, terms};
use std::fs;

/// Where the files are left, below the folder of what is built.
const FOLDER: &str = "oeis";

/// Writes all files.
pub(crate) fn oeis() -> Result<()> {
    let folder = shell::target_dir().join(FOLDER);
    fs::create_dir_all(&folder)?;
    for sequence in SEQUENCES {
        let terms = found(sequence).with_context(|| format!("{} cannot be written", sequence.file))?;
        let name = format!("b-{}.txt", sequence.file);
        fs::write(folder.join(&name), bfile(sequence, &terms))?;
        fs::write(folder.join(format!("{}.txt", sequence.file)), draft(sequence, &terms))?;
        println!("{:>6} terms, {} of them checked  {}", terms.len(), sequence.compared.min(terms.len()), sequence.file);
    }
    println!("The files are in {}; nothing was sent.", folder.display());
    Ok(())
}

/// The terms, of which those that another method has are the same.
fn found(sequence: &Sequence) -> Result<Vec<u64>> {
    let Sequence { words, made, plain, compared, .. } = sequence;
    let printed = if words.is_empty() { Vec::new() } else { terms(&printed(words)?) };
    let mut terms = made(printed);
    terms.truncate(TERMS);
    let other = plain(*compared);
    ensure!(other.len() >= *compared && terms.len() >= *compared, "there are fewer terms than {compared}");
    let differing = (0..*compared).find(|&place| terms[place] != other[place]);
    ensure!(differing.is_none(), "term {} is not what another method has", differing.unwrap_or_default());
    Ok(terms)
}

/// What the program prints.
fn printed(words: &[&str]) -> Result<String> {
    let mut program = shell::cargo("run");
    program.args(["--quiet", "--package", "nimscope", "--bin", "nimscope", "--"]).args(words);
    shell::output(&mut program).with_context(|| format!("`nimscope {}` failed", words.join(" ")))
}

/// Lines of an index and a term.
fn bfile(sequence: &Sequence, terms: &[u64]) -> String {
    (sequence.offset..).zip(terms).map(|(index, term)| format!("{index} {term}\n")).collect()
}

/// A draft, whose lines begin as the encyclopedia's do. Who sends it adds a name.
fn draft(sequence: &Sequence, terms: &[u64]) -> String {
    let Sequence { name, number, offset, words, method, comments, formulas, references, compared, .. } = sequence;
    let number = if number.is_empty() { "A000000" } else { number };
    let mut text = String::new();
    let mut line = |kind: &str, words: &str| text += &format!("%{kind} {number} {words}\n");
    line("S", &data(terms));
    line("N", name);
    comments.iter().for_each(|comment| line("C", comment));
    references.iter().for_each(|reference| line("D", reference));
    line("H", &format!("Table of n, a(n) for n = {offset}..{}", offset + terms.len() as u64 - 1));
    formulas.iter().for_each(|formula| line("F", formula));
    if !words.is_empty() {
        line("o", &format!("(nimscope) {}", words.join(" ")));
    }
    line("K", "nonn");
    line("O", &format!("{offset},{}", first_large(terms)));
    text += &format!("\nChecked: the first {compared} terms were compared with another method, {method}.\n");
    text
}

/// As many terms as the encyclopedia shows, about 260 characters.
fn data(terms: &[u64]) -> String {
    let mut shown = String::new();
    for term in terms {
        let next = format!("{}{term}", if shown.is_empty() { "" } else { ", " });
        if shown.len() + next.len() > 260 {
            break;
        }
        shown += &next;
    }
    shown
}

/// The place of the first term above 1, counted from 1, as the encyclopedia's offset has it.
fn first_large(terms: &[u64]) -> usize {
    terms.iter().position(|&term| term > 1).map_or(1, |place| place + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plain_methods_begin_as_the_papers_print() {
        let frontier = [0, 1, 1, 2, 3, 3, 2, 4, 5, 5, 6, 7, 7, 6, 4, 8, 9, 9, 8, 10];
        assert_eq!(plain::frontier(20), frontier);
        assert_eq!(plain::records(&frontier), [0, 1, 3, 4, 7, 8, 10, 11, 15, 16, 19]);
        assert_eq!(plain::imark(13), [0, 1, 0, 2, 1, 0, 1, 0, 2, 0, 1, 0, 2]);
        assert_eq!(plain::gaps(&[3, 0, 3, 3], 3), [2, 1]);
    }

    #[test]
    fn the_formula_for_constant_rows_is_what_the_rules_give() {
        let rows = plain::constant_rows(1_500);
        assert!(rows.len() > 100);
        assert_eq!(plain::constant_rows_by_formula(rows.len()), rows);
    }

    #[test]
    fn files_have_the_forms_of_the_encyclopedia() {
        let sequence = &SEQUENCES[0];
        let terms = plain::frontier(200);
        assert!(bfile(sequence, &terms).starts_with("0 0\n1 1\n2 1\n3 2\n"));
        assert_eq!(sequence::terms(&format!("# a comment\n{}", bfile(sequence, &terms))), terms);
        let draft = draft(sequence, &terms);
        for begins in
            ["%S A131469 0, 1, 1, 2, 3,", "%N A131469 ", "%H A131469 Table of n, a(n) for n = 0..199", "%O A131469 0,4"]
        {
            assert!(draft.lines().any(|line| line.starts_with(begins)), "{begins}: {draft}");
        }
        assert!(draft.lines().all(|line| !line.starts_with("%S") || line.len() < 275));
    }
}
