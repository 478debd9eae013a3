//! Tables 1–3 as printed, and the list of frontier values of section 5.

use crate::claim::{Case, Claim};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/table-1",
            "Table 1",
            "The values of MEM⁺ for 1 ≤ n, k ≤ 20 are as printed.",
            "1 ≤ n,k ≤ 20",
            || vec![table("memplus", include_str!("table-1-mem-plus.txt")).by_rules()],
        )
        .about(&["memplus"])
        .whole(20),
        Claim::new(
            "memgames/table-2",
            "Table 2",
            "The values of MEM for 1 ≤ n, k ≤ 20 are as printed.",
            "1 ≤ n,k ≤ 20",
            || vec![table("mem", include_str!("table-2-mem.txt")).by_rules()],
        )
        .about(&["mem"])
        .whole(20),
        Claim::new(
            "memgames/table-3",
            "Table 3",
            "The values of MEM⁰ for 1 ≤ n, k ≤ 20 are as printed.",
            "1 ≤ n,k ≤ 20",
            || vec![table("mem0", include_str!("table-3-mem-zero.txt"))],
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

/// A printed table: its first line names the columns, and every other line begins with its row.
fn table(spec: &str, printed: &'static str) -> Case {
    let numbers = |line: &str| -> Vec<u64> { line.split(' ').filter_map(|word| word.parse().ok()).collect() };
    let mut lines = printed.lines();
    let columns = numbers(lines.next().unwrap_or_default());
    let rows: Vec<Vec<u64>> = lines.map(numbers).collect();
    Case::new(spec, move |n, book| {
        let printed = rows.iter().find(|row| row[0] == n).map_or(&[][..], |row| &row[1..]);
        columns.iter().zip(printed).try_for_each(|(&k, &value)| book.equal(n, k, value))
    })
}
