//! The games whose values are known in closed form: S = [1, t − 1] or {2}, and a single divisor.

use super::outcome;
use crate::claim::{Case, Claim, ensure};
use crate::paper::imark::theorems::{Stretch, theorem_1, theorem_1_printed, theorem_2, theorem_3, theorem_3_printed};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "imark/thm-1",
            "Theorem 1",
            "For d ≡ 1 (mod t), i-Mark([1, t − 1], {d}) has the value t at α_m = d + … + d^(m+1) and β_m = d + … + d^m + t·d^(m+1), the \
             pattern 0, 1, …, t − 1 before each α_m and 1, 2, …, t − 2, 0, t − 1 before each β_m.",
            "G(α_m) = G(β_m) = t, α_m = d + … + d^{m+1}, β_m = d + … + d^m + t d^{m+1}",
            || GAMES.map(|(t, d)| stretched(&format!("imark?t={t}&d={d}"), theorem_1_printed(t, d, FAR))).into(),
        )
        .mark("sequences")
        .about(&["imark?t=2&d=3", "imark?t=3&d=4", "imark?t=5&d=6"])
        .over("(t, d) = (2, 3), (2, 5), (2, 7), (3, 4), (3, 7), (4, 5), (4, 9), (5, 6), (5, 11)")
        .mark("intervals")
        .to(50_000)
        .note("In the exponent z_0, β_{−1} has to be read as −1, so that z_0 = (d − 1)/t.")
        .corrected(
            "The theorem holds for t ≥ 3, as the paper proves. For t = 2 the value 2 stands exactly at d and at the β_m, and every gap between these is \
             0, 1, 0, 1, … from 0.",
            "G(α_m) = t 'for' t ≥ 3 'or' m = 0",
            || GAMES.map(|(t, d)| stretched(&format!("imark?t={t}&d={d}"), theorem_1(t, d, FAR))).into(),
        )
        .proved_here("imark-two.md#theorem-1"),
        Claim::new(
            "imark/sec-1.5",
            "Section 1.5",
            "The values of i-Mark({2}, {k}) are at most 2.",
            "G(n) ≤ 2",
            || [3, 5, 7, 9, 11, 13].map(at_most_2).into(),
        )
        .about(&["imark?S=2&D=3", "imark?S=2&D=5"])
        .over("k = 3, 5, …, 13")
        .to(50_000),
        Claim::new(
            "imark/sec-1.5-outcomes",
            "Section 1.5",
            "In the games of Theorems 1, 2 and 3 the outcome sequence is aperiodic: between β_{m−1} and β_m the P-positions are the heaps \
             n ≡ m (mod t); in i-Mark({2}, {k}) they are two neighbouring remainders modulo 4, which move by 1 at every c_m and, for \
             k ≡ 1 (mod 4), at every a_m. These stretches grow, so that no period can hold.",
            "β_{m−1} < n < β_m : G(n) = 0 ⇔ n ≡ m (mod t)",
            || {
                let first = GAMES.into_iter().map(|(t, d)| one_remainder(t, d));
                first.chain([3, 5, 7, 9, 11, 13].map(two_remainders)).collect()
            },
        )
        .about(&["imark?t=3&d=4", "imark?S=2&D=3", "imark?S=2&D=5"])
        .over("(t, d) = (2, 3), (2, 5), (2, 7), (3, 4), (3, 7), (4, 5), (4, 9), (5, 6), (5, 11), and k = 3, 5, …, 13")
        .to(50_000)
        .note("β_{−1} is −1. Here stands what the theorems give of the P-positions, from which the paper’s sentence follows."),
        Claim::new(
            "imark/thm-2",
            "Theorem 2",
            "For k ≡ 3 (mod 4), i-Mark({2}, {k}) has the value 2 exactly at b = 2k and at c_0 = 4k, c_m = k(c_{m−1} + 2); between them 0, 0, 1, 1 \
             repeats, shifted after b and after every second c_m.",
            "G(b) = G(c_m) = 2, b = 2k, c_0 = 4k, c_m = k(c_{m−1} + 2)",
            || [3, 7, 11, 15].map(|k| stretched(&format!("imark?S=2&D={k}"), theorem_2(k, FAR))).into(),
        )
        .mark("sequences")
        .about(&["imark?S=2&D=3", "imark?S=2&D=7"])
        .over("k = 3, 7, 11, 15")
        .mark("intervals")
        .to(50_000),
        Claim::new(
            "imark/thm-3",
            "Theorem 3",
            "For k ≡ 1 (mod 4), i-Mark({2}, {k}) has the value 2 exactly at b = 2k, the c_m and a_0 = k, a_m = k(a_{m−1} + 2); between them 0, 0, 1, 1 \
             repeats or 1, 0, 0, 1 does, and the interval Y between k and 2k ends with a 0 of its own.",
            "Y : (1,0,0,1)^{z}, 0, z = {k−1}//{4}",
            || [5, 9, 13, 17].map(|k| stretched(&format!("imark?S=2&D={k}"), theorem_3_printed(k, FAR))).into(),
        )
        .mark("sequences")
        .about(&["imark?S=2&D=5", "imark?S=2&D=9"])
        .over("k = 5, 9, 13, 17")
        .mark("intervals")
        .to(50_000)
        .note("The interval Y has 4z heaps, and its printed sequence 4z + 1 terms: the last one would stand at b = 2k.")
        .corrected(
            "The same without the 0 at the end of Y.",
            "Y : (1,0,0,1)^{z}, z = {k−1}//{4}",
            || [5, 9, 13, 17].map(|k| stretched(&format!("imark?S=2&D={k}"), theorem_3(k, FAR))).into(),
        ),
    ]
}

/// The games of Theorem 1 that are tried.
const GAMES: [(u64, u64); 9] = [(2, 3), (2, 5), (2, 7), (3, 4), (3, 7), (4, 5), (4, 9), (5, 6), (5, 11)];

/// Beyond every table.
const FAR: u64 = 1 << 30;

fn at_most_2(k: u64) -> Case {
    Case::new(&format!("imark?S=2&D={k}"), |n, book| {
        let found = book.value(n, 0);
        ensure(found <= 2, (n, 0), found, "at most 2")
    })
}

/// The P-positions of Theorem 1.
fn one_remainder(t: u64, d: u64) -> Case {
    let (mut m, mut beta) = (0, t * d);
    Case::new(&format!("imark?t={t}&d={d}"), move |n, book| {
        if n > beta {
            (m, beta) = (m + 1, d * (beta + 1));
        }
        outcome(n, book, n != beta && n % t == m % t)
    })
}

/// The P-positions of Theorems 2 and 3.
fn two_remainders(k: u64) -> Case {
    let starts: &[u64] = if k % 4 == 1 { &[k, 4 * k] } else { &[4 * k] };
    let chain = |&x: &u64| std::iter::successors(Some(x), move |x| Some(k * (x + 2))).take_while(|&x| x < FAR);
    let mut turns: Vec<u64> = starts.iter().flat_map(chain).collect();
    turns.sort_unstable();
    Case::new(&format!("imark?S=2&D={k}"), move |n, book| {
        let passed = turns.partition_point(|&turn| turn < n) as u64;
        // The first of both remainders is 0, 1, 0, 1, … for k ≡ 3, and 0, 3, 2, 1, 0, … for k ≡ 1.
        let first = if k % 4 == 1 { 3 * passed % 4 } else { passed % 2 };
        outcome(n, book, (n + 4 - first) % 4 < 2 && turns.binary_search(&n).is_err())
    })
}

/// The values of stretches, one after the other. A stretch with more terms than heaps claims the heap after it as well.
fn stretched(spec: &str, stretches: Vec<Stretch>) -> Case {
    let mut place = 0;
    Case::new(spec, move |n, book| {
        if n > stretches[place].last {
            place += 1;
        }
        let first = place.saturating_sub(1);
        let mut claims = stretches[first..=place].iter().rev().filter_map(|stretch| stretch.value(n));
        claims.try_for_each(|claimed| book.equal(n, 0, claimed.into()))
    })
}
