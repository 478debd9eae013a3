//! The games whose values are known in closed form: S = [1, t − 1] or {2}, and a single divisor.

use crate::claim::{Case, Claim, ensure};
use crate::theorem::imark::{
    Stretch, is_p_position, theorem_1, theorem_1_printed, theorem_2, theorem_3, theorem_3_printed,
};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "imark/sopena",
            "Section 1.4",
            "For d ≢ 1 (mod t) the P-positions of i-Mark([1, t − 1], {d}) are the qt with q < d and the qt + 1 with q ≥ d.",
            "P = \\{qt : 0 ≤ q < d\\} ∪ \\{qt+1 : q ≥ d\\}",
            || {
                let games = [(2, 2), (2, 4), (3, 2), (3, 3), (3, 5), (4, 2), (4, 3), (4, 6), (5, 7)];
                games.map(|(t, d)| sopena(t, d)).into()
            },
        )
        .about(&["imark?t=3&d=5"])
        .over("(t, d) = (2, 2), (2, 4), (3, 2), (3, 3), (3, 5), (4, 2), (4, 3), (4, 6), (5, 7)")
        .to(50_000),
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
            "The theorem holds for t ≥ 3. For t = 2 the value 2 stands exactly at d and at the β_m, and every gap between these is \
             0, 1, 0, 1, … from 0.",
            "G(α_m) = t 'for' t ≥ 3 'or' m = 0",
            || GAMES.map(|(t, d)| stretched(&format!("imark?t={t}&d={d}"), theorem_1(t, d, FAR))).into(),
        )
        .observed(),
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

fn sopena(t: u64, d: u64) -> Case {
    Case::new(&format!("imark?t={t}&d={d}"), move |n, book| {
        let (found, lost) = (book.value(n, 0), is_p_position(t, d, n));
        ensure((found == 0) == lost, (n, 0), found, if lost { "0" } else { "not 0" })
    })
}

fn at_most_2(k: u64) -> Case {
    Case::new(&format!("imark?S=2&D={k}"), |n, book| {
        let found = book.value(n, 0);
        ensure(found <= 2, (n, 0), found, "at most 2")
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
