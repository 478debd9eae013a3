//! Sums as people write them, and what they are told when something is wrong.

use nimscope::game::Position;
use nimscope::play::Sum;
use proptest::prelude::*;

use super::{sum, sums};

#[test]
fn what_is_written_is_read() {
    let rows: &[(&str, &[Position])] = &[
        ("mem0 22_2", &[Position::with(22, 2)]),
        ("mem0 22", &[Position::with(22, 0)]),
        ("mem0 22_2+imark?S=1&D=2,3 17", &[Position::with(22, 2), Position::bare(17)]),
        ("  mem0   10^3_2 ", &[Position::with(1000, 2)]),
        // The pass is there unless something else is said.
        ("maxnim?d=7/4&pass=1 9", &[Position::with(9, 1)]),
        ("maxnim?d=7/4&pass=1 9_0", &[Position::with(9, 0)]),
        ("dynamic?f=2n (13, 4)", &[Position::with(13, 4)]),
        ("dynamic?f=2n 13_4 + dynamic?f=n [5,2]", &[Position::with(13, 4), Position::with(5, 2)]),
        // Its heaps are in the spec already.
        ("serial?heaps=3,5,4", &[Position::of(&[3, 5, 4])]),
        ("serial?heaps=3,5,4 [0, 2, 4]", &[Position::of(&[0, 2, 4])]),
        // A plus sign and brackets of a rule are the rule's.
        ("maximum?f=floor(n/2) + 1 9 + maximum?f=min(n, 3) 4", &[Position::bare(9), Position::bare(4)]),
        ("memgame?F=j != k and j < 3 + k 9_2 + mem 3", &[Position::with(9, 2), Position::with(3, 0)]),
    ];
    for (text, positions) in rows {
        let found: Vec<Position> = sum(text).components.into_iter().map(|component| component.at).collect();
        assert_eq!(found, *positions, "{text}");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let rows = [
        ("", "a sum is heaps with a plus sign between them, as in “mem0 22_2 + imark?S=1&D=2,3 17”"),
        ("mem 3 + ", "a sum is heaps with a plus sign between them"),
        ("+ mem 3", "a sum is heaps with a plus sign between them"),
        ("mem", "mem needs a heap behind it, as in “mem 12_0”"),
        ("mem 3 + nim 4", "no game is called “nim”; known games: mem, memplus"),
        ("nim 4", "no game is called “nim”; known games: mem, memplus"),
        ("mem x", "no game is called “mem x”; known games: mem, memplus"),
        ("mem 3_4_5", "a position of mem has 2 numbers, as 12_0 has, and “3_4_5” has 3"),
        ("imark?S=1&D=2,3 5_1", "a position of imark?S=1&D=2,3 has one number, as 12 has, and “5_1” has 2"),
        ("dynamic?f=2n 5", "a position of dynamic?f=2n&misere=0 has 2 numbers, as 12_5 has, and “5” has 1"),
        ("imark?S=1&D=2,3 10^30", "1000000000000000000000000000000 is too large to be played"),
        ("imark?S=1&Q=2,3 5", "imark has no parameter “Q”"),
        (
            "dynamic?f=2n&misere=1 (5, 2) + mem 3",
            "a game in which whoever moves last loses has outcomes and no nim values",
        ),
    ];
    for (text, words) in rows {
        let refusal = text.parse::<Sum>().expect_err(text).to_string();
        assert!(refusal.starts_with(words), "{text}: {refusal}");
    }
    let many = vec!["mem 1"; 17].join(" + ");
    assert_eq!(many.parse::<Sum>().unwrap_err().to_string(), "a sum has at most 16 heaps, and this one has 17");
}

proptest! {
    #[test]
    fn what_is_printed_is_read_again(text in sums()) {
        let sum = sum(&text);
        let printed = sum.to_string();
        prop_assert_eq!(printed.parse::<Sum>().expect("its own text"), sum.clone(), "{}", printed);
        for next in super::followers(&sum) {
            prop_assert_eq!(next.to_string().parse::<Sum>().expect("its own text"), next);
        }
    }

    #[test]
    fn no_text_breaks_it(text in "[a-z0-9?&=+_,()\\[\\] ^k]{0,60}") {
        let _ = text.parse::<Sum>();
    }
}
