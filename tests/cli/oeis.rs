//! What `cargo xtask oeis` writes: the program's terms are those of programs that share nothing with it.

#[path = "../../xtask/src/oeis/plain.rs"]
mod plain;
// What the drafts say is of no concern here.
#[allow(dead_code)]
#[path = "../../xtask/src/oeis/sequence.rs"]
mod sequence;

use super::print;
use sequence::{SEQUENCES, terms};

/// So many terms are compared here; the command itself compares all that another method has.
const FEW: usize = 400;

#[test]
fn first_terms_are_those_of_another_method() {
    for sequence in SEQUENCES.iter().filter(|sequence| !sequence.words.is_empty()) {
        let terms = (sequence.made)(terms(&print(sequence.words)));
        let few = sequence.compared.min(FEW);
        assert_eq!(terms[..few], (sequence.plain)(few)[..few], "{}", sequence.file);
        let wanted = if sequence.file.ends_with("gaps") { 9_000 } else { sequence::TERMS };
        assert!(terms.len() >= wanted, "{} has {} terms", sequence.file, terms.len());
    }
}
