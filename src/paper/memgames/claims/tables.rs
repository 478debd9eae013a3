//! Tables 1–3 as printed, and the list of frontier values of section 5.

use crate::claim::{Case, Claim};
use crate::paper::memgames::Memgame;
use crate::paper::memgames::printed::PrintedTable;

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/table-1",
            "Table 1",
            "The values of MEM⁺ for 1 ≤ n, k ≤ 20 are as printed.",
            "1 ≤ n,k ≤ 20",
            || vec![table("memplus", &Memgame::MemPlus).by_rules()],
        )
        .about(&["memplus"])
        .whole(20),
        Claim::new(
            "memgames/table-2",
            "Table 2",
            "The values of MEM for 1 ≤ n, k ≤ 20 are as printed.",
            "1 ≤ n,k ≤ 20",
            || vec![table("mem", &Memgame::Mem).by_rules()],
        )
        .about(&["mem"])
        .whole(20),
        Claim::new(
            "memgames/table-3",
            "Table 3",
            "The values of MEM⁰ for 1 ≤ n, k ≤ 20 are as printed.",
            "1 ≤ n,k ≤ 20",
            || vec![table("mem0", &Memgame::MemZero)],
        )
        .about(&["mem0"])
        .whole(20),
        Claim::new(
            "memgames/sec-5-frontier",
            "Section 5",
            "The frontier of MEM⁰ begins 0, 1, 1, 2, 3, 3, 2, 4, 5, 5, 6, 7, 7, 6, 4, 8, 9, 9, 8, 10.",
            "G(n_∞), 0 ≤ n ≤ 19",
            || vec![Case::new("mem0", |n, book| book.equal(n, n + 1, FRONTIER[n as usize]))],
        )
        .about(&["mem0"])
        .mark("frontier")
        .whole(19),
    ]
}

const FRONTIER: [u64; 20] = [0, 1, 1, 2, 3, 3, 2, 4, 5, 5, 6, 7, 7, 6, 4, 8, 9, 9, 8, 10];

fn table(spec: &str, game: &Memgame) -> Case {
    let printed = PrintedTable::of(game).expect("a table is printed");
    Case::new(spec, move |n, book| printed.row(n).try_for_each(|(k, value)| book.equal(n, k, value.into())))
}
