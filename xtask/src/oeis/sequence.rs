//! The sequences that could be sent to the encyclopedia, and what to say of them.

use super::plain;

/// A sequence: where the program has its terms, and how they are checked.
pub(crate) struct Sequence {
    /// The name of its files.
    pub(crate) file: &'static str,
    /// What the encyclopedia would call it.
    pub(crate) name: &'static str,
    /// The number that it has there, if it has one.
    pub(crate) number: &'static str,
    /// The first index.
    pub(crate) offset: u64,
    /// What the program is told, if it has the terms or what they are made of.
    pub(crate) words: &'static [&'static str],
    /// Makes the terms of what the program prints.
    pub(crate) made: fn(Vec<u64>) -> Vec<u64>,
    /// So many first terms by another method.
    pub(crate) plain: fn(usize) -> Vec<u64>,
    /// How many of them are compared.
    pub(crate) compared: usize,
    /// What that method is.
    pub(crate) method: &'static str,
    /// What else is known.
    pub(crate) comments: &'static [&'static str],
    /// Formulas.
    pub(crate) formulas: &'static [&'static str],
    /// Where it is from.
    pub(crate) references: &'static [&'static str],
}

/// The terms that a b-file has, if there are so many.
pub(crate) const TERMS: usize = 10_000;

const MEMGAMES: &str =
    "Urban Larsson, Simon Rubinstein-Salzedo and Aaron N. Siegel, Memgames, arXiv:1912.10517 [math.CO], 2019.";
const IMARK: &str = "Oren Friman and Gabriel Nivasch, Some i-Mark games, Theoretical Computer Science (2021), doi:10.1016/j.tcs.2021.06.032; arXiv:2007.00721.";
const RULES: &str = "the mex of the options of every position, straight from the rules, by a program of a few lines that shares nothing with nimscope's";

fn as_it_is(terms: Vec<u64>) -> Vec<u64> {
    terms
}

/// All of them.
pub(crate) const SEQUENCES: &[Sequence] = &[
    Sequence {
        file: "A131469",
        name: "Grundy numbers of one-pile MEM^0 (short local nim): any number may be removed but the number last removed; values of untouched heaps.",
        number: "A131469",
        offset: 0,
        words: &["sequence", "mem0", "--k", "inf", "--n", "0-9999", "--format", "bfile"],
        made: as_it_is,
        plain: plain::frontier,
        compared: TERMS,
        method: RULES,
        comments: &[
            "A value that is new exceeds all before it, and every number occurs (Memgames, Theorems 5.2 and 5.3).",
            "A value of row n does not occur after row 2n (Memgames, Theorem 5.7).",
        ],
        formulas: &[],
        references: &[MEMGAMES],
    },
    Sequence {
        file: "imark-1-2-3",
        name: "Grundy values of i-Mark({1}, {2, 3}): from a heap of n one subtracts 1, or divides by 2 or by 3 if that is exact.",
        number: "",
        offset: 0,
        words: &["sequence", "imark?S=1&D=2,3", "--n", "0-9999", "--format", "bfile"],
        made: as_it_is,
        plain: plain::imark,
        compared: TERMS,
        method: RULES,
        comments: &[
            "The longest gaps between equal values 0, 1, 2 and 3 are exactly 4, 8, 19 and 240, for all n: a finite proof by computer, which `nimscope gaps --prove` repeats.",
            "a(n) can be computed in time polynomial in log n.",
        ],
        formulas: &["a(0) = 0; a(n) = mex({a(n-1)} U {a(n/d) : d in {2, 3}, d divides n})."],
        references: &[IMARK],
    },
    Sequence {
        file: "imark-1-2-3-gaps",
        name: "Gaps between consecutive heaps of value 3 in i-Mark({1}, {2, 3}).",
        number: "",
        offset: 1,
        words: &["sequence", "imark?S=1&D=2,3", "--n", "0-999999", "--format", "bfile"],
        made: |values| plain::gaps(&values, 3),
        plain: |count| {
            let mut gaps = plain::gaps(&plain::imark(1_000_000), 3);
            gaps.truncate(count);
            gaps
        },
        compared: TERMS,
        method: RULES,
        comments: &[
            "The terms are multiples of 6, at most 240, and neither 186, 222 nor 228; all others occur, 240 first between 147707580 and 147707820.",
            "That there is a bound at all was asked by Friman and Nivasch.",
        ],
        formulas: &[],
        references: &[IMARK],
    },
    Sequence {
        file: "upmark",
        name: "Grundy values of UpMark: from a heap of n one subtracts 1, or halves it and rounds up.",
        number: "",
        offset: 0,
        words: &["sequence", "mark?S=1&D=2&round=ceil&end=0", "--n", "0-9999", "--format", "bfile"],
        made: as_it_is,
        plain: plain::upmark,
        compared: TERMS,
        method: RULES,
        comments: &["A heap of 1 is not halved, since that would leave it as it is."],
        formulas: &["a(0) = 0, a(1) = 1; a(n) = mex{a(n-1), a(ceiling(n/2))} for n >= 2."],
        references: &[IMARK],
    },
    Sequence {
        file: "mnem-column-1",
        name: "Grundy values of the positions n_1 of Conway's game MNEM: at least as many tokens are removed as were last moved, or fewer are added.",
        number: "",
        offset: 0,
        words: &["sequence", "mnem", "--k", "1", "--n", "0-9999", "--format", "bfile"],
        made: as_it_is,
        plain: |count| {
            let mut column = plain::mnem_column(90);
            column.truncate(count);
            column
        },
        compared: 30,
        method: "labels of all positions with fewer than 90 tokens, straight from the definition of values in games that may go on for ever",
        comments: &[
            "It is conjectured that all values of MNEM are finite; that is so for all n <= 4000000.",
            "If a(n) is finite, then sqrt(n+1) - 2 < a(n) <= 2*sqrt(n) + 1.",
        ],
        formulas: &[],
        references: &[MEMGAMES],
    },
    Sequence {
        file: "mem0-records",
        name: "Heaps at which the values of untouched heaps of MEM^0, A131469, set a record; row of the first occurrence of n there.",
        number: "",
        offset: 0,
        words: &["sequence", "mem0", "--k", "inf", "--n", "0-24999", "--format", "bfile"],
        made: |frontier| plain::records(&frontier),
        plain: |count| {
            // A record comes about every 2.2 rows.
            let mut records = plain::records(&plain::frontier(3 * count.min(4_000)));
            records.truncate(count.min(4_000));
            records
        },
        compared: 4_000,
        method: RULES,
        comments: &[
            "Freeing the heap p, from which then also the last removal may be repeated, makes its value immortal if and only if p is a term.",
        ],
        formulas: &[],
        references: &[MEMGAMES],
    },
    Sequence {
        file: "mem-constant-rows",
        name: "Numbers n >= 2 such that all positions n_k, k >= 1, k^2 < n, of MEM have the same value; at least as many tokens are removed as were last.",
        number: "",
        offset: 1,
        words: &[],
        made: |_| plain::constant_rows_by_formula(TERMS),
        plain: |count| {
            let mut rows = plain::constant_rows(2_000);
            rows.truncate(count);
            rows
        },
        compared: 120,
        method: "the values of all positions with fewer than 2000 tokens, straight from the rules",
        comments: &[
            "Memgames observes the rows m(m+2). That these are all is Corollary 2.3 of nimscope's docs/proofs/mem.md.",
        ],
        formulas: &["The numbers m*(m+2) and m*(m+3) for m >= 1 and m*(m+4) for m >= 2, and 2, 7, 9, 25, 36."],
        references: &[MEMGAMES],
    },
];

/// The terms of a b-file.
pub(crate) fn terms(bfile: &str) -> Vec<u64> {
    let lines = bfile.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| line.split(' ').nth(1)?.parse().ok()).collect()
}
