//! Moves as people type them, and what they are told where there is none.

use nimscope::play::typed;

use super::sum;

#[test]
fn a_move_is_read_in_every_way_that_people_write_it() {
    let rows = [
        ("mem0 22_2", "18_4", "1:18_4"),
        ("mem0 22_2", "22_2 → 18_4", "1:18_4"),
        ("mem0 22_2", " 22_2->18_4 ", "1:18_4"),
        ("mem0 22_2", "mem0 22_2 => 18_4", "1:18_4"),
        ("mem0 22_2", "-4", "1:18_4"),
        ("mem0 22_2", "−4", "1:18_4"),
        ("mem0 22_2", "take 4", "1:18_4"),
        // What it remembers goes without saying where there is one move to such a heap.
        ("mem0 22_2", "18", "1:18_4"),
        ("mem0 22_2 + imark?S=1&D=2,3 18", "2 9", "2:9"),
        ("mem0 22_2 + imark?S=1&D=2,3 18", "2 divide by 3", "2:6"),
        ("mem0 22_2 + imark?S=1&D=2,3 18", "Divide by 2", "2:9"),
        ("mem0 22_2 + imark?S=1&D=2,3 18", "18 → 17", "2:17"),
        ("mem0 22_2 + imark?S=1&D=2,3 18", "2 18 → 17", "2:17"),
        ("mem0 22_2 + imark?S=1&D=2,3 18", "1 -1", "1:21_1"),
        ("maxnim?d=2&pass=1 9", "pass", "1:9_0"),
        ("mnem 10_4", "add 2", "1:12_2"),
        ("dynamic?f=2n (13, 4)", "(10, 6)", "1:10_6"),
        ("serial?heaps=3,5,4", "[1, 5, 4]", "1:1_5_4"),
        // Two heaps that are the same.
        ("mem 5 + mem 5", "5_0 → 2_3", "1:2_3"),
    ];
    for (sum_text, text, written) in rows {
        let made = typed(&sum(sum_text), text).unwrap_or_else(|why| panic!("{sum_text}, {text}: {why}"));
        assert_eq!(made.to_string(), written, "{sum_text}, {text}");
    }
}

#[test]
fn what_cannot_be_played_says_what_can() {
    let rows = [
        (
            "mem0 22_2",
            "-2",
            "from 22_2 one cannot take 2. Remove any number of tokens except the number last removed from the heap. From 22_2: take 1, 3–22.",
        ),
        (
            "mem0 22_2",
            "20_2",
            "22_2 cannot become 20_2. Remove any number of tokens except the number last removed from the heap. From 22_2: take 1, 3–22.",
        ),
        (
            "imark?S=1&D=2,3 18",
            "e4",
            "“e4” is no move of 18. Subtract a member of S, or divide by a member of D that divides it exactly. From 18: divide by 2, 3; take 1.",
        ),
        ("mem 5 + mem 3", "3 1", "there is no heap 3; they are 1 to 2"),
        ("mem 5 + mem 3", "7 → 1", "no heap is 7; the sum is mem 5_0 + mem 3_0"),
        ("mem 5 + mem 3", "1 3 → 1", "heap 1 is 5_0, and not 3"),
        ("mem 5 + mem0 5", "5_0 → 1", "more than one heap is 5_0; say which, as in “2 5_0 → …”"),
        (
            "mem 5 + mem 3",
            "-1",
            "a move is the number of a heap and what it becomes, as in “1 18_4”, or what is taken, as in “1 -4”",
        ),
        (
            "mem 0",
            "0",
            "0_0 cannot become 0_0. Remove at least as many tokens as were last removed from the heap. From 0_0 there is no move.",
        ),
    ];
    for (sum_text, text, words) in rows {
        assert_eq!(typed(&sum(sum_text), text).expect_err(text).to_string(), words, "{sum_text}, {text}");
    }
}
