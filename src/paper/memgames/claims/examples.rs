//! The examples of section 5 and the counts of section 6: the values 11, 12, 1270, 105161 and 871 of MEM⁰.

use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::new(
            "memgames/ex-11",
            "Section 5, example",
            "The value 11 stands on the frontier of rows 20 and 21, and beyond them only at 22_2, 40_19 and 42_22.",
            "G(22_2) = G(40_{19}) = G(42_{22}) = 11",
            || vec![Case::new("mem0", |n, book| (1..=n + 1).try_for_each(|k| eleven(n, k, book)))],
        )
        .to(400),
        Claim::new(
            "memgames/ex-12",
            "Section 5, example",
            "The value 12 stands at 24_1, 32_5, 22_k for k ≠ 2, 10, and on the diagonal (22 + k)_k where 2 divides k an even number of times, \
             inverted for k = 2^e with e ≥ 4, 3·2^e and 15·2^e.",
            "G((22+k)_k) = 12 ⇔ v_2(k) ≡ 0 (mod 2), k ≠ 2^{e≥4}, 3·2^e, 15·2^e",
            || vec![Case::new("mem0", |n, book| (1..=n + 1).try_for_each(|k| twelve(n, k, book)))],
        )
        .mark("diagonals")
        .to(1000),
        Claim::new(
            "memgames/ex-1270",
            "Section 5, example",
            "The value 1270 stands on the diagonal (2782 + k)_k where 2 divides k an even number of times; for the odd parts 3, 19, 27, 45, 143, 477, \
             2067, 2091 of k it is the other way round, but not at k = 143, 286, 572, 1144.",
            "G((2782+k)_k) = 1270",
            || vec![Case::new("mem0", |n, book| n.checked_sub(2783).map_or(Ok(()), |k| diagonal(k + 1, book)))],
        )
        .mark("diagonals")
        .to(12_000),
        Claim::new(
            "memgames/ex-105161",
            "Section 5, example",
            "The diagonal of the value 105161, (230784 + k)_k, has 106 asymptotic and 143 early exceptions.",
            "m = 105161, t = 230784",
            || vec![Case::new("mem0", exceptions("106 asymptotic and 143 early exceptions"))],
        )
        .mark("diagonals")
        .whole(4 * T)
        .corrected(
            "The diagonal of the value 105161, (230784 + k)_k, has 106 asymptotic and 146 early exceptions.",
            "m = 105161, t = 230784",
            || vec![Case::new("mem0", exceptions("106 asymptotic and 146 early exceptions"))],
        ),
        Claim::new(
            "memgames/immortal",
            "Section 5",
            "Up to row 500000 exactly the values 0, 12, 1270 and 105161 of MEM⁰ stand once on the frontier and not again until twice that row.",
            "m = 0, 12, 1270, 105161",
            || vec![Case::new("mem0", immortal())],
        )
        .mark("frontier")
        .whole(500_000),
        Claim::new(
            "memgames/sec-6-four",
            "Section 6",
            "The least value that stands four times on the frontier of MEM⁰ is 871.",
            "m = 871",
            || vec![Case::new("mem0", four_times())],
        )
        .mark("frontier")
        .computed()
        .to(10_000),
    ];
    for claim in &mut claims {
        claim.games = &["mem0"];
    }
    claims
}

fn eleven(n: u64, k: u64, book: &mut Book) -> Checked {
    let found = book.value(n, k);
    let stands = match n {
        // The exceptions of the two rows are not listed in the paper.
        20 | 21 => return ensure(k <= n || found == 11, (n, k), found, 11),
        _ => [(22, 2), (40, 19), (42, 22)].contains(&(n, k)),
    };
    ensure((found == 11) == stands, (n, k), found, if stands { "11" } else { "not 11" })
}

fn twelve(n: u64, k: u64, book: &mut Book) -> Checked {
    let found = book.value(n, k);
    let stands = match n {
        22 => k != 2 && k != 10,
        _ if n == 22 + k => {
            let odd = k >> k.trailing_zeros();
            k.trailing_zeros().is_multiple_of(2) != (odd == 1 && k >= 16 || odd == 3 || odd == 15)
        }
        _ => (n, k) == (24, 1) || (n, k) == (32, 5),
    };
    ensure((found == 12) == stands, (n, k), found, if stands { "12" } else { "not 12" })
}

/// The diagonal of 1270 at k.
fn diagonal(k: u64, book: &mut Book) -> Checked {
    let (n, found) = (2782 + k, book.value(2782 + k, k));
    let odd = k >> k.trailing_zeros();
    let inverted = [3, 19, 27, 45, 143, 477, 2067, 2091].contains(&odd) && ![143, 286, 572, 1144].contains(&k);
    let stands = k.trailing_zeros().is_multiple_of(2) != inverted;
    ensure((found == 1270) == stands, (n, k), found, if stands { "1270" } else { "not 1270" })
}

/// The row of the value 105161.
const T: u64 = 230_784;

/// Notes where the diagonal of 105161 keeps to the parity of v₂(k), and counts its exceptions once k = 3t is reached.
///
/// For an odd b ≤ 3t the behaviour at the one b·2^e with 3t/2 < b·2^e ≤ 3t lasts for ever (Theorem 5.9); b is an
/// asymptotic exception if it is inverted. An early exception is a k ≤ 3t that is not as its b will be.
fn exceptions(claimed: &'static str) -> impl FnMut(u64, &mut Book) -> Checked {
    let mut inverted = vec![false; 3 * T as usize + 1];
    move |n, book| {
        let Some(k) = n.checked_sub(T).filter(|k| (1..=3 * T).contains(k)) else { return Ok(()) };
        inverted[k as usize] = (book.value(n, k) == 105_161) != k.trailing_zeros().is_multiple_of(2);
        if k < 3 * T {
            return Ok(());
        }
        let lasting = |b: u64| inverted[(b << (3 * T / b).ilog2()) as usize];
        let asymptotic = (1..=3 * T).step_by(2).filter(|&b| lasting(b)).count();
        let early = (1..=3 * T).filter(|&k| inverted[k as usize] != lasting(k >> k.trailing_zeros())).count();
        let found = format!("{asymptotic} asymptotic and {early} early exceptions");
        ensure(found == claimed, (n, k), &found, claimed)
    }
}

fn immortal() -> impl FnMut(u64, &mut Book) -> Checked {
    const IMMORTAL: [(u64, u64); 4] = [(0, 0), (22, 12), (2782, 1270), (T, 105_161)];
    let mut times: Vec<u32> = Vec::new();
    let mut frontier = Vec::new();
    move |n, book| {
        let value = book.frontier(n);
        times.resize(times.len().max(value as usize + 1), 0);
        times[value as usize] += 1;
        frontier.push(value);
        let t = n / 2;
        let value = frontier[t as usize];
        if n != 2 * t + 1 {
            return Ok(());
        }
        let listed = IMMORTAL.iter().find(|(row, _)| *row == t).map(|&(_, value)| value);
        let found = (times[value as usize] == 1).then_some(value);
        let words =
            |value: Option<u64>| value.map_or("a mortal value".to_owned(), |value| format!("the immortal {value}"));
        ensure(found == listed, (t, t + 1), words(found), words(listed))
    }
}

fn four_times() -> impl FnMut(u64, &mut Book) -> Checked {
    let mut times: Vec<u32> = Vec::new();
    move |n, book| {
        let value = book.frontier(n);
        times.resize(times.len().max(value as usize + 1), 0);
        times[value as usize] += 1;
        let early = times[value as usize] == 4 && value < 871;
        ensure(!early, (n, n + 1), value, "fewer than four times")?;
        // A value of row t is gone from the frontier after row 2t, and 871 enters it before row 2000.
        let found = times.get(871).copied().unwrap_or(0);
        ensure(n != 4000 || found == 4, (n, n + 1), format_args!("871 stands {found} times"), "four times")
    }
}
